// The fight of an event, and back from it. RUN-CEVENT-10, -22, RUN-FOE-01, RUN-HAZ-AMBUSH-01

import { next } from '@skald/kernel';
import type { BattleMap, Spot } from '../../content/battle-map.ts';
import type { Element } from '../../documents/encounter/schema.ts';
import { bodyOf, isAble, isHero, isOnField, sheetOf } from '../fight/fighters.ts';
import { asAgreed } from '../fight/from-event.ts';
import { gatherArrows } from '../fight/gear.ts';
import { addFoes } from '../fight/making.ts';
import type { FoeWish } from '../fight/options.ts';
import type { Fighter, State, Steps, Table } from '../fight/state.ts';
import { distance, groundOf, placesFor } from '../space/index.ts';
import { wayside } from './begin.ts';
import { bloodied } from './blood.ts';
import { asBefore } from './bodies.ts';
import { rememberField } from './claims/index.ts';
import { afterFray } from './fray.ts';
import { amend, sittingOf } from './heroes.ts';
import { encounterIn, eventIn } from './notes.ts';
import { runningIn, wardIn } from './runner.ts';
import type { Sway } from './state.ts';
import { foesNamed, omen } from './sways.ts';
import { atTable } from './tabletop/index.ts';
import { clearAway } from './wear.ts';
import { frayOf, isDeed } from './works.ts';

export const UNTOUCHED_FIELD = { turned: [], cleared: [], blocked: [], veiled: [], worn: [], scourged: [] };

export const battleSteps: Steps<'combat' | 'fought'> = {
  combat(table) {
    const { state } = table;
    const sitting = sittingOf(state);
    const agreed = asAgreed(encounterIn(sitting), sitting.progress.event, { points: 0, surprised: 'nobody' });
    if ('refused' in agreed || agreed.ok.foes.length === 0) return unfought(table);
    const { map, foes, rounds = state.rounds, mustHunt = false } = agreed.ok.options;
    const { ambushed } = sitting;
    Object.assign(state, { rounds, mustHunt });
    // Where not all have room, they meet in the open.
    const fields = [bloodied(table, map as BattleMap), wayside()];
    if (!fields.some((field) => takeField(state, field, foes as FoeWish[], ambushed.foes)))
      return unfought(table);
    for (const one of state.fighters) if (ambushed.heroes.includes(one.id)) one.surprise = 'full';
    amend(state, { ambushed: { heroes: [], foes: false } });
    foretell(table);
    table.tell?.({
      type: 'mustered',
      foes: state.fighters.filter((one) => !isHero(one)).map(({ id }) => id),
    });
    if (!atTable(table)) beginFight(table);
  },

  /** Hurt as they are; whoever left the field or stayed behind is with them again. */
  fought(table) {
    const { state } = table;
    const ended = state.ended ?? 'nobody';
    table.tell?.({ type: 'fightEnded', won: ended === 'night' ? 'nobody' : ended });
    gatherArrows(state);
    rememberField(state);
    const fray = frayOf(state);
    remember(state);
    amend(state, { near: atWaysOut(state) });
    const heroes = state.fighters.filter(isHero);
    state.fighters = heroes.map((one) => asBefore(state, one));
    leaveField(state);
    clearAway(table);
    next(table, { step: 'tending' });
    afterFray(table, fray);
    // Whom foes have driven off, or who got away from them, does not come there again. RUN-RUN-80
    if (ended === 'foes') {
      const sitting = sittingOf(state);
      const event = encounterIn(sitting).events.length;
      amend(state, { progress: { ...sitting.progress, event, stage: 'before', passed: 0 } });
    }
  },
};

/** Here, round by round. RUN-RUN-16 */
export function beginFight(table: Table): void {
  const { state } = table;
  const ward = wardIn(state);
  const running = runningIn(state);
  const asks = running !== null && ward !== null && isAble(ward);
  next(table, ...(asks ? [{ step: 'permit', seat: running.seat } as const] : []), { step: 'round' });
}

/** What would go off in the fight and waits for nobody's hand. */
export const dueInFight = (state: State): Element[] =>
  (eventIn(sittingOf(state))?.elements ?? []).filter(
    (element) => element.phase === 'during' && !isDeed(element),
  );

