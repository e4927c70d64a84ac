// Where one can go, by the manner of going, and what a way there costs.

import type { Asked } from '@skald/kernel';
import type { Spot } from '../../content/battle-map.ts';
import type { Gait, Walk } from '../../rules/fight/agenda.ts';
import { bodiesOf, bodyOf, fighterOf, groundFor } from '../../rules/fight/fighters.ts';
import { strikersOn, wayFor } from '../../rules/fight/moving.ts';
import { perilsOn } from '../../rules/fight/perils.ts';
import type { Fighter, State } from '../../rules/fight/state.ts';
import { lengthOf, type Mode, straight, type Way, wayTo } from '../../rules/space/index.ts';
import type { MannerOfGoing } from '../../text/en/web.ts';
import { type Going, isGoing } from '../going.ts';

/** What the map shows at a time: an ordinary move is half of one or all of it, by how far one goes. */
export const MANNERS: readonly MannerOfGoing[] = [
  'move',
  'withdraw',
  'flee',
  'rush',
  'swim',
  'climb',
  'leap',
];

/** Ways to end on one square. */
export interface Goal extends Spot {
  readonly gait: Going;
  readonly option: string;
  /** The same, to attack somebody else afterwards. RUN-ENGAGE-20 */
  readonly toAttack: string | null;
}

/** By square. */
export type Goals = ReadonlyMap<number, Goal>;

const mannerOf = (gait: Going): MannerOfGoing => (gait === 'walk' || gait === 'seize' ? 'move' : gait);

export function goalsOf(view: State, decision: Asked | null): ReadonlyMap<MannerOfGoing, Goals> {
  const { width } = view.map;
  const all = new Map<MannerOfGoing, Map<number, Goal>>();
  for (const { id, choice } of decision?.options ?? []) {
    if (!isGoing(choice)) continue;
    const gait = choice.act as Going;
    const manner = mannerOf(gait);
    const goals = all.get(manner) ?? new Map<number, Goal>();
    all.set(manner, goals);
    const [x, y] = [Number(choice.x), Number(choice.y)];
    const before = goals.get(y * width + x);
    goals.set(
      y * width + x,
      choice.means === undefined
        ? { x, y, gait, option: id, toAttack: before?.toAttack ?? null }
        : { x, y, gait, option: before?.option ?? id, toAttack: id },
    );
  }
  return all;
}

/** The way to a goal, who strikes at him on it, and what the ground may do to him. */
export interface Course extends Way {
  readonly goal: Goal;
  readonly strikers: Walk['strikers'];
  readonly perils: readonly { readonly at: Spot; readonly peril: Walk['perils'][number]['peril'] | 'jump' }[];
}

const MODE: Readonly<Record<Gait, Mode>> = {
  walk: 'ordinary',
  seize: 'ordinary',
  withdraw: 'withdrawing',
  flee: 'fleeing',
  rush: 'reckless',
};

export function courseTo(view: State, fighter: string, goal: Goal): Course | null {
  const one = fighterOf(view, fighter);
  const { gait, x, y } = goal;
  if (isGait(gait)) {
    const way = wayFor(view, one, { act: gait, x, y });
    return way && courseOn(view, one, goal, way, MODE[gait], perilsOn(view, one, way.path));
  }
  const way = wayWithout(view, one, goal);
  return (
    way && courseOn(view, one, goal, way, 'ordinary', [{ at: { x: one.x, y: one.y }, peril: PERIL[gait] }])
  );
}

const isGait = (gait: Going): gait is Gait => Object.hasOwn(MODE, gait);

const courseOn = (
  view: State,
  one: Fighter,
  goal: Goal,
  way: Way,
  mode: Mode,
  perils: Course['perils'],
): Course => ({ ...way, goal, strikers: strikersOn(view, one, mode, way.path), perils });

const PERIL: Readonly<Record<Exclude<Going, Gait>, Course['perils'][number]['peril']>> = {
  swim: 'swim',
  climb: 'climb',
  leap: 'jump',
};

/** Nobody swims or climbs farther. */
const FAR = 100;

/** Through water, up a face, or through the air. */
function wayWithout(view: State, one: Fighter, goal: Goal): Way | null {
  const ground = groundFor(view);
  if (goal.gait === 'leap') {
    const path = straight(ground, one, goal);
    return { path, paces: lengthOf(path) };
  }
  const means = goal.gait === 'swim' ? 'swim' : 'climb';
  return wayTo(ground, bodiesOf(view), bodyOf(view, one), goal, FAR, { means });
}

export const isDangerous = ({ strikers, perils }: Course): boolean => strikers.length + perils.length > 0;
