// What each effect does, and in which order. RUN-HOOK-31

import { DIRECTIONS } from '@skald/games/grid-kit';
import { next } from '@skald/kernel';
import type { Spot } from '../../content/battle-map.ts';
import type { Effect, EffectKind, EffectOf } from '../hooks/effect.ts';
import { keepsFromActing, type Mark } from '../hooks/mark.ts';
import { conditionOf } from '../injury.ts';
import { grabbed } from '../powers/tentacles.ts';
import { type Bearing, slide } from '../space/index.ts';
import type { FrameOf, Harm, StepName } from './agenda.ts';
import { bound } from './bounding.ts';
import { bodiesOf, bodyOf, fighterOf, formOf, groundFor, isHero, isOnField, sheetOf } from './fighters.ts';
import { become, bury, disable, fall, letGoOfAll } from './harm.ts';
import { straightWay } from './listening.ts';
import { strikersOn } from './moving.ts';
import { perilsOn } from './perils.ts';
import { drive } from './placing.ts';
import type { Fighter, Steps, Table } from './state.ts';
import { blowOf } from './striking.ts';

export const effectSteps: Steps<'effects'> = {
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
  damage(table, { who, raw, by, armor }) {
    next(table, { step: 'harm', victim: who, by, raw, armor, none: false, hit: null });
  },

  heal(table, { who, hp }) {
    const one = fighterOf(table.state, who);
    const healed = Math.min(hp, sheetOf(table.state, one).maxHp - one.hp);
    if (healed <= 0) return;
    one.hp += healed;
    table.tell?.({ type: 'healed', fighter: who, hp: healed });
    const now = conditionOf(one);
    if (one.condition === 'incapacitated' && now === 'able') become(table, one, now);
  },

  attach(table, { who, mark }) {
    const one = fighterOf(table.state, who);
    if (!isOnField(one)) return;
    if (mark.kind === 'fallen') return fall(table, one);
    one.marks = [...one.marks.filter(({ kind }) => kind !== mark.kind), mark];
    table.tell?.({ type: 'marked', fighter: who, mark: mark.kind });
    if (!keepsFromActing([mark])) return;
    const condition = BRINGS_DOWN[mark.kind];
    if (condition === undefined) disable(table, one);
    else become(table, one, condition);
  },

  detach(table, { who, mark }) {
    const one = fighterOf(table.state, who);
    const left = one.marks.filter(({ kind }) => kind !== mark);
    if (left.length === one.marks.length) return;
    one.marks = left;
    table.tell?.({ type: 'unmarked', fighter: who, mark });
    if (mark === 'unconscious' && one.condition === 'unconscious') become(table, one, 'able');
  },

  attack(table, { who, target, manner }) {
    next(table, { ...blowOf(fighterOf(table.state, who), target, 'own'), as: manner, forestalled: false });
  },

  leap: (table, { who, paces }) => bound(table, who, paces),

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
      { ...blowOf(one, target, 'own'), as: 'charge', charge: true, forestalled: false },
    );
  },

  throw(table, { who, by, what, direction, paces }) {
    const { state } = table;
    const one = fighterOf(state, who);
    const bearing = DIRECTIONS[direction - 1] as (typeof DIRECTIONS)[number];
    if (what === 'object') return flingThing(table, one, fighterOf(state, by), bearing, paces);
    freeFromHold(table, one);
    const way = slide(groundFor(state), bodiesOf(state), bodyOf(state, one), bearing, paces);
    table.tell?.({ type: 'thrown', fighter: who, by, way: squares(way.path) });
    drive(table, one, way, fighterOf(state, by));
  },

  survive: (table, { who }) =>
    amend(table, 'fate', (fate) => (fate.victim === who ? { ...fate, survives: true } : fate)),

  die: (table, { who, credit }) => bury(table, fighterOf(table.state, who), credit),

  stripped(table, { who, rule }) {
    bring(table, { effect: 'attach', who, mark: { kind: 'stripped' }, rule });
  },

  rolled: (table, { who, total, rule }) => table.tell?.({ type: 'rolled', fighter: who, total, rule }),

  manner: (table, { manner }) => amend(table, 'ready', (ready) => ({ ...ready, as: manner })),
  cannotAttack: (table) => amend(table, 'ready', (ready) => ({ ...ready, attacks: false })),
  ignoreArmor: (table) => amendHarm(table, { armor: false }),
  noDamage: (table) => amendHarm(table, { none: true }),

  check(table, { check, success, failure }) {
    next(table, { step: 'check', check, success, failure });
  },
};

/** What lies so, and cannot act, is more than marked. */
const BRINGS_DOWN: { readonly [K in Mark['kind']]?: Fighter['condition'] } = {
  unconscious: 'unconscious',
  downed: 'incapacitated',
};

/** What waits beneath, and comes next. */
function amend<N extends StepName>(table: Table, step: N, change: (frame: FrameOf<N>) => FrameOf<N>): void {
  const { agenda } = table.state;
  const at = agenda.findLastIndex((frame) => frame.step === step);
  if (at >= 0) agenda[at] = change(agenda[at] as FrameOf<N>);
}

/** Damage that is on its way: nothing has been soaked of it yet. */
function amendHarm(table: Table, changes: Partial<Pick<Harm, 'armor' | 'none'>>): void {
  const { agenda } = table.state;
  const at = agenda.findLastIndex(({ step }) => step === 'harm' || step === 'soak');
  const coming = agenda[at];
  if (coming?.step === 'harm' || coming?.step === 'soak') agenda[at] = { ...coming, ...changes };
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
  const { forms, fists } = sheetOf(state, one);
  const carries = (form: number): boolean =>
    form !== one.hand && form !== fists && !one.lying.some((thing) => thing.form === form);
  const form = grabbed(
    formOf(state, one).bareHands ? [] : [one.hand],
    [...forms.keys()].filter(carries),
    (sides) => (sides === 1 ? 1 : table.roll(sides, 'power')),
  );
  if (form === null || !isHero(one)) return;
  const { path } = slide(groundFor(state), [], { ...bodyOf(state, one), size: 1 }, bearing, paces);
  const { x, y } = path.at(-1) as Spot;
  one.lying = [...one.lying, { form, x, y }];
  if (one.hand === form) one.hand = fists;
  if (one.belt === form) one.belt = null;
  table.tell?.({ type: 'flung', fighter: one.id, by: by.id, form, to: { x, y } });
}
