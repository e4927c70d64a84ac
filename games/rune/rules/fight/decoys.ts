// Decoys: they lose their heads, run about, stand in the way of every blow, and can be cut down. RUN-TER-55 to -64

import { next } from '@skald/kernel';
import { DECOYS } from '../../content/hazards.ts';
import { distance, hamperedBy, hasClearLine, isPanic, panicRun, shelterRun } from '../space/index.ts';
import type { ChoiceOf } from './choices.ts';
import { change, type Extra, extraBody, extraOf, isAbout } from './extras.ts';
import { baseOf, bodiesOf, bodyOf, fighterOf, formOf, groundFor, isAble, isHero } from './fighters.ts';
import { oneOf, rollOnce, SIDES, throwDie } from './rolling.ts';
import { lacksSkill } from './rolls.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';

type CutChoice = Extract<ChoiceOf<'act'>, { act: 'cutDown' }>;

/** As a round begins one of them may panic, for the rest of the fight. RUN-TER-57, RUN-RULING-T67 */
export function panic(table: Table): void {
  const { state } = table;
  const about = state.extras.filter(isAbout);
  const calm = about.filter((one) => one.state === 'calm');
  if (calm.length === 0 || !isPanic(table.roll(SIDES, 'panic'), about.length)) return;
  const { id } = oneOf(table, calm, 'panic');
  change(state, id, { state: 'panicked' });
  table.tell?.({ type: 'panicked', extra: id });
}

/** An unmodified die for each. RUN-TER-58, RUN-RULING-T67 */
export function rollForExtras(table: Table): void {
  const { state } = table;
  for (const { id } of state.extras.filter(isAbout))
    change(state, id, { step: throwDie(table, 'initiative').result });
}

/** Who of them is next, if his step comes before this one. RUN-INIT-09 */
export function nextExtra({ extras }: State, before: number): Extra | null {
  return extras.reduce<Extra | null>((first, one) => {
    if (one.step === null || !isAbout(one) || one.step <= before) return first;
    return first === null || one.step > (first.step as number) ? one : first;
  }, null);
}

export const decoySteps: Steps<'extraTurn' | 'cutting'> = {
  /** In panic anywhere, otherwise to the nearest cover or wall. RUN-TER-59, -60 */
  extraTurn(table, { extra: id }) {
    const { state } = table;
    const extra = extraOf(state, id);
    change(state, id, { step: null });
    if (!isAbout(extra)) return;
    const panicked = extra.state === 'panicked';
    const [ground, bodies, body] = [groundFor(state), bodiesOf(state), extraBody(extra)];
    const path = panicked
      ? panicRun(ground, bodies, body, () => table.roll(SIDES, 'panic'))
      : shelterRun(ground, bodies, body);
    const way = path.slice(1).map(({ x, y }) => ({ x, y }));
    const last = way.at(-1);
    if (last === undefined) return;
    change(state, id, last);
    table.tell?.({ type: 'ranAbout', extra: id, way, panicked });
  },

  /** RUN-TER-63 */
  cutting(table, frame) {
    const { state } = table;
    const { fighter, extra, form } = frame;
    const one = fighterOf(state, fighter);
    if (!isAble(one) || !isAbout(extraOf(state, extra))) return;
    const lacked = lacksSkill(state, one, form);
    const die = { who: one, for: 'attack', roll: 'attack', lacked } as const;
    const total = rollOnce(table, frame, die, () => cuttingScore(state, one, form), DECOYS.difficulty);
    if (total === null) return;
    const hit = total >= DECOYS.difficulty;
    table.tell?.({ type: 'cutDown', fighter, extra, total, hit });
    if (hit) change(state, extra, { state: 'down' });
  },
};

/** Against a plain six; others are in the way here too. RUN-TER-62, -63 */
export const cuttingScore = (state: State, one: Fighter, form: number): number =>
  formOf(state, one, form).atk.total + crowdedByExtras(state, one) - hindrance(state, one);

/** Off every ATK roll of somebody among them. RUN-TER-62 */
export const crowdedByExtras = (state: State, one: Fighter): number =>
  state.extras.length === 0 ? 0 : hamperedBy(baseOf(state, one), state.extras.filter(isAbout).map(extraBody));

/** Whom a hero can get at with what he holds; not those who were captives. RUN-TER-63 */
export function cutOptions(state: State, one: Fighter): CutChoice[] {
  if (!isHero(one) || state.extras.length === 0) return [];
  const { missile, range } = formOf(state, one);
  const body = bodyOf(state, one);
  return state.extras
    .filter((extra) => isAbout(extra) && !extra.hostage)
    .filter((extra) => {
      const far = distance(body, extraBody(extra));
      if (!hasClearLine(groundFor(state), body, extraBody(extra))) return false;
      return missile ? far >= (range?.least ?? 0) && one.pieces[one.hand] !== 0 : far <= REACH;
    })
    .map(({ id }) => ({ act: 'cutDown', extra: id }));
}

/** RUN-ENGAGE-03 */
const REACH = 3;

export const cut = (table: Table, one: Fighter, extra: string): void =>
  next(table, { step: 'cutting', fighter: one.id, extra, form: one.hand });
