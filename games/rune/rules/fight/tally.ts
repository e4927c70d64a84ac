// What a fight writes down of victory points while it lasts: every line once, told with its rule. RUN-VP-01, -11 to -39

import type { Boon } from '../../content/boons.ts';
import { ruleOf } from '../gifts/gift.ts';
import { failurePoints, isAlmostDown } from '../runner-scoring.ts';
import {
  type Clash,
  clashPoints,
  type Entry,
  entriesFor,
  ruleFor,
  successPoints,
  worthOf,
} from '../scoring.ts';
import { areEnemies, fighterOf, isHero, sheetOf } from './fighters.ts';
import { ask, isWaiting, seen } from './listening.ts';
import type { Fighter, State, Table } from './state.ts';

/** What was done to somebody, and by whom. */
export interface Harmed {
  readonly target: Fighter;
  /** Who struck, shot or pushed; null: nobody's doing. */
  readonly by: Fighter | null;
  /** Heroes whom it may pay. */
  readonly credit: readonly string[];
  /** After Soak, and hit points before it. */
  readonly lost: number;
  readonly before: number;
  readonly killed: boolean;
  /** He was whom the blow was meant for. */
  readonly meant: boolean;
  /** With the arm that was struck off it. RUN-VP-20 */
  readonly byItsOwnArm?: boolean;
}

/** What it is worth to whoever did it, and costs whoever it was done to. RUN-VP-11 to -19, -30, -35 */
export function reckon(table: Table, harmed: Harmed): void {
  const { target, by, lost, before } = harmed;
  if (!isHero(target)) return enter(table, forFoe(table.state, harmed));
  const suffered = Math.min(lost, before);
  enter(table, [{ hero: target.id, cause: 'suffered', of: by?.id ?? null, points: suffered }]);
  if (by === null || !isHero(by) || by.id === target.id) return;
  const points = clashPoints(suffered, clashOf(harmed, by));
  if (points > 0 && isSpared(table.state, by, points)) return;
  enter(table, [{ hero: by.id, cause: 'heroStruck', of: target.id, points }]);
}

/** Whether a legend takes all of it off him. RUN-ITEM-BLUECLOAK */
function isSpared(state: State, one: Fighter, points: number): boolean {
  let spared = 0;
  const known = () => ({ who: seen(state, one), of: 'heroStruck', points }) as const;
  ask(
    state,
    'deductionQuery',
    known,
    ({ by }) => {
      spared += by;
    },
    one,
  );
  return spared >= points;
}

const forFoe = (
  state: State,
  { target, credit, lost, before, killed, byItsOwnArm = false }: Harmed,
): Entry[] =>
  entriesFor({
    foe: target.id,
    credit,
    lost,
    hpBefore: before,
    killed,
    might: sheetOf(state, target).might,
    listedAsFoe: true,
    byItsOwnArm,
  });

/** RUN-VP-35, -39, RUN-WORLD-05 */
function clashOf({ target, meant }: Harmed, by: Fighter): Clash {
  if (areEnemies(by, target)) return 'holmgang';
  if (!meant) return 'stray';
  return target.attacked.includes(by.id) ? 'strikesBack' : 'deliberate';
}

/** What a deed beside the fighting is worth, or costs. RUN-VP-34, RUN-TER-78 */
export const reward = (
  table: Table,
  { id }: Fighter,
  cause: 'award' | 'statusLoss',
  points: number,
  rule: string,
): void => enter(table, [{ hero: id, cause, of: null, points }], rule);

interface Rolled {
  readonly result: number;
  readonly difficulty: number;
  /** He has made it before. RUN-VP-22 */
  readonly again: boolean;
  /** With which it was made. */
  readonly ability?: string;
}

