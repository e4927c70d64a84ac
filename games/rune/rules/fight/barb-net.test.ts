import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { allDiceCast, one, optionsOf, play, type Scene } from './testing.ts';

afterEach(allDiceCast);

const { ragnar, gunnhild } = READY_MADE;

/** With Dexterity 3 and Brawling 2: ATK 5, in a net that is his second weapon. */
const netter: Hero = {
  ...ragnar,
  abilities: { ...ragnar.abilities, brawling: 2 },
  weapons: [{ weapon: 'barb-net' }, { weapon: 'viking-axe' }],
};
const [NET, AXE, FISTS] = [0, 1, 2];

const near: Scene = {
  heroes: [netter, gunnhild],
  foes: [{ statistics: { dfn: 4, soak: 6, hp: 60, res: 3, atk: 0, dam: 0 } }, {}],
  fighters: {
    h0: { x: 10, y: 10, hand: NET, belt: null },
    h1: { x: 2, y: 2 },
    f0: { x: 12, y: 10 },
    f1: { x: 30, y: 20 },
  },
  turn: 'h0',
};

describe('a hero’s barb-net', () => {
  // 9 + 5 against 3 + 4: by 7.
  const thrown = () => play(near, 9, 3).choose(`strike:f0:${NET}:plain`, 'stand');
  const inNet = { kind: 'netted' as const, by: 'h0', difficulty: 13, damage: 20 };

  it('[RUN-GEAR-20] wraps whom it hits, does him no harm by itself, and is left against 6 and the margin', () => {
    const driver = thrown();
    expect(one(driver, 'f0')).toMatchObject({ hp: 60, marks: [inNet] });
    expect(one(driver, 'h0').marks).toEqual([]);
  });

  const caught = (turn: string, more: Scene['fighters'] = {}): Scene => ({
    ...near,
    fighters: {
      ...near.fighters,
      f0: { x: 12, y: 10, marks: [inNet] },
      h0: { x: 10, y: 10, hand: FISTS },
      ...more,
    },
    turn,
  });

  it('[RUN-GEAR-20] [RUN-RULING-H13] tears at every action of the victim’s, less his Soak, and pays whoever threw it', () => {
    const driver = play(caught('f0'), 4, 9).choose('strike:h0:0:plain', 'stand');
    expect(one(driver, 'f0').hp).toBe(60 - 14);
    expect(driver.state.tally).toMatchObject([{ hero: 'h0', of: 'f0', points: 14 }]);
    expect(one(play(caught('f0')).choose('done'), 'f0').hp).toBe(60);
  });

  it('[RUN-GEAR-20] is left by an action that tears too: Res against the Difficulty for a foe', () => {
    // 10 and 1, and Res 3.
    const free = play(caught('f0'), 10, 1).choose('power:breakFree');
    expect(one(free, 'f0')).toMatchObject({ hp: 60 - 14, marks: [] });
    const still = play(caught('f0'), 9).choose('power:breakFree');
    expect(one(still, 'f0')).toMatchObject({ hp: 60 - 14, marks: [inNet] });
  });

  it('[RUN-RULING-H13] stays about its victim: bare hands are left, and the net is his again when the other is out of it', () => {
    const driver = thrown();
    expect(one(driver, 'h0')).toMatchObject({ hand: FISTS, lying: [] });
    const strikes = (scene: Scene) => optionsOf(play(scene), 'strike').map((id) => Number(id.split(':')[2]));
    expect(new Set(strikes(caught('h0')))).toEqual(new Set([AXE, FISTS]));
    const out = caught('h0', { f0: { x: 12, y: 10 } });
    expect(new Set(strikes(out))).toEqual(new Set([NET, AXE, FISTS]));
    const dead = {
      f0: { x: 12, y: 10, marks: [inNet], hp: 0, condition: 'dead' as const },
      f1: { x: 12, y: 11 },
    };
    expect(new Set(strikes(caught('h0', dead)))).toEqual(new Set([NET, AXE, FISTS]));
  });

  it('[RUN-GEAR-20] makes no net of his other weapons: the axe hurts, and wraps nobody', () => {
    const armed = { ...near.fighters, h0: { x: 10, y: 10, hand: AXE, belt: NET } };
    const driver = play({ ...near, fighters: armed }, 9, 3).choose(`strike:f0:${AXE}:plain`, 'stand');
    expect(one(driver, 'f0').marks).toEqual([]);
    expect(one(driver, 'f0').hp).toBeLessThan(60);
    expect(one(driver, 'h0').hand).toBe(AXE);
  });

  it('[RUN-GEAR-20] hurts nobody in what is foretold of it', () => {
    const known: Scene = { ...near, options: { statistics: 'always' } };
    const driver = play(known);
    const chances = driver.game.odds?.(driver.state, 0, {
      act: 'strike',
      target: 'f0',
      form: NET,
      manner: 'plain',
    });
    const chance = (of: string) => chances?.find(({ outcome }) => outcome === of)?.chance;
    expect([chance('kill'), chance('wound')]).toEqual([0, 0]);
    expect(chance('hit')).toBeGreaterThan(0.5);
  });

  it('[RUN-GEAR-20] [RUN-MELEE-22] catches a friend whom it finds, and does not hurt him either', () => {
    const crowded = { ...near.fighters, h1: { x: 10, y: 11 } };
    // A botch of 4, and 9 + 5 again, against 3 + 4.
    const driver = play({ ...near, fighters: crowded }, 1, 4, 3, 9).choose(`strike:f0:${NET}:plain`, 'stand');
    expect(driver.told('strayed')).toMatchObject([{ hit: 'h1' }]);
    expect(one(driver, 'h1').marks).toMatchObject([{ kind: 'netted', by: 'h0' }]);
    expect(one(driver, 'h1').hp).toBe(one(play(near), 'h1').hp);
  });
});
