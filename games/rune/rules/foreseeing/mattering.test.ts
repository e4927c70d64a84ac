import { describe, expect, it } from 'vitest';
import { type Foreseen, NOTHING_FORESEEN, type Toll } from './counting.ts';
import { eventsForeseen, whatMattered } from './mattering.ts';

const NONE: Toll = {
  met: 10,
  rolls: 0,
  failed: 0,
  hp: {},
  wounds: {},
  deaths: {},
  points: {},
  loot: {},
};
const of = (places: Readonly<Record<string, Partial<Toll>>>): Foreseen => ({
  ...NOTHING_FORESEEN,
  runs: 10,
  places: Object.fromEntries(Object.entries(places).map(([path, toll]) => [path, { ...NONE, ...toll }])),
});

describe('what mattered', () => {
  it('has runs in which it cost nothing among its runs, and says how sure that is', () => {
    const [trap] = whatMattered(
      of({ 'events.0.elements.0': { met: 5, hp: { 20: 5 }, rolls: 8, failed: 2 } }),
    );
    expect(trap).toMatchObject({ met: { value: 0.5 }, hp: { value: 10 }, failed: { value: 0.25 } });
    // Five times 20 and five times nothing: the spread is √(10 · 100 / 9).
    expect(trap!.hp.to - 10).toBeCloseTo((1.959964 * Math.sqrt(1000 / 9)) / Math.sqrt(10), 6);
  });

  it('[RUN-VP-41] puts first what cost and brought most, a death as much as it costs whoever leads', () => {
    const all = whatMattered(
      of({
        'events.0.elements.0': { hp: { 70: 10 } },
        'events.0.elements.1': { deaths: { 1: 10 } },
        'events.1.elements.0': { points: { '-80': 10 } },
        'events.1.elements.1': { loot: { 10: 10 }, points: { 50: 10 } },
      }),
    );
    expect(all.map(({ path, weight }) => [path, weight])).toEqual([
      ['events.1.elements.0', 80],
      ['events.0.elements.1', 75],
      ['events.0.elements.0', 70],
      ['events.1.elements.1', 60],
    ]);
  });

  it('tells fights by their foes and their field, and events by themselves, in their order', () => {
    const foreseen = of({
      'events.10': {},
      'events.2': {},
      'events.2.combat': {},
      'events.2.combat.foes.0': {},
      'events.2.map': {},
      'events.2.elements.0': {},
      'events.2.elements.0.roll': {},
      'events.2.elements.0.gains.0': {},
    });
    expect(whatMattered(foreseen).map(({ path }) => path)).toEqual([
      'events.2.combat.foes.0',
      'events.2.elements.0',
      'events.2.map',
    ]);
    expect(eventsForeseen(foreseen).map(({ path }) => path)).toEqual(['events.2', 'events.10']);
  });

  it('says nothing after one run', () => {
    expect(whatMattered({ ...of({ 'events.0.elements.0': { hp: { 9: 1 } } }), runs: 1 })).toEqual([]);
  });
});
