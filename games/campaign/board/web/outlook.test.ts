import { describe, expect, it } from 'vitest';
import { type ArmyId, type Hex, sideOf } from '../../content/index.ts';
import { rules } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { movement, NORMANS, play, scene } from '../../rules/testing.ts';
import { strengthsOf, winIn } from '../outlook.ts';
import type { Deed } from './deeds.ts';
import { cardAt } from './figure-card.tsx';
import { outlookOf } from './outlook.ts';
import { randomGame } from './testing.ts';

const seen = (state: State, seat: number): State => rules.redact(structuredClone(state), seat);
const attack = (piece: ArmyId, other: ArmyId, hex: Hex): Deed => ({
  option: '',
  kind: 'attack',
  piece,
  other,
  hex,
  ford: null,
});

describe('the strengths an enemy army may have', () => {
  it('always include the one it has, and never what cannot be', () => {
    for (let seed = 1; seed <= 4; seed++)
      randomGame(seed, { freeArmyCount: seed > 2 }, ({ match, view, decision }) => {
        const truth = match.position().state as State;
        for (const army of view.armies) {
          if (army.points >= 0 || sideOf(army.id) === view.sides[decision.seat]) continue;
          const strengths = strengthsOf(view, army);
          const points = truth.armies.find(({ id }) => id === army.id)?.points;
          expect(strengths).toContain(points);
          expect(Math.min(...strengths)).toBeGreaterThan(0);
          expect(Math.max(...strengths)).toBeLessThanOrEqual(6);
        }
      });
  });

  it('narrow when others have been seen', () => {
    const state = scene({
      normans: [{ points: 5, in: '3,4' }],
      vikings: [
        { points: 6, in: '4,3', shown: true },
        { points: 6, in: '5,3' },
        { points: 3, in: 'ship' },
      ],
      state: { lost: [10, 0] },
    });
    const view = seen(state, 0);
    const army = view.armies.find(({ id }) => id === 'v2');
    expect(army && strengthsOf(view, army)).toEqual([3, 4, 5, 6]);
  });
});

describe('the prospects of an attack', () => {
  const land = (shown: boolean, state: Partial<State> = {}): State =>
    seen(
      scene({
        normans: [{ points: 5, in: '3,4' }],
        vikings: [
          { points: 4, in: '4,3', shown },
          { points: 6, in: 'ship' },
        ],
        state: { lost: [10, 5], ...state },
      }),
      0,
    );

  it('[CAM-RULING-20] are those of the ledger where both strengths are known', () => {
    const outlook = outlookOf(land(true), attack('n1', 'v1', '4,3'));
    expect(outlook?.prospects).toHaveLength(1);
    expect(outlook?.prospects[0]?.win).toBeCloseTo(0.73, 2);
    expect(outlook?.hampered).toBe(0);
  });

  it('name one chance for each strength that is possible, the stronger the worse', () => {
    const outlook = outlookOf(land(false), attack('n1', 'v1', '4,3'));
    const chances = outlook?.prospects.map(({ win }) => win) as number[];
    expect(outlook?.prospects.map(({ strength }) => strength)).toEqual([4, 5, 6]);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  });

  it('reckon with a river on the way', () => {
    const state = scene({
      normans: [{ points: 5, in: '3,4' }],
      vikings: [{ points: 4, in: '4,4', shown: true }],
    });
    const across = outlookOf(seen(state, 0), attack('n1', 'v1', '4,4'));
    expect(across?.hampered).toBe(1);
    expect(across?.prospects[0]?.win).toBeLessThan(0.7);
  });
});

describe('a battle under way', () => {
  const battleIn = (): State => {
    const game = play({
      normans: [{ points: 5, in: '1,3' }],
      vikings: [
        { points: 4, in: '2,3', shown: true },
        { points: 3, in: 'ship' },
      ],
      hands: [['scouts'], ['scouts']],
      agenda: movement(NORMANS),
    });
    return game.choose('move:n1:2,3').state;
  };

  it('[CAM-RULING-20] is won by one or the other, and Scouts help whoever plays them', () => {
    const state = battleIn();
    const { battle } = state;
    if (battle === null) throw new Error('no battle');
    const [mine, theirs] = [winIn(state, battle, true, null), winIn(state, battle, false, null)];
    expect(mine).toBeCloseTo(0.7251, 4);
    expect(theirs).toBeCloseTo(1 - 0.7251, 4);
    expect(winIn(state, battle, true, 'scouts')).toBeGreaterThan(mine);
    expect(winIn(state, battle, false, 'scouts')).toBeGreaterThan(theirs);
  });
});

describe('the card of an army', () => {
  const state = scene({
    normans: [
      { points: 5, in: '2,4' },
      { points: 4, in: '3,4', shown: true },
      { points: 6, in: '0,4' },
    ],
    vikings: [{ points: 6, in: '4,3' }],
    state: { lost: [4, 9] },
  });
  const valuesOf = (seat: number, piece: ArmyId) =>
    cardAt(seen(state, seat), seat, { hex: '2,4', piece }, 'en')?.values?.map(({ label, value, sum }) =>
      `${label}: ${value}${sum === undefined ? '' : ` (${sum})`}`.replaceAll('\u00a0', ' '),
    );

  it('[CAM-UNIT-06] tells its owner its points', () => {
    expect(valuesOf(0, 'n1')).toEqual(['Points: 5', 'Dice in battle: 5']);
  });

  it('[CAM-UNIT-06] tells the enemy what it may have, and why', () => {
    expect(valuesOf(1, 'n2')).toEqual(['Points: 4', 'Dice in battle: 4']);
    // Of 15 points 4 are lost and 4 were seen: 7 are left for two armies of 1 to 6.
    expect(valuesOf(1, 'n1')).toEqual([
      'Points: 1 to 6 (15 in all − 4 lost − 4 seen elsewhere = 7, hidden in 2 armies)',
    ]);
  });
});
