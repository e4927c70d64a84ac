// What must hold in every game, whatever the adventure: tried on random ones.
// FUZZ=10000 plays so many random games instead of the usual few.

import { clone, copyOf } from '@skald/kernel';
import { laws, pick, playMatches, type Random, type Trial } from '@skald/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { ITEMS, type Item, type Quest, questOf } from '../content/index.ts';
import { dungeon } from '../index.ts';
import { ViewSchema } from '../view-schema.ts';
import type { GameEvent } from './events.ts';
import { layout, overlordSeat, quest, terrain } from './models.ts';
import type { State } from './state.ts';
import { randomTable } from './testing.ts';

const GAMES = Number(process.env.FUZZ ?? 40);
/** Milliseconds that a busy machine may take. */
const PATIENCE = 30 * 60_000 + GAMES * 1000;

/** Another truth that looks the same to the Heroes: other cards in hand, other things behind the doors. */
function otherTruth(state: State, random: Random): State {
  const other = clone(state);
  const { hand, unseen } = other.overlord;
  const cards = [...hand, ...unseen];
  for (let i = 0; i < hand.length; i++) hand[i] = cards.splice(random(cards.length) - 1, 1)[0] as never;
  other.overlord.unseen = cards;
  other.options = { ...other.options, quest: otherQuest(state, random) };
  return other;
}

function otherQuest(state: State, random: Random): Quest {
  const whole = clone(questOf(state.options.quest));
  const { revealed } = terrain(state);
  const { width } = layout(state);
  const hidden = ([x, y]: readonly number[]): boolean =>
    revealed[(y as number) * width + (x as number)] !== 1;
  const things = () => Array.from({ length: random(3) }, () => pick(random, ITEMS)) as Item[];
  whole.map = whole.map.map((row, y) =>
    [...row]
      .map((letter, x) =>
        hidden([x, y]) && /[.bsazyvg]/.test(letter) ? pick(random, [...'..bsazyvgo#']) : letter,
      )
      .join(''),
  );
  const seen = (door: string): boolean =>
    whole.map.some((row, y) => [...row].some((letter, x) => letter === door && !hidden([x, y])));
  for (const door of whole.doors)
    if (!seen(door.door)) Object.assign(door, { lock: pick(random, ['L1', 'L3']) });
  for (const chest of whole.chests)
    if (!state.opened.some(([x, y]) => x === chest.at[0] && y === chest.at[1])) chest.contents = things();
  for (const search of whole.searches) if ('items' in search) search.items = things();
  return whole;
}

const TRIAL: Trial<State> = {
  setUp: randomTable,
  games: GAMES,
  matches: 12,
  every: 20,
  // What nobody can see of a quest stays empty in it.
  imagined: ViewSchema,
  // Whether a quest that ends where sight ends can be won is no matter of the state.
  pardons: (fault) => fault.startsWith('the quest'),
  secrets: {
    alike: (state, seat, random) =>
      seat === overlordSeat(state) ? null : [copyOf(dungeon, state), otherTruth(state, random)],
    /** Events by which the Heroes learn what was hidden from them. */
    reveals: ({ type }) => ['revealed', 'chestOpened', 'searched', 'cardPlayed', 'gameOver'].includes(type),
    enough: GAMES * 40,
  },
};

describe('every adventure', { timeout: PATIENCE }, () => {
  const rules = { ends: '[DUN-INV-01, DUN-INV-03, DUN-INV-04]', keepsSecrets: '[DUN-INV-10]' };
  it.each(laws(dungeon, TRIAL, rules))('$title', ({ holds }) => holds());
});

describe('a whole game, as it is told', { timeout: PATIENCE }, () => {
  /** Random games without conceding, played once for all. */
  const told: (readonly [events: readonly GameEvent[], state: State])[] = [];
  beforeAll(() =>
    playMatches(dungeon, { ...TRIAL, matches: 8 }, 6_000, {
      after: (match) =>
        told.push([match.events as readonly GameEvent[], match.position().state as State] as const),
    }),
  );
  function chronicles(look: (events: readonly GameEvent[], state: State) => void): void {
    expect(told).toHaveLength(8);
    for (const [events, state] of told) look(events, state);
  }

  it('[DUN-INV-07] every attack shows at least two dice a side', () => {
    chronicles((events) => {
      for (const event of events)
        if (event.type === 'attacked') {
          expect(event.attack.length).toBeGreaterThanOrEqual(2);
          expect(event.defence.length).toBeGreaterThanOrEqual(2);
        }
    });
  });

  it('every number of an attack is the sum of the parts that are told of it', () => {
    const sum = (parts: readonly { amount: number }[]): number =>
      parts.reduce((all, { amount }) => all + amount, 0);
    chronicles((events) => {
      for (const event of events)
        if (event.type === 'attacked' && event.sums !== null)
          expect([sum(event.sums.attack), sum(event.sums.defence), sum(event.sums.armour)]).toEqual([
            event.attack.length,
            event.defence.length,
            event.armour,
          ]);
    });
  });

  it('[DUN-INV-05] in an Overlord Turn nobody acts twice, one card is played, and no more Commands are given than allowed', () => {
    chronicles((events, state) => {
      const { commands } = quest(state).overlord;
      let acted: string[] = [];
      let cards = 0;
      let allowed = commands;
      let his = false;
      for (const event of events) {
        if (event.type === 'overlordTurn') {
          his = true;
          acted = [];
          cards = 0;
          allowed = commands;
        }
        if (event.type === 'endOfRound') his = false;
        if (!his) continue;
        if (event.type === 'cardPlayed') {
          cards++;
          if (event.card.startsWith('extra')) allowed += Number(event.card.at(-1));
          if (event.card.startsWith('double')) allowed += commands;
        }
        if (event.type === 'commanded') {
          expect(acted).not.toContain(event.model);
          acted.push(event.model);
        }
        expect(cards).toBeLessThanOrEqual(1);
        expect(acted.length).toBeLessThanOrEqual(allowed);
      }
    });
  });

  it('[DUN-INV-06, DUN-OVL-29] between two Hero Turns at most one Interrupt is played', () => {
    chronicles((events) => {
      let interrupts = 0;
      for (const event of events) {
        if (event.type === 'turnBegan' || event.type === 'roundBegan') interrupts = 0;
        if (event.type === 'cardPlayed' && event.card.startsWith('interrupt')) interrupts++;
        expect(interrupts).toBeLessThanOrEqual(1);
      }
    });
  });

  it('[DUN-INV-09] whoever was stopped makes no further step in that Move', () => {
    chronicles((events) => {
      let halted: string | null = null;
      for (const event of events) {
        if (event.type === 'stepped') expect(event.model).not.toBe(halted);
        if (event.type === 'stopped') halted = event.model;
        if (['turnBegan', 'commanded', 'cast', 'turnEnded'].includes(event.type)) halted = null;
      }
    });
  });
});
