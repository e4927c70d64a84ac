// Text that says what it is about, so that a terminal can colour it and a screen reader can read it.

import type { Seat } from '@skald/kernel';

export type Tone = 'strong' | 'faint' | 'land' | 'sea' | 'foe' | 'hidden' | 'thing' | 'bad';

/** What belongs to a seat carries that seat; what a board can show, its topic of help. */
export interface Span {
  readonly text: string;
  readonly tone?: Tone;
  readonly seat?: Seat;
  readonly topic?: string;
}
export type Line = readonly Span[];

/** A heading and what stands below it: for the terminal, for screen readers, for anybody without the picture. */
export interface Section {
  readonly part: 'status' | 'map' | 'sheet';
  readonly heading: Line;
  readonly lines: readonly Line[];
}

export const plain = (text: string): Span => ({ text });
export const toned = (text: string, tone: Tone): Span => ({ text, tone });
export const ofSeat = (text: string, seat: Seat): Span => ({ text, seat });

/** Lines one after another with something between them. */
export const joined = (parts: readonly Line[], between = ', '): Line =>
  parts.flatMap((part, i) => (i === 0 ? part : [plain(between), ...part]));
