// Who fights whom, and where they begin.

import { type Outcome, refuse } from '@skald/kernel';
import type { BattleMap, Spot } from '../../content/battle-map.ts';
import { holmFor } from '../../content/holm.ts';
import { HORSE_SIZE } from '../../content/horse.ts';
import { BATTLE_MAPS } from '../../content/maps/index.ts';
import { check as checkCreature } from '../../documents/creature/check.ts';
import type { Creature } from '../../documents/creature/schema.ts';
import { check as checkEncounter } from '../../documents/encounter/check/index.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { refitted } from '../refitting.ts';
import { seated, wayside } from '../sitting/begin.ts';
import { groundOf, placesFor } from '../space/index.ts';
import { type Hand, handsOf } from './hands.ts';
import { duelOf } from './holmgang.ts';
import { addFoes, newFighter } from './making.ts';
import { canMuster, matched } from './mustering.ts';
import {
  type Brought,
  broughtBy,
  type GameOptions,
  type Options,
  resolveOptions,
  rulingsIn,
  type SeatEntry,
} from './options.ts';
import { heroSheet, type Sheet } from './sheets.ts';
import type { Fighter, State } from './state.ts';
import { placeOf, type Side } from './words.ts';

export function begin(entries: readonly SeatEntry[], given: GameOptions): Outcome<State> {
  const options = resolveOptions(given);
  const hands = handsOf(entries, options);
  if ('refused' in hands) return hands;
  const bad = creaturesIn(options).find((creature) => checkCreature(creature).some(({ advice }) => !advice));
  if (bad) return refuse('bad-creature', { creature: bad.name });
  const brought = broughtBy(entries);
  return brought.length > 0 ? roundOf(hands.ok, options, brought) : fightOf(hands.ok, options);
}

/** Everybody runs what he brought, one after the other; nobody knows any of it before. RUN-BASIC-24, RUN-RUN-10 */
function roundOf(hands: readonly Hand[], options: Options, brought: readonly Brought[]): Outcome<State> {
  if (options.sitting !== null) return refuse('sitting-twice');
  if (hands.includes('foes')) return refuse('nobody-runs');
  if (hands.some((hand) => hand.length > 1)) return refuse('one-hero-each');
  const bad = brought.find(({ encounter }) => !isPlayable(encounter, hands.length));
  if (bad !== undefined) return refuse('bad-encounter', { seat: bad.seat });
  const state = newFight(hands, wayside(), options);
  if (!addHeroes(state, state.map.starts.heroes)) return refuse('no-room-on-the-map');
  return seated(
    state,
    brought.map(({ encounter }) => encounter),
    brought.map(({ seat }) => ({ seat, own: true })),
    false,
    options,
  );
}

/** Legal for whoever comes, with no breach that its designer alone has granted himself. RUN-ENC-06, RUN-RULING-T60 */
function isPlayable(encounter: Encounter, heroes: number): boolean {
  const fit = refitted(encounter, heroes) ?? encounter;
  return checkEncounter({ ...fit, waivers: [] }).every(({ advice }) => advice);
}

/** The same for heroes and creatures that need not be sound. */
export function fightOf(hands: readonly Hand[], options: Options): Outcome<State> {
  if (options.sitting !== null) return sittingOver(hands, options, options.sitting);
  return options.mode === 'holmgang' ? duelBetween(hands, options) : skirmishOf(hands, options);
}

/** Whoever plays the foes runs all of it; where nobody does, the rules do. RUN-BASIC-24 */
function sittingOver(
  hands: readonly Hand[],
  options: Options,
  document: NonNullable<Options['sitting']>,
): Outcome<State> {
  const state = newFight(hands, wayside(), options);
  if (!addHeroes(state, state.map.starts.heroes)) return refuse('no-room-on-the-map');
  const encounters =
    document.skald === 'encounter' ? [document] : document.encounters.map(({ encounter }) => encounter);
  const seat = hands.indexOf('foes');
  const runners = seat < 0 ? null : encounters.map(() => ({ seat, own: false }));
  return seated(
    state,
    encounters,
    runners,
    document.skald === 'adventure' && document.form === 'plot',
    options,
  );
}

const creaturesIn = ({ foes, creature }: Options): Creature[] =>
  [creature, ...(typeof foes === 'string' ? [] : foes.map(({ foe }) => foe))].flatMap((foe) =>
    typeof foe === 'string' || foe === null ? [] : [foe],
  );

