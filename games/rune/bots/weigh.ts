// Rules of thumb, one for each question.

import type { Choice, Decision, Level } from '@skald/kernel';
import { GIFT } from '../content/gifts.ts';
import { BOON_RULES } from '../rules/boons.ts';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { ChoiceOf, QuestionName } from '../rules/fight/choices.ts';
import { fighterOf, isHelpless, isHero } from '../rules/fight/fighters.ts';
import { heroScores } from '../rules/fight/reckoning.ts';
import { isWorthDodging } from '../rules/fight/shooting.ts';
import type { State } from '../rules/fight/state.ts';
import { blowOf } from '../rules/fight/striking.ts';
import { wayPicked } from '../rules/fight/using.ts';
import { blowWorth, shotWorth } from './aims.ts';
import { dangerFor } from './danger.ts';
import { giftWorth } from './gifts.ts';
import { goingFor } from './going.ts';
import { bustle, deal, decide } from './interlude.ts';
import { give, haggle, room, settlePrice, stash, worship } from './looking-about.ts';
import { volunteer } from './rolls.ts';
import { appoint, overrule, permit, prod, vote } from './running.ts';
import { assent, claim, dispute, division, wanting } from './sharing.ts';
import { runningWorth } from './stakes.ts';
import { pacesTo, REACH, type Survey, survey, unitNamed } from './survey.ts';
import { TEMPERS } from './temper.ts';
import { isWorthTaking, weighTurn } from './turn.ts';
import { weighPlan } from './weapons.ts';

// The kernel knows neither frames nor options of this game; the name of the question tells which they are.
type Weigher<Q extends QuestionName> = (
  field: Survey,
  frame: FrameOf<Q>,
  options: never,
  seat: number,
) => number[];

const prefer =
  (...acts: string[]) =>
  (_field: Survey, _frame: unknown, options: readonly Choice[]): number[] =>
    options.map(({ act }) => (acts.includes(act) ? 1 : 0));

/** What people have among themselves is nothing for whims. */
const SURELY = 100;
const surely =
  (sure: string) =>
  (_field: Survey, _frame: unknown, options: readonly Choice[]): number[] =>
    options.map(({ act }) => (act === sure ? SURELY : 0));

const WEIGHERS: { readonly [Q in QuestionName]: Weigher<Q> } = {
  plan: (field, { seats, fighters }, options, seat) =>
    weighPlan(field, fighters[seats.indexOf(seat)] as string, options),
  consent,
  preRoll: gift,
  reaction: gift,
  choose: (_field, { gift: which, ways }, options: readonly ChoiceOf<'choose'>[]) =>
    options.map((option) => {
      const way = wayPicked(ways, option);
      return (way && BOON_RULES[which]?.likes?.(way)) ?? 0;
    }),
  shop: prefer('leave'),
  need,
  spoils: prefer('maim'),
  act: weighTurn,
  window: (field, { fighter }, options: readonly Choice[]) =>
    prefer(isWorthTaking(field, fighter) ? 'now' : 'later')(field, null, options),
  opportunity,
  intercept,
  freeShot,
  resist: prefer('resist'),
  forestall,
  wonEngagement,
  sever: prefer('sever'),
  wrest: prefer('weapon'),
  dodge: (field, { target }, options: readonly Choice[]) =>
    prefer(isWorthDodging(field.state, fighterOf(field.state, target)) ? 'dodge' : 'stand')(
      field,
      null,
      options,
    ),
  leap: prefer('land'),
  moveOn: (field, { fighter }, options: readonly ChoiceOf<'moveOn'>[]) => places(field, fighter, options),
  midLeap: prefer('strikeIt'),
  trade: prefer('keep'),
  goOn,
  room,
  volunteer,
  claim,
  haggle,
  settlePrice,
  worship,
  stash,
  give,
  division,
  assent,
  wanting,
  dispute,
  bustle,
  barter: decide('callOff'),
  deal,
  retry: decide('drink'),
  giveAway: decide('giveAll'),
  appoint,
  permit,
  // Each looks after his own.
  entrust: decide('forbid'),
  overrule,
  prod,
  improvise: decide('leaveIt'),
  judge: decide('accept'),
  motion: decide('leaveIt'),
  vote,
  // Nobody but people has a table; what they say of it is taken for true.
  venue: surely('table'),
  account: surely('asBefore'),
  review: surely('stands'),
  assertion: surely('enough'),
  objection: surely('grant'),
};

export function weigh(state: State, { kind, options, seat }: Decision, level: Level = 'karl'): number[] {
  const frame = state.agenda.at(-1);
  const weigher = WEIGHERS[kind as QuestionName] as Weigher<QuestionName>;
  const field = survey(state, TEMPERS[level]);
  const worth = weigher(field, frame as never, options as never, seat);
  if (!options.some(({ act }) => act === 'shop')) return worth;
  // Points are spent between fights, or in need; whoever only looked at what there is would look for ever.
  const least = Math.min(...worth.filter((_, i) => options[i]?.act !== 'shop'));
  return options.map(({ act }, i) => (act === 'shop' ? least - NO_SHOPPING : (worth[i] as number)));
}
const NO_SHOPPING = 40;

