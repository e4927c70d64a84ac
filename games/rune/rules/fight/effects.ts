// What each effect does, and in which order. RUN-HOOK-31

import { DIRECTIONS } from '@skald/games/grid-kit';
import { next } from '@skald/kernel';
import type { Spot } from '../../content/battle-map.ts';
import { withLines } from '../../documents/hero/account.ts';
import { heroNow } from '../../documents/hero/now.ts';
import type { Effect, EffectKind, EffectOf } from '../hooks/effect.ts';
import { conditionOf } from '../injury.ts';
import { asWorn } from '../items/wearing.ts';
import { grabbed } from '../powers/tentacles.ts';
import { type Bearing, fly, type Slide, slide } from '../space/index.ts';
import type { FrameOf, Harm, StepName } from './agenda.ts';
import { bound } from './bounding.ts';
import { engulf, expose } from './burning.ts';
import { exchangePlaces } from './contending.ts';
import { scourge, wear } from './field.ts';
import {
  areEnemies,
  bodiesOf,
  bodyOf,
  fighterOf,
  formOf,
  groundFor,
  isHero,
  isOnField,
  sheetOf,
} from './fighters.ts';
import { fillQuiver, havingForms, drop as letFall, putDown } from './gear.ts';
import { become, bury, letGoOfAll, UNTOUCHED } from './harm.ts';
import { behindOf } from './hiding.ts';
import { leave } from './leaving.ts';
import { straightWay } from './listening.ts';
import { attach, detach } from './marks.ts';
import { strikersOn } from './moving.ts';
import { perilsOn } from './perils.ts';
import { drive } from './placing.ts';
import { raid } from './raiding.ts';
import { oneOf, throwAgain } from './rolling.ts';
import { NO_FIGHT } from './round.ts';
import { dayOf, pay } from './shopping.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { blowOf } from './striking.ts';
import { enterGift, enterNote, scoreGift } from './tally.ts';
import { askToUse, sleep, use } from './using.ts';

export const effectSteps: Steps<'effects' | 'awarding' | 'noteAwarding'> = {
  awarding: (table, { hero, points, gift }) => enterGift(table, hero, points, gift),
  noteAwarding: (table, { hero, points, rule }) => enterNote(table, hero, points, rule),

  /** One after the other: what one of them leads to comes before the next. */
  effects(table, { effects }) {
    const { agenda } = table.state;
    for (const [i, effect] of effects.entries()) {
      const before = agenda.length;
      bring(table, effect);
      const rest = effects.slice(i + 1);
      if (agenda.length === before || rest.length === 0) continue;
      agenda.splice(before, 0, { step: 'effects', effects: rest });
      return;
    }
  },
};

const bring = <K extends EffectKind>(table: Table, effect: EffectOf<K>): void =>
  (DOES[effect.effect] as (table: Table, effect: Effect) => void)(table, effect);

