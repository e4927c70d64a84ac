import { describe, expect, it } from 'vitest';
import { ledgerTable } from '../../testing-ledger.ts';
import { hardship, type Lost, mapped, neededInARow, SETTING_OUT, wayOf } from './lost.ts';
import {
  endOfWanderers,
  findersOf,
  leftAfter,
  mauledBy,
  mayCome,
  wanderersAt,
  wanderersOf,
} from './wandering.ts';

const HIT = { success: true, triumph: false };
const MISS = { success: false, triumph: false };
const after = (...rolls: (typeof HIT)[]): Lost => rolls.reduce(mapped, SETTING_OUT);

describe('getting lost', () => {
  it('[RUN-HAZ-LOST-01] [RUN-HAZ-LOST-09] does not happen to whoever reads the map right at once', () => {
    expect(wayOf(after(HIT))).toBe('never lost');
    expect(wayOf(after(MISS))).toBe('lost');
  });

  it('[RUN-HAZ-LOST-02] asks for one more in a row than has failed, and for four at the most', () => {
    expect([1, 2, 3, 4, 9].map((n) => neededInARow({ ...SETTING_OUT, failures: n }))).toEqual([
      2, 3, 4, 4, 4,
    ]);
    expect(wayOf(after(MISS, HIT))).toBe('lost');
    expect(wayOf(after(MISS, HIT, HIT))).toBe('found again');
  });

  it('[RUN-TV-T43] [RUN-HAZ-LOST-09] is over after two failures, a triumph and a success', () => {
    expect(neededInARow(after(MISS))).toBe(2);
    expect(neededInARow(after(MISS, MISS))).toBe(3);
    const way = after(MISS, MISS, { success: true, triumph: true }, HIT);
    expect([wayOf(way), way.rolls]).toEqual(['found again', 4]);
  });

  it('[RUN-HAZ-LOST-03] begins the row anew with every failure, and a triumph counts twice', () => {
    expect(after(MISS, HIT, MISS)).toEqual({ failures: 2, streak: 0, rolls: 3 });
    expect(wayOf(after(MISS, { success: true, triumph: true }))).toBe('found again');
  });

  it('[RUN-HAZ-LOST-04] [RUN-RULING-T52] counts all rolls, whoever made them, the first among them', () => {
    expect(after(MISS, HIT, HIT).rolls).toBe(3);
  });

  it('[RUN-HAZ-LOST-05] [RUN-TV-T44] [RUN-RULING-T52] hurts by a die and what was missed, and a botched die heals nobody', () => {
    // RUN-TV-T44
    expect(hardship(7, 1)).toBe(8);
    expect(hardship(7, 3)).toBe(10);
    expect(hardship(-4, 3)).toBe(3);
  });

  it('[RUN-HAZ-LOST-07] [RUN-TV-T45] [RUN-RULING-T52] is heard, the farther the worse', () => {
    expect(findersOf(4 - -4).threat).toBe('inferior');
    expect([1, 3, 4, 6, 7, 9, 10, 12, 13, 15, 40].map((missing) => findersOf(missing).threat)).toEqual([
      'pitiful',
      'pitiful',
      'weak',
      'weak',
      'inferior',
      'inferior',
      'equal',
      'equal',
      'superior',
      'superior',
      'superior',
    ]);
  });
});

describe('wandering monsters', () => {
  it('[RUN-CHART-WANDER] [RUN-RUN-62] are as the chart has them', () => {
    const rows = ledgerTable('rune-5-running', 'RUN-CHART-WANDER');
    const chart = rows.flatMap(([faces = '', threat = '', dam, difficulty]) =>
      faces.split('–').map((face) => [Number(face), threat.toLowerCase(), Number(dam), Number(difficulty)]),
    );
    expect(chart).toHaveLength(10);
    for (const [face, threat, dam, difficulty] of chart)
      expect(wanderersAt(face as number)).toEqual({ threat, dam, difficulty });
  });

  it.each([
    ['superior', 5, 38],
    ['superior', 8, 18],
    ['equal', -4, 38],
    ['superior', 7, 18],
  ] as const)('[RUN-RUN-63] %s ones cost whoever throws %i %i hit points', (threat, result, loss) => {
    expect(mauledBy(wanderersOf(threat), result)).toBe(loss);
  });

  it('[RUN-RUN-65] [RUN-RULING-R45] leave four hit points where a runner sends them', () => {
    expect(leftAfter(30, 38, 'runner')).toBe(4);
    expect(leftAfter(60, 38, 'runner')).toBe(22);
    expect(leftAfter(2, 38, 'runner')).toBe(2);
  });

  it('[RUN-RUN-69] leave nothing to whoever is lost', () => {
    expect(leftAfter(30, 38, 'getting lost')).toBe(0);
    expect(leftAfter(40, 38, 'getting lost')).toBe(2);
  });

  it('[RUN-RUN-66] are slaughtered by more than half, else driven off', () => {
    expect([endOfWanderers(3, 2), endOfWanderers(2, 2), endOfWanderers(0, 4)]).toEqual([
      'slaughtered',
      'drivenOff',
      'drivenOff',
    ]);
  });

  it('[RUN-RUN-60] [RUN-RUN-61] come only after a warning, upon whoever stays without need', () => {
    const lingering = { healing: false, warned: true, left: false };
    expect(mayCome(lingering)).toBe(true);
    for (const other of [{ healing: true }, { warned: false }, { left: true }])
      expect(mayCome({ ...lingering, ...other })).toBe(false);
  });
});
