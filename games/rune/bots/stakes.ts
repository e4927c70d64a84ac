// What everything is worth to somebody, in victory points: blood, lives, and what they protect.

import { isHero } from '../rules/fight/fighters.ts';
import type { State } from '../rules/fight/state.ts';
import { netOf } from '../rules/scoring.ts';
import { blowBy, shotBy } from './blows.ts';
import { ENCOUNTER, stillToBeWon } from './lives.ts';
import type { Survey, Unit } from './survey.ts';

/** So many hit points more, and about a third of the danger is left. */
const BREATH = 16;
/** What a Wound makes of hit points: it hampers, and the fifth kills. RUN-DMG-08, -11 */
const WOUND = 5;

/** How likely somebody lives to see the end, by what he has left. */
export function stamina(hp: number, wounds: number): number {
  const left = hp - WOUND * wounds;
  return left <= 0 ? (hp <= 0 ? 0 : FAINT) : FAINT + (1 - FAINT) * (1 - Math.exp(-left / BREATH));
}
const FAINT = 0.05;

/** A foe's life is worth what it keeps heroes from. */
const FOE_LIFE = 12;

export const lifeOf = ({ state, temper }: Survey, { one, isHero }: Unit): number =>
  isHero
    ? temper.life +
      (state.duel === null ? Math.max(0, netOf(state.tally, one.id)) + AHEAD * stillToBeWon(state, one) : 0)
    : FOE_LIFE;
/** Of what may still be won in a sitting: nobody thinks of all of it in a fight. */
const AHEAD = 0.3;

/** What a point of damage costs whoever takes it: a hero a victory point, foes a hero's. RUN-VP-11, -30 */
const HERO_BLOOD = 1;
const FOE_BLOOD = 0.3;

/** What it costs somebody to lose so many hit points, and to take so many Wounds, on the average. */
export const costOf = (survey: Survey, unit: Unit, lost: number, wounds = 0): number =>
  costsFor(survey, unit)(lost, wounds);

/** What somebody may lose: hit points and Wounds on the average, and what of them may come at once. */
type Costs = (lost: number, wounds: number, soon?: number, woundsSoon?: number) => number;

/** The same for whoever asks about many squares. */
export function costsFor(survey: Survey, unit: Unit): Costs {
  const { one } = unit;
  const each = unit.isHero ? HERO_BLOOD : FOE_BLOOD;
  const life = lifeOf(survey, unit);
  const now = stamina(one.hp, one.wounds);
  return (lost, wounds, soon = lost, woundsSoon = wounds) => {
    const worse = now - stamina(Math.max(0, one.hp - lost), one.wounds + wounds);
    const dies = unit.isHero ? deathBy(one.hp, one.wounds, soon, woundsSoon) : 0;
    return each * Math.min(lost, one.hp) + life * Math.max(0, worse, dies);
  };
}

/** How likely so much on the average is too much at once: blows go astray or fall hard. RUN-DMG-08, -11 */
export function deathBy(hp: number, wounds: number, lost: number, more: number): number {
  if (lost <= 0) return 0;
  const byBlood = Math.exp(-hp / lost);
  const left = DEADLY - wounds;
  const byWounds = left <= 1 ? Math.min(1, more) : Math.min(1, more / left) ** left;
  return 1 - (1 - byBlood) * (1 - byWounds);
}
const DEADLY = 5;

/** What a foe is worth that is no more: the death blow, and what it would still do. RUN-VP-17 */
const YET_TO_DO = 1.2;
export const dreadOf = (by: Unit, of: Unit): number => (by.able ? YET_TO_DO * blowBy(by, of).lost : 0);

/** For each other hero who dies, by how well one stands: the middle of it. RUN-VP-41 */
export const FELLOW_LIFE = 50;

/** Together they always escape, and nobody has to pay for the dead: where all is lost that comes before everything. RUN-RUN-80 */
export const runningWorth = (survey: Survey): number => (isLost(survey) ? SAVED : -SAVED);
const SAVED = 60;

export const isLost = (survey: Survey): boolean => heroesPrevail(survey) < doubtOf(survey.state);

/** In a sitting there is more to be won another day, by whoever lives to see it. RUN-RUN-80 */
function doubtOf(state: State): number {
  if (state.sitting === undefined) return LOST;
  const heroes = state.fighters.filter((one) => isHero(one) && one.condition !== 'dead');
  return heroes.some((one) => stillToBeWon(state, one) >= MUCH) ? WARY : DOUBTFUL;
}
const LOST = 0.2;
const DOUBTFUL = 0.45;
const WARY = 0.55;
/** Two encounters, or the loot of several. */
const MUCH = 2 * ENCOUNTER;

/** What so many who strike at one take from his defence. RUN-MELEE-06, -07 */
export const pressedBy = (many: number): number => PRESSED * Math.max(0, Math.min(CROWD, many) - 1);
const PRESSED = 2;
const CROWD = 4;

/** With what he would strike, or shoot if that hurts more. */
const harmBy = (unit: Unit, other: Unit, pressed: number): number =>
  Math.max(blowBy(unit, other, pressed).lost, shotBy(unit, other)?.lost ?? 0);

/** How likely the heroes are to keep the field, as both sides stand. */
export function heroesPrevail({ units }: Survey): number {
  const strength = (side: 'heroes' | 'foes'): number => {
    const own = units.filter(({ one, able }) => one.side === side && able && !one.scenery);
    const others = units.filter(({ one, able }) => one.side !== side && able && !one.scenery);
    if (own.length === 0) return 0;
    if (others.length === 0) return Number.POSITIVE_INFINITY;
    const pressed = pressedBy(own.length / others.length);
    const harm = own.reduce(
      (sum, unit) =>
        sum + others.reduce((all, other) => all + harmBy(unit, other, pressed), 0) / others.length,
      0,
    );
    return harm * own.reduce((sum, { one }) => sum + one.hp * (1 - one.wounds / 6), 0);
  };
  const [heroes, foes] = [strength('heroes'), strength('foes')];
  if (heroes === 0) return 0;
  if (foes === 0 || heroes === Number.POSITIVE_INFINITY) return 1;
  const ratio = heroes / foes;
  return ratio ** 1.5 / (1 + ratio ** 1.5);
}
