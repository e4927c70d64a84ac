// A Turn of one of the Overlord's models.

import { FACINGS, type Facing, FEAT, FEWEST_DICE, type Feat, isHero, SPELL } from '../content/index.ts';
import type { FrameOf } from '../rules/agenda.ts';
import { isGuarded } from '../rules/bars.ts';
import type { ChoiceOf } from '../rules/choices.ts';
import { barAt, barFacts } from '../rules/numbers.ts';
import { raisable } from '../rules/placing.ts';
import type { Bar, State } from '../rules/state.ts';
import { isNear, sees } from './aim.ts';
import { usingWorth } from './belongings.ts';
import { hitChance } from './chances.ts';
import {
  areBeside,
  blow,
  type Field,
  faces,
  fightFrom,
  isAhead,
  leaving,
  pressOn,
  type Stand,
  shotFrom,
  survey,
  type Unit,
  unitNamed,
} from './field.ts';
import { toll } from './hero-turn.ts';
import { bestCast, readyOf, spellWorth } from './magic.ts';
import { boardOf, meleeOf, recall } from './memory.ts';
import { moveValue, type Prospects, prospects } from './plan.ts';
import { aroundOf, type Source, waysTo } from './ways.ts';
import { GUARDED, isGoal, TOUGHNESS } from './worth.ts';

type Turn = FrameOf<'turn'>;

const APPROACH = 0.11;
/** Whoever is held cannot walk on, and an archer cannot shoot. */
const PINNED = 0.3;
const PINNED_ARCHER = 0.5;
const OUTNUMBERED = 0.35;
/** For each Hero who has it before him. */
const EXPOSED = 0.12;
const BACK = 0.15;
const FEAT_PRICE = 0.6;

interface Outlook {
  readonly field: Field;
  readonly foe: Unit;
  readonly ways: Uint8Array;
  readonly ready: ReturnType<typeof readyOf>;
  /** What the Heroes are to protect. DUN-RULING-49 */
  readonly guarded: readonly Bar[];
}

const foeOutlook = (field: Field, foe: Unit): Outlook => ({
  field: leaving(field, foe),
  foe,
  ways: waysToHeroes(field),
  ready: readyOf(field, foe),
  guarded: guardedOf(field),
});

/** How far it is to the Heroes, to weak ones rather. */
export function waysToHeroes(field: Field): Uint8Array {
  const { terrain, heroes, width } = field;
  const sources = heroes.map(
    ({ x, y, model: { type, wounds } }): Source => ({
      square: y * width + x,
      from: isHero(type) ? Math.max(0, TOUGHNESS[type] + 2 - wounds) : 0,
    }),
  );
  const guarded = guardedOf(field).map(({ x, y }) => y * width + x);
  for (const square of aroundOf(terrain, guarded)) sources.push({ square, from: 1 });
  return waysTo(terrain, sources);
}

const guardedOf = ({ state }: Field): readonly Bar[] => state.bars.filter((bar) => isGuarded(state, bar));

/** To break it ends the adventure. */
function breaking({ fight, injured }: Unit, bar: Bar): number {
  const { combat, armour } = barFacts(bar);
  return GUARDED * hitChance(Math.max(FEWEST_DICE, fight - injured), combat, armour);
}

const standOf = ({ x, y }: Bar): Stand => ({ x, y, facing: 'N', size: 1 });

/** Held, surrounded, exposed: a stand without its Action. */
function standing({ field, foe, ways }: Outlook, at: Stand): number {
  const { heroes, foes, width, quest } = field;
  const goal = isGoal(quest, foe.model);
  let value = -APPROACH * (ways[at.y * width + at.x] as number) * (goal ? 0.2 : 1);
  for (const hero of heroes) {
    if (faces(at, hero)) {
      const others = pressOn(hero, foes, foe);
      if (others === 0) value += hero.shot > 0 ? PINNED_ARCHER : PINNED;
      else if (others === 1 || at.size === 2) value += OUTNUMBERED;
    } else if (areBeside(at, hero)) value -= BACK;
    if (faces(hero, at)) value -= EXPOSED;
    if (goal) value -= risk(field, foe, hero, at);
  }
  return value;
}

