// How likely an attack, a treatment or a struggle is to succeed, before anybody commits himself.

import type { Chance, Choice } from '@skald/kernel';
import type { Spot } from '../../content/battle-map.ts';
import { AVOIDING, DECOYS, HOSTAGES, SLIPPERY } from '../../content/hazards.ts';
import { STATIC_DEFENCE } from '../../content/rulings.ts';
import { STUNT_DIFFICULTY } from '../../content/stunts.ts';
import { LEVEL_JUMP } from '../../content/terrain.ts';
import {
  type Aim,
  chanceToBeat,
  fixedProspect,
  meleeProspect,
  type Prospect,
  STANDING_TARGET,
} from '../blow.ts';
import { chanceOf, qualityAtLeast } from '../dice.ts';
import { REVIVAL_DIFFICULTY, treatmentDifficulty } from '../healing.ts';
import { chanceInCall } from '../sitting/chances.ts';
import type { Attack, FrameOf, Turning } from './agenda.ts';
import { type Facts, factsOf, shotFacts } from './attacks.ts';
import { smothering, smotheringScore } from './burning.ts';
import { circumstances } from './care.ts';
import { chanceOfCheck } from './checks.ts';
import type { ChoiceOf } from './choices.ts';
import { cuttingScore } from './decoys.ts';
import { engagementsLeft } from './engagement.ts';
import { fighterOf, formOf, isHelpless, isHero, isKnown, sheetOf } from './fighters.ts';
import { balanceScore } from './footing.ts';
import { behindOf } from './hiding.ts';
import { breakingScore, FREEDOM, grabChance } from './holding.ts';
import { isShielded, pullingAhead } from './hostages.ts';
import { jumpingDifficulty, jumpingScore } from './jumping.ts';
import { wayFor } from './moving.ts';
import { offerOf } from './offers.ts';
import { climbingScore, perilsOn } from './perils.ts';
import { rescueScores } from './rescuing.ts';
import { horseBlowChance, tramplingAhead } from './riding.ts';
import { rollScore } from './rolls.ts';
import { flightScores } from './running-away.ts';
import {
  attackParts,
  bystanders,
  damOf,
  defenceParts,
  HELPLESS,
  shotParts,
  soakOf,
  total,
} from './scores.ts';
import type { Fighter, State } from './state.ts';
import { blowOf } from './striking.ts';
import { stuntScore } from './stunts.ts';
import { fendingDifficulty, fendingScore } from './swarms.ts';
import { swimmingDifficulty, swimmingScore } from './swimming.ts';
import { avoidingScore, pryingScore } from './traps.ts';

type Act = ChoiceOf<'act'>;
type ActOf<A extends Act['act']> = Extract<Act, { act: A }>;

/** For each die that falls for one of one's rivals. RUN-MISSILE-10 */
const PER_BYSTANDER = 3;

/** What an attack or a roll may bring. */
export const OUTCOMES = [
  'kill',
  'wound',
  'hit',
  'miss',
  'success',
  'failure',
  'arrives',
  'falls',
  'caught',
] as const;
export type AttackOutcome = (typeof OUTCOMES)[number];

