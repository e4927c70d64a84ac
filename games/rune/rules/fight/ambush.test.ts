import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { begin } from './setup.ts';
import { allDiceCast, one, play, type Scene } from './testing.ts';

const { ragnar } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
const AMBUSHED: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  fighters: { h0: { x: 10, y: 10, surprise: 'full' }, f0: { x: 12, y: 10 } },
  turn: 'h0',
};
const inRound = (round: number, surprise: 'full' | 'shaken' = 'full'): Scene => ({
  ...AMBUSHED,
  fighters: { ...AMBUSHED.fighters, h0: { x: 10, y: 10, surprise } },
  state: { round },
});
const attacks = (scene: Scene) =>
  (play(scene, 4, 6).choose('strike:f0:0:plain', 'stand').told('struck')[0] as unknown as { attack: number })
    .attack;

describe('an ambush', () => {
  it('[RUN-HAZ-AMBUSH-05] [RUN-HAZ-AMBUSH-09] [RUN-MELEE-06] takes six off attack and defence, then three, then one', () => {
    expect([1, 2, 3, 4].map((round) => attacks(inRound(round)))).toEqual([13 - 6, 13 - 3, 13 - 1, 13]);
    const defends = play({ ...inRound(1), turn: 'f0' }, 4, 6).choose('strike:h0:0:plain', 'stand');
    expect(defends.told('struck')).toMatchObject([{ attack: 12, defence: 15 - 6 }]);
  });

  it('[RUN-HAZ-AMBUSH-05] [RUN-RULING-T43] and off Engagement in the first round alone', () => {
    const engaged = (round: number) =>
      play(inRound(round), 4, 6).choose('engage:f0', 'resist').told('engaged');
    expect(engaged(1)).toMatchObject([{ total: 9 - 6 }]);
    expect(engaged(2)).toMatchObject([{ total: 9 }]);
  });

  it('[RUN-HAZ-AMBUSH-06] [RUN-HAZ-AMBUSH-07] is shaken off with Bravery at the Initiative of the second round, or of the third', () => {
    // Ragnar's Stamina is 3, his Bravery 1.
    const rolls = (round: number, ...faces: number[]) =>
      play({ ...inRound(round), turn: undefined as never, agenda: [{ step: 'initiative' }] }, ...faces);
    expect(one(rolls(2, 5, 3, 8), 'h0').surprise).toBe('shaken');
    expect(one(rolls(2, 4, 3, 8), 'h0').surprise).toBe('full');
    expect(one(rolls(3, 5, 3, 8), 'h0').surprise).toBe('none');
    expect(rolls(1, 3, 8).told('shookOff')).toEqual([]);
    expect(rolls(4, 3, 8).told('shookOff')).toEqual([]);
    expect([2, 3].map((round) => attacks(inRound(round, 'shaken')))).toEqual([13 - 2, 13]);
  });

  it('[RUN-HAZ-AMBUSH-06] a foe rolls its Res', () => {
    const scene: Scene = {
      ...AMBUSHED,
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10, surprise: 'full' } },
      turn: undefined as never,
      state: { round: 2 },
      agenda: [{ step: 'initiative' }],
    };
    expect(one(play(scene, 7, 3, 8), 'f0').surprise).toBe('shaken');
    expect(one(play(scene, 6, 3, 8), 'f0').surprise).toBe('full');
  });

  it('[RUN-HAZ-AMBUSH-01] is agreed before the fight, on either side', () => {
    const foe = { foe: 'goblin-warrior', threat: 'equal', missile: null, selfWilled: false } as const;
    const foes = [{ ...foe, hunts: false, magic: null }];
    const begun = begin([[ragnar], 'foes'], { foes, mix: 'free', surprised: 'foes' });
    const sides = 'ok' in begun ? begun.ok.fighters.map(({ side, surprise }) => [side, surprise]) : [];
    expect(sides).toEqual([
      ['heroes', 'none'],
      ['foes', 'full'],
    ]);
    const heroes = begin([[ragnar]], { foes: 'goblins', surprised: 'heroes' });
    expect(heroes).toMatchObject({ ok: { fighters: [{ side: 'heroes', surprise: 'full' }] } });
  });
});
