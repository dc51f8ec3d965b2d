/** The part of a picture that is shown: arithmetic of panning and zooming, without a page. */

export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const CLOSEST = 6;
const FARTHEST = 0.9;

/** All of the picture, in the middle of a window of this shape. */
export function fitted(picture: Size, window: Size): View {
  const scale = Math.min(window.width / picture.width, window.height / picture.height) || 1;
  const width = window.width / scale;
  const height = window.height / scale;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** How many times taller than the picture a window may be before most of it would stay empty. */
const TALL = 1.7;
/** Picture units on a pixel beyond which what is written cannot be read. */
const TINY = 1.5;

/** Whether all of the picture would be a small strip across this window. */
export function isStrip(picture: Size, window: Size): boolean {
  const whole = fitted(picture, window);
  return whole.height > picture.height * TALL && whole.width > window.width * TINY;
}

/** From the left edge as much as the full height leaves room for; `below` pixels at the bottom stay free. */
export function filled(picture: Size, window: Size, below: number): View {
  const scale = (window.height - below) / picture.height;
  return { x: 0, y: 0, width: window.width / scale, height: window.height / scale };
}

/** Nearer (factor > 1) or farther, with the point staying where it is. The point is in picture units. */
export function zoomed(view: View, picture: Size, window: Size, factor: number, point: { x: number; y: number }): View {
  const fit = fitted(picture, window);
  const width = Math.min(fit.width / FARTHEST, Math.max(fit.width / CLOSEST, view.width / factor));
  const ratio = width / view.width;
  const next = {
    x: point.x - (point.x - view.x) * ratio,
    y: point.y - (point.y - view.y) * ratio,
    width,
    height: view.height * ratio,
  };
  return held(next, picture);
}

/** Moved by picture units. */
export function panned(view: View, picture: Size, dx: number, dy: number): View {
  return held({ ...view, x: view.x + dx, y: view.y + dy }, picture);
}

/** The picture never leaves the window: its middle line stays within reach on both axes. */
function held(view: View, picture: Size): View {
  return {
    ...view,
    x: within(view.x, -view.width * 0.6, picture.width - view.width * 0.4),
    y: within(view.y, -view.height * 0.6, picture.height - view.height * 0.4),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The same middle and scale in a window of another shape. */
export function reshaped(view: View, before: Size, after: Size): View {
  const scale = view.width / before.width;
  const width = after.width * scale;
  const height = after.height * scale;
  return { x: view.x + (view.width - width) / 2, y: view.y + (view.height - height) / 2, width, height };
}
