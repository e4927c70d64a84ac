// How many foes of a type and category are a match for the heroes, without any choice left. RUN-QUICK-10, -11

import { MIX, roundMix, THREATS, type Threat } from '../../content/threats.ts';

/** `bonus`: what the type adds to the Mix of every one of them, in tenths. Null where nothing makes a match. */
export function filled(threat: Threat, bonus: number, heroes: number): Threat[] | null {
  const mix = MIX[threat] + bonus;
  const matching = counts(mix, heroes).filter((count) => roundMix(count * mix) === heroes);
  const [best] = matching.toSorted((one, other) => off(one * mix, heroes) - off(other * mix, heroes));
  if (best !== undefined) return repeated(threat, best);
  const most = counts(mix, heroes).findLast((count) => roundMix(count * mix) < heroes) ?? 0;
  const lower = THREATS.slice(THREATS.indexOf(threat) + 1);
  const added = fewest(lower, bonus, heroes, most * mix);
  return added && [...repeated(threat, most), ...added];
}

/** From none to more than could ever do. */
const counts = (mix: number, heroes: number): number[] =>
  Array.from({ length: Math.ceil((10 * heroes) / mix) + 2 }, (_, count) => count);

const off = (tenths: number, heroes: number): number => Math.abs(tenths - 10 * heroes);

const repeated = (threat: Threat, count: number): Threat[] => Array.from({ length: count }, () => threat);

/** Of all sets that make a match: as few foes as possible, then the nearest to it, then the lowest. */
function fewest(lower: readonly Threat[], bonus: number, heroes: number, from: number): Threat[] | null {
  const { length } = counts(MIX.pitiful + bonus, heroes);
  for (let size = 1; size <= length; size++) {
    const sets = setsOf(lower, size).map((set) => ({
      set,
      tenths: from + set.reduce((sum, threat) => sum + MIX[threat] + bonus, 0),
    }));
    const matching = sets.filter(({ tenths }) => roundMix(tenths) === heroes);
    const [best] = matching.toSorted(
      (one, other) =>
        off(one.tenths, heroes) - off(other.tenths, heroes) || height(one.set) - height(other.set),
    );
    if (best !== undefined) return best.set;
    if (sets.every(({ tenths }) => roundMix(tenths) > heroes)) return null;
  }
  return null;
}

const height = (set: readonly Threat[]): number =>
  set.reduce((sum, threat) => sum + THREATS.length - THREATS.indexOf(threat), 0);

/** Sets with repetition, the order of which does not matter. */
function setsOf(threats: readonly Threat[], size: number): Threat[][] {
  if (size === 0) return [[]];
  return threats.flatMap((threat, i) => setsOf(threats.slice(i), size - 1).map((rest) => [threat, ...rest]));
}
