import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { AnyFrame } from './agenda.ts';
import { allDiceCast, HEROES_SEAT, one, play, type Scene, unanswered } from './testing.ts';

const { gunnhild, ragnar } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
const DUEL: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
};
const answered = (scene: Scene, frame: AnyFrame): string | undefined =>
  unanswered(play({ ...scene, agenda: [frame] }), HEROES_SEAT)?.act;

describe('whoever does not answer in time', () => {
  it('[RUN-RULING-C45] names what is in his hand, or what he can use beside a torch', () => {
    const named = (torch: boolean) => {
      const scene: Scene = {
        ...DUEL,
        heroes: [{ ...ragnar, weapons: [...ragnar.weapons, { weapon: 'viking-broadsword' }] }],
        fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, torch } },
      };
      const asked = play({ ...scene, agenda: [{ step: 'plans' }] });
      const answer = unanswered(asked, HEROES_SEAT);
      expect(asked.decision().options).toContainEqual(answer);
      return answer;
    };
    expect([named(false), named(true)]).toEqual([
      { act: 'plan', form: 0 },
      { act: 'plan', form: 3 },
    ]);
  });

  it('[RUN-RULING-C45] is taken at his fists where both hands would be needed for all else', () => {
    const scene: Scene = { ...DUEL, fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, torch: true } } };
    expect(one(play({ ...scene, agenda: [{ step: 'plans' }] }, 5, 5), 'h0').planned).toBe(3);
  });

  it('[RUN-RULING-C45] dodges if Quickness, Dodge and shield come to one after all that hampers', () => {
    const dodges = (wounds: number, hero = ragnar) =>
      answered(
        { ...DUEL, heroes: [hero], fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, wounds } } },
        {
          step: 'dodge',
          seat: HEROES_SEAT,
          attacker: 'f0',
          target: 'h0',
          form: 0,
          dodges: null,
          behind: 'cover',
        },
      );
    // Ragnar 3; Gunnhild 4 and a shield of 3.
    expect(dodges(2)).toBe('dodge');
    expect(dodges(3)).toBe('stand');
    expect(dodges(3, gunnhild)).toBe('dodge');
  });

  it('[RUN-RULING-C45] strikes at who passes, with care only if that may fell him or costs nothing', () => {
    const strikes = (hp: number, left: boolean, steps: number[]) =>
      answered(
        { ...DUEL, fighters: { h0: { x: 10, y: 10, steps }, f0: { x: 12, y: 10, hp } } },
        { step: 'opportunity', seat: HEROES_SEAT, by: 'h0', target: 'f0', left },
      );
    expect(strikes(25, false, [5])).toBe('strikeIt');
    expect(strikes(24, false, [5])).toBe('carefully');
    expect(strikes(24, false, [])).toBe('strikeIt');
    expect(strikes(50, true, [])).toBe('carefully');
  });

  it('[RUN-RULING-C45] forestalls nothing, lets his chance to act pass, and takes an arm', () => {
    const window: AnyFrame = { step: 'window', seat: HEROES_SEAT, fighter: 'h0', rest: [], finished: 5 };
    const waits: Scene = { ...DUEL, fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, waiting: true } } };
    expect(answered(waits, window)).toBe('later');
    expect(answered(DUEL, { step: 'sever', seat: HEROES_SEAT, by: 'h0', of: 'f0' })).toBe('sever');
    const attacked = play({ ...DUEL, turn: 'f0' }).choose('strike:h0:0:plain');
    expect(attacked.kind).toBe('forestall');
    expect(unanswered(attacked, HEROES_SEAT)).toEqual({ act: 'stand' });
  });

  it('[RUN-RULING-C45] [RUN-MELEE-26] answers a miss by twenty without being asked', () => {
    // −12 + 9 against 17 + 7, and 2 + 8 against 8 + 9.
    const driver = play({ ...DUEL, turn: 'h0' }, 1, 10, 2, 10, 7, 2, 8).choose('strike:f0:0:plain', 'stand');
    expect(driver.told('struck')).toMatchObject([{ by: 'h0' }, { by: 'f0', at: 'h0', attack: 2 + 8 }]);
    expect(one(driver, 'h0').hp).toBe(77);
  });
});
