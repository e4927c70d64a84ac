// What must be true of every state between two choices.

import {
  type CounterId,
  HEROES,
  ITEMS,
  type Item,
  isHeroId,
  isJarlId,
  isMonsterId,
  isSword,
  JARLS,
  MAX_JARLS,
  MONSTERS,
  monsterKind,
} from '../content/index.ts';
import type { StepName } from './agenda.ts';
import { findPiece, isHero, jarlsOf } from './pieces.ts';
import type { State } from './state.ts';

/** Every breach of the invariants, in plain words for developers. */
export function faults(state: State): string[] {
  return [...counterFaults(state), ...itemFaults(state), ...playerFaults(state), ...battleFaults(state)];
}

/** How often each member of a list occurs in the places given, where it should occur once. */
function* misplaced<T extends string>(
  all: readonly T[],
  places: readonly (readonly string[])[],
): Generator<string> {
  for (const one of all) {
    const times = places.reduce((sum, place) => sum + place.filter((other) => other === one).length, 0);
    if (times !== 1) yield `${one} is in ${times} places`;
  }
}

function counterFaults(state: State): string[] {
  const onMap = state.pieces.map((one): CounterId => one.id);
  const found = [
    ...misplaced(JARLS, [onMap, state.piles.jarls, state.slain]),
    ...misplaced(MONSTERS, [onMap, state.piles.monsters, state.slain]),
  ];
  for (const hero of HEROES)
    if (onMap.filter((id) => id === hero).length > 1) found.push(`${hero} is twice on the map`);
  for (const one of state.pieces) {
    if (isMonsterId(one.id) && (one.owner !== null || !one.faceUp || one.items.length > 0 || one.purse > 0))
      found.push(`${one.id} is no monster of the wild`);
    if (isHeroId(one.id) && !isHero(state, one)) found.push(`${one.id} is on the map but plays for nobody`);
    if (isJarlId(one.id) && one.owner !== null && !one.faceUp) found.push(`${one.id} serves face down`);
    if (one.owner !== null && one.owner >= state.players.length) found.push(`${one.id} serves an empty seat`);
    if (one.owner === null && (one.items.length > 0 || one.purse > 0))
      found.push(`${one.id} has what is not his`);
    if (!one.faceUp && one.token === 0) found.push(`${one.id} has no token`);
    if (one.items.filter(isSword).length > 1) found.push(`${one.id} has two swords`);
  }
  return found;
}

function itemFaults(state: State): string[] {
  const { pieces, ground, gone, piles, hoards } = state;
  const held = pieces.flatMap((one): Item[] => one.items);
  const guarded = hoards.flatMap(({ treasure }) => (treasure === null ? [] : [treasure]));
  const places = [held, ground.map(({ item }) => item), gone, piles.swords, piles.treasures, guarded];
  const found = [...misplaced(ITEMS, places)];
  if (hoards.some(({ dragon }) => monsterKind(dragon) !== 'dragon'))
    found.push('a hoard belongs to no dragon');
  if (new Set(hoards.map(({ dragon }) => dragon)).size !== hoards.length)
    found.push('a dragon has two hoards');
  return found;
}

function playerFaults(state: State): string[] {
  const found: string[] = [];
  const seats = state.players.length;
  if (new Set(state.order).size !== state.order.length || state.order.some((seat) => seat >= seats))
    found.push('bad order');
  const heroes = state.players.flatMap(({ hero }) => (hero === null ? [] : [hero]));
  if (new Set(heroes).size !== heroes.length) found.push('two players have the same hero');
  const lands = state.players.flatMap(({ kingdom }) => kingdom);
  if (new Set(lands).size !== lands.length) found.push('a country has two kings');
  if (lands.some((land) => state.iced.includes(land))) found.push('an iced country has a king');
  state.players.forEach((player, seat) => {
    const { status, counter, glory, luck, hoard } = player;
    const mapped = counter !== null && findPiece(state, counter)?.owner === seat;
    if (status === 'alive' && state.phase !== 'setUp' && (!mapped || player.home === null))
      found.push(`the hero of seat ${seat} is not on the map`);
    if (status !== 'choosing' && counter === null) found.push(`seat ${seat} has no counter`);
    if (status === 'dead' && player.final === null) found.push(`seat ${seat} died without a name`);
    if (Math.min(glory, luck, hoard) < 0) found.push(`seat ${seat} has less than nothing`);
    if (jarlsOf(state, seat).length > MAX_JARLS) found.push(`seat ${seat} has too many jarls`);
    if (status === 'withdrawn' && state.phase !== 'over' && jarlsOf(state, seat).length > 0)
      found.push(`withdrawn seat ${seat} has jarls`);
  });
  return found;
}

/** What only happens in a battle. */
const BATTLE_STEPS: ReadonlySet<string> = new Set<StepName>([
  'turnUp',
  'callAid',
  'aid',
  'spells',
  'resist',
  'spellLuck',
  'sygil',
  'sygilWorks',
  'sygilLuck',
  'spellStrikes',
  'luck',
  'luckBid',
  'luckOpen',
  'totals',
  'combatDie',
  'turnFlight',
  'recruits',
  'recruit',
  'announce',
  'strike',
  'slay',
  'wound',
  'spoils',
  'thor',
  'endBattle',
]);

function battleFaults(state: State): string[] {
  const { battle } = state;
  const waits = state.agenda.find(({ step }) => BATTLE_STEPS.has(step));
  if (battle === null) return waits ? [`${waits.step} waits, but nobody fights`] : [];
  const found: string[] = [];
  if (battle.attacker >= state.players.length) found.push('nobody attacks');
  if (battle.luck.length !== state.players.length) found.push('luck of the wrong number of seats');
  for (const id of [...battle.attackers, ...battle.defenders])
    if (findPiece(state, id) === null) found.push(`${id} fights but is not on the map`);
  if (battle.attackers.some((id) => findPiece(state, id)?.owner !== battle.attacker))
    found.push('a stranger attacks');
  return found;
}
