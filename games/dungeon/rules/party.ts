// What the band takes along: rewards, and the document for the next adventure. DUN-END-05, DUN-RULING-40.

import { next } from '@skald/kernel';
import {
  ADVENTURE_COUNT,
  HEROES,
  type Hero,
  ITEM,
  type Item,
  isObject,
  type Party,
  TRIES,
} from '../content/index.ts';
import { without } from './belongings.ts';
import { quest, seatOfHero } from './models.ts';
import type { State, Steps, Table } from './state.ts';

/** Rewards are for those who go on. */
export const rewardsDue = (state: State): boolean =>
  state.options.party !== null && quest(state).rewards.length > 0;

const companions = (state: State): Hero[] => quest(state).heroes.map(({ hero }) => hero);

export const rewardSteps: Steps<'rewards' | 'reward'> = {
  rewards(table, { next: at }) {
    const { state } = table;
    const reward = quest(state).rewards[at];
    if (reward === undefined) return;
    next(table, { step: 'rewards', next: at + 1 });
    const { item, to } = reward;
    if (to === 'each') for (const hero of companions(state)) award(table, hero, item);
    else if (to !== 'anyone') award(table, to, item);
    else {
      const { owners } = ITEM[item];
      const heroes = companions(state).filter((hero) => owners === null || owners.includes(hero));
      const [first] = heroes;
      if (first !== undefined) next(table, { step: 'reward', seat: seatOfHero(state, first), item, heroes });
    }
  },

  reward: {
    options: (_state, { heroes }) => heroes.map((hero) => ({ act: 'hero', hero })),
    answer: (table, { item }, { hero }) => award(table, hero, item),
  },
};

function award(table: Table, hero: Hero, item: Item): void {
  table.state.rewards.push({ hero, item });
  table.tell?.({ type: 'rewarded', hero, item });
}

/** The band as it goes on after a match that is over; null where none set out. */
export function partyAfter(state: State): Party | null {
  const { party } = state.options;
  if (party === null || state.winner === null || state.agenda.length > 0) return null;
  const won = state.winner === 'heroes';
  const tries = party.defeats + 1;
  const on = won || tries === TRIES;
  const { next: adventure } = party;
  return {
    ...party,
    next: Math.min(adventure + (on ? 1 : 0), ADVENTURE_COUNT + 1),
    defeats: on ? 0 : tries,
    won: won ? [...party.won, adventure] : party.won,
    items: won ? spoils(state, party) : remains(state, party),
  };
}

type Belongings = Party['items'];

/** What a Hero has at the end, the adventure's own objects left out. */
function keeps(state: State, hero: Hero): Item[] {
  const items =
    state.models.find(({ type }) => type === hero)?.items ??
    state.gone.find((one) => one.hero === hero)?.items ??
    [];
  return items.filter((item) => !isObject(item));
}

const rewardsOf = ({ rewards }: State, hero: Hero): Item[] =>
  rewards.filter((reward) => reward.hero === hero).map(({ item }) => item);

/** Used up is gone, everything else is kept. */
function spoils(state: State, party: Party): Belongings {
  const items = { ...party.items };
  for (const hero of companions(state)) items[hero] = [...keeps(state, hero), ...rewardsOf(state, hero)];
  return items;
}

/** After a defeat the dungeon is set up anew: only what was brought, and is not used up, is kept. */
function remains(state: State, party: Party): Belongings {
  const items = { ...party.items };
  let brought = companions(state).flatMap((hero) => party.items[hero]);
  for (const hero of companions(state))
    items[hero] = keeps(state, hero).filter((item) => {
      if (!brought.includes(item)) return false;
      brought = without(brought, item);
      return true;
    });
  return items;
}

/** Why a band cannot set out; null if it can. */
export function partyProblem(party: Party, adventure: unknown): string | null {
  if (party.next > ADVENTURE_COUNT) return 'saga-over';
  if (adventure !== party.next) return 'not-the-next-adventure';
  const fits = (hero: Hero, item: Item): boolean =>
    !isObject(item) && (ITEM[item].owners?.includes(hero) ?? true);
  return HEROES.every((hero) => party.items[hero].every((item) => fits(hero, item))) ? null : 'foreign-item';
}
