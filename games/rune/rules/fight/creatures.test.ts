import { afterEach, describe, expect, it } from 'vitest';
import { CreatureSchema } from '../../documents/creature/schema.ts';
import { fighterOf, sheetOf } from './fighters.ts';
import { allDiceCast, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

const draug = CreatureSchema.parse({
  skald: 'creature',
  version: 1,
  name: 'Draug',
  benchmark: 8,
  move: 9,
  adjust: { soak: 2 },
  powers: ['undead'],
  missile: false,
  weapon: 'natural',
  temper: 'headlong',
  nightVision: true,
  stunnable: false,
  size: 2,
});

describe('a creature of one’s own', () => {
  it('[RUN-CREATE-01] [RUN-CREATE-06] fights as any foe, with the numbers that heroes and its Adjust give it', () => {
    const { state } = play({ foes: [{ foe: draug }, { foe: 'dark-viking' }, { foe: draug }], turn: 'h0' });
    const [first, viking] = [fighterOf(state, 'f0'), fighterOf(state, 'f1')];
    const [sheet, plain] = [sheetOf(state, first), sheetOf(state, viking)];
    expect(sheet.soak.total).toBe(plain.soak.total + 2);
    expect(sheet).toMatchObject({ maxHp: plain.maxHp, size: 2, move: { half: 4, full: 9 } });
    expect(sheet.tags).toEqual(['monstrous', 'undead']);
    expect(sheet.powers.map(({ kind }) => kind)).toEqual(['undead']);
    expect(state.foes.map(({ number }) => number)).toEqual([1, 1, 2]);
  });

  it('[RUN-CREATE-01] can be struck, and strikes', () => {
    const near = { fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } }, foes: [{ foe: draug }] };
    expect(optionsOf(play({ ...near, turn: 'h0' }), 'strike')).toContain('strike:f0:0:plain');
    expect(optionsOf(play({ ...near, turn: 'f0' }), 'strike')).toEqual(['strike:h0:0:plain']);
  });
});

describe('what is bought for a single foe', () => {
  it('[RUN-FOELIST-WENDOL.5] [RUN-FOELIST-GOBLIN-SHAMAN.1] is a power of it alone, and only of a type that can have it', () => {
    const magic = { from: 'chant', effects: [{ score: 'dfn', on: 'others', by: -1 }] } as const;
    const bought = { hunts: true, magic: { ...magic, effects: [...magic.effects] } };
    const { state } = play({
      foes: [
        { foe: 'wendol', ...bought },
        { foe: 'wendol' },
        { foe: 'goblin-shaman', ...bought },
        { foe: 'troll', ...bought },
      ],
      turn: 'h0',
    });
    const powers = [0, 1, 2, 3].map((i) =>
      sheetOf(state, fighterOf(state, `f${i}`)).powers.map(({ kind }) => kind),
    );
    expect(powers).toEqual([['charging', 'hunting'], ['charging'], ['goblinMagic'], []]);
  });
});
