// A Hero's Turn.

import { FEAT, type Feat, SPELL } from '../content/index.ts';
import type { FrameOf } from '../rules/agenda.ts';
import type { ChoiceOf } from '../rules/choices.ts';
import { GAIT } from '../rules/moving.ts';
import type { State } from '../rules/state.ts';
import { tradeWorth, usingWorth, wardUse } from './belongings.ts';
import {
  areBeside,
  type Field,
  faces,
  fightFrom,
  isBeside,
  pressOn,
  shotFrom,
  survey,
  type Unit,
  unitNamed,
} from './field.ts';
import { fingerprint, heroOutlook, movedTo, type Outlook } from './hero-outlook.ts';
import {
  actions,
  castings,
  LEVER,
  leaving,
  searchWorth,
  standing,
  standings,
  volleys,
  type Worths,
} from './hero-stand.ts';
import { bestCast, spellWorth } from './magic.ts';
import { recall } from './memory.ts';
import { moveValue, type Prospects, prospects } from './plan.ts';
import { woundsCost } from './worth.ts';

type Turn = FrameOf<'turn'>;
type Option = ChoiceOf<'turn'>;

const USELESS = -3;
/** Feats come back in no adventure: not for little. */
const FEAT_PRICE = 0.7;

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

/** What a Hero makes of a square, by what his Turn allows. */
function worthsIn(outlook: Outlook, plan: Turn['plan']): Worths {
  switch (plan) {
    case 'turn':
    case 'frenzy':
    case 'hammer-rush':
      return actions(outlook);
    case 'light-step':
      return volleys(outlook, 1);
    case 'arrow-storm':
      return volleys(outlook, 3);
    case 'focus':
      return castings(outlook);
    default:
      return standings(outlook);
  }
}

export function heroProspects(outlook: Outlook, frame: Omit<Turn, 'step' | 'seat' | 'model'>): Prospects {
  const { field, hero } = outlook;
  const value = recall(fingerprint(outlook, frame.plan), field.width, (x, y) =>
    worthsIn(movedTo(outlook, x, y), frame.plan),
  );
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
      case 'turnAndFight': {
        const turned = { ...hero, facing: option.facing };
        const blow = fightFrom(field, hero, turned, unitNamed(field, option.target));
        return standing(outlook, turned) + 0.02 + blow;
      }
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
        return best + usingWorth({ ...outlook, owner: hero }, option.item, here);
      case 'useAt':
        return best + wardUse(field, option.item, option.x, option.y);
      case 'give':
      case 'take':
        return best + tradeWorth(field, hero, option, frame.trades);
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
      return woundsCost(field.quest, hero.model, danger[hero.y * field.width + hero.x] as number) * 0.6 - 0.5;
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
