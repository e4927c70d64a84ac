// What a spell is worth from a stand, and at whom.

import { FACINGS, MOST_CRYSTALS, SPELL, type Spell, type SpellFacts } from '../content/index.ts';
import { itemsWith } from '../rules/belongings.ts';
import { isSilenced } from '../rules/spells.ts';
import { isNear, seenFacings } from './aim.ts';
import { areBeside, blow, type Field, faces, fightFrom, pressOn, type Stand, type Unit } from './field.ts';
import { doorWorth, stepWorth } from './hurry.ts';
import { bossWound, heroWound } from './worth.ts';

const CRYSTAL = 0.45;
const LOWERED_ARMOUR = 0.3;
const RAISED_ARMOUR = 0.35;
const GUIDED = 0.4;
const SLOWED = 0.25;
const SUMMONED = 1.4;
const COMMANDED = 1.2;
const MENDED = 0.9;

export const readyOf = (field: Field, { model, facts }: Unit): Spell[] =>
  facts.abilities.includes('spellcaster')
    ? model.spells
        .filter(({ turned, spell }) => turned === 0 && !isSilenced(field.state, model, spell))
        .map(({ spell }) => spell)
    : [];

/** By facing: the best a caster could do with his Action here, one Major spell or two Minor ones. */
export function bestCasts(field: Field, caster: Unit, at: Stand, ready: readonly Spell[]): number[] {
  const spells = ready.map((spell) => ({
    major: SPELL[spell].kind === 'major',
    worths: spellWorths(field, caster, at, spell),
  }));
  return FACINGS.map((_, way) => {
    let major = 0;
    let first = 0;
    let second = 0;
    for (const spell of spells) {
      const worth = spell.worths[way] as number;
      if (spell.major) major = Math.max(major, worth);
      else if (worth > first) [first, second] = [worth, first];
      else second = Math.max(second, worth);
    }
    return Math.max(major, first + second);
  });
}

export const bestCast = (field: Field, caster: Unit, at: Stand, ready: readonly Spell[]): number =>
  bestCasts(field, caster, at, ready)[FACINGS.indexOf(at.facing)] as number;

export const spellWorth = (field: Field, caster: Unit, at: Stand, spell: Spell): number =>
  spellWorths(field, caster, at, spell)[FACINGS.indexOf(at.facing)] as number;

/** By facing: the best aim of a spell. */
function spellWorths(field: Field, caster: Unit, at: Stand, spell: Spell): number[] {
  const facts = SPELL[spell];
  const { effect } = facts;
  const alike = aimless(field, caster, at, facts);
  if (alike !== null) return [alike, alike, alike, alike];
  const [friends, enemies] = caster.hero ? [field.heroes, field.foes] : [field.foes, field.heroes];
  const helps = ['heal', 'raiseArmour', 'bonusDice', 'moveHero'].includes(effect.type);
  const best = [0, 0, 0, 0];
  for (const unit of helps ? friends : enemies) {
    const ways =
      unit === caster ? (effect.type === 'bonusDice' ? 0 : ALL_WAYS) : reachFacings(field, at, unit, facts);
    if (ways === 0) continue;
    const worth = targetWorth(field, caster, facts, unit);
    for (let way = 0; way < 4; way++) if ((ways >> way) & 1) best[way] = Math.max(best[way] as number, worth);
  }
  return best;
}

const ALL_WAYS = 15;

/** Of a spell that needs no aim; null for others. */
function aimless(field: Field, caster: Unit, at: Stand, facts: SpellFacts): number | null {
  const { effect } = facts;
  switch (effect.type) {
    case 'crystal':
      return itemsWith(caster.model, 'crystal').length < MOST_CRYSTALS
        ? CRYSTAL * (wards(field) > 0 ? 1.6 : 1)
        : 0;
    case 'lowerWard':
      return bestWard(field, at, facts, effect.by);
    case 'summon':
      return (field.state.pool[effect.minion] ?? 0) > 0 ? SUMMONED : 0;
    case 'attack': {
      if (effect.area !== 'allInRange') return null;
      const enemies = caster.hero ? field.foes : field.heroes;
      return enemies.reduce(
        (sum, foe) => (isNear(at, foe, 'short') ? sum + blow(field, effect.dice, foe, 0, true) : sum),
        0,
      );
    }
    default:
      return null;
  }
}

