// Captives whom foes hide behind. RUN-TER-70 to -79, RUN-RULING-T24

import { HOSTAGES } from '../../content/hazards.ts';
import { foeMay } from '../foe-rights.ts';
import {
  distance,
  isShamming,
  isSlain,
  mayBypass,
  placesFor,
  type Shielded,
  shieldedFrom,
  throughHostage,
} from '../space/index.ts';
import type { Harm } from './agenda.ts';
import type { ChoiceOf } from './choices.ts';
import { change, type Extra } from './extras.ts';
import { baseOf, bodiesOf, bodyOf, fighterOf, groundFor, isAble, isHero, isInReach } from './fighters.ts';
import { rollBoth, SIDES } from './rolling.ts';
import { lacksSkill, rollScore } from './rolls.ts';
import { kindOf } from './sheets.ts';
import type { Fighter, FoeSheet, State, Steps, Table } from './state.ts';
import { reward } from './tally.ts';

/** Only the crafty take them, each the nearest; whom nobody takes is free to run. RUN-TER-70 */
export function takeCaptives(state: State): void {
  for (const { id, captor, ...extra } of state.extras) {
    if (extra.state !== 'captive' || captor !== null) continue;
    const far = (one: Fighter): number => distance({ x: extra.x, y: extra.y, size: 1 }, baseOf(state, one));
    const [taker] = state.fighters.filter((one) => mayHold(state, one)).toSorted((a, b) => far(a) - far(b));
    change(state, id, taker === undefined ? { state: 'calm' } : { captor: taker.id });
  }
}

/** Whom its designer has put behind a captive of the map; null where nobody is, or may be. RUN-TER-70 */
export const captorOf = (state: State, thing: string): string | null =>
  state.fighters.find((one) => mayHold(state, one) && state.foes[one.sheet]?.holds === thing)?.id ?? null;

const mayHold = (state: State, one: Fighter): boolean => {
  if (isHero(one) || !isAble(one)) return false;
  const { foe, selfWilled } = state.foes[one.sheet] as FoeSheet;
  return foeMay('holdHostages', { temper: kindOf(foe).temper, selfWilled });
};

const captivesOf = ({ extras }: State, { id }: Fighter): Extra[] =>
  extras.filter((extra) => extra.state === 'captive' && extra.captor === id);

/** What a blow does to somebody behind a captive; a very good one goes past. RUN-TER-72, -73, -75, -79 */
export function shielding(
  table: Table,
  by: Fighter | null,
  target: Fighter,
  raw: number,
  soak: number,
  hit: Harm['hit'],
): number {
  const { state } = table;
  const captives = captivesOf(state, target);
  const whole = Math.max(0, raw - soak);
  if (by === null || hit === null || mayBypass(hit.margin) || !isShielded(state, target, by)) return whole;
  const { captor, hostage }: Shielded = throughHostage(raw, soak);
  if (hostage > 0) strike(table, by, captives[0] as Extra, hostage);
  return captor;
}

/** RUN-TER-79 */
export function isShielded(state: State, captor: Fighter, from: Fighter): boolean {
  const { length } = captivesOf(state, captor);
  if (length === 0) return false;
  const shielded = shieldedFrom(groundFor(state), bodiesOf(state), bodyOf(state, captor), length);
  return shielded.some(({ id }) => id === from.id);
}

/** RUN-TER-73, -74, -78 */
function strike(table: Table, by: Fighter, { id, hurt }: Extra, lost: number): void {
  const { state } = table;
  const slain = isSlain(hurt + lost);
  change(state, id, { hurt: hurt + lost, ...(slain && { state: 'down', captor: null }) });
  table.tell?.({ type: 'hostageHurt', extra: id, by: by.id, lost, slain });
  if (slain) mourn(table, by);
}

/** It costs whoever did it; if that was no hero, all of them. RUN-TER-78, RUN-RULING-T24 */
function mourn(table: Table, by: Fighter): void {
  const guilty = isHero(by) ? [by] : table.state.fighters.filter(isHero);
  for (const hero of guilty) reward(table, hero, 'statusLoss', HOSTAGES.points, 'RUN-TER-78');
}

/** Whose captor is no more is free, to the credit of whoever did it. RUN-RULING-T24 */
export function releaseCaptives(table: Table, captor: Fighter, by: string | null): void {
  for (const { id } of captivesOf(table.state, captor))
    free(table, id, captor, by === null ? null : fighterOf(table.state, by));
}

/** From then on one more who runs about. RUN-TER-77, -78 */
function free(table: Table, id: string, from: Fighter, by: Fighter | null): void {
  const { state } = table;
  const [spot] = placesFor(groundFor(state), [from], [1], bodiesOf(state)) ?? [from];
  const { x, y } = spot ?? from;
  change(state, id, { state: 'calm', captor: null, x, y });
  table.tell?.({ type: 'hostageFreed', extra: id, by: by?.id ?? null });
  if (by !== null && isHero(by)) reward(table, by, 'award', HOSTAGES.points, 'RUN-TER-78');
}

/** By how much one is ahead of the other before the dice; of equals the hero has it. */
export const pullingAhead = (state: State, one: Fighter, captor: Fighter): number =>
  rollScore(state, one, 'engagement', captor.id) - rollScore(state, captor, 'engagement', one.id);

/** Whom a hero may pull free by an action. RUN-TER-76 */
export const freeingOptions = (
  state: State,
  one: Fighter,
): Extract<ChoiceOf<'act'>, { act: 'pullFree' }>[] =>
  !isHero(one) || state.extras.length === 0
    ? []
    : state.fighters
        .filter((captor) => captivesOf(state, captor).length > 0 && isInReach(state, one, captor))
        .map(({ id }) => ({ act: 'pullFree', target: id }));

export const hostageSteps: Steps<'pulling'> = {
  /** An Engagement roll of its own kind. RUN-TER-76 */
  pulling(table, frame) {
    const { state } = table;
    const { by, target } = frame;
    const [one, captor] = [fighterOf(state, by), fighterOf(state, target)];
    const [captive] = captivesOf(state, captor);
    if (!isAble(one) || captive === undefined) return;
    const resists = isAble(captor);
    const totals = rollBoth(
      table,
      frame,
      [
        { who: one, for: 'engagement', roll: 'engagement', lacked: lacksSkill(state, one) },
        resists ? { who: captor, for: 'resistance', roll: 'engagement' } : undefined,
      ],
      () => [
        rollScore(state, one, 'engagement', captor.id),
        resists ? rollScore(state, captor, 'engagement', one.id) : 0,
      ],
    );
    if (totals === null) return;
    const [total, against] = totals;
    const won = total >= against;
    table.tell?.({ type: 'engaged', by, at: target, total, against, won });
    if (won) free(table, captive.id, captor, one);
  },
};

/** One of them whom a shot finds that was meant for another: a captive who ran may only be shamming. RUN-TER-61, -64 */
export function strayInto(table: Table, by: Fighter, { id, hostage }: Extra): void {
  change(table.state, id, { state: 'down' });
  if (!hostage) return;
  const slain = !isShamming(table.roll(SIDES, 'shamming'));
  table.tell?.({ type: 'hostageStruck', extra: id, by: by.id, slain });
  if (slain) mourn(table, by);
}
