import { type Decision, decisionOf, FastDice, type Game, type Level } from '@skald/kernel';
import { walk } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { READY_MADE } from '../documents/hero/ready-made.ts';
import { rune } from '../index.ts';
import { strikeProspect } from '../rules/fight/odds.ts';
import { FOES_SEAT, play, type Scene, TRIAL } from '../rules/fight/testing.ts';
import { best, reasonOf, worth } from './testing.ts';

const { ragnar, gunnhild } = READY_MADE;

/** A middling foe, so that all depends on who stands where and how. */
const MIDDLING = { init: 5, atk: 6, dfn: 6, dam: 10, soak: 6, hp: 50, res: 5 };
const HELPLESSLY_WEAK = { ...MIDDLING, atk: 0, dfn: -8, soak: 0, hp: 50 };
const TERRIBLE = { ...MIDDLING, atk: 16, dfn: 14, dam: 16, soak: 12, hp: 120 };

const fight = (scene: Scene): ReturnType<typeof play> => play({ heroes: [ragnar], turn: 'h0', ...scene });

describe('a hero’s turn', () => {
  it('is a blow at whoever may fall by it, before one at whoever stands unhurt', () => {
    const driver = fight({
      foes: [{ statistics: MIDDLING }, { statistics: MIDDLING }],
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 }, f1: { x: 10, y: 12, hp: 6 } },
    });
    expect(best(driver)).toMatch(/^strike:f1:/);
  });

  it('is a walk up to an enemy and a blow at him, where he is near enough', () => {
    const driver = fight({
      foes: [{ statistics: MIDDLING }],
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 18, y: 10 } },
    });
    const [act, x, y] = best(driver).split(':');
    expect(act).toBe('walk');
    expect(Math.max(Math.abs(Number(x) - 18), Math.abs(Number(y) - 10))).toBeLessThanOrEqual(3);
  });

  it('is reckless where the other falls by it, and not where he would strike back', () => {
    const against = (statistics: typeof MIDDLING, hp: number) => {
      const driver = fight({
        foes: [{ statistics }],
        fighters: { h0: { x: 10, y: 10, hp: 30 }, f0: { x: 12, y: 10, hp } },
      });
      return worth(driver, 'strike:f0:0:berserk', 'jarl') - worth(driver, 'strike:f0:0:weaving', 'jarl');
    };
    expect(against(MIDDLING, 4)).toBeGreaterThan(0);
    expect(against(TERRIBLE, 120)).toBeLessThan(0);
  });

  it('[RUN-MELEE-09] is berserk for a jarl alone, whatever it would bring others', () => {
    const { state } = fight({
      foes: [{ statistics: HELPLESSLY_WEAK }],
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10, hp: 30 } },
    });
    const options = ['berserk', 'plain'].map((manner) => ({ act: 'strike', target: 'f0', form: 0, manner }));
    const prefers = (level: Level): boolean => {
      const [fury, plain] = rune.sense.weigh(state, { seat: 0, kind: 'act', options }, level);
      return (fury as number) > (plain as number);
    };
    expect(prefers('jarl')).toBe(true);
    expect(prefers('karl')).toBe(false);
    expect(prefers('thrall')).toBe(false);
  });

  it('is spent on a fellow who dies beside him, if that may help', () => {
    const driver = fight({
      heroes: [ragnar, gunnhild],
      foes: [{ statistics: { ...TERRIBLE, atk: 4 } }],
      fighters: {
        h0: { x: 10, y: 10 },
        h1: { x: 11, y: 10, hp: 0, condition: 'dying', saviours: ['h0'] },
        f0: { x: 12, y: 10 },
      },
    });
    expect(best(driver)).toBe('heal:h1');
  });

  it('is no blow at a rival, though one may strike him', () => {
    const driver = fight({
      heroes: [ragnar, gunnhild],
      foes: [{ statistics: MIDDLING }],
      fighters: { h0: { x: 10, y: 10 }, h1: { x: 11, y: 10, hp: 5 }, f0: { x: 10, y: 12 } },
      options: { feuds: true },
    });
    expect(worth(driver, 'strike:h1:0:plain')).toBeLessThan(worth(driver, 'done'));
    expect(best(driver)).toMatch(/^strike:f0:/);
  });

  it('[RUN-MELEE-06] leads rather to an enemy whom a fellow presses than to one who has only him to mind', () => {
    const beside = (fellow: { x: number; y: number }): number => {
      const driver = fight({
        heroes: [ragnar, gunnhild],
        foes: [{ statistics: { ...MIDDLING, dfn: 12 } }],
        fighters: { h0: { x: 10, y: 10 }, h1: fellow, f0: { x: 18, y: 10 } },
      });
      return worth(driver, 'walk:15:10') - worth(driver, 'done');
    };
    expect(beside({ x: 20, y: 10 })).toBeGreaterThan(beside({ x: 2, y: 28 }));
  });

  it('is never spent on what is for sale, however bad all else may be', () => {
    const driver = fight({
      foes: [{ statistics: TERRIBLE }, { statistics: TERRIBLE }, { statistics: TERRIBLE }],
      fighters: {
        h0: { x: 10, y: 10, hp: 9 },
        f0: { x: 12, y: 10 },
        f1: { x: 8, y: 10 },
        f2: { x: 10, y: 12 },
      },
      state: { tally: [{ hero: 'h0', cause: 'damage', of: 'f0', points: 400 }] },
    });
    const options = [{ act: 'done' }, { act: 'shop' }];
    const [done, shop] = rune.sense.weigh(driver.state, { seat: 0, kind: 'act', options });
    expect(done).toBeLessThan(-40);
    expect(shop).toBeLessThan(done as number);
  });

  it('leads away from whoever would be his death', () => {
    const driver = fight({
      foes: [{ statistics: TERRIBLE }],
      fighters: { h0: { x: 10, y: 10, hp: 9 }, f0: { x: 12, y: 10 } },
    });
    expect(best(driver)).toMatch(/^(withdraw|flee):/);
  });

  it('leads off the field where all is lost', () => {
    const driver = fight({
      foes: [{ statistics: TERRIBLE, missile: null }, { statistics: TERRIBLE }],
      fighters: { h0: { x: 2, y: 10, hp: 9 }, f0: { x: 30, y: 10 }, f1: { x: 31, y: 13 } },
      state: { tally: [{ hero: 'h0', cause: 'damage', of: 'f0', points: 60 }] },
    });
    expect(best(driver)).toMatch(/^flee:0:/);
  });

  it('leads out of a place that fire will have reached by the next round', () => {
    const beside = (grows: boolean) =>
      fight({
        map: {
          zones: [
            {
              kind: 'damaging',
              area: Array.from({ length: 30 }, (_, y): [number, number, number] => [0, y, 9]),
              dam: 20,
              grows,
              nature: 'fire',
            },
          ],
        },
        foes: [{ statistics: TERRIBLE }],
        fighters: { h0: { x: 9, y: 10 }, f0: { x: 39, y: 10 } },
      });
    expect(worth(beside(true), 'done')).toBeLessThan(worth(beside(false), 'done') - 10);
    expect(worth(beside(true), 'seize:20:10')).toBeGreaterThan(worth(beside(true), 'done'));
  });
});

