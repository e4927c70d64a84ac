import { afterEach, describe, expect, it } from 'vitest';
import type { AmuletEffect } from '../../content/treasure/amulets.ts';
import type { ItemOf } from '../../content/treasure/item.ts';
import { type GivenElement, roll, trap } from '../../documents/encounter/testing.ts';
import { heroNow } from '../../documents/hero/now.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { heroSheet } from '../fight/sheets.ts';
import { allDiceCast, playFrom } from '../fight/testing.ts';
import { begun, goOn, notes } from '../sitting/testing.ts';
import { finding } from './testing.ts';

afterEach(allDiceCast);

const { ragnar } = READY_MADE;
const sheet = heroSheet(ragnar);
const amulet = (effect: AmuletEffect, failures = 0): ItemOf<'amulet'> => ({
  kind: 'amulet',
  effect,
  bonus: 3,
  limit: 6,
  failures,
});
/** Something is there to stop at afterwards. */
const stop = notes({}).events[0]!;
/** He meets this alone, with an amulet, and these dice. */
function meeting(element: GivenElement, worn: ItemOf<'amulet'>, ...faces: number[]) {
  const document = notes({ elements: [element] }, stop);
  return goOn(playFrom(begun(document, [finding(ragnar, worn)]), ...faces));
}
type Driving = ReturnType<typeof meeting>;
const carried = ({ state }: Driving) => heroNow(state.heroes[0]!).items;

const AVOIDED = { avoid: roll('climb', sheet.roll('climb') + 6, { id: 'avoided' }) };
type Effects = Parameters<typeof trap>[1];
const EFFECTS = {
  fire: [{ kind: 'fire', raging: false, water: 5 }],
  drowning: [{ kind: 'drowning', surface: 'tranquil', current: 'none' }],
  falling: [{ kind: 'fall', feet: 10 }],
  acid: [{ kind: 'acid', dam: 4, end: null }],
  blows: [{ kind: 'damage', dam: 1 }],
} as const satisfies Record<string, Effects>;

/** By how much a roll to avoid a trap with these effects comes to more. */
const gainedAgainst = (
  what: keyof typeof EFFECTS,
  effect: AmuletEffect,
  more: Partial<GivenElement> = {},
) => {
  const made = trap(roll('climb', -90), EFFECTS[what], more);
  const [attempt] = meeting(made, amulet(effect), 4).told('attempted');
  return (attempt!.total as number) - 4 - sheet.roll('climb');
};