/** Null where nothing is left to chance, or where one may not know. */
export function odds(view: State, seat: number, tried: Choice): Chance[] | null {
  const top = view.agenda.at(-1);
  if (top?.step === 'opportunity') return passing(view, top, tried);
  if (top?.step === 'plan' && tried.act === 'runAway')
    return outrunning(view, top.fighters[top.seats.indexOf(seat)] as string);
  if (top?.step === 'consent' && tried.act === 'agree') return outrunning(view, top.fighter);
  if (top?.step === 'volunteer' && top.about === undefined && tried.act === 'roll') {
    const hero = top.heroes[top.seats.indexOf(seat)];
    const chance = hero === undefined ? null : chanceInCall(view, fighterOf(view, hero));
    return chance === null ? null : yesOrNo(chance);
  }
  if (top?.step === 'room' && tried.act === 'treat')
    return yesOrNo(healing(view, fighterOf(view, String(tried.hero)), fighterOf(view, String(tried.target))));
  if (top?.step !== 'act') return null;
  const one = fighterOf(view, top.fighter);
  const choice = tried as unknown as Act;
  switch (choice.act) {
    case 'strike':
      return isKnown(view, fighterOf(view, choice.target))
        ? chancesOf(strikeProspect(view, top, choice))
        : null;
    case 'shoot':
      return isKnown(view, fighterOf(view, choice.target))
        ? chancesOf(shotProspect(view, one, choice))
        : null;
    case 'contend':
      return yesOrNo(contending(view, one, fighterOf(view, choice.target)));
    case 'grab':
      return isKnown(view, fighterOf(view, choice.target))
        ? yesOrNo(grabChance(view, one, fighterOf(view, choice.target), choice.how))
        : null;
    case 'heal':
      return yesOrNo(healing(view, one, fighterOf(view, choice.target)));
    case 'walk':
    case 'seize':
    case 'withdraw':
    case 'flee':
    case 'rush':
      return goingThere(view, one, wayFor(view, one, choice)?.path ?? []);
    case 'leap':
      return yesOrNo(chanceOf(jumpingScore(view, one), jumpingDifficulty(view, one, choice)));
    case 'climb':
      return yesOrNo(chanceOf(climbingScore(view, one), LEVEL_JUMP));
    case 'stunt':
      return yesOrNo(chanceOf(stuntScore(view, one, choice.does), STUNT_DIFFICULTY));
    case 'trample':
      return isKnown(view, fighterOf(view, choice.target))
        ? chancesOf(trampleProspect(view, one, fighterOf(view, choice.target)))
        : null;
    case 'strikeHorse':
      return yesOrNo(horseBlowChance(view, one, fighterOf(view, choice.target)));
    case 'cutDown':
      return yesOrNo(chanceOf(cuttingScore(view, one, one.hand), DECOYS.difficulty));
    case 'pullFree': {
      const captor = fighterOf(view, choice.target);
      return isKnown(view, captor) ? yesOrNo(chanceToBeat(pullingAhead(view, one, captor))) : null;
    }
    case 'swim':
      return yesOrNo(chanceOf(swimmingScore(view, one, true), swimmingDifficulty(view, one, true)));
    case 'smother':
      return yesOrNo(chanceOf(smotheringScore(view, one), smothering(view, one) ?? 0));
    case 'fendOff':
      return yesOrNo(chanceOf(fendingScore(view, one), fendingDifficulty(view, one)));
    case 'rescue':
      return yesOrNo(grasping(view, one, fighterOf(view, choice.target)));
    case 'pry':
      return yesOrNo(
        chanceOf(pryingScore(view, one), fighterOf(view, choice.target).caught?.difficulty ?? 0),
      );
    case 'power':
    case 'gift':
      return offered(view, top, choice);
    case 'breakFree':
      return yesOrNo(chanceOf(breakingScore(view, one), FREEDOM + (one.held?.margin ?? 0)));
    default:
      return null;
  }
}

function passing(view: State, { by, target }: FrameOf<'opportunity'>, { act }: Choice): Chance[] | null {
  if (act === 'letGo' || !isKnown(view, fighterOf(view, target))) return null;
  return chancesOf(
    blowProspect(view, blowOf(fighterOf(view, by), target, act === 'carefully' ? 'careful' : 'opportunity')),
  );
}

/** Whether he is faster than whoever comes after them; nobody knows of foes that have not bled. RUN-RUN-81 */
function outrunning(view: State, id: string): Chance[] | null {
  if (view.foes.some(({ statistics }) => statistics === null)) return null;
  const one = fighterOf(view, id);
  const [own, hunter] = flightScores(view, one);
  return yesOrNo(chanceToBeat(own - hunter));
}

/** What the ground may do on the way; null where it does nothing. RUN-TER-112, RUN-HAZ-GRAB-01 */
function goingThere(view: State, one: Fighter, path: readonly Spot[]): Chance[] | null {
  const perils = perilsOn(view, one, path);
  if (perils.length === 0) return null;
  const chances: Chance[] = [];
  let unharmed = 1;
  for (const { peril } of perils) {
    const safe =
      peril === 'slip'
        ? chanceOf(balanceScore(view, one), SLIPPERY.balance)
        : chanceOf(avoidingScore(view, one), AVOIDING);
    chances.push({ outcome: peril === 'slip' ? 'falls' : 'caught', chance: unharmed * (1 - safe) });
    unharmed *= safe;
  }
  return [{ outcome: 'arrives', chance: unharmed }, ...chances];
}

/** What a power offers may take a roll, be it in the midst of what it brings. */
function offered(view: State, turning: Turning, choice: ActOf<'power' | 'gift'>): Chance[] | null {
  const offer = offerOf(view, turning, choice);
  const within = offer?.brings.find((effect) => effect.effect === 'check');
  const check = offer?.check ?? within?.check ?? null;
  if (check === null) return null;
  const about = [
    ...('opponent' in check.against ? [check.against.opponent] : []),
    ...(check.measuredBy ?? []),
  ];
  return about.every((id) => isKnown(view, fighterOf(view, id))) ? yesOrNo(chanceOfCheck(view, check)) : null;
}

const yesOrNo = (chance: number): Chance[] => [
  { outcome: 'success', chance },
  { outcome: 'failure', chance: 1 - chance },
];

/** What is worse includes what is less: each stands for itself. */
function chancesOf({ hit, wound, kill }: Prospect): Chance[] {
  const wounded = Math.max(0, wound - kill);
  return [
    { outcome: 'kill', chance: kill },
    { outcome: 'wound', chance: wounded },
    { outcome: 'hit', chance: Math.max(0, hit - kill - wounded) },
    { outcome: 'miss', chance: 1 - hit },
  ];
}

/** Of a blow on one's turn. */
export const strikeProspect = (state: State, turning: Turning, choice: ActOf<'strike'>): Prospect =>
  blowProspect(state, strikeOf(turning, choice));

