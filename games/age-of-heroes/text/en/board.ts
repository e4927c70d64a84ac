// Words of the board in plain text: headings of regions, labels of record sheets, hints at options.

import { names as n } from './names.ts';

export const board = {
  regions: {
    north: 'Norway and Sweden',
    continent: 'Denmark and the continent',
    britain: 'Britain',
    ireland: 'Ireland',
    thule: 'Thule',
    seas: 'The seas',
  },
  turn: (turn: number, of: number): string => `Turn ${turn} of ${of}`,
  beforeTheGame: 'Before the first turn',
  order: 'Order',
  empty: 'empty',
  hidden: (token: number): string => `hidden jarl (${token})`,
  realmOf: (hero: string): string => `${hero}'s`,
  iced: 'under ice',
  you: 'you',
  glory: 'Glory',
  luck: 'Luck',
  hoard: 'Hoard',
  inAll: (final: number): string => `would end with ${final}`,
  ended: (final: number): string => `ends with ${final}`,
  home: 'Home',
  at: 'Stands',
  carries: 'Carries',
  something: 'a hidden treasure',
  rune: 'Rune',
  kingdom: 'Kingdom',
  jarls: 'Jarls',
  purse: (marks: number): string => `purse ${marks}`,
  none: 'none',
  dead: 'dead',
  withdrawn: 'out of the game',
  choosing: 'has no hero yet',
  wounded: 'wounded',
  worships: (until: number): string => `worships until turn ${until}`,
  waits: (god: string): string => `${god} waits for the next battle`,
  maidens: (count: number): string =>
    count === 1 ? "one of Frey's maidens waits" : `${count} of Frey's maidens wait`,
  smoothSea: "Njord's help at sea",
  storm: 'Njord is angry: deadly or closed sea',
  losesTurn: 'loses this turn',
  seaBan: 'not by sea',
  hail: (less: number): string => `fights with ${less} less`,
  battle: (area: string): string => `Battle: ${area}`,
  attackers: 'Attackers',
  defenders: 'Defenders',
  land: (strength: number): string => `the land (${strength})`,
  movement: (mf: number): string => `movement ${mf}`,
  strength: (cf: number): string => `strength ${cf}`,
  against: (attack: string, defence: string): string => `${attack} against ${defence}`,
  between: (low: number, high: number): string => `${low} to ${high}`,
  wins: (worst: string, best: string): string => `${worst} to ${best} to win`,
  winOrLose: (win: string, lose: string): string => `${win} to win, ${lose} to lose`,
  mayCall: (help: string): string => `may still be called to help: ${help}`,
  card: {
    hero: 'Hero',
    jarl: 'Jarl',
    of: (what: string, player: string): string => `${what} of ${player}`,
    free: 'serves nobody',
    faceDown: 'lies face down',
    combat: 'Combat',
    inBattle: 'In battle',
    defending: 'Attacked',
    movement: 'Movement',
    purse: 'Purse',
    lands: 'Lands',
  },
  sea: 'sea',
  tax: (tax: number): string => `tax ${tax}`,
  winners: (heroes: readonly string[]): string =>
    heroes.length === 0
      ? 'Nobody has won.'
      : heroes.length === 1
        ? `${heroes[0]} has won the game.`
        : `${n.list(heroes)} share the victory.`,
  standing: (place: number, hero: string, score: number): string => `${place}. ${hero}, ${score} glory`,
  valhalla: (heroes: readonly string[]): string =>
    heroes.length === 0
      ? 'Nobody reaches the 15 glory that open Valhalla.'
      : `Valhalla receives ${n.list(heroes)}.`,
  presets: { classic: 'classic (1981)', amended: 'amended (computer edition)' },
};

export type BoardWords = typeof board;
