// Casting spells: which are ready, whom they can reach. DUN-SPELL, DUN-RULING-32.

import { isAdjacent, placeOf } from '@skald/games/grid-kit';
import { next } from '@skald/kernel';
import {
  type Item,
  MINOR_SPELLS_PER_ACTION,
  MOST_CRYSTALS,
  type Place,
  QUARTER_TURNS,
  RULER,
  SPELL,
  type Spell,
  type SpellFacts,
  type Square,
} from '../content/index.ts';
import { isBarAdjacent } from './bars.ts';
import { itemsWith } from './belongings.ts';
import type { ChoiceOf } from './choices.ts';
import { isInRange } from './geometry/range.ts';
import {
  areEnemies,
  baseOf,
  carried,
  factsOf,
  isHeroModel,
  layout,
  model,
  quest,
  terrain,
} from './models.ts';
import { barAt } from './numbers.ts';
import { freeSquares } from './placing.ts';
import { type Eyes, eyesOf, inRange, squaresOfBar } from './sight.ts';
import { takeEffect } from './spell-effects.ts';
import type { Bar, Model, State, Steps, Table } from './state.ts';

type Target = ChoiceOf<'castAt'>;

/** The spells this model could cast as (the rest of) one Action, having cast those. DUN-SPELL-04, -06 */
export function castable(state: State, one: Model, cast: readonly Spell[]): Spell[] {
  if (one.spells.length === 0) return [];
  const minorsOnly = cast.length > 0;
  if (cast.length >= MINOR_SPELLS_PER_ACTION || cast.some((spell) => SPELL[spell].kind === 'major'))
    return [];
  return readySpells(state, one).filter(
    (spell) => !cast.includes(spell) && !(minorsOnly && SPELL[spell].kind === 'major'),
  );
}

/** Ready and with something to be aimed at. */
export function readySpells(state: State, one: Model): Spell[] {
  if (!isCaster(state, one)) return [];
  const eyes = eyesOf(state, one);
  return one.spells
    .filter(({ spell, turned }) => turned === 0 && !isSilenced(state, one, spell))
    .map(({ spell }) => spell)
    .filter((spell) => hasTarget(state, one, SPELL[spell], eyes));
}

/** DUN-SPELL-01 */
const isCaster = (state: State, one: Model): boolean => factsOf(state, one).abilities.includes('spellcaster');

/** All that could break a Boss's voice is in the hands of the Heroes. DUN-ADV-05 */
export function isSilenced(state: State, one: Model, spell: Spell): boolean {
  return quest(state).specials.some((special) => {
    if (special.type !== 'weakness' || special.boss !== one.type || special.silences !== spell) return false;
    const all = numberOf(state, special.object);
    return all > 0 && carried(state, special.object) >= all;
  });
}

/** How often the quest holds an item. */
function numberOf(state: State, item: Item): number {
  const hidden = [
    ...layout(state).chests.flatMap(({ contents }) => contents),
    ...quest(state).searches.flatMap((search) => ('items' in search ? search.items : [])),
  ];
  return hidden.filter((each) => each === item).length;
}

/** Spells that need no aim: on the caster himself, or on everybody in range. */
const isAimed = ({ range, effect }: SpellFacts): boolean =>
  range !== 'caster' && !(effect.type === 'attack' && effect.area === 'allInRange');

function hasTarget(state: State, caster: Model, spell: SpellFacts, eyes: Eyes): boolean {
  if (spell.effect.type === 'crystal') return itemsWith(caster, 'crystal').length < MOST_CRYSTALS;
  if (!isAimed(spell)) return everyEnemyInRange(state, caster, spell).length > 0;
  for (const _ of targetsOf(state, caster, spell, eyes)) return true;
  return false;
}

export const everyEnemyInRange = (state: State, caster: Model, spell: SpellFacts): Model[] =>
  state.models.filter(
    (other) => areEnemies(caster, other) && reaches(state, caster, other, spell, eyesOf(state, caster)),
  );

