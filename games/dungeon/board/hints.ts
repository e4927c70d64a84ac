// What one ought to know before choosing: the dice of an attack and its chances, the strikes a step would cost.

import { squareAt } from '@skald/games/grid-kit';
import type { Chance, Choice, Decision } from '@skald/kernel';
import type { Language } from '@skald/text';
import { type Facing, ITEM, type Item, SPELL, type Spell } from '../content/index.ts';
import type { AnyFrame } from '../rules/agenda.ts';
import { enemiesOf, findModel, heroesOf, layout, threateners, threatens } from '../rules/models.ts';
import { asTurned } from '../rules/moving.ts';
import { barAt, numbersOf, sumsOf } from '../rules/numbers.ts';
import { attackOf, odds, volley } from '../rules/odds.ts';
import { everyEnemyInRange } from '../rules/spells.ts';
import type { State } from '../rules/state.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { NAMES } from '../text/names.ts';
import { strideOf } from '../text/strides.ts';
import { sumLines } from '../text/sums.ts';

interface Hints {
  /** Where the chances of an attack come from, down to every die. */
  readonly sum: readonly string[];
  /** What else follows from it. */
  readonly prospects: readonly string[];
}

export function hintsOf(view: State, decision: Decision, choice: Choice, language: Language): Hints {
  const frame = view.agenda.at(-1);
  if (frame?.step !== decision.kind) return { sum: [], prospects: [] };
  return {
    sum: [...diceHint(view, frame, choice, language), ...chances(view, decision, choice, language)],
    prospects: prospects(view, frame, choice, language),
  };
}

/** All of it in one line. */
export function hint(view: State, decision: Decision, choice: Choice, language: Language): string | null {
  const { sum, prospects } = hintsOf(view, decision, choice, language);
  return sum.length + prospects.length === 0 ? null : [...sum, ...prospects].join('; ');
}

/** “bones 54 %, destroyed 26 %, unharmed 20 %” */
function chances(view: State, { seat }: Decision, choice: Choice, language: Language): string[] {
  const { outcomes } = BOARD_WORDS[language];
  const named = (found: readonly Chance[]): string =>
    found
      .map(
        ({ outcome, chance }) =>
          `${outcomes[outcome as keyof typeof outcomes]} ${NAMES[language].percent(chance)}`,
      )
      .join(', ');
  const several = volley(view, choice);
  if (several.length > 0)
    return several.map(({ target, chances: each }) => `${NAMES[language].model(target)}: ${named(each)}`);
  const found = odds(view, seat, choice);
  return found === null ? [] : [named(found)];
}

/** “5 dice against 2, Armour 2; Attack dice: 5 Orlaf + 1 Guiding Light − 1 Injured = 5” */
function diceHint(view: State, frame: AnyFrame, choice: Choice, language: Language): string[] {
  if (choice.act === 'turnAndFight' && frame.step === 'turn') {
    const turned = asTurned(view, frame.model, choice.facing as Facing);
    return diceHint(turned, frame, { ...choice, act: 'fight' }, language);
  }
  const attack = attackOf(view, frame, choice);
  if (attack === null) return [];
  const { attack: dice, defence, armour } = numbersOf(view, attack);
  return [
    BOARD_WORDS[language].hints.dice(dice, defence, armour),
    ...sumLines(sumsOf(view, attack), attack, language),
  ];
}

function prospects(view: State, frame: AnyFrame, choice: Choice, language: Language): string[] {
  const { hints } = BOARD_WORDS[language];
  switch (choice.act) {
    case 'step':
      return stepHints(view, Number(choice.x), Number(choice.y), language);
    case 'face':
      return faceHints(view, frame, choice.facing as Facing, language);
    case 'cast':
      return castHints(view, frame, choice.spell as Spell, language);
    case 'command':
    case 'hero':
      return modelHints(view, String(choice.model ?? choice.hero), language);
    case 'ward':
    case 'useAt':
      return wardHints(view, frame, choice, language);
    case 'done':
      return doneHints(view, frame, language);
    case 'model':
      return frame.step === 'castAt' && SPELL[frame.spell].effect.type === 'heal'
        ? [hints.wounds(findModel(view, String(choice.model))?.wounds ?? 0)]
        : [];
    case 'bones':
    case 'square':
      return newcomerHints(view, Number(choice.x), Number(choice.y), language);
    default:
      return [];
  }
}

