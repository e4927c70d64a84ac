// Chances as parts of a whole: pure, `odds-bar.tsx` draws them.

export interface Part {
  /** What may happen and how likely it is, in words. */
  readonly said: string;
  readonly chance: number;
  /** The class of its ground; the kit has `kit-odds-0`, the worst, to `kit-odds-6`. */
  readonly tone: string;
}

/** A chance as people write it. */
export type Percent = (chance: number) => string;

/** From which chance on a part is wide enough for its number, and for all that is said of it. */
export interface Widths {
  readonly number: number;
  readonly words: number;
}

/** What has a chance at all, in the order given. */
export const likely = (parts: readonly Part[]): readonly Part[] => parts.filter(({ chance }) => chance > 0);

/** All of it in one sentence, after what it is about. */
export function oddsInWords(parts: readonly Part[], about = ''): string {
  const said = likely(parts)
    .map((part) => part.said)
    .join(', ');
  return about === '' ? said : `${about}: ${said}`;
}

/** What fits on a part: all that is said of it where it is wide, its number, or nothing. */
export function written({ said, chance }: Part, percent: Percent, { number, words }: Widths): string {
  if (chance >= words) return said;
  return chance >= number ? percent(chance) : '';
}
