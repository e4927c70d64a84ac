import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Fighter } from './state.ts';
import { allDiceCast, one, optionsOf, play, type Scene } from './testing.ts';

const { ragnar, gunnhild } = READY_MADE;
afterEach(allDiceCast);

const NUMBERS = { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 };
/** Two heroes, and a foe of round numbers beside the first of them. */
const beside = (foe: NonNullable<Scene['foes']>[number]['foe'], more: Partial<Scene> = {}): Scene => ({
  heroes: [ragnar, gunnhild],
  foes: [{ foe: foe ?? 'troll', statistics: NUMBERS }],
  ...more,
  fighters: {
    h0: { x: 10, y: 10 },
    h1: { x: 1, y: 28 },
    f0: { x: 12, y: 10 },
    ...more.fighters,
  },
});
const marks = (driver: ReturnType<typeof play>, id: string) => one(driver, id).marks;

describe('the undead in a fight', () => {
  const near = beside('dishonored', { fighters: { f0: { x: 12, y: 10, hp: 5 } } });
  /** 4 + 9 against 6 + 7, 12 − 3 = 9 of 5: less than its Wound Threshold of 15. */
  const felled = (...faces: number[]) =>
    play({ ...near, turn: 'h0' }, 4, 6, ...faces).choose('strike:f0:0:plain', 'stand');

  it('[RUN-FOELIST-DISHONORED.2] [RUN-FOELIST-DISHONORED.4] [RUN-RULING-F31] go down, for the damage alone, and are no target any more', () => {
    const down = felled();
    expect(marks(down, 'f0')).toEqual([{ kind: 'downed', by: 'h0', since: 1 }]);
    expect(one(down, 'f0')).toMatchObject({ hp: 0, condition: 'incapacitated' });
    expect(down.state.tally).toEqual([expect.objectContaining({ cause: 'damage', points: 5 })]);
    const next = play({
      ...near,
      fighters: { ...near.fighters, h1: { x: 10, y: 12 }, f0: one(down, 'f0') },
      turn: 'h1',
    });
    expect(optionsOf(next, 'strike')).toEqual([]);
    expect(optionsOf(next, 'power')).toEqual(['power:finish:f0']);
  });

  const downed: Partial<Fighter> = {
    x: 12,
    y: 10,
    hp: 0,
    condition: 'incapacitated',
    marks: [{ kind: 'downed', by: 'h0', since: 1 }],
  };
  const lying: Scene = { ...near, fighters: { ...near.fighters, h1: { x: 10, y: 12 }, f0: downed } };

  it('[RUN-FOELIST-DISHONORED.1] are destroyed by a blow that wounds', () => {
    const blow = play({ ...near, turn: 'h0' }, 9, 2).choose('strike:f0:0:plain', 'stand');
    expect(one(blow, 'f0').condition).toBe('dead');
    expect(blow.state.tally.map(({ cause }) => cause)).toEqual(['damage', 'deathBlow']);
  });

  it('[RUN-FOELIST-DISHONORED.3] [RUN-FOELIST-DISHONORED.5] [RUN-RULING-F31] are finished by an action, and whoever felled them has his half of it', () => {
    const other = play({ ...lying, turn: 'h1' }).choose('power:finish:f0');
    expect(one(other, 'f0').condition).toBe('dead');
    // Might 19: half of it is 9, and half of that 4.
    expect(other.state.tally).toMatchObject([
      { hero: 'h0', cause: 'deathBlow', points: 4 },
      { hero: 'h1', cause: 'deathBlow', points: 4 },
    ]);
    const same = play({ ...lying, turn: 'h0' }).choose('power:finish:f0');
    expect(same.state.tally).toMatchObject([{ hero: 'h0', cause: 'deathBlow', points: 9 }]);
  });

  it('[RUN-RULING-C55] [RUN-RULING-F31] keep the fight going while they lie', () => {
    const night = play({ ...lying, nobodyPlaysFoes: true, agenda: [{ step: 'endRound' }] }, 2);
    expect(night.told('fightEnded')).toEqual([]);
    expect(night.state.round).toBe(2);
  });

  it('[RUN-RULING-C55] keep no fight going once they are finished', () => {
    const over = play({
      ...lying,
      nobodyPlaysFoes: true,
      turn: 'h0',
      agenda: [{ step: 'endRound' }],
    }).choose('power:finish:f0');
    expect(over.told('fightEnded')).toHaveLength(1);
    expect(over.state).toMatchObject({ round: 1, ended: 'heroes' });
  });

  it('[RUN-FOELIST-DISHONORED.6] [RUN-FOELIST-DISHONORED.7] [RUN-FOELIST-DISHONORED.8] rise before the Initiative, and regain as much in every round', () => {
    const rises = play({ ...lying, agenda: [{ step: 'round' }] }, 9);
    expect(one(rises, 'f0')).toMatchObject({ hp: 5, condition: 'able' });
    expect(marks(rises, 'f0')).toEqual([{ kind: 'recovering', hp: 5, since: 2 }]);
    const later = {
      ...lying,
      fighters: { ...lying.fighters, f0: { x: 12, y: 10, hp: 7, marks: marks(rises, 'f0') } },
    };
    expect(one(play({ ...later, state: { round: 2 }, agenda: [{ step: 'round' }] }), 'f0').hp).toBe(12);
  });

  it('[RUN-FOELIST-DISHONORED.1] are judged so beforehand', () => {
    const odds = (hp: number) => {
      const scene = play({ ...near, fighters: { ...near.fighters, f0: { x: 12, y: 10, hp } }, turn: 'h0' });
      const choice = { act: 'strike', target: 'f0', form: 0, manner: 'plain' };
      return scene.game.odds?.(scene.state, 0, choice)?.find(({ outcome }) => outcome === 'kill')?.chance;
    };
    // Whatever costs it 15 or more destroys it, however few hit points it has.
    expect(odds(5)).toBeCloseTo(odds(15) as number, 10);
    expect(odds(16)).toBeLessThan(odds(15) as number);
  });
});

