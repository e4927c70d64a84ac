// What a call comes to for everybody. RUN-DIF-20 to -38, -160 to -168, RUN-RULING-T09, -T66

import { type Call, isIndividual } from './rollers.ts';

/** A hero's latest roll of this call: how far above the Difficulty, or below it. */
export interface Made {
  readonly hero: string;
  readonly margin: number;
}

interface Struck {
  readonly hero: string;
  /** What his trap adds to its damage. RUN-TRAP-10 */
  readonly difference: number;
}

export interface Outcome {
  /** Who suffers. */
  readonly struck: readonly Struck[];
  /** Who has what is to be won. */
  readonly served: readonly string[];
}

/** Abreast, one or two in a rank, the foremost first. RUN-RULING-T66 */
export type Ranks = readonly (readonly string[])[];

export interface Called extends Call {
  /** On which side of a Line of Doom the danger is. RUN-DIF-35 */
  readonly direction: 'front' | 'rear' | null;
}

const succeeded = ({ margin }: Made): boolean => margin >= 0;

export function outcomeOf(call: Called, ranks: Ranks, made: readonly Made[]): Outcome {
  const all = ranks.flat();
  if (isIndividual(call)) return eachHisOwn(made);
  switch (call.type) {
    case 'standard':
    case 'rush':
    case 'scramble':
    // Whoever was made to roll again stands by his last one. RUN-DIF-38
    case 'domino':
      return eachHisOwn(made);
    case 'singular': {
      const [one] = made;
      return together(all, one !== undefined && succeeded(one), () => missedBy(one));
    }
    case 'noFault':
      return together(all, made.some(succeeded), ownMiss(made));
    case 'dogpile':
      return together(all, made.length > 0 && made.every(succeeded), ownMiss(made));
    case 'weakLink':
      return together(all, made.every(succeeded), ownMiss(made));
    case 'lineOfDoom': {
      const lost = doomed(ranks, made, call.direction ?? 'rear');
      return {
        struck: lost.map((hero) => ({ hero, difference: ownMiss(made)(hero) })),
        served: all.filter((hero) => !lost.includes(hero)),
      };
    }
  }
}

const missedBy = (one: Made | undefined): number => Math.max(0, -(one?.margin ?? 0));

/** Whoever did not fail himself suffers no more than the trap's own. RUN-RULING-T09 */
const ownMiss =
  (made: readonly Made[]) =>
  (hero: string): number =>
    missedBy(made.find((one) => one.hero === hero));

const eachHisOwn = (made: readonly Made[]): Outcome => ({
  struck: made.filter((one) => !succeeded(one)).map((one) => ({ hero: one.hero, difference: missedBy(one) })),
  served: made.filter(succeeded).map(({ hero }) => hero),
});

const together = (all: readonly string[], success: boolean, difference: (hero: string) => number): Outcome =>
  success
    ? { struck: [], served: all }
    : { struck: all.map((hero) => ({ hero, difference: difference(hero) })), served: [] };

/** Up to the failure that is farthest from the danger, rank by rank. RUN-DIF-35, -36, RUN-RULING-T66 */
function doomed(ranks: Ranks, made: readonly Made[], danger: 'front' | 'rear'): string[] {
  const fails = (rank: readonly string[]): boolean =>
    rank.some((hero) => made.some((one) => one.hero === hero && !succeeded(one)));
  if (!ranks.some(fails)) return [];
  return (
    danger === 'rear' ? ranks.slice(ranks.findIndex(fails)) : ranks.slice(0, ranks.findLastIndex(fails) + 1)
  ).flat();
}