/** The blow that is meant. */
export const strikeOf = (turning: Turning, choice: ActOf<'strike'>): Attack => ({
  attacker: turning.fighter,
  target: choice.target,
  form: choice.form,
  kind: 'own',
  as: turning.as,
  manner: choice.manner,
  past: choice.past ?? null,
  charge: turning.charges ? turning.paces : 0,
  leapt: turning.leapt,
  left: 0,
  forestalled: true,
});

/** Of a horse's hooves. RUN-HORSE-03 */
function trampleProspect(state: State, one: Fighter, target: Fighter): Prospect {
  const { dam, ahead } = tramplingAhead(state, one, target);
  const aim = { ...aimAt(state, one, target, factsOf(blowOf(one, target.id, 'own'))), dam };
  if (isHelpless(target)) return fixedProspect({ ...aim, ahead: ahead - HELPLESS });
  return state.rulings.staticDefence
    ? fixedProspect({ ...aim, ahead: ahead - STATIC_DEFENCE })
    : meleeProspect({ ...aim, ahead });
}

/** Of any blow; at somebody who is seen as less or more than he is, where one asks how far it would bring him down. */
export function blowProspect(state: State, attack: Attack, seenAs: SeenAs = asHeIs): Prospect {
  const target = fighterOf(state, attack.target);
  const ahead = total((add) => attackParts(state, attack, add));
  const attacker = fighterOf(state, attack.attacker);
  const aim = seenAs(aimAt(state, attacker, target, factsOf(attack)));
  if (isHelpless(target)) return fixedProspect({ ...aim, ahead: ahead - HELPLESS });
  const against = total((add) => defenceParts(state, attack, add));
  // RUN-BASIC-21
  return state.rulings.staticDefence
    ? fixedProspect({ ...aim, ahead: ahead - against - STATIC_DEFENCE })
    : meleeProspect({ ...aim, ahead: ahead - against });
}

/** Of a shot at somebody who stands still, by which dodging is measured. */
export function shotProspect(
  state: State,
  one: Fighter,
  { target: id, form }: Pick<ActOf<'shoot'>, 'target' | 'form'>,
  seenAs: SeenAs = asHeIs,
): Prospect {
  const target = fighterOf(state, id);
  const shot = { attacker: one.id, target: id, form, dodges: false, behind: behindOf(target) };
  const crowd = PER_BYSTANDER * bystanders(state, shot).length;
  const ahead = total((add) => shotParts(state, shot, add)) - STANDING_TARGET - crowd;
  return fixedProspect({ ...seenAs(aimAt(state, one, target, shotFacts(shot))), ahead });
}

/** What is made of a target before the odds are reckoned. */
export type SeenAs = (aim: Omit<Aim, 'ahead'>) => Omit<Aim, 'ahead'>;
const asHeIs: SeenAs = (aim) => aim;

function aimAt(state: State, one: Fighter, target: Fighter, facts: Facts): Omit<Aim, 'ahead'> {
  const { woundThreshold, powers } = sheetOf(state, target);
  return {
    dam: damOf(state, one, target, facts),
    soak: soakOf(state, target, true, one, facts),
    hp: target.hp,
    wounds: target.wounds,
    woundThreshold,
    rises: powers.some((power) => power.kind === 'undead'),
    ...(isShielded(state, target, one) && { shield: HOSTAGES.soak }),
    ...(state.duel && { cap: state.duel.cap }),
    ...(formOf(state, one, facts.form).entangles && { cap: 0 }),
  };
}

/** If he resists; heroes who are level roll again. RUN-ENGAGE-10, -11, -14 */
function contending(state: State, one: Fighter, other: Fighter): number {
  const own = rollScore(state, one, 'engagement', other.id);
  if (engagementsLeft(state, other) === 0) return chanceOf(own, 1) / (1 - chanceIs(own, 0));
  const ahead = own - rollScore(state, other, 'engagement', one.id);
  const [more, less] = [chanceToBeat(ahead - 1), 1 - chanceToBeat(ahead)];
  return more / (more + less);
}

const chanceIs = (score: number, total: number): number =>
  chanceOf(score, total) - chanceOf(score, total + 1);

/** RUN-HAZ-DROWN-06 */
function grasping(state: State, one: Fighter, victim: Fighter): number {
  const [atk, dfn] = rescueScores(state, one, victim);
  return chanceToBeat(atk - dfn);
}

/** RUN-HEAL-04 to -07, -20 */
export function healing(state: State, healer: Fighter, patient: Fighter): number {
  const bonus = rollScore(state, healer, 'healer', patient.id);
  const difficulty =
    patient.condition === 'dying'
      ? REVIVAL_DIFFICULTY
      : treatmentDifficulty(patient.wounds, circumstances(state));
  return healer.id === patient.id && isHero(healer)
    ? chanceOf(bonus, difficulty)
    : qualityAtLeast(difficulty - bonus);
}