const DOES: { readonly [K in EffectKind]: (table: Table, effect: EffectOf<K>) => void } = {
  damage(table, { who, raw, by, armor, nature = null, element = null, missing = null }) {
    const coming = { victim: who, by, raw, armor, nature, element, missing, hit: null };
    next(table, { step: 'harm', ...UNTOUCHED, ...coming });
  },

  heal(table, { who, hp }) {
    const one = fighterOf(table.state, who);
    const healed = Math.min(hp, sheetOf(table.state, one).maxHp - one.hp);
    if (healed <= 0 || !isOnField(one)) return;
    one.hp += healed;
    table.tell?.({ type: 'healed', fighter: who, hp: healed });
    const now = conditionOf(one);
    if (one.condition === 'dying' ? now !== 'dying' : one.condition === 'incapacitated' && now === 'able')
      become(table, one, now);
  },

  attach: (table, { who, mark }) => attach(table, fighterOf(table.state, who), mark),

  detach(table, { who, mark: kind, gift }) {
    detach(
      table,
      fighterOf(table.state, who),
      (mark) => mark.kind === kind && (gift === undefined || ('gift' in mark && mark.gift === gift)),
    );
  },

  attack(table, { who, target, manner, gift }) {
    const blow = blowOf(fighterOf(table.state, who), target, 'own');
    next(table, { ...blow, as: manner, forestalled: false, ...(gift !== undefined && { gift }) });
  },

  shoot(table, { who, target, form = fighterOf(table.state, who).hand, gift }) {
    const behind = behindOf(fighterOf(table.state, target));
    const shot = { attacker: who, target, form, dodges: null, behind };
    next(table, { step: 'shot', ...shot, ...(gift !== undefined && { gift }) });
  },

  volley(table, { who, targets, defence, gift }) {
    next(table, { step: 'volley', attacker: who, targets, defence, gift });
  },

  /** It costs nothing of what he may do himself. */
  command(table, { who, target, by, gift, rule }) {
    const { state } = table;
    const one = fighterOf(state, who);
    const over: Effect = { effect: 'detach', who, mark: 'commanded', rule };
    attach(table, one, { kind: 'commanded', gift, by });
    next(table, { step: 'effects', effects: [over] });
    if (formOf(state, one).missile) bring(table, { effect: 'shoot', who, target, form: one.hand, rule });
    else bring(table, { effect: 'attack', who, target, manner: 'blow', rule });
  },

  lessen: (table, { by }) => {
    const step = table.state.agenda.findLast(
      (frame) => frame.step === 'awarding' || frame.step === 'noteAwarding',
    );
    amend(table, step?.step === 'noteAwarding' ? 'noteAwarding' : 'awarding', (award) => ({
      ...award,
      points: Math.max(0, award.points - by),
    }));
  },
  pay: (table, { who, to, points }) =>
    pay(table, fighterOf(table.state, who), fighterOf(table.state, to), points),
  use: (table, { who, gift, target }) => use(table, fighterOf(table.state, who), gift, target),

  raid: (table, { who, target, gift }) => raid(table, who, target, gift),
  leap: (table, { who, paces }) => bound(table, who, paces),

  /** His action is spent. */
  halt(table, { who }) {
    const { agenda } = table.state;
    const at = agenda.findLastIndex(
      (frame) => (frame.step === 'interceptors' || frame.step === 'going') && frame.fighter === who,
    );
    if (at >= 0) agenda.splice(at, 1);
    fighterOf(table.state, who).movement = 'none';
  },

  exchange: (table, { who, other }) => exchangePlaces(table, who, other),
  engage: (table, { who, target, brings }) =>
    next(table, { step: 'engaging', by: who, target, resists: null, brings }),

  /** It covers the distance, and is struck at on the way like anybody who moves. RUN-RULING-F37 */
  charge(table, { who, target }) {
    const { state } = table;
    const one = fighterOf(state, who);
    const way = straightWay(state, one, fighterOf(state, target));
    if (way === null) return;
    one.movement = 'moved';
    one.paces += way.paces;
    const perils = perilsOn(state, one, way.path);
    const strikers = strikersOn(state, one, 'ordinary', way.path).map((each) => ({ ...each, left: false }));
    next(
      table,
      { step: 'going', fighter: who, gait: 'walk', way: squares(way.path), strikers, shooters: [], perils },
      { ...blowOf(one, target, 'own'), as: 'charge', charge: way.paces, forestalled: false },
    );
  },

  throw(table, thrown) {
    const { state } = table;
    const { who, by, what, direction, paces } = thrown;
    const one = fighterOf(state, who);
    if (what === 'object')
      return flingThing(table, one, fighterOf(state, by), DIRECTIONS[direction - 1] as Bearing, paces);
    freeFromHold(table, one);
    const way = flightOf(state, thrown);
    table.tell?.({ type: 'thrown', fighter: who, by, way: squares(way.path) });
    drive(table, one, way, fighterOf(state, by));
  },

  ignite: (table, { who, by }) => expose(table, fighterOf(table.state, who), by),
  engulf: (table, { who, by }) => engulf(table, fighterOf(table.state, who), by),

  fling(table, { who, by, what, direction, paces }) {
    const { state } = table;
    const one = fighterOf(state, who);
    if (what === 'held') letFall(table, one);
    const thing = one.lying.at(-1);
    if (thing === undefined) return;
    const bearing = DIRECTIONS[direction - 1] as (typeof DIRECTIONS)[number];
    const from = { ...bodyOf(state, one), x: thing.x, y: thing.y, size: 1 } as const;
    const { x, y } = slide(groundFor(state), [], from, bearing, paces).path.at(-1) as Spot;
    one.lying = [...one.lying.slice(0, -1), { ...thing, x, y }];
    table.tell?.({ type: 'flung', fighter: who, by, form: thing.form, to: { x, y } });
  },

  shatter(table, { who }) {
    const one = fighterOf(table.state, who);
    letFall(table, one);
    one.lying = one.lying.map((thing, i) =>
      i === one.lying.length - 1 ? { ...thing, broken: true as const } : thing,
    );
  },

  recall: ({ state }, { who }) => fillQuiver(state, fighterOf(state, who)),

  survive: (table, { who }) =>
    amend(table, 'fate', (fate) => (fate.victim === who ? { ...fate, survives: true } : fate)),

  die: (table, { who, credit }) => bury(table, fighterOf(table.state, who), credit),

  leave(table, { who, rule }) {
    const one = fighterOf(table.state, who);
    bring(table, { effect: 'attach', who, mark: { kind: 'gone' }, rule });
    leave(table, one);
  },

  forsake(table, { who }) {
    fighterOf(table.state, who).forsaken = true;
    table.tell?.({ type: 'forsook', fighter: who });
  },

  stripped: (table, { who }) => attach(table, fighterOf(table.state, who), { kind: 'stripped' }),

  wield(table, { who, form }) {
    const one = fighterOf(table.state, who);
    if (one.belt === form) one.belt = one.hand;
    one.hand = form;
    // It is no slower for him than what he had planned. RUN-GIFT-MJOLNIR-AWAKES
    if (one.planned !== null && one.planned !== NO_FIGHT) one.planned = form;
    table.tell?.({ type: 'changed', fighter: who, form });
  },

  sleep: ({ state }, { who, gift }) => sleep(state, fighterOf(state, who), gift),

  forfeit({ state }, { who }) {
    const one = fighterOf(state, who);
    one.steps = [];
    one.denied = state.fighters.filter((other) => areEnemies(one, other)).map(({ id }) => id);
  },

  change(table, { who, was, is }) {
    const { state } = table;
    const one = fighterOf(state, who);
    const hero = state.heroes[one.sheet];
    if (hero === undefined || !isHero(one)) return;
    const now = asWorn(heroNow(hero).items, was, is);
    state.heroes = state.heroes.with(
      one.sheet,
      withLines(hero, { line: 'changed', on: dayOf(hero), ...now }),
    );
    if (now.is === null) table.tell?.({ type: 'usedUp', fighter: who, item: was });
  },

  bleed(table, { who, hp }) {
    const one = fighterOf(table.state, who);
    const lost = Math.min(hp, one.hp - 1);
    one.hp -= lost;
    table.tell?.({ type: 'hurt', fighter: who, by: who, lost, wounds: 0 });
  },

  skip({ state }, { who }) {
    const at = state.agenda.findLastIndex((frame) => frame.step === 'ready' && frame.fighter === who);
    if (at >= 0) state.agenda.splice(at, 1);
  },

  aim(table, { who, target, gift }) {
    const one = fighterOf(table.state, who);
    if (one.target !== null) one.target = target;
    attach(table, one, { kind: 'setOn', gift, by: target });
  },

  award(table, { who, points, gift }) {
    if (isHero(fighterOf(table.state, who))) scoreGift(table, who, points, gift);
  },

  bequeath(table, { who, points }) {
    const one = fighterOf(table.state, who);
    if (points === 0 || !isHero(one)) return;
    one.legacy += points;
    table.tell?.({ type: 'bequeathed', fighter: who, points });
  },

  rolled: (table, { who, total, rule }) => table.tell?.({ type: 'rolled', fighter: who, total, rule }),

  wear(table, { thing }) {
    wear(table.state, thing);
    table.tell?.({ type: 'worn', thing });
  },

  scourge(table, { statistic, side, by }) {
    scourge(table.state, { statistic, side, by });
    table.tell?.({ type: 'scourged', statistic });
  },

  manner: (table, { manner }) => amend(table, 'ready', (ready) => ({ ...ready, as: manner })),
  cannotAttack: (table) => amend(table, 'ready', (ready) => ({ ...ready, attacks: false })),
  stopAttack: (table) => drop(table, 'attack', 'clash', 'loose', 'grasp', 'freeBlow'),
  reroll: (table, { who }) => throwAgain(table, who),
  ignoreArmor: (table) => amendHarm(table, () => ({ armor: false })),
  heedArmor: (table) => amendHarm(table, () => ({ armor: true })),
  addRaw: (table, { by }) => amendHarm(table, ({ raw }) => ({ raw: raw + by })),
  reduce: (table, { by }) => amendHarm(table, ({ less }) => ({ less: less + by })),
  noDamage: (table) => amendHarm(table, () => ({ none: true })),
  retarget: (table, { to }) => amendHarm(table, () => ({ victim: to })),

  check(table, { check, success, failure }) {
    next(table, { step: 'check', check, success, failure });
  },
  ask: (table, asked) => askToUse(table, asked),
  choose(table, { who, gift, ways }) {
    const { seat } = fighterOf(table.state, who);
    if (seat !== null && ways.length > 0) next(table, { step: 'choose', seat, fighter: who, gift, ways });
  },
  lot(table, { count, ways, rule }) {
    if (count === 0 || ways.length === 0) return;
    const drawn = oneOf(table, ways, 'power');
    const rest = ways.filter((way) => way !== drawn);
    const again: Effect = { effect: 'lot', count: count - 1, ways: rest, rule };
    next(table, { step: 'effects', effects: [...drawn.brings, again] });
  },
};

