// A Hero's Turn.

import { FEAT, type Feat, SPELL } from '../content/index.ts';
import type { FrameOf } from '../rules/agenda.ts';
import { isMundane } from '../rules/bars.ts';
import type { ChoiceOf } from '../rules/choices.ts';
import { leversLeft } from '../rules/exits.ts';
import { GAIT } from '../rules/moving.ts';
import { barFacts } from '../rules/numbers.ts';
import { squaresOfBar } from '../rules/sight.ts';
import type { Bar, State } from '../rules/state.ts';
import { isNear, sees } from './aim.ts';
import { tradeWorth, usingWorth, wardUse } from './belongings.ts';
import { hitChance } from './chances.ts';
import { dangers } from './danger.ts';
import { bearerOf, type Errand, errandsOf, unsearched, waysOf } from './errands.ts';
import {
  areBeside,
  type Field,
  faces,
  fightFrom,
  isAhead,
  isBeside,
  pressOn,
  type Stand,
  shotFrom,
  survey,
  type Unit,
  unitNamed,
  leaving as without,
} from './field.ts';
import { doorWorth, stepWorth } from './hurry.ts';
import { bestCast, readyOf, spellWorth } from './magic.ts';
import { moveValue, type Prospects, prospects, type Valuer } from './plan.ts';
import { heroWound } from './worth.ts';

type Turn = FrameOf<'turn'>;
type Option = ChoiceOf<'turn'>;

const LEAVING = 7;
const USELESS = -3;
const IN_THE_WAY = -10;
const LEVER = 5;
const FOUND = 3;
const FOUND_BY_DIE = 0.5;
const CHEST = 1.4;
const WEAK_SPOT = 0.8;
const CLEARED = 1.2;
const SIDE_DOOR = 0.7;
/** A door is not opened lightly while foes are about: each makes it so much less welcome. */
const CROWD = 0.15;
/** Feats come back in no adventure: not for little. */
const FEAT_PRICE = 0.7;
const BACK = 0.25;
const FRONT = 0.06;
/** Whoever has a Hero before him does not shoot. */
const HELD_ARCHER = 0.5;

interface Outlook {
  readonly field: Field;
  readonly hero: Unit;
  readonly ways: Uint8Array;
  readonly danger: Float32Array;
  readonly ready: ReturnType<typeof readyOf>;
  readonly bars: readonly {
    readonly bar: Bar;
    readonly squares: readonly number[];
    readonly worth: number;
  }[];
  readonly searches: readonly (readonly number[])[];
  readonly levers: readonly number[];
  readonly exits: readonly number[];
  /** Another must leave, and needs the exits free. */
  readonly inTheWay: boolean;
}

export function heroOutlook(whole: Field, hero: Unit): Outlook {
  const field = without(whole, hero);
  const { state, quest, terrain, width } = field;
  const errands = errandsOf(field);
  const bearer = bearerOf(field);
  return {
    field,
    hero,
    ways: waysOf(field, hero, errands),
    danger: dangers(field, hero),
    ready: readyOf(field, hero),
    bars: state.bars.filter(isMundane).map((bar) => ({
      bar,
      squares: squaresOfBar(state, bar),
      worth: barWorth(field, bar, errands) * openChance(hero, bar),
    })),
    searches: unsearched(field),
    levers: quest.specials
      .flatMap((special) => (special.type === 'levers' ? special.at : []))
      .filter(([x, y]) => !state.pulled.some(([otherX, otherY]) => x === otherX && y === otherY))
      .map(([x, y]) => y * width + x),
    exits: leversLeft(state) === 0 ? terrain.layout.exits : [],
    inTheWay: bearer !== undefined && bearer !== hero,
  };
}

function openChance({ fight, injured, model }: Unit, bar: Bar): number {
  const { combat, armour } = barFacts(bar);
  const wedge = model.items.includes('lockbreakers-wedge') ? 1 : 0;
  return hitChance(Math.max(2, fight + wedge - injured), combat, armour);
}

/** Doors matter while the goal is behind them. */
function barWorth(field: Field, bar: Bar, errands: readonly Errand[]): number {
  const { what } = bar;
  if (what === 'chest') return CHEST;
  if (what === 'caveIn') return CLEARED;
  const needed = errands.some((errand) => errand.bar === bar);
  if (what === 'weakSpot') return needed ? WEAK_SPOT : 0.1;
  if (squaresOfBar(field.state, bar).length === 1) return needed ? SIDE_DOOR : 0.1;
  const foes = field.foes.length;
  return needed ? Math.max(1.2, doorWorth(field) - CROWD * foes) : 0.2;
}

const inArc = (field: Field, at: Stand, squares: readonly number[]): boolean =>
  squares.some((square) => {
    const x = square % field.width;
    const y = (square - x) / field.width;
    return isBeside(at, x, y) && isAhead(at, x, y);
  });

