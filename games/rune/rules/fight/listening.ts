// Who listens in a fight, and what is heard. A window that nobody present listens to costs next to nothing. RUN-HOOK-31

import { next } from '@skald/kernel';
import type { Ability } from '../../content/abilities.ts';
import type { Spot } from '../../content/battle-map.ts';
import type { Characteristic } from '../../content/characteristics.ts';
import type { God } from '../../content/gods.ts';
import type { Weapon } from '../../content/weapons.ts';
import { hear, isListening, type Say } from '../hearing.ts';
import type { Area, Bearer, Die, Field } from '../hooks/bearer.ts';
import type { Effect } from '../hooks/effect.ts';
import { isMarked } from '../hooks/mark.ts';
import type { Happening, Moment, Query, Window, Windows } from '../hooks/windows.ts';
import {
  around,
  type Body,
  behind,
  byNearness,
  type Cone,
  coneToward,
  dashTo,
  directionTo,
  hasClearLine,
  hiddenBy,
  type Makeshift,
  makeshiftOn,
  type Area as Squares,
  straight,
  type Way,
} from '../space/index.ts';
import type { AnyFrame } from './agenda.ts';
import { engagementsLeft } from './engagement.ts';
import {
  areEngaged,
  baseOf,
  bodiesOf,
  bodyOf,
  fighterOf,
  fightersOn,
  formOf,
  groundFor,
  impairment,
  isAble,
  isHero,
  isInReach,
  isOnField,
  pacesBetween,
  sheetOf,
} from './fighters.ts';
import { havingForms } from './gear.ts';
import { canRaid } from './raiding.ts';
import { isHindmost } from './rank.ts';
import { advantageOver, lineOf } from './scores.ts';
import type { Sheet } from './sheets.ts';
import { canShoot } from './shooting.ts';
import type { Fighter, State, Table } from './state.ts';
import { freePoints, mayUse } from './using.ts';

/** Something happens: what comes of it is done before all that waits on the agenda. `about` hears it even if he is dead. */
export function open<H extends Happening>(
  table: Table,
  happening: H,
  known: () => Windows[H],
  about?: Fighter,
): void {
  const effects = heardIn(table, happening, known, about);
  if (effects.length > 0) next(table, { step: 'effects', effects });
}

/** Something happens, and what follows has to wait for what comes of it. If nothing does, the caller goes on. */
export function isWaiting<H extends Happening>(
  table: Table,
  happening: H,
  known: () => Windows[H],
  ...after: AnyFrame[]
): boolean {
  const effects = heardIn(table, happening, known);
  if (effects.length === 0) return false;
  next(table, { step: 'effects', effects }, ...after);
  return true;
}

const NOTHING: Effect[] = [];

/** All that is said; whoever could be asked about a gift that he may not use is left in peace. */
export function heardIn<H extends Happening>(
  table: Table,
  happening: H,
  known: () => Windows[H],
  about?: Fighter,
): Effect[] {
  const { state } = table;
  const listeners = listenersTo(state, happening, about);
  if (listeners.length === 0) return NOTHING;
  const effects: Effect[] = [];
  const moment = momentOf(state, (sides) => table.roll(sides, 'power'), known());
  hear(happening, moment, listeners, (said) => {
    const effect = said as Effect;
    if (effect.effect !== 'ask' || mayUse(state, fighterOf(state, effect.who), effect.gift))
      effects.push(effect);
  });
  return effects;
}

/** Asks everybody who has something to say. */
export function ask<Q extends Query>(
  state: State,
  query: Q,
  known: () => Windows[Q],
  say: Say<Q>,
  about?: Fighter,
): void {
  const listeners = listenersTo(state, query, about);
  if (listeners.length > 0) hear(query, momentOf(state, noDice, known()), listeners, say);
}

/** Nothing is rolled to answer a question. */
const noDice = (): never => {
  throw new Error('a question does not roll');
};

const NOBODY: readonly Bearer[] = [];

function listenersTo(state: State, window: Window, about?: Fighter): readonly Bearer[] {
  let found: Bearer[] | null = null;
  for (const one of state.fighters) {
    if (!isOnField(one) && one !== about) continue;
    const { marks } = one;
    if (!sheetOf(state, one).hears.has(window) && (marks.length === 0 || !isListening(marks, window)))
      continue;
    found ??= [];
    found.push(seen(state, one));
  }
  return found ?? NOBODY;
}

/** Of a window that nobody listens to, it is never made. */
export function momentOf<K extends object>(state: State, dice: Die, known: K): Moment & K {
  return Object.assign(new Now(state, dice), known);
}

