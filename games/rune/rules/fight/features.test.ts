import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { settlement } from './reckoning.ts';
import { allDiceCast, play, type Scene } from './testing.ts';

afterEach(allDiceCast);

const { ragnar } = READY_MADE;

/** What terrain brings whoever plays the foes. */
const paid = (features: string[]): number | undefined =>
  settlement(play({ state: { features } }).state).find(({ cause }) => cause === 'terrain')?.points;

describe('terrain', () => {
  const field: Scene = {
    heroes: [ragnar],
    map: {
      zones: [
        { kind: 'uneven', area: [[10, 10, 3]] },
        { kind: 'uneven', area: [[10, 14, 1]] },
        {
          kind: 'wind',
          area: Array.from({ length: 30 }, (_, y) => [0, y, 40] as [number, number, number]),
          penalty: 1,
        },
      ],
      objects: [
        { id: 'one', kind: 'barrier', area: [[7, 6, 1]], item: 'barrel' },
        { id: 'two', kind: 'barrier', area: [[11, 6, 1]], item: 'log' },
        { id: 'stone', kind: 'cover', area: [[12, 17, 1]], degree: 'half', persons: 1 },
        { id: 'stump', kind: 'cover', area: [[20, 17, 1]], degree: 'half', persons: 1 },
        { id: 'torch', kind: 'light', area: [[20, 6, 1]], lit: true },
        { id: 'snare', kind: 'grabber', area: [[24, 10, 1]], difficulty: 6, dam: 0 },
      ],
    },
    fighters: { h0: { x: 9, y: 10 }, f0: { x: 35, y: 25 } },
    turn: 'h0',
  };
  const crossed = (from: { x: number; y: number }, to: string): readonly string[] =>
    play({ ...field, fighters: { ...field.fighters, h0: from } }).choose(`walk:${to}`).state.features;

  it('[RUN-VPR-09] [RUN-RULING-T70] is paid when a hero goes into something, out of it, or up to it', () => {
    expect(crossed({ x: 9, y: 10 }, '10:10')).toEqual(['uneven:0']);
    expect(crossed({ x: 10, y: 10 }, '9:10')).toEqual(['uneven:0']);
    expect(crossed({ x: 12, y: 14 }, '12:16')).toEqual(['cover:stone']);
    expect(crossed({ x: 9, y: 10 }, '9:8')).toEqual([]);
    // What blows everywhere moves nobody.
    expect(crossed({ x: 10, y: 10 }, '11:10')).toEqual([]);
  });

  it('[RUN-RULING-F14] once for an element, however many there are of it', () => {
    expect(crossed({ x: 9, y: 8 }, '8:7')).toContain('barrier');
    const { features } = play({
      ...field,
      fighters: { ...field.fighters, h0: { x: 9, y: 8 } },
      state: { features: ['barrier'] },
    }).choose('walk:10:7').state;
    expect(features.filter((element) => element === 'barrier')).toHaveLength(1);
    expect(crossed({ x: 9, y: 14 }, '10:14')).toEqual(['uneven:1']);
  });

  it('[RUN-TER-09] [RUN-RULING-T18] takes all barriers for one, whatever they are, and each cover for one', () => {
    expect(crossed({ x: 9, y: 8 }, '8:7')).toEqual(crossed({ x: 9, y: 8 }, '10:7'));
    expect(crossed({ x: 12, y: 14 }, '12:16')).toEqual(['cover:stone']);
    expect(crossed({ x: 20, y: 14 }, '20:16')).toEqual(['cover:stump']);
  });

  it('[RUN-TER-09] takes all ramps for one', () => {
    const ramps = (x: number): Scene => ({
      ...field,
      map: {
        zones: [
          { kind: 'slope', area: [[10, 10, 2]], up: 2 },
          { kind: 'slope', area: [[20, 10, 2]], up: 2 },
        ],
      },
      fighters: { ...field.fighters, h0: { x, y: 10 } },
    });
    expect(play(ramps(9)).choose('walk:10:10').state.features).toEqual(['slope']);
    expect(play(ramps(19)).choose('walk:20:10').state.features).toEqual(['slope']);
  });

  it('[RUN-TER-09] [RUN-VPR-09] takes all levels for one, where a hero gains or leaves one', () => {
    const levels: Scene = {
      ...field,
      map: {
        heights: [
          { feet: 2.5, area: [[10, 10, 1]] },
          { feet: 5, area: [[11, 10, 1]] },
          { feet: 2, area: [[20, 10, 1]] },
        ],
      },
    };
    const from = (x: number, to: number): readonly string[] =>
      play({ ...levels, fighters: { ...field.fighters, h0: { x, y: 10 } } }).choose(`walk:${to}:10`).state
        .features;
    expect(from(9, 10)).toEqual(['level']);
    expect(from(11, 9)).toEqual(['level']);
    expect(from(19, 20)).toEqual([]);
  });

  it('[RUN-RULING-T70] is paid for what a hero jumps over, flees into, or shoves another into', () => {
    const fenced: Scene = {
      ...field,
      map: {
        zones: [{ kind: 'damaging', area: [[14, 10, 1]], dam: 10, grows: false, nature: 'spikes' }],
        objects: [{ id: 'log', kind: 'barrier', area: [[10, 0, 1]], item: 'log' }],
      },
    };
    const at = (h0: { x: number; y: number }): Scene => ({ ...fenced, fighters: { ...field.fighters, h0 } });
    // He stands beside it before and after: only the jump tells.
    expect(play(at({ x: 9, y: 0 }), 9).choose('leap:11:0').state.features).toEqual(['barrier']);
    expect(play(at({ x: 4, y: 0 })).choose('flee:9:0').state.features).toEqual(['barrier']);
    const { turn: _, ...still } = fenced;
    const won: Scene = {
      ...still,
      fighters: { h0: { x: 12, y: 10 }, f0: { x: 13, y: 10 } },
      agenda: [{ step: 'wonEngagement', seat: 0, by: 'h0', target: 'f0' }],
    };
    expect(play(won).choose('shove:2:1').state.features).toEqual(['damaging:0']);
  });

  it('[RUN-VPR-10] [RUN-TRAP-65] [RUN-RULING-T70] is paid for a trap when it makes a hero roll, not before', () => {
    expect(crossed({ x: 22, y: 10 }, '23:10')).toEqual([]);
    const sprung = play({ ...field, fighters: { ...field.fighters, h0: { x: 23, y: 10 } } }, 9);
    expect(sprung.choose('walk:24:10').state.features).toEqual(['grabber:snare']);
  });

  it('[RUN-VPR-09] is not paid for a light on the wall', () => {
    expect(crossed({ x: 20, y: 8 }, '20:7')).toEqual([]);
  });

  it('[RUN-TER-05] [RUN-VPR-09] is paid for a fourth feature, though three at most are paid for by design', () => {
    const features = ['cover:stone', 'uneven:0', 'slope', 'mist:3'];
    expect(paid(features.slice(1))).toBe(60);
    expect(paid(features)).toBe(80);
  });

  it('[RUN-VPR-13] eighty at most', () => {
    const features = ['cover:stone', 'uneven:0', 'uneven:1', 'mist:3', 'barrier'];
    expect(paid(features)).toBe(80);
  });

  it('[RUN-VPR-09] by heroes alone', () => {
    const { state } = play({
      ...field,
      fighters: { h0: { x: 30, y: 25 }, f0: { x: 9, y: 10 } },
      turn: 'f0',
    }).choose('walk:10:10');
    expect(state.features).toEqual([]);
  });

  it('[RUN-HAZ-FIRE-09] [RUN-RULING-T70] is water, for a hero who burns and goes up to it or into it', () => {
    const shore = (fire: boolean, x = 9): Scene => ({
      ...field,
      map: { zones: [{ kind: 'water', area: [[12, 10, 9]], surface: 'tranquil', current: 'none' }] },
      fighters: {
        ...field.fighters,
        h0: {
          x,
          y: 10,
          fire: fire ? { start: 6, round: 1, failed: 0, raging: false, by: null } : null,
        },
      },
    });
    expect(play(shore(true)).choose('walk:10:10').state.features).toEqual([]);
    expect(play(shore(true)).choose('walk:11:10').state.features).toEqual(['water:0']);
    expect(play(shore(false)).choose('walk:11:10').state.features).toEqual([]);
    expect(play(shore(true, 11), 9).choose('swim:13:10').state.features).toEqual(['water:0']);
  });

  it('[RUN-TER-23] [RUN-TERA-12] is not paid for shelter that somebody has found or heaped up while the fight lasts', () => {
    const happened = {
      turned: [],
      cleared: [],
      blocked: [{ x: 15, y: 20 }],
      veiled: [],
      worn: [],
      scourged: [],
    };
    const heaped = play({
      ...field,
      fighters: { ...field.fighters, h0: { x: 12, y: 20 } },
      state: { happened },
    }).choose('walk:14:20');
    expect(heaped.state.features).toEqual([]);
    // A barrier is paid for what it was drawn as, whoever ducks behind it.
    expect(crossed({ x: 9, y: 8 }, '8:7')).toEqual(['barrier']);
  });
});