describe('an amulet, where nobody fights,', () => {
  it.each([
    ['fire-trap', 'fire'],
    ['drowning-trap', 'drowning'],
    ['falling-trap', 'falling'],
    ['acid-trap', 'acid'],
    ['standard-trap', 'blows'],
  ] as const)('[RUN-TRE-54] of %s helps to avoid %s, and nothing else that hurts', (effect, what) => {
    const kinds = ['fire', 'drowning', 'falling', 'acid', 'blows'] as const;
    expect(kinds.filter((kind) => gainedAgainst(kind, effect) === 3)).toEqual([what]);
    expect(kinds.filter((kind) => gainedAgainst(kind, effect) === 0)).toHaveLength(4);
  });

  it('[RUN-TRE-54] knows the harm by what it is made of', () => {
    expect(gainedAgainst('blows', 'fire-trap', { tags: ['heat'] })).toBe(3);
    expect(gainedAgainst('blows', 'standard-trap', { tags: ['heat'] })).toBe(0);
    expect(gainedAgainst('blows', 'acid-trap', { tags: ['caustic'] })).toBe(3);
  });

  it('[RUN-TRAP-02] is of no use against what nature does', () => {
    expect(gainedAgainst('blows', 'standard-trap', { nature: 'hazard' })).toBe(0);
    expect(gainedAgainst('falling', 'falling-trap', { nature: 'hazard' })).toBe(0);
  });

  it('[RUN-TRE-52] fails where that roll fails, and nowhere else', () => {
    const hard = trap(AVOIDED.avoid, EFFECTS.blows);
    // Six are needed, of which the amulet is three.
    expect(carried(meeting(hard, amulet('standard-trap'), 3))).toEqual([amulet('standard-trap')]);
    expect(carried(meeting(hard, amulet('standard-trap'), 2))).toEqual([amulet('standard-trap', 1)]);
    expect(carried(meeting(hard, amulet('fire-trap'), 2))).toEqual([amulet('fire-trap')]);
  });

  it('[RUN-CHART-AMULET-FAILURE] is worth nothing once it has failed so often', () => {
    const hard = trap(AVOIDED.avoid, EFFECTS.blows);
    expect(carried(meeting(hard, amulet('standard-trap', 5), 2))).toEqual([]);
  });

  it('[RUN-RULING-R10] fails with every roll of his, one after the other', () => {
    const twice = trap(roll('climb', sheet.roll('climb') + 6, { extra: 1 }), EFFECTS.blows);
    expect(carried(meeting(twice, amulet('standard-trap'), 2, 2))).toEqual([amulet('standard-trap', 2)]);
    expect(carried(meeting(twice, amulet('standard-trap', 4), 2, 2))).toEqual([]);
  });

  it.each(['poison', 'disease'] as const)(
    '[RUN-CHART-AMULET-EFFECT] helps Stamina against %s alone',
    (peril) => {
      const bare = sheet.bare('Sta');
      const bitten = (ability: 'climb' | null, tags: GivenElement['tags'], die: number) => {
        const made = trap(
          roll(ability, 6 + (ability ? sheet.roll(ability) : bare)),
          [{ kind: 'status', points: 1 }],
          {
            nature: 'hazard',
            tags,
          },
        );
        return meeting(made, amulet(peril), die);
      };
      const total = (driver: Driving) => driver.told('attempted')[0]!.total as number;
      const other = peril === 'poison' ? 'disease' : 'poison';
      expect(total(bitten(null, [peril], 4)) - 4 - bare).toBe(3);
      expect(total(bitten(null, [other], 4)) - 4 - bare).toBe(0);
      expect(total(bitten('climb', [peril], 4)) - 4 - sheet.roll('climb')).toBe(0);
      expect(carried(bitten(null, [peril], 2))).toEqual([amulet(peril, 1)]);
      expect(carried(bitten(null, [other], 2))).toEqual([amulet(peril)]);
    },
  );

  it('[RUN-HAZ-FALL-01] helps whoever lands in a pit that was dug for him', () => {
    const landed = (effect: AmuletEffect, nature: 'trap' | 'hazard', die: number) =>
      meeting(trap(null, [{ kind: 'fall', feet: 30 }], { nature }), amulet(effect), die);
    const missed = 5 - sheet.roll('jump') - 3;
    expect(carried(landed('falling-trap', 'trap', missed + 1))).toEqual([amulet('falling-trap')]);
    expect(carried(landed('falling-trap', 'trap', missed))).toEqual([amulet('falling-trap', 1)]);
    expect(carried(landed('falling-trap', 'hazard', missed))).toEqual([amulet('falling-trap')]);
  });

  it('[RUN-HAZ-DROWN-01] helps whoever was thrown into the water to swim', () => {
    const swum = (effect: AmuletEffect, nature: 'trap' | 'hazard') =>
      meeting(trap(null, EFFECTS.drowning, { nature }), amulet(effect), 9).told('swam')[0]!.total as number;
    expect(swum('drowning-trap', 'trap') - swum('fire-trap', 'trap')).toBe(3);
    expect(swum('drowning-trap', 'hazard') - swum('fire-trap', 'hazard')).toBe(0);
  });

  it('[RUN-CHART-AMULET-EFFECT] helps whoever is impaired to strike where the notes ask for his ATK', () => {
    const shot = trap(
      { ...roll(null, 30), methods: [{ ability: null, characteristic: null, score: 'atk' }] },
      [{ kind: 'status', points: 1 }],
    );
    const numb = trap(null, [{ kind: 'impairment', points: 1 }]);
    const attempt = (times: number) => {
      const document = notes({ elements: [...(times > 0 ? [numb] : []), shot] }, stop);
      return goOn(playFrom(begun(document, [finding(ragnar, amulet('impaired'))]), 4));
    };
    const total = (driver: Driving) => driver.told('attempted')[0]!.total as number;
    expect(total(attempt(1)) - total(attempt(0))).toBe(3 - 1);
    expect(carried(attempt(1))).toEqual([amulet('impaired', 1)]);
    expect(carried(attempt(0))).toEqual([amulet('impaired')]);
  });
});
