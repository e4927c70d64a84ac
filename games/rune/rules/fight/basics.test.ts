import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { allDiceCast, one, play, type Scene } from './testing.ts';

const { gunnhild, hrolf, ragnar } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
const DUEL: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
  turn: 'h0',
};

describe('rolls of a fight', () => {
  it('[RUN-BASIC-01] are made with ten-sided dice', () => {
    const driver = play(DUEL, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(driver.told('roll')).toMatchObject([
      { for: 'attack', sides: 10 },
      { for: 'defence', sides: 10 },
    ]);
  });

  it('[RUN-BASIC-05] are changed by what helps and hinders, and what they must reach is not', () => {
    const shot = (movement: 'none' | 'moved' | 'fleeing') => {
      const scene: Scene = {
        ...DUEL,
        heroes: [hrolf],
        fighters: { h0: { x: 5, y: 10 }, f0: { x: 15, y: 10, movement } },
      };
      return play(scene, 9).choose('shoot:f0:0:plain', 'stand').told('shot');
    };
    expect(shot('none')).toMatchObject([{ attack: 9 + 6, defence: 6 }]);
    expect(shot('moved')).toMatchObject([{ attack: 9 + 6 - 6, defence: 6 }]);
    expect(shot('fleeing')).toMatchObject([{ attack: 9 + 6 + 6, defence: 6 }]);
  });

  it('[RUN-BASIC-06] tell by how much: a blow does more, a treatment heals more', () => {
    const left = (face: number): number =>
      one(play(DUEL, face, 2).choose('strike:f0:0:plain', 'stand'), 'f0').hp;
    expect(left(4) - left(8)).toBe(4);
    const treated = (face: number): number =>
      one(
        play(
          {
            heroes: [ragnar, gunnhild],
            foes: [GOBLIN],
            fighters: { h0: { x: 10, y: 10, hp: 10 }, h1: { x: 11, y: 10 }, f0: { x: 38, y: 28 } },
            turn: 'h1',
          },
          face,
        ).choose('heal:h0'),
        'h0',
      ).hp;
    expect(treated(8) - treated(6)).toBe(2 * 4);
  });

  it('[RUN-BASIC-15] are one worse for each point of Impairment, whatever they are for', () => {
    const impaired = (impairment: number): Scene => ({
      ...DUEL,
      fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, impairment } },
    });
    const totals = (impairment: number): unknown[] => [
      play(impaired(impairment), 4, 6).choose('strike:f0:0:plain', 'stand').told('struck')[0]?.attack,
      play({ ...impaired(impairment), turn: 'f0' }, 4, 6)
        .choose('strike:h0:0:plain', 'stand')
        .told('struck')[0]?.defence,
      play(impaired(impairment), 4, 6).choose('engage:f0', 'resist').told('engaged')[0]?.total,
      play(impaired(impairment), 4).choose('stunt:vantage').told('stunt')[0]?.total,
    ];
    const [sound, weary] = [totals(0), totals(2)] as [number[], number[]];
    expect(weary).toEqual(sound.map((total) => total - 2));
  });
});