/** Each wound costs more than the one before. */
function woundsCost({ quest }: Field, { model }: Unit, expected: number): number {
  let cost = 0;
  for (let wounds = model.wounds, left = expected; left > 0; wounds++, left--)
    cost += Math.min(1, left) * heroWound(quest, { ...model, wounds: Math.min(4, wounds) });
  return cost;
}

/** How a Hero stands there, his Action left out. */
function standing({ field, hero, ways, danger, inTheWay }: Outlook, at: Stand): number {
  const square = at.y * field.width + at.x;
  if (inTheWay && field.terrain.layout.exits.includes(square)) return IN_THE_WAY;
  let value =
    -stepWorth(field) * Math.min(40, ways[square] as number) -
    woundsCost(field, hero, danger[square] as number);
  for (const foe of field.foes) {
    const dx = Math.abs(foe.x - at.x);
    const dy = Math.abs(foe.y - at.y);
    if (dx > 5 || dy > 5) continue;
    const before = isAhead(at, foe.x, foe.y);
    if (areBeside(at, foe)) value += before ? FRONT + (foe.shot > 0 ? HELD_ARCHER : 0) : -BACK;
    else value += before ? FRONT / 3 : -BACK / 4;
  }
  return value;
}

/** The best Action from a stand. */
function action(outlook: Outlook, at: Stand): number {
  const { field, hero, ready, bars, searches, levers, exits } = outlook;
  const threatened = pressOn(at, field.foes) > 0;
  let best = 0;
  for (const foe of field.foes) if (faces(at, foe)) best = Math.max(best, fightFrom(field, hero, at, foe));
  if (hero.shot > 0 && !threatened) best = Math.max(best, shots(outlook, at)[0] ?? 0);
  for (const { squares, worth } of bars) if (worth > best && inArc(field, at, squares)) best = worth;
  if (!threatened)
    for (const squares of searches) if (inArc(field, at, squares)) best = Math.max(best, searchWorth(field));
  for (const square of levers) if (inArc(field, at, [square])) best = Math.max(best, LEVER);
  if (exits.length > 0 && exits.includes(at.y * field.width + at.x))
    best = Math.max(best, leaving(outlook) - standing(outlook, at));
  if (ready.length > 0) best = Math.max(best, bestCast(field, hero, at, ready));
  return best;
}

/** Those a Hero could shoot at, best first. */
function shots({ field, hero }: Outlook, at: Stand): number[] {
  const worths: number[] = [];
  for (const foe of field.foes)
    if (!areBeside(at, foe) && isNear(at, foe, 'long') && sees(field, at, foe))
      worths.push(shotFrom(field, hero, at, foe, 0));
  return worths.sort((a, b) => b - a);
}

const searchWorth = ({ quest, heroes }: Field): number => {
  const wanted = quest.victory.heroes.some(
    (goal) => goal.type === 'carryOut' && !heroes.some(({ model }) => model.items.includes(goal.object)),
  );
  if (wanted) return FOUND * 1.5;
  return quest.searches.some((search) => 'at' in search) ? FOUND / 3 : FOUND_BY_DIE;
};

/** Whoever carries what is to be carried out wins by it; elsewhere all must go. */
function leaving({ field, hero }: Outlook): number {
  const { victory } = field.quest;
  const carry = victory.heroes.find((goal) => goal.type === 'carryOut');
  if (carry !== undefined && carry.type === 'carryOut')
    return hero.model.items.includes(carry.object) ? 50 : -50;
  return victory.heroes.some(({ type }) => type === 'allLeave') ? LEAVING : -50;
}

/** What it costs to turn one's back on those who have one before them. */
export function toll(
  field: Field,
  unit: Unit,
  { plan, stepped, smoke }: Pick<Turn, 'plan' | 'stepped' | 'smoke'>,
): number {
  if (stepped || smoke || !GAIT[plan].struck) return 0;
  let sum = 0;
  for (const enemy of unit.hero ? field.foes : field.heroes)
    if (faces(enemy, unit)) sum += fightFrom(field, enemy, enemy, unit);
  return sum;
}

export function heroProspects(outlook: Outlook, frame: Omit<Turn, 'step' | 'seat' | 'model'>): Prospects {
  const { field, hero } = outlook;
  const acts = frame.plan === 'turn' || frame.plan === 'frenzy' || frame.plan === 'hammer-rush';
  const shoots = frame.plan === 'light-step' || frame.plan === 'arrow-storm';
  const casts = frame.plan === 'focus';
  const value: Valuer = (at, steps) => {
    let worth = standing(outlook, at) - steps * 0.004;
    if (acts) worth += action(outlook, at);
    else if (shoots && pressOn(at, field.foes) === 0)
      worth += shots(outlook, at)
        .slice(0, frame.plan === 'arrow-storm' ? 3 : 1)
        .reduce((sum, one) => sum + one, 0);
    else if (casts) worth += bestCast(field, hero, at, outlook.ready);
    return worth;
  };
  return prospects(field, hero, frame, value, toll(field, hero, frame));
}

