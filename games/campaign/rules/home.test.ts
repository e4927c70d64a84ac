import { describe, expect, it } from 'vitest';
import { army, movement, NORMANS, play, type Scene, type Soldiers, VIKINGS } from './testing.ts';

const normans = (...armies: Soldiers[]): Scene => ({ normans: armies, agenda: movement(NORMANS) });
const raiders = { points: 6, in: '-3,9' };

const deeds = (of: Scene, id: string): string[] =>
  play(of)
    .options()
    .filter((option) => option.split(':')[1] === id && !option.startsWith('exchange'));

describe('a small army', () => {
  it('[CAM-UNIT-08, CAM-FLEE-01] of the Normans must go towards the castle', () => {
    const of = normans({ points: 1, in: '0,4' });
    expect(deeds(of, 'n1')).toEqual(['move:n1:1,4']);
    expect(play(of).options()).not.toContain('done');
    const game = play(of).choose('move:n1:1,4');
    expect(game.options()).toEqual(['done', 'concede']);
    // Two points are free to go where they like.
    expect(deeds(normans({ points: 2, in: '0,4' }), 'n1')).toHaveLength(6);
  });

  it('[CAM-FLEE-02, CAM-SHIP-06] of the Vikings must go towards the ship', () => {
    const of: Scene = {
      vikings: [{ points: 1, in: '5,4' }, raiders],
      ship: '7,4',
      agenda: movement(VIKINGS),
    };
    expect(deeds(of, 'v1')).toEqual(['move:v1:6,4']);
    const game = play(of);
    expect(game.options()).not.toContain('done');
    expect(game.choose('move:v1:6,4').options()).toContain('done');
  });

  it('[CAM-FLEE-03] may not attack', () => {
    const of = { ...normans({ points: 1, in: '0,4' }), vikings: [{ points: 1, in: '1,4' }, raiders] };
    expect(deeds(of, 'n1')).toEqual([]);
    expect(play(of).options()).toContain('done');
    const strong = { ...normans({ points: 2, in: '0,4' }), vikings: [{ points: 1, in: '1,4' }, raiders] };
    expect(deeds(strong, 'n1')).toContain('move:n1:1,4');
  });

  it('[CAM-RULING-15] chooses among the hexes that bring it nearer', () => {
    expect(deeds(normans({ points: 1, in: '0,5' }), 'n1').sort()).toEqual(['move:n1:1,4', 'move:n1:1,5']);
  });

  it('[CAM-RULING-15] stays when none of them is free', () => {
    const blocked = { ...normans({ points: 1, in: '0,4' }, { points: 5, in: '1,4' }) };
    expect(deeds(blocked, 'n1')).toEqual([]);
    expect(play(blocked).options()).toContain('done');
  });

  it('[CAM-RULING-15] counts a ford as one step, and rolls 4+ for it', () => {
    const of = normans({ points: 1, in: '4,4' });
    expect(deeds(of, 'n1')).toEqual(['move:n1:3,4']);
    const over = play(of, 4).choose('move:n1:3,4');
    expect(army(over, 'n1').at).toBe('3,4');
    const stuck = play(of, 3).choose('move:n1:3,4');
    expect(army(stuck, 'n1').at).toBe('4,4');
    expect(stuck.options()).toContain('done');
    expect([...over.left, ...stuck.left]).toEqual([]);
  });

  it('[CAM-RULING-15] rests in the castle, or beside it when a friend holds it', () => {
    expect(deeds(normans({ points: 1, in: '2,4' }), 'n1')).toEqual([]);
    expect(deeds(normans({ points: 1, in: '1,4' }), 'n1')).toEqual(['move:n1:2,4']);
    const full = normans({ points: 1, in: '1,4' }, { points: 5, in: '2,4' });
    expect(deeds(full, 'n1')).toEqual([]);
    expect(play(full).options()).toContain('done');
    const beside = normans({ points: 1, in: '0,4' }, { points: 5, in: '2,4' });
    expect(deeds(beside, 'n1')).toEqual(['move:n1:1,4']);
  });

  it('[CAM-RULING-15] finds no refuge beside a castle that the enemy holds, and may not enter it', () => {
    const of = { ...normans({ points: 1, in: '0,4' }), vikings: [{ points: 6, in: '2,4' }] };
    expect(deeds(of, 'n1')).toEqual(['move:n1:1,4']);
    expect(deeds({ ...of, normans: [{ points: 1, in: '1,4' }] }, 'n1')).toEqual([]);
  });

  it('[CAM-RULING-15] boards when it can, and then waits', () => {
    const at = (hex: string, ship: string): string[] =>
      deeds({ vikings: [{ points: 1, in: hex }, raiders], ship, agenda: movement(VIKINGS) }, 'v1');
    expect(at('6,4', '7,4').sort()).toEqual(['board:v1', 'move:v1:7,4']);
    expect(at('7,4', '7,4')).toEqual(['board:v1']);
    const game = play({
      vikings: [{ points: 1, in: '7,4' }, raiders],
      ship: '7,4',
      agenda: movement(VIKINGS),
    });
    expect(game.options()).not.toContain('done');
    expect(game.choose('board:v1').options()).toContain('done');
    expect(at('ship', '7,4')).toEqual([]);
  });

  it('[CAM-RULING-15] makes for the coast nearest to a ship at sea; among several its owner chooses', () => {
    const at = (hex: string, ship: string): string[] =>
      deeds({ vikings: [{ points: 1, in: hex }, raiders], ship, agenda: movement(VIKINGS) }, 'v1').sort();
    // 9,4 is two steps from 7,4 alone.
    expect(at('5,5', '9,4')).toEqual(['move:v1:6,4', 'move:v1:6,5']);
    expect(at('7,4', '9,4')).toEqual([]);
    // 8,3 touches 7,3 and 7,4.
    expect(at('6,3', '8,3')).toEqual(['move:v1:6,4', 'move:v1:7,3']);
    expect(at('7,3', '8,3')).toEqual([]);
  });

  it('[CAM-RULING-15] need not walk when it took part in an exchange', () => {
    const of = normans({ points: 3, in: '0,4' }, { points: 3, in: '-1,4' });
    const game = play(of).choose('exchange:n2:n1', 'give:-2');
    expect(army(game, 'n1').points).toBe(1);
    expect(game.options()).toContain('done');
  });

  it('[CAM-RULING-15] goes its one step even on a Forced March, and may take the second', () => {
    const hands: Scene['hands'] = [['forcedMarch'], []];
    const game = play({ ...normans({ points: 1, in: '-1,4' }), hands }).choose('march:n1');
    expect(game.options()).not.toContain('done');
    game.choose('move:n1:0,4');
    expect(game.options()).toEqual(['move:n1:1,4', 'done', 'concede']);
  });

  it('[CAM-RULING-15] of the Normans does not walk into a ship with a crew', () => {
    const of: Scene = {
      normans: [
        { points: 1, in: '7,4' },
        { points: 5, in: '2,4' },
      ],
      vikings: [{ points: 1, in: 'ship' }, raiders],
      ship: '6,5',
      agenda: movement(NORMANS),
    };
    expect(deeds(of, 'n1')).toEqual(['move:n1:6,4']);
  });
});
