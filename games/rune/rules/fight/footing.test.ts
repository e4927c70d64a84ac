import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { odds } from './odds.ts';
import { allDiceCast, HEROES_SEAT, one, optionsOf, play, type Scene } from './testing.ts';

const { ragnar, gunnhild } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 90, res: 2 } };
/** Every row of the map, from the sixth column on. */
const EAST = Array.from({ length: 30 }, (_, y): [number, number, number] => [6, y, 34]);
/** Ragnar, who balances with Dex 3 and 1, west of the ice. */
const ICE: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  map: { zones: [{ kind: 'slippery', area: EAST, from: 1 }] },
  fighters: { h0: { x: 5, y: 10 }, f0: { x: 35, y: 25 } },
  turn: 'h0',
};

describe('on slippery ground', () => {
  it('[RUN-TER-111] one goes half as far', () => {
    const driver = play(ICE);
    expect(driver.options()).toEqual(expect.arrayContaining(['walk:10:10', 'seize:11:10', 'seize:15:10']));
    expect(driver.options()).not.toContain('walk:11:10');
    expect(driver.options()).not.toContain('seize:16:10');
  });

  it('[RUN-TER-112] [RUN-TER-114] [RUN-RULING-T15] more than two paces ask for balance, or one falls there; it takes no action', () => {
    const fallen = play(ICE, 1, 3).choose('walk:10:10');
    expect(one(fallen, 'h0')).toMatchObject({ x: 8, y: 10, fallen: true });
    const kept = play(ICE, 2).choose('walk:10:10');
    expect(one(kept, 'h0')).toMatchObject({ x: 10, fallen: false });
    expect(kept.kind).toBe('act');
    const short = play(ICE).choose('walk:7:10');
    expect(short.told('roll')).toEqual([]);
  });

  it('[RUN-TER-112] a foe rolls its Res', () => {
    const scene: Scene = { ...ICE, turn: 'f0' };
    expect(one(play(scene, 3).choose('seize:30:25'), 'f0').fallen).toBe(true);
    expect(one(play(scene, 4).choose('seize:30:25'), 'f0').fallen).toBe(false);
  });

  it('[RUN-TER-112] the odds of keeping one’s feet are told before one goes', () => {
    const { state } = play(ICE);
    const told = odds(state, HEROES_SEAT, { act: 'walk', x: 10, y: 10 });
    // 6 with 4: all but a one.
    expect(told?.find(({ outcome }) => outcome === 'falls')?.chance).toBeCloseTo(0.1, 9);
    expect(odds(state, HEROES_SEAT, { act: 'walk', x: 7, y: 10 })).toBeNull();
  });

  it('[RUN-TER-113] [RUN-TER-115] [RUN-RULING-T14] ten points before Soak ask for a second defence against the same attack', () => {
    const beside: Scene = {
      ...ICE,
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
      turn: 'f0',
    };
    // 4 + 8 = 12 against 3 + 9: raw 10.
    const fallen = play(beside, 4, 3, 2).choose('strike:h0:0:plain', 'stand');
    expect(one(fallen, 'h0')).toMatchObject({ fallen: true, hp: 77 - 4 });
    expect(one(play(beside, 4, 3, 3).choose('strike:h0:0:plain', 'stand'), 'h0').fallen).toBe(false);
    const weak: Scene = { ...beside, foes: [{ statistics: { ...GOBLIN.statistics, dam: 9 } }] };
    expect(one(play(weak, 4, 3).choose('strike:h0:0:plain', 'stand'), 'h0').fallen).toBe(false);
  });

  it('[RUN-TER-116] it may become so in a later round', () => {
    const snow: Scene = { ...ICE, map: { zones: [{ kind: 'slippery', area: EAST, from: 3 }] } };
    expect(play(snow).options()).toContain('walk:15:10');
    expect(play({ ...snow, state: { round: 3 } }).options()).not.toContain('walk:15:10');
  });
});

