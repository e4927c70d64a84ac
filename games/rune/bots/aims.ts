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
  return worth - (1 - kill) * costOf(survey, by, back.lost, back.wound);
}

/** Of any blow, be it in passing. */
export const blowWorth = (survey: Survey, by: Unit, at: Unit, attack: Attack): number =>
  worthOf(survey, by, at, (seenAs) => blowProspect(survey.state, attack, seenAs));

export function shotWorth(survey: Survey, by: Unit, choice: Pick<Shoot, 'target' | 'form'>): number {
  const at = unitNamed(survey, choice.target);
  return worthOf(survey, by, at, (seenAs) => shotProspect(survey.state, by.one, choice, seenAs));
}

/** What an attack brings, and how likely its target is almost down after it. */
interface Outcome extends Prospect {
  readonly almost: number;
}

function worthOf(survey: Survey, by: Unit, at: Unit, reckon: (seenAs?: SeenAs) => Prospect): number {
  const { state } = survey;
  if (by.one.side === at.one.side) return amongOwn(reckon());
  if (!isHero(at.one) || state.duel !== null) return asHero(survey, by, at, reckon());
  const { hp, wounds } = almostDownAt(state, at);
  return asFoe(state, at, { ...reckon(), almost: reckon((aim) => ({ ...aim, hp, wounds })).kill });
}

/** What it costs to strike at a rival, and to kill one. RUN-VP-35, -36 */
const amongOwn = ({ lost, kill }: Prospect): number => -RIVAL_STRUCK * lost - RIVAL_SLAIN * kill;
const RIVAL_STRUCK = 5;
const RIVAL_SLAIN = 100;

/** What a plain blow would be worth to whoever could strike it. */
export function plainWorth(survey: Survey, by: Unit, at: Unit, more = 0): number {
  const { state } = survey;
  const prospect = blowBy(by, at, more);
  if (!isHero(at.one) || state.duel !== null) return asHero(survey, by, at, prospect);
  if (by.target !== null && by.target !== at.one.id) return 0;
  const down = { ...at, one: { ...at.one, ...almostDownAt(state, at) } };
  return asFoe(state, at, { ...prospect, almost: blowBy(by, down, more).kill });
}

/** Whatever would kill such a one brings him almost down: twenty hit points less, or one Wound more. RUN-VPR-04 */
const almostDownAt = ({ rulings }: State, { one }: Unit): { hp: number; wounds: number } => ({
  hp: Math.max(1, one.hp - rulings.almostDown),
  wounds: one.wounds + 1,
});

/** A Wound hampers it for the rest of the fight. */
const HAMPERED = 3;

/** Hit points, the death blow, and what it then no longer does. RUN-VP-11, -17 */
export function asHero(
  { state, temper }: Survey,
  by: Unit,
  at: Unit,
  { lost, kill, wound }: Prospect,
): number {
  if (state.duel !== null) return lost + HAMPERED * wound;
  if (!temper.reckons)
    return (lost * at.one.hp) / Math.max(1, at.sheet.maxHp) + Math.max(0, wound - kill) * HAMPERED;
  const dread = dreadOf(at, by);
  const worn = at.one.hp === 0 ? 0 : lost / at.one.hp;
  const deathBlow = temper.finishes ? Math.floor(at.sheet.might / 2) : 0;
  return (
    lost +
    kill * (deathBlow + dread) +
    (1 - kill) * worn * WORN * dread +
    Math.max(0, wound - kill) * HAMPERED
  );
}
const WORN = 0.5;

/** For each hero who was almost down and lives, and what a dead one costs. RUN-VPR-04, -20 */
const ALMOST_DOWN = 75;
const DEAD = 75;
/** What is gained by a hero who is nearer to it. */
const NEARER = 0.5;
/** What a hero no longer does who is out of the fight. */
const OUT_OF_IT = 25;

/** Whoever plays foes wants danger, never death. */
function asFoe(state: State, { one }: Unit, { kill, lost, wound, almost }: Outcome): number {
  const hampered = HAMPERED * Math.max(0, wound - kill);
  const death = (ALMOST_DOWN + DEAD - OUT_OF_IT) * kill;
  if (state.almostDown.includes(one.id)) return hampered - death;
  const nearer = NEARER * Math.min(1, lost / Math.max(1, one.hp - state.rulings.almostDown));
  return ALMOST_DOWN * (almost + (1 - almost) * nearer) + hampered - death;
}
