import { afterEach, describe, expect, it } from 'vitest';
import { roll, trap } from '../../documents/encounter/testing.ts';
import { withLines } from '../../documents/hero/account.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { paid, rich } from '../../documents/hero/testing.ts';
import { playFrom } from '../fight/testing.ts';
import { begun, holding } from '../sitting/testing.ts';
import { allDiceCast, finding } from './testing.ts';

afterEach(allDiceCast);

const ringed = (levels: number) => {
  const found = finding(rich(30 * levels), { kind: 'legendary', item: 'ring-of-alberich', ability: 'climb' });
  const level = paid({ kind: 'legendary', item: 'ring-of-alberich' }, 30);
  return withLines(found, ...Array.from({ length: levels }, () => level));
};

describe('the Ring of Alberich', () => {
  const points = (hero: ReturnType<typeof ringed>, ability: 'climb' | 'jump'): number => {
    const easy = trap(
      roll(ability, 0, { condition: { trigger: 'Up.', exposure: 'first' }, type: 'singular' }),
      [],
    );
    const driver = playFrom(begun(holding(easy), [hero, READY_MADE.gunnhild]), 9).choose('touch:h0:0');
    return driver.told('scored')[0]!['points'] as number;
  };

  it('[RUN-ITEM-RING] makes a success with its Ability count as often as its level, and no other', () => {
    const once = points(READY_MADE.ragnar, 'climb');
    expect(once).toBeGreaterThan(0);
    expect(points(ringed(1), 'climb')).toBe(once);
    expect(points(ringed(3), 'climb')).toBe(3 * once);
    expect(points(ringed(3), 'jump')).toBe(points(READY_MADE.ragnar, 'jump'));
  });
});
