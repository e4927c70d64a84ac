import { answer, type Choice, type Event, FastDice, Play, type Seat } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import type { TacticalCard } from '../content/index.ts';
import { copy } from './copy.ts';
import {
  afterSaves,
  attackerWins,
  hampering,
  hitSum,
  hitsOn,
  PLAIN,
  quickOdds,
  type Role,
  type Terms,
  termsOf,
  winnerOf,
} from './quick.ts';
import type { State } from './state.ts';
import { movement, NORMANS, play, playable, type Scene } from './testing.ts';

const GROUND = { crossed: false, mountain: false, castle: false };
const cards = (attacker: TacticalCard[], defender: TacticalCard[]) => ({ attacker, defender });
const NO_CARDS = cards([], []);

const needs = (terms: Terms, role: Role): number[] => [1, 2, 3].map((round) => hitsOn(terms, role, round));

describe('the reference odds', () => {
  it.each([
    [3, [0.79, 0.42, 0.25, 0.07, 0.02]],
    [4, [0.95, 0.75, 0.43, 0.27, 0.1]],
    [5, [0.99, 0.93, 0.73, 0.44, 0.29]],
    [6, [1.0, 0.98, 0.9, 0.71, 0.44]],
  ])('[CAM-RULING-20] of an attacker with %i points against 2 to 6 are %j', (attacker, expected) => {
    const found = [2, 3, 4, 5, 6].map((defender) => attackerWins({ ...PLAIN, attacker, defender }));
    expect(found.map((chance) => Number(chance.toFixed(2)))).toEqual(expected);
  });

  it('are whole: all ends of a battle together are certain', () => {
    for (let attacker = 1; attacker <= 6; attacker++)
      for (let defender = 1; defender <= 6; defender++)
        for (const ambush of [null, 'attacker', 'defender'] as const) {
          const forces = { ...PLAIN, attacker, defender, ambush };
          const sum = (ends: readonly { chance: number }[]) =>
            ends.reduce((all, { chance }) => all + chance, 0);
          expect(sum(quickOdds(forces))).toBeCloseTo(1, 10);
          expect(sum(afterSaves(forces))).toBeCloseTo(1, 10);
        }
  });

  it('are what the dice give: one against one, counted by hand', () => {
    // A round: both hit 1/9, one hits 2/9 each, nobody 4/9. Both down: equal, so the defender has it.
    const alone = (2 / 9) * (1 + 4 / 9 + 16 / 81);
    expect(attackerWins({ ...PLAIN, attacker: 1, defender: 1 })).toBeCloseTo(alone, 10);
    // From ambush the attacker strikes first: 1/3, else the defender 1/3, else on.
    const ambush = 1 / 3 + (2 / 3) * (2 / 3) * ((2 / 9) * (1 + 4 / 9));
    expect(attackerWins({ ...PLAIN, attacker: 1, defender: 1, ambush: 'attacker' })).toBeCloseTo(ambush, 10);
    // Hampered in the first round: a sixth instead of a third.
    const slow = (1 / 6) * (2 / 3) + (5 / 6) * (2 / 3) * ((2 / 9) * (1 + 4 / 9));
    const hampered = { attacker: 1, defender: 0 };
    expect(attackerWins({ ...PLAIN, attacker: 1, defender: 1, hampered })).toBeCloseTo(slow, 10);
  });

  it('[CAM-BATTLE-03, CAM-BATTLE-04, CAM-BATTLE-05] after the saves: the winner keeps half of what he lost, the loser a third', () => {
    const forces = { ...PLAIN, attacker: 6, defender: 2 };
    const before = quickOdds(forces);
    const kept = (of: Role) => afterSaves(forces).reduce((sum, end) => sum + end.chance * end[of], 0);
    const expected = (of: Role) =>
      before.reduce((sum, end) => {
        const share = winnerOf(forces, end) === of ? 1 / 2 : 1 / 3;
        return sum + end.chance * (end[of] + (forces[of] - end[of]) * share);
      }, 0);
    for (const role of ['attacker', 'defender'] as const) expect(kept(role)).toBeCloseTo(expected(role), 10);
  });
});