/** Points saved are worth less than a life, and more than a blow. RUN-RULING-G18 */
const POINTS_FOR_A_LITTLE = 20;
function need(
  { state }: Survey,
  { gift: which, fighter, target }: FrameOf<'need'>,
  options: readonly Choice[],
): number[] {
  const worth = giftWorth(state, which, fighter, target) - GIFT[which].cost / POINTS_FOR_A_LITTLE;
  return options.map(({ act }) => (act === 'buy' ? worth : 0));
}

function gift(
  { state }: Survey,
  { gift: which, fighter, target, what }: FrameOf<'preRoll' | 'reaction'>,
  options: readonly Choice[],
): number[] {
  const worth = giftWorth(state, which, fighter, target, what ?? null);
  return options.map(({ act }) => (act === 'use' ? worth : 0));
}

/** RUN-RULING-R58 */
function consent(field: Survey, _frame: unknown, options: readonly Choice[]): number[] {
  const running = runningWorth(field);
  return options.map(({ act }) => (act === 'agree' ? running : 0));
}

/** With all care where that costs nothing, or less than it brings. RUN-ENGAGE-19 */
function opportunity(
  field: Survey,
  { by, target, left }: FrameOf<'opportunity'>,
  options: readonly Choice[],
): number[] {
  const [striker, passing] = [unitNamed(field, by), unitNamed(field, target)];
  const worth = (kind: 'own' | 'opportunity' | 'careful'): number =>
    blowWorth(field, striker, passing, blowOf(striker.one, target, kind));
  return options.map(({ act }) => {
    if (act === 'letGo') return 0;
    if (act === 'strikeIt') return worth('opportunity');
    return worth('careful') - (left ? 0 : Math.max(0, worth('own')));
  });
}

/** Whoever plays foes lets nobody go who has not been in danger yet. */
function intercept(
  { state }: Survey,
  { fighter }: FrameOf<'intercept'>,
  options: readonly Choice[],
): number[] {
  const wanted = !state.almostDown.includes(fighter);
  return options.map(({ act }) => ((act === 'block') === wanted ? 1 : 0));
}

function freeShot(field: Survey, { by, target }: FrameOf<'freeShot'>, options: readonly Choice[]): number[] {
  const shooter = unitNamed(field, by);
  const worth = shotWorth(field, shooter, { target, form: shooter.one.hand });
  return options.map(({ act }) => (act === 'shootIt' ? worth : 0));
}

/** Where the other will not come back with what is left of his half move, once he is shoved. RUN-RULING-C53 */
function forestall(
  field: Survey,
  { attacker, target, left }: FrameOf<'forestall'>,
  options: readonly Choice[],
): number[] {
  const [by, other] = [unitNamed(field, target), unitNamed(field, attacker)];
  const pushed = pacesTo(by, other.base.x, other.base.y, other.base.size) + by.sheet.shove;
  const isLost = field.temper.pushes ? pushed > left + REACH : left <= COMES_BACK;
  return options.map(({ act }) => ((act === 'forestall') === isLost ? 1 : 0));
}
/** Whoever does not reckon thinks that nobody comes back with so little. */
const COMES_BACK = 1;

/** To where there is less to fear; the other as far off as he goes, if he means to strike. */
function wonEngagement(
  field: Survey,
  { by }: FrameOf<'wonEngagement'>,
  options: readonly ChoiceOf<'wonEngagement'>[],
): number[] {
  const unit = unitNamed(field, by);
  const danger = dangerFor(field, unit);
  const here = danger.at(unit.base.x, unit.base.y);
  const strikes = field.state.agenda.some(({ step }) => step === 'comeBack');
  return options.map((option) => {
    if (option.act === 'shift') return here - danger.at(option.x, option.y);
    return option.act === 'shove' ? (strikes ? option.paces : 0) : DENIED;
  });
}
const DENIED = 0.5;

/** After a blow, to where nobody follows. */
function places(field: Survey, id: string, options: readonly ChoiceOf<'moveOn'>[]): number[] {
  const unit = unitNamed(field, id);
  const going = goingFor(field, unit, { halves: ['move'] });
  return options.map(
    (option) =>
      -going.danger.at(
        option.act === 'go' ? option.x : unit.base.x,
        option.act === 'go' ? option.y : unit.base.y,
      ),
  );
}

/** The helpless are worth as much as others, to whoever gets at them first. RUN-RULING-C55 */
function goOn({ state }: Survey, _frame: unknown, options: readonly Choice[], seat: number): number[] {
  const scores = heroScores(state);
  const best = Math.max(...Object.values(scores).map(({ score }) => score));
  const own = state.fighters.filter((one) => isHero(one) && one.seat === seat);
  const leads = own.some(({ id }) => (scores[id]?.score ?? 0) >= best);
  const left = state.fighters.some((one) => !isHero(one) && isHelpless(one));
  return options.map(({ act }) => ((act === 'goOn') === (left && !leads) ? 1 : 0));
}
