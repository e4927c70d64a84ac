// What must be true of every state between two choices. DUN-INV

import { placeOf, squareAt } from '@skald/games/grid-kit';
import {
  BOSSES,
  type Card,
  HEROES,
  isMinion,
  MINIONS,
  OVERLORD,
  type Quest,
  WOUND_TRACK,
} from '../content/index.ts';
import { check } from '../documents/index.ts';
import { isMundane } from './bars.ts';
import { FREE } from './geometry/terrain.ts';
import { heroesOf, layout, quest, squaresUnder, terrain } from './models.ts';
import type { State } from './state.ts';

/** Every breach of the invariants, in plain words for developers. */
export function faults(state: State): string[] {
  return [
    ...questFaults(quest(state)),
    ...seatFaults(state),
    ...squareFaults(state),
    ...modelFaults(state),
    ...poolFaults(state),
    ...cardFaults(state),
    ...barFaults(state),
  ];
}

const checked = new WeakMap<Quest, string[]>();

/** A quest that cannot be played. */
function questFaults(drawn: Quest): string[] {
  let found = checked.get(drawn);
  if (found === undefined) {
    const problems = check(drawn).filter(({ advice }) => !advice);
    found = problems.map(({ code }) => `the quest is broken: ${code}`);
    checked.set(drawn, found);
  }
  return found;
}

function seatFaults({ seats, options }: State): string[] {
  const found: string[] = [];
  if (seats.filter((role) => role === 'overlord').length !== 1) found.push('there is not one Overlord');
  const played = seats.flatMap((role) => (role === 'overlord' ? [] : role));
  if (new Set(played).size !== played.length) found.push('a Hero has two players');
  const absent = quest({ options } as State).heroes.some(({ hero }) => !played.includes(hero));
  return absent ? [...found, 'a Hero has no player'] : found;
}

/** DUN-INV-01 */
function squareFaults(state: State): string[] {
  const { ground, grid } = terrain(state);
  const found: string[] = [];
  const taken = new Map<number, string>();
  for (const one of state.models)
    for (const square of squaresUnder(state, one)) {
      const other = taken.get(square);
      if (other !== undefined) found.push(`${one.id} and ${other} share ${placeOf(grid, square)}`);
      taken.set(square, one.id);
      if (ground[square] !== FREE) found.push(`${one.id} stands in what is no free square`);
    }
  for (const { x, y } of state.bones)
    if (terrain(state).revealed[squareAt(grid, [x, y])] !== 1) found.push('bones lie where nobody has been');
  return found;
}

function modelFaults(state: State): string[] {
  const found: string[] = [];
  const ids = state.models.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) found.push('two models have one name');
  for (const { id, type, wounds, injured, spells } of state.models) {
    // DUN-INV-02
    if (wounds < 0 || wounds >= WOUND_TRACK) found.push(`${id} has ${wounds} wounds`);
    if (isMinion(type) ? wounds > 0 : injured) found.push(`${id} is hurt in the wrong way`);
    if (!isMinion(type) && id !== type) found.push(`${id} is not ${type}`);
    if (new Set(spells.map(({ spell }) => spell)).size !== spells.length)
      found.push(`${id} has a spell twice`);
  }
  const present = heroesOf(state).map(({ type }) => type);
  const all = [...present, ...state.gone.map(({ hero }) => hero)];
  const named = quest(state).heroes.map(({ hero }) => hero);
  if (state.phase !== 'setUp' && HEROES.some((hero) => count(all, hero) !== count(named, hero)))
    found.push('a Hero is in no place, or in two');
  for (const boss of BOSSES)
    if (ids.includes(boss) && state.slain.includes(boss)) found.push(`${boss} walks though slain`);
  return found;
}

const count = <T>(list: readonly T[], one: T): number => list.filter((each) => each === one).length;

/** DUN-INV-03 */
function poolFaults(state: State): string[] {
  const { overlord } = quest(state);
  const { revealed } = terrain(state);
  const shown = layout(state).figures.filter(({ square }) => revealed[square] === 1);
  return MINIONS.flatMap((type) => {
    const onBoard = state.models.filter((one) => one.type === type).length;
    const revealedOnes = shown.filter((figure) => figure.type === type).length;
    const pool = state.pool[type];
    const first = overlord.pool[type];
    if (pool === undefined || first === undefined) {
      if (pool !== first) return [`${type} is in a pool it does not belong to`];
      return onBoard > revealedOnes ? [`too many of ${type} are on the board`] : [];
    }
    return onBoard + pool === revealedOnes + first ? [] : [`${onBoard} + ${pool} of ${type} do not add up`];
  });
}

/** DUN-INV-04 */
function cardFaults(state: State): string[] {
  const { hand, unseen, discard, pile } = state.overlord;
  const { overlord } = quest(state);
  const found: string[] = [];
  const dealt = state.phase === 'setUp' && hand.length === 0 ? 0 : hand.length + discard.length;
  if (dealt + pile !== overlord.deck) found.push('the deck has the wrong size');
  const cards = [...hand, ...unseen, ...discard];
  const deck: readonly Card[] = OVERLORD[overlord.type].deck;
  if (cards.length !== deck.length || deck.some((card) => count(cards, card) !== count(deck, card)))
    found.push('a card is missing, or there twice');
  return found;
}

/** What is shut is in sight, and shut by something. */
function barFaults(state: State): string[] {
  const { grid, revealed } = terrain(state);
  const open = new Set(state.dungeon.open.map((place) => squareAt(grid, place)));
  return state.bars.flatMap((bar) => {
    const square = squareAt(grid, [bar.x, bar.y]);
    const found: string[] = [];
    if (revealed[square] !== 1) found.push('a lock is out of sight');
    if (open.has(square)) found.push('an open door is locked');
    if (bar.ward === 0 && !isMundane(bar)) found.push('something is shut by nothing');
    return found;
  });
}
