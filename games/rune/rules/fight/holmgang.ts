// A duel of two heroes by agreement: no blow takes more than the cap, and whoever has dealt more than the target wins.
// RUN-WORLD-02 to -05, RUN-RULING-R61, -R62

import { next, type Outcome, refuse } from '@skald/kernel';
import type { Spot } from '../../content/battle-map.ts';
import { MIDDLE, RING_RADIUS, USUAL_DUEL } from '../../content/holm.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { keepsCombatGoing } from '../hooks/mark.ts';
import { distance } from '../space/index.ts';
import type { Manner } from './choices.ts';
import type { Verdict } from './conditions.ts';
import { isAble } from './fighters.ts';
import type { Options } from './options.ts';
import { heroSheet } from './sheets.ts';
import type { Fighter, State, Steps, Table } from './state.ts';

type Duel = NonNullable<State['duel']>;

/** What the two agree on; where they leave it open, what they can bear. RUN-WORLD-03, RUN-RULING-R61 */
export function duelOf(pair: readonly [Hero, Hero], options: Options): Outcome<Duel> {
  const { form, holmgangGuard } = options;
  const sheets = pair.map((hero) => heroSheet(hero));
  // No Wound, and nobody dies of it.
  const mostCap = Math.min(...sheets.map(({ woundThreshold }) => woundThreshold)) - 1;
  const cap = options.cap ?? Math.min(USUAL_DUEL.cap, mostCap);
  const mostTarget = Math.min(...sheets.map(({ maxHp }) => maxHp)) - 1 - cap;
  const target = options.target ?? Math.max(1, Math.min(USUAL_DUEL.target, mostTarget));
  if (holmgangGuard && (cap > mostCap || target > mostTarget))
    return refuse('holmgang-deadly', { cap: mostCap, target: Math.max(0, mostTarget) });
  return { ok: { form, cap, target, dealt: { h0: 0, h1: 0 }, winner: null, verdict: null } };
}

/** What is left of a blow. RUN-WORLD-03 */
export const capped = ({ duel }: State, lost: number): number =>
  duel === null ? lost : Math.min(lost, duel.cap);

/** Counts what a blow took: the first to have dealt more than the target wins at once. RUN-WORLD-04 */
export function countBlow(table: Table, by: Fighter | null, lost: number): void {
  const { duel } = table.state;
  if (duel === null || by === null || duel.verdict !== null) return;
  duel.dealt = { ...duel.dealt, [by.id]: (duel.dealt[by.id] ?? 0) + lost };
  if ((duel.dealt[by.id] as number) > duel.target) decide(table, by.id, 'blows');
}

/** Whoever can fight no more has lost, and whoever has left the field; a crow will fight again. RUN-RULING-G25 */
export function judge(table: Table): void {
  const { duel, fighters } = table.state;
  if (duel === null || duel.verdict !== null) return;
  const both = duellists(duel, fighters);
  if (!both.every(isFighting)) decide(table, both.find(isFighting)?.id ?? null, 'beaten');
}

/** All others look on. */
const duellists = ({ dealt }: Duel, fighters: readonly Fighter[]): Fighter[] =>
  fighters.filter(({ id }) => Object.hasOwn(dealt, id));

const isFighting = (one: Fighter): boolean => isAble(one) || keepsCombatGoing(one.marks);

/** Whoever sets foot outside the ring has lost, by his own will or another's. RUN-RULING-R62 */
export function watchRing(table: Table, one: Fighter, way: readonly Spot[]): void {
  const { duel, fighters } = table.state;
  if (duel?.form !== 'ring' || duel.verdict !== null || way.every(isInRing)) return;
  decide(table, duellists(duel, fighters).find(({ id }) => id !== one.id)?.id ?? null, 'leftRing');
}

/** RUN-RULING-R62, RUN-TER-166 */
export const isInRing = ({ x, y }: Spot): boolean =>
  distance({ x, y, size: 1 }, { ...MIDDLE, size: 1 }) <= RING_RADIUS;

/** All its squares. RUN-RULING-R62 */
export function ringIn({ width, height }: State['map']): ReadonlySet<number> {
  const squares = Array.from({ length: width * height }, (_, square) => square);
  return new Set(squares.filter((square) => isInRing({ x: square % width, y: Math.floor(square / width) })));
}

export function decide(table: Table, winner: string | null, verdict: Verdict): void {
  const { duel } = table.state;
  if (duel === null) return;
  Object.assign(duel, { winner, verdict } satisfies Partial<Duel>);
  next(table, { step: 'duelEnds' });
}

export const holmgangSteps: Steps<'duelEnds'> = {
  /** Whatever was still to come is dropped. */
  duelEnds(table) {
    const { state } = table;
    // In a sitting it was fought for something, and the sitting goes on.
    const after = state.agenda.findLastIndex(({ step }) => step === 'duelled');
    state.agenda.splice(after + 1);
    state.over = after < 0;
    if (state.duel?.verdict != null)
      table.tell?.({ type: 'duelEnded', winner: state.duel.winner, verdict: state.duel.verdict });
  },
};

/** Tied to stakes, and where blows are traded, nobody goes anywhere. RUN-RULING-R62 */
export const isBound = ({ duel }: Pick<State, 'duel'>): boolean =>
  duel?.form === 'stakes' || duel?.form === 'traded';

/** Blows alternate: one each in a round, in the order of the first Initiative, and only a die wards them off. RUN-RULING-R62 */
export const areTraded = ({ duel }: Pick<State, 'duel'>): boolean => duel?.form === 'traded';

/** Who is tied cannot duck. */
export const mannersIn = (state: Pick<State, 'duel'>, manners: readonly Manner[]): Manner[] =>
  manners.filter((manner) => manner !== 'weaving' || !isBound(state));