/** A Boss who must not fall keeps away from those who could come at him. */
function risk(field: Field, boss: Unit, hero: Unit, at: Stand): number {
  const far = Math.max(Math.abs(hero.x - at.x), Math.abs(hero.y - at.y));
  if (far > hero.facts.movement + 1) return 0;
  const worth = blow(field, hero.fight - hero.injured, boss, 0);
  const share = boss.model.wounds >= 3 ? 0.4 : 0.18;
  return worth * share * (isAhead(at, hero.x, hero.y) ? 1 : 1.2);
}

function action({ field, foe, ready, guarded }: Outlook, at: Stand): number {
  let best = 0;
  const { heroes } = field;
  const free = foe.shot > 0 && pressOn(at, heroes) === 0;
  for (const hero of heroes) {
    if (faces(at, hero)) best = Math.max(best, fightFrom(field, foe, at, hero));
    else if (free && !areBeside(at, hero) && isNear(at, hero, 'long') && sees(field, at, hero))
      best = Math.max(best, shotFrom(field, foe, at, hero, 0));
  }
  for (const bar of guarded) if (faces(at, standOf(bar))) best = Math.max(best, breaking(foe, bar));
  if (ready.length > 0) {
    const there = { ...foe, ...at };
    const foes = field.foes.map((one) => (one === foe ? there : one));
    best = Math.max(best, bestCast({ ...field, foes }, there, at, ready));
  }
  return best;
}

function foeProspects(outlook: Outlook, frame: Omit<Turn, 'step' | 'seat' | 'model'>): Prospects {
  const { field, foe } = outlook;
  const fightable = [...field.heroes, ...outlook.guarded.map(standOf)];
  const plain = foe.shot === 0 && outlook.ready.length === 0;
  const board = plain ? meleeOf(field, foe) : boardOf(field, foe);
  const value = recall(board.value, field.width, (x, y) => {
    const worth = (facing: Facing): number => {
      const at: Stand = { x, y, facing, size: foe.size };
      return standing(outlook, at) + action(outlook, at);
    };
    // Where nobody and nothing to fight is near it does not matter which way a fighter looks.
    const there: Stand = { x, y, facing: 'N', size: foe.size };
    const near = fightable.some((one) => areBeside(there, one));
    if (plain && !near && !isGoal(field.quest, foe.model)) {
      const one = worth('N');
      return [one, one, one, one];
    }
    return FACINGS.map(worth);
  });
  return prospects(field, foe, frame, value, toll(field, foe, frame));
}

/** What a whole Turn of this model would bring, compared with none. */
export function commandWorth(field: Field, foe: Unit): number {
  const outlook = foeOutlook(field, foe);
  const turn = {
    plan: 'turn',
    left: foe.facts.movement,
    stopped: false,
    stepped: false,
    turned: false,
  } as Turn;
  const feats = foe.facts.feats.filter((feat) => !foe.model.usedFeats.includes(feat));
  const best = foeProspects(outlook, turn).best - standing(outlook, foe);
  return Math.max(best, ...feats.map((feat) => featWorth(outlook, feat) - FEAT_PRICE));
}

