// Which weapon to name for a round: how it hurts, how it guards, and how soon one comes to use it.

import type { ChoiceOf } from '../rules/fight/choices.ts';
import { fighterOf, formOf } from '../rules/fight/fighters.ts';
import { initiativeOf } from '../rules/fight/round.ts';
import { asHero, plainWorth } from './aims.ts';
import { shotBy } from './blows.ts';
import { dangerFor } from './danger.ts';
import { runningWorth } from './stakes.ts';
import { enemiesOf, pacesTo, REACH, type Survey, type Unit, unitNamed } from './survey.ts';

/** A point of Initiative: sooner, and sometimes oftener. */
const SOONER = 0.5;
/** To do anything but fight, and to have nothing in one's hands. */
const NO_WEAPON = -30;

export function weighPlan(field: Survey, id: string, options: readonly ChoiceOf<'plan'>[]): number[] {
  const { state } = field;
  const unit = unitNamed(field, id);
  const one = fighterOf(state, id);
  return options.map((option) => {
    if (option.act === 'runAway') return runningWorth(field);
    if (option.act !== 'plan') return NO_WEAPON;
    const form = formOf(state, one, option.form);
    const init = SOONER * initiativeOf(state, one, option.form);
    const changes = option.form === one.hand ? 0 : CHANGING;
    const armed: Unit = {
      ...unit,
      melee: form.missile ? { atk: unit.melee.atk - UNREADY, dam: unit.melee.dam } : armOf(form),
      missile: form.missile && one.pieces[option.form] !== 0 ? armOf(form) : null,
      dfn: form.dfn.total,
    };
    const bare = form.bareHands ? NO_WEAPON / 3 : 0;
    return (
      attackWorth(field, armed) - dangerFor(field, armed).at(unit.base.x, unit.base.y) + init - changes + bare
    );
  });
}
/** What is drawn first keeps one from the finer ways to fight. RUN-ACT-02 */
const CHANGING = 1.5;
const UNREADY = 6;

const armOf = ({ atk, dam }: { atk: { total: number }; dam: { total: number } }) => ({
  atk: atk.total,
  dam: dam.total,
});

/** The best that may be done with it: a shot as long as nobody comes too near, a blow at whoever is not too far. */
function attackWorth(field: Survey, unit: Unit): number {
  let best = 0;
  for (const enemy of enemiesOf(field, unit)) {
    const far = pacesTo(enemy, unit.base.x, unit.base.y, unit.base.size);
    const shot = shotBy(unit, enemy);
    if (shot !== null && far > REACH)
      best = Math.max(best, asHero(field, unit, enemy, shot) * SHOTS_GO_ASTRAY);
    if (unit.missile === null) {
      const beyond = Math.max(0, far - unit.half - REACH);
      best = Math.max(best, plainWorth(field, unit, enemy) * FARTHER ** beyond);
    }
  }
  return best;
}
const SHOTS_GO_ASTRAY = 0.7;
const FARTHER = 0.9;
