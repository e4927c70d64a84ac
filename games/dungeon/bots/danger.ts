// What may befall a Hero where he ends his Turn: who can come at him before he acts again.

import { openSquares } from '@skald/games/grid-kit';
import { RULER, type Square } from '../content/index.ts';
import { BOOKCASE, FREE } from '../rules/geometry/terrain.ts';
import { type Field, faces, type Unit, woundChance } from './field.ts';

/** Commands that cards add, on the average. */
const CARDS = 1;
/** Not every chance is taken: there are other Heroes, and other things to do. */
const SHARE = 0.5;
const SHARE_OF_THE_WEAK = 0.7;
const WEAK = 3;
const SOME_SHOT = 0.4;
const STEPS_OUT = 3;

const MOST_KEPT = 64;
const known = new Map<string, Float32Array>();

/** By square: the wounds to expect there. */
export function dangers(field: Field, hero: Unit): Float32Array {
  const key = keyOf(field, hero);
  let found = known.get(key);
  if (found === undefined) {
    if (known.size >= MOST_KEPT) known.clear();
    found = reckon(field, hero);
    known.set(key, found);
  }
  return found;
}

function keyOf({ state, heroes, foes, quest }: Field, hero: Unit): string {
  let key = `${quest.id}|${state.dungeon.open.length}${state.dungeon.chamber}${state.dungeon.caveIn}|${hero.model.id}${hero.model.wounds},${hero.armour}`;
  for (const one of heroes) if (one !== hero) key += `|${one.x},${one.y}${one.facing}`;
  for (const one of foes) key += `|${one.model.id}${one.x},${one.y}${one.facing}`;
  return key;
}

function reckon(field: Field, hero: Unit): Float32Array {
  const { terrain, quest, foes } = field;
  const { size } = terrain.grid;
  const sum = new Float32Array(size);
  const attackers = new Uint8Array(size);
  const commands = quest.overlord.commands + CARDS;
  const others = field.heroes.filter((one) => one !== hero);
  const threats = arcsOf(field, others);
  const occupied = new Uint8Array(size);
  for (const one of others) occupied[one.y * field.width + one.x] = 1;
  const blows = foes
    .map((foe) => ({ foe, worth: woundChance(foe.fight - foe.injured, hero, hero.injured) }))
    .sort((a, b) => b.worth - a.worth);
  for (const { foe, worth } of blows) {
    const reached = comingFrom(field, foe, others, occupied, threats);
    for (let square = 0; square < size; square++) {
      if (reached[square] !== 1 || (attackers[square] as number) >= commands) continue;
      attackers[square] = (attackers[square] as number) + 1;
      sum[square] = (sum[square] as number) + worth;
    }
    if (foe.shot > 0) addShots(field, foe, woundChance(foe.shot - foe.injured, hero, hero.injured), sum, 1);
    else if (foe.model.spells.some(({ spell }) => spell === 'black-bolt'))
      addShots(field, foe, woundChance(3, hero, 0, true), sum, 0.8);
  }
  const share = hero.facts.combat <= WEAK ? SHARE_OF_THE_WEAK : SHARE;
  for (let square = 0; square < size; square++) {
    const more = (attackers[square] as number) > 1 ? 1.15 : 1;
    sum[square] = (sum[square] as number) * share * more;
  }
  return sum;
}

const arcsKnown = new WeakMap<readonly Unit[], Uint8Array>();

/** By square: how many of these have it before them. */
export function arcsOf({ terrain: { grid }, width }: Field, units: readonly Unit[]): Uint8Array {
  const known = arcsKnown.get(units);
  if (known !== undefined) return known;
  const arcs = new Uint8Array(grid.size);
  arcsKnown.set(units, arcs);
  for (const unit of units)
    for (let y = Math.max(0, unit.y - 1); y <= Math.min(grid.height - 1, unit.y + unit.size); y++)
      for (let x = Math.max(0, unit.x - 1); x <= Math.min(width - 1, unit.x + unit.size); x++)
        if (faces(unit, { x, y, facing: 'N', size: 1 }))
          arcs[y * width + x] = (arcs[y * width + x] as number) + 1;
  return arcs;
}

/** By square: 1 where a foe could strike next. Its own friends are not in its way: they move as well. */
function comingFrom(
  { terrain, width }: Field,
  foe: Unit,
  others: readonly Unit[],
  occupied: Uint8Array,
  threats: Uint8Array,
): Uint8Array {
  const { grid, ground } = terrain;
  const struck = new Uint8Array(grid.size);
  const seen = new Uint8Array(grid.size);
  const ethereal = foe.facts.abilities.includes('ethereal');
  const start: Square = foe.y * width + foe.x;
  const pinned = others.some((one) => faces(one, foe));
  let ring: Square[] = [start];
  if (foe.size === 2) ring.push(start + 1, start + width, start + width + 1);
  for (const square of ring) seen[square] = 1;
  for (let left = pinned ? 0 : foe.facts.movement; ; left--) {
    const next: Square[] = [];
    for (const square of ring)
      for (let direction = 0; direction < 8; direction++) {
        const to = grid.neighbours[square * 8 + direction] as Square;
        if (to < 0) continue;
        struck[to] = 1;
        if (left <= 0 || seen[to] === 1 || occupied[to] === 1) continue;
        if (ethereal ? (ground[to] as number) > BOOKCASE : ground[to] !== FREE) continue;
        if ((threats[square] as number) > 0 && square !== start) continue;
        seen[to] = 1;
        next.push(to);
      }
    if (next.length === 0) return struck;
    ring = next;
  }
}

/** Whoever shoots steps out first. */
function addShots(
  { terrain, width }: Field,
  foe: Unit,
  worth: number,
  sum: Float32Array,
  share: number,
): void {
  const open = openSquares(terrain, foe.y * width + foe.x);
  const far = RULER.long + STEPS_OUT;
  for (let y = Math.max(0, foe.y - far); y <= Math.min(terrain.grid.height - 1, foe.y + far); y++)
    for (let x = Math.max(0, foe.x - far); x <= Math.min(width - 1, foe.x + far); x++) {
      const square = y * width + x;
      sum[square] = (sum[square] as number) + worth * share * (open[square] === 1 ? 1 : SOME_SHOT);
    }
}
