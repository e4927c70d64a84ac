import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { odds } from './odds.ts';
import { allDiceCast, HEROES_SEAT, one, optionsOf, play, type Scene } from './testing.ts';

const { ragnar, gunnhild } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
/** Gunnhild sees with Per 1 and Awareness 1. */
const SNARE: Scene = {
  heroes: [gunnhild, ragnar],
  foes: [GOBLIN],
  map: { objects: [{ id: 'snare', kind: 'grabber', area: [[10, 10, 1]], difficulty: 8, dam: 9 }] },
  fighters: { h0: { x: 8, y: 10 }, h1: { x: 1, y: 1 }, f0: { x: 35, y: 25 } },
  turn: 'h0',
};
const CAUGHT = { trap: 'snare', difficulty: 8 };

describe('a trap that holds', () => {
  it('[RUN-HAZ-GRAB-01] [RUN-HAZ-GRAB-06] [RUN-TRAP-07] catches whoever does not see it in time, hurts him, and is spent', () => {
    const caught = play(SNARE, 3).choose('walk:12:10');
    // 5 against 6: one short, 9 + 1 − 7.
    expect(one(caught, 'h0')).toMatchObject({ x: 10, caught: CAUGHT, hp: 82 - (9 + 1 - 7) });
    expect(caught.state.happened.turned).toEqual(['snare']);
    expect(caught.told('sprang')).toMatchObject([{ caught: true, total: 5, difficulty: 6 }]);
    const seen = play(SNARE, 4).choose('walk:12:10');
    expect(one(seen, 'h0')).toMatchObject({ x: 12, caught: null, hp: 82 });
    expect(seen.state.happened.turned).toEqual(['snare']);
  });

  it('[RUN-HAZ-GRAB-01] the odds are told before one goes there', () => {
    const told = odds(play(SNARE).state, HEROES_SEAT, { act: 'walk', x: 12, y: 10 });
    expect(told?.find(({ outcome }) => outcome === 'caught')?.chance).toBeCloseTo(0.3, 9);
  });

  it('[RUN-RULING-T42] [RUN-TRAP-66] [RUN-VP-15] catches no foe that walks, but one that a hero shoves in, to his credit', () => {
    const walks = play({ ...SNARE, fighters: { ...SNARE.fighters, f0: { x: 12, y: 10 } }, turn: 'f0' });
    expect(walks.choose('walk:10:10').told('sprang')).toEqual([]);
    const shoved = play(
      { ...SNARE, fighters: { h0: { x: 8, y: 10 }, h1: { x: 1, y: 1 }, f0: { x: 9, y: 10 } } },
      9,
      2,
      3,
    ).choose('engage:f0', 'resist', 'shove:2:5');
    expect(one(shoved, 'f0')).toMatchObject({ x: 10, caught: CAUGHT, hp: 50 - (9 + 1 - 3) });
    expect(shoved.state.tally).toEqual([{ hero: 'h0', of: 'f0', cause: 'damage', points: 7 }]);
  });

  it('[RUN-HAZ-GRAB-03] [RUN-ENGAGE-16] keeps him where he is, fights badly, and makes him a good mark', () => {
    const scene: Scene = {
      ...SNARE,
      foes: [{ ...GOBLIN, missile: 'bow' }],
      fighters: { h0: { x: 10, y: 10, caught: CAUGHT }, h1: { x: 1, y: 1 }, f0: { x: 12, y: 10 } },
    };
    const turn = play(scene, 4, 6);
    expect(turn.options().filter((id) => /^(walk|seize|withdraw|flee|rush|engage)/.test(id))).toEqual([]);
    const own = turn.choose('strike:f0:0:plain', 'stand').told('struck');
    const free = play({ ...scene, fighters: { ...scene.fighters, h0: { x: 10, y: 10 } } }, 4, 6).choose(
      'strike:f0:0:plain',
      'stand',
    );
    const attack = (free.told('struck')[0] as unknown as { attack: number }).attack;
    expect(own).toMatchObject([{ attack: attack - 3 }]);
    const struck = (caught: typeof CAUGHT | null) =>
      play({ ...scene, fighters: { ...scene.fighters, h0: { x: 10, y: 10, caught } }, turn: 'f0' }, 9, 6)
        .choose('strike:h0:0:plain', ...(caught === null ? ['stand'] : []))
        .told('struck')[0] as unknown as { defence: number };
    expect(struck(CAUGHT).defence).toBe(struck(null).defence - 3);
    const shot = (caught: typeof CAUGHT | null) =>
      play(
        {
          ...scene,
          fighters: { h0: { x: 10, y: 10, caught }, h1: { x: 1, y: 1 }, f0: { x: 30, y: 10, hand: 1 } },
          turn: 'f0',
        },
        9,
      )
        .choose('shoot:h0:1:plain', 'stand')
        .told('shot')[0] as unknown as { attack: number };
    expect(shot(CAUGHT).attack).toBe(shot(null).attack + 3);
  });

  it('[RUN-HAZ-GRAB-02] is pried open by him or by somebody beside him, as often as they like', () => {
    const held: Scene = {
      ...SNARE,
      fighters: { h0: { x: 10, y: 10, caught: CAUGHT }, h1: { x: 11, y: 10 }, f0: { x: 35, y: 25 } },
    };
    // Str 2, no Traps and no kit for it: 8 with −3.
    const failed = play(held, 10, 1).choose('pry:h0');
    expect(one(failed, 'h0').caught).toBeNull();
    const again = play(held, 10, 1);
    expect(again.options()).toContain('pry:h0');
    again.choose('pry:h0');
    const ally = play({ ...held, turn: 'h1' }, 9).choose('pry:h0');
    expect(one(ally, 'h0').caught).toEqual(CAUGHT);
    const far = { ...held.fighters, h1: { x: 13, y: 10 } };
    expect(optionsOf(play({ ...held, fighters: far, turn: 'h1' }), 'pry')).toEqual([]);
  });

  it('[RUN-ABIL-AWA-02] is seen by whoever has his wits about him, and nobody has to say that he looks', () => {
    const watchful = { ...gunnhild, abilities: { ...gunnhild.abilities, awareness: 4 } };
    const walks = play(SNARE, 3);
    expect(walks.options().filter((id) => /aware|look|watch|search/i.test(id))).toEqual([]);
    walks.choose('walk:12:10');
    expect(walks.told('roll')).toMatchObject([{ for: 'avoiding' }]);
    expect(walks.kind).toBe('act');
    expect(one(walks, 'h0').caught).toEqual(CAUGHT);
    const seen = play({ ...SNARE, heroes: [watchful, ragnar] }, 3).choose('walk:12:10');
    expect(one(seen, 'h0')).toMatchObject({ x: 12, caught: null });
  });
});
