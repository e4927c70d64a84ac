// Traps that hold whoever steps into them. RUN-HAZ-GRAB

import { next } from '@skald/kernel';
import type { ThingOf } from '../../content/battle-map.ts';
import { AVOIDING } from '../../content/hazards.ts';
import { trapDamage } from '../space/index.ts';
import { rollChange } from './changes.ts';
import type { ChoiceOf } from './choices.ts';
import { noteTrap } from './features.ts';
import { turn } from './field.ts';
import { fighterOf, isAble, isOnField, pacesBetween, sheetOf } from './fighters.ts';
import { befall } from './harm.ts';
import { rollOnce } from './rolling.ts';
import { lacks } from './rolls.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { scoreOnce } from './tally.ts';

/** It hurts as blows do. */
const GRABBED = ['trap', 'otherHarm'] as const;

/** What is added to the die of somebody who sees it in time. RUN-TRAP-06 */
export const avoidingScore = (state: State, one: Fighter): number =>
  sheetOf(state, one).roll('awareness') +
  rollChange(state, one, 'awareness', { perils: GRABBED }) -
  hindrance(state, one);

/** Once; after that it is spent. RUN-HAZ-GRAB-06 */
export function spring(table: Table, one: Fighter, { id }: ThingOf<'grabber'>, by: Fighter | null): void {
  turn(table.state, id);
  noteTrap(table.state, one, id);
  next(table, { step: 'springing', fighter: one.id, trap: id, by: by?.id ?? null });
}

/** Himself, or whoever is free beside him. RUN-HAZ-GRAB-02 */
export const pryingOptions = (state: State, one: Fighter): Extract<ChoiceOf<'act'>, { act: 'pry' }>[] =>
  state.fighters
    .filter(({ caught, side }) => caught !== null && side === one.side)
    .filter(
      (other) =>
        other.id === one.id ||
        (one.caught === null && isOnField(other) && pacesBetween(state, one, other) <= 1),
    )
    .map(({ id }) => ({ act: 'pry', target: id }));

/** RUN-HAZ-GRAB-02 */
export const pryingScore = (state: State, one: Fighter): number =>
  sheetOf(state, one).roll('traps', 'Str') + rollChange(state, one, 'traps') - hindrance(state, one);

export const trapSteps: Steps<'springing' | 'prying'> = {
  springing(table, frame) {
    const { state } = table;
    const { fighter, trap, by } = frame;
    const one = fighterOf(state, fighter);
    const thing = state.map.objects.find(
      (part): part is ThingOf<'grabber'> => part.kind === 'grabber' && part.id === trap,
    );
    if (thing === undefined || !isOnField(one)) return;
    const die = {
      who: one,
      for: 'avoiding',
      roll: 'awareness',
      lacked: lacks(state, one, 'awareness'),
      perils: GRABBED,
    } as const;
    const reached = rollOnce(table, frame, die, () => avoidingScore(state, one), AVOIDING);
    if (reached === null) return;
    const caught = reached < AVOIDING;
    table.tell?.({ type: 'sprang', fighter, trap, caught, total: reached, difficulty: AVOIDING });
    scoreOnce(table, one, `avoiding ${trap}`, { result: reached, difficulty: AVOIDING }, 'RUN-HAZ-GRAB-01');
    if (!caught) return;
    one.caught = { trap, difficulty: thing.difficulty };
    if (thing.dam > 0)
      befall(
        table,
        one,
        trapDamage(thing.dam, AVOIDING, reached),
        'trap',
        by === null ? null : fighterOf(state, by),
      );
  },

  prying(table, frame) {
    const { state } = table;
    const { by, target: id } = frame;
    const [one, target] = [fighterOf(state, by), fighterOf(state, id)];
    if (!isAble(one) || target.caught === null) return;
    const { difficulty } = target.caught;
    const die = { who: one, for: 'prying', roll: 'traps', lacked: lacks(state, one, 'traps') } as const;
    const reached = rollOnce(table, frame, die, () => pryingScore(state, one), difficulty);
    if (reached === null) return;
    const free = reached >= difficulty;
    const { trap } = target.caught;
    if (free) target.caught = null;
    table.tell?.({ type: 'pried', by, at: id, free });
    scoreOnce(table, one, `prying ${trap}`, { result: reached, difficulty }, 'RUN-HAZ-GRAB-02');
  },
};