it('[RUN-VP-17] a death blow is worth more to a karl than to a thrall, who does not see that it pays', () => {
  const { state } = fight({
    foes: [{ statistics: MIDDLING }, { statistics: MIDDLING }],
    fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 }, f1: { x: 10, y: 12, hp: 6 } },
  });
  const options = ['f1', 'f0'].map((target) => ({ act: 'strike', target, form: 0, manner: 'plain' }));
  const better = (level: Level): number => {
    const [falls, unhurt] = rune.sense.weigh(state, { seat: 0, kind: 'act', options }, level);
    return (falls as number) - (unhurt as number);
  };
  expect(better('karl')).toBeGreaterThan(better('thrall') + 2);
});

it('[RUN-VP-11] a thrall strikes rather at whoever stands unhurt than at whoever has little left', () => {
  const { state } = fight({
    foes: [{ statistics: MIDDLING }, { statistics: MIDDLING }],
    fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 }, f1: { x: 10, y: 12, hp: 15 } },
  });
  const options = ['f1', 'f0'].map((target) => ({ act: 'strike', target, form: 0, manner: 'plain' }));
  const better = (level: Level): number => {
    const [worn, unhurt] = rune.sense.weigh(state, { seat: 0, kind: 'act', options }, level);
    return (worn as number) - (unhurt as number);
  };
  expect(better('thrall')).toBeLessThan(-2);
  expect(better('karl')).toBeGreaterThan(0);
});

