// A field for a fight: one that somebody drew, turned about, or a new one of its scene.

import type { Dice } from '@skald/kernel';
import type { BattleMap } from '../../../content/battle-map.ts';
import { PAYING_FEATURES } from '../../../content/design/terrain-prices.ts';
import {
  DRAWN_MAPS,
  FIELD_SIZE,
  GROUND_RECIPES,
  type GroundRecipe,
  SOME_FEATURES,
} from '../../../content/generating/grounds.ts';
import type { Scene } from '../../../content/generating/scenes.ts';
import { BATTLE_MAPS } from '../../../content/maps/index.ts';
import { featuresOf, NOTHING_PLACED, smallRamps } from '../../../documents/encounter/features.ts';
import { between, happens, oneOf, shuffled } from '../lots.ts';
import { type Box, Canvas } from './canvas.ts';
import { FEATURES } from './features.ts';
import { shaped } from './shapes.ts';
import { turned } from './turned.ts';

export interface Band {
  /** How many fight, and how many of them on the other side. */
  readonly figures: number;
  readonly foes: number;
  /** Only those take captives. RUN-TER-70 */
  readonly crafty: boolean;
}

export function fieldFor(dice: Dice, scene: Scene, band: Band): BattleMap {
  const recipe = GROUND_RECIPES[scene];
  const isDrawn = recipe.maps.length > 0 && happens(dice, DRAWN_MAPS);
  const map = isDrawn ? BATTLE_MAPS[oneOf(dice, recipe.maps)] : newField(dice, scene, recipe, band);
  const mirrored = turned(map, { across: happens(dice, 50), down: happens(dice, 50) });
  return band.crafty ? mirrored : withoutHostages(mirrored);
}

const withoutHostages = (map: BattleMap): BattleMap => ({
  ...map,
  objects: map.objects.filter(({ kind }) => kind !== 'hostage'),
});

const even = (paces: number): number => 2 * Math.round(paces / 2);

const paces = (
  dice: Dice,
  figures: number,
  { least, most, each }: { readonly least: number; readonly most: number; readonly each: number },
): number => even(Math.min(most, least + each * figures + between(dice, -2, 4)));

function newField(dice: Dice, scene: Scene, recipe: GroundRecipe, { figures, foes }: Band): BattleMap {
  const canvas = new Canvas(paces(dice, figures, FIELD_SIZE.width), paces(dice, figures, FIELD_SIZE.height));
  const { edge, heroes, lair, middle } = shaped(canvas, dice, recipe.shape);
  canvas.keep(heroes);
  const some = shuffled(dice, recipe.some).slice(0, between(dice, SOME_FEATURES.least, SOME_FEATURES.most));
  for (const feature of [...recipe.always, ...some]) FEATURES[feature]({ canvas, dice, recipe, middle });
  barred(canvas, dice, recipe, middle);
  return canvas.map(`field-${scene}`, edge, {
    heroes: spots(heroes, canvas),
    foes: canvas.starts(dice, foes + SPARE_STARTS, lair),
  });
}

const SPARE_STARTS = 3;
const HERO_STARTS = 12;

/** Side by side, from the middle outwards. */
function spots(within: Box, canvas: Canvas): BattleMap['starts']['heroes'] {
  const open = canvas.open(within).map((square) => ({
    x: square % canvas.width,
    y: Math.floor(square / canvas.width),
  }));
  const centre = within.y + within.height / 2;
  return open
    .filter(({ x, y }) => (x + y) % 2 === 0)
    .toSorted((one, other) => Math.abs(one.y - centre) - Math.abs(other.y - centre) || other.x - one.x)
    .slice(0, HERO_STARTS);
}

function barred(canvas: Canvas, dice: Dice, { barriers }: GroundRecipe, middle: Box): void {
  for (let i = between(dice, 2, 4); i > 0; i--) {
    const box = canvas.room(dice, between(dice, 1, 2), between(dice, 1, 3), middle);
    if (box !== null) canvas.put({ kind: 'barrier', item: oneOf(dice, barriers) }, box);
  }
}

/** The features that earn most, of all cover but one as long as there is something else, and barriers besides. RUN-TER-02, -03 */
export function claimsOf(map: BattleMap, foesSee: boolean): string[] {
  const small = smallRamps(map).length > 0;
  const earning = featuresOf(map, NOTHING_PLACED, { foesSee })
    .map(({ id, lines }) => ({ id, points: lines.reduce((sum, { points }) => sum + Math.min(0, points), 0) }))
    .filter(({ id, points }) => points < 0 && !(id === 'slope' && small))
    .toSorted((one, other) => one.points - other.points);
  const [first, ...covers] = earning.filter(({ id }) => id.startsWith('cover:'));
  const others = earning.filter((one) => one.id !== 'barriers' && (one === first || !covers.includes(one)));
  const paying = [...others, ...covers].slice(0, PAYING_FEATURES);
  return [...paying, ...earning.filter(({ id }) => id === 'barriers')].map(({ id }) => id);
}
