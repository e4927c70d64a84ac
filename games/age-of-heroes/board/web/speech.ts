// Counters and areas in words: what assistive technology reads, and what a pointer shows.

import type { SeatLook } from '@skald/games/board';
import type { Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import { AREA, type Area, COUNTER, type Item } from '../../content/index.ts';
import { combatFactor, isHero, losesTurn, movementFactor, publicName } from '../../rules/pieces.ts';
import type { Piece, Player, State } from '../../rules/state.ts';
import { NAMES } from '../../text/names.ts';
import { isUnknown } from './hidden.ts';
import type { Reach } from './reach.ts';
import { WEB_WORDS } from './words.ts';

/** Whoever plays a seat; null for a reader without a name. */
export function playerOf(seats: readonly SeatLook[], seat: Seat, language: Language): string | null {
  const look = seats.find((one) => one.seat === seat);
  if (look?.player) return look.player;
  return look?.you ? null : NAMES[language].player(seat + 1);
}

export const itemsInWords = (items: readonly Item[], language: Language): string => {
  const names = NAMES[language];
  return names.list(
    items.map((item) => ((item as string) === 'unknown' ? WEB_WORDS[language].hidden : names.item(item))),
  );
};

/** “Egil, hero of Anna, combat 5 movement 4, wounded, in Wessex” */
export function counterInWords(
  view: State,
  one: Piece,
  seats: readonly SeatLook[],
  language: Language,
): string {
  const words = WEB_WORDS[language];
  const at = NAMES[language].at(one.area);
  if (isUnknown(one)) return `${words.faceDown(one.token)}, ${at}`;
  return [
    nameAndKind(view, one, seats, language),
    words.factors(combatFactor(view, one), movementFactor(view, one)),
    ...conditionsOf(view, one, language),
    ...(one.items.length > 0 ? [words.carries(itemsInWords(one.items, language))] : []),
    ...(one.purse > 0 ? [words.purse(one.purse)] : []),
    at,
  ].join(', ');
}

function nameAndKind(view: State, one: Piece, seats: readonly SeatLook[], language: Language): string {
  const words = WEB_WORDS[language];
  const names = NAMES[language];
  const { kind } = COUNTER[one.id];
  if (kind !== null) return names.title(one.id);
  const name = names.short(one.id);
  if (one.owner === null) return `${name}, ${words.jarl}, ${words.free}`;
  const lord = playerOf(seats, one.owner, language);
  const hero = isHero(view, one);
  if (lord === null) return `${name}, ${hero ? words.yourHero : words.yourJarl}`;
  return `${name}, ${hero ? words.hero : words.jarl} ${words.of(lord)}`;
}

function conditionsOf(view: State, one: Piece, language: Language): string[] {
  const words = WEB_WORDS[language];
  const player = one.owner === null ? null : (view.players[one.owner] as Player);
  const hero = isHero(view, one);
  return [
    ...(one.faceUp ? [] : [words.stillDown]),
    ...(hero && player?.wounded ? [words.wounded] : []),
    ...(losesTurn(view, one) ? [words.losesTurn] : []),
    ...(one.hail > 0 ? [words.hail(one.hail)] : []),
    ...(one.seaBan > 0 && one.seaBan === view.turn ? [words.seaBan] : []),
    ...(hero && player?.njordStorm === view.turn && view.turn > 0 ? [words.storm] : []),
    ...(one.owner !== null && one.moved && view.phase === 'movement' ? [words.moved] : []),
  ];
}

export interface AreaState {
  readonly pieces: readonly Piece[];
  readonly reach: Reach | null;
  readonly offered: boolean;
}

export function areaInWords(
  view: State,
  area: Area,
  { pieces, reach, offered }: AreaState,
  seats: readonly SeatLook[],
  language: Language,
): string {
  const words = WEB_WORDS[language];
  const names = NAMES[language];
  const { sea, tax } = AREA[area];
  const lord = lordOf(view, area);
  const lying = view.ground.filter((one) => one.area === area).map(({ item }) => item);
  const way = reach?.ways.get(area);
  return [
    names.area(area),
    sea ? words.sea : words.tax(tax),
    ...(lord === null ? [] : [landIn(seats, lord, language)]),
    ...(isIced(view, area) ? [words.iced] : []),
    ...pieces.map((one) =>
      isUnknown(one) ? names.hidden(one.token) : nameAndKind(view, one, seats, language),
    ),
    ...(lying.length > 0 ? [words.lies(itemsInWords(lying, language))] : []),
    ...(way === undefined ? [] : [words.stepsAway(way.length)]),
    ...(reach?.deadly.has(area) ? [words.deadly] : []),
    ...(offered && way === undefined ? [words.mayChoose] : []),
  ].join(', ');
}

function landIn(seats: readonly SeatLook[], lord: Seat, language: Language): string {
  const words = WEB_WORDS[language];
  const player = playerOf(seats, lord, language);
  return player === null ? words.yourLand : words.landOf(player);
}

const lordOf = (view: State, area: Area): Seat | null => {
  const seat = view.players.findIndex(({ kingdom }) => (kingdom as readonly Area[]).includes(area));
  return seat < 0 ? null : seat;
};

const isIced = (view: State, area: Area): boolean => (view.iced as readonly Area[]).includes(area);

/** The short name on a counter. */
export const shortName = (one: Piece, language: Language): string =>
  isUnknown(one) ? publicName(one) : NAMES[language].short(one.id);
