// What a map must fulfil to be played on. CAM-RULING-35 to -39

import type { Problem } from '@skald/kernel';
import {
  banksOf,
  byBridges,
  DEMANDS,
  distance,
  type Geography,
  geographyOf,
  type Hex,
  type HexMap,
  hexesOf,
  MOST_ARMIES,
  NORMAN_START,
  NOWHERE,
  neighboursOf,
  stepsFrom,
  stepsToCoast,
  type Terrain,
} from '../../content/index.ts';
import { forks, hexesAt, stretches } from '../../content/river.ts';
import { documentProblems } from './check-document.ts';
import { inRiver, inRows } from './places.ts';
import { problem } from './problem.ts';

/** Every breach in a map; none: it can be played on. */
export function check(map: HexMap): Problem[] {
  const geography = geographyOf(map);
  return [
    ...contents(geography),
    ...shores(geography),
    ...river(geography),
    ...villages(geography),
    ...ship(geography),
    ...documentProblems(geography),
  ];
}

const all = ({ terrain }: Geography, kind: Terrain): Hex[] =>
  [...terrain].filter(([, found]) => found === kind).map(([hex]) => hex);

/** CAM-RULING-35, and -05: room for as many Norman armies as there can be. */
function* contents(geography: Geography): Generator<Problem> {
  const { terrain, castle, map } = geography;
  const { leastHexes, mostHexes } = DEMANDS;
  if (terrain.size < leastHexes || terrain.size > mostHexes)
    yield problem('hex-count', 35, [], { count: terrain.size, least: leastHexes, most: mostHexes });
  const castles = all(geography, 'castle');
  if (castles.length === 0) yield problem('no-castle', 35);
  if (castles.length > 1)
    yield problem('several-castles', 35, castles.map(inRows), { count: castles.length });
  if (terrain.get(map.shipStart) !== 'sea') yield problem('ship-not-at-sea', 35, [['shipStart']]);
  if (geography.villages.length < DEMANDS.villages)
    yield problem('too-few-villages', 35, geography.villages.map(inRows), {
      count: geography.villages.length,
      least: DEMANDS.villages,
    });
  const room = geography.land.filter((hex) => castle !== NOWHERE && distance(hex, castle) <= NORMAN_START);
  if (castle !== NOWHERE && room.length < MOST_ARMIES)
    yield problem('no-room-for-normans', 5, room.map(inRows), { count: room.length, least: MOST_ARMIES });
}

/** CAM-RULING-36 */
function* shores(geography: Geography): Generator<Problem> {
  const { terrain, land } = geography;
  const wet = (hex: Hex): boolean =>
    neighboursOf(geography, hex).some((other) => terrain.get(other) === 'sea');
  const bare = land.filter((hex) => terrain.get(hex) !== 'coast' && wet(hex));
  if (bare.length > 0) yield problem('shore-not-coast', 36, bare.map(inRows), { count: bare.length });
  const dry = all(geography, 'coast').filter((hex) => !wet(hex));
  if (dry.length > 0) yield problem('coast-without-sea', 36, dry.map(inRows), { count: dry.length });
}

/** CAM-RULING-37 */
function* river(geography: Geography): Generator<Problem> {
  const { map, terrain, land, castle, bridges } = geography;
  const edges = [...geography.river];
  const onLand = (hex: Hex): boolean => terrain.has(hex) && terrain.get(hex) !== 'sea';
  const astray = edges.filter((edge) => !hexesOf(edge).every(onLand));
  if (astray.length > 0) yield problem('river-not-on-land', 37, astray.map(inRiver(map)));
  if (edges.length === 0) yield problem('no-river', 37);
  for (const corner of forks(edges))
    yield problem(
      'river-forks',
      37,
      hexesAt(corner)
        .filter((hex) => terrain.has(hex))
        .map(inRows),
    );
  const [, ...strays] = stretches(edges);
  if (strays.length > 0)
    yield problem('river-in-pieces', 37, strays.flat().map(inRiver(map)), {
      count: strays.length + 1,
    });
  if (edges.length > 0 && banksOf(geography).length < 2) yield problem('river-parts-nothing', 37);
  if (bridges.size < DEMANDS.bridges)
    yield problem('too-few-bridges', 37, [], { count: bridges.size, least: DEMANDS.bridges });
  const reached = stepsFrom([castle], byBridges(geography));
  const lost = land.filter((hex) => !reached.has(hex));
  if (castle !== NOWHERE && lost.length > 0)
    yield problem('out-of-reach', 37, lost.map(inRows), { count: lost.length });
}

/** CAM-RULING-38 */
function* villages(geography: Geography): Generator<Problem> {
  const { villages, castle } = geography;
  const banks = banksOf(geography);
  for (const bank of banks.length > 1 ? banks : []) {
    const there = bank.filter((hex) => villages.includes(hex));
    const params = { count: there.length, least: DEMANDS.villagesOnBank };
    if (there.length < DEMANDS.villagesOnBank)
      yield problem('bank-short-of-villages', 38, bank.map(inRows), params);
  }
  const close = villages.filter(
    (hex) => castle !== NOWHERE && distance(hex, castle) < DEMANDS.castleToVillage,
  );
  if (close.length > 0)
    yield problem('village-by-castle', 38, close.map(inRows), { least: DEMANDS.castleToVillage });

  const coast = all(geography, 'coast');
  const toCoast = (hex: Hex): number => Math.min(...coast.map((shore) => distance(hex, shore)));
  const near = villages.filter((hex) => toCoast(hex) <= DEMANDS.nearCoast);
  if (near.length < DEMANDS.villagesNearCoast)
    yield problem('too-few-near-coast', 38, near.map(inRows), {
      count: near.length,
      least: DEMANDS.villagesNearCoast,
      steps: DEMANDS.nearCoast,
    });
  const inland = villages.filter((hex) => toCoast(hex) >= DEMANDS.inland);
  if (inland.length < DEMANDS.villagesInland)
    yield problem('too-few-inland', 38, inland.map(inRows), {
      count: inland.length,
      least: DEMANDS.villagesInland,
      steps: DEMANDS.inland,
    });
}

/** CAM-RULING-39 */
function* ship(geography: Geography): Generator<Problem> {
  const start = geography.map.shipStart;
  if (geography.terrain.get(start) !== 'sea') return;
  const steps = stepsToCoast(geography, start);
  const { leastShipSteps: least, mostShipSteps: most } = DEMANDS;
  if (steps === null) yield problem('ship-landlocked', 39, [['shipStart']]);
  else if (steps < least || steps > most)
    yield problem('ship-off-course', 39, [['shipStart']], { steps, least, most });
}
