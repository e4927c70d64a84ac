import type { Driver } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Card } from '../content/index.ts';
import type { State } from './state.ts';
import { army, movement, NORMANS, play, type Scene, VIKINGS } from './testing.ts';

/** So many Normans at 1,3 against so many Vikings at 2,3: grassland, nothing in the way. */
const clash = (normans: number, vikings: number, more: Partial<Scene> = {}): Scene => ({
  normans: [
    { points: normans, in: '1,3' },
    { points: 4, in: '-4,9' },
  ],
  vikings: [
    { points: vikings, in: '2,3' },
    { points: 4, in: 'ship' },
  ],
  agenda: movement(NORMANS),
  ...more,
});

const fight = (of: Scene, ...faces: number[]): Driver<State> => play(of, ...faces).choose('move:n1:2,3');
const misses = (dice: number): number[] => Array<number>(dice).fill(1);
const rounds = (game: Driver<State>) => game.told('round');

const hands = (normans: Card[], vikings: Card[]): Partial<Scene> => ({ hands: [normans, vikings] });

describe('a battle', () => {
  it('[CAM-BATTLE-01, CAM-BATTLE-02] begins at once, with exactly the points the armies have', () => {
    const game = fight(clash(5, 3), ...misses(8), ...misses(8), ...misses(8));
    expect(game.told('battleBegan')).toMatchObject([
      { attacker: 'n1', defender: 'v1', hex: '2,3', field: 'grassland', points: [5, 3], aboard: false },
    ]);
    expect(rounds(game)[0]).toMatchObject({ attacker: misses(5), defender: misses(3) });
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-03] shows both strengths from its beginning on', () => {
    const game = fight(clash(5, 3, { options: { battles: 'agree' } }));
    expect([army(game, 'n1').shown, army(game, 'v1').shown]).toEqual([true, true]);
    expect([army(game, 'n2').shown, army(game, 'v2').shown]).toEqual([false, false]);
  });

  it('[CAM-RULING-18] leaves the attacker no further move, and the attacked his own', () => {
    const agenda = [...movement(VIKINGS), ...movement(NORMANS)];
    const game = fight(clash(2, 6, { agenda }), ...misses(8), ...misses(8), ...misses(8)).choose('decline');
    expect(game.options().filter((id) => id.split(':')[1] === 'n1')).toEqual([]);
    game.choose('done');
    expect(game.options()).toContain('move:v1:2,2');
    expect(game.left).toEqual([]);
  });
});

describe('how it is fought', () => {
  it('is on a table where that was chosen for the whole campaign', () => {
    const game = fight(clash(3, 3, { options: { battles: 'table' } }), 2, 1, 4);
    expect([game.kind, game.state.battle?.way]).toEqual(['winner', 'table']);
    expect(game.left).toEqual([]);
  });

  it.each([
    ['quick', 'quick', 'quick'],
    ['table', 'quick', 'quick'],
    ['quick', 'table', 'quick'],
    ['table', 'table', 'table'],
  ])('is agreed on in secret each time: %s and %s make %s', (normans, vikings, way) => {
    const dice = way === 'table' ? [1, 4] : misses(18);
    const game = fight(clash(3, 3, { options: { battles: 'agree' } }), ...dice);
    expect([game.kind, game.asked]).toEqual(['way', [NORMANS, VIKINGS]]);
    game.chooseAs(VIKINGS, vikings).chooseAs(NORMANS, normans);
    expect(game.told('wayAgreed')).toMatchObject([{ way }]);
    expect(game.left).toEqual([]);
  });
});

describe('a quick battle', () => {
  it('[CAM-VEC-31, CAM-RULING-20] 5 against 4: 6 5 2 1 1 and 5 3 3 2 leave 4 and 2', () => {
    const game = fight(
      clash(5, 4),
      ...[6, 5, 2, 1, 1],
      ...[5, 3, 3, 2],
      ...misses(6),
      ...misses(6),
      ...misses(3),
    );
    expect(rounds(game)[0]).toMatchObject({ needs: [5, 5], hits: [2, 1], left: [4, 2] });
    expect(game.left).toEqual([]);
  });

  it('[CAM-VEC-32] 4 against 5 that ends 2 against 2 is the attacker’s', () => {
    const game = fight(
      clash(4, 5),
      ...[6, 6, 6, 1],
      ...[6, 6, 1, 1, 1],
      ...misses(4),
      ...misses(4),
      ...misses(5),
    );
    expect(rounds(game).at(-1)).toMatchObject({ round: 3, left: [2, 2] });
    expect(game.told('battleWon')).toMatchObject([{ winner: 'attacker', lost: [2, 3] }]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-20] takes at most three rounds, a die a point that is left, both sides’ hits together', () => {
    const game = fight(
      clash(3, 3),
      ...[6, 6, 1],
      ...[6, 1, 1],
      ...[1, 1],
      ...[1],
      ...[1, 1],
      ...[6],
      ...[1, 1, 1, 1],
    );
    expect(rounds(game).map(({ left }) => left)).toEqual([
      [2, 1],
      [2, 1],
      [1, 1],
    ]);
    expect(game.told('battleWon')).toMatchObject(
      [{ winner: 'defender' }].map(() => ({ winner: 'defender' })),
    );
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-20] stops when a side has nothing left', () => {
    const game = fight(clash(3, 2), ...[6, 6, 1], ...[6, 6], ...[1, 1], ...[1, 1]);
    expect(rounds(game)).toMatchObject([{ round: 1, left: [1, 0] }]);
    expect(game.left).toEqual([]);
  });

  it.each([
    ['over a bridge', '4,2', '5,2', [6, 5, 5], []],
    ['over a ford', '3,4', '4,4', [6, 5, 5], [4]],
    ['into the mountains', '1,1', '0,1', [6, 5, 5], []],
    ['over grass', '1,3', '2,3', [5, 5, 5], []],
    ['against Vikings in the castle', '1,4', '2,4', [5, 5, 5], []],
  ])('[CAM-RULING-20] %s the attacker needs %j', (_how, from, to, needs, ford) => {
    const of = clash(2, 6, {
      normans: [
        { points: 2, in: from },
        { points: 4, in: '-4,9' },
      ],
      vikings: [{ points: 6, in: to }],
    });
    const game = play(of, ...ford, ...misses(8), ...misses(8), ...misses(8)).choose(`move:n1:${to}`);
    expect(rounds(game).map((round) => (round.needs as number[])[0])).toEqual(needs);
    expect(rounds(game).map((round) => (round.needs as number[])[1])).toEqual([5, 5, 5]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-20] against Normans in their castle the attacker is hampered for two rounds', () => {
    const of: Scene = {
      normans: [{ points: 6, in: '2,4' }],
      vikings: [{ points: 2, in: '1,4' }],
      agenda: movement(VIKINGS),
    };
    const game = play(of, ...misses(8), ...misses(8), ...misses(8)).choose('move:v1:2,4');
    expect(rounds(game).map(({ needs }) => needs)).toEqual([
      [6, 5],
      [6, 5],
      [5, 5],
    ]);
    expect(game.left).toEqual([]);
  });
});

