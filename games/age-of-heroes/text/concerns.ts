// What happens to a player: his hero and jarls, his kingdom, his glory, luck and gold.

import type { Seat } from '@skald/kernel';
import { type Concerns, concernFront, type Weight } from '@skald/text';
import type { Area } from '../content/index.ts';
import type { GameEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';

interface About {
  readonly seat: Seat;
  /** His hero, or somebody who serves him. */
  own(counter: string): boolean;
  /** A land of his kingdom, or where one of his people is. */
  near(area: Area): boolean;
  rules(area: Area): boolean;
}

function aboutOf({ players, pieces }: State, seat: Seat): About {
  const player = players[seat];
  const rules = (area: Area): boolean => (player?.kingdom as Area[] | undefined)?.includes(area) ?? false;
  return {
    seat,
    own: (counter) =>
      player?.hero === counter ||
      player?.counter === counter ||
      pieces.some(({ id, owner }) => id === counter && owner === seat),
    near: (area) => rules(area) || pieces.some((piece) => piece.owner === seat && piece.area === area),
    rules,
  };
}

/** Told of one seat alone. */
const ofSeat =
  (weight: Weight) =>
  (event: { readonly seat: Seat | null }, { seat }: About): Weight | null =>
    event.seat === seat ? weight : null;
const ofCounter =
  (weight: Weight) =>
  ({ counter }: { readonly counter: string }, { own }: About): Weight | null =>
    own(counter) ? weight : null;
const ofCounters =
  (weight: Weight) =>
  ({ counters }: { readonly counters: readonly string[] }, { own }: About): Weight | null =>
    counters.some(own) ? weight : null;
const inArea =
  (weight: Weight) =>
  ({ area }: { readonly area: Area }, { near }: About): Weight | null =>
    near(area) ? weight : null;
const lost = (
  { seat, amount }: { readonly seat: Seat; readonly amount: number },
  about: About,
): Weight | null => (seat !== about.seat ? null : amount > 0 ? 2 : 0);

const struck = (
  { owner, by }: { readonly owner: Seat | null; readonly by: Seat | null },
  { seat }: About,
): Weight | null => (owner === seat ? 3 : by === seat ? 1 : null);

const inBattle = (
  { seat, area }: { readonly seat: Seat; readonly area: Area },
  about: About,
): Weight | null => (seat === about.seat || about.near(area) ? 0 : null);

const CONCERNS: Concerns<GameEvent, About> = {
  roll: null,
  heroContested: ({ seats }, { seat }) => (seats.includes(seat) ? 1 : null),
  heroChosen: ofSeat(0),
  heroPlaced: ofSeat(0),
  monsterPlaced: inArea(1),
  dragonHoard: null,
  jarlPlaced: inArea(1),
  turnBegan: null,
  order: null,
  phase: ofSeat(0),
  moved: ({ counters, to }, { own, rules }) => (counters.some(own) ? 0 : rules(to) ? 1 : null),
  rode: ofCounter(0),
  faxiGone: null,
  handedOver: ofSeat(0),
  lent: ofSeat(0),
  took: ofCounter(0),
  dropped: ofCounter(1),
  showed: ofCounter(1),
  traded: ofCounter(0),
  attacked: ({ seat, area, targets }, about) =>
    seat === about.seat
      ? 0
      : targets.some((target) => (target === 'land' ? about.rules(area) : about.own(target)))
        ? 2
        : null,
  turnedUp: null,
  cameToHelp: ofSeat(0),
  noSpell: null,
  spellCast: inArea(1),
  spellFailed: ofSeat(1),
  sygilSaved: ofSeat(1),
  sygilRested: ofSeat(0),
  hail: ofCounters(2),
  iced: ({ owner }, { seat }) => (owner === seat ? 3 : null),
  turnLost: ofCounters(2),
  leftBattle: ofCounters(1),
  luckSpent: ofSeat(0),
  godHelped: ofSeat(1),
  strengths: inBattle,
  battleStopped: inArea(1),
  fought: inBattle,
  flightTurned: ofSeat(1),
  recruitOffered: ofSeat(0),
  recruited: ofSeat(2),
  slain: struck,
  wounded: struck,
  freyHealed: ofSeat(2),
  worshipBegan: ofSeat(1),
  fled: ofCounter(2),
  gloryLost: lost,
  luckLost: lost,
  rewarded: ({ seat, glory, luck }, about) => (seat !== about.seat ? null : glory + luck > 0 ? 2 : 0),
  purseTaken: ofSeat(2),
  spoils: ofSeat(2),
  landWon: ({ seat, from }, about) => (from === about.seat ? 3 : seat === about.seat ? 2 : null),
  noticed: ofSeat(2),
  unnoticed: ofSeat(0),
  frey: ofSeat(1),
  njord: ({ seat, effect }, about) => (seat !== about.seat ? null : effect === 'aid' ? 1 : 2),
  runeLearned: ofSeat(2),
  taxed: ofSeat(1),
  landLost: ofSeat(3),
  healed: ofSeat(2),
  heroDied: ofSeat(3),
  withdrew: ofSeat(3),
  restarted: ofSeat(1),
  transferred: ofSeat(1),
  jarlReleased: null,
  scored: ofSeat(1),
  gameOver: () => 3,
};

export const concerns = concernFront(CONCERNS, aboutOf);
