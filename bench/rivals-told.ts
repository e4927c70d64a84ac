// What many fights say about those who fought them.

import type { Level, Result } from '@skald/kernel';
import type { rune } from '@skald/rune';

type Begun = ReturnType<typeof rune.begin>;

export interface Fought {
  readonly setup: string;
  /** Fights of one deal have the same heroes and dice, and only those who play them change places. */
  readonly deal: number;
  /** Of those who play heroes. */
  readonly levels: readonly Level[];
  readonly state: Extract<Begun, { ok: unknown }>['ok'];
  readonly result: Result;
  /** Milliseconds of the longest decision. */
  readonly slowest: ReadonlyMap<Level, number>;
}

export function* told(fought: readonly Fought[], levels: readonly Level[], each: boolean): Iterable<string> {
  for (const level of new Set(levels)) yield ofLevel(fought, level);
  yield ofHeroes('all', fought);
  for (const level of new Set(levels)) yield divided(fought, level);
  if (each)
    for (const [setup, some] of Map.groupBy(fought, (one) => one.setup)) {
      for (const level of new Set(levels)) yield `${setup}: ${ofLevel(some, level)}`;
      yield ofHeroes(setup, some);
    }
  for (const level of new Set(fought.flatMap(({ slowest }) => [...slowest.keys()])))
    yield `${level}: longest decision ${Math.round(Math.max(...fought.map(({ slowest }) => slowest.get(level) ?? 0)))} ms`;
}

/** Who has most points among those who play heroes; what several share counts as a part for each. */
function ofLevel(fought: readonly Fought[], level: Level): string {
  let wins = 0;
  const byDeal = new Map<number, number[]>();
  let alone = 0;
  let none = 0;
  const points: number[] = [];
  let dead = 0;
  for (const { deal, levels, result, state } of fought) {
    const scores = levels.map((_, seat) => result.standings.find((one) => one.seat === seat)?.score ?? 0);
    const best = Math.max(...scores);
    const first = levels.filter((_, seat) => scores[seat] === best);
    const won = first.filter((one) => one === level).length / first.length;
    wins += won;
    byDeal.set(deal, [...(byDeal.get(deal) ?? []), won]);
    if (best === 0) none += 1;
    else if (first.length === 1 && first[0] === level) alone += 1;
    for (const [seat, one] of levels.entries()) {
      if (one !== level) continue;
      points.push(scores[seat]!);
      if (state.fighters.some((fighter) => fighter.seat === seat && fighter.condition === 'dead')) dead += 1;
    }
  }
  const mean = points.reduce((sum, one) => sum + one, 0) / Math.max(1, points.length);
  const scored = fought.length - none;
  const chance = levelsOf(fought, level) / Math.max(1, fought[0]?.levels.length ?? 1);
  const ofScored = scored === 0 ? '' : ` (of ${scored} with points ${share(wins - none * chance, scored)})`;
  return `${level}: most points in ${share(wins, fought.length)}${spread([...byDeal.values()])}, alone in ${share(alone, fought.length)}${ofScored}, ${mean.toFixed(1)} points, ${percent(dead / points.length)} die`;
}

/** What a seat of that level made and lost in a fight, before anything is taken for the dead. */
function divided(fought: readonly Fought[], level: Level): string {
  const sums = new Map<string, number>();
  let seats = 0;
  for (const { levels, state } of fought)
    for (const [seat, one] of levels.entries()) {
      if (one !== level) continue;
      seats += 1;
      const ids = state.fighters.filter((fighter) => fighter.seat === seat).map(({ id }) => id);
      for (const { hero, cause, points } of state.tally)
        if (ids.includes(hero)) sums.set(cause, (sums.get(cause) ?? 0) + points);
    }
  const parts = [...sums].map(([cause, sum]) => `${cause} ${(sum / seats).toFixed(1)}`);
  return `${level}: in a fight ${parts.toSorted().join(', ')}`;
}

/** How many of a table are of that level: so many parts of what nobody has are theirs. */
const levelsOf = (fought: readonly Fought[], level: Level): number =>
  fought[0]?.levels.filter((one) => one === level).length ?? 0;

function ofHeroes(name: string, fought: readonly Fought[]): string {
  const heroes = fought.reduce((sum, { levels }) => sum + levels.length, 0);
  const almost = fought.reduce((sum, { state }) => sum + state.almostDown.length, 0);
  const dead = fought.reduce(
    (sum, { state }) =>
      sum + state.fighters.filter(({ id, condition }) => id.startsWith('h') && condition === 'dead').length,
    0,
  );
  const won = fought.filter(({ state }) => state.ended === 'heroes').length;
  const ends = [...Map.groupBy(fought, ({ state }) => state.ended)].map(
    ([how, some]) => `${how} ${some.length}`,
  );
  const rounds = fought.reduce((sum, { state }) => sum + state.round, 0) / fought.length;
  return `${name}: ${fought.length} fights, heroes win ${share(won, fought.length)}; of ${heroes} heroes almost down ${share(almost, heroes)}, dead ${share(dead, heroes)}; ${rounds.toFixed(1)} rounds; ${ends.join(', ')}`;
}

export const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

const Z95 = 1.959964;

/** What deals bring on the average, each as one trial, with a 95 % interval: fights that share dice and heroes tell less than others. */
function spread(deals: readonly (readonly number[])[]): string {
  if (deals.length < 2) return '';
  const means = deals.map((won) => won.reduce((sum, one) => sum + one, 0) / won.length);
  const mean = means.reduce((sum, one) => sum + one, 0) / means.length;
  const squares = means.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const error = Math.sqrt(squares / (means.length - 1) / means.length);
  return `, by deals ± ${percent(Z95 * error)}`;
}

/** With its 95 % interval (Wilson). */
export function share(wins: number, of: number): string {
  const rate = wins / of;
  const square = Z95 ** 2 / of;
  const middle = (rate + square / 2) / (1 + square);
  const reach = (Z95 * Math.sqrt((rate * (1 - rate) + square / 4) / of)) / (1 + square);
  return `${percent(rate)} (${percent(Math.max(0, middle - reach))} – ${percent(Math.min(1, middle + reach))})`;
}