describe('tactical cards in a quick battle', () => {
  it('[CAM-RULING-20, CAM-CARD-02] are played first by the attacker, up to one of each kind, then by the defender', () => {
    const of = clash(2, 6, hands(['scouts', 'scouts', 'ambush', 'ford'], ['localKnowledge', 'initiative']));
    const game = fight(of, ...misses(8), ...misses(8), ...misses(8));
    expect([game.kind, game.asked]).toEqual(['tactics', [NORMANS]]);
    // Strategic cards have no place in a battle.
    expect(game.options()).toEqual(['play:scouts', 'play:ambush', 'ready']);
    game.choose('play:scouts');
    expect(game.options()).toEqual(['play:ambush', 'ready']);
    game.choose('ready');
    expect([game.asked, game.options()]).toEqual([[VIKINGS], ['play:localKnowledge', 'ready']]);
    game.choose('play:localKnowledge', 'ready');
    expect(rounds(game)[0]).toMatchObject({ needs: [5, 5] });
    expect(game.state.hands).toEqual([['scouts', 'ambush', 'ford'], ['initiative']]);
    expect(game.state.discard).toEqual(['scouts', 'localKnowledge']);
    expect(game.left).toEqual([]);
  });

  it('[CAM-CARD-01] are kept when their player does not want them', () => {
    const game = fight(clash(2, 6, hands(['scouts'], [])), ...misses(8), ...misses(8), ...misses(8)).choose(
      'ready',
    );
    expect(game.state.hands[NORMANS]).toEqual(['scouts']);
    expect(rounds(game)[0]).toMatchObject({ needs: [5, 5] });
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-20] Scouts: 4+ in the first round', () => {
    const game = fight(
      clash(2, 6, hands(['scouts'], [])),
      ...[4, 4],
      ...misses(6),
      ...[4, 4],
      ...misses(4),
      ...misses(6),
      ...misses(2),
    );
    game.choose('play:scouts');
    expect(rounds(game).map(({ needs, hits }) => [needs, hits])).toEqual([
      [
        [4, 5],
        [2, 0],
      ],
      [
        [5, 5],
        [0, 0],
      ],
      [
        [5, 5],
        [0, 0],
      ],
    ]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-20] Ambush: its player’s hits of the first round come before the enemy rolls', () => {
    const game = fight(
      clash(3, 3, hands(['ambush'], [])),
      ...[6, 6, 1],
      ...[6],
      ...misses(3),
      ...misses(3),
      ...misses(3),
    );
    game.choose('play:ambush');
    expect(rounds(game).slice(0, 2)).toMatchObject([
      { round: 1, attacker: [6, 6, 1], defender: [], left: [3, 1] },
      { round: 1, attacker: [], defender: [6], left: [2, 1] },
    ]);
    expect(rounds(game)[2]).toMatchObject({ round: 2, attacker: [1, 1], defender: [1] });
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-20] Ambush: who is struck down rolls no more', () => {
    const game = fight(
      clash(3, 2, hands([], ['ambush'])),
      ...[6, 6],
      ...misses(1),
      ...misses(3),
      ...misses(3),
      ...misses(2),
    );
    game.choose('play:ambush');
    expect(rounds(game)[0]).toMatchObject({ attacker: [], defender: [6, 6], left: [1, 2] });
    const dead = fight(clash(2, 2, hands([], ['ambush'])), ...[6, 6], ...misses(2)).choose('play:ambush');
    expect(rounds(dead)).toMatchObject([{ attacker: [], defender: [6, 6], left: [0, 2] }]);
    expect([...game.left, ...dead.left]).toEqual([]);
  });
});
