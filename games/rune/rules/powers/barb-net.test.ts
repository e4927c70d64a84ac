import { describe, expect, it } from 'vitest';
import { POWER } from '../../content/powers.ts';
import type { Bearer } from '../hooks/bearer.ts';
import type { Mark } from '../hooks/mark.ts';
import { at, bearer, field, hero, hit, thurid } from './testing.ts';

describe('the barb-net', () => {
  const medic = bearer('medic', { powers: [POWER.barbNet] });
  const inNet: Mark = { kind: 'netted', by: 'medic', difficulty: 13, damage: 20 };
  const caught = hero('caught', { marks: [inNet] });

  it('[RUN-FOELIST-DWARF-MEDIC.1] [RUN-RULING-F33] [RUN-TV-57] wraps whom it hits and does not hurt him by itself', () => {
    expect(at('attackHit', { ...hit(medic, thurid, 7, 'net'), present: [medic] })).toEqual([
      expect.objectContaining({ effect: 'noDamage' }),
      expect.objectContaining({ effect: 'attach', who: 'thurid', mark: inNet }),
    ]);
    expect(at('attackHit', { ...hit(medic, thurid, 7), present: [medic] })).toEqual([]);
  });

  it('[RUN-RULING-F33] is thrown instead of a blow, at one at a time', () => {
    const near = field({ thurid: 3, others: 2, caught: 1, far: 4 });
    const turn = (present: Bearer[]) => at('ownWindow', { acting: medic, field: near, present });
    expect(turn([medic, thurid, hero('far')])).toMatchObject([
      { does: 'net', target: 'thurid', costs: 'attack', brings: [{ effect: 'attack', manner: 'net' }] },
    ]);
    expect(turn([medic, caught])).toEqual([]);
    const others = hero('others', { marks: [{ ...inNet, by: 'another' }] });
    expect(turn([medic, others])).toMatchObject([{ does: 'net', target: 'others' }]);
  });

  it('[RUN-FOELIST-DWARF-MEDIC.2] tears at whoever does anything in it', () => {
    const acts = (acting: Bearer) => at('ownAction', { acting, action: 'breakFree', present: [caught] });
    expect(acts(caught)).toMatchObject([{ effect: 'damage', who: 'caught', raw: 20, by: 'medic' }]);
    expect(acts(thurid)).toEqual([]);
  });

  it('[RUN-FOELIST-DWARF-MEDIC.3] [RUN-TV-57] [RUN-RULING-F33] is left by Strength against 6 and the margin, by an action of the victim’s', () => {
    const turn = (acting: Bearer) =>
      at('ownWindow', { acting, present: acting === caught ? [caught] : [acting, caught] });
    expect(turn(caught)[0]).toMatchObject({
      does: 'breakFree',
      costs: 'action',
      check: { who: 'caught', roll: 'Str', against: { difficulty: 13 } },
      brings: [{ effect: 'detach', who: 'caught', mark: 'netted' }],
    });
    expect(turn(thurid)).toEqual([]);
  });

  it('[RUN-RULING-C30] holds the senseless without a try', () => {
    const asleep = hero('asleep', { marks: [inNet, { kind: 'unconscious', waking: 9, tending: 6 }] });
    expect(at('ownWindow', { acting: asleep, present: [asleep] }).map(({ does }) => does)).not.toContain(
      'breakFree',
    );
  });
});
