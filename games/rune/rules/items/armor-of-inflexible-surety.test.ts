import { afterEach, describe, expect, it } from 'vitest';
import { gain, roll, trap } from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { playFrom } from '../fight/testing.ts';
import { begun, holding } from '../sitting/testing.ts';
import { allDiceCast, legendary } from './testing.ts';

afterEach(allDiceCast);

describe('the Armor of Inflexible Surety', () => {
  const brave = roll('bravery', 6, { condition: { trigger: 'Look.', exposure: 'first' }, type: 'singular' });
  const total = (hero: ReturnType<typeof legendary>, element: ReturnType<typeof trap>): number => {
    const driver = playFrom(begun(holding(element), [hero, READY_MADE.gunnhild]), 5).choose('touch:h0:0');
    return driver.told('attempted')[0]!['total'] as number;
  };

  it('[RUN-ITEM-SURETY] adds three a level where Impairment is at stake or Invigoration to be won, and nowhere else', () => {
    const sure = legendary({ 'armor-of-inflexible-surety': 2 });
    const more = (element: ReturnType<typeof trap>) =>
      total(sure, element) - total(READY_MADE.ragnar, element);
    expect(more(trap(brave, [{ kind: 'impairment', points: 1 }]))).toBe(6);
    expect(more(gain([{ kind: 'invigoration', points: 1, only: null, until: null }], brave))).toBe(6);
    expect(more(trap(brave, [{ kind: 'status', points: 5 }]))).toBe(0);
  });
});
