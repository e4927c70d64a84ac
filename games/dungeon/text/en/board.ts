// Words of the board in plain text, of places, presets and endings.

import type { Goal, Hero, Item, Minion, Quest, Special } from '../../content/index.ts';
import type { AttackOutcome } from '../../rules/odds.ts';
import { squareLabel } from '../squares.ts';
import { names as n } from './names.ts';

const outcomes: Record<AttackOutcome, string> = {
  unharmed: 'unharmed',
  wounded: 'wounded',
  crippled: 'Crippled',
  injured: 'Injured',
  bones: 'falls to bones',
  removed: 'destroyed',
  holds: 'it holds',
  opens: 'it opens',
};

const some = (count: number, one: string, more: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${more}`];

function goal(of: Goal): string {
  if (of.type === 'allLeave') return 'all of them leave by an exit';
  if (of.type === 'destroyAll') return 'no enemy is left, nor behind any door';
  if (of.type === 'holdOut') return `a Hero still stands when round ${of.rounds} ends`;
  if (of.type === 'protect') return `the chest at ${squareLabel(of.at)} is still shut`;
  return of.type === 'carryOut'
    ? `a Hero leaves with ${n.item(of.object)}`
    : `${n.model(of.boss)} is Crippled`;
}

function special(of: Special): string {
  switch (of.type) {
    case 'weakness':
      return `Each ${n.item(of.object)} in the Heroes’ hands lowers ${n.model(of.boss)}’s Armour by ${of.armour}${of.silences === undefined ? '' : `; with all of them ${n.spell(of.silences)} cannot be cast`}.`;
    case 'alarm':
      return `When ${n.item(of.object)} is taken, the Overlord draws ${n.cards(of.cards)}.`;
    case 'unseals':
      return `Each ${n.item(of.object)} taken lowers the Ward of one door by ${of.by}.`;
    case 'turningChamber':
      return `At the end of a round the chamber turns on ${of.turnsFrom} or more, unless somebody stands on a threshold.`;
    case 'levers':
      return `${of.at.length} levers must be pulled before anybody can leave.`;
    case 'caveIn':
      return 'Once the Overlord may bring down the roof.';
  }
}

export const board = {
  title: 'Dungeon',
  saga: 'The saga: all ten in order',
  heroes: 'Heroes',
  moreHeroes: (seat: number): string => `Heroes, player ${seat}`,
  overlord: 'Overlord',
  minions: 'Minions',
  nobodyYet: 'no Hero of this adventure',
  you: 'you',
  round: (round: number): string => `Round ${round}`,
  beforeTheFirst: 'Before the first round',
  outcomes,
  goals: (quest: Quest): string => `The Heroes win when ${n.list(quest.victory.heroes.map(goal))}.`,
  overlordGoals: ({ victory }: Quest): string =>
    `The Overlord wins when ${victory.crippled === 'one' ? 'a Hero is Crippled' : 'all Heroes are Crippled'}${victory.heroes.map((of) => (of.type === 'protect' ? `, the dead break open the chest at ${squareLabel(of.at)}` : '')).join('')}${victory.deckOut === 'overlordWins' ? ' or no card is left to draw at the end of a round' : ''}.`,
  /** What a picture of the first area shows. */
  atTheStart: (heroes: readonly Hero[], doors: number, chests: number, exits: number): string =>
    `Where it begins: ${n.list([
      ...heroes.map(n.model),
      ...some(doors, 'one door', 'doors'),
      ...some(chests, 'one chest', 'chests'),
      ...some(exits, 'one exit', 'squares with an exit'),
    ])}.`,
  heroesDeckOut: 'The Heroes win when no card is left to draw.',
  special,
  leversLeft: (left: number): string => `Levers still to be pulled: ${left}.`,
  chamber: {
    northSouth: 'The chamber is open to the north and south.',
    eastWest: 'The chamber is open to the east and west.',
  },
  commands: (left: number, extra: number): string =>
    `Commands left: ${left}${extra > 0 ? `, models only: ${extra}` : ''}`,
  hand: 'Hand',
  pile: (pile: number): string => `${n.cards(pile)} left to draw`,
  discard: 'Played',
  pool: 'Can be raised or summoned',
  nothing: 'nothing',
  poolEntry: (minion: Minion, count: number): string => n.several(minion, count),

  turnOf: (id: string): string => `${n.model(id)}’s Turn`,
  standsAt: (square: string, facing: string): string => `At ${square}, facing ${facing}`,
  movementLeft: (left: number): string => `movement left: ${left}`,
  stopped: 'stopped by an enemy front arc',
  threatenedBy: 'In the front arc of',
  nobody: 'nobody',
  outnumbered: 'outnumbered: one die less',
  canFight: 'In your front arc',
  sees: 'In sight',
  behindCover: 'over furniture',
  reach: 'Within reach',
  steps: (steps: number): string => (steps === 1 ? '1 step' : `${steps} steps`),
  stoppedAt: 'stopped there',
  strikesFirst: (ids: readonly string[]): string =>
    `Leaving costs Free Strikes by ${n.models(ids)} before the first step.`,
  noWay: 'There is no square to break away to.',
  outOfReach: (square: string, left: number): string => `No way of at most ${left} steps leads to ${square}.`,
  stepFirst: 'It is one step first; whoever still stands then goes on.',
  couldFight: 'Could be fought from a square in reach',

  room: (number: number, from: string, to: string): string => `Room ${number}, ${from} to ${to}`,
  hiddenRoom: 'not discovered yet',
  exits: 'Exits',
  bones: 'Bones',
  ground: 'On the floor',
  open: 'open',
  searched: 'searched',
  lever: 'lever',
  pulled: 'pulled',
  contains: (items: readonly Item[]): string => `holds ${n.list(items.map(n.item))}`,
  walled: 'Walled up for now',

  wounds: (wounds: number, from: number | null): string =>
    `${wounds} of 5 wounds${from === null ? '' : ` (Injured from ${from})`}`,
  injured: 'Injured',
  hasActed: 'has acted',
  values: (movement: number, combat: number, armour: number, shooting: number | null): string =>
    `Movement ${movement}, ${n.dice(combat)}, Armour ${armour}${shooting === null ? '' : `, shoots with ${n.dice(shooting)}`}`,
  labels: {
    movement: 'Movement',
    combat: 'Combat dice',
    armour: 'Armour',
    shooting: 'Shooting dice',
  },
  of: (kind: string, player: string): string => `${kind}, ${player}`,
  featUsed: 'used',
  items: 'Items',
  spells: 'Spells',
  ready: 'ready',
  readyIn: (rounds: number): string =>
    rounds === 1 ? 'ready after this round' : `ready after ${rounds} rounds`,
  feats: 'Feats left',
  effects: 'Effects',
  gone: { left: 'has left the dungeon', crippled: 'is Crippled' },

  hints: {
    dice: (attack: number, defence: number, armour: number): string =>
      `${n.dice(attack)} against ${defence}, Armour ${armour}`,
    stops: (ids: readonly string[]): string => `in the front arc of ${n.models(ids)}: your Move ends there`,
    strikes: (ids: readonly string[]): string => `Free Strikes by ${n.models(ids)}`,
    exit: 'an exit',
    bones: 'bones lie there',
    dropped: (items: readonly Item[]): string => `on the floor: ${n.list(items.map(n.item))}`,
    faces: (ids: readonly string[]): string => `in your front arc: ${n.models(ids)}`,
    facesNobody: 'no enemy in your front arc',
    engaged: (ids: readonly string[]): string => `in the front arc of ${n.models(ids)}`,
    wounds: (wounds: number): string => n.wounds(wounds),
    targets: (count: number): string => (count === 1 ? '1 target' : `${count} targets`),
    unused: 'the Action is not used',
    ward: (from: number, to: number): string => (to === 0 ? 'it opens' : `Ward ${from} becomes ${to}`),
    struck: (ids: readonly string[]): string => `${n.models(ids)} would strike at it`,
    leftToCommand: (commands: number): string => `${n.commands(commands)} unused`,
  },

  victory: (side: 'heroes' | 'overlord'): string =>
    side === 'heroes' ? 'Victory for the Heroes.' : 'Victory for the Overlord.',
  lasted: (round: number): string => `It took ${round === 1 ? '1 round' : `${round} rounds`}.`,
  fates: (id: string, fate: 'left' | 'crippled' | number): string =>
    typeof fate === 'number'
      ? `${n.model(id)} stands ${fate === 0 ? 'unhurt' : `with ${n.wounds(fate)}`}.`
      : `${n.model(id)} ${fate === 'left' ? 'got out' : 'was Crippled'}.`,
  next: (title: string): string => `Next: ${title}.`,
  again: (title: string, next: string | null): string =>
    `The band plays ${title} once more, set up anew, with what it brought and has not used up. If it loses again, ${next === null ? 'the saga ends' : `the saga goes on with ${next}`}.`,
  lostTwice: 'Lost twice: the saga goes on without this victory.',
  onceMore: (title: string): string => `Once more: ${title}`,
  setOut: (heroes: readonly string[]): string =>
    `${n.models(heroes)} ${heroes.length === 1 ? 'sets' : 'set'} out. Everybody keeps what is theirs; who is not in an adventure brings nothing into it.`,
  staysWith: (id: string, items: readonly Item[]): string =>
    `${n.model(id)} is not in it and keeps for later: ${n.list(items.map(n.item))}.`,
  sagaOver: 'The saga is told to its end.',
  carries: (id: string, items: readonly Item[]): string =>
    `${n.model(id)} takes along: ${n.list(items.map(n.item))}.`,

  band: 'The saga of Dolgarth',
  bandWon: (won: number, played: number): string => `Adventures won by the Heroes: ${won} of ${played}.`,
  gained: (id: string, items: readonly Item[]): string =>
    `${n.model(id)} gains: ${n.list(items.map(n.item))}.`,
  lost: (id: string, items: readonly Item[]): string =>
    `${n.model(id)} has no longer: ${n.list(items.map(n.item))}.`,
};

export type BoardWords = typeof board;
