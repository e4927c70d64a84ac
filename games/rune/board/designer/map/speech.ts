// A map that is being painted, in words: square by square, as a whole, and what a stroke would bring.

import { type Place, type Square, squareAt } from '@skald/games/grid-kit';
import { capital, type Language } from '@skald/text';
import type { BattleMap } from '../../../content/battle-map.ts';
import type { TerrainFeature } from '../../../documents/encounter/features.ts';
import { groundOf } from '../../../rules/space/index.ts';
import { PAINTER_WORDS } from '../../../text/designer/painter.ts';
import { encounterPriceText, said } from '../../../text/encounter.ts';
import { HELP } from '../../../text/help.ts';
import { THING_NAMES } from '../../../text/lexicon.ts';
import { NAMES } from '../../../text/names.ts';
import { thingText, zoneText } from '../../../text/news.ts';
import { squareLabel } from '../../../text/squares.ts';
import { squaresIn } from '../../web/drawing/outlines.ts';
import type { FeatureChange, Worth } from './brush-price.ts';
import { foeAt, type PlacedFoe } from './foes.ts';
import { PAINTS, type Paint, type PaintName } from './paints.ts';
import type { Measured, Sight } from './sight.ts';

export const labelOf = ([x, y]: Readonly<Place>): string => squareLabel({ x, y });

/** “Slippery ground”, “Wall” */
export function paintTitle(name: PaintName, language: Language): string {
  const { own } = PAINTER_WORDS[language];
  const names = NAMES[language];
  const paint = PAINTS[name];
  if (paint.of === 'zone') return capital(names.zones[paint.zone.kind]);
  if (paint.of === 'thing') return capital(names.plain(THING_NAMES[paint.thing.kind]));
  return paint.of === 'start' ? own[paint.side] : own[paint.of];
}

/** What it does, and what it is worth. */
export function paintHint(paint: Paint, language: Language): string[] {
  const { ownHints, prices } = PAINTER_WORDS[language];
  const { zones, things } = HELP[language];
  const price: Readonly<Partial<Record<string, string>>> = prices;
  const told = (does: string, kind: string): string[] => [does, ...(price[kind] ? [price[kind]] : [])];
  if (paint.of === 'zone') return told(zones[paint.zone.kind], paint.zone.kind);
  if (paint.of === 'thing') return told(things[paint.thing.kind], paint.thing.kind);
  return [ownHints[paint.of === 'start' ? paint.side : paint.of]];
}

/** “C4, 5 feet up, slippery ground, half cover, heroes start here” */
export function squareInWords(
  map: BattleMap,
  foes: readonly PlacedFoe[],
  place: Readonly<Place>,
  language: Language,
): string {
  const words = PAINTER_WORDS[language];
  const square = squareAt(map, place);
  const { feet, ground } = groundOf(map);
  const has = ({ area }: { readonly area: BattleMap['walls'] }): boolean =>
    area.some(([x, y, length]) => y === place[1] && x <= place[0] && place[0] < x + length);
  const begins = (side: 'heroes' | 'foes'): boolean =>
    map.starts[side].some(({ x, y }) => x === place[0] && y === place[1]);
  const foe = foeAt(foes, place);
  return [
    labelOf(place),
    ...(ground[square] === 0 ? [] : [words.wall]),
    ...(feet[square] ? [words.feet(feet[square])] : []),
    ...map.zones.filter(has).map((zone) => zoneText(zone, language)),
    ...map.objects.filter(has).map((thing) => thingText(thing, language)),
    ...(begins('heroes') ? [words.heroesStart] : []),
    ...(begins('foes') ? [words.foesStart] : []),
    ...(foe === undefined ? [] : [said(foe.foe.name, language)]),
  ].join(', ');
}

/** Line by line what lies where, for whoever does not see it. */
export function mapInWords(map: BattleMap, foes: readonly PlacedFoe[], language: Language): string[] {
  const words = PAINTER_WORDS[language];
  const at = (spots: readonly { readonly x: number; readonly y: number }[]): string =>
    spots.map(squareLabel).join(', ');
  const parts = [
    { name: words.walls, area: map.walls },
    ...map.heights.map(({ feet, area }) => ({ name: capital(words.feet(feet)), area })),
    ...map.zones.map((zone) => ({ name: capital(zoneText(zone, language)), area: zone.area })),
    ...map.objects.map((thing) => ({ name: capital(thingText(thing, language)), area: thing.area })),
  ].filter(({ area }) => area.length > 0);
  return [
    `${words.sizeInWords(map.width, map.height)} ${words.edgesInWords[map.edge]}`,
    ...[...Map.groupBy(parts, ({ name }) => name)].map(
      ([name, alike]) =>
        `${name}: ${alike.map(({ area }) => spanOf(map, squaresIn(map, area), language)).join(', ')}`,
    ),
    `${words.heroesStarts}: ${at(map.starts.heroes)}`,
    ...(map.starts.foes.length > 0 ? [`${words.foesStarts}: ${at(map.starts.foes)}`] : []),
    ...foes.flatMap(({ foe }) =>
      foe.start === null ? [] : [`${said(foe.name, language)}: ${squareLabel(foe.start)}`],
    ),
  ];
}

