// Tells one attack as a paragraph: a battle, or the flight of somebody too weak for one.

import { type ArmyId, geographyOf } from '../../content/index.ts';
import type { EventOf, GameEvent } from '../../rules/events.ts';
import type { Fight } from './story.ts';
import type { Teller } from './teller.ts';
import type { Onset, Person } from './words.ts';

export function tellFight({ events }: Fight, teller: Teller): string[] {
  const began = find(events, 'battleBegan');
  return began === undefined ? tellChase(events, teller) : tellBattle(began, events, teller);
}

const find = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T): EventOf<T> | undefined =>
  events.find((event): event is EventOf<T> => event.type === type);
const all = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

function tellBattle(began: EventOf<'battleBegan'>, events: readonly GameEvent[], teller: Teller): string[] {
  const { battle } = teller.words;
  const onset = onsetOf(began, find(events, 'attacked'), teller);
  const { attacker, defender } = onset;
  const [ours = 0, theirs = 0] = began.points;
  return [
    tellOnset(began, onset, find(events, 'attacked'), teller),
    teller.say(battle.strengths, { attacker, defender, points: [ours, theirs] }),
    ...tellCards(began, onset, events, teller),
    ...(find(events, 'battlefield') ? [teller.say(battle.onTable, { field: began.field })] : []),
    ...(find(events, 'disputed') ? [teller.say(battle.disputed, null)] : []),
    ...tellOutcome(began, onset, events, teller),
  ];
}

function onsetOf(
  { attacker, defender, hex }: EventOf<'battleBegan'>,
  attacked: EventOf<'attacked'> | undefined,
  teller: Teller,
): Onset {
  return {
    attacker: teller.person(attacker),
    defender: teller.person(defender),
    from: teller.place(attacked?.from ?? hex),
    place: teller.place(hex),
  };
}

function tellOnset(
  { hex, field, aboard, defender }: EventOf<'battleBegan'>,
  onset: Onset,
  attacked: EventOf<'attacked'> | undefined,
  teller: Teller,
): string {
  const { battle } = teller.words;
  if (aboard) return teller.say(battle.shipAttack, onset);
  if (attacked?.from === 'ship') return teller.say(battle.landingAttack, onset);
  if (field === 'river') return teller.say(battle.riverAttack, onset);
  const { castle } = geographyOf(teller.state.map);
  if (hex === castle && teller.person(defender).side === 'normans')
    return teller.say(battle.castleAttack, { ...onset, castle: teller.castle });
  return teller.say(battle.attack, onset);
}

function tellCards(
  began: EventOf<'battleBegan'>,
  { attacker, defender }: Onset,
  events: readonly GameEvent[],
  teller: Teller,
): string[] {
  return all(events, 'tacticPlayed').map(({ seat, card }) => {
    const own = teller.state.sides[seat] === teller.person(began.attacker).side;
    const [who, enemy] = own ? [attacker, defender] : [defender, attacker];
    return teller.say(teller.words.battle.cards[card], { who, enemy });
  });
}

function tellOutcome(
  began: EventOf<'battleBegan'>,
  { attacker, defender }: Onset,
  events: readonly GameEvent[],
  teller: Teller,
): string[] {
  const { battle } = teller.words;
  const won = find(events, 'battleWon');
  if (won === undefined) return [];
  const losses = [
    ...tellLosses(began.attacker, won.lost[0] ?? 0, events, teller),
    ...tellLosses(began.defender, won.lost[1] ?? 0, events, teller),
  ];
  if (won.winner === 'draw')
    return [
      teller.say(battle.draw, { attacker, defender }),
      ...losses,
      ...tellDead(began, events, teller),
      ...tellWays(began, events, teller),
    ];
  const [winner, loser] = won.winner === 'attacker' ? [attacker, defender] : [defender, attacker];
  return [
    teller.say(battle[courseOf(began, won, events)], { winner, loser }),
    ...losses,
    ...tellDead(began, events, teller),
    ...tellWays(began, events, teller),
    ...tellField(began, won.winner, events, teller),
  ];
}

/** Short, hard, or won by the weaker side. */
function courseOf(
  { points }: EventOf<'battleBegan'>,
  { winner, lost }: EventOf<'battleWon'>,
  events: readonly GameEvent[],
): 'quickly' | 'hard' | 'againstOdds' {
  const [ours = 0, theirs = 0] = winner === 'attacker' ? points : points.toReversed();
  if (ours < theirs) return 'againstOdds';
  const [own = 0, other = 0] = winner === 'attacker' ? lost : lost.toReversed();
  const rounds = new Set(all(events, 'round').map(({ round }) => round)).size;
  return own * 2 < other || (rounds > 0 && rounds < 3) ? 'quickly' : 'hard';
}

