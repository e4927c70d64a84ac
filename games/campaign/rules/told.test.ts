// What happens is told with all it names: the log, the board and the saga know nothing else.

import { describe, expect, it } from 'vitest';
import { EventSchema } from './events.ts';
import { movement, NORMANS, play, type Scene, VIKINGS } from './testing.ts';

const ALONE: Scene = { agenda: [{ step: 'movement', seat: VIKINGS }] };

describe('what is told', () => {
  it('[CAM-TURN-06] whose movement begins', () => {
    expect(play(ALONE).told('movement')).toMatchObject([{ seat: VIKINGS }]);
  });

  it('[CAM-FLEE-05, CAM-FLEE-06] which way a small army runs, and by what die', () => {
    const of: Scene = {
      normans: [
        { points: 1, in: '2,4' },
        { points: 5, in: '-4,9' },
      ],
      vikings: [{ points: 5, in: '3,4' }],
      agenda: movement(VIKINGS),
    };
    const lines = [1, 3, 5].map((face) => {
      const [told] = play(of, face).choose('move:v1:2,4').told('flightRolled');
      expect(told).toMatchObject({ army: 'n1', face });
      return told?.line;
    });
    expect(new Set(lines).size).toBe(3);
  });

  it('[CAM-RULING-21] which card is played, and by whom', () => {
    const of: Scene = {
      normans: [{ points: 5, in: '3,4' }],
      hands: [['ford'], []],
      agenda: movement(NORMANS),
    };
    expect(play(of).choose('ford:n1:4,4:move').told('cardPlayed')).toMatchObject([
      { seat: NORMANS, card: 'ford' },
    ]);
  });

  it('[CAM-RULING-20] in which round a battle is, and what makes it hard to hit', () => {
    const of: Scene = {
      normans: [{ points: 2, in: '1,3' }],
      vikings: [
        { points: 2, in: '2,3' },
        { points: 4, in: 'ship' },
      ],
      options: { realDice: 'both' },
      hands: [[], ['localKnowledge']],
      agenda: movement(NORMANS),
    };
    const game = play(of).choose('move:n1:2,3', 'play:localKnowledge');
    for (const round of [1, 2, 3]) {
      expect(game.state.battle?.round).toBe(round);
      game.choose('die:1', 'die:1', 'die:1', 'die:1');
    }
    const rounds = game.told('round');
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(rounds[0]?.sums).toEqual([
      [
        { from: 'hit', amount: 5 },
        { from: 'localKnowledge', amount: 1 },
      ],
      [{ from: 'hit', amount: 5 }],
    ]);
    for (const event of game.events) expect(EventSchema.safeParse(event).success, event.type).toBe(true);
  });

  it('[CAM-BATTLE-10] that a card is declined', () => {
    const game = play({ agenda: [{ step: 'bonusCard', seat: NORMANS }] }).choose('decline');
    expect(game.told('cardDeclined')).toMatchObject([{ seat: NORMANS }]);
  });

  it('[CAM-RULING-05] where the Normans take their places', () => {
    const of: Scene = {
      normans: [
        { points: 6, in: '2,4' },
        { points: 6, in: '3,4' },
      ],
      agenda: [{ step: 'place', seat: NORMANS, army: 'n2' }],
    };
    expect(play(of).choose('place:n2:3,3').told('placed')).toMatchObject([{ army: 'n2', hex: '3,3' }]);
  });

  it('[CAM-RULING-03, CAM-RULING-27] who has won and how, and at last how strong everybody was', () => {
    const of: Scene = {
      normans: [{ points: 5, in: '2,4' }],
      vikings: [{ points: 4, in: '3,4' }],
      agenda: movement(NORMANS),
    };
    const game = play(of).choose('concede');
    expect(game.told('campaignOver')).toMatchObject([{ winner: VIKINGS, how: 'surrender' }]);
    expect(game.told('revealed')).toMatchObject([
      {
        armies: [
          { army: 'n1', points: 5 },
          { army: 'v1', points: 4 },
        ],
      },
    ]);
  });
});
