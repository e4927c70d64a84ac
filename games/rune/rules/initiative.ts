// Who acts when. RUN-INIT-06 to -14

/** What is taken off the total for each further action. */
const STEP = 20;

/** One action, and another each time 20 can be taken off with something left. RUN-INIT-13 */
const actionsOf = (total: number): number => Math.max(1, Math.ceil(total / STEP));

/** `less`: what does not count for further actions. RUN-INIT-14, RUN-GIFT-FROST-SPEEDED-HEELS */
export const stepsOf = (total: number, less = 0): number[] =>
  Array.from({ length: actionsOf(total - less) }, (_, n) => total - STEP * n);

/** Whoever waits shifts all that follows; what falls below 0 is lost, and nothing is gained. RUN-RULING-C07 */
export function stepsAfterWaiting(steps: readonly number[], actedAt: number): number[] {
  const [, ...further] = steps;
  return further.map((_, n) => actedAt - STEP * (n + 1)).filter((step) => step >= 0);
}

export interface Contender {
  readonly total: number;
  readonly hero: boolean;
  /** How many different gifts and rune powers; for foes it does not matter. RUN-RULING-G71 */
  readonly gifts: number;
  /** Of heroes the die that breaks ties, higher first; of foes their place in the notes, first first. */
  readonly tieBreak: number;
}

/** Heroes before foes, the gifted before others; who is first of equals stays so for the round. RUN-INIT-06 to -09 */
export function inOrder(a: Contender, b: Contender): number {
  if (a.total !== b.total) return b.total - a.total;
  if (a.hero !== b.hero) return a.hero ? -1 : 1;
  if (!a.hero) return a.tieBreak - b.tieBreak;
  return b.gifts - a.gifts || b.tieBreak - a.tieBreak;
}
