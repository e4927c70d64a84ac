// What marks are on somebody, and what they make of him besides what they say.

import { BOON, type Boon } from '../../content/boons.ts';
import type { Peril } from '../hooks/effect.ts';
import {
  keepsFromActing,
  type Mark,
  type MarkKind,
  type MarkOf,
  markOf,
  type Score,
  saysTheSame,
} from '../hooks/mark.ts';
import type { Attack, Windows } from '../hooks/windows.ts';
import { conditionOf } from '../injury.ts';
import { isOnField } from './fighters.ts';
import { become, disable, fall, letGoOfAll } from './harm.ts';
import { open, seen } from './listening.ts';
import type { Fighter, Table } from './state.ts';
import { dress, strip } from './stripping.ts';

export function attach(table: Table, one: Fighter, mark: Mark): void {
  if (!isOnField(one)) return;
  if (mark.kind === 'fallen') return fall(table, one);
  if (mark.kind === 'possessed') return possess(table, one, mark);
  if (mark.kind === 'naked') strip(table.state, one, mark);
  if (mark.kind === 'crow') one.held = null;
  const before = one.marks.some((each) => saysTheSame(each, mark));
  one.marks = [...one.marks.filter((each) => !saysTheSame(each, mark)), mark];
  // What a gift only remembers anew is no news.
  if (!before || mark.kind !== 'gift') table.tell?.({ type: 'marked', fighter: one.id, mark: mark.kind });
  if ('gift' in mark && 'until' in mark && mark.by === one.id) sleepAfter(one, mark.gift, mark.until);
  // As if nothing had happened to him. RUN-RULING-G37
  if (mark.kind === 'lastStand') return become(table, one, 'able');
  if (!keepsFromActing([mark])) return;
  const condition = BRINGS_DOWN[mark.kind];
  if (condition === undefined) disable(table, one);
  else become(table, one, condition);
}

/** A rune power that is at work goes dormant when that is over, not before. RUN-RULING-G09 */
function sleepAfter(one: Fighter, gift: Boon, until: number | null): void {
  if (until === null || BOON[gift].weapon === null) return;
  one.asleep = one.asleep.map((each) => (each.gift === gift ? { gift, since: until } : each));
}

/** What lies so, and cannot act, is more than marked. */
const BRINGS_DOWN: { readonly [K in MarkKind]?: Fighter['condition'] } = {
  unconscious: 'unconscious',
  downed: 'incapacitated',
};

/** A foe fights for the heroes, and nobody decides for it; whoever did has it back afterwards. RUN-HOOK-50 */
function possess(table: Table, one: Fighter, mark: MarkOf<'possessed'>): void {
  const { seat } = markOf(one.marks, 'possessed') ?? one;
  one.marks = [...one.marks.filter(({ kind }) => kind !== 'possessed'), { ...mark, seat }];
  table.tell?.({ type: 'marked', fighter: one.id, mark: 'possessed' });
  letGoOfAll(table, one);
  Object.assign(one, { side: 'heroes', seat: null, target: null });
}

export function detach(table: Table, one: Fighter, which: (mark: Mark) => boolean): Mark[] {
  const gone = one.marks.filter(which);
  if (gone.length === 0) return gone;
  one.marks = one.marks.filter((mark) => !which(mark));
  for (const mark of gone) {
    table.tell?.({ type: 'unmarked', fighter: one.id, mark: mark.kind });
    if (mark.kind === 'unconscious' && one.condition === 'unconscious') become(table, one, conditionOf(one));
    if (mark.kind === 'naked') dress(table.state, one, mark);
    if (mark.kind === 'possessed') Object.assign(one, { side: 'foes', seat: mark.seat, target: null });
  }
  return gone;
}

/** What had its time is over with the round. RUN-GIFTRULE-DUR-01 */
export function fade(table: Table): void {
  const { state } = table;
  const over = (mark: Mark): boolean =>
    'until' in mark && mark.kind !== 'buried' && mark.until !== null && mark.until <= state.round;
  for (const one of state.fighters) {
    if (one.marks.length === 0) continue;
    // While it is still there, so that its own rule hears it.
    for (const mark of one.marks.filter(over))
      open(table, 'effectEnded', () => ({ who: seen(state, one), mark }), one);
    detach(table, one, over);
  }
}

interface Resolved {
  readonly who: Fighter;
  readonly roll: Windows['rollResolved']['roll'];
  readonly missing: number;
  readonly botched?: boolean;
  readonly perils?: readonly Peril[];
  readonly gift?: Boon | null;
}

/** A roll is over: what was good for one has been used. */
export function resolved(
  table: Table,
  { who, roll, missing, botched = false, perils = [], gift = null }: Resolved,
  attack: (() => Attack) | null,
  ...scores: Score[]
): void {
  open(table, 'rollResolved', () => ({
    who: seen(table.state, who),
    roll,
    missing,
    botched,
    perils,
    gift,
    attack: attack?.() ?? null,
  }));
  // Whoever was distracted has got over it. RUN-RULING-C44
  who.distracted = false;
  spend(who, ...scores);
}

function spend(one: Fighter, ...scores: Score[]): void {
  if (one.marks.length === 0) return;
  const used = (mark: Mark): boolean =>
    (mark.kind === 'bonus' && mark.next && scores.includes(mark.score)) ||
    (mark.kind === 'eased' && mark.next);
  if (one.marks.some(used)) one.marks = one.marks.filter((mark) => !used(mark));
}
