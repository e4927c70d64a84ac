// Words of the board in plain text, of hints and endings.

import type { OUTCOMES } from '../../rules/fight/odds.ts';
import { names as n } from './names.ts';

const outcomes: Readonly<Record<(typeof OUTCOMES)[number], string>> = {
  kill: 'kills',
  wound: 'wounds',
  hit: 'hits',
  miss: 'misses',
  success: 'succeeds',
  failure: 'fails',
  arrives: 'arrives',
  falls: 'falls',
  caught: 'is caught',
};

export const board = {
  title: 'Rune',
  heroes: 'Heroes',
  moreHeroes: (seat: number): string => `Heroes, player ${seat}`,
  foes: 'Foes',
  broughtRound: 'what everybody has brought',
  designed: 'what somebody has designed',
  foesPlace: 'The foes, or an adventure to run: otherwise the rules do it',
  fieldPlace: 'The foes: otherwise the rules play them',
  runnerPlace: 'Whoever runs it: otherwise the rules do',
  runner: 'The runner',
  looksOn: 'Looks on',
  damage: (target: number): string => `Damage dealt, more than ${target} wins`,
  nobody: 'nobody',
  you: 'you',
  outcomes,

  round: (round: number, of: number): string => `Round ${round} of ${of}`,
  beforeTheFirst: 'Before the first round',
  points: 'Victory points',
  offers: 'What one may do here',
  encounterOf: (number: number, of: number | null): string =>
    of === null ? `Encounter ${number}` : `Encounter ${number} of ${of}`,
  whereWeAre: 'Where we are',
  march: 'Marching order, the foremost first',
  wounds: n.wounds,
  conditions: n.conditions,
  carries: (things: string): string => `carries ${things}`,
  hoard: 'Found, and nobody’s yet',
  home: 'The heroes are home.',
  nobodyHome: 'None of them came home.',
  standing: (heroes: number, foes: number): string =>
    `Still fighting: ${heroes === 1 ? '1 hero' : `${heroes} heroes`} and ${foes === 1 ? '1 foe' : `${foes} foes`}.`,
  order: 'Initiative, who is still to act',
  waits: 'waits',
  acts: 'acts now',

  turnOf: (whose: string): string => `${whose} turn`,
  here: (square: string): string => `At ${square}`,
  move: (half: number, full: number): string => `half move ${half}, full move ${n.paces(full)}`,
  inHand: 'In hand',
  belt: 'At the belt',
  pack: 'In the pack',
  lying: (what: string, square: string): string => `${what} (lies at ${square})`,
  left: (pieces: number): string => `${pieces} left`,
  engagedWith: 'Engaged with',
  canStrike: 'Can be struck',
  canShoot: 'Can be shot at',
  withinReach: 'Could be struck after a half move',
  from: (square: string, paces: number, charge: boolean): string =>
    `from ${square}, ${n.paces(paces)}${charge ? ', a charge' : ''}`,
  notKnown: 'chances not known before it has bled',
  groundHere: 'Ground here',
  around: 'Around',
  away: (what: string, square: string, paces: number, course: string): string =>
    `${what} at ${square}, ${n.paces(paces)} ${course}`,
  open: 'open ground',
  noFeet: 'cannot move now',

  hitPoints: (hp: number, of: number): string => `${hp} of ${n.hitPoints(of)}`,
  unknown: 'nobody has hurt it yet',
  threshold: (wt: number): string => `Wound Threshold ${wt}`,
  values: (init: number, atk: number, dfn: number, dam: number, soak: number): string =>
    `Initiative ${n.signed(init)}, Attack ${n.signed(atk)}, Defence ${n.signed(dfn)}, Damage ${dam}, Soak ${soak}`,
  setOn: (whom: string): string => `set on ${whom}`,
  field: (width: number, height: number): string => `The field, ${width} by ${height} paces`,
  edge: { open: 'Whoever flees over the edge is out of the fight.', walled: 'There are walls all around.' },
  /** “C4 to F9” */
  span: (from: string, to: string, squares: number): string =>
    from === to ? from : `${from} to ${to} (${squares} squares)`,
  everywhere: 'everywhere',
  ring: 'The ring of hide strips, and who sets foot outside has lost',
  folk: {
    captive: (captor: string): string => `in the hands of ${captor}`,
    calm: (at: string): string => at,
    panicked: (at: string): string => `${at}, in panic`,
    down: (at: string): string => `${at}, lies there`,
  },
  height: (feet: number): string => (feet > 0 ? `${feet} feet up` : `${-feet} feet down`),

  hints: {
    attack: (sum: string): string => `Attack: ${sum}`,
    defence: (sum: string): string => `Defence: ${sum}`,
    dodge: (sum: string): string => `Dodge: ${sum}`,
    initiative: (sum: string): string => `Initiative: ${sum}`,
    init: (init: number): string => `Initiative ${n.signed(init)}`,
    scores: (atk: number, dfn: number, dam: number): string =>
      `Attack ${n.signed(atk)}, Defence ${n.signed(dfn)}, Damage ${dam}`,
    damage: (dam: number): string => `Damage ${dam}`,
    helpless: 'cannot defend itself: 6 is enough',
    standing: 'standing still: 6 is enough',
    unknown: 'its Defence is not known yet',
    crowd: (names: string, more: number): string => `${more} more for ${names}: a near miss hits one of them`,
    /** Hit points that it takes on average. */
    lost: (hp: number): string => `about ${n.hitPoints(hp)}`,
    counter: 'then the other strikes back, and your Defence counts for nothing',
    holding: '1 more to hit for the round, but no step',
    weaving: '1 more Defence for the round, shots at you 3 less',
    late: (by: number): string => `slower than planned: ${by} later`,
    pieces: (left: number): string => `${left} left after it`,
    paces: (paces: number, most: number): string => `${paces} of ${n.paces(most)}`,
    struckBy: (names: string): string => `free blows by ${names}`,
    charge: 'a blow from there is a charge: 3 more',
    reaches: (names: string): string => `in reach there: ${names}`,
    noAttack: 'no attack may follow',
    out: 'out of the fight',
    fatigue: 'you may lose your breath',
    withdrawing: '3 more Defence until your next action',
    ground: (what: string): string => `there: ${what}`,
    higher: (names: string): string => `higher than ${names}`,
    lower: (names: string): string => `lower than ${names}`,
    push: (own: number, other: number | null): string =>
      other === null
        ? `your push: die ${n.signed(own)}`
        : `die ${n.signed(own)} against die ${n.signed(other)}`,
    noResistance: (own: number): string => `die ${n.signed(own)} against 0: the other has spent the roll`,
    ends: (square: string): string => `ends at ${square}`,
    falls: (feet: number): string => `falls ${feet} feet`,
    difficulty: (difficulty: number): string => `${difficulty} is needed`,
    revives: 'brings back from dying',
    action: 'costs the next action of this round',
    noDefence: 'the Defence of the other counts for nothing',
    free: 'costs nothing',
    half: 'half an action',
    unused: 'the action is not used',
    grip: 'no harm, but whoever is held does nothing but struggle',
  },

  ending: {
    heroes: 'The heroes have the field.',
    mercy: 'The heroes have the field, and let the helpless lie.',
    foes: 'The foes have the field: no hero can fight any more.',
    nobody: 'Nobody is left who could fight.',
    night: 'Night falls: both sides still stand.',
  },
  won: (names: string, several: boolean): string => `${names} ${several ? 'win' : 'wins'}.`,
  foesWon: 'Whoever played the foes wins.',
  runnerWon: 'Whoever ran it wins.',
  duelEnded: (verdict: string): string => `The holmgang is over: ${verdict}.`,
  dealt: (name: string, condition: string, points: number): string =>
    `${name}: ${condition}, ${n.hitPoints(points)} of damage dealt.`,
  lasted: (rounds: number): string => `It took ${n.rounds(rounds)}.`,
  fate: (name: string, condition: string, points: number): string =>
    `${name}: ${condition}, ${points === 1 ? '1 victory point' : `${points} victory points`}.`,

  outOfReach: (square: string): string => `No way leads to ${square} in this action.`,
  notStruck: (name: string): string => `${name} cannot be struck or shot at now.`,
};

export type BoardWords = typeof board;