/** A roll that the notes ask for: it pays him, or whoever plays the foes. RUN-VP-21, RUN-VPR-07 */
export function scoreRoll(table: Table, one: Fighter, rolled: Rolled, rule: string): void {
  const { state } = table;
  if (!isHero(one)) return;
  const { result, difficulty } = rolled;
  const points = successPoints({ ...rolled, calledFor: 'listed' });
  if (result >= difficulty)
    return award(table, one, Math.max(0, points + noteChange(state, one, rolled, points)), rule);
  const less = -noteChange(
    state,
    one,
    rolled,
    failurePoints({ ...rolled, demanded: true, freestanding: false }),
  );
  // What he misses by less is worth less. RUN-ITEM-TORC
  const missed = Math.min(difficulty, result + Math.floor(less / EACH_POINT));
  state.failures = [...state.failures, { difficulty, result: missed }];
}

/** RUN-VPR-07 */
const EACH_POINT = 3;

/** Legends make it worth more, or less. RUN-ITEM-RING, -TORC */
function noteChange(
  state: State,
  one: Fighter,
  {
    result,
    difficulty,
    ability = null,
  }: Pick<Rolled, 'result' | 'difficulty'> & { readonly ability?: string | null },
  points: number,
): number {
  let change = 0;
  const known = () => ({ who: seen(state, one), ability, made: result >= difficulty, points });
  ask(
    state,
    'noteQuery',
    known,
    ({ by }) => {
      change += by;
    },
    one,
  );
  return change;
}

/** Unless somebody claims it for himself. RUN-ITEM-MANTLE */
function award(table: Table, one: Fighter, points: number, rule: string): void {
  const known = () => ({ who: seen(table.state, one), points });
  const frame = { step: 'noteAwarding', hero: one.id, points, rule } as const;
  if (points === 0 || !isWaiting(table, 'noteAward', known, frame)) enterNote(table, one.id, points, rule);
}

export const enterNote = (table: Table, hero: string, points: number, rule: string): void =>
  enter(table, [{ hero, cause: 'success', of: null, points }], rule);

/** The same of one that pays him but once, whatever it is about. RUN-VP-22, RUN-RULING-T57 */
export function scoreOnce(
  table: Table,
  one: Fighter,
  what: string,
  rolled: Omit<Rolled, 'again'>,
  rule: string,
): void {
  const { result, difficulty } = rolled;
  scoreRoll(table, one, { ...rolled, again: one.made.includes(what) }, rule);
  if (result >= difficulty && !one.made.includes(what)) one.made = [...one.made, what];
}

/** What a gift brings besides, unless somebody makes it less. RUN-GIFTRULE-VP-01, -04 */
export function scoreGift(table: Table, hero: string, points: number, gift: Boon): void {
  const { state } = table;
  const known = () => ({ who: seen(state, fighterOf(state, hero)), gift, points });
  if (!isWaiting(table, 'giftAward', known, { step: 'awarding', hero, points, gift }))
    enterGift(table, hero, points, gift);
}

export const enterGift = (table: Table, hero: string, points: number, gift: Boon): void =>
  enter(
    table,
    // What goes to somebody else is lost. RUN-ITEM-FAIRTITLE
    [{ hero, cause: points < 0 ? 'statusLoss' : 'gift', of: gift, points: Math.abs(points) }],
    ruleOf(gift),
  );

/** Writes lines down and tells them; nothing is worth no line. In a holmgang nobody scores. RUN-RULING-R61 */
function enter(table: Table, entries: readonly Entry[], rule?: string): void {
  const { state } = table;
  if (state.duel !== null) return;
  for (const entry of entries) {
    if (entry.points === 0) continue;
    const { hero, cause, of } = entry;
    state.tally.push({ ...entry });
    table.tell?.({ type: 'scored', hero, cause, of, points: worthOf(entry), rule: rule ?? ruleFor(cause) });
  }
}

/** Once seen it stays true, whatever heals. RUN-VPR-04, -05, RUN-RULING-F07 */
export function watchOver(state: State, one: Fighter): void {
  // What two have agreed on is nobody's merit. RUN-RULING-R61
  if (!isHero(one) || (state.duel !== null && state.sitting !== undefined)) return;
  const { hp, wounds, worst } = one;
  one.worst = { hp: Math.min(hp, worst?.hp ?? hp), wounds: Math.max(wounds, worst?.wounds ?? wounds) };
  if (state.almostDown.includes(one.id)) return;
  if (isAlmostDown(one, state.rulings.almostDown)) state.almostDown = [...state.almostDown, one.id];
}
