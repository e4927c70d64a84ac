import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { meleeProspect } from '../blow.ts';
import { fighterOf } from './fighters.ts';
import { odds } from './odds.ts';
import { allDiceCast, HEROES_SEAT, play, type Scene } from './testing.ts';

const { ragnar, gunnhild, knut } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 30, res: 2 } };
const DUEL: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
  turn: 'h0',
};
const told = (scene: Scene, choice: { act: string } & Record<string, unknown>) =>
  Object.fromEntries(
    (odds(play(scene).state, HEROES_SEAT, choice as never) ?? []).map(({ outcome, chance }) => [
      outcome,
      chance,
    ]),
  );
const STRIKE = { act: 'strike', target: 'f0', form: 0, manner: 'plain' };

describe('odds', () => {
  it('[RUN-MELEE-03] [RUN-DMG-06] of a blow are those of two dice, each turn of it for itself', () => {
    // ATK 9 against DFN 7, for 12 against 3.
    const { hit, wound, kill } = meleeProspect({
      ahead: 2,
      dam: 12,
      soak: 3,
      hp: 30,
      wounds: 0,
      woundThreshold: 15,
    });
    const chances = told(DUEL, STRIKE);
    expect(chances.kill).toBeCloseTo(kill, 12);
    expect(chances.wound).toBeCloseTo(wound - kill, 12);
    expect(chances.hit).toBeCloseTo(hit - wound, 12);
    expect(chances.miss).toBeCloseTo(1 - hit, 12);
  });

  it('[RUN-MELEE-09] [RUN-ACT-05] know what goes with the blow', () => {
    const [plain, holding, berserk] = ['plain', 'holding', 'berserk'].map((manner) =>
      told(DUEL, { ...STRIKE, manner }),
    );
    expect(holding?.miss).toBeLessThan(plain?.miss ?? 0);
    expect(berserk?.miss).toBeLessThan(holding?.miss ?? 0);
  });

  it('[RUN-MISSILE-10] of a shot count those who stand about', () => {
    const shot = { act: 'shoot', target: 'f0', form: 2, manner: 'plain' };
    const alone: Scene = { ...DUEL, fighters: { h0: { x: 2, y: 10 }, f0: { x: 12, y: 10 } } };
    // Bow 0 against 6: a 6 or better.
    expect(told(alone, shot).miss).toBeCloseTo(0.5, 9);
    const crowded: Scene = {
      ...alone,
      heroes: [ragnar, gunnhild],
      fighters: { ...alone.fighters, h1: { x: 12, y: 12 } },
    };
    expect(told(crowded, shot).miss).toBeCloseTo(0.8, 9);
  });

  it('[RUN-HEAL-07] [RUN-HEAL-20] of healing never botch for another', () => {
    const scene: Scene = {
      ...DUEL,
      heroes: [gunnhild, ragnar],
      fighters: { h0: { x: 10, y: 10, hp: 40 }, h1: { x: 11, y: 11, hp: 40 }, f0: { x: 30, y: 20 } },
    };
    // 7 with 4: a 3 or better; himself a one is no good either.
    expect(told(scene, { act: 'heal', target: 'h1' }).success).toBeCloseTo(0.8, 9);
    expect(told(scene, { act: 'heal', target: 'h0' }).success).toBeCloseTo(0.8, 9);
  });

  it('[RUN-SPECIAL-09] of breaking free know the grip', () => {
    const held = { by: 'f0', how: 'hold' as const, margin: 4 };
    const scene: Scene = {
      ...DUEL,
      heroes: [knut],
      fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, held } },
    };
    // Dex 3, Brawling 2, the flail's Dfn 1: 10 with 6.
    expect(told(scene, { act: 'breakFree' }).success).toBeCloseTo(0.7, 9);
  });

  it('say nothing of a foe whose numbers one does not know', () => {
    const { state } = play(DUEL);
    const hidden = { ...state, foes: state.foes.map((foe) => ({ ...foe, statistics: null })) };
    expect(odds(hidden, HEROES_SEAT, STRIKE as never)).toBeNull();
    expect(fighterOf(hidden, 'f0').hp).toBe(30);
  });
});
