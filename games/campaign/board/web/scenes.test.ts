import { elsewhereFor, lastJourney } from '@skald/games/board-kit';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { scene } from '../../rules/testing.ts';
import { courseOf } from './course.ts';
import { hexOfPiece } from './deeds.ts';
import { pacesOf, type Scene, scenesOf } from './scenes.ts';
import { randomGame } from './testing.ts';

const VIEW = scene({
  normans: [{ points: 5, in: '3,4' }],
  vikings: [
    { points: 5, in: '4,3' },
    { points: 4, in: 'ship' },
  ],
  ship: '7,4',
});
const tell = (...events: GameEvent[]): readonly Scene[] => scenesOf(events, VIEW, 'en', null).scenes;

describe('scenes', () => {
  it('steps of one army are one journey', () => {
    const scenes = tell(
      { type: 'moved', army: 'n1', from: '1,4', to: '2,4', how: 'march' },
      { type: 'moved', army: 'n1', from: '2,4', to: '3,4', how: 'march' },
      { type: 'moved', army: 'v1', from: 'ship', to: '4,3', how: 'land' },
    );
    expect(scenes).toEqual([
      { kind: 'travel', pieces: ['n1'], path: ['1,4', '2,4', '3,4'] },
      { kind: 'travel', pieces: ['v1'], path: ['7,4', '4,3'] },
    ]);
    expect(lastJourney(scenes)?.pieces).toEqual(['v1']);
    expect([...elsewhereFor(scenes)]).toEqual([
      ['n1', null],
      ['v1', '7,4'],
    ]);
  });

  it('whoever landed before the ship sailed on came from where it lay then', () => {
    const scenes = tell(
      { type: 'moved', army: 'v1', from: 'ship', to: '6,5', how: 'land' },
      { type: 'sailed', from: '7,5', to: '7,4', aboard: ['v2'], fled: false },
      { type: 'moved', army: 'v2', from: 'ship', to: '6,4', how: 'land' },
    );
    expect(scenes.map((one) => one.kind === 'travel' && one.path[0])).toEqual(['7,5', '7,5', '7,4']);
  });

  it('a round shows the dice of both sides and which of them hit', () => {
    const [round] = tell(
      {
        type: 'battleBegan',
        hex: '4,3',
        field: 'woods',
        attacker: 'n1',
        defender: 'v1',
        points: [2, 2],
        aboard: false,
      },
      {
        type: 'round',
        round: 1,
        attacker: [6, 2],
        defender: [3, 5],
        needs: [5, 5],
        hits: [1, 1],
        left: [1, 1],
        sums: [
          [
            { from: 'hit', amount: 5 },
            { from: 'crossed', amount: 1 },
          ],
          [{ from: 'hit', amount: 5 }],
        ],
      },
    ).filter(({ kind }) => kind === 'dice');
    expect(round).toMatchObject({
      hex: '4,3',
      dice: [
        { army: 'n1', faces: [6, 2], needs: 5, note: expect.stringContaining('river crossed = 6') },
        { army: 'v1', faces: [3, 5], needs: 5, note: expect.not.stringContaining('=') },
      ],
    });
  });

  it('a battle that began with earlier news goes on where it is fought', () => {
    const began = scenesOf(
      [
        {
          type: 'battleBegan',
          hex: '4,3',
          field: 'woods',
          attacker: 'n1',
          defender: 'v1',
          points: [2, 2],
          aboard: false,
        },
      ],
      VIEW,
      'en',
      null,
    );
    const later = scenesOf(
      [
        {
          type: 'round',
          round: 1,
          attacker: [6],
          defender: [3],
          needs: [5, 5],
          hits: [1, 0],
          left: [2, 1],
          sums: [],
        },
        { type: 'battleWon', winner: 'attacker', attacker: 'n1', defender: 'v1', lost: [0, 1] },
      ],
      VIEW,
      'en',
      began.fight,
    );
    expect(later.scenes.map((one) => one.kind !== 'travel' && one.hex)).toEqual(['4,3', '4,3']);
  });

  it('every game can be shown from beginning to end, and journeys end where their pieces are', () => {
    let journeys = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const heard = [0, 0];
      randomGame(seed, { freeArmyCount: true }, ({ match, view, decision: { seat } }) => {
        const events = match.events.filter(
          ({ only, but }) => (only?.includes(seat) ?? true) && !but?.includes(seat),
        ) as readonly GameEvent[];
        const { scenes } = scenesOf(events.slice(heard[seat]), view, 'de', null);
        heard[seat] = events.length;
        for (const one of scenes) expect(pacesOf(one)).toBeGreaterThan(0);
        for (const piece of elsewhereFor(scenes).keys()) {
          const last = scenes.findLast((one) => one.kind === 'travel' && one.pieces.includes(piece));
          const army = view.armies.find(({ id }) => id === piece);
          if (last?.kind !== 'travel' || army?.at === null || army?.at === 'ship') continue;
          expect(last.path.at(-1)).toBe(hexOfPiece(view, piece));
          journeys += 1;
        }
      });
    }
    expect(journeys).toBeGreaterThan(50);
  });
});

describe('the course of a campaign', () => {
  it('counts villages and points as the game does, turn by turn', () => {
    let losses = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const lostAt = new Map<number, readonly number[]>();
      let sides: State['sides'] = [];
      let lost: readonly number[] = [];
      const events = randomGame(seed, {}, ({ view }) => {
        if (!lostAt.has(view.turn)) lostAt.set(view.turn, [...view.lost]);
        sides = view.sides;
        lost = view.lost;
      }) as readonly GameEvent[];
      const seatOf = (army: string): number => sides.indexOf(army[0] === 'n' ? 'normans' : 'vikings');
      const turns = courseOf(events, seatOf, lost);
      // A turn's entry is made when the next begins, and then everybody has lost what the next begins with.
      for (const { turn, points } of turns.slice(0, -1)) {
        const next = lostAt.get(turn + 1);
        if (next !== undefined && turn > 0) expect(points).toEqual(next.map((n) => 15 - n));
      }
      losses += turns.at(-2)?.points.reduce((sum, n) => sum - n, 30) ?? 0;
      expect(turns.at(-1)?.pillaged).toBe(events.filter(({ type }) => type === 'pillaged').length);
    }
    expect(losses).toBeGreaterThan(10);
  });
});
