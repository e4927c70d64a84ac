import { afterEach, describe, expect, it } from 'vitest';
import type { Degree } from '../../content/terrain.ts';
import { groundFor } from '../fight/fighters.ts';
import { addedTo, allDiceCast, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('Penetrating Lightning', () => {
  const SHORT_BOW = 2;
  /** Dex 3, and two gifts of Thor. */
  const behind = (degree: Degree, more: object = {}, level = 2) => {
    const scene = facing(
      { 'penetrating-lightning': level, 'thors-thews': 1 },
      {
        map: { objects: [{ id: 'rock', kind: 'cover', area: [[24, 10, 1]], degree, persons: 1 }] },
        fighters: { h0: { x: 10, y: 10, hand: SHORT_BOW, ...more }, f0: { x: 25, y: 10 } },
      },
    );
    return { ...scene, turn: 'h0' };
  };
  const SHOOT = `shoot:f0:${SHORT_BOW}:plain`;
  const degreeLeft = ({ state }: ReturnType<typeof play>) =>
    groundFor(state).things.map(({ part }) => (part.kind === 'cover' ? part.degree : null));

  it('[RUN-GIFT-PENETRATING-LIGHTNING] [RUN-RULING-G14] [RUN-HOOK-16] is asked before a shot at who hides, and must be more than his Res', () => {
    // 3 + 3 + 3 against 7 + 2 is a tie.
    const fails = play(behind('half'), 3, 7, 9).choose(SHOOT, 'stand');
    expect(fails.kind).toBe('preRoll');
    fails.choose('use');
    expect(fails.told('checked')).toMatchObject([{ roll: 'Dex', total: 9, against: 9, success: false }]);
    expect(addedTo(fails, 'attack')).toMatchObject({ cover: -6 });
    expect(degreeLeft(fails)).toEqual(['half']);
  });

  it('[RUN-GIFT-PENETRATING-LIGHTNING] [RUN-HOOK-59] wears the cover by a degree, for this shot and for every other', () => {
    const wins = play(behind('half'), 4, 7, 9).choose(SHOOT, 'stand', 'use');
    expect(wins.told('worn')).toMatchObject([{ thing: 'rock' }]);
    expect(addedTo(wins, 'attack')).toMatchObject({ cover: -3 });
    const { happened } = wins.state;
    const later = play({ ...behind('half', {}, 1), state: { happened } }, 9).choose(SHOOT, 'stand', 'pass');
    expect(addedTo(later, 'attack')).toMatchObject({ cover: -3 });
    const worn = (times: number, degree: Degree) =>
      degreeLeft(
        play({ ...behind(degree), state: { happened: { ...happened, worn: Array(times).fill('rock') } } }),
      );
    expect([worn(1, 'full'), worn(2, 'full'), worn(3, 'full'), worn(1, 'third')]).toEqual([
      ['half'],
      ['third'],
      [],
      [],
    ]);
  });

  it('[RUN-GIFT-PENETRATING-LIGHTNING] [RUN-RULING-G80] [RUN-HOOK-22] counts every attempt, and no more than its level', () => {
    const fails = play(behind('half'), 3, 7, 9).choose(SHOOT, 'stand', 'use');
    expect(one(fails, 'h0').uses).toHaveLength(1);
    const uses = [
      { gift: 'penetrating-lightning', round: 1 },
      { gift: 'penetrating-lightning', round: 1 },
    ];
    expect(play(behind('half', { uses }), 9).choose(SHOOT, 'stand').told('shot')).toHaveLength(1);
  });

  it('[RUN-GIFT-PENETRATING-LIGHTNING] is not asked where there is no cover, nor of a blow', () => {
    const open = { ...behind('half'), map: {} };
    expect(play(open, 9).choose(SHOOT, 'stand').kind).toBeNull();
    const beside = { ...behind('half'), fighters: { h0: { x: 23, y: 10 }, f0: { x: 25, y: 10 } } };
    expect(optionsOf(play(beside), 'strike')).toContain('strike:f0:0:plain');
    expect(play(beside, 9, 9).choose('strike:f0:0:plain', 'stand').told('giftUsed')).toEqual([]);
  });
});
