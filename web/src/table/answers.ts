/** How the answers are laid out in the bar. */
import { lettersFor } from '../lib/keys';
import type { Answer } from '../lib/wire';

export interface Choice {
  answer: Answer;
  letter: string;
}

export interface Layout {
  /** Shown in the bar at once. */
  shown: Choice[];
  /** Chosen on the board; the list opens on demand. */
  folded: Choice[];
}

/** More places than this are chosen on the board rather than in a list. */
export const MOST_PLACES = 12;

export function laidOut(answers: Answer[]): Layout {
  const letters = lettersFor(answers.map((answer) => answer.notation));
  const choices = answers.map((answer, at) => ({ answer, letter: letters[at] ?? '' }));
  const placed = choices.filter((choice) => choice.answer.target);
  if (placed.length <= MOST_PLACES) return { shown: choices, folded: [] };
  return { shown: withLetters(choices.filter((choice) => !choice.answer.target)), folded: bare(placed) };
}

/** Letters go to what is in sight. */
function withLetters(choices: Choice[]): Choice[] {
  const letters = lettersFor(choices.map((choice) => choice.answer.notation));
  return choices.map((choice, at) => ({ answer: choice.answer, letter: letters[at] ?? '' }));
}

function bare(choices: Choice[]): Choice[] {
  return choices.map((choice) => ({ answer: choice.answer, letter: '' }));
}
