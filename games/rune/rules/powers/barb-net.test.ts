import { describe, expect, it } from 'vitest';
import { POWER } from '../../content/powers.ts';
import type { Mark } from './mark.ts';
import type { Bearer } from './power.ts';
import { at, bearer, hero, hit, offers, thurid } from './testing.ts';

describe('the barb-net', () => {
  const medic = bearer('medic', { powers: [POWER.barbNet] });
  const inNet: Mark = { kind: 'netted', by: 'medic', difficulty: 13, damage: 20 };
  const caught = hero('caught', { marks: [inNet] });

  it('[RUN-FOELIST-DWARF-MEDIC.1] [RUN-RULING-F33] [RUN-TV-57] wraps whom it hits and does not hurt him by itself', () => {
    expect(at('attackHit', { ...hit(medic, thurid, 7, 'net') })).toEqual([
      expect.objectContaining({ effect: 'noDamage' }),
      expect.objectContaining({ effect: 'attach', who: 'thurid', mark: inNet }),
    ]);
    expect(at('attackHit', { ...hit(medic, thurid, 7) })).toEqual([]);
  });

  it('[RUN-RULING-F33] is thrown instead of a blow, at one at a time', () => {
    const turn = (present: Bearer[]) => offers(at('turnStarted', { acting: medic, others: [], present }));
    expect(turn([medic, thurid])).toMatchObject([{ does: 'net', costs: 'action' }]);
    expect(turn([medic, caught])).toEqual([]);
    const others = hero('others', { marks: [{ ...inNet, by: 'another' }] });
    expect(turn([medic, others])).toHaveLength(1);
  });

  it('[RUN-FOELIST-DWARF-MEDIC.2] tears at whoever does anything in it', () => {
    const acts = (acting: Bearer) => at('ownAction', { acting, action: 'breakFree', present: [caught] });
    expect(acts(caught)).toMatchObject([{ effect: 'damage', who: 'caught', raw: 20, by: 'medic' }]);
    expect(acts(thurid)).toEqual([]);
  });

  it('[RUN-FOELIST-DWARF-MEDIC.3] [RUN-TV-57] [RUN-RULING-F33] is left by Strength against 6 and the margin, by an action of the victim’s', () => {
    const turn = (acting: Bearer) =>
      offers(at('turnStarted', { acting, others: [], present: [acting, caught] }));
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
    expect(offers(at('turnStarted', { acting: asleep, others: [], present: [asleep] }))).toEqual([]);
  });
});