/** The way of somebody who is thrown. */
export function flightOf(state: State, { who, direction, paces, over }: EffectOf<'throw'>): Slide {
  const body = bodyOf(state, fighterOf(state, who));
  const bearing = DIRECTIONS[direction - 1] as Bearing;
  return (over ? fly : slide)(groundFor(state), bodiesOf(state), body, bearing, paces);
}

/** What waits beneath, and comes next. */
function amend<N extends StepName>(table: Table, step: N, change: (frame: FrameOf<N>) => FrameOf<N>): void {
  const { agenda } = table.state;
  const at = agenda.findLastIndex((frame) => frame.step === step);
  if (at >= 0) agenda[at] = change(agenda[at] as FrameOf<N>);
}

/** Damage that is on its way: not all of it has been lost yet. */
function amendHarm(table: Table, change: (coming: Harm) => Partial<Harm>): void {
  const { agenda } = table.state;
  const at = agenda.findLastIndex(({ step }) => step === 'harm' || step === 'soak' || step === 'losing');
  const coming = agenda[at];
  if (coming?.step === 'harm' || coming?.step === 'soak' || coming?.step === 'losing')
    agenda[at] = { ...coming, ...change(coming) };
}

/** What waits beneath does not come about. */
function drop(table: Table, ...steps: StepName[]): void {
  const { agenda } = table.state;
  const at = agenda.findLastIndex(({ step }) => steps.includes(step));
  if (at >= 0) agenda.splice(at, 1);
}

