import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, facing, play } from './testing.ts';

afterEach(allDiceCast);

/** Ragnar’s INIT with the axe is 9, and more by frost; the goblin’s die falls after his. */
const rolled = (level: number, ...faces: number[]) => frosty(level, 0, ...faces);
const frosty = (level: number, frost: number, ...faces: number[]) => {
  const scene = facing({ 'sudden-as-a-mountain-storm': level, 'frost-speeded-heels': frost });
  const driver = play({ ...scene, agenda: [{ step: 'initiative' }] }, ...faces, 5);
  return driver.told('initiative')[0];
};

describe('Sudden as a Mountain Storm', () => {
  it('[RUN-GIFT-SUDDEN-AS-A-MOUNTAIN-STORM] adds two a level to a total above twenty, and further actions count it', () => {
    expect(rolled(2, 10, 1)).toMatchObject({ total: 20, steps: [20] });
    expect(rolled(2, 10, 2)).toMatchObject({ total: 25, steps: [25, 5] });
    expect(rolled(1, 10, 2)).toMatchObject({ total: 23, steps: [23, 3] });
    expect(rolled(2, 10, 10, 9)).toMatchObject({ total: 42, steps: [42, 22, 2] });
  });

  it('[RUN-RULING-G63] looks at the whole total, of which frost does not count for further actions', () => {
    expect(frosty(2, 3, 8)).toMatchObject({ total: 27, steps: [27, 7] });
  });
});
