import { describe, expect, it } from 'vitest';
import { army, movement, NORMANS, play, type Scene, type Soldiers, VIKINGS } from './testing.ts';

/** Norman armies on their move. */
const normans = (...armies: Soldiers[]): Scene => ({ normans: armies, agenda: movement(NORMANS) });
const vikings = (ship: string, ...armies: Soldiers[]): Scene => ({
  vikings: armies,
  ship,
  agenda: movement(VIKINGS),
});

const exchanges = (of: Scene): string[] =>
  play(of)
    .options()
    .filter((id) => id.startsWith('exchange'));

describe('an exchange', () => {
  it('[CAM-EXCH-01] is between two friendly armies in adjacent hexes', () => {
    const both = ['exchange:n1:n2', 'exchange:n2:n1'];
    expect(exchanges(normans({ points: 4, in: '2,4' }, { points: 4, in: '3,4' }))).toEqual(both);
    expect(exchanges(normans({ points: 4, in: '2,4' }, { points: 4, in: '4,4' }))).toEqual([]);
    const foes = { ...normans({ points: 4, in: '2,4' }), vikings: [{ points: 4, in: '3,4' }] };
    expect(exchanges(foes)).toEqual([]);
  });

  it('[CAM-EXCH-02, CAM-EXCH-03] costs one of the two its move; the other keeps its own', () => {
    const game = play(normans({ points: 4, in: '2,4' }, { points: 4, in: '3,4' }));
    game.choose('exchange:n1:n2', 'give:1');
    expect([army(game, 'n1').points, army(game, 'n2').points]).toEqual([3, 5]);
    const acting = new Set(game.options().map((id) => id.split(':')[1]));
    expect(acting.has('n1')).toBe(false);
    expect(game.options()).toContain('move:n2:3,3');
    game.choose('move:n2:3,3');
    expect(army(game, 'n2').at).toBe('3,3');
  });

  it('[CAM-EXCH-04] fills up a small army', () => {
    const game = play(normans({ points: 1, in: '1,4' }, { points: 5, in: '0,4' }));
    game.choose('exchange:n2:n1', 'give:2');
    expect([army(game, 'n1').points, army(game, 'n2').points]).toEqual([3, 3]);
    // It need not go home any more, and may go elsewhere.
    expect(game.options()).toContain('done');
    expect(game.options()).toContain('move:n1:1,3');
  });

  it('[CAM-VEC-24] 6 and 2, the 2 spends its move, 2 points pass: 4 and 4, and the first may still move', () => {
    const game = play(normans({ points: 6, in: '2,4' }, { points: 2, in: '3,4' }));
    game.choose('exchange:n2:n1', 'give:-2');
    expect([army(game, 'n1').points, army(game, 'n2').points]).toEqual([4, 4]);
    expect([army(game, 'n1').moved, army(game, 'n2').moved]).toEqual([false, true]);
    expect(game.options()).toContain('move:n1:2,3');
  });

  it('[CAM-VEC-25] 5 and 3, 2 to the 5: refused, for 7 is over 6', () => {
    const game = play(normans({ points: 5, in: '2,4' }, { points: 3, in: '3,4' })).choose('exchange:n2:n1');
    expect(game.options()).toEqual(['give:-3', 'give:-2', 'give:-1', 'give:1']);
  });

  it('[CAM-RULING-14] passes any number of points either way, as long as nobody has more than 6', () => {
    const amounts = (one: number, other: number): number[] => {
      const game = play(normans({ points: one, in: '2,4' }, { points: other, in: '3,4' }));
      return game
        .choose('exchange:n1:n2')
        .decision()
        .options.map(({ points }) => Number(points));
    };
    expect(amounts(3, 3)).toEqual([-3, -2, -1, 1, 2, 3]);
    expect(amounts(6, 2)).toEqual([1, 2, 3, 4]);
    expect(amounts(5, 6)).toEqual([-1]);
    expect(exchanges(normans({ points: 6, in: '2,4' }, { points: 6, in: '3,4' }))).toEqual([]);
  });

  it('[CAM-RULING-14] may leave an army with less than 3, or with nothing: then it is dissolved', () => {
    const game = play(normans({ points: 3, in: '2,4' }, { points: 3, in: '3,4' }));
    game.choose('exchange:n1:n2', 'give:2');
    expect(army(game, 'n1').points).toBe(1);
    const gone = play(normans({ points: 3, in: '2,4' }, { points: 3, in: '3,4' }));
    gone.choose('exchange:n1:n2', 'give:3');
    expect(army(gone, 'n1')).toMatchObject({ points: 0, at: null });
    expect(army(gone, 'n2').points).toBe(6);
    expect(gone.told('destroyed')).toMatchObject([{ army: 'n1', how: 'dissolved' }]);
    // Nothing is lost by it.
    expect(gone.state.lost[NORMANS]).toBe(9);
  });

  it('[CAM-RULING-14] is not hindered by the river', () => {
    const game = play(normans({ points: 3, in: '3,4' }, { points: 3, in: '4,4' }));
    game.choose('exchange:n1:n2', 'give:1');
    expect(army(game, 'n2').points).toBe(4);
    expect(game.told('roll')).toEqual([]);
  });

  it('[CAM-RULING-14] is paid by an army that has neither moved nor exchanged in this turn; its partner may have', () => {
    const game = play(normans({ points: 3, in: '2,4' }, { points: 3, in: '3,4' }, { points: 3, in: '2,5' }));
    game.choose('move:n3:1,5');
    const left = (): string[] => game.options().filter((id) => id.startsWith('exchange'));
    expect(left()).toEqual(['exchange:n1:n2', 'exchange:n1:n3', 'exchange:n2:n1']);
    game.choose('exchange:n2:n1', 'give:1');
    // n1 took part; n3 has moved, n2 has paid.
    expect(left()).toEqual([]);
    expect(game.options()).toContain('move:n1:2,3');
    const paid = play(normans({ points: 3, in: '2,4' }, { points: 3, in: '3,4' }, { points: 3, in: '2,5' }));
    paid.choose('exchange:n2:n1', 'give:1', 'exchange:n3:n1', 'give:1');
    expect(army(paid, 'n1').points).toBe(5);
  });

  it('[CAM-RULING-14] may be what a small army spends its move on instead of going home', () => {
    const game = play(normans({ points: 1, in: '0,4' }, { points: 5, in: '-1,4' }));
    expect(game.options()).not.toContain('done');
    game.choose('exchange:n1:n2', 'give:-2');
    expect(army(game, 'n1')).toMatchObject({ points: 3, at: '0,4', moved: true });
    expect(game.options()).toContain('done');
  });

  it('[CAM-RULING-07] is open to those aboard: with each other anywhere, with the shore only from a coastal hex', () => {
    const at = (ship: string, shore: string): string[] =>
      exchanges(
        vikings(ship, { points: 4, in: 'ship' }, { points: 4, in: 'ship' }, { points: 4, in: shore }),
      );
    const aboard = ['exchange:v1:v2', 'exchange:v2:v1'];
    expect(at('8,4', '7,4')).toEqual(aboard);
    const ashore = [...aboard, 'exchange:v1:v3', 'exchange:v2:v3', 'exchange:v3:v1', 'exchange:v3:v2'].sort();
    expect(at('7,4', '7,4').sort()).toEqual(ashore);
    expect(at('7,4', '6,4').sort()).toEqual(ashore);
    expect(at('7,4', '5,4')).toEqual(aboard);
  });

  it('[CAM-RULING-03] shows the other player who exchanged, but not how much, and hides both strengths again', () => {
    const game = play(normans({ points: 4, in: '2,4', shown: true }, { points: 4, in: '3,4', shown: true }));
    game.choose('exchange:n1:n2', 'give:1');
    expect(game.told('exchanged')).toMatchObject([{ army: 'n1', with: 'n2', but: [NORMANS] }]);
    expect(game.told('exchangedPoints')).toMatchObject([{ points: 1, only: [NORMANS] }]);
    expect([army(game, 'n1').shown, army(game, 'n2').shown]).toEqual([false, false]);
  });
});
