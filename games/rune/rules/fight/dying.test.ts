import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Mark } from '../hooks/mark.ts';
import type { Fighter } from './state.ts';
import { allDiceCast, happening, one, play, type Scene } from './testing.ts';

const { ragnar, gunnhild } = READY_MADE;
afterEach(allDiceCast);

const hurts = (who: string, raw: number) =>
  happening({ effect: 'damage', who, raw, by: null, armor: false, rule: 'test' });
/** Ragnar, whose body soaks 3, and Gunnhild at his side. */
const near = (h0: Partial<Fighter>, more: Partial<Scene> = {}): Scene => ({
  heroes: [ragnar, gunnhild],
  foes: [{}],
  ...more,
  fighters: { h0: { x: 10, y: 10, ...h0 }, h1: { x: 11, y: 10 }, f0: { x: 38, y: 28 }, ...more.fighters },
});

describe('whoever clings to life', () => {
  const lingering: Mark = { kind: 'lingering', gift: 'ever-flowing-cup', by: 'h0', until: 6 };
  const dying: Partial<Fighter> = { hp: 0, condition: 'dying', marks: [lingering] };

  it('[RUN-RULING-G79] is not lost when everybody has had his chance, and may be saved by anybody', () => {
    const past = play({ ...near(dying), turn: 'h1' }, 2).choose('heal:h0');
    expect(past.told('treated')).toMatchObject([{ difficulty: 12, helped: false }]);
    expect(one(past, 'h0').condition).toBe('dying');
    const again = play({ ...near(dying), turn: 'h1' }, 8).choose('heal:h0');
    expect(one(again, 'h0')).toMatchObject({ condition: 'able', hp: 4, marks: [] });
  });

  it('[RUN-RULING-G79] [RUN-RULING-C23] dies of another blow all the same', () => {
    expect(one(play({ ...near(dying), agenda: [hurts('h0', 4)] }), 'h0').condition).toBe('dead');
  });

  it('[RUN-RULING-G79] is tended after a fight for as many rounds as are left to him', () => {
    const won = (round: number, ...faces: number[]) =>
      play(
        near(dying, {
          fighters: { f0: { condition: 'dead', hp: 0 } },
          state: { round },
          agenda: [{ step: 'aftermath' }],
        }),
        ...faces,
      );
    expect(won(4, 2, 3).told('treated')).toHaveLength(2);
    expect(one(won(4, 2, 3), 'h0').condition).toBe('dead');
    expect(one(won(5, 9), 'h0').condition).toBe('able');
  });
});

describe('whoever fights on after death', () => {
  const stand: Mark = { kind: 'lastStand', gift: 'dying-blow', by: 'h0', until: 6, level: 2, impairment: 3 };
  const standing: Partial<Fighter> = { hp: 0, wounds: 4, marks: [stand] };

  it('[RUN-RULING-G37] can be hurt no more, and not die before his time', () => {
    const struck = play({ ...near(standing), agenda: [hurts('h0', 60)] });
    expect(one(struck, 'h0')).toMatchObject({ condition: 'able', hp: 0, wounds: 5 });
    expect(struck.state.tally).toEqual([]);
  });

  it('[RUN-RULING-G37] is able again though he lay there', () => {
    const rises = { effect: 'attach', who: 'h0', mark: stand, rule: 'test' } as const;
    const up = play({
      ...near({ hp: 9, wounds: 4, condition: 'incapacitated' }),
      agenda: [happening(rises)],
    });
    expect(one(up, 'h0').condition).toBe('able');
  });
});

describe('what heals', () => {
  it('[RUN-RULING-G35] brings a dying man back to his feet, or to where Wounds keep him', () => {
    const heals = happening({ effect: 'heal', who: 'h0', hp: 12, rule: 'test' });
    const healed = (wounds: number) =>
      one(play({ ...near({ hp: 0, wounds, condition: 'dying', saviours: ['h1'] }), agenda: [heals] }), 'h0');
    expect(healed(0)).toMatchObject({ condition: 'able', hp: 12, saviours: [] });
    expect(healed(4)).toMatchObject({ condition: 'incapacitated', hp: 12, saviours: [] });
    expect(healed(5)).toMatchObject({ condition: 'dying', saviours: ['h1'] });
  });
});

describe('whoever has left', () => {
  it('[RUN-RULING-G31] is beyond all help if something kills him there, and lies nowhere', () => {
    const out = (raw: number) =>
      one(play({ ...near({ hp: 40, condition: 'out' }), agenda: [hurts('h0', raw)] }), 'h0');
    expect(out(13)).toMatchObject({ condition: 'out', hp: 30 });
    expect(out(50)).toMatchObject({ condition: 'dead' });
  });
});

describe('the worst that happened to a hero', () => {
  it('[RUN-RULING-G32] is remembered, whatever heals', () => {
    const heals = happening({ effect: 'heal', who: 'h0', hp: 50, rule: 'test' });
    const healed = play({
      ...near({ hp: 40 }),
      agenda: [heals, hurts('h0', 43)],
    });
    expect(healed.state.fighters[0]).toMatchObject({ worst: { hp: 0, wounds: 2 } });
  });
});
