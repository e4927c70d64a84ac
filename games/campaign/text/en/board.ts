// Words of the board in plain text: headings, lines of the map, record sheets, hints at options.

import type { PRESETS } from '../../content/index.ts';
import type { OUTCOMES } from '../../rules/odds.ts';
import { names as n } from './names.ts';

const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);

export const board = {
  title: 'Normans and Vikings',
  presets: { standard: 'all in the hall', tabletop: 'around your own table' } as Record<
    keyof typeof PRESETS,
    string
  >,
  /** What the picture of a map shows. */
  mapInWords: (land: number, villages: number, bridges: number, places: readonly string[]): string =>
    `A map with ${land} hexes of land, ${villages} villages and ${bridges} bridges${places.length === 0 ? '' : `: ${n.list(places)}`}.`,
  turn: (turn: number, of: number): string => (of > 0 ? `Turn ${turn} of ${of}` : `Turn ${turn}`),
  beforeTheCampaign: 'Before the first turn',
  order: 'Order',
  pillaged: (count: number, of: number): string => `Villages pillaged: ${count} of ${of}`,
  deck: (cards: number): string => `Cards in the deck: ${cards}`,
  discard: 'Discarded',
  nothing: 'none',

  ship: 'The ship',
  shipLost: 'destroyed',
  shipAt: (where: string): string => `lies ${where}`,
  shipMoved: 'has sailed this turn',
  aboard: 'Aboard',
  nobodyAboard: 'nobody aboard',

  bank: (of: string): string => `The bank of ${of}`,
  sea: 'The sea',
  bridge: (name: string, one: string, other: string): string => `${name} joins ${one} and ${other}`,
  fords: 'River without a bridge',
  village: 'village',
  castle: 'castle',
  villagePillaged: 'pillaged',
  fromCastle: (count: number): string => `${steps(count)} from the castle`,
  toCoast: (count: number): string => `${steps(count)} to the coast`,

  you: 'you',
  points: n.points,
  unknownPoints: 'strength unknown',
  onlyYouKnow: 'known only to you',
  lost: 'destroyed',
  waiting: 'not yet placed',
  moved: 'has moved',
  fought: 'has fought',
  small: 'small: must go home',
  march: (left: number): string => `forced march, ${steps(left)} left`,
  siege: (turns: number, of: number): string => `has held the castle for ${turns} of ${of} turns`,
  stays: (village: string): string => `pillages ${village} tonight if left alone`,
  hand: 'Cards',
  cardCount: (count: number): string => (count === 1 ? '1 card' : `${count} cards`),
  pointsLost: (count: number): string => `${n.points(count)} lost for good`,

  battle: (where: string, field: string): string => `Battle ${where}: ${field}`,
  attacker: 'Attacker',
  defender: 'Defender',
  left: (left: number, of: number): string => (left === of ? `${of}` : `${left} of ${of} left`),
  fromShip: 'fights from the ship',
  onTable: 'On the table',
  openGround: 'no terrain',
  impassable: 'nobody crosses the swamps',
  onTheTable: 'fought on the table',
  quickRound: (round: number): string => `round ${round} of 3 fought`,
  crossed: 'the attacker came across the river',
  reports: 'The reports differ',
  report: (side: string, winner: string, attacker: number, defender: number): string =>
    `${side}: ${winner}, attacker lost ${attacker}, defender ${defender}`,
  winners: { attacker: 'attacker won', defender: 'defender won', draw: 'draw' },

  outcomes: {
    attackerWins: 'attacker wins',
    defenderWins: 'defender wins',
    forded: 'across',
    stays: 'stays on this bank',
    turnedBack: 'this way is closed',
    fled: 'enemy flees',
    destroyed: 'enemy destroyed',
  } as Record<(typeof OUTCOMES)[number], string>,
  destroyedSelf: 'destroyed',

  hints: {
    unknownEnemy: (chances: readonly (readonly [points: number, chance: number])[]): string =>
      `strength unknown; you win against ${chances.map(([points, chance]) => `${points}: ${n.percent(chance)}`).join(', ')}`,
    mustHave: (points: number, chance: number): string =>
      `must have ${n.points(points)}; you win ${n.percent(chance)}`,
    onTable: 'fought on your table',
    unlessTable: 'as a quick battle',
    pillage: 'pillaged at the end of next turn if left alone',
    alreadyPillaged: 'already pillaged',
    holdsCastle: (turns: number): string =>
      `burnt after ${turns === 1 ? 'one full turn' : `${turns} full turns`} inside`,
    emptyShip: 'burnt at the end of next turn if it stays empty',
    shipDefended: 'they may defend it or put to sea',
    landing: (village: string, count: number): string =>
      `armies can land; ${village} is ${steps(count)} away`,
    atSea: 'safe at sea',
    dissolves: (army: string): string => `${army}'s army is dissolved`,
    becomesSmall: (army: string): string => `${army} becomes small`,
    strengths: (one: string, points: number, other: string, others: number): string =>
      `${one} ${points}, ${other} ${others}`,
    notMoved: (armies: readonly string[]): string =>
      armies.length === 0 ? 'everybody has moved' : `not moved: ${n.list(armies)}`,
    loses: (winner: string): string => `${winner} win at once`,
    fromCastle: (count: number): string => `${steps(count)} from the castle`,
    inCastle: 'holds the castle',
  },

  victory: (side: string): string => `Victory for ${side}.`,
  ledger: (side: string, left: number, villages: string | null): string =>
    `${side}: ${n.points(left)} left${villages === null ? '' : `, pillaged: ${villages}`}.`,
};

export type BoardWords = typeof board;
