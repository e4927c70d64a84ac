// What happens to the Heroes one plays, or to the Overlord and all his dead.

import type { Seat } from '@skald/kernel';
import { type Concerns, concernFront, type Weight } from '@skald/text';
import { isHero } from '../content/index.ts';
import type { GameEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { figureOf } from './figures.ts';

interface About {
  readonly overlord: boolean;
  own(model: string | null): boolean;
}

function aboutOf({ seats }: State, seat: Seat): About {
  const role = seats[seat] ?? [];
  const overlord = role === 'overlord';
  return {
    overlord,
    own: (model) =>
      model !== null &&
      (role === 'overlord' ? !isHero(figureOf(model).type) : role.some((hero) => hero === model)),
  };
}

const ofModel =
  (weight: Weight) =>
  ({ model }: { readonly model: string }, { own }: About): Weight | null =>
    own(model) ? weight : null;
const ofHero =
  (weight: Weight) =>
  ({ hero }: { readonly hero: string }, { own }: About): Weight | null =>
    own(hero) ? weight : null;
const ofOverlord =
  (weight: Weight) =>
  (_event: unknown, { overlord }: About): Weight | null =>
    overlord ? weight : null;
/** Whoever did it knows; somebody broke into the Overlord's house. */
const brokenInto = ({ by }: { readonly by: string | null }, { own, overlord }: About): Weight | null =>
  own(by) ? 0 : overlord ? 1 : null;
const struckDown =
  (weight: Weight) =>
  ({ model, by }: { readonly model: string; readonly by: string | null }, { own }: About): Weight | null =>
    own(model) ? weight : own(by) ? 1 : null;

const CONCERNS: Concerns<GameEvent, About> = {
  roll: null,
  began: null,
  appeared: ({ model, how }, { own, overlord }) =>
    how === 'start' ? null : own(model) ? 0 : overlord ? null : 1,
  faced: ofModel(0),
  roundBegan: null,
  turnBegan: ofModel(0),
  turnEnded: null,
  overlordTurn: ofOverlord(0),
  commanded: ofModel(0),
  cardPlayed: ofOverlord(0),
  cardDrawn: ofOverlord(1),
  drew: ofOverlord(0),
  pileEmpty: () => 2,
  endOfRound: null,
  spellTurned: ({ model, turned }, { own }) => (!own(model) ? null : turned === 0 ? 1 : 0),
  effectEnded: ofModel(1),
  healed: ({ model, wounds }, { own }) => (!own(model) ? null : wounds > 0 ? 2 : 0),
  mended: ofModel(2),
  chamberTurned: () => 1,
  stepped: ofModel(0),
  turned: ofModel(0),
  stopped: ofModel(1),
  brokeAway: ofModel(0),
  strikesAt: ({ model, strikers }, { own }) => (own(model) ? 1 : strikers.some(own) ? 0 : null),
  waived: ({ models }, { own }) => (models.some(own) ? 0 : null),
  left: ({ hero }, { own, overlord }) => (overlord ? 2 : own(hero) ? 0 : null),
  attacked: ({ attacker, target }, { own }) => (own(attacker) ? 0 : own(target) ? 1 : null),
  hits: ({ attacker, target }, { own }) => (own(attacker) || own(target) ? 0 : null),
  unharmed: ofModel(1),
  wounded: struckDown(3),
  woundIgnored: ofModel(2),
  crippled: struckDown(3),
  minionInjured: struckDown(2),
  boned: struckDown(3),
  destroyed: struckDown(3),
  lockHeld: null,
  lockBroken: brokenInto,
  wardLowered: brokenInto,
  doorOpened: brokenInto,
  weakSpotBroken: brokenInto,
  caveInCleared: brokenInto,
  chestOpened: brokenInto,
  revealed: null,
  searched: ofHero(0),
  gained: ofHero(2),
  lostToTheDark: null,
  dropped: ofHero(1),
  pickedUp: ofHero(0),
  pulled: ({ hero }, { own, overlord }) => (own(hero) ? 0 : overlord ? 2 : null),
  cast: ({ model, target }, { own }) => (own(model) ? 0 : own(target) ? 1 : null),
  marked: ({ model, by }, { own }) => (own(by) ? 0 : own(model) ? 2 : null),
  used: ofModel(0),
  offered: ({ giver, taker }, { own }) => (own(giver) ? 0 : own(taker) ? 1 : null),
  traded: ({ giver, taker }, { own }) => (own(giver) || own(taker) ? 1 : null),
  declined: ({ giver, taker }, { own }) => (own(taker) ? 0 : own(giver) ? 1 : null),
  bonesRemoved: ofOverlord(1),
  feat: ofModel(0),
  featRestored: ofModel(1),
  raiseLost: ofOverlord(2),
  caveIn: () => 1,
  conceded: () => 2,
  gameOver: () => 3,
  rewarded: ofHero(2),
};

export const concerns = concernFront(CONCERNS, aboutOf);