class Now implements Moment {
  readonly round: number;
  readonly dice: Die;
  readonly field: Field;
  readonly #state: State;
  #present: readonly Bearer[] | null = null;

  constructor(state: State, dice: Die) {
    this.#state = state;
    this.round = state.round;
    this.dice = dice;
    this.field = new BattleField(state);
  }

  get present(): readonly Bearer[] {
    this.#present ??= this.#state.fighters.filter(isOnField).map((one) => seen(this.#state, one));
    return this.#present;
  }
}

class BattleField implements Field {
  readonly #state: State;

  constructor(state: State) {
    this.#state = state;
  }

  #pair(one: string, other: string): [Fighter, Fighter] {
    return [fighterOf(this.#state, one), fighterOf(this.#state, other)];
  }

  paces(one: string, other: string): number {
    return pacesBetween(this.#state, ...this.#pair(one, other));
  }

  isInReach(one: string, other: string): boolean {
    return isInReach(this.#state, ...this.#pair(one, other));
  }

  /** Nothing for whoever has left his cover. RUN-SPECIAL-19 */
  makeshift(one: string, other: string): Makeshift {
    const state = this.#state;
    const [shooter, target] = this.#pair(one, other);
    const found = makeshiftOn(groundFor(state), baseOf(state, shooter), baseOf(state, target));
    return target.exposed ? { ...found, things: [] } : found;
  }

  canRaid(one: string, other: string): boolean {
    return canRaid(this.#state, ...this.#pair(one, other));
  }

  canShoot(one: string, other: string): boolean {
    const [attacker, target] = this.#pair(one, other);
    return formOf(this.#state, attacker).missile && canShoot(this.#state, attacker, target, attacker.hand);
  }

  areEngaged(one: string, other: string): boolean {
    return areEngaged(this.#state, ...this.#pair(one, other));
  }

  isCovered(one: string, from: string): boolean {
    const [target, shooter] = this.#pair(one, from);
    return (lineOf(this.#state, shooter, target)?.shelter ?? 0) < 0;
  }

  isAbove(one: string, other: string): boolean {
    return advantageOver(this.#state, ...this.#pair(one, other)).melee > 0;
  }

  cover(one: string, from: string): string | null {
    const [hidden, watcher] = this.#pair(one, from);
    if (hidden.exposed) return null;
    const [base, other] = [baseOf(this.#state, hidden), baseOf(this.#state, watcher)];
    return hiddenBy(groundFor(this.#state), base, other)?.id ?? null;
  }

  weird(): ReturnType<Field['weird']> {
    const { map, happened } = this.#state;
    return map.zones.flatMap((zone) =>
      zone.kind === 'weird' && (zone.source === undefined || !happened.turned.includes(zone.source))
        ? [zone]
        : [],
    );
  }

  isStraight(one: string, other: string): boolean {
    return straightWay(this.#state, ...this.#pair(one, other)) !== null;
  }

  where(one: string): Spot {
    const { x, y } = fighterOf(this.#state, one);
    return { x, y };
  }

  direction(one: string, other: string): number {
    return directionTo(...this.#pair(one, other));
  }

  isClear(one: string, other: string): boolean {
    return hasClearLine(groundFor(this.#state), this.#body(one), this.#body(other));
  }

  around(one: string, paces: number): Area {
    const state = this.#state;
    return found(around(groundFor(state), fightersOn(state), this.#body(one), paces));
  }

  cone(one: string, toward: string, cone: Cone): Area {
    const state = this.#state;
    const [from, to] = [this.#body(one), this.#body(toward)];
    return found(coneToward(groundFor(state), fightersOn(state), from, to, cone));
  }

  nearest(one: string): string[][] {
    return byNearness(fightersOn(this.#state), this.#body(one)).map(idsOf);
  }

  behind(one: string, other: string, degrees: number, paces: number): string[] {
    const [from, through] = [this.#body(one), this.#body(other)];
    return idsOf(behind(fightersOn(this.#state), from, through, degrees, paces));
  }

  #body(one: string): Body {
    return bodyOf(this.#state, fighterOf(this.#state, one));
  }
}

const idsOf = (bodies: readonly Body[]): string[] => bodies.map(({ id }) => id);
const found = ({ spots, whom }: Squares): Area => ({ spots, whom: idsOf(whom) });

/** Whoever it is, as powers, gifts and marks look at him. */
export const seen = (state: State, one: Fighter): Bearer => new Seen(state, one);

class Seen implements Bearer {
  readonly #state: State;
  readonly #one: Fighter;
  readonly #sheet: Sheet;

  constructor(state: State, one: Fighter) {
    this.#state = state;
    this.#one = one;
    this.#sheet = sheetOf(state, one);
  }

  get id() {
    return this.#one.id;
  }
  get side() {
    return this.#one.side;
  }
  get isHero() {
    return isHero(this.#one);
  }
  get seat() {
    return this.#one.seat;
  }
  get tags() {
    return this.#sheet.tags;
  }
  get threat() {
    return isHero(this.#one) ? null : (this.#state.foes[this.#one.sheet]?.threat ?? null);
  }
  get kind() {
    const foe = isHero(this.#one) ? undefined : this.#state.foes[this.#one.sheet]?.foe;
    return typeof foe === 'string' ? foe : null;
  }
  get might() {
    return this.#sheet.might;
  }
  get kills() {
    const { id } = this.#one;
    return this.#state.fighters.filter(({ condition, felled }) => condition === 'dead' && felled?.by === id)
      .length;
  }
  get hp() {
    return this.#one.hp;
  }
  get maxHp() {
    return this.#sheet.maxHp;
  }
  get wounds() {
    return this.#one.wounds;
  }
  get woundThreshold() {
    return this.#sheet.woundThreshold;
  }
  get impairment() {
    return impairment(this.#one);
  }
  get res() {
    return this.#sheet.res;
  }
  get soak() {
    const { soak, bareSoak } = this.#sheet;
    return { body: bareSoak, armor: soak.total - bareSoak };
  }
  get rent() {
    return this.#sheet.rent;
  }
  get able() {
    return isAble(this.#one) && this.#one.held === null;
  }
  get fallen() {
    return this.#one.fallen;
  }
  get stance() {
    return this.#one.stance;
  }
  get engagementsLeft() {
    return engagementsLeft(this.#state, this.#one);
  }
  get hasActed() {
    return this.#one.order > 0;
  }
  get movement() {
    return this.#one.movement;
  }
  get dying() {
    return this.#one.condition === 'dying';
  }
  get worst() {
    const { hp, wounds, worst } = this.#one;
    return { hp: Math.min(hp, worst?.hp ?? hp), wounds: Math.max(wounds, worst?.wounds ?? 0) };
  }
  get weapon() {
    return formOf(this.#state, this.#one).weapon;
  }
  get shoots() {
    return formOf(this.#state, this.#one).missile;
  }
  get scores() {
    const { init, atk, dfn } = formOf(this.#state, this.#one);
    return { init: init.total, atk: atk.total, dfn: dfn.total };
  }
  get arms() {
    return havingForms(this.#state, this.#one).map((form) => {
      const { weapon, missile, dfn } = formOf(this.#state, this.#one, form);
      return { form, weapon, missile, dfn: dfn.total };
    });
  }
  get armed() {
    const { bareHands } = formOf(this.#state, this.#one);
    return !bareHands && this.#sheet.handheld;
  }
  get clothed() {
    return this.#sheet.clothed && !isMarked(this.#one.marks, 'naked');
  }
  get crafty() {
    return this.#sheet.crafty;
  }
  get decrease() {
    return this.#sheet.decrease;
  }
  get attacked() {
    return this.#one.attacked;
  }
  get powers() {
    return this.#sheet.powers;
  }
  get gifts() {
    return this.#sheet.held;
  }
  get marks() {
    return this.#one.marks;
  }
  get freePoints() {
    return freePoints(this.#state, this.#one);
  }
  get hindmost() {
    return isHindmost(this.#state, this.#one);
  }
  wielding(weapon: Weapon): { atk: number; dam: number } {
    return this.#sheet.wielding(weapon);
  }
  characteristic(name: Characteristic): number {
    return this.#sheet.bare(name);
  }
  rating(ability: Ability): number {
    return this.#sheet.rating(ability);
  }
  connection(god: God): number {
    return this.#sheet.connection(god);
  }
}

/** Farther than any map is wide. */
const ANY_PACES = 999;

/** Straight to where one reaches another; null where something is in the way. */
export function straightWay(state: State, one: Fighter, other: Fighter): Way | null {
  const [ground, bodies, body] = [groundFor(state), bodiesOf(state), bodyOf(state, one)];
  for (const { x, y } of straight(ground, one, other)) {
    if (!isInReach(state, { ...one, x, y }, other)) continue;
    const way = dashTo(ground, bodies, body, { x, y }, ANY_PACES, 'reckless');
    if (way !== null) return way;
  }
  return null;
}