const squares = ([, ...way]: readonly Spot[]): Spot[] => way.map(({ x, y }) => ({ x, y }));

/** Off the ground: he neither holds anybody nor is held. */
function freeFromHold(table: Table, one: Fighter): void {
  letGoOfAll(table, one);
  if (one.held === null) return;
  table.tell?.({ type: 'released', by: one.held.by, at: one.id });
  one.held = null;
}

/** What he holds, or else something that he carries. RUN-FOELIST-TUBE-STRIKER.8, .10, RUN-RULING-F36 */
function flingThing(table: Table, one: Fighter, by: Fighter, bearing: Bearing, paces: number): void {
  const { state } = table;
  const { fists } = sheetOf(state, one);
  const carries = (form: number): boolean => form !== one.hand && form !== fists;
  const form = grabbed(
    formOf(state, one).bareHands ? [] : [one.hand],
    havingForms(state, one).filter(carries),
    (sides) => (sides === 1 ? 1 : table.roll(sides, 'power')),
  );
  if (form === null || !isHero(one)) return;
  const { path } = slide(groundFor(state), [], { ...bodyOf(state, one), size: 1 }, bearing, paces);
  const { x, y } = path.at(-1) as Spot;
  putDown(state, one, form, { x, y });
  if (one.hand === form) one.hand = fists;
  if (one.belt === form) one.belt = null;
  table.tell?.({ type: 'flung', fighter: one.id, by: by.id, form, to: { x, y } });
}
