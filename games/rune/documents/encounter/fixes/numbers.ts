// Numbers that are too large or too small: the nearest that is neither.

import { type DocumentPath, valueAt } from '@skald/kernel';
import { CACHE } from '../../../content/design/gains.ts';
import { ATTEMPTS, BASELINE, DIFFICULTY, OPPOSED } from '../../../content/design/rolls.ts';
import { BAIT, COVER_PRICE, MOST_COVER } from '../../../content/design/terrain-prices.ts';
import type { Encounter } from '../schema.ts';
import type { Words } from '../words.ts';
import { type Fix, fix, type Mender, type Where } from './fix.ts';
import { put } from './places.ts';

/** By what has it and by which key. */
const NAMED = {
  'difficulty.difficulty': 'difficulty',
  'opposed.bonus': 'bonus',
  'baseline.by': 'baseline',
  'actionSink.successes': 'successes',
  'scoreboard.successes': 'successes',
  'endurance.rolls': 'rolls',
  'countdown.attempts': 'attempts',
  'damage.dam': 'dam',
  'acid.dam': 'dam',
  'grab.dam': 'dam',
  'nuisance.dam': 'nuisance',
  'dice.dice': 'dice',
  'impairment.points': 'impairment',
  'status.points': 'status',
  'stick.by': 'stick',
  'foesStick.by': 'stick',
  'stick.rounds': 'rounds',
  'foesStick.rounds': 'rounds',
  'carrot.by': 'carrot',
  'carrot.rounds': 'rounds',
  'lost.difficulty': 'lost',
  'grab.traps': 'grabbers',
  'fall.feet': 'feet',
  'silver.ounces': 'ounces',
  'liarsSilver.pieces': 'pieces',
  'bargain.bonus': 'merchant',
  'invigoration.points': 'invigoration',
  'goHome.bonus': 'goHome',
  'lootCache.difficulty': 'cache',
  'points.award': 'award',
  'cover.persons': 'persons',
  'weird.by': 'weird',
} as const;
const BY_KEY = { most: 'targets', paces: 'paces', bait: 'bait', by: 'magic' } as const;
export type NumberName = (typeof NAMED)[keyof typeof NAMED] | (typeof BY_KEY)[keyof typeof BY_KEY];

function numberName(encounter: Encounter, path: DocumentPath): NumberName | null {
  const key = String(path.at(-1));
  const holder = valueAt(encounter, path.slice(0, -1));
  const kind = typeof holder === 'object' && holder !== null && 'kind' in holder ? holder.kind : null;
  const named: Readonly<Record<string, NumberName>> = NAMED;
  const byKey: Readonly<Record<string, NumberName>> = BY_KEY;
  return named[`${kind}.${key}`] ?? byKey[key] ?? null;
}

/** Another number there; nothing where there is no number, or this one. */
export function* withNumber(
  encounter: Encounter,
  path: DocumentPath,
  to: number,
  of: Words | null = null,
): Iterable<Fix> {
  const from = valueAt(encounter, path);
  const what = numberName(encounter, path);
  if (typeof from !== 'number' || what === null || from === to) return;
  // Less of what is below nothing is nearer to it.
  const isLess = from < 0 && to < 0 ? from < to : from > to;
  yield fix(isLess ? 'lower' : 'raise', { what, from, to, of }, put(encounter, path, to));
}

type Bounds = readonly [least: number, most: number];

const clamped =
  (bounds: (where: Where) => Bounds): Mender =>
  ({ encounter, problem, context }) => {
    const [least, most] = bounds({ encounter, problem, context });
    const now = Number(valueAt(encounter, problem.path));
    return withNumber(encounter, problem.path, Math.min(Math.max(now, least), most));
  };

/** As the problem itself says. */
export const toLimit: Mender = clamped(({ problem: { params } }) => [
  Number(params.least ?? 0),
  Number(params.most),
]);

/** The most that may be, or fewer where even that is more than can be paid. RUN-TRAP-57 */
const fewer: Mender = function* ({ encounter, problem: { path, params } }) {
  for (let to = Number(params.most); to > 0; to--) yield* withNumber(encounter, path, to);
};

const fromOne: Mender = clamped(({ problem: { params } }) => [1, Number(params.most)]);

const inTable = (table: Readonly<Record<number, number>>): Mender => {
  const rows = Object.keys(table).map(Number);
  return clamped(() => [Math.min(...rows), Math.max(...rows)]);
};

/** Down to a whole step, or up to the next. */
const bySteps: Mender = function* ({ encounter, problem: { path, params } }) {
  const now = Number(valueAt(encounter, path));
  const step = Number(params.step);
  const most = Number(params.most ?? Infinity);
  const down = Math.min(most, step * Math.floor(now / step));
  if (down > 0) yield* withNumber(encounter, path, down);
  if (down + step <= most) yield* withNumber(encounter, path, down + step);
};

/** What earns nothing need not be easy. RUN-DIF-06 */
const free: Mender = ({ encounter, problem: { path } }) => {
  const at = { difficulty: DIFFICULTY.free, bonus: OPPOSED.free, by: BASELINE.free };
  return withNumber(encounter, path, at[path.at(-1) as keyof typeof at]);
};

/** As many as are paid for. RUN-TER-22 */
const sheltered: Mender = ({ encounter, problem: { path } }) => {
  const degree = valueAt(encounter, [...path.slice(0, -1), 'degree']) as keyof typeof COVER_PRICE;
  return withNumber(encounter, path, Math.floor(MOST_COVER / COVER_PRICE[degree]));
};

export const NUMBER_MENDERS = {
  difficultyRange: toLimit,
  bonusRange: toLimit,
  baselineRange: toLimit,
  damTooHigh: toLimit,
  diceTooMany: toLimit,
  impairmentTooMuch: toLimit,
  stickTooMuch: toLimit,
  stickTooLong: toLimit,
  carrotTooMuch: toLimit,
  carrotTooLong: toLimit,
  bargainRange: toLimit,
  invigorationTooMuch: toLimit,
  goHomeTooMuch: toLimit,
  tooManyTargets: fewer,
  lostRange: toLimit,
  enduranceRolls: toLimit,
  scoreboardSuccesses: toLimit,
  nuisance: fromOne,
  status: bySteps,
  zoneSteps: bySteps,
  baitTooLong: inTable(BAIT),
  cacheDifficulty: inTable(CACHE),
  countdownAttempts: inTable(ATTEMPTS),
  lowDifficulty: free,
  coverCapped: sheltered,
} as const satisfies Readonly<Record<string, Mender>>;
