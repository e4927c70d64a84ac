import { afterEach, describe, expect, it } from 'vitest';
import type { ItemOf } from '../../../content/treasure/item.ts';
import { field, laborers, roll, trap } from '../../../documents/encounter/testing.ts';
import { heroNow } from '../../../documents/hero/now.ts';
import { fighterOf } from '../../fight/fighters.ts';
import { heroSheet } from '../../fight/sheets.ts';
import { allDiceCast, playFrom } from '../../fight/testing.ts';
import { begun, holding, notes } from '../testing.ts';
import { goodsOf } from './goods.ts';
import { gunnhild, owning, ragnar } from './testing.ts';

afterEach(allDiceCast);

const potion = (changes: Partial<ItemOf<'potion'>> = {}): ItemOf<'potion'> => ({
  kind: 'potion',
  to: 'climb',
  bonus: 3,
  rounds: 2,
  doses: 2,
  ...changes,
});
const climb = (difficulty: number) =>
  trap(roll('climb', difficulty, { condition: { trigger: 'Up.', exposure: 'remains' }, type: 'singular' }), [
    { kind: 'status', points: 5 },
  ]);

describe('a potion in a room', () => {
  it('[RUN-TRE-42] [RUN-TRE-44] takes a dose and helps for as many rolls as it has rounds', () => {
    const walls = [climb(0), climb(0), climb(0)];
    const driver = playFrom(begun(holding(...walls), [owning(ragnar, 0, potion()), gunnhild]), 5, 5, 5);
    const thing = goodsOf(driver.state.heroes[0]!).findIndex(({ kind }) => kind === 'potion');
    const touch = (offer: number) => {
      if (!driver.options().includes(`touch:h0:${offer}`)) driver.choose('goOn');
      driver.choose(`touch:h0:${offer}`);
    };
    driver.choose(`drink:h0:${thing}`);
    expect(heroNow(driver.state.heroes[0]!).items).toEqual([potion({ doses: 1 })]);
    expect(driver.options(1)).not.toContain(`drink:h0:${thing}`);
    driver.choose('goOn');
    expect(driver.options()).not.toContain(`drink:h0:${thing}`);
    touch(0);
    touch(1);
    touch(2);
    const totals = driver.told('attempted').map(({ total }) => total as number);
    expect(totals).toEqual([totals[2]! + 3, totals[2]! + 3, totals[2]!]);
    driver.choose('goOn');
    expect(driver.options()).toContain(`drink:h0:${thing}`);
  });

  it('[RUN-RULING-T77] runs out by every roll that the notes call for, whoever makes it', () => {
    const walls = [climb(0), climb(0), climb(0)];
    const driver = playFrom(begun(holding(...walls), [owning(ragnar, 0, potion()), gunnhild]), 5, 5, 5);
    const thing = goodsOf(driver.state.heroes[0]!).findIndex(({ kind }) => kind === 'potion');
    driver.choose(`drink:h0:${thing}`, 'touch:h1:0', 'touch:h0:1', 'touch:h1:1');
    expect(fighterOf(driver.state, 'h0').marks).toEqual([]);
    const [, his] = driver.told('attempted').map(({ total }) => total as number);
    expect(his).toBe(5 + heroSheet(driver.state.heroes[0]!).roll('climb') + 3);
  });

  it('[RUN-TRE-42] [RUN-RULING-T77] goes on working in a fight for the rounds that are left of it', () => {
    const document = notes({ location: 'A field', combat: laborers(3), map: field() }, {});
    const driver = playFrom(begun(document, [owning(ragnar, 0, potion({ rounds: 3 })), gunnhild]));
    const thing = goodsOf(driver.state.heroes[0]!).findIndex(({ kind }) => kind === 'potion');
    driver.choose(`drink:h0:${thing}`);
    while (driver.kind === 'room') driver.choose('goOn');
    expect(driver.state.round).toBe(1);
    expect(fighterOf(driver.state, 'h0').marks).toMatchObject([{ kind: 'draught', until: 3 }]);
    const { state } = driver;
    Object.assign(state, { ended: 'heroes', round: 2, agenda: [{ step: 'passage' }, { step: 'fought' }] });
    expect(fighterOf(playFrom(state).state, 'h0').marks).toMatchObject([{ kind: 'draught', until: 0 }]);
  });
});

describe('a simple potion', () => {
  const simple = potion({ rounds: null, doses: 1 });
  const failed = (...faces: number[]) =>
    playFrom(begun(holding(climb(12)), [owning(ragnar, 0, simple), gunnhild]), ...faces).choose('touch:h0:0');

  it('[RUN-TRE-46] [RUN-RULING-R09] gives one more try, better by its potency; what was missed stays missed', () => {
    const driver = failed(2);
    expect([driver.kind, driver.asked]).toEqual(['retry', [0]]);
    driver.load(10, 6).choose('drink');
    const [first, second] = driver.told('attempted') as unknown as { total: number; success: boolean }[];
    expect([first!.success, second!.success]).toEqual([false, true]);
    expect(second!.total - first!.total).toBe(16 - 2 + 3);
    expect(driver.told('stricken')).toEqual([]);
    expect(driver.state.failures).toHaveLength(1);
    expect(heroNow(driver.state.heroes[0]!).items).toEqual([]);
    expect(fighterOf(driver.state, 'h0').marks).toEqual([]);
  });

  it('[RUN-TRE-46] is never drunk twice for one roll, nor by who leaves it', () => {
    const two = potion({ rounds: null, doses: 2 });
    const driver = playFrom(begun(holding(climb(30)), [owning(ragnar, 0, two), gunnhild]), 2, 2);
    driver.choose('touch:h0:0', 'drink');
    expect(driver.kind).toBe('room');
    expect(driver.told('stricken')).toHaveLength(1);
    const other = playFrom(begun(holding(climb(12)), [owning(ragnar, 0, potion()), gunnhild]), 2);
    expect(other.choose('touch:h0:0').kind).toBe('room');
    const left = failed(2).choose('leaveIt');
    expect(left.told('stricken')).toHaveLength(1);
    expect(heroNow(left.state.heroes[0]!).items).toEqual([simple]);
  });

  it('[RUN-TRE-47] of Healer lets its owner treat somebody at once, and better', () => {
    const healer = potion({ to: 'healer', rounds: null, doses: 1 });
    const driver = playFrom(begun(holding(), [owning(ragnar, 0, healer), gunnhild]));
    Object.assign(fighterOf(driver.state, 'h1'), { hp: 20, rest: 3 });
    driver.load(9).choose('treat:h0:h1');
    expect(heroNow(driver.state.heroes[0]!).items).toEqual([]);
    const [{ total }] = driver.told('treated') as unknown as [{ total: number }];
    Object.assign(fighterOf(driver.state, 'h1'), { hp: 20, rest: 0 });
    driver.load(9).choose('goOn').choose('treat:h0:h1');
    expect((driver.told('treated')[1] as unknown as { total: number }).total).toBeLessThan(total);
    Object.assign(fighterOf(driver.state, 'h1'), { hp: 20, rest: 3 });
    driver.choose('goOn');
    expect(driver.options()).not.toContain('treat:h0:h1');
  });
});
