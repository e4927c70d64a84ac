// Armies, the ship and hexes in words: what assistive technology reads.

import type { Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import {
  DIRECTIONS,
  edgeOf,
  FIGHTING_POINTS,
  FORD_ON,
  geographyOf,
  type Hex,
  hexLabel,
  nameIn,
  sideOf,
} from '../../content/index.ts';
import type { Army, State } from '../../rules/state.ts';
import { armyName, armyTitle, NAMES, placeName, sideName, terrainName } from '../../text/names.ts';
import { pointsOf } from '../outlook.ts';
import { type Deed, type DeedKind, piecesIn } from './deeds.ts';
import { findArmy, isMine } from './faces.ts';
import { numeralOf } from './shields.tsx';
import { WEB_WORDS } from './words.ts';

export const fordChance = (language: Language): string => NAMES[language].percent((7 - FORD_ON) / 6);

/** “Westerby (B3)”, “the ship” */
export const placeInWords = (view: State, place: Hex | 'ship', language: Language): string => {
  if (place === 'ship') return WEB_WORDS[language].onShip;
  return placeName(view.map, place, language);
};

/** “Thorkel Rustbeard, army I, of the Vikings, strength unknown, at H4” */
export function armyInWords(view: State, army: Army, seat: Seat | null, language: Language): string {
  const words = WEB_WORDS[language];
  const points = pointsOf(army);
  const mine = isMine(view, army.id, seat);
  return [
    words.army(numeralOf(army.id), armyTitle(army.id, language)),
    mine ? words.yours : words.theirs(sideName(sideOf(army.id), language)),
    points === null ? words.hidden : words.points(points),
    ...conditionsOf(view, army, seat, language),
    ...(army.at === null ? [] : [whereInWords(view, army.at, language)]),
  ].join(', ');
}

/** How it is, one thing after another. */
export function conditionsOf(view: State, army: Army, seat: Seat | null, language: Language): string[] {
  const words = WEB_WORDS[language];
  const points = pointsOf(army);
  return [
    ...(isMine(view, army.id, seat) && army.shown ? [words.known] : []),
    ...(points !== null && points > 0 && points < FIGHTING_POINTS ? [words.small] : []),
    ...(army.moved && view.phase === 'movement' ? [words.spent] : []),
    ...(army.fought ? [words.fought] : []),
    ...(army.boarded ? [words.boarded] : []),
    ...(army.march > 0 ? [words.marching(army.march)] : []),
    ...(army.siege > 0 ? [words.siege(army.siege, view.options.castleTurns)] : []),
  ];
}

const whereInWords = (view: State, place: Hex | 'ship', language: Language): string =>
  place === 'ship' ? WEB_WORDS[language].onShip : WEB_WORDS[language].at(placeInWords(view, place, language));

export function shipInWords(view: State, language: Language): string {
  const words = WEB_WORDS[language];
  const aboard = view.armies.filter(({ at }) => at === 'ship').map(({ id }) => armyName(id, language));
  return [
    words.ship,
    aboard.length === 0 ? words.nobodyAboard : words.aboard(NAMES[language].list(aboard)),
    ...(view.ship.moved ? [words.shipSpent] : []),
    ...(view.ship.at === null ? [] : [whereInWords(view, view.ship.at, language)]),
  ].join(', ');
}

/** “B3, Westerby, village, pillaged, river to the east, …, can march here” */
export function hexInWords(view: State, hex: Hex, deeds: readonly Deed[], language: Language): string {
  const words = WEB_WORDS[language];
  const { terrain } = geographyOf(view.map);
  const place = view.map.places.find((one) => one.hex === hex);
  return [
    hexLabel(hex),
    ...(place === undefined ? [] : [nameIn(place, language)]),
    terrainName(terrain.get(hex) ?? 'sea', language),
    ...(view.pillaged.includes(hex) ? [words.pillagedVillage] : []),
    ...watersInWords(view, hex, language),
    ...piecesIn(view, hex).map((piece) => {
      const army = piece === 'ship' ? undefined : findArmy(view, piece);
      return army === undefined ? words.ship : armyName(army.id, language);
    }),
    ...deedsInWords(deeds, language),
  ].join(', ');
}

function watersInWords(view: State, hex: Hex, language: Language): string[] {
  const words = WEB_WORDS[language];
  const { neighbours, river, bridges } = geographyOf(view.map);
  const around = neighbours.get(hex) ?? [];
  const open: string[] = [];
  const bridged: string[] = [];
  for (const d of DIRECTIONS) {
    const other = around[d];
    if (!other || !river.has(edgeOf(hex, other))) continue;
    const side = words.directions[d] as string;
    const bridge = bridges.has(edgeOf(hex, other))
      ? view.map.bridges.find(({ edge }) => edge === edgeOf(hex, other))
      : undefined;
    if (bridge === undefined) open.push(side);
    else bridged.push(words.bridge(nameIn(bridge, language), side));
  }
  return [...(open.length > 0 ? [words.river(words.and(open))] : []), ...bridged];
}

/** Each kind once, with how the river is crossed. */
function deedsInWords(deeds: readonly Deed[], language: Language): string[] {
  const words = WEB_WORDS[language];
  const kinds = new Set<DeedKind>(deeds.map(({ kind }) => kind));
  return [
    ...[...kinds].map((kind) => words.deeds[kind]),
    ...(deeds.some(({ ford }) => ford === 'die') ? [words.fordDie(fordChance(language))] : []),
    ...(deeds.some(({ ford }) => ford === 'card') ? [words.fordCard] : []),
  ];
}
