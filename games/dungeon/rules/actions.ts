// Actions: Fight, Shoot, Cast Spell, and what an adventure adds. DUN-HERO-04 to -06, DUN-OVL-07, DUN-RULING-14.

import { isAdjacent } from '@skald/games/grid-kit';
import { next } from '@skald/kernel';
import { FEAT, type Feat, type FeatEffect, SHOOTING_RANGE, SPELL, type Spell } from '../content/index.ts';
import type { FrameOf, Plan, Turning } from './agenda.ts';
import { fightWith, shotOf } from './attack.ts';
import { barsBefore, isBarAdjacent, mayForce } from './bars.ts';
import type { ChoiceOf } from './choices.ts';
import { canLeave, leave } from './exits.ts';
import {
  areEnemies,
  baseOf,
  enemiesOf,
  factsOf,
  isHeroModel,
  isNear,
  model,
  terrain,
  threateners,
  threatens,
} from './models.ts';
import { pull, pullable, search, searchable } from './searching.ts';
import { type Eyes, eyesOf, inRange } from './sight.ts';
import { cast, castable, readySpells } from './spells.ts';
import type { Model, State, Table } from './state.ts';

type Option = ChoiceOf<'turn'>;

const effectOf = (feat: Feat): FeatEffect => FEAT[feat].effect;

/** Attacks and castings that a plan allows now. */
export function actionOptions(state: State, frame: Turning): Option[] {
  const one = model(state, frame.model);
  switch (frame.plan) {
    case 'turn':
      if (frame.actions > 0) return frame.cast.length > 0 ? casts(castable(state, one, frame.cast)) : [];
      return [
        ...fights(state, one),
        ...forces(state, one),
        ...shots(state, one),
        ...casts(castable(state, one, [])),
        ...searchable(state, one).map(([x, y]): Option => ({ act: 'search', x, y })),
        ...pullable(state, one).map(([x, y]): Option => ({ act: 'pull', x, y })),
        ...(canLeave(state, one) ? [{ act: 'leave' } as const] : []),
      ];
    case 'rekindle':
      return casts(castable(state, one, frame.cast));
    case 'whirlwind':
    case 'ground-slam':
      return everythingAround(state, one, frame);
    case 'the-king-commands':
      return royalOptions(state, one, frame);
    case 'in-my-power':
      return frame.actions === 0 ? fightsAmongHeroes(state, one) : [];
    default:
      return featActions(state, one, frame);
  }
}

/** Feats of so many Fights, shots or spells. */
function featActions(state: State, one: Model, { plan, actions, cast: before }: Turning): Option[] {
  if (plan === 'brisk-work' || plan === 'turn' || plan === 'in-my-power') return [];
  const effect = effectOf(plan);
  switch (effect.type) {
    case 'moveAndFights':
      return actions < effect.fights ? [...fights(state, one), ...forces(state, one)] : [];
    case 'rush':
      return actions === 0 ? [...fights(state, one), ...forces(state, one)] : [];
    case 'shots':
      return actions < effect.shots ? shots(state, one) : [];
    case 'unhinderedMove':
      return actions === 0 ? shots(state, one) : [];
    case 'majorSpells': {
      const major = (spell: Spell) => SPELL[spell].kind === 'major' && !before.includes(spell);
      return actions < effect.spells ? casts(readySpells(state, one).filter(major)) : [];
    }
    default:
      return [];
  }
}

/** Enemies in its front arc. DUN-FIGHT-01 */
const foesBefore = (state: State, one: Model): Model[] =>
  state.models.filter((other) => areEnemies(one, other) && threatens(state, one, other));

const fights = (state: State, one: Model): Option[] =>
  foesBefore(state, one).map(({ id }) => ({ act: 'fight', target: id }));

const forces = (state: State, one: Model): Option[] =>
  barsBefore(state, one).map(({ x, y }) => ({ act: 'force', x, y }));

const casts = (spells: readonly Spell[]): Option[] => spells.map((spell) => ({ act: 'cast', spell }));

/** DUN-SHOOT-01 to -07, DUN-RULING-15 */
function shots(state: State, one: Model): Option[] {
  if (factsOf(state, one).shooting === null || threateners(state, one).length > 0) return [];
  const eyes = eyesOf(state, one);
  return enemiesOf(state, one)
    .filter((other) => isShootable(state, one, other, eyes))
    .map(({ id }) => ({ act: 'shoot', target: id }));
}

