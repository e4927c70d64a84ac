// The account of a fight on a real table, line by line: what can be entered, given what has been. RUN-VP-11 to -19, -30

import { type Seat, sameChoice } from '@skald/kernel';
import type { Extra } from '../../fight/extras.ts';
import { possibleFeatures } from '../../fight/features.ts';
import { isAble, isHero, isOnField, sheetOf } from '../../fight/fighters.ts';
import type { Fighter, State } from '../../fight/state.ts';
import { INCAPACITATING_WOUNDS, woundsOf } from '../../injury.ts';
import { isAlmostDown } from '../../runner-scoring.ts';
import { goodsOf, heroOf } from '../interlude/goods.ts';
import { runningIn } from '../runner.ts';
import { worksIn } from '../works.ts';
import type { Entry, Fate } from './choices.ts';

type EntryOf<A extends Entry['act']> = Extract<Entry, { act: A }>;
type Won = EntryOf<'won'>['side'];

export interface FoesLot {
  readonly foe: string;
  readonly fate: Fate;
  /** Hit points, and by whom; whoever slew it stands last. */
  readonly dealt: readonly { readonly hero: string; readonly hp: number }[];
}

export interface HerosLot {
  readonly hero: string;
  readonly fate: Fate;
  readonly left: number;
  readonly wounds: number;
  readonly suffered: number;
  readonly brink: boolean;
  readonly drank: readonly { readonly thing: number; readonly doses: number }[];
}

export interface Account {
  readonly won: Won;
  readonly rounds: number;
  readonly foes: readonly FoesLot[];
  readonly heroes: readonly HerosLot[];
  readonly captives: readonly EntryOf<'captive'>[];
  readonly did: readonly EntryOf<'did'>[];
  /** By their names. */
  readonly moved: readonly string[];
}

export interface Reading {
  /** What has been entered, as far as it goes together. */
  readonly entries: readonly Entry[];
  /** What may come next; none once all is said. */
  readonly open: readonly Entry[];
  readonly account: Account | null;
}

/** What `given` comes to: a line that no longer goes with what stands before it is asked again. */
export function read(state: State, given: readonly Entry[], keeper: Seat): Reading {
  const entries: Entry[] = [];
  const lines = linesOf(state, keeper);
  let line = lines.next();
  while (!line.done) {
    const open = line.value;
    // Nobody is asked what can only be so.
    const answer =
      open.length === 1 ? open[0] : given.find((one) => open.some((option) => sameChoice(one, option)));
    if (answer === undefined) return { entries, open, account: null };
    entries.push(answer);
    line = lines.next(answer);
  }
  return { entries, open: [], account: line.value };
}

type Lines<T> = Generator<readonly Entry[], T, Entry>;

function* one<E extends Entry>(options: readonly E[]): Lines<E> {
  return (yield options) as E;
}

export const entrantsOf = (state: State): { heroes: Fighter[]; foes: Fighter[] } => ({
  heroes: state.fighters.filter((fighter) => isHero(fighter) && isAble(fighter)),
  foes: state.fighters.filter((fighter) => !isHero(fighter) && isOnField(fighter)),
});

/** Every line with all that it could say; what is answered tells which come after it. */
export function* linesOf(state: State, keeper: Seat): Lines<Account> {
  const { heroes, foes } = entrantsOf(state);
  const { side: won } = yield* one(WON.map((side) => ({ act: 'won' as const, side })));
  const { rounds } = yield* one(roundsOf(state, won));
  const foesLots: FoesLot[] = [];
  const fighting = foes.filter(({ scenery }) => !scenery);
  for (const foe of foes) {
    const stood = foesLots.some(({ fate }) => fate === 'stands');
    const mustStand = foe === fighting.at(-1) && !stood;
    const fates = foe.scenery ? SCENERY : fatesFor(won === 'foes' || won === 'night', mustStand);
    foesLots.push(yield* foesLot(foe, fates, heroes));
  }
  const herosLots: HerosLot[] = [];
  for (const hero of heroes) {
    const stood = herosLots.some(({ fate }) => fate === 'stands');
    const mustStand = hero === heroes.at(-1) && !stood;
    herosLots.push(yield* herosLot(state, hero, fatesFor(won === 'heroes' || won === 'night', mustStand)));
  }
  const captives = yield* all(state.extras.filter(({ hostage }) => hostage).map(captivity(won, heroes)));
  const did = yield* all(
    deedsOf(state).map((offer) =>
      [...heroes.map(({ id }) => id), 'nobody' as const].map((by) => ({ act: 'did' as const, offer, by })),
    ),
  );
  // He is paid for terrain, and he alone knows all of it. RUN-VPR-09
  const features = runningIn(state)?.seat === keeper ? possibleFeatures(state) : [];
  const moved = yield* all(
    features.flatMap((element, feature) =>
      state.features.includes(element)
        ? []
        : [[true, false].map((was) => ({ act: 'moved' as const, feature, did: was }))],
    ),
  );
  return {
    won,
    rounds,
    foes: foesLots,
    heroes: herosLots,
    captives,
    did,
    moved: moved.flatMap((line) => (line.did ? [features[line.feature] as string] : [])),
  };
}

function* all<E extends Entry>(lines: readonly (readonly E[])[]): Lines<E[]> {
  const found: E[] = [];
  for (const options of lines) found.push(yield* one(options));
  return found;
}

const WON: readonly Won[] = ['heroes', 'foes', 'night', 'nobody'];