export function foeTurn(state: State, frame: Turn, options: readonly ChoiceOf<'turn'>[]): number[] {
  const field = survey(state);
  const foe = unitNamed(field, frame.model);
  const outlook = foeOutlook(field, foe);
  const moves = frame.actions === 0 ? foeProspects(outlook, frame) : null;
  const here = standing(outlook, foe);
  const best = Math.max(moves?.best ?? here, here);
  return options.map((option) => {
    switch (option.act) {
      case 'step':
      case 'face':
        return moveValue(option, moves as Prospects);
      case 'fight':
        return here + 0.02 + fightFrom(field, foe, foe, unitNamed(field, option.target));
      case 'turnAndFight': {
        const turned = { ...foe, facing: option.facing };
        const struck = fightFrom(field, foe, turned, unitNamed(field, option.target));
        return standing(outlook, turned) + 0.02 + struck;
      }
      case 'order': {
        const one = unitNamed(field, option.model);
        return here + fightFrom(field, one, one, unitNamed(field, option.target));
      }
      case 'force':
        return here + 0.02 + breaking(foe, barAt(state, [option.x, option.y]) as Bar);
      case 'shoot':
        return here + 0.02 + shotFrom(field, foe, foe, unitNamed(field, option.target), 0);
      case 'cast':
        return here + 0.01 + castWorth(outlook, option.spell, frame);
      case 'feat':
        return here + featWorth(outlook, option.feat) - FEAT_PRICE;
      case 'use':
        return best + usingWorth({ ...outlook, owner: foe }, option.item, here);
      default:
        return here;
    }
  });
}

function castWorth({ field, foe, ready }: Outlook, spell: keyof typeof SPELL, { cast }: Turn): number {
  const own = spellWorth(field, foe, foe, spell);
  if (SPELL[spell].kind === 'major' || cast.length > 0) return own;
  const others = ready.filter((each) => each !== spell && SPELL[each].kind === 'minor');
  return own + Math.max(0, ...others.map((each) => spellWorth(field, foe, foe, each)));
}

function featWorth({ field, foe }: Outlook, feat: Feat): number {
  const { effect } = FEAT[feat];
  const { heroes, foes, state } = field;
  switch (effect.type) {
    case 'raise':
      return 0.8 * Math.min(effect.piles, raisable(state).length);
    case 'attackHeroes':
      return heroes.reduce(
        (sum, hero) =>
          isNear(foe, hero, effect.range) ? sum + blow(field, effect.dice, hero, 0, true) : sum,
        0,
      );
    case 'fightAround':
      return heroes.reduce(
        (sum, hero) => (areBeside(foe, hero) ? sum + fightFrom(field, foe, foe, hero) : sum),
        0,
      );
    case 'command': {
      const best = (one: Unit): number =>
        Math.max(0, ...heroes.map((hero) => (faces(one, hero) ? fightFrom(field, one, one, hero) : 0)));
      const obeying = foes
        .filter(({ model }) => model.type === effect.minion)
        .map(best)
        .sort((a, b) => b - a);
      return best(foe) + obeying.slice(0, effect.models).reduce((sum, one) => sum + one, 0);
    }
    default:
      return 0;
  }
}

/** The Overlord leads a Hero against another: as near as can be, then a blow from behind. */
export function powerTurn(state: State, frame: Turn, options: readonly ChoiceOf<'turn'>[]): number[] {
  const field = survey(state);
  const puppet = unitNamed(field, frame.model);
  const victims = field.heroes.filter((hero) => hero !== puppet);
  const blowAt = (at: Stand): number =>
    Math.max(0, ...victims.map((hero) => (faces(at, hero) ? fightFrom(field, puppet, at, hero) : 0)));
  const value = {
    at: blowAt,
    best: (x: number, y: number): number =>
      Math.max(...FACINGS.map((facing) => blowAt({ x, y, facing, size: 1 }))),
  };
  const moves = frame.actions === 0 ? prospects(field, puppet, frame, value, 0) : null;
  return options.map((option) => {
    if (option.act === 'step' || option.act === 'face') return moveValue(option, moves as Prospects);
    if (option.act === 'fight')
      return 0.01 + fightFrom(field, puppet, puppet, unitNamed(field, option.target));
    if (option.act === 'turnAndFight') {
      const turned = { ...puppet, facing: option.facing };
      return 0.01 + fightFrom(field, puppet, turned, unitNamed(field, option.target));
    }
    return 0;
  });
}