function tellLosses(id: ArmyId, lost: number, events: readonly GameEvent[], teller: Teller): string[] {
  const { battle } = teller.words;
  const who = teller.person(id);
  const saves = all(events, 'saves').find(({ army }) => army === id);
  if (lost === 0) return [teller.say(battle.unhurt, { who })];
  if (saves === undefined || saves.left === 0) return [];
  return [teller.say(battle.losses, { who, lost, saved: saves.saved, left: saves.left })];
}

/** Those who did not come back from it. */
function tellDead(
  { attacker, defender, hex }: EventOf<'battleBegan'>,
  events: readonly GameEvent[],
  teller: Teller,
): string[] {
  const { battle } = teller.words;
  return all(events, 'destroyed').flatMap(({ army, how }) => {
    const who = teller.person(army);
    if (how === 'battle') return [teller.say(battle.wipedOut, { who, place: teller.place(hex) })];
    if (how === 'ship') return [teller.say(battle.lostWithShip, { who: [who] })];
    return army === attacker || army === defender ? [teller.say(battle.cornered, { who })] : [];
  });
}

/** Where the beaten went, in one sentence however many steps it took, and the ship after them. */
function tellWays(
  { attacker, defender }: EventOf<'battleBegan'>,
  events: readonly GameEvent[],
  teller: Teller,
): string[] {
  const { battle } = teller.words;
  const gone = new Set(all(events, 'destroyed').map(({ army }) => army));
  const moves = all(events, 'moved');
  const lines = [attacker, defender].flatMap((id) => {
    const last = moves.findLast(({ army, how }) => army === id && (how === 'retreat' || how === 'back'));
    if (last === undefined || gone.has(id)) return [];
    const who = teller.person(id);
    if (last.to === 'ship') return [teller.say(battle.backAboard, { who })];
    const way = { who, to: teller.place(last.to) };
    return [teller.say(last.how === 'back' ? battle.wentBack : battle.retreated, way)];
  });
  const sailed = find(events, 'sailed');
  return sailed ? [...lines, teller.say(battle.putToSea, { to: teller.place(sailed.to) })] : lines;
}

/** Who stands there in the evening. */
function tellField(
  { attacker, defender, hex }: EventOf<'battleBegan'>,
  winner: EventOf<'battleWon'>['winner'],
  events: readonly GameEvent[],
  teller: Teller,
): string[] {
  const { battle } = teller.words;
  const id = winner === 'attacker' ? attacker : defender;
  const taken = all(events, 'moved').find(({ army, how }) => army === id && how !== 'retreat');
  const spoils = find(events, 'cardDrawn');
  const who = teller.person(id);
  const alive = !all(events, 'destroyed').some(({ army }) => army === id);
  const field = { who, place: teller.place(taken?.to ?? hex) };
  return [
    ...(alive ? [teller.say(taken ? battle.tookField : battle.heldField, field)] : []),
    ...(spoils ? [teller.say(battle.spoils, { side: who.side })] : []),
  ];
}

function tellChase(events: readonly GameEvent[], teller: Teller): string[] {
  const { battle } = teller.words;
  const attacked = find(events, 'attacked');
  if (attacked === undefined) return [];
  const who = teller.person(attacked.target);
  const onset = {
    attacker: teller.person(attacked.army),
    defender: who,
    from: teller.place(attacked.from),
    place: teller.place(attacked.hex),
  };
  const sailed = find(events, 'sailed');
  return [
    teller.say(battle.chase, onset),
    ...tellFlight(who, events, teller),
    ...(sailed ? [teller.say(battle.putToSea, { to: teller.place(sailed.to) })] : []),
  ];
}

function tellFlight(who: Person, events: readonly GameEvent[], teller: Teller): string[] {
  const { battle } = teller.words;
  const end = find(events, 'fled')?.path.at(-1);
  if (end === 'ship') return [teller.say(battle.fledAboard, { who })];
  if (end !== undefined) return [teller.say(battle.fled, { who, to: teller.place(end) })];
  const river = all(events, 'forded').some(({ ok }) => !ok);
  return [teller.say(river ? battle.drowned : battle.fledInVain, { who })];
}