const upTo = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, most - least) + 1 }, (_, i) => least + i);

/** Where both still stand, night has fallen, and it does so when it was agreed. */
const roundsOf = ({ rounds: most }: State, won: Won): EntryOf<'fought'>[] =>
  upTo(won === 'night' ? most : 1, most).map((rounds) => ({ act: 'fought', rounds }));

/** Who holds the field has somebody on it, and the others have nobody. RUN-RULING-C55 */
function fatesFor(holds: boolean, mustStand: boolean): readonly Fate[] {
  if (!holds) return ['dead', 'fled', 'lies'];
  return mustStand ? ['stands'] : ['stands', 'dead', 'fled', 'lies'];
}

/** What belongs to the field wins and loses nothing. RUN-TER-135 */
const SCENERY: readonly Fate[] = ['stands', 'dead'];

/** All that it has lost, and no more than it had; whoever slew it has taken the last of it. RUN-VP-13, -17, -19 */
function* foesLot(
  { id: foe, hp }: Fighter,
  fates: readonly Fate[],
  heroes: readonly Fighter[],
): Lines<FoesLot> {
  const { fate } = yield* one(fates.map((may) => ({ act: 'foe' as const, foe, fate: may })));
  const slayer =
    fate === 'dead'
      ? (yield* one(heroes.map(({ id }) => ({ act: 'slew' as const, foe, hero: id })))).hero
      : null;
  // Somebody who lives has something left, and whoever slew it has taken something. RUN-VP-18
  let rest = hp - 1;
  const dealt: { hero: string; hp: number }[] = [];
  for (const { id: hero } of heroes) {
    const [least, most] = hero === slayer ? [1, rest + 1] : [0, rest];
    const line = yield* one(
      upTo(least, most).map((points) => ({ act: 'dealt' as const, foe, hero, hp: points })),
    );
    rest -= line.hp - least;
    if (line.hp > 0) dealt.push({ hero, hp: line.hp });
  }
  return {
    foe,
    fate,
    dealt: dealt.toSorted((a, b) => Number(a.hero === slayer) - Number(b.hero === slayer)),
  };
}

/** The dead have no hit points, and nothing that they have lost matters any more. RUN-VP-32 */
function* herosLot(state: State, before: Fighter, fates: readonly Fate[]): Lines<HerosLot> {
  const hero = before.id;
  const { maxHp, woundThreshold } = sheetOf(state, before);
  const { fate } = yield* one(fates.map((may) => ({ act: 'hero' as const, hero, fate: may })));
  const drank = yield* potions(state, hero);
  if (fate === 'dead')
    return { hero, fate, left: 0, wounds: before.wounds, suffered: before.hp, brink: true, drank };
  const { hp: left } = yield* one(
    upTo(1, maxHp)
      .reverse()
      .map((hp) => ({ act: 'left' as const, hero, hp })),
  );
  const mostWounds = fate === 'lies' ? INCAPACITATING_WOUNDS : INCAPACITATING_WOUNDS - 1;
  const { count: wounds } = yield* one(
    upTo(0, mostWounds).map((count) => ({ act: 'wounds' as const, hero, count })),
  );
  // What was healed was suffered before. RUN-VP-31
  const least = Math.max(before.hp - left, wounds > before.wounds ? 1 : 0, 0);
  const { hp: suffered } = yield* one(
    upTo(least, least + maxHp).map((hp) => ({ act: 'suffered' as const, hero, hp })),
  );
  const low = state.rulings.almostDown;
  const wasLow = isAlmostDown({ hp: left, wounds }, low) || state.almostDown.includes(hero);
  const couldBe =
    isAlmostDown({ hp: before.hp - suffered, wounds: 0 }, low) ||
    before.wounds + woundsOf(suffered, woundThreshold) >= INCAPACITATING_WOUNDS;
  const { was: brink } = yield* one(
    (wasLow ? [true] : couldBe ? [false, true] : [false]).map((was) => ({
      act: 'brink' as const,
      hero,
      was,
    })),
  );
  return { hero, fate, left, wounds, suffered, brink, drank };
}

function* potions(state: State, hero: string): Lines<HerosLot['drank']> {
  const lines = yield* all(
    goodsOf(heroOf(state, hero)).flatMap((item, thing) =>
      item.kind === 'potion'
        ? [upTo(0, item.doses).map((doses) => ({ act: 'drank' as const, hero, thing, doses }))]
        : [],
    ),
  );
  return lines.filter(({ doses }) => doses > 0);
}

/** Where no foe is left, none is held any more. RUN-TER-78 */
const captivity =
  (won: Won, heroes: readonly Fighter[]) =>
  ({ id: extra }: Extra): EntryOf<'captive'>[] => {
    const held = won === 'heroes' || won === 'nobody' ? [] : (['held'] as const);
    return [
      ...held.map((fate) => ({ act: 'captive' as const, extra, fate, by: 'nobody' as const })),
      ...(['freed', 'slain'] as const).flatMap((fate) =>
        [...heroes.map(({ id }) => id), 'nobody' as const].map((by) => ({
          act: 'captive' as const,
          extra,
          fate,
          by,
        })),
      ),
    ];
  };

/** What heroes may do about the notes, by its place there. RUN-COND-30 */
const deedsOf = (state: State): number[] =>
  worksIn(state).flatMap(({ kind }, offer) => (kind === 'deed' ? [offer] : []));
