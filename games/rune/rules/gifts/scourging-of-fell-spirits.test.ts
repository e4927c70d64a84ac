import { afterEach, describe, expect, it } from 'vitest';
import type { ZoneOf } from '../../content/battle-map.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { odds } from '../fight/odds.ts';
import { scourgingDifficulty } from './scourging-of-fell-spirits.ts';
import { addedTo, allDiceCast, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

type Weird = Pick<ZoneOf<'weird'>, 'statistic' | 'by' | 'side'>;

describe('Scourging of Fell Spirits', () => {
  const area = Array.from({ length: 30 }, (_, y): [number, number, number] => [0, y, 40]);
  const amid = (level: number, ...magic: Weird[]) => ({
    ...facing(
      { 'scourging-of-fell-spirits': level },
      { map: { zones: magic.map((each) => ({ kind: 'weird' as const, area, ...each })) } },
    ),
    turn: 'h0',
  });
  const ATK: Weird = { statistic: 'atk', by: -2, side: 'heroes' };
  const DFN: Weird = { statistic: 'dfn', by: 1, side: 'foes' };
  const use = (what: string) => `gift:scourging-of-fell-spirits:${what}`;

  it('[RUN-GIFT-SCOURGING-OF-FELL-SPIRITS] [RUN-HOOK-16] turns what hampers heroes by its level, past zero', () => {
    // Pre −1: 4 − 1 + 3.
    const turned = play(amid(3, ATK), 4).choose(use('atk-heroes'));
    expect(turned.told('checked')).toMatchObject([{ roll: 'Pre', total: 6, against: 6, success: true }]);
    turned.load(4, 6).choose('strike:f0:0:plain', 'stand');
    expect(addedTo(turned, 'attack')).toMatchObject({ weird: 1 });
    const before = play(amid(3, ATK), 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(addedTo(before, 'attack')).toMatchObject({ weird: -2 });
  });

  it('[RUN-GIFT-SCOURGING-OF-FELL-SPIRITS] turns what helps foes', () => {
    const turned = play(amid(2, DFN), 5).choose(use('dfn-foes')).load(4, 6);
    turned.choose('strike:f0:0:plain', 'stand');
    expect(addedTo(turned, 'defence')).toMatchObject({ weird: -1 });
  });

  it('[RUN-GIFT-SCOURGING-OF-FELL-SPIRITS] [RUN-RULING-G60] of what touches both sides only the side that harms heroes becomes another', () => {
    const both = (by: number) =>
      play(amid(3, { statistic: 'dfn', by, side: 'both' }), 4).choose(use('dfn-both'));
    const foes = both(-2).load(4, 6).choose('strike:f0:0:plain', 'stand');
    expect(addedTo(foes, 'defence')).toMatchObject({ weird: -2 });
    const hampered = play(
      { ...amid(3), state: { happened: both(-2).state.happened, map: both(-2).state.map }, turn: 'f0' },
      4,
      6,
    );
    expect(addedTo(hampered.choose('strike:h0:0:plain', 'stand'), 'defence')).toMatchObject({ weird: 1 });
    const helped = both(2).load(4, 6).choose('strike:f0:0:plain', 'stand');
    expect(addedTo(helped, 'defence')).toMatchObject({ weird: -1 });
  });

  it('[RUN-GIFT-SCOURGING-OF-FELL-SPIRITS] [RUN-RULING-G60] [RUN-RULING-G80] is tried once for each magic, at no cost, and the odds are told', () => {
    const fails = play(amid(3, ATK, ATK, DFN), 3);
    expect(optionsOf(fails, 'gift')).toEqual([use('atk-heroes'), use('dfn-foes')]);
    const told = odds(fails.state, 0, { act: 'gift', gift: 'scourging-of-fell-spirits', what: 'atk-heroes' });
    // 4 or more.
    expect(told?.[0]?.chance).toBeCloseTo(0.7, 1);
    fails.choose(use('atk-heroes'));
    expect(fails.told('scourged')).toEqual([]);
    expect(fails.kind).toBe('act');
    expect(optionsOf(fails, 'gift')).toEqual([use('dfn-foes')]);
    const helpful: Weird[] = [
      { statistic: 'atk', by: 2, side: 'heroes' },
      { statistic: 'dfn', by: -1, side: 'foes' },
    ];
    expect(optionsOf(play(amid(3, ...helpful)), 'gift')).toEqual([]);
  });

  it('[RUN-RULING-G60] of several heroes the one who turned it farthest counts', () => {
    const scene = amid(3, ATK);
    const heroes = [1, 3].map((level) => spentOn({ 'scourging-of-fell-spirits': level }, READY_MADE.ragnar));
    const pair = { ...scene, heroes, fighters: { ...scene.fighters, h1: { x: 10, y: 12 } } };
    const first = play(pair, 6).choose(use('atk-heroes'));
    const { happened } = first.state;
    const second = play({ ...pair, state: { happened }, turn: 'h1' }, 4).choose(use('atk-heroes'));
    expect(second.state.happened.scourged.map(({ by }) => by)).toEqual([1, 3]);
    second.load(4, 6).choose('strike:f0:0:plain', 'stand');
    expect(addedTo(second, 'attack')).toMatchObject({ weird: 1 });
    expect(one(second, 'h1').marks).toHaveLength(1);
  });

  it('[RUN-GIFT-SCOURGING-OF-FELL-SPIRITS] is much harder for whoever designed it', () => {
    expect([scourgingDifficulty(false), scourgingDifficulty(true)]).toEqual([6, 16]);
  });
});