describe('the barb-net in a fight', () => {
  const near = beside('dwarf-medic');

  it('[RUN-FOELIST-DWARF-MEDIC.1] [RUN-RULING-F33] is thrown instead of a blow, and hurts nobody by itself', () => {
    const thrown = play({ ...near, turn: 'f0' }, 9, 3).choose('power:net:h0', 'stand');
    // 9 + 8 against 3 + 9.
    expect(marks(thrown, 'h0')).toEqual([{ kind: 'netted', by: 'f0', difficulty: 11, damage: 20 }]);
    expect(one(thrown, 'h0').hp).toBe(77);
  });

  const caught = { x: 10, y: 10, marks: [{ kind: 'netted' as const, by: 'f0', difficulty: 7, damage: 20 }] };
  const inNet = { ...near, fighters: { ...near.fighters, h0: caught }, turn: 'h0' };

  it('[RUN-FOELIST-DWARF-MEDIC.2] [RUN-RULING-F33] [RUN-RULING-H13] tears at every action, and at none that is not', () => {
    // 20 − 6.
    const strikes = play(inNet, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(one(strikes, 'h0').hp).toBe(77 - 14);
    expect(one(play(inNet).choose('done'), 'h0').hp).toBe(77);
    const walks = play(inNet).choose('walk:10:11');
    expect(one(walks, 'h0').hp).toBe(77 - 14);
    expect(one(walks.load(4, 6).choose('strike:f0:0:plain', 'stand'), 'h0').hp).toBe(77 - 14);
  });

  it('[RUN-FOELIST-DWARF-MEDIC.3] is left by Strength, and the attempt tears too', () => {
    const free = play(inNet, 5).choose('power:breakFree');
    expect(free.told('checked')).toMatchObject([
      { fighter: 'h0', roll: 'Str', total: 7, against: 7, success: true },
    ]);
    expect(one(free, 'h0')).toMatchObject({ hp: 77 - 14, marks: [] });
    expect(marks(play(inNet, 4).choose('power:breakFree'), 'h0')).toHaveLength(1);
    const chances = play(inNet);
    expect(
      chances.game.odds?.(chances.state, 0, { act: 'power', does: 'breakFree' })?.[0]?.chance,
    ).toBeCloseTo(0.6);
  });
});

describe('stunning blows in a fight', () => {
  const near = beside('goblin-vegetarian', { fighters: { h0: { x: 10, y: 10, hp: 15 } } });

  it('[RUN-FOELIST-GOBLIN-VEGETARIAN.1] [RUN-FOELIST-GOBLIN-VEGETARIAN.2] [RUN-RULING-F34] take no hit points, and at last the senses', () => {
    // 6 + 8 against 3 + 9: 2 + 10 − 3.
    const dazed = play({ ...near, turn: 'f0' }, 6, 3).choose('strike:h0:0:plain', 'stand');
    const points = 12 - 3;
    expect(one(dazed, 'h0')).toMatchObject({
      hp: 15,
      condition: 'able',
      marks: [{ kind: 'stunned', points }],
    });
    const again = {
      ...near,
      fighters: { ...near.fighters, h0: { x: 10, y: 10, hp: 15, marks: marks(dazed, 'h0') } },
    };
    const asleep = play({ ...again, turn: 'f0' }, 6, 3).choose('strike:h0:0:plain', 'stand');
    expect(one(asleep, 'h0')).toMatchObject({ hp: 15, condition: 'unconscious' });
    expect(marks(asleep, 'h0').map(({ kind }) => kind)).toEqual(['stunned', 'unconscious']);
  });

  const out = {
    x: 10,
    y: 10,
    condition: 'unconscious' as const,
    marks: [
      { kind: 'stunned' as const, points: 20 },
      { kind: 'unconscious' as const, waking: 9, tending: 6 },
    ],
  };
  const sleeping = { ...near, fighters: { ...near.fighters, h0: out } };

  it('[RUN-RULING-C30] [RUN-RULING-F34] are slept off on the first turn of a round, and he lies when he wakes', () => {
    const wakes = play({ ...sleeping, turn: 'h0' }, 10, 4, 1, 5);
    expect(one(wakes, 'h0')).toMatchObject({ condition: 'able', fallen: true, marks: [] });
    expect(wakes.kind).toBe('act');
    const sleeps = play({ ...sleeping, turn: 'h0' }, 3);
    expect(one(sleeps, 'h0').condition).toBe('unconscious');
    const second = play({
      ...sleeping,
      fighters: { ...sleeping.fighters, h0: { ...out, acted: 1 } },
      turn: 'h0',
    });
    expect(second.told('checked')).toEqual([]);
  });

  it('[RUN-ABIL-SLE-05] are slept off the sooner by who sleeps well', () => {
    const wakes = (sleep: number): string => {
      const sleeper = { ...ragnar, abilities: { ...ragnar.abilities, sleep } };
      // Sta 3 against 9; whoever wakes rolls to get up.
      const faces = sleep > 0 ? [4, 6] : [4];
      return one(play({ ...sleeping, heroes: [sleeper, gunnhild], turn: 'h0' }, ...faces), 'h0').condition;
    };
    expect([wakes(0), wakes(2)]).toEqual(['unconscious', 'able']);
  });

  it('[RUN-RULING-F34] are ended by a friend beside him', () => {
    const at = (y: number) => ({
      ...sleeping,
      fighters: { ...sleeping.fighters, h1: { x: 10, y } },
      turn: 'h1',
    });
    expect(optionsOf(play(at(12)), 'power')).toEqual([]);
    const tended = play(at(11), 10, 9).choose('power:tend:h0');
    expect(one(tended, 'h0')).toMatchObject({ condition: 'able', fallen: true, marks: [] });
  });

  it('[RUN-FOELIST-GOBLIN-VEGETARIAN.3] carry off everybody when nobody is awake', () => {
    const all = { ...sleeping, fighters: { ...sleeping.fighters, h1: { ...out, y: 12 } } };
    const ends = play({ ...all, agenda: [{ step: 'endRound' }] });
    expect(ends.told('fightEnded')).toMatchObject([{ won: 'foes' }]);
    expect(marks(ends, 'h0').map(({ kind }) => kind)).toEqual(['stunned', 'stripped']);
    expect(marks(ends, 'h1').map(({ kind }) => kind)).toContain('stripped');
    expect(one(ends, 'h0').condition).toBe('able');
  });
});

describe('land crabs in a fight', () => {
  const near = beside('land-crab-small');

  it('[RUN-FOELIST-LAND-CRAB.1] [RUN-FOELIST-LAND-CRAB.4] [RUN-RULING-F35] freeze after a hit by ten, and pay nobody', () => {
    // 9 + 9 against 2 + 7: 9 over; 10 + 2 + 9 against 2 + 7: 12.
    const struck = play({ ...near, turn: 'h0' }, 9, 2).choose('strike:f0:0:plain', 'stand');
    expect(marks(struck, 'f0')).toEqual([]);
    const frozen = play({ ...near, turn: 'h0' }, 10, 2, 2).choose('strike:f0:0:plain', 'stand');
    expect(marks(frozen, 'f0')).toEqual([{ kind: 'frozen' }]);
    expect(frozen.state.tally).toEqual([]);
    const hungry = play({ ...near, state: { mustHunt: true }, turn: 'h0' }, 9, 2).choose(
      'strike:f0:0:plain',
      'stand',
    );
    expect(hungry.state.tally).toHaveLength(1);
  });

  const closed = {
    ...near,
    fighters: { ...near.fighters, f0: { x: 12, y: 10, marks: [{ kind: 'frozen' as const }] } },
  };

  it('[RUN-RULING-F35] closed, neither act nor keep the fight going, and are no target but for who turns them over', () => {
    const turn = play({ ...closed, turn: 'h0' });
    expect(optionsOf(turn, 'strike')).toEqual([]);
    expect(optionsOf(turn, 'engage')).toEqual([]);
    expect(optionsOf(turn, 'power')).toEqual(['power:overturn:f0']);
    expect(play({ ...closed, agenda: [{ step: 'endRound' }] }).told('fightEnded')).toMatchObject([
      { won: 'heroes' },
    ]);
    expect(play({ ...closed, turn: 'f0' }).kind).toBeNull();
  });

  it('[RUN-RULING-F35] turned over by an Engagement, have no defence', () => {
    const turned = play({ ...closed, turn: 'h0' }, 5, 5).choose('power:overturn:f0');
    expect(turned.told('checked')).toMatchObject([{ roll: 'engagement', success: true, against: 7 }]);
    expect(marks(turned, 'f0')).toEqual([{ kind: 'overturned' }]);
    const over = {
      ...closed,
      fighters: { ...closed.fighters, f0: { x: 12, y: 10, marks: marks(turned, 'f0') } },
    };
    const struck = play({ ...over, turn: 'h0' }, 4, 5).choose('strike:f0:0:plain');
    expect(struck.told('struck')).toMatchObject([{ defence: 5, sums: { defence: [] } }]);
  });
});

describe('tube-strikers in a fight', () => {
  const near = beside('tube-striker');

  it('[RUN-FOELIST-TUBE-STRIKER.6] [RUN-FOELIST-TUBE-STRIKER.8] [RUN-FOELIST-TUBE-STRIKER.10] [RUN-RULING-F36] throw whom they grab', () => {
    // Odd: grab. 9 + 8 against 6 + 9, odd: him, and south by 2 × 4 paces.
    const grab = play({ ...near, turn: 'f0' }, 7, 9, 6, 3, 5).choose('strike:h0:0:plain', 'stand');
    expect(grab.told('thrown')).toHaveLength(1);
    expect(one(grab, 'h0')).toMatchObject({ x: 10, y: 18, hp: 77 });
  });

  it('[RUN-FOELIST-TUBE-STRIKER.7] [RUN-FOELIST-TUBE-STRIKER.8] bite on an even die, and tear things away', () => {
    const bite = play({ ...near, turn: 'f0' }, 4, 9, 6).choose('strike:h0:0:plain', 'stand');
    expect(one(bite, 'h0').hp).toBe(77 - 6);
    const grab = play({ ...near, turn: 'f0' }, 7, 8, 6, 2, 1).choose('strike:h0:0:plain', 'stand');
    // Eight paces north, by one.
    expect(one(grab, 'h0')).toMatchObject({ hand: 3, lying: [{ form: 0, x: 10, y: 2 }], hp: 77 });
  });

  it('[RUN-FOELIST-TUBE-STRIKER.11] [RUN-FOELIST-TUBE-STRIKER.12] lose their tentacles to what is sharp, and then cannot attack', () => {
    const cut = play({ ...near, turn: 'h0' }, 9, 2).choose('strike:f0:0:plain', 'stand');
    expect(marks(cut, 'f0')).toEqual([{ kind: 'maimed', tentacles: 3 }]);
    const maimed = { x: 12, y: 10, marks: [{ kind: 'maimed' as const, tentacles: 0 }] };
    const none = play({ ...near, fighters: { ...near.fighters, f0: maimed }, turn: 'f0' });
    expect(optionsOf(none, 'strike')).toEqual([]);
  });
});

describe('wendols in a fight', () => {
  const far = {
    ...beside('wendol'),
    fighters: { h0: { x: 38, y: 10 }, h1: { x: 1, y: 28 }, f0: { x: 1, y: 10 } },
  };

  it('[RUN-FOELIST-WENDOL.1] [RUN-FOELIST-WENDOL.2] [RUN-RULING-F37] charge from afar, with all that a charge is', () => {
    const hit = play({ ...far, turn: 'f0' }, 6, 9).choose('power:charge:h0', 'stand');
    expect(hit.told('struck')[0]?.sums).toMatchObject({
      attack: expect.arrayContaining([{ of: 'charge', by: 3 }]),
    });
    // 6 + 8 + 3 against 9 + 9: no hit.
    expect(one(hit, 'h0').fallen).toBe(false);
    const falls = play({ ...far, turn: 'f0' }, 9, 9).choose('power:charge:h0', 'stand');
    expect(one(falls, 'h0')).toMatchObject({ fallen: true, marks: [] });
    expect(one(falls, 'f0').attacked).toEqual(['h0']);
    const again = { ...far, fighters: { ...far.fighters, f0: { x: 1, y: 10, attacked: ['h0'] } } };
    expect(optionsOf(play({ ...again, turn: 'f0' }), 'power')).toEqual([]);
  });

  const under = {
    x: 10,
    y: 10,
    fallen: true,
    marks: [{ kind: 'pinned' as const, by: 'f0', climbingRounds: 2 }],
  };
  const near = beside('wendol', { fighters: { h0: under } });

  it('[RUN-FOELIST-WENDOL.2] [RUN-FOELIST-WENDOL.3] pin whom they hit well, armor or none, until they go', () => {
    // 10, 9 + 8 + 3 against 5 + 9: 16 over, 26 − 3.
    const pinned = play({ ...far, turn: 'f0' }, 10, 9, 5).choose('power:charge:h0', 'stand');
    expect(marks(pinned, 'h0')).toEqual([{ kind: 'pinned', by: 'f0', climbingRounds: 2 }]);
    expect(one(pinned, 'h0').hp).toBe(77 - 23);
    expect(play({ ...near, turn: 'h0' }).told('rose')).toEqual([]);
    expect(one(play({ ...near, turn: 'h0' }), 'h0').fallen).toBe(true);
    expect(marks(play({ ...near, turn: 'f0' }).choose('walk:14:10'), 'h0')).toEqual([]);
  });

  it('[RUN-FOELIST-WENDOL.4] dead, keep him two rounds', () => {
    const dying = {
      ...near,
      fighters: { ...near.fighters, h1: { x: 12, y: 13 }, f0: { x: 12, y: 10, hp: 1 } },
    };
    const killed = play({ ...dying, turn: 'h1' }, 9, 2).choose('strike:f0:0:plain', 'stand');
    expect(marks(killed, 'h0')).toEqual([{ kind: 'buried', until: 3 }]);
    const buried = { ...near, fighters: { ...near.fighters, h0: { ...under, marks: marks(killed, 'h0') } } };
    expect(play({ ...buried, turn: 'h0' }).kind).toBeNull();
    expect(marks(play({ ...buried, state: { round: 2 }, agenda: [{ step: 'round' }] }), 'h0')).toEqual([]);
  });

  it('[RUN-FOELIST-WENDOL.5] [RUN-FOELIST-WENDOL.7] that hunt strike other foes too, and nobody is paid', () => {
    const pack: Scene = {
      heroes: [ragnar],
      foes: [
        { foe: 'wendol', hunts: true, statistics: NUMBERS },
        { foe: 'rock-goblin', statistics: NUMBERS },
        { foe: 'wendol', statistics: NUMBERS },
      ],
      fighters: { h0: { x: 30, y: 20 }, f0: { x: 10, y: 10 }, f1: { x: 14, y: 10 }, f2: { x: 10, y: 14 } },
    };
    const hunter = play({ ...pack, turn: 'f0' }, 9, 5);
    expect(optionsOf(hunter, 'strike')).toEqual(['strike:f1:0:plain']);
    hunter.choose('strike:f1:0:plain');
    // 9 + 8 against 5 + 7: 5 + 10 − 3.
    expect(one(hunter, 'f1').hp).toBe(50 - 12);
    expect(hunter.state.tally).toEqual([]);
    expect(optionsOf(play({ ...pack, turn: 'f2' }), 'strike')).toEqual([]);
  });
});

describe('goblin magic in a fight', () => {
  const magic = {
    from: 'chant' as const,
    effects: [{ score: 'dfn' as const, on: 'others' as const, by: -2 }],
  };
  const near: Scene = {
    heroes: [ragnar],
    foes: [{ foe: 'goblin-shaman', magic, statistics: NUMBERS }, { statistics: NUMBERS }],
    fighters: { h0: { x: 10, y: 10 }, f0: { x: 20, y: 10 }, f1: { x: 12, y: 10 } },
  };
  const sings = { x: 20, y: 10, marks: [{ kind: 'chanting' as const, round: 1 }] };

  it('[RUN-FOELIST-GOBLIN-SHAMAN.2] [RUN-FOELIST-GOBLIN-SHAMAN.5] is sung by an action, and told as what it is', () => {
    expect(marks(play({ ...near, turn: 'f0' }).choose('power:chant'), 'f0')).toEqual([
      { kind: 'chanting', round: 1 },
    ]);
    const struck = play({ ...near, fighters: { ...near.fighters, f0: sings }, turn: 'f1' }, 5, 5);
    struck.choose('strike:h0:0:plain', 'stand');
    expect(struck.told('struck')).toMatchObject([
      {
        attack: 13,
        defence: 5 + 9 - 2,
        sums: { defence: expect.arrayContaining([{ of: 'goblinMagic', by: -2 }]) },
      },
    ]);
  });

  it('[RUN-RULING-F38] ends with anything else that he does, with his senses, and with a round without song', () => {
    const chanting = { ...near, fighters: { ...near.fighters, f0: sings } };
    expect(marks(play({ ...chanting, turn: 'f0' }).choose('walk:19:10'), 'f0')).toEqual([]);
    expect(marks(play({ ...chanting, turn: 'f0' }).choose('done'), 'f0')).toHaveLength(1);
    const silent = play({ ...chanting, state: { round: 2 }, agenda: [{ step: 'endRound' }] });
    expect(marks(silent, 'f0')).toEqual([]);
    const held = { ...chanting, fighters: { ...chanting.fighters, h0: { x: 18, y: 10 } } };
    expect(marks(play({ ...held, turn: 'h0' }, 9, 2, 9).choose('grab:f0:hold'), 'f0')).toEqual([]);
  });
});

describe('those who leap in a fight', () => {
  const scene: Scene = {
    heroes: [ragnar, gunnhild],
    foes: [
      { foe: 'sark-amen', statistics: NUMBERS },
      { foe: 'sark-amen', statistics: NUMBERS },
    ],
    fighters: { h0: { x: 10, y: 10 }, h1: { x: 10, y: 20 }, f0: { x: 24, y: 10 }, f1: { x: 30, y: 20 } },
  };

  it('[RUN-FOELIST-SARK-AMEN.3] [RUN-RULING-F32] bound over everybody once a turn, and nobody strikes at them', () => {
    const leaps = play({ ...scene, turn: 'f0' }).choose('power:leap');
    expect(leaps.kind).toBe('leap');
    leaps.choose('land:5:10');
    expect(leaps.kind).toBe('midLeap');
    leaps.choose('pass');
    expect(one(leaps, 'f0')).toMatchObject({ x: 5, y: 10 });
    expect(leaps.kind).toBe('act');
    expect(optionsOf(leaps, 'power')).toEqual([]);
  });

  it('[RUN-FOELIST-SARK-AMEN.4] [RUN-RULING-F32] strike on the way with their action, from above', () => {
    const strikes = play({ ...scene, turn: 'f0' }, 5, 5).choose('power:leap', 'land:5:10', 'strikeIt:h0');
    expect(strikes.told('struck')).toMatchObject([
      { defence: 5 + 9 - 2, sums: { defence: expect.arrayContaining([{ of: 'leaping', by: -2 }]) } },
    ]);
    expect(one(strikes, 'f0')).toMatchObject({ x: 5, y: 10 });
    expect(strikes.kind).toBeNull();
  });

  it('[RUN-FOELIST-SARK-AMEN.5] [RUN-RULING-F32] trade targets when all have chosen', () => {
    const set = { ...scene, foes: (scene.foes ?? []).map((foe) => ({ ...foe, selfWilled: false })) };
    const round = play({ ...set, agenda: [{ step: 'initiative' }] }, 9, 8, 7, 6);
    expect(round.kind).toBe('trade');
    const before = [one(round, 'f0').target, one(round, 'f1').target];
    round.choose('trade:f0:f1');
    expect([one(round, 'f1').target, one(round, 'f0').target]).toEqual(before);
    expect(round.kind).toBeNull();
  });
});

describe('the beetle-werk in a fight', () => {
  it('[RUN-FOELIST-BEETLE-WERK.1] leaves nobody to be saved', () => {
    const near = (foe: 'beetle-werk' | 'troll') => {
      const scene = beside(foe, { fighters: { h0: { x: 10, y: 10, hp: 4 } } });
      return one(play({ ...scene, turn: 'f0' }, 6, 3).choose('strike:h0:0:plain', 'stand'), 'h0').condition;
    };
    expect([near('beetle-werk'), near('troll')]).toEqual(['dead', 'dying']);
  });
});
