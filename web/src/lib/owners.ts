/** Owners are colour, shape and letter, the same as in the pictures (core/svg.py). */

export const OWNER_LETTERS = 'ABCDEF';

export const OWNER_SHAPES = [
  '<circle r="17"/>',
  '<rect x="-16" y="-16" width="32" height="32" rx="4"/>',
  '<path d="M0-20 20 0 0 20-20 0Z"/>',
  '<path d="M-9-17 9-17 19 0 9 17-9 17-19 0Z"/>',
  '<path d="M0-20 20 16-20 16Z"/>',
  '<path d="M-8-19H8V-8H19V8H8V19H-8V8H-19V-8H-8Z"/>',
];

export function letterOf(seat: number): string {
  return OWNER_LETTERS[seat] ?? '?';
}
