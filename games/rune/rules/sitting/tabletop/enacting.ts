// What was entered of a fight becomes what has happened in it: the same events, with the same rules and causes, as if it
// had been fought here. RUN-VP-11 to -19, -30, RUN-VPR-04, -09

import { next } from '@skald/kernel';
import { HOSTAGES } from '../../../content/hazards.ts';
import { change, extraOf } from '../../fight/extras.ts';
import { claimFeature } from '../../fight/features.ts';
import { fighterOf, isHero } from '../../fight/fighters.ts';
import { bleed, pay } from '../../fight/harm.ts';
import type { Fighter, State, Table } from '../../fight/state.ts';
import { reckon, reward, watchOver } from '../../fight/tally.ts';
import { INCAPACITATING_WOUNDS } from '../../injury.ts';
import { undertaken } from '../fray.ts';
import { goodsOf, heroOf } from '../interlude/goods.ts';
import { empty } from '../interlude/quaffing.ts';
import { worksIn } from '../works.ts';
import type { Account, FoesLot, HerosLot } from './account.ts';

export function enact(table: Table, account: Account): void {
  const { state } = table;
  const { won, rounds, foes, heroes, captives, did, moved } = account;
  state.round = rounds;
  table.tell?.({ type: 'playedOut', rounds });
  for (const lot of foes) befell(table, lot);
  for (const lot of heroes) bore(table, lot);
  for (const { extra, fate, by } of captives) freeOrMourn(table, extra, fate, by);
  for (const element of moved) claimFeature(state, element);
  state.ended = won;
  const works = worksIn(state);
  next(table, { step: 'aftermath' });
  for (const { offer, by } of did) {
    const work = works[offer];
    if (by !== 'nobody' && work !== undefined) undertaken(table, work, by);
  }
}

function befell(table: Table, { foe, fate, dealt }: FoesLot): void {
  const { state } = table;
  const one = fighterOf(state, foe);
  for (const [i, { hero, hp }] of dealt.entries()) {
    const killed = fate === 'dead' && i === dealt.length - 1;
    const by = fighterOf(state, hero);
    const before = one.hp;
    bleed(state, one);
    one.hp = before - hp;
    table.tell?.({ type: 'hurt', fighter: foe, by: hero, lost: hp, wounds: 0 });
    if (killed) {
      one.felled = { by: hero, meant: true };
      become(table, one, 'dead');
    }
    pay(table, { target: one, by, lost: hp, before, killed, meant: true });
  }
  if (fate === 'fled') become(table, one, 'out');
  if (fate === 'lies') become(table, one, 'incapacitated');
}

function bore(table: Table, { hero, fate, left, wounds, suffered, brink, drank }: HerosLot): void {
  const { state } = table;
  const one = fighterOf(state, hero);
  const goods = goodsOf(heroOf(state, hero));
  for (const { thing, doses } of drank) {
    const item = goods[thing];
    if (item?.kind === 'potion') empty(table, hero, item, doses);
  }
  const before = one.hp;
  if (suffered > 0) {
    const more = Math.max(0, wounds - one.wounds);
    table.tell?.({ type: 'hurt', fighter: hero, by: null, lost: suffered, wounds: more });
    reckon(table, {
      target: one,
      by: null,
      credit: [],
      lost: suffered,
      before: suffered,
      killed: false,
      meant: true,
    });
    one.rest = 0;
  }
  const healed = left - Math.max(0, before - suffered);
  if (fate !== 'dead' && healed > 0) table.tell?.({ type: 'healed', fighter: hero, hp: healed });
  Object.assign(one, { hp: left, wounds });
  watchOver(state, one);
  if (brink && !state.almostDown.includes(hero)) state.almostDown = [...state.almostDown, hero];
  if (fate === 'dead') one.felled = { by: null, meant: true };
  if (fate === 'dead') become(table, one, 'dead');
  if (fate === 'fled') become(table, one, 'out');
  if (fate === 'lies') become(table, one, wounds === INCAPACITATING_WOUNDS ? 'incapacitated' : 'unconscious');
}

/** What hears of such things had its say on the table. */
function become(table: Table, one: Fighter, condition: Fighter['condition']): void {
  one.condition = condition;
  one.steps = [];
  one.held = null;
  if (condition === 'out') table.tell?.({ type: 'left', fighter: one.id });
  else table.tell?.({ type: 'became', fighter: one.id, condition });
}

/** RUN-TER-78, RUN-RULING-T24 */
function freeOrMourn(table: Table, extra: string, fate: 'held' | 'freed' | 'slain', by: string): void {
  const { state } = table;
  if (fate === 'held') return;
  const doer = by === 'nobody' ? null : fighterOf(state, by);
  change(state, extraOf(state, extra).id, { state: fate === 'freed' ? 'calm' : 'down', captor: null });
  if (fate === 'freed') {
    table.tell?.({ type: 'hostageFreed', extra, by: doer?.id ?? null });
    if (doer !== null) reward(table, doer, 'award', HOSTAGES.points, 'RUN-TER-78');
    return;
  }
  for (const one of mourners(state, doer)) {
    table.tell?.({ type: 'hostageStruck', extra, by: one.id, slain: true });
    reward(table, one, 'statusLoss', HOSTAGES.points, 'RUN-TER-78');
  }
}

/** Whoever did it; if that was no hero, all of them. */
const mourners = ({ fighters }: State, doer: Fighter | null): Fighter[] =>
  doer === null ? fighters.filter(isHero) : [doer];