/** By the corners between which it lies. */
function spanOf(map: BattleMap, squares: readonly Square[], language: Language): string {
  const words = PAINTER_WORDS[language];
  if (squares.length === map.width * map.height) return words.everywhere;
  const columns = squares.map((square) => square % map.width);
  const rows = squares.map((square) => Math.floor(square / map.width));
  const from = squareLabel({ x: Math.min(...columns), y: Math.min(...rows) });
  const to = squareLabel({ x: Math.max(...columns), y: Math.max(...rows) });
  return words.span(from, to, squares.length);
}

/** “Cover for 3 (C4)” */
export function featureTitle(
  map: BattleMap,
  { kind, lines, path }: TerrainFeature,
  language: Language,
): string {
  const [line] = lines;
  const title = line === undefined ? kind : encounterPriceText(line, language);
  const at = path[2];
  const thing = kind === 'cover' && typeof at === 'number' ? map.objects[at] : undefined;
  const [strip] = thing?.area ?? [];
  return strip === undefined ? title : `${title} (${labelOf([strip[0], strip[1]])})`;
}

/** “earns 10”, “costs 5”, “earns 10, costs 5” */
export function worthText({ earns, costs }: Worth, language: Language): string {
  const words = PAINTER_WORDS[language];
  const parts = [...(earns > 0 ? [words.earns(earns)] : []), ...(costs > 0 ? [words.costs(costs)] : [])];
  return parts.length === 0 ? words.worthNothing : parts.join(', ');
}

export interface ChangeText {
  readonly title: string;
  readonly worth: string;
  readonly notes: readonly string[];
  readonly tone: 'better' | 'worse' | 'same';
}

/** One feature that a stroke changes; better is what brings its designer more. */
export function changeText(
  map: BattleMap,
  { feature, before, after, share }: FeatureChange,
  claims: readonly string[],
  language: Language,
): ChangeText {
  const words = PAINTER_WORDS[language];
  const [was, is] = [before.earns - before.costs, after.earns - after.costs];
  const isGone = after.earns === 0 && after.costs === 0 && share === null;
  return {
    title: featureTitle(map, feature, language),
    worth: isGone ? words.lost : worthText(after, language),
    notes: [
      ...(share === null ? [] : [words.share(share.cells, share.of)]),
      ...(was === is || (before.earns === 0 && before.costs === 0)
        ? []
        : [words.before(worthText(before, language))]),
      ...(after.earns > 0 && !claims.includes(feature.id) ? [words.unclaimed] : []),
    ],
    tone: is > was ? 'better' : is < was ? 'worse' : 'same',
  };
}

export const changeInWords = ({ title, worth, notes }: ChangeText): string =>
  `${title}: ${[worth, ...notes].join(', ')}`;

export function sightInWords(at: Readonly<Place>, { seen, hidden, dim }: Sight, language: Language): string {
  const words = PAINTER_WORDS[language];
  const told = words.seen(labelOf(at), seen, seen + hidden.size);
  return dim.size === 0 ? told : `${told} ${words.dim(dim.size)}`;
}

/** “C4 to F9: 6 paces, 8 on foot, 5 feet up, shots −6 for what shelters” */
export function measureInWords(
  from: Readonly<Place>,
  to: Readonly<Place>,
  { paces, walk, higher, shot }: Measured,
  language: Language,
): string {
  const words = PAINTER_WORDS[language];
  const shots =
    shot === null
      ? [words.noShot]
      : [
          ...(shot.shelter === 0 && shot.wind === 0 && shot.crowd === 0 ? [words.freeShot] : []),
          ...(shot.shelter < 0 ? [words.shelter(-shot.shelter)] : []),
          ...(shot.wind < 0 ? [words.windy(-shot.wind)] : []),
          ...(shot.crowd > 0 ? [words.crowd(shot.crowd)] : []),
        ];
  const parts = [
    NAMES[language].paces(paces),
    walk === null ? words.noWay : words.onFoot(walk),
    ...(higher === 0 ? [] : [words.higher(higher)]),
    ...shots,
  ];
  return `${words.between(labelOf(from), labelOf(to))}: ${parts.join(', ')}`;
}
