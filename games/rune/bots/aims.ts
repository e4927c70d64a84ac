// What an attack is worth to whoever makes it, by its exact odds.

import type { Prospect } from '../rules/blow.ts';
import type { Attack, Turning } from '../rules/fight/agenda.ts';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import { isHero } from '../rules/fight/fighters.ts';
import { blowProspect, type SeenAs, shotProspect, strikeOf } from '../rules/fight/odds.ts';
import type { State } from '../rules/fight/state.ts';
import { blowBy } from './blows.ts';
import { costOf, dreadOf } from './stakes.ts';
import { type Survey, type Unit, unitNamed } from './survey.ts';

type Act = ChoiceOf<'act'>;
type Strike = Extract<Act, { act: 'strike' }>;
type Shoot = Extract<Act, { act: 'shoot' }>;

export function strikeWorth(survey: Survey, turning: Turning, choice: Strike): number {
  const [by, at] = [unitNamed(survey, turning.fighter), unitNamed(survey, choice.target)];
  const attack = strikeOf(turning, choice);
  const worth = blowWorth(survey, by, at, attack);
  if (choice.manner !== 'berserk' || !at.able) return worth;
  // He strikes back at whoever forgot his defence, unless he is dead. RUN-MELEE-11
  const { kill } = blowProspect(survey.state, attack);
  const back = blowBy(at, by, by.dfn);
  return worth - (1 - kill) * costOf(survey.state, by, back.lost, back.wound);
}

/** Of any blow, be it in passing. */
export const blowWorth = (survey: Survey, by: Unit, at: Unit, attack: Attack): number =>
  worthOf(survey, by, at, (seenAs) => blowProspect(survey.state, attack, seenAs));

export function shotWorth(survey: Survey, by: Unit, choice: Pick<Shoot, 'target' | 'form'>): number {
  const at = unitNamed(survey, choice.target);
  return worthOf(survey, by, at, (seenAs) => shotProspect(survey.state, by.one, choice, seenAs));
}

type Reckon = (seenAs?: SeenAs) => Prospect;

const worthOf = (survey: Survey, by: Unit, at: Unit, reckon: Reckon): number =>
  isHero(at.one) && survey.state.duel === null
    ? asFoe(survey.state, by, at, reckon)
    : asHero(survey, by, at, reckon());

/** A Wound hampers it for the rest of the fight. */
const HAMPERED = 3;

/** Hit points, the death blow, and what it then no longer does. RUN-VP-11, -17 */
export function asHero({ state }: Survey, by: Unit, at: Unit, { lost, kill, wound }: Prospect): number {
  if (state.duel !== null) return lost + HAMPERED * wound;
  const dread = dreadOf(at, by);
  const worn = at.one.hp === 0 ? 0 : lost / at.one.hp;
  return (
    lost +
    kill * (Math.floor(at.sheet.might / 2) + dread) +
    (1 - kill) * worn * WORN * dread +
    Math.max(0, wound - kill) * HAMPERED
  );
}
const WORN = 0.5;

/** For each hero who was almost down and lives, and what a dead one costs. RUN-VPR-04, -20 */
const ALMOST_DOWN = 75;
const DEAD = 75;
const FOURTH_WOUND = 1;
/** What is gained by a hero who is nearer to it. */
const NEARER = 0.5;
/** What a hero no longer does who is out of the fight. */
const OUT_OF_IT = 25;

/** Whoever plays foes wants danger, never death. */
function asFoe(state: State, by: Unit, at: Unit, reckon: Reckon): number {
  const { kill, lost, wound } = reckon();
  if (!isHero(by.one) && state.almostDown.includes(at.one.id))
    return OUT_OF_IT * kill - (ALMOST_DOWN + DEAD) * kill + HAMPERED * (wound - kill);
  const { almostDown } = state.rulings;
  const left = Math.max(1, at.one.hp - almostDown);
  const almost = reckon((aim) => ({ ...aim, hp: left, wounds: aim.wounds + FOURTH_WOUND })).kill;
  const nearer = Math.min(1, lost / left) * NEARER;
  return (
    ALMOST_DOWN * (almost + (1 - almost) * nearer) -
    (ALMOST_DOWN + DEAD - OUT_OF_IT) * kill +
    HAMPERED * (wound - kill)
  );
}
