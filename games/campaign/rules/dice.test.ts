import { describe, expect, it } from 'vitest';
import { army, movement, NORMANS, play, type Scene, VIKINGS } from './testing.ts';

const ford = (realDice: 'nobody' | 'normans' | 'vikings' | 'both'): Scene => ({
  options: { realDice },
  normans: [{ points: 5, in: '3,4' }],
  agenda: movement(NORMANS),
});

describe('real dice', () => {
  it('are typed in by their owner, one face after the other', () => {
    const of: Scene = {
      options: { realDice: 'normans' },
      normans: [{ points: 2, in: '1,3' }],
      vikings: [
        { points: 2, in: '2,3' },
        { points: 4, in: 'ship' },
      ],
      agenda: movement(NORMANS),
    };
    // The Vikings leave theirs to the hall.
    const game = play(of, 1, 1, 1, 1).choose('move:n1:2,3');
    expect([game.kind, game.asked, game.options()]).toEqual([
      'typeDie',
      [NORMANS],
      ['die:1', 'die:2', 'die:3', 'die:4', 'die:5', 'die:6'],
    ]);
    game.choose('die:6');
    expect(game.kind).toBe('typeDie');
    game.choose('die:5');
    expect(game.told('typed')).toMatchObject([{ seat: NORMANS, faces: [6, 5], for: 'round' }]);
    expect(game.told('round')[0]).toMatchObject({ attacker: [6, 5], defender: [1, 1], left: [2, 0] });
    expect(game.left).toEqual([]);
  });

  it.each([
    ['normans', true],
    ['both', true],
    ['vikings', false],
    ['nobody', false],
  ] as const)('of %s: a Norman ford is typed in: %s', (realDice, typed) => {
    const game = play(ford(realDice), ...(typed ? [] : [4])).choose('move:n1:4,4');
    if (typed) game.choose('die:4');
    expect(army(game, 'n1').at).toBe('4,4');
    expect(game.told('typed')).toHaveLength(typed ? 1 : 0);
    expect(game.left).toEqual([]);
  });

  it('decide the initiative, each player throwing his own', () => {
    const game = play({ options: { realDice: 'both' }, agenda: [{ step: 'turn' }] });
    expect(game.asked).toEqual([NORMANS]);
    game.choose('die:2');
    expect(game.asked).toEqual([VIKINGS]);
    game.choose('die:5');
    expect(game.state.order).toEqual([VIKINGS, NORMANS]);
    expect(game.told('roll')).toEqual([]);
  });

  it('are not asked for when there is nothing to throw', () => {
    const of: Scene = {
      options: { realDice: 'both', battles: 'table', oneEntry: true },
      normans: [{ points: 5, in: '1,1' }],
      vikings: [
        { points: 2, in: '0,1' },
        { points: 4, in: 'ship' },
      ],
      agenda: movement(NORMANS),
    };
    const game = play(of, 1).choose('move:n1:0,1', 'winner:attacker', 'lost:0', 'lost:0');
    game.chooseAs(NORMANS, 'confirm').chooseAs(VIKINGS, 'confirm');
    expect(game.told('typed')).toEqual([]);
    expect(game.left).toEqual([]);
  });
});
