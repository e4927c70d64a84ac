import { afterEach, describe, expect, it } from 'vitest';
import type { Scene } from '../fight/testing.ts';
import { allDiceCast, facing, giftPoints, play } from './testing.ts';

afterEach(allDiceCast);

describe('The Gnawing Stags', () => {
  const scene: Scene = facing(
    { 'gnawing-stags': 4 },
    {
      map: {
        objects: [
          { id: 'snare', kind: 'grabber', area: [[9, 10, 1]], difficulty: 8, dam: 9 },
          { id: 'log', kind: 'barrier', area: [[10, 11, 1]], item: 'log' },
          { id: 'rock', kind: 'cover', area: [[10, 9, 1]], degree: 'half', persons: 1, jump: 7 },
          { id: 'torch', kind: 'light', area: [[9, 9, 1]], lit: true },
        ],
      },
      fighters: { f0: { x: 30, y: 25 } },
    },
  );
  const does = (deed: string, die = 9) => giftPoints(play({ ...scene, turn: 'h0' }, die).choose(deed));

  it('[RUN-GIFT-GNAWING-STAGS] pays five a level for a trap made harmless, and for cover or a barrier brought down', () => {
    expect(does('stunt:disarm:snare')).toBe(20);
    expect(does('stunt:turn:log')).toBe(20);
    expect(does('stunt:turn:rock')).toBe(20);
    expect(does('stunt:clear:10:11')).toBe(20);
  });

  it('[RUN-GIFT-GNAWING-STAGS] pays nothing for a failure, nor for other things', () => {
    // Six is needed, and Dex or Str less three for what he lacks.
    expect(does('stunt:disarm:snare', 2)).toBe(0);
    expect(does('stunt:turn:torch')).toBe(0);
  });
});
