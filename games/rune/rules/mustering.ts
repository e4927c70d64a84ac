// Foes for a fight, found rather than chosen: by theme or by chance, and again when more or fewer heroes come than were
// expected. RUN-CEVENT-05, -11, -24, RUN-FOE-32

import type { Theme } from '../content/fights.ts';
import { FOE, FOES, type Foe, type FoeFacts } from '../content/foes.ts';
import { roundMix, type Statistics, THREATS, type Threat } from '../content/threats.ts';
import { type Opponent, opponentMix } from '../documents/encounter/mix.ts';
import type { Die } from './hooks/bearer.ts';

const family = (...families: readonly FoeFacts['family'][]): readonly Foe[] =>
  FOES.filter((foe) => families.includes(FOE[foe].family));

/** Who keeps whose company. */
export const THEMES = {
  vikings: family('viking'),
  dwarves: family('dwarf', 'craftwerk'),
  elves: family('elf'),
  goblins: family('goblin'),
  monsters: ['land-crab-small', 'land-crab-large', 'giant', 'troll', 'wendol'],
  any: FOES.filter((foe) => FOE[foe].mix !== null),
} as const satisfies Record<Theme, readonly Foe[]>;

/** A foe of the gallery as plain as it comes. */
export const opponent = (foe: Foe, threat: Threat): Opponent => ({
  kind: FOE[foe],
  threat,
  adjust: 'type',
  selfWilled: false,
  hunts: false,
  missile: null,
});

/** What a type may be against so many. RUN-CEVENT-07, -13 */
export function threatsOf({ maxThreat }: Pick<FoeFacts, 'maxThreat'>, heroes: number): Threat[] {
  const upTo = THREATS.slice(THREATS.indexOf(maxThreat));
  return heroes < 4 ? upTo.filter((threat) => threat !== 'terrifying') : upTo;
}

/** More would be a crowd rather than a fight. */
export const MOST_FOES = 18;

/** Foes of a theme whose Mix is that of the heroes, whatever the dice say; null where there are none. RUN-CEVENT-05 */
export const mustered = (theme: Theme, heroes: number, dice: Die, most = MOST_FOES): Opponent[] | null =>
  musteredFrom(
    THEMES[theme].flatMap((foe) => threatsOf(FOE[foe], heroes).map((threat) => opponent(foe, threat))),
    heroes,
    dice,
    most,
  );

/** The same from any that may come: one at least, even for a fight that is for nobody. RUN-CEVENT-05, -06 */
export function musteredFrom<O extends Opponent>(
  options: readonly O[],
  match: number,
  dice: Die,
  most = MOST_FOES,
): O[] | null {
  const mixes = [...new Set(options.map(opponentMix))];
  const reaches = reachOf(mixes, match);
  const foes: O[] = [];
  let sum = 0;
  do {
    const fitting = options.filter((one) => reaches(sum + opponentMix(one), most - foes.length - 1));
    if (fitting.length === 0) return null;
    const next = fitting[dice(fitting.length) - 1] as O;
    foes.push(next);
    sum += opponentMix(next);
  } while (roundMix(sum) !== match);
  return foes;
}

/** Whether so many heroes can still be matched from a sum, with at most so many more foes. */
function reachOf(mixes: readonly number[], heroes: number): (sum: number, foes: number) => boolean {
  const known = new Map<string, boolean>();
  const reaches = (sum: number, foes: number): boolean => {
    const rounded = roundMix(sum);
    if (rounded >= heroes || foes === 0) return rounded === heroes;
    const key = `${sum} ${foes}`;
    const answer = known.get(key) ?? mixes.some((mix) => reaches(sum + mix, foes - 1));
    known.set(key, answer);
    return answer;
  };
  return reaches;
}

/** A fight with the fewest foes changed: others of their categories, some fewer, or more of their kinds. RUN-RULING-F40 */
interface Rebalanced<O extends Opponent> {
  readonly foes: readonly O[];
  readonly edits: number;
}

