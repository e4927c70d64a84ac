import { FastDice, LoadedDice } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { gain, roll, trap } from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { EventOf, GameEvent } from '../fight/events.ts';
import { heroSheet } from '../fight/sheets.ts';
import { amid, EASY, HOPELESS, holding, notes } from '../sitting/testing.ts';
import { mergedRuns, NOTHING_FORESEEN } from './counting.ts';
import { played, unwatched } from './testing.ts';

const { ragnar, gunnhild } = READY_MADE;
const bonus = [ragnar, gunnhild].map((hero) => heroSheet(hero).roll('dodge'));
const difficulty = Math.max(...bonus) + 4;
const burn = [{ kind: 'damage', dam: 12, armorIgnoring: true }] as const;
/** Whatever else is rolled after what was loaded. */
const loaded = (...faces: number[]) => new LoadedDice(faces, new FastDice(1));

const told = <T extends GameEvent['type']>(log: readonly GameEvent[], type: T): EventOf<T>[] =>
  log.filter((event): event is EventOf<T> => event.type === type);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('a run of an encounter', () => {
  it('[RUN-VP-21] [RUN-VPR-07] counts a trap by its place: who rolled, who failed, what it took and what it paid', () => {
    const { count, log } = played(holding(trap(roll('dodge', difficulty), burn)), loaded(9, 2));
    const [hurt] = told(log, 'hurt');
    const paid = 3 * (bonus[0]! + 9 - difficulty);
    const missed = 3 * (difficulty - bonus[1]! - 2);
    expect(hurt).toMatchObject({ fighter: 'h1' });
    const lost = hurt!.lost;
    expect(lost).toBeGreaterThan(0);
    expect(count).toMatchObject({
      runs: 1,
      heroes: 2,
      ends: { through: 1, drivenOff: 0, fallen: 0 },
      rounds: { 0: 1 },
      rolls: { 2: 1 },
      deaths: { 0: 1 },
      almostDown: { 0: 1 },
      loot: { 0: 1 },
    });
    expect(count.places['events.0.elements.0']).toEqual({
      met: 1,
      rolls: 2,
      failed: 1,
      hp: { [lost]: 1 },
      wounds: hurt!.wounds === 0 ? {} : { [hurt!.wounds]: 1 },
      deaths: {},
      points: { [paid]: 1 },
      loot: {},
    });
    expect(count.places['events.0.elements.0.roll']).toMatchObject({
      rolls: 2,
      failed: 1,
      hp: {},
      points: { [paid]: 1 },
    });
    expect(count.places['events.0']).toMatchObject({ met: 1, hp: { [lost]: 1 }, points: { [paid]: 1 } });
    // What his own hit points cost him is counted as such, and he has no less than nothing.
    expect(count.pillagers).toEqual({ [ragnar.name]: { [paid]: 1 }, [gunnhild.name]: { 0: 1 } });
    expect(count.points).toEqual({ [paid]: 1 });
    // His fee, and three for each point by which the roll failed.
    expect(count.runner).toEqual({ [30 + missed]: 1 });
  });

  it('[RUN-VP-32] [RUN-VPR-20] counts the dead, and to what each death goes back', () => {
    const pit = trap(roll('dodge', HOPELESS), [{ kind: 'damage', dam: 99, armorIgnoring: true }]);
    const { count, state } = played(notes({}, { elements: [pit] }), loaded(2, 2));
    const dead = state.fighters.filter(({ condition }) => condition === 'dead').length;
    expect(dead).toBe(2);
    expect(count).toMatchObject({
      ends: { through: 0, fallen: 1 },
      deaths: { 2: 1 },
      points: { 0: 1 },
    });
    expect(count.places['events.1.elements.0']?.deaths).toEqual({ 2: 1 });
    // Nobody loses more than he has, however hard it strikes him.
    const all = sum([ragnar, gunnhild].map((hero) => heroSheet(hero).maxHp));
    expect(count.places['events.1.elements.0']?.hp).toEqual({ [all]: 1 });
    expect(count.places['events.1']?.deaths).toEqual({ 2: 1 });
    expect(count.places['events.0']).toMatchObject({ met: 1, deaths: {}, hp: {} });
  });

  it('[RUN-VPR-07] counts a place that was met and cost nothing as met', () => {
    const omen = trap(null, [{ kind: 'impairment', points: 1 } as never]);
    const { count } = played(notes({}, { elements: [omen] }), loaded());
    expect(count.places['events.1.elements.0']).toMatchObject({ met: 1, rolls: 0, hp: {}, points: {} });
  });

  it('[RUN-TRE-02] [RUN-GAIN-90] counts what is won by the gain that brings it', () => {
    const chest = gain(
      [
        { kind: 'silver', ounces: 7 },
        { kind: 'points', award: 5, shared: 'mutual', deed: 'Open it.' },
      ],
      roll('dodge', EASY),
    );
    const { count, log } = played(holding(chest), loaded(5, 5));
    const rolled = sum(
      told(log, 'scored')
        .filter(({ cause }) => cause === 'success')
        .map(({ points }) => points),
    );
    expect(count.loot).toEqual({ 7: 1 });
    expect(count.places['events.0.elements.0.gains.0']).toMatchObject({ loot: { 7: 1 }, points: {} });
    expect(count.places['events.0.elements.0.gains.1']).toMatchObject({ loot: {}, points: { 10: 1 } });
    expect(count.places['events.0.elements.0']).toMatchObject({
      loot: { 7: 1 },
      points: { [10 + rolled]: 1 },
    });
  });

  it('[RUN-VP-11] [RUN-VP-17] counts a fight by its foes and its field, as its log has it', () => {
    const { count, log } = played(amid(), new FastDice(3));
    const foes = told(log, 'mustered')[0]!.foes;
    const ofFoes = told(log, 'scored').filter(({ of }) => of !== null && foes.includes(of));
    const byFoes = told(log, 'scored').filter(
      ({ cause, of }) => cause === 'suffered' && foes.includes(of ?? ''),
    );
    expect(ofFoes.length).toBeGreaterThan(0);
    const paid = sum(ofFoes.filter(({ cause }) => cause !== 'suffered').map(({ points }) => points));
    expect(count.rounds).toEqual({ [told(log, 'roundBegan').length]: 1 });
    const group = count.places['events.0.combat.foes.0']!;
    expect(group.met).toBe(1);
    expect(group.points).toEqual({ [paid]: 1 });
    const lost = -sum(byFoes.map(({ points }) => points));
    expect(group.hp).toEqual(lost === 0 ? {} : { [lost]: 1 });
    expect(count.places['events.0.combat']).toMatchObject({ met: 1, points: { [paid]: 1 } });
  });

  it('is the same whether somebody watches it or not', () => {
    const document = amid(trap(roll('dodge', difficulty), burn));
    const { state } = played(document, new FastDice(11));
    expect(unwatched(document, new FastDice(11))).toEqual(state);
  });

  it('counts nothing of what was not reached', () => {
    const { count } = played(
      notes(
        { elements: [trap(roll('dodge', HOPELESS), [{ kind: 'damage', dam: 99, armorIgnoring: true }])] },
        { elements: [trap(roll('dodge', HOPELESS), burn)] },
      ),
      loaded(2, 2),
    );
    expect(Object.keys(count.places).filter((path) => path.startsWith('events.1'))).toEqual([]);
  });
});

describe('many runs', () => {
  const one = played(holding(trap(roll('dodge', difficulty), burn)), loaded(9, 2)).count;
  const other = played(holding(trap(roll('dodge', difficulty), burn)), loaded(9, 9)).count;

  it('add up whatever their order, and nothing adds nothing', () => {
    const all = mergedRuns(mergedRuns(one, other), one);
    expect(mergedRuns(one, mergedRuns(other, one))).toEqual(all);
    expect(mergedRuns(other, one)).toEqual(mergedRuns(one, other));
    expect(mergedRuns(NOTHING_FORESEEN, all)).toEqual(all);
    expect(mergedRuns(all, NOTHING_FORESEEN)).toEqual(all);
    expect(all).toMatchObject({
      runs: 3,
      heroes: 6,
      ends: { through: 3 },
      rolls: { 2: 3 },
      deaths: { 0: 3 },
    });
    expect(all.places['events.0.elements.0']).toMatchObject({ met: 3, rolls: 6, failed: 2 });
    const [lost] = Object.keys(one.places['events.0']!.hp);
    expect(all.places['events.0']?.hp).toEqual({ [lost!]: 2 });
  });
});
