// What was pressed while an answer is under way: the same again, or already an answer to what was asked next.

import type { Asked } from '@skald/kernel';

/** An answer under way. */
export interface Answering {
  /** The question it answers; null where nobody was asked. */
  readonly asked: Asked | null;
  /** Choices of it that have not been sent yet. */
  unsent: number;
}

/**
 * Whether something was pressed twice. The next question can be there before one knows that the last answer was taken:
 * whoever presses then answers that one.
 */
export function isPressedTwice(under: Answering | null, now: Asked): boolean {
  return under !== null && (under.unsent > 0 || (under.asked !== null && isSameQuestion(under.asked, now)));
}

const isSameQuestion = (one: Asked, other: Asked): boolean =>
  one === other ||
  (one.kind === other.kind &&
    one.seat === other.seat &&
    one.options.length === other.options.length &&
    one.options.every(({ id }, i) => id === other.options[i]?.id));