function stepHints(view: State, x: number, y: number, language: Language): string[] {
  const { hints } = BOARD_WORDS[language];
  const { strikers, stoppers } = strideOf(view, x, y);
  const isHere = (at: { readonly x: number; readonly y: number }): boolean => at.x === x && at.y === y;
  const dropped = view.ground.filter(isHere).map(({ item }) => item);
  return [
    ...(strikers.length > 0 ? [hints.strikes(strikers)] : []),
    ...(stoppers.length > 0 ? [hints.stops(stoppers)] : []),
    ...(layout(view).exits.includes(squareAt(layout(view), [x, y])) ? [hints.exit] : []),
    ...(dropped.length > 0 ? [hints.dropped(dropped)] : []),
    ...(view.bones.some(isHere) ? [hints.bones] : []),
  ];
}

/** Whom the model would have before it. */
function faceHints(view: State, frame: AnyFrame, facing: Facing, language: Language): string[] {
  const { hints } = BOARD_WORDS[language];
  const id = 'model' in frame ? frame.model : frame.step === 'face' ? frame.models[0] : undefined;
  const one = id === undefined ? undefined : findModel(view, id);
  if (one === undefined) return [];
  const turned = { ...one, facing };
  const before = enemiesOf(view, one).filter((other) => threatens(view, turned, other));
  return [before.length === 0 ? hints.facesNobody : hints.faces(before.map((other) => other.id))];
}

function castHints(view: State, frame: AnyFrame, spell: Spell, language: Language): string[] {
  const { hints } = BOARD_WORDS[language];
  const one = frame.step === 'turn' ? findModel(view, frame.model) : undefined;
  if (one === undefined) return [];
  const { effect } = SPELL[spell];
  if (effect.type !== 'attack') return [];
  const dice = NAMES[language].dice(effect.dice);
  return effect.area === 'allInRange'
    ? [dice, hints.targets(everyEnemyInRange(view, one, SPELL[spell]).length)]
    : [dice];
}

/** Wounds and who holds it: what makes one model more urgent than another. */
function modelHints(view: State, id: string, language: Language): string[] {
  const { hints } = BOARD_WORDS[language];
  const one = findModel(view, id);
  if (one === undefined) return [];
  const enemies = threateners(view, one).map((enemy) => enemy.id);
  return [
    ...(one.wounds > 0 ? [hints.wounds(one.wounds)] : []),
    ...(enemies.length > 0 ? [hints.engaged(enemies)] : []),
  ];
}

function wardHints(view: State, frame: AnyFrame, choice: Choice, language: Language): string[] {
  const bar = barAt(view, [Number(choice.x), Number(choice.y)]);
  const effect =
    choice.act === 'useAt'
      ? ITEM[choice.item as Item].effect
      : frame.step === 'castAt'
        ? SPELL[frame.spell].effect
        : null;
  if (bar === undefined || effect === null) return [];
  const power =
    effect.type === 'crystal' && 'power' in effect
      ? effect.power
      : effect.type === 'lowerWard'
        ? effect.by
        : 0;
  return [BOARD_WORDS[language].hints.ward(bar.ward, Math.max(0, bar.ward - power))];
}

function doneHints(view: State, frame: AnyFrame, language: Language): string[] {
  const { hints } = BOARD_WORDS[language];
  if (frame.step === 'turn' && frame.plan === 'turn' && frame.actions === 0) return [hints.unused];
  const { commands, extra } = view.overlord;
  return frame.step === 'command' && commands + extra > 0 ? [hints.leftToCommand(commands + extra)] : [];
}

/** Enemies that would strike at whatever rises or appears in a square. */
function newcomerHints(view: State, x: number, y: number, language: Language): string[] {
  const heroes = heroesOf(view).filter((one) => threatens(view, one, { ...one, x, y }));
  return heroes.length === 0 ? [] : [BOARD_WORDS[language].hints.struck(heroes.map(({ id }) => id))];
}