function skirmishOf(hands: readonly Hand[], options: Options): Outcome<State> {
  const { map, foes, mix, creature, difficulty, surprised, horses } = options;
  const state = newFight(hands, typeof map === 'string' ? BATTLE_MAPS[map] : map, options);
  if (!addHeroes(state, state.map.starts.heroes, horses)) return refuse('no-room-on-the-map');
  // RUN-HAZ-AMBUSH-05
  if (surprised === 'heroes') for (const one of state.fighters) one.surprise = 'full';
  if (creature === null && typeof foes !== 'string') {
    const called = mix === 'free' ? foes : matched(foes, state.heroes.length);
    if (called === null) return refuse('no-match', { heroes: state.heroes.length });
    if (!addFoes(state, called, surprised === 'foes')) return refuse('no-room-on-the-map');
    state.agenda = [{ step: 'round' }];
    return { ok: state };
  }
  const from = creature ?? (foes as Exclude<Options['foes'], readonly unknown[]>);
  if (!canMuster(state, from, difficulty)) return refuse('no-room-on-the-map');
  // The last is done first.
  state.agenda = [{ step: 'round' }, { step: 'muster', from, difficulty, surprised: surprised === 'foes' }];
  return { ok: state };
}

/** The first of each hand, or two of one; everybody else looks on. RUN-WORLD-02 */
function duelBetween(hands: readonly Hand[], options: Options): Outcome<State> {
  const [first = [], second] = hands.filter((hand) => hand !== 'foes');
  const pair = [first[0], second === undefined ? first[1] : second[0]];
  const [one, other] = pair;
  if (one === undefined || other === undefined) return refuse('holmgang-for-two');
  const duel = duelOf([one, other], options);
  if ('refused' in duel) return duel;
  const fighting = hands.map((hand) => (hand === 'foes' ? [] : hand.filter((hero) => pair.includes(hero))));
  const state = newFight(fighting, holmFor(options.form), options);
  const [left, right] = [state.map.starts.heroes, state.map.starts.foes].map((starts) => starts[0] as Spot);
  addHeroes(state, [left as Spot, right as Spot]);
  const [, challenged] = state.fighters;
  if (challenged !== undefined) challenged.side = 'foes' satisfies Side;
  return { ok: { ...state, duel: duel.ok, agenda: [{ step: 'round' }] } };
}

/** Before anybody stands anywhere. */
function newFight(hands: readonly Hand[], map: BattleMap, options: Options): State {
  let heroes = 0;
  return {
    map,
    happened: { turned: [], cleared: [], blocked: [], veiled: [], worn: [], scourged: [] },
    heroes: hands.flatMap((hand) => (hand === 'foes' ? [] : hand)),
    foes: [],
    seats: hands.map((hand) => (hand === 'foes' ? hand : hand.map(() => `h${heroes++}`))),
    rounds: options.rounds,
    rulings: rulingsIn(options),
    duel: null,
    round: 0,
    step: 0,
    fighters: [],
    extras: [],
    leavers: [],
    tally: [],
    almostDown: [],
    features: [],
    failures: [],
    over: false,
    ended: null,
    mustHunt: options.mustHunt,
    agenda: [],
  };
}

/** On the starts of the map, or near them. */
function addHeroes(state: State, starts: readonly Spot[], horses = false): boolean {
  const rides = (hero: Hero): boolean => horses && heroSheet(hero).horse !== null;
  const places = placesFor(
    groundOf(state.map),
    starts,
    state.heroes.map((hero) => (rides(hero) ? HORSE_SIZE : 1)),
  );
  if (places === null) return false;
  for (const [seat, role] of state.seats.entries()) {
    if (role === 'foes') continue;
    for (const id of role) {
      const sheet = Number(id.slice(1));
      const hero = state.heroes[sheet];
      if (hero === undefined) continue;
      const at = places[sheet] as Spot;
      const one = newFighter({ id, side: 'heroes', seat, sheet, of: heroSheet(hero), at });
      state.fighters.push(rides(hero) ? inTheSaddle(one, heroSheet(hero)) : one);
    }
  }
  return true;
}

/** RUN-HORSE-03 */
const inTheSaddle = (one: Fighter, { horse }: Sheet): Fighter =>
  horse === null ? one : { ...one, horse: { hp: horse.hp, wounds: 0, ridden: true, ...placeOf(one) } };
