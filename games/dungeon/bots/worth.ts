// What things are worth. One unit is about two per cent of the chance to win.

import type { Hero, Minion, Quest } from '../content/index.ts';
import type { Model } from '../rules/state.ts';

/** The next wound of a Hero who has none, one, two … */
const HERO_WOUNDS = [1.6, 1.8, 2.4, 3.6, 9];
/** Where the band goes on without those who fall. */
const SPARED_WOUNDS = [1.2, 1.3, 1.6, 2, 4];
const GOAL_WOUNDS = [2.6, 2.8, 3.2, 4, 10];
const OTHER_BOSS_WOUNDS = [1, 1, 1.2, 1.5, 3];

export const heroWound = ({ victory }: Quest, { wounds }: Pick<Model, 'wounds'>): number =>
  (victory.crippled === 'one' ? HERO_WOUNDS : SPARED_WOUNDS)[wounds] ?? 0;

/** Each wound costs more than the one before. */
export function woundsCost(quest: Quest, model: Pick<Model, 'wounds'>, expected: number): number {
  let cost = 0;
  for (let wounds = model.wounds, left = expected; left > 0; wounds++, left--)
    cost += Math.min(1, left) * heroWound(quest, { wounds: Math.min(4, wounds) });
  return cost;
}

export const isGoal = ({ victory }: Quest, { type }: Model): boolean =>
  victory.heroes.some((goal) => goal.type === 'cripple' && goal.boss === type);

export const bossWound = (quest: Quest, boss: Model): number =>
  (isGoal(quest, boss) ? GOAL_WOUNDS : OTHER_BOSS_WOUNDS)[boss.wounds] ?? 0;

export const MINION_WORTH: Readonly<Record<Minion, number>> = {
  'skeleton-warrior': 1.2,
  'skeleton-archer': 2,
  zombie: 1.1,
  'armoured-zombie': 1.3,
  'dwarf-revenant': 1.8,
  ghost: 1.5,
  'zombie-troll': 4,
};

/** What the Heroes guard: once it is broken they have lost. */
export const GUARDED = 9;

/** Steps further that an enemy would go for a weaker Hero. */
export const TOUGHNESS: Readonly<Record<Hero, number>> = { orlaf: 2, rordin: 3, madriga: 1, danor: 0 };