const isShootable = (state: State, one: Model, other: Model, eyes: Eyes): boolean =>
  inRange(state, one, other, SHOOTING_RANGE) && !areAdjacent(state, one, other) && eyes.to(other) !== null;

export const areAdjacent = (state: State, one: Model, other: Model): boolean =>
  isNear(one, other.x, other.y) && isAdjacent(terrain(state).grid, baseOf(state, one), baseOf(state, other));

/** Front and rear, each once. DUN-HEROCARD-05, DUN-BOSS-04, DUN-FURN-17 */
function everythingAround(state: State, one: Model, { plan, fought }: Turning): Option[] {
  const effect = effectOf(plan as Feat);
  const foes = enemiesOf(state, one).filter((other) => areAdjacent(state, one, other));
  const options: Option[] = foes.map(({ id }) => ({ act: 'fight', target: id }));
  if (effect.type === 'fightAround' && effect.locks)
    for (const bar of state.bars)
      if (mayForce(state, one, bar) && isBarAdjacent(state, one, bar))
        options.push({ act: 'force', x: bar.x, y: bar.y });
  return options.filter((option) => !fought.includes(nameOf(option)));
}

/** Feats that fight whatever is around, each thing once. */
export const eachOnce = (plan: Plan): boolean => plan === 'whirlwind' || plan === 'ground-slam';

const nameOf = (option: Option): string =>
  option.act === 'fight' ? option.target : option.act === 'force' ? `${option.x},${option.y}` : '';

/** The king fights, then his Minions in range, where they stand. DUN-BOSS-02 */
function royalOptions(state: State, king: Model, { actions, fought }: Turning): Option[] {
  const effect = effectOf('the-king-commands');
  if (effect.type !== 'command') return [];
  const own = actions === 0 ? fights(state, king) : [];
  if (own.length > 0) return own;
  if (fought.length >= effect.models) return [];
  return state.models
    .filter(
      (one) =>
        one.type === effect.minion && !fought.includes(one.id) && inRange(state, king, one, effect.range),
    )
    .flatMap((one) =>
      foesBefore(state, one).map(({ id }): Option => ({ act: 'order', model: one.id, target: id })),
    );
}

/** DUN-SPELLCARD-18 */
const fightsAmongHeroes = (state: State, one: Model): Option[] =>
  state.models
    .filter((other) => other !== one && isHeroModel(other) && threatens(state, one, other))
    .map(({ id }) => ({ act: 'fight', target: id }));

type Action = Extract<
  Option,
  { act: 'fight' | 'order' | 'force' | 'shoot' | 'cast' | 'search' | 'pull' | 'leave' }
>;

/** Carries out an Action; what is left of the plan goes on after it. */
export function doAction(table: Table, frame: Turning, choice: Action): void {
  const { state } = table;
  const one = model(state, frame.model);
  const after = (more: Partial<Turning> = {}): FrameOf<'act'> => ({
    step: 'act',
    ...frame,
    begun: true,
    actions: frame.actions + 1,
    ...more,
  });
  const bonus = bonusOf(frame.plan);
  const fought = eachOnce(frame.plan) ? [...frame.fought, nameOf(choice)] : frame.fought;
  switch (choice.act) {
    case 'fight':
      return next(table, fightWith(one.id, { target: choice.target, bonus }), after({ fought }));
    case 'force':
      return next(table, fightWith(one.id, { bar: [choice.x, choice.y], bonus }), after({ fought }));
    case 'order':
      return next(
        table,
        fightWith(choice.model, { target: choice.target }),
        after({ fought: [...frame.fought, choice.model] }),
      );
    case 'shoot':
      return next(table, shotOf(one.id, choice.target), after());
    case 'cast':
      next(table, after({ cast: [...frame.cast, choice.spell] }));
      return cast(table, one, choice.spell, frame.seat);
    case 'search':
      next(table, after());
      return search(table, one, [choice.x, choice.y]);
    case 'pull':
      next(table, after());
      return pull(table, one, [choice.x, choice.y]);
    case 'leave':
      return leave(table, one);
  }
}

/** Dice that a Feat adds to its Fights. DUN-HEROCARD-10 */
export function bonusOf(plan: Plan): number {
  const effect = plan === 'hammer-rush' ? effectOf(plan) : null;
  return effect?.type === 'rush' ? effect.bonus : 0;
}
