// Out of sight behind cover, found, lying flat, and up again to shoot. RUN-TER-24 to -30, RUN-SPECIAL-19, RUN-RULING-C38

import { next } from '@skald/kernel';
import { paysForOpportunisticShot } from '../foe-rights.ts';
import { coversBeside, hiddenBy, mayLieProne, spotDifficulty } from '../space/index.ts';
import {
  areEnemies,
  areEngaged,
  baseOf,
  bodiesOf,
  bodyOf,
  fighterOf,
  formOf,
  groundFor,
  isAble,
  isHero,
  isRiding,
} from './fighters.ts';
import { oneOf, throwDie } from './rolling.ts';
import { rollScore } from './rolls.ts';
import { kindOf } from './sheets.ts';
import { canShoot } from './shooting.ts';
import type { Fighter, FoeSheet, State, Steps, Table } from './state.ts';
import { mayTakeAim } from './targeting.ts';

/** What hides a hero from a foe that is not beside him and has not found him. RUN-TER-24, -25 */
function coverOf(state: State, one: Fighter, watcher: Fighter): ReturnType<typeof hiddenBy> {
  if (!state.map.objects.some(({ kind }) => kind === 'cover')) return null;
  if (!isHero(one) || isHero(watcher) || one.exposed || one.spotted.includes(watcher.id)) return null;
  if (areEngaged(state, one, watcher)) return null;
  return hiddenBy(groundFor(state), baseOf(state, one), baseOf(state, watcher));
}

export const isHidden = (state: State, one: Fighter, watcher: Fighter): boolean =>
  coverOf(state, one, watcher) !== null;

/** A foe with a will of its own looks for them, each on its turn. RUN-TER-25, -26 */
export function lookAround(table: Table, one: Fighter): void {
  const { state } = table;
  if (isHero(one) || state.foes[one.sheet]?.selfWilled !== true) return;
  for (const hero of state.fighters) {
    const cover = areEnemies(one, hero) && isAble(hero) ? coverOf(state, hero, one) : null;
    if (cover === null) continue;
    const reached = rollScore(state, one, 'Per') + throwDie(table, 'spotting', one).result;
    const found = reached >= spotDifficulty(cover.degree, hero.prone);
    if (found) hero.spotted = [...hero.spotted, one.id];
    table.tell?.({ type: 'spotted', by: one.id, at: hero.id, found });
  }
}

/** Alone behind something that has room for three. RUN-TER-26, -27 */
export const mayLieDown = (state: State, one: Fighter): boolean =>
  isHero(one) &&
  !one.fallen &&
  !isRiding(one) &&
  one.water === null &&
  coversBeside(groundFor(state), baseOf(state, one)).some((cover) =>
    mayLieProne(groundFor(state), bodiesOf(state), bodyOf(state, one), cover),
  );

/** How much of its cover a target has, as somebody who waited sees it. RUN-SPECIAL-19 */
export const behindOf = ({ exposed }: Fighter): 'cover' | 'nothing' => (exposed ? 'nothing' : 'cover');

export const hidingSteps: Steps<'popUp'> = {
  /** One of those with a bow who did not wait for it answers, whoever it is. RUN-TER-28 to -30, RUN-RULING-T64 */
  popUp(table, { fighter }) {
    const { state } = table;
    const target = fighterOf(state, fighter);
    const archers = state.fighters.filter(
      (other) =>
        areEnemies(target, other) &&
        isAble(other) &&
        !other.waiting &&
        other.held === null &&
        formOf(state, other).missile &&
        canShoot(state, other, target, other.hand),
    );
    if (archers.length === 0) return;
    const found = oneOf(table, archers, 'stray');
    if (!mayTakeAim(table, found, target)) return;
    const { id: by, seat, ...archer } = found;
    const shot = { target: fighter, form: archer.hand, behind: 'half', dodges: null } as const;
    if (seat !== null && isHero({ id: by }))
      return next(table, { step: 'freeShot', seat, by, target: fighter, behind: 'half' });
    // Who cannot wait pays for it with what he would have done next. RUN-TER-29
    const one = fighterOf(state, by);
    const { temper } = kindOf((state.foes[one.sheet] as FoeSheet).foe);
    if (paysForOpportunisticShot({ temper })) one.steps = one.steps.slice(1);
    next(table, { step: 'shot', attacker: by, ...shot });
  },
};