describe('on uneven ground', () => {
  it('[RUN-TER-140] one goes half as far, and nobody falls', () => {
    const driver = play({ ...ICE, map: { zones: [{ kind: 'uneven', area: EAST }] } });
    expect(driver.options()).not.toContain('seize:16:10');
    driver.choose('seize:15:10');
    expect(driver.told('roll')).toEqual([]);
  });
});

describe('on a slope', () => {
  const SLOPE = Array.from({ length: 24 }, (_, y): [number, number, number] => [0, y, 40]);
  /** It rises to the north. */
  const HILL: Scene = {
    heroes: [ragnar],
    foes: [GOBLIN],
    map: { zones: [{ kind: 'slope', area: SLOPE, up: 0 }] },
    fighters: { h0: { x: 10, y: 10 }, f0: { x: 10, y: 11 } },
    turn: 'h0',
  };

  it('[RUN-TER-120] [RUN-TER-121] [RUN-ENGAGE-05] whoever wins the upper side strikes, defends and pushes the better for it', () => {
    const before = play(HILL, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(before.told('struck')).toMatchObject([{ attack: 13, defence: 13 }]);
    const driver = play(HILL, 4, 6, 4, 6).choose('engage:f0', 'resist', 'shift:10:9');
    expect(one(driver, 'h0').upper).toEqual(['f0']);
    driver.choose('strike:f0:0:plain');
    expect(driver.told('struck')).toMatchObject([{ attack: 13 + 2 }]);
    const upper: Scene = {
      ...HILL,
      fighters: { h0: { x: 10, y: 9, upper: ['f0'] }, f0: { x: 10, y: 11 } },
    };
    expect(play(upper, 4, 6).choose('engage:f0', 'resist').told('engaged')).toMatchObject([
      { total: 4 + 5 + 3, against: 6 + 2 },
    ]);
    const defends = play({ ...upper, turn: 'f0' }, 4, 6).choose('strike:h0:0:plain', 'stand');
    expect(defends.told('struck')).toMatchObject([{ attack: 12, defence: 6 + 9 + 2 }]);
  });

  it('[RUN-TER-121] below him nothing is won, and it is lost where one of the two goes elsewhere', () => {
    const below = play(HILL, 4, 6).choose('engage:f0', 'resist', 'shift:11:12');
    expect(one(below, 'h0').upper).toEqual([]);
    const gained = { h0: { x: 10, y: 9, upper: ['f0'] }, f0: { x: 10, y: 11 } };
    expect(one(play({ ...HILL, fighters: gained }).choose('walk:10:8'), 'h0').upper).toEqual([]);
    expect(one(play({ ...HILL, fighters: gained, turn: 'f0' }).choose('walk:11:11'), 'h0').upper).toEqual([]);
  });

  it('[RUN-INIT-11] [RUN-RULING-C52] what was won there counts for Initiative', () => {
    const driver = play(
      {
        ...HILL,
        fighters: { h0: { x: 10, y: 9, upper: ['f0'] }, f0: { x: 10, y: 11 } },
        turn: undefined as never,
        agenda: [{ step: 'initiative' }],
      },
      3,
      8,
    );
    expect(driver.told('initiative')).toMatchObject([{ total: 3 + 9 + 3 }, { total: 8 + 5 - 3 }]);
  });

  /** The goblin above: 6 + 8 = 14 against 2 + 9 = 11, raw 15. */
  const STRUCK: Scene = {
    ...HILL,
    foes: [{ statistics: { ...GOBLIN.statistics, dam: 12 } }],
    fighters: { h0: { x: 10, y: 12 }, f0: { x: 10, y: 11 } },
    turn: 'f0',
  };

  it('[RUN-TER-122] [RUN-TER-123] [RUN-TER-124] fifteen points make him fall, and where he is more than five short he rolls', () => {
    // 2 + 9 is 3 short of 14.
    const fallen = play(STRUCK, 6, 2, 2).choose('strike:h0:0:plain', 'stand');
    expect(one(fallen, 'h0')).toMatchObject({ x: 10, y: 12, fallen: true });
    // −5 + 9 is ten short: thirty paces straight back, or to the end of the slope.
    const rolled = play(STRUCK, 6, 2, 1, 5, 5).choose('strike:h0:0:plain', 'stand');
    expect(one(rolled, 'h0')).toMatchObject({ x: 10, y: 23, fallen: true });
    // −1 + 9 is six short: eighteen paces would be more than there is; to his left is the east.
    const aslant = play(STRUCK, 6, 2, 1, 1, 3).choose('strike:h0:0:plain', 'stand');
    expect(one(aslant, 'h0')).toMatchObject({ x: 21, y: 23 });
    const weak: Scene = { ...STRUCK, foes: [{ statistics: { ...GOBLIN.statistics, dam: 11 } }] };
    expect(one(play(weak, 6, 2).choose('strike:h0:0:plain', 'stand'), 'h0').fallen).toBe(false);
  });

  const IN_THE_WAY: Scene = {
    ...STRUCK,
    heroes: [ragnar, gunnhild],
    fighters: { ...STRUCK.fighters, h1: { x: 10, y: 15 } },
  };
  const bowled = (...dodge: number[]) =>
    play(IN_THE_WAY, 6, 2, 1, 5, 5, ...dodge).choose('strike:h0:0:plain', 'stand');

  it('[RUN-TER-125] he stops at somebody who dodges and stays up', () => {
    const driver = bowled(2);
    expect(one(driver, 'h0')).toMatchObject({ y: 14, tangled: false });
    expect(one(driver, 'h1').fallen).toBe(false);
  });

  it('[RUN-TER-126] [RUN-TER-127] [RUN-RULING-T13] who just fails lies tangled with him: nine worse to defend, and no attack', () => {
    const driver = bowled(1, 2);
    expect(one(driver, 'h0')).toMatchObject({ y: 14, tangled: true, fallen: true });
    expect(one(driver, 'h1')).toMatchObject({ y: 15, tangled: true, fallen: true });
    const tangled = { x: 10, y: 12, fallen: true, tangled: true };
    const scene: Scene = { ...STRUCK, fighters: { ...STRUCK.fighters, h0: tangled } };
    const struck = play(scene, 2, 6).choose('strike:h0:0:plain', 'stand');
    expect(struck.told('struck')).toMatchObject([{ defence: 6 + 9 - 9 }]);
    const lies = play({ ...scene, turn: 'h0' }, 1, 3);
    expect(optionsOf(lies, 'strike')).toEqual([]);
    expect(optionsOf(lies, 'grab')).toEqual([]);
    const risen = play({ ...scene, turn: 'h0' }, 3);
    expect(one(risen, 'h0')).toMatchObject({ fallen: false, tangled: false });
    expect(optionsOf(risen, 'strike')).toContain('strike:f0:0:plain');
  });

  it('[RUN-RULING-T16] who fails by more rolls on himself, and the first one after him', () => {
    // −5 + 4 is seven short: twenty-one paces, and the slope ends after eight.
    const driver = bowled(1, 5);
    expect(one(driver, 'h1')).toMatchObject({ y: 23, fallen: true, tangled: false });
    expect(one(driver, 'h0')).toMatchObject({ y: 22, tangled: false });
  });
});

describe('getting up', () => {
  const LYING: Scene = {
    heroes: [ragnar, ragnar],
    fighters: { h0: { x: 10, y: 10, fallen: true }, h1: { x: 10, y: 10 }, f0: { x: 35, y: 25 } },
    turn: 'h0',
  };

  it('[RUN-RULING-C02] [RUN-SPECIAL-25] where another stands is done beside him', () => {
    const driver = play(LYING, 9);
    expect(one(driver, 'h0').fallen).toBe(false);
    expect(driver.told('moved')).toMatchObject([{ fighter: 'h0', way: [{ x: 10, y: 9 }] }]);
    expect(one(driver, 'h0')).toMatchObject({ x: 10, y: 9 });
  });

  it('[RUN-RULING-C02] where nobody stands is done there', () => {
    const alone = play({ ...LYING, fighters: { ...LYING.fighters, h1: { x: 10, y: 10, fallen: true } } }, 9);
    expect(one(alone, 'h0')).toMatchObject({ fallen: false, x: 10, y: 10 });
    expect(alone.told('moved')).toEqual([]);
  });
});