/** Whom or what a spell can be aimed at. */
function* targetsOf(
  state: State,
  caster: Model,
  spell: SpellFacts,
  eyes: Eyes = eyesOf(state, caster),
): Generator<Target> {
  const { effect } = spell;
  if (effect.type === 'lowerWard') {
    for (const bar of state.bars)
      if (bar.ward > 0 && reachesBar(state, caster, bar, spell, eyes))
        yield { act: 'ward', x: bar.x, y: bar.y };
  } else if (effect.type === 'summon') {
    if ((state.pool[effect.minion] ?? 0) > 0)
      for (const [x, y] of squaresInRange(state, caster, spell)) yield { act: 'square', x, y };
  } else {
    for (const other of state.models)
      if (suits(state, caster, other, spell) && reaches(state, caster, other, spell, eyes))
        yield { act: 'model', model: other.id };
  }
}

/** Whether a spell is meant for such a model. */
function suits(state: State, caster: Model, other: Model, { effect }: SpellFacts): boolean {
  const enemy = areEnemies(caster, other);
  switch (effect.type) {
    case 'heal':
      return !enemy && (other.wounds > 0 || (effect.minions && other.injured));
    case 'bonusDice':
      return !enemy && other !== caster;
    case 'moveHero':
    case 'raiseArmour':
      return !enemy;
    default:
      return enemy && (factsOf(state, other).kind === 'hero' || isHeroModel(caster));
  }
}

/** In range and, if need be, in sight; the caster himself always is. DUN-SPELL-09 to -15 */
function reaches(
  state: State,
  caster: Model,
  other: Model,
  { range, sight }: SpellFacts,
  eyes: Eyes,
): boolean {
  if (other === caster) return true;
  if (range === 'caster') return false;
  const near =
    range === 'adjacent'
      ? isAdjacent(terrain(state).grid, baseOf(state, caster), baseOf(state, other))
      : inRange(state, caster, other, range);
  return near && (!sight || eyes.to(other) !== null);
}

/** Any square of the door or chest will do. DUN-RULING-23 */
function reachesBar(
  state: State,
  caster: Model,
  bar: Bar,
  { range, sight }: SpellFacts,
  eyes: Eyes,
): boolean {
  if (range === 'caster') return false;
  const near =
    range === 'adjacent'
      ? isBarAdjacent(state, caster, bar)
      : squaresOfBar(state, bar).some((square) =>
          isInRange(terrain(state).grid, baseOf(state, caster), { square, size: 1 }, range),
        );
  return near && (!sight || eyes.toBar(bar) !== null);
}

function squaresInRange(state: State, caster: Model, { range }: SpellFacts): Place[] {
  if (range !== 'long' && range !== 'short') return [];
  const { grid } = terrain(state);
  const free = freeSquares(state);
  const base = baseOf(state, caster);
  const places: Place[] = [];
  const far = RULER[range] + 1;
  for (let y = Math.max(0, caster.y - far); y <= Math.min(grid.height - 1, caster.y + far + 1); y++)
    for (let x = Math.max(0, caster.x - far); x <= Math.min(grid.width - 1, caster.x + far + 1); x++) {
      const square: Square = y * grid.width + x;
      if (free(square) && isInRange(grid, base, { square, size: 1 }, range))
        places.push(placeOf(grid, square));
    }
  return places;
}

/** Casts a spell; where it must be aimed, that is asked first. */
export function cast(table: Table, one: Model, spell: Spell, seat: number): void {
  if (isAimed(SPELL[spell])) next(table, { step: 'castAt', seat, model: one.id, spell });
  else resolve(table, one, spell, null);
}

export const spellSteps: Steps<'castAt'> = {
  castAt: {
    options: (state, { model: id, spell }) => [...targetsOf(state, model(state, id), SPELL[spell])],
    answer: (table, { model: id, spell }, target) => resolve(table, model(table.state, id), spell, target),
  },
};

/** The card turns away, and the spell works. DUN-SPELL-05, DUN-RULING-41 */
function resolve(table: Table, caster: Model, spell: Spell, target: Target | null): void {
  const { state } = table;
  const turned = QUARTER_TURNS[SPELL[spell].kind];
  caster.spells = caster.spells.map((card) => (card.spell === spell ? { spell, turned } : card));
  const place: Place | null = target === null || target.act === 'model' ? null : [target.x, target.y];
  const whom = target?.act === 'model' ? model(state, target.model) : null;
  table.tell?.({ type: 'cast', model: caster.id, spell, target: whom?.id ?? null, place });
  next(table, { step: 'judge' });
  const bar = place === null ? undefined : barAt(state, place);
  takeEffect(table, caster, SPELL[spell], { whom, bar: bar ?? null, place });
}