/** The same fight for another number of heroes; null where no change makes one. RUN-CEVENT-11, RUN-RULING-F40 */
export function rebalanced<O extends Opponent>(foes: readonly O[], heroes: number): Rebalanced<O> | null {
  const more = unlike([null, ...foes.flatMap((foe) => recast(foe, heroes))], null);
  const least = Math.min(0, ...more.map(({ mix }) => mix));
  /** Whether a sum can still become that of the heroes when so many may follow. */
  const leads = (left: number) => (sum: number) => roundMix(sum + least * left) <= heroes;
  // The fewest edits that lead to each sum, foe after foe.
  let ways = new Map<number, Rebalanced<O>>([[0, { foes: [], edits: 0 }]]);
  for (const [i, foe] of foes.entries()) {
    const others = recast(foe, heroes);
    // One that was right for more heroes may be too much for these. RUN-CEVENT-07
    const stays = others.some(({ threat }) => threat === foe.threat) ? [foe] : [];
    const after = foes.length - i - 1 + MOST_FOES;
    ways = extended(ways, unlike([...stays, null, ...others], foe), leads(after));
  }
  for (let added = 0; added < MOST_FOES; added++) {
    const best = fewest(ways, heroes);
    if (best !== null && best.edits <= added) return best;
    ways = extended(ways, more, leads(MOST_FOES - added - 1));
  }
  return fewest(ways, heroes);
}

/** In every category that it may have. */
const recast = <O extends Opponent>(foe: O, heroes: number): O[] =>
  threatsOf(foe.kind, heroes).map((threat) => ({ ...foe, threat }));

/** Somebody who may be added, or nobody. */
interface Addition<O> {
  readonly foe: O | null;
  readonly mix: number;
  /** How much of an edit that is. */
  readonly edits: number;
}

/** Of those who come to the same the first; `unchanged` is no edit. A designer may name sixty foes, but not so many sums. */
function unlike<O extends Opponent>(options: readonly (O | null)[], unchanged: O | null): Addition<O>[] {
  const all = options.map((foe) => ({
    foe,
    mix: foe === null ? 0 : opponentMix(foe),
    edits: foe === unchanged ? 0 : 1,
  }));
  const first = new Map<string, Addition<O>>();
  for (const one of all) {
    const key = `${one.mix} ${one.edits}`;
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

/** Each sum with each of these added, as far as it leads anywhere. */
function extended<O extends Opponent>(
  ways: ReadonlyMap<number, Rebalanced<O>>,
  options: readonly Addition<O>[],
  leads: (sum: number) => boolean,
): Map<number, Rebalanced<O>> {
  const longer = new Map<number, Rebalanced<O>>();
  for (const [sum, way] of ways)
    for (const { foe, mix, edits: more } of options) {
      const next = sum + mix;
      if (!leads(next)) continue;
      const edits = way.edits + more;
      const before = longer.get(next);
      if (before === undefined || edits < before.edits)
        longer.set(next, { foes: foe === null ? way.foes : [...way.foes, foe], edits });
    }
  return longer;
}

function fewest<O extends Opponent>(
  ways: ReadonlyMap<number, Rebalanced<O>>,
  heroes: number,
): Rebalanced<O> | null {
  let best: Rebalanced<O> | null = null;
  for (const [sum, way] of ways)
    if (roundMix(sum) === heroes && (best === null || way.edits < best.edits)) best = way;
  return best;
}

/** How far a type is from what these heroes are, on average; of little use beyond 3. RUN-FOE-32 */
export function distanceFrom(tally: Statistics, { benchmark }: Pick<FoeFacts, 'benchmark'>): number {
  const expected = (tally.init + tally.atk + tally.dfn) / 3;
  return Math.abs(benchmark - expected);
}

/** Those that suit these heroes best, first. RUN-FOE-32 */
export const suiting = (tally: Statistics, theme: Theme = 'any'): Foe[] =>
  [...THEMES[theme]].sort((a, b) => distanceFrom(tally, FOE[a]) - distanceFrom(tally, FOE[b]));
