import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Fighter } from '../fight/state.ts';
import type { Scene } from '../fight/testing.ts';
import { allDiceCast, FOE, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('Boon of Angrboda', () => {
  type Foe = NonNullable<Scene['foes']>[number];
  const scene = (level: number, foe: Foe = {}, h0: Partial<Fighter> = {}): Scene =>
    facing(
      { 'boon-of-angrboda': level },
      {
        heroes: [READY_MADE.gunnhild],
        foes: [{ statistics: FOE, ...foe }],
        fighters: { h0: { x: 10, y: 10, ...h0 }, h1: { x: 12, y: 12 } },
      },
    );
  const chooses = (level: number, ...faces: number[]) =>
    play(
      {
        ...scene(level, { selfWilled: false }),
        fighters: {
          ...scene(level).fighters,
          h0: { x: 10, y: 10, planned: 0 },
          h1: { x: 12, y: 12, planned: 0 },
          f0: { x: 12, y: 10, planned: 0 },
        },
        agenda: [{ step: 'initiative' }],
      },
      // Ragnar is the quickest, and so the first to be chosen.
      9,
      2,
      5,
      ...faces,
    );

  it('[RUN-GIFT-BOON-OF-ANGRBODA] [RUN-RULING-G13] [RUN-HOOK-56] makes a monster of the chart roll Res against Disguise and its level', () => {
    // 4 + 2 against 0 + 6.
    expect(one(chooses(6, 4), 'f0').target).toBe('h0');
    expect(one(chooses(6, 3), 'f0').target).toBe('h1');
    expect(one(chooses(7, 4), 'f0').target).toBe('h1');
    expect(chooses(7, 4).told('checked')).toMatchObject([
      { fighter: 'f0', total: 6, against: 7, success: false },
    ]);
  });

  it('[RUN-GIFT-BOON-OF-ANGRBODA] [RUN-HOOK-56] turns away one with a will of its own in the midst of its action', () => {
    const turned = play({ ...scene(7), turn: 'f0' }, 4).choose('strike:h0:0:plain');
    expect(turned.kind).toBe('act');
    expect(optionsOf(turned, 'strike')).toEqual(['strike:h1:0:plain']);
    expect(optionsOf(turned, 'grab')).toEqual(['grab:h1:hold', 'grab:h1:pin']);
    expect(one(turned, 'h0').hp).toBe(77);
    const sees = play({ ...scene(7), turn: 'f0' }, 5, 4, 9).choose('strike:h0:0:plain', 'stand');
    expect(sees.told('struck')).toHaveLength(1);
    // The next time it is tried anew.
    const again = { ...scene(7), fighters: { ...scene(7).fighters, f0: { x: 12, y: 10, spares: ['h0'] } } };
    expect(optionsOf(play({ ...again, turn: 'f0' }), 'strike')).toContain('strike:h0:0:plain');
  });

  it('[RUN-GIFT-BOON-OF-ANGRBODA] does not deceive whom he has attacked, nor where nobody else is left', () => {
    const known = play({ ...scene(20, {}, { attacked: ['f0'] }), turn: 'f0' }, 4, 9).choose(
      'strike:h0:0:plain',
      'stand',
    );
    expect(known.told('checked')).toEqual([]);
    const away = { ...scene(20), fighters: { ...scene(20).fighters, h1: { condition: 'out' as const } } };
    const alone = play({ ...away, turn: 'f0' }, 4, 9).choose('strike:h0:0:plain', 'stand');
    expect(alone.told('checked')).toEqual([]);
  });

  it('[RUN-GIFT-BOON-OF-ANGRBODA] [RUN-RULING-G78] deceives the undead, but neither men nor craftwerk', () => {
    const undead = play({ ...scene(20, { foe: 'dishonored' }), turn: 'f0' }, 4).choose('strike:h0:0:plain');
    expect(undead.told('checked')).toMatchObject([{ success: false }]);
    for (const foe of ['dark-viking', 'centi-werk'] as const) {
      const sees = play({ ...scene(20, { foe }), turn: 'f0' }, 4, 9).choose('strike:h0:0:plain', 'stand');
      expect(sees.told('checked')).toEqual([]);
    }
  });
});