it('[RUN-VP-41] a thrall treats a rival who dies for more than a karl sees in it', () => {
  const { state } = fight({
    heroes: [ragnar, gunnhild],
    foes: [{ statistics: MIDDLING }],
    fighters: {
      h0: { x: 10, y: 10 },
      h1: { x: 11, y: 10, seat: 1, hp: 0, condition: 'dying', saviours: ['h0'] },
      f0: { x: 30, y: 10 },
    },
  });
  const options = [{ act: 'heal', target: 'h1' }, { act: 'done' }];
  const better = (level: Level): number => {
    const [heals, done] = rune.sense.weigh(state, { seat: 0, kind: 'act', options }, level);
    return (heals as number) - (done as number);
  };
  expect(better('thrall')).toBeGreaterThan(better('karl') + 2);
});

describe('[RUN-RULING-C53] a blow that may be forestalled', () => {
  /** Ragnar pushes five paces; it has as many left as it has not walked. */
  const after = (paces: number, level: Level): string => {
    const driver = play({
      heroes: [ragnar],
      foes: [{ statistics: MIDDLING }],
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 13 + paces, y: 10 } },
      turn: 'f0',
    });
    if (paces > 0) driver.choose('walk:13:10');
    const decision = decisionOf(rune, driver.choose('strike:h0:0:plain').state, 0) as Decision;
    const weights = rune.sense.weigh(driver.state, decision, level);
    return decision.options[weights.indexOf(Math.max(...weights))]?.act ?? '';
  };

  it('is, by a jarl, wherever the push is farther than what is left of the half move', () => {
    expect(after(0, 'jarl')).toBe('stand');
    expect(after(5, 'jarl')).toBe('forestall');
  });

  it('is by others only where next to nothing is left', () => {
    expect(after(5, 'karl')).toBe('stand');
    expect(after(7, 'karl')).toBe('forestall');
  });
});

describe('a weapon', () => {
  it('is named that hurts, not bare hands', () => {
    const driver = play({
      heroes: [ragnar],
      foes: [{ statistics: MIDDLING }],
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
      agenda: [{ step: 'plan', seats: [0], answers: [null], fighters: ['h0'] }],
    });
    expect(best(driver)).toBe('plan:0');
  });
});

describe('[RUN-RUN-80] flight of all together', () => {
  const facing = (statistics: typeof MIDDLING, agenda: Scene['agenda'] = []) =>
    play({
      heroes: [ragnar, gunnhild],
      foes: [{ statistics }, { statistics }],
      fighters: { h0: { x: 10, y: 10 }, h1: { x: 10, y: 14 }, f0: { x: 20, y: 10 }, f1: { x: 20, y: 14 } },
      agenda,
    });
  const naming: Scene['agenda'] = [{ step: 'plan', seats: [0], answers: [null], fighters: ['h0'] }];

  it('is proposed where all is lost, and nowhere else', () => {
    expect(best(facing(TERRIBLE, naming))).toBe('runAway');
    expect(best(facing(MIDDLING, naming))).toMatch(/^plan:/);
    expect(worth(facing(MIDDLING, naming), 'runAway')).toBeLessThan(
      worth(facing(MIDDLING, naming), 'noFight'),
    );
  });

  it('[RUN-RULING-R58] is agreed to by the same measure', () => {
    const asked: Scene['agenda'] = [{ step: 'consent', seat: 0, fighter: 'h1', rest: [] }];
    expect(best(facing(TERRIBLE, asked))).toBe('agree');
    expect(best(facing(MIDDLING, asked))).toBe('refuse');
  });
});

