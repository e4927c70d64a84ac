// What one ought to know before choosing: the sum of an attack and its chances, what a step costs, where a push ends.

import type { Choice, Decision } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { AnyFrame, FrameOf } from '../rules/fight/agenda.ts';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import { engagementScore, engagementsLeft } from '../rules/fight/engagement.ts';
import { fighterOf, formOf, isKnown, sheetOf } from '../rules/fight/fighters.ts';
import { odds } from '../rules/fight/odds.ts';
import { shoveOf } from '../rules/fight/prizes.ts';
import type { State } from '../rules/fight/state.ts';
import { latenessOf } from '../rules/fight/turn.ts';
import { REVIVAL_DIFFICULTY, treatmentDifficulty } from '../rules/healing.ts';
import { dodgeSum, sheetSum } from '../text/sums.ts';
import { chancesText, freeBlowHints, freeShotHints, type Hints, shotHints, strikeHints } from './blows.ts';
import { type Context, contextOf } from './context.ts';
import { arrivalHints, goingHints, shoveHints } from './journeys.ts';

const NONE: Hints = { sum: [], prospects: [] };
const follows = (...prospects: readonly string[]): Hints => ({ sum: [], prospects });

export function hintsOf(view: State, decision: Decision, choice: Choice, language: Language): Hints {
  const frame = view.agenda.at(-1);
  if (frame?.step !== decision.kind) return NONE;
  const context = contextOf(view, language);
  const { sum, ...hints } = hintsFor(context, frame, decision, choice);
  return { ...hints, sum: [...sum, ...chancesText(odds(view, decision.seat, choice), context)] };
}

/** All of it in one line. */
export function hint(view: State, decision: Decision, choice: Choice, language: Language): string | null {
  const { sum, prospects } = hintsOf(view, decision, choice, language);
  return sum.length + prospects.length === 0 ? null : [...sum, ...prospects].join('; ');
}

function hintsFor(context: Context, frame: AnyFrame, { seat }: Decision, choice: Choice): Hints {
  switch (frame.step) {
    case 'plan': {
      const fighter = frame.fighters[frame.seats.indexOf(seat)];
      return fighter === undefined ? NONE : planHints(context, fighter, choice as ChoiceOf<'plan'>);
    }
    case 'act':
      return actHints(context, frame, choice as ChoiceOf<'act'>);
    case 'opportunity':
      return choice.act === 'letGo' ? NONE : freeBlowHints(context, frame, choice.act === 'carefully');
    case 'resist':
      return choice.act === 'resist' ? pushHints(context, frame.target, frame.by) : NONE;
    case 'forestall':
      return choice.act === 'forestall' ? pushHints(context, frame.target, frame.attacker) : NONE;
    case 'wonEngagement':
      return effectHints(context, frame, choice as ChoiceOf<'wonEngagement'>);
    case 'dodge':
      return dodgeHints(context, frame, choice);
    case 'moveOn':
    case 'leap':
    case 'intercept':
      return there(context, 'by' in frame ? frame.by : frame.fighter, choice);
    case 'freeShot':
      return choice.act === 'letGo' ? NONE : freeShotHints(context, frame);
    default:
      return NONE;
  }
}

/** What is to be had where somebody comes down or steps in. */
function there(context: Context, id: string, { x, y }: Choice): Hints {
  if (typeof x !== 'number' || typeof y !== 'number') return NONE;
  return follows(...arrivalHints(context, fighterOf(context.view, id), { x, y }));
}

/** “Initiative: 2 Quickness + 3 Great Weapon + 5 Viking axe = 10” */
function planHints({ view, words, language, weapon }: Context, id: string, choice: ChoiceOf<'plan'>): Hints {
  const one = fighterOf(view, id);
  const { hints } = words;
  if (choice.act !== 'plan') {
    const { nonCombatInit } = sheetOf(view, one);
    const brief = hints.init(nonCombatInit);
    return { sum: [brief], brief, prospects: [] };
  }
  const { init, atk, dfn, dam } = formOf(view, one, choice.form);
  return {
    sum: [hints.initiative(sheetSum(init, weapon(id, choice.form), language))],
    brief: hints.init(init.total),
    prospects: [hints.scores(atk.total, dfn.total, dam.total)],
  };
}

function actHints(context: Context, frame: FrameOf<'act'>, choice: ChoiceOf<'act'>): Hints {
  const { view, words } = context;
  const late = latenessOf(view, fighterOf(view, frame.fighter), choice);
  const { sum, prospects } = deedHints(context, frame, choice);
  return { sum, prospects: [...prospects, ...(late > 0 ? [words.hints.late(late)] : [])] };
}

function deedHints(context: Context, frame: FrameOf<'act'>, choice: ChoiceOf<'act'>): Hints {
  const { hints } = context.words;
  const one = fighterOf(context.view, frame.fighter);
  switch (choice.act) {
    case 'strike':
      return strikeHints(context, frame, choice);
    case 'shoot':
      return shotHints(context, one, choice);
    case 'walk':
    case 'seize':
    case 'withdraw':
    case 'flee':
    case 'rush':
      return follows(...goingHints(context, one, choice));
    case 'climb':
    case 'leap':
    case 'swim':
      return there(context, one.id, choice);
    case 'engage':
    case 'contend':
      return pushHints(context, one.id, choice.target);
    case 'heal':
      return careHints(context, choice.target);
    case 'grab':
      return follows(hints.grip);
    case 'change':
    case 'pickUp':
      return follows(hints.half);
    case 'swap':
      return follows(hints.free);
    case 'weave':
      return follows(hints.weaving);
    case 'done':
      return frame.halves.length === 0 ? follows(hints.unused) : NONE;
    default:
      return NONE;
  }
}

/** What a push comes to on either side, as far as one may know. */
function pushHints({ view, words }: Context, by: string, at: string): Hints {
  const [one, other] = [fighterOf(view, by), fighterOf(view, at)];
  const own = engagementScore(view, one, other);
  if (engagementsLeft(view, other) === 0) return { sum: [words.hints.noResistance(own)], prospects: [] };
  const against = isKnown(view, other) ? engagementScore(view, other, one) : null;
  return { sum: [words.hints.push(own, against)], prospects: [] };
}

function effectHints(
  context: Context,
  { by, target }: FrameOf<'wonEngagement'>,
  choice: ChoiceOf<'wonEngagement'>,
): Hints {
  const [one, other] = [fighterOf(context.view, by), fighterOf(context.view, target)];
  if (choice.act === 'shift') return follows(...arrivalHints(context, one, choice));
  if (choice.act !== 'shove') return NONE;
  const slide = shoveOf(context.view, one, other, choice.direction, choice.paces);
  return slide === null ? NONE : follows(...shoveHints(context, slide));
}

function dodgeHints(
  { view, words, language }: Context,
  { target }: FrameOf<'dodge'>,
  { act }: Choice,
): Hints {
  const { hints } = words;
  const rolls = hints.dodge(dodgeSum(view, fighterOf(view, target), language));
  return { sum: [act === 'dodge' ? rolls : hints.standing], prospects: [] };
}

function careHints({ view, words }: Context, id: string): Hints {
  const { condition, wounds } = fighterOf(view, id);
  const dying = condition === 'dying';
  const needed = dying ? REVIVAL_DIFFICULTY : treatmentDifficulty(wounds, 'combat');
  return { sum: [words.hints.difficulty(needed)], prospects: dying ? [words.hints.revives] : [] };
}