describe('hampered', () => {
  it.each([
    ['nothing', {}, 0],
    ['a river behind him', { crossed: true }, 1],
    ['a mountain', { mountain: true }, 1],
    ['the castle', { castle: true }, 2],
    ['all of it: no more than the castle', { crossed: true, mountain: true, castle: true }, 2],
  ])('[CAM-RULING-20] is the attacker by %s', (_what, field, rounds) => {
    const terms = termsOf({ ...GROUND, ...field }, NO_CARDS);
    expect(terms.hampered).toEqual({ attacker: rounds, defender: 0 });
    expect(needs(terms, 'attacker')).toEqual(
      [6, 6, 5]
        .slice(2 - rounds)
        .concat([5, 5])
        .slice(0, 3),
    );
    expect(needs(terms, 'defender')).toEqual([5, 5, 5]);
  });
});

describe('tactical cards', () => {
  it('[CAM-RULING-20] Scouts: one less in the first round, hampered or not; both cancel out', () => {
    const mine = termsOf(GROUND, cards(['scouts'], []));
    expect([needs(mine, 'attacker'), needs(mine, 'defender')]).toEqual([
      [4, 5, 5],
      [5, 5, 5],
    ]);
    expect(needs(termsOf({ ...GROUND, castle: true }, cards(['scouts'], [])), 'attacker')).toEqual([5, 6, 5]);
    expect(needs(termsOf(GROUND, cards([], ['scouts'])), 'defender')).toEqual([4, 5, 5]);
    const both = termsOf(GROUND, cards(['scouts'], ['scouts']));
    expect([needs(both, 'attacker'), needs(both, 'defender')]).toEqual([
      [5, 5, 5],
      [5, 5, 5],
    ]);
  });

  it('[CAM-RULING-20] Local knowledge frees who is hampered, for the whole battle', () => {
    const terms = termsOf({ ...GROUND, castle: true }, cards(['localKnowledge'], []));
    expect(terms.hampered).toEqual({ attacker: 0, defender: 0 });
  });

  it('[CAM-RULING-20] Local knowledge of one who is not hampered hampers the enemy in the first round', () => {
    expect(termsOf(GROUND, cards(['localKnowledge'], [])).hampered).toEqual({ attacker: 0, defender: 1 });
    expect(termsOf(GROUND, cards([], ['localKnowledge'])).hampered).toEqual({ attacker: 1, defender: 0 });
    // He is hampered in the first round already: nothing is added.
    const over = termsOf({ ...GROUND, crossed: true }, cards([], ['localKnowledge']));
    expect(over.hampered).toEqual({ attacker: 1, defender: 0 });
    expect(termsOf({ ...GROUND, castle: true }, cards([], ['localKnowledge'])).hampered.attacker).toBe(2);
  });

  it('[CAM-RULING-20] Local knowledge on both sides: each does what it does to who plays it', () => {
    const both = cards(['localKnowledge'], ['localKnowledge']);
    expect(termsOf(GROUND, both).hampered).toEqual({ attacker: 1, defender: 1 });
    expect(termsOf({ ...GROUND, crossed: true }, both).hampered).toEqual({ attacker: 0, defender: 0 });
  });

  it('[CAM-RULING-20] Ambush works for one side or for none', () => {
    expect(termsOf(GROUND, cards(['ambush'], [])).ambush).toBe('attacker');
    expect(termsOf(GROUND, cards([], ['ambush'])).ambush).toBe('defender');
    expect(termsOf(GROUND, cards(['ambush'], ['ambush'])).ambush).toBeNull();
  });
});

