// What happens to one's own heroes, or to one's own foes.

import type { Seat } from '@skald/kernel';
import { type Concerns, concernFront, type Weight } from '@skald/text';
import type { GameEvent } from '../rules/fight/events.ts';
import type { State } from '../rules/fight/state.ts';

interface About {
  readonly seat: Seat;
  own(fighter: string | null): boolean;
}

const aboutOf = ({ fighters }: State, seat: Seat): About => ({
  seat,
  own: (id) => fighters.some((one) => one.id === id && one.seat === seat),
});

const ofFighter =
  (weight: Weight) =>
  ({ fighter }: { readonly fighter: string }, { own }: About): Weight | null =>
    own(fighter) ? weight : null;
const ofHero =
  (weight: Weight) =>
  ({ hero }: { readonly hero: string }, { own }: About): Weight | null =>
    own(hero) ? weight : null;
/** Whoever does it knows; it matters to whom it is done. */
const between =
  (weight: Weight) =>
  ({ by, at }: { readonly by: string; readonly at: string }, { own }: About): Weight | null =>
    own(by) ? 0 : own(at) ? weight : null;

const FATES: Readonly<Record<State['fighters'][number]['condition'], Weight>> = {
  able: 2,
  unconscious: 3,
  incapacitated: 3,
  dying: 3,
  dead: 3,
  out: 0,
};

const CONCERNS: Concerns<GameEvent, About> = {
  roll: null,
  mustered: () => 1,
  roundBegan: null,
  initiative: ofFighter(0),
  turnBegan: ofFighter(0),
  chose: ({ fighter, target }, { own }) => (own(fighter) ? 0 : own(target) ? 1 : null),
  waited: ofFighter(0),
  moved: ofFighter(0),
  shoved: between(2),
  left: ofFighter(2),
  forsook: ofFighter(2),
  rose: ofFighter(0),
  stayedDown: ofFighter(1),
  fell: ofFighter(2),
  woke: ofFighter(2),
  tired: ofFighter(1),
  changed: ofFighter(0),
  dropped: ofFighter(0),
  delayed: ofFighter(1),
  broke: ofFighter(1),
  struck: between(1),
  shot: between(1),
  missed: between(1),
  strayed: ({ by, hit }, { own }) => (own(hit) ? 2 : own(by) ? 1 : null),
  hurt: ({ fighter, by, lost, wounds }, { own }) =>
    own(fighter) ? (wounds > 0 ? 3 : lost > 0 ? 2 : 1) : own(by) ? 0 : null,
  became: ({ fighter, condition }, { own }) => (own(fighter) ? FATES[condition] : null),
  scored: ({ hero }, { own }) => (own(hero) ? 1 : null),
  engaged: between(1),
  denied: between(1),
  gripped: between(2),
  released: between(1),
  treated: ({ healer, patient }, { own }) => (own(healer) ? 0 : own(patient) ? 2 : null),
  tumbled: ofFighter(2),
  tangled: ({ fighter, with: other }, { own }) => (own(fighter) || own(other) ? 2 : null),
  sprang: ofFighter(2),
  caughtFire: ofFighter(3),
  smothered: ofFighter(1),
  bore: ({ fighter, bears }, { own }) => (own(fighter) ? (bears ? 0 : 2) : null),
  fended: ofFighter(0),
  swam: ({ fighter, afloat }, { own }) => (own(fighter) ? (afloat ? 0 : 3) : null),
  threwRope: between(1),
  rescued: between(2),
  pried: between(1),
  climbed: ofFighter(0),
  jumped: ofFighter(0),
  used: ({ fighter, target }, { own }) => (own(fighter) ? 0 : own(target) ? 2 : null),
  giftUsed: ({ fighter, target }, { own }) => (own(fighter) ? 0 : own(target) ? 2 : null),
  usedUp: ofFighter(1),
  bought: ofFighter(0),
  offered: ({ fighter, target }, { own }) => (own(fighter) ? 0 : own(target) ? 2 : null),
  paid: between(1),
  robbed: between(3),
  rolled: ofFighter(0),
  checked: ofFighter(1),
  marked: ofFighter(2),
  unmarked: ofFighter(1),
  bequeathed: ofFighter(1),
  healed: ofFighter(1),
  thrown: ({ fighter, by }, { own }) => (own(by) ? 0 : own(fighter) ? 3 : null),
  flung: ({ fighter, by }, { own }) => (own(by) ? 0 : own(fighter) ? 3 : null),
  leapt: ofFighter(0),
  traded: ({ fighter, target }, { own }) => (own(fighter) ? 0 : own(target) ? 1 : null),
  shookOff: ofFighter(1),
  settled: ({ seat: whose }, { seat }) => (whose === seat ? 2 : null),
  severed: between(3),
  lostHeart: ofFighter(3),
  tookArm: between(1),
  shield: ofFighter(1),
  torch: ofFighter(0),
  spotted: between(1),
  stunt: ({ fighter, target }, { own }) => (own(fighter) ? 0 : own(target ?? null) ? 2 : null),
  mounted: ofFighter(0),
  stayedMounted: ofFighter(0),
  trampled: between(1),
  struckHorse: between(1),
  horseHurt: ofFighter(1),
  panicked: null,
  ranAbout: null,
  cutDown: ofFighter(0),
  hostageHurt: ({ by }, { own }) => (own(by) ? 2 : null),
  hostageStruck: ({ by }, { own }) => (own(by) ? 2 : null),
  hostageFreed: ({ by }, { own }) => (own(by) ? 2 : null),
  worn: () => 1,
  scourged: () => 1,
  fightEnded: () => 3,
  duelEnded: () => 3,
  encounterBegan: () => 3,
  narrated: () => 3,
  inspected: () => 2,
  touched: ofHero(0),
  tookLead: ofHero(0),
  cameUpon: () => 2,
  called: () => 1,
  volunteered: null,
  elbowed: ({ winner }, { own }) => (own(winner) ? 1 : null),
  attempted: ofHero(1),
  stricken: ofHero(2),
  swayed: ({ hero }, { own }) => (hero === null || own(hero) ? 2 : null),
  swayOver: ofHero(1),
  found: () => 2,
  claimed: () => 1,
  sheltered: () => 2,
  atShrine: () => 2,
  recovered: ofHero(2),
  background: () => 1,
  encounterEnded: () => 3,
  banked: ofHero(3),
  sittingEnded: () => 3,
  workedOn: () => 1,
  quelled: () => 2,
  battered: ofHero(2),
  spoiled: ofHero(2),
  mendingFailed: ({ by }, { own }) => (own(by) ? 1 : null),
  priceNamed: ofHero(1),
  dealt: ofHero(1),
  worshipped: ofHero(1),
  spurned: ofHero(2),
  stashed: ofHero(0),
  cacheHidden: () => 1,
  cacheOpened: () => 2,
  presented: () => 1,
  awoke: ofHero(1),
  wayKnown: () => 2,
  wentHome: () => 3,
  reckoned: ({ seat: whose }, { seat }) => (whose === seat ? 3 : 1),
  divided: () => 1,
  disputed: () => 1,
  partsTaken: () => 1,
  contested: () => 2,
  challenged: () => 3,
  sawThrough: ofHero(2),
  improved: ofHero(0),
  haggled: ofHero(1),
  tooDear: ofHero(1),
  bartered: ({ hero, to }, { own }) => (own(hero) || own(to) ? 2 : null),
  leftBehind: () => 1,
  helmed: ofHero(0),
  cameBack: ofHero(3),
  gave: ofHero(1),
  wonSitting: () => 3,
};

export const concerns = concernFront(CONCERNS, aboutOf);