/** The ways to look from which a spell can be aimed at somebody. */
function reachFacings(field: Field, at: Stand, unit: Unit, { range, sight }: SpellFacts): number {
  if (range === 'caster') return 0;
  if (!(range === 'adjacent' ? areBeside(at, unit) : isNear(at, unit, range))) return 0;
  return sight ? seenFacings(field, at, unit) : ALL_WAYS;
}

const wards = ({ state }: Field): number => state.bars.reduce((sum, { ward }) => sum + ward, 0);

function bestWard(field: Field, at: Stand, { range }: SpellFacts, by: number): number {
  let best = 0;
  for (const { x, y, ward, what } of field.state.bars) {
    if (ward === 0) continue;
    const squares = [
      { x, y },
      { x: x + 1, y },
      { x, y: y + 1 },
    ];
    const near = squares.slice(0, what === 'door' ? 3 : 1).some((each) => {
      const stand = { ...each, facing: 'N', size: 1 } as const;
      const door = isDoor(field, each.x, each.y, x, y);
      return door && (range === 'adjacent' ? areBeside(at, stand) : isNear(at, stand, 'short'));
    });
    if (near) best = Math.max(best, wardWorth(field, what, ward, by));
  }
  return best;
}

const isDoor = (
  { terrain: { layout }, width }: Field,
  x: number,
  y: number,
  firstX: number,
  firstY: number,
) => layout.barrierAt[y * width + x] === layout.barrierAt[firstY * width + firstX];

/** Lowering a Ward by so much; the last of it opens. */
export const wardWorth = (field: Field, what: string, ward: number, by: number): number =>
  ((what === 'chest' ? 1 : doorWorth(field)) * (Math.min(ward, by) + (by >= ward ? 0.5 : 0))) /
  Math.max(2, ward);

/** What a spell does to, or for, one model. */
export function targetWorth(field: Field, caster: Unit, { effect, id }: SpellFacts, unit: Unit): number {
  switch (effect.type) {
    case 'attack': {
      const dice = effect.dice + (id === 'flamebolt' && caster.model.items.includes('ember-staff') ? 1 : 0);
      const main = blow(field, dice, unit, 0, true) * (effect.summons === null ? 1 : 1.2);
      if (effect.area !== 'splash') return main;
      const side = unit.hero ? field.heroes : field.foes;
      return side.reduce(
        (sum, other) =>
          other !== unit && areBeside(unit, other) ? sum + blow(field, effect.dice, other, 0, true) : sum,
        main,
      );
    }
    case 'heal':
      if (unit.model.wounds === 0) return unit.model.injured ? 1 : 0;
      return MENDED * lastWound(field, unit);
    case 'lowerArmour':
      return unit.armour >= 3 && field.heroes.some((hero) => !hero.model.acted && faces(hero, unit))
        ? LOWERED_ARMOUR
        : 0.05;
    case 'raiseArmour':
      return (
        RAISED_ARMOUR * Math.min(2, pressOn(unit, field.foes)) * heroWound(field.quest, unit.model) * 0.4
      );
    case 'bonusDice':
      return !unit.model.acted && field.foes.some((foe) => faces(unit, foe)) ? GUIDED : 0.05;
    case 'moveHero':
      return pressOn(unit, field.foes) > 0 ? 0.1 : 2 * stepWorth(field);
    case 'slow':
      return SLOWED;
    case 'command':
      return (
        COMMANDED +
        Math.max(...field.heroes.map((hero) => (hero === unit ? 0 : fightFrom(field, unit, unit, hero))))
      );
    default:
      return 0;
  }
}

const lastWound = ({ quest }: Field, { hero, model }: Unit): number => {
  const before = { ...model, wounds: model.wounds - 1 };
  return hero ? heroWound(quest, before) : bossWound(quest, before);
};