describe('the hall’s own dice', () => {
  it.each([
    ['nothing', '1,3', '2,3', [], []],
    ['a river', '4,2', '5,2', ['localKnowledge', 'scouts'], ['scouts']],
    ['ambush', '1,3', '2,3', ['ambush'], ['localKnowledge']],
    ['a mountain', '1,1', '0,1', ['scouts'], ['ambush', 'localKnowledge']],
  ] as [string, string, string, TacticalCard[], TacticalCard[]][])(
    '[CAM-RULING-20] win as often as the odds say: %s',
    (_what, from, to, mine, yours) => {
      const of: Scene = {
        normans: [{ points: 4, in: from }],
        vikings: [{ points: 4, in: to }],
        hands: [mine, yours],
        agenda: movement(NORMANS),
      };
      const start = play(of).state;
      const dice = new FastDice(12);
      const battles = 4000;
      let won = 0;
      for (let i = 0; i < battles; i++) {
        const events: Event[] = [];
        const table = new Play<State>(copy(start), dice, (event) => events.push(event));
        const choose = (seat: Seat, choice: Choice): void => answer(playable, table, seat, choice);
        choose(NORMANS, { act: 'move', army: 'n1', to });
        for (const [seat, hand] of [mine, yours].entries()) {
          for (const card of hand) choose(seat, { act: 'play', card });
        }
        if (events.some((event) => event.type === 'battleWon' && Object(event).winner === 'attacker')) won++;
      }
      const field = { crossed: from === '4,2', mountain: to === '0,1', castle: false };
      const chance = attackerWins({ ...termsOf(field, cards(mine, yours)), attacker: 4, defender: 4 });
      // Three deviations of four thousand throws.
      expect(Math.abs(won / battles - chance)).toBeLessThan(3 * Math.sqrt((chance * (1 - chance)) / battles));
    },
  );
});

describe('the winner', () => {
  it.each([
    [{ attacker: 4, defender: 4 }, { attacker: 2, defender: 1 }, 'attacker'],
    [{ attacker: 4, defender: 4 }, { attacker: 1, defender: 2 }, 'defender'],
    [{ attacker: 4, defender: 5 }, { attacker: 2, defender: 2 }, 'attacker'],
    [{ attacker: 5, defender: 4 }, { attacker: 2, defender: 2 }, 'defender'],
    [{ attacker: 4, defender: 4 }, { attacker: 2, defender: 2 }, 'defender'],
    [{ attacker: 3, defender: 3 }, { attacker: 0, defender: 0 }, 'defender'],
  ] as const)('[CAM-RULING-20] of %j with %j left is the %s', (points, left, winner) => {
    expect(winnerOf(points, left)).toBe(winner);
  });
});

describe('where the face comes from that a die needs', () => {
  const said = (
    field: object,
    of: ReturnType<typeof cards>,
    role: 'attacker' | 'defender',
    round: number,
  ) => {
    const ground = { ...GROUND, ...field };
    const terms = termsOf(ground, of);
    const parts = hitSum(terms, hampering(ground, of)[role].by, role, round);
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(hitsOn(terms, role, round));
    return parts.map(({ from, amount }) => `${from} ${amount}`);
  };

  it('[CAM-RULING-20] names the ground that hampers, as long as it does', () => {
    expect(said({}, NO_CARDS, 'attacker', 1)).toEqual(['hit 5']);
    expect(said({ crossed: true }, NO_CARDS, 'attacker', 1)).toEqual(['hit 5', 'crossed 1']);
    expect(said({ crossed: true }, NO_CARDS, 'attacker', 2)).toEqual(['hit 5']);
    expect(said({ mountain: true }, NO_CARDS, 'attacker', 1)).toEqual(['hit 5', 'mountain 1']);
    expect(said({ castle: true, crossed: true }, NO_CARDS, 'attacker', 2)).toEqual(['hit 5', 'castle 1']);
    expect(said({ castle: true }, NO_CARDS, 'defender', 1)).toEqual(['hit 5']);
  });

  it('[CAM-RULING-20] names the cards that help and hamper', () => {
    const scouted = said({ castle: true }, cards(['scouts'], []), 'attacker', 1);
    expect(scouted).toEqual(['hit 5', 'castle 1', 'scouts -1']);
    expect(said({}, cards([], ['localKnowledge']), 'attacker', 1)).toEqual(['hit 5', 'localKnowledge 1']);
    expect(said({}, cards(['localKnowledge'], []), 'defender', 1)).toEqual(['hit 5', 'localKnowledge 1']);
    expect(said({ castle: true }, cards(['localKnowledge'], []), 'attacker', 1)).toEqual(['hit 5']);
  });
});