export function heroTurn(state: State, frame: Turn, options: readonly Option[]): number[] {
  const field = survey(state);
  const hero = unitNamed(field, frame.model);
  const outlook = heroOutlook(field, hero);
  const moves = frame.actions === 0 ? heroProspects(outlook, frame) : null;
  const here = standing(outlook, hero);
  const best = Math.max(moves?.best ?? here, here);
  return options.map((option) => {
    switch (option.act) {
      case 'step':
      case 'face':
        return moveValue(option, moves as Prospects);
      case 'done':
        return here;
      case 'fight':
        return here + 0.02 + fightFrom(field, hero, hero, unitNamed(field, option.target));
      case 'shoot':
        return here + 0.02 + shotFrom(field, hero, hero, unitNamed(field, option.target), 0);
      case 'force': {
        const bar = outlook.bars.find(({ bar: { x, y } }) => x === option.x && y === option.y);
        return here + 0.02 + (bar?.worth ?? 0);
      }
      case 'cast':
        return here + 0.01 + castWorth(outlook, option.spell, frame);
      case 'search':
        return here + 0.02 + searchWorth(field);
      case 'pull':
        return here + 0.02 + LEVER;
      case 'leave':
        return leaving(outlook) + 0.02;
      case 'feat':
        return here + featWorth(outlook, option.feat) - FEAT_PRICE;
      case 'use':
        return best + usingWorth(outlook, option.item, here);
      case 'useAt':
        return best + wardUse(field, option.item, option.x, option.y);
      case 'give':
      case 'take':
        return best + tradeWorth(field, hero, option);
      default:
        return here + USELESS;
    }
  });
}

/** A Minor spell leaves room for another one. */
function castWorth({ field, hero, ready }: Outlook, spell: keyof typeof SPELL, { cast }: Turn): number {
  const own = spellWorth(field, hero, hero, spell);
  if (SPELL[spell].kind === 'major' || cast.length > 0) return own;
  const others = ready.filter((each) => each !== spell && SPELL[each].kind === 'minor');
  return own + Math.max(0, ...others.map((each) => spellWorth(field, hero, hero, each)));
}

function featWorth(outlook: Outlook, feat: Feat): number {
  const { field, hero, ready, danger } = outlook;
  const { effect } = FEAT[feat];
  const blank = { left: 0, stopped: false, stepped: false, turned: false } as Turn;
  switch (effect.type) {
    case 'fightAround': {
      let sum = 0;
      for (const foe of field.foes) if (areBeside(hero, foe)) sum += fightFrom(field, hero, hero, foe);
      for (const { squares, worth } of outlook.bars)
        if (squares.some((square) => isBeside(hero, square % field.width, Math.floor(square / field.width))))
          sum += worth;
      return sum;
    }
    case 'shots': {
      if (pressOn(hero, field.foes) > 0) return 0;
      return heroProspects(outlook, { ...blank, plan: 'arrow-storm' }).best - standing(outlook, hero);
    }
    case 'majorSpells': {
      const majors = ready.filter((spell) => SPELL[spell].kind === 'major');
      const worths = majors.map((spell) => spellWorth(field, hero, hero, spell)).sort((a, b) => b - a);
      return worths.length < 2 ? 0 : (worths[0] as number) + (worths[1] as number);
    }
    case 'stance':
      return woundsCost(field, hero, danger[hero.y * field.width + hero.x] as number) * 0.6 - 0.5;
    case 'moveAndFights': {
      const foes = field.foes.filter((foe) => areBeside(hero, foe));
      return foes.length === 0 ? 0 : 2 * Math.max(...foes.map((foe) => fightFrom(field, hero, hero, foe)));
    }
    case 'rush': {
      const frame = { ...blank, plan: 'hammer-rush', left: effect.squares } as Turn;
      return heroProspects(outlook, frame).best - standing(outlook, hero) + 0.2;
    }
    case 'unhinderedMove': {
      if (pressOn(hero, field.foes) === 0) return 0;
      const frame = { ...blank, plan: 'light-step', left: hero.facts.movement } as Turn;
      return heroProspects(outlook, frame).best - standing(outlook, hero);
    }
    case 'rekindle': {
      const spells = hero.model.spells.filter(({ turned }) => turned > 0).map(({ spell }) => spell);
      return spells.length < 3 ? 0 : bestCast(field, hero, hero, [...spells, ...ready]);
    }
    default:
      return 0;
  }
}
