// Who comes against the heroes: named one by one, or found by theme with the dice of the match. RUN-CEVENT-05 to -18

import type { Difficulty, Theme } from '../../content/fights.ts';
import type { Missile } from '../../content/threats.ts';
import type { Creature } from '../../documents/creature/schema.ts';
import { checkMix, type Opponent } from '../../documents/encounter/mix.ts';
import { MOST_FOES, musteredFrom, rebalanced, THEMES, threatsOf } from '../mustering.ts';
import { type Base, groundOf, placesFor } from '../space/index.ts';
import { isHero } from './fighters.ts';
import { addFoes } from './making.ts';
import type { FoeWish } from './options.ts';
import { kindOf } from './sheets.ts';
import type { FoeSheet, State, Steps } from './state.ts';

/** A foe as the Mix counts it. */
interface Called extends Opponent {
  readonly wish: FoeWish;
}

const called = (wish: FoeWish): Called => {
  const { foe, adjust = 'type', threat, missile, selfWilled, hunts } = wish;
  return { wish, kind: kindOf(foe), adjust, threat, missile, selfWilled, hunts };
};

const wished = ({ wish, threat, missile }: Called): FoeWish => ({ ...wish, threat, missile });

/** One more of a kind stands wherever there is room, and holds nobody. */
const another = ({ start: _, holds: __, ...wish }: FoeWish): FoeWish => wish;

/** The same foes in such categories and numbers that they are a match for so many; null where they cannot be. RUN-CEVENT-05, -11 */
export function matched(wishes: readonly FoeWish[], heroes: number): FoeWish[] | null {
  const foes = rebalanced(wishes.map(called), heroes)?.foes ?? null;
  if (foes === null) return null;
  const magic = foes.flatMap(({ wish }) => (wish.magic === null ? [] : [wish.magic]));
  const event = { foes, magic, tubeStrikers: 0, noMissiles: false, missileObstruction: false };
  if (checkMix([event], heroes).length > 0) return null;
  const first = (foe: Called, i: number): boolean => foes.findIndex(({ wish }) => wish === foe.wish) === i;
  return foes.map((foe, i) => (first(foe, i) ? wished(foe) : another(wished(foe))));
}

/** For how many heroes the fight is. RUN-CEVENT-05, -06 */
const matchFor = (heroes: number, difficulty: Difficulty): number =>
  difficulty === 'light' ? Math.floor(heroes / 2) : heroes;

/** All who may come: foes of a theme, or one's own creature, in every category that so many heroes may meet. */
function candidates(from: Theme | Creature, heroes: number, difficulty: Difficulty): Called[] {
  const kinds: readonly FoeSheet['foe'][] = typeof from === 'string' ? THEMES[from] : [from];
  return kinds.flatMap((foe) => {
    const kind = kindOf(foe);
    // The cunning choose for themselves. RUN-CEVENT-15
    const selfWilled = difficulty === 'hard' && kind.maySelfWill;
    return threatsOf(kind, heroes).map((threat) =>
      called({ foe, threat, missile: null, selfWilled, hunts: false, magic: null }),
    );
  });
}

/** Where not all have room that chance would call, these do: the smallest, and no more than can stand there. */
function thoseWithRoom(
  state: State,
  all: readonly Called[],
): { readonly few: Called[]; readonly most: number } {
  const smallest = Math.min(...all.map(({ kind }) => kind.size)) as Base['size'];
  const ground = groundOf(state.map);
  const taken = state.fighters.map(({ x, y }): Base => ({ x, y, size: 1 }));
  let most = MOST_FOES;
  while (most > 0 && placesFor(ground, state.map.starts.foes, new Array(most).fill(smallest), taken) === null)
    most -= 1;
  return { few: all.filter(({ kind }) => kind.size === smallest), most };
}

/** Whether somebody can be found for this field, whatever the dice say. */
export function canMuster(state: State, from: Theme | Creature, difficulty: Difficulty): boolean {
  const heroes = state.fighters.filter(isHero).length;
  const { few, most } = thoseWithRoom(state, candidates(from, heroes, difficulty));
  return musteredFrom(few, matchFor(heroes, difficulty), () => 1, most) !== null;
}

/** Of those who may, one in so many has a bow. RUN-CEVENT-18 */
const SHOOTS = 4;

export const musteringSteps: Steps<'muster'> = {
  muster(table, { from, difficulty, surprised }) {
    const { state } = table;
    const heroes = state.fighters.filter(isHero).length;
    const match = matchFor(heroes, difficulty);
    const all = candidates(from, heroes, difficulty);
    const die = (sides: number): number => (sides === 1 ? 1 : table.roll(sides, 'muster'));
    const armed = (foes: readonly Called[] | null): FoeWish[] =>
      (foes ?? []).map((foe) => {
        const missile: Missile | null = foe.kind.missile && die(SHOOTS) === 1 ? 'bow' : null;
        return wished({ ...foe, missile });
      });
    if (!addFoes(state, armed(musteredFrom(all, match, die)), surprised)) {
      const { few, most } = thoseWithRoom(state, all);
      addFoes(state, armed(musteredFrom(few, match, die, most)), surprised);
    }
    table.tell?.({
      type: 'mustered',
      foes: state.fighters.filter((one) => !isHero(one)).map(({ id }) => id),
    });
  },
};