describe('whoever plays foes', () => {
  const between = (almostDown: string[]) =>
    play({
      heroes: [ragnar, gunnhild],
      foes: [{ statistics: TERRIBLE }],
      fighters: {
        h0: { x: 10, y: 10, hp: 15 },
        h1: { x: 12, y: 12 },
        f0: { x: 12, y: 10 },
      },
      state: { almostDown },
      turn: 'f0',
    });

  it('lets a hero live who has been in danger, and sets upon another', () => {
    expect(best(between(['h0']), FOES_SEAT)).toMatch(/^strike:h1:/);
  });

  it('stands the better the more heroes are almost down, and the worse the more are dead', () => {
    const safe = structuredClone(between([]).state);
    safe.fighters[0]!.hp = 40;
    const down = between(['h0']).state;
    const dead = structuredClone(down);
    Object.assign(dead.fighters[0]!, { condition: 'dead', hp: 0 });
    const stands = (state: typeof safe): number => rune.sense.assess(state)[FOES_SEAT] as number;
    expect(stands(down)).toBeGreaterThan(stands(safe));
    expect(stands(dead)).toBeLessThan(stands(down));
  });
});

describe('how well a seat stands', () => {
  const stands = (scene: Scene): number =>
    rune.sense.assess(
      play({ heroes: [ragnar, gunnhild], foes: [{ statistics: HELPLESSLY_WEAK }], turn: 'h0', ...scene })
        .state,
    )[0] as number;

  it('is better with points in hand, and nothing without a life', () => {
    const tally = [{ hero: 'h0', cause: 'damage' as const, of: 'f0', points: 40 }];
    expect(stands({ state: { tally } })).toBeGreaterThan(stands({}));
    const fallen = { h0: { condition: 'dead' as const, hp: 0 }, h1: { condition: 'dead' as const, hp: 0 } };
    expect(stands({ state: { tally }, fighters: fallen, turn: 'f0' })).toBeLessThan(stands({}));
  });
});

it('has an opinion of every option of any question', () => {
  const dice = new FastDice(7);
  const random = (sides: number): number => dice.roll(sides);
  const kinds = new Set<string>();
  for (let games = 0; games < 4; games++) {
    const { seats, options } = TRIAL.setUp(random);
    walk(rune as unknown as Game, {
      seats,
      options,
      seed: Math.imul(games + 1, 0x9e37_79b1),
      look(state, decision) {
        kinds.add(decision.kind);
        const weights = rune.sense.weigh(rune.sense.imagine(state as never, null, random), decision);
        expect(weights).toHaveLength(decision.options.length);
        expect(weights.every(Number.isFinite)).toBe(true);
      },
      pick: (_state, decision, roll) => roll(decision.options.length) - 1,
    });
  }
  expect(kinds).toContain('act');
});

describe('the reasons of a bot', () => {
  it('are the exact chances of a blow and its worth over doing nothing', () => {
    const driver = fight({
      foes: [{ statistics: MIDDLING }],
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10, hp: 9 } },
    });
    const told = reasonOf(driver, 'strike:f0:0:weaving');
    const turning = driver.state.agenda.at(-1) as never;
    const blow = { act: 'strike', target: 'f0', form: 0, manner: 'weaving' } as never;
    const { hit, wound, kill } = strikeProspect(driver.state, turning, blow);
    expect(told).toMatchObject({ hit, wound, kill });
    expect(kill).toBeGreaterThan(0);
    expect(told.points).toBeCloseTo(worth(driver, 'strike:f0:0:weaving') - worth(driver, 'done'));
    expect(reasonOf(driver, 'done')).toEqual({ points: 0 });
  });
});
