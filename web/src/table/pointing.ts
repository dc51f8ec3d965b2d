/** What the pointer or the focus is on, for the tip beside it. */
import type { Answer } from '../lib/wire';

export interface Pointed {
  id: string;
  name: string;
  answers: Answer[];
  where: DOMRect;
}