/** Where nobody comes to fight, it does so all the same. */
function unfought(table: Table): void {
  const due = dueInFight(table.state);
  next(table, ...due.map(({ id }) => ({ step: 'element' as const, element: id, by: null })));
}

/** Who stands so that one move takes him out. RUN-RULING-R97 */
function atWaysOut(state: State): string[] {
  const ways = state.map.objects.flatMap(({ kind, area }) =>
    kind === 'exit'
      ? area.flatMap(([x, y, length]) => Array.from({ length }, (_, i) => ({ x: x + i, y })))
      : [],
  );
  return state.fighters
    .filter(
      (one) =>
        isHero(one) &&
        (!isOnField(one) ||
          ways.some(
            (way) => distance(bodyOf(state, one), { ...way, size: 1 }) <= sheetOf(state, one).move.full,
          )),
    )
    .map(({ id }) => id);
}

/** Whom they have met, for all that is still told of it. */
function remember(state: State): void {
  const foes = state.foes.map(({ foe, number, missile, name }) => ({
    foe,
    number,
    missile,
    ...(name !== undefined && { name }),
  }));
  amend(state, { met: [...(sittingOf(state).met ?? []), { foes }] });
}

/** False where there is no room for them all. */
function takeField(state: State, map: BattleMap, foes: readonly FoeWish[], surprised: boolean): boolean {
  const heroes = state.fighters.filter(isHero).map((one) => asBefore(state, one));
  const able = heroes.filter(isAble);
  const places = placesFor(groundOf(map), map.starts.heroes, new Array(able.length).fill(1));
  const [aside = { x: 0, y: 0 }] = places ?? [];
  if (places === null) return false;
  state.fighters = heroes.map((one) => {
    const at = able.indexOf(one);
    const { x, y } = (places[at] ?? aside) as Spot;
    // Who can do nothing stays behind.
    return { ...one, x, y, condition: at >= 0 || one.condition === 'dead' ? one.condition : 'out' };
  });
  Object.assign(state, {
    map,
    happened: UNTOUCHED_FIELD,
    foes: [],
    extras: [],
    leavers: [],
    round: 0,
    step: 0,
    ended: null,
  });
  return addFoes(state, foes, surprised);
}

/** Nobody fights any more, and no field is left. */
export function leaveField(state: State): void {
  const map = wayside();
  Object.assign(state, {
    map,
    happened: UNTOUCHED_FIELD,
    foes: [],
    extras: [],
    leavers: [],
    round: 0,
    step: 0,
    ended: null,
  });
  const places = placesFor(groundOf(map), map.starts.heroes, new Array(state.fighters.length).fill(1)) ?? [];
  for (const [i, one] of state.fighters.entries()) Object.assign(one, { x: places[i]?.x, y: places[i]?.y });
}

/** Sticks and carrots for this fight. RUN-TRAP-43, -45, RUN-GAIN-20, -21, RUN-IMPAIR-07 */
function foretell(table: Table): void {
  const { state } = table;
  const { sways } = sittingOf(state);
  for (const one of sways) for (const whom of touchedBy(state, one)) mark(table, whom, one);
  amend(state, { sways: sways.flatMap(afterFight) });
}

function touchedBy(state: State, { hero, on }: Sway): Fighter[] {
  if (hero !== null) return state.fighters.filter((one) => one.id === hero);
  return foesNamed(state, on !== 'all' && 'fight' in on ? (on.foes ?? 'all') : 'all');
}

function mark(table: Table, whom: Fighter, { on, by }: Sway): void {
  if (on === 'all') return;
  if ('fight' in on) {
    const { ability, against: named } = on;
    const against = named === undefined ? undefined : foesNamed(table.state, [named])[0]?.id;
    // Whoever it is about is not here.
    if (named !== undefined && against === undefined) return;
    return omen(table, whom, on.fight, by, on.rounds, {
      ...(ability !== undefined && { ability }),
      ...(against !== undefined && { against }),
    });
  }
  if ('on' in on && on.on === 'score') omen(table, whom, on.score, by, null);
}

function afterFight(one: Sway): Sway[] {
  const { on } = one;
  if (on === 'all' || !('fight' in on)) return [one];
  return on.fights > 1 ? [{ ...one, on: { ...on, fights: on.fights - 1 } }] : [];
}
