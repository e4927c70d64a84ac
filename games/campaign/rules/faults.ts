// What must be true of every state between two choices.

import {
  ALL_POINTS,
  type ArmyId,
  CARDS,
  COPIES,
  geographyOf,
  type HexMap,
  PILLAGED_TO_WIN,
  SIDES,
  sideOf,
} from '../content/index.ts';
import { check } from '../documents/index.ts';
import type { AnyFrame, StepName } from './agenda.ts';
import type { State } from './state.ts';
import { isShipHex } from './ways.ts';

/** Every breach of the invariants, in plain words for developers. */
export function faults(state: State): string[] {
  // On a map that is none nothing can be looked up.
  const land = mapFaults(state.map);
  if (land.length > 0) return [...land];
  return [
    ...armyFaults(state),
    ...shipFaults(state),
    ...cardFaults(state),
    ...courseFaults(state),
    ...battleFaults(state),
  ];
}

const checked = new WeakMap<HexMap, readonly string[]>();

function mapFaults(map: HexMap): readonly string[] {
  let found = checked.get(map);
  if (found === undefined) {
    found = check(map).map(({ code }) => `the map is not playable: ${code}`);
    checked.set(map, found);
  }
  return found;
}

function* armyFaults(state: State): Generator<string> {
  const { armies, phase, lost, sides } = state;
  const { terrain } = geographyOf(state.map);
  if (new Set(armies.map(({ id }) => id)).size !== armies.length) yield 'an army is there twice';
  const places = armies.flatMap(({ at }) => (at === null || at === 'ship' ? [] : [at]));
  if (new Set(places).size !== places.length) yield 'two armies are in one hex';
  for (const { id, points, at } of armies) {
    if (at === null && points > 0 && phase !== 'setUp') yield `${id} is nowhere`;
    if (at !== null && points === 0) yield `${id} has no points but stands on the map`;
    if (at === 'ship' && (sideOf(id) === 'normans' || state.ship.at === null))
      yield `${id} is aboard no ship`;
    if (at !== null && at !== 'ship' && (terrain.get(at) ?? 'sea') === 'sea') yield `${id} is not on land`;
  }
  for (const [seat, side] of sides.entries()) {
    const own = armies.filter(({ id }) => sideOf(id) === side);
    const points = own.reduce((sum, army) => sum + army.points, lost[seat] as number);
    if (own.length === 0 ? phase !== 'setUp' : points !== ALL_POINTS)
      yield `the ${side} have ${points} points`;
  }
}

function* shipFaults({ ship, map, phase, pillaged }: State): Generator<string> {
  if (ship.at === null ? phase !== 'over' : !isShipHex(map, ship.at)) yield 'the ship is nowhere';
  const { villages } = geographyOf(map);
  if (new Set(pillaged).size !== pillaged.length || pillaged.some((hex) => !villages.includes(hex)))
    yield 'what was pillaged is no village, or was pillaged twice';
  if (pillaged.length >= PILLAGED_TO_WIN && phase !== 'over') yield 'the Vikings have won and nobody noticed';
}

function* cardFaults({ deck, discard, hands }: State): Generator<string> {
  const all = [...deck, ...discard, ...hands.flat()];
  for (const card of CARDS) {
    const copies = all.filter((one) => one === card).length;
    if (copies !== COPIES[card]) yield `there are ${copies} of ${card}`;
  }
}

function* courseFaults({ sides, order, phase, ended, agenda, turn, armies }: State): Generator<string> {
  if (SIDES.some((side) => !sides.includes(side))) yield 'a side has no player';
  if (order.length === 1 || order[0] === (order[1] ?? null)) yield 'bad order';
  if ((phase === 'setUp') !== (turn === 0)) yield 'the turn does not fit the phase';
  const over = [phase === 'over', ended !== null, agenda.length === 0];
  if (new Set(over).size > 1) yield 'it is over, or it is not';
  for (const frame of agenda) {
    const stranger = armiesIn(frame).find((id) =>
      armies.every((army) => army.id !== id || (army.at === null && frame.step !== 'place')),
    );
    if (stranger !== undefined) yield `${frame.step} waits for ${stranger}, who is not there`;
    if ('answers' in frame && frame.answers.length !== frame.seats.length)
      yield `${frame.step} has more answers than seats`;
  }
}

const armiesIn = (frame: AnyFrame): ArmyId[] => [
  ...('army' in frame ? [frame.army] : []),
  ...('with' in frame ? [frame.with] : []),
  ...('attacker' in frame ? [frame.attacker] : []),
];

/** What only happens in a battle, and what only happens when there is none. */
const BATTLE_STEPS: ReadonlySet<string> = new Set<StepName>([
  'battle',
  'way',
  'tactics',
  'moments',
  'moment',
  'battlefield',
  'winner',
  'losses',
  'confirm',
  'round',
  'strike',
  'decide',
  'saves',
  'saved',
  'aftermath',
  'endBattle',
  'retreat',
  'retreatForded',
  'sidestep',
]);
const PEACEFUL_STEPS: ReadonlySet<string> = new Set<StepName>([
  'divide',
  'place',
  'initiativeCards',
  'command',
]);

function* battleFaults({ battle, agenda, armies, map }: State): Generator<string> {
  const waits = agenda.find(({ step }) => BATTLE_STEPS.has(step));
  if (battle === null) {
    if (waits !== undefined) yield `${waits.step} waits, but nobody fights`;
    return;
  }
  if (PEACEFUL_STEPS.has(agenda.at(-1)?.step ?? 'command')) yield 'a battle has been forgotten';
  const { attacker, defender } = battle;
  if (sideOf(attacker.army) === sideOf(defender.army)) yield 'an army fights its own side';
  for (const { army, points, left } of [attacker, defender]) {
    if (armies.every(({ id }) => id !== army)) yield `${army} fights but is not there`;
    if (left > points) yield `${army} has more left than it had`;
  }
  if (!geographyOf(map).land.includes(battle.hex)) yield 'a battle is fought nowhere';
}
