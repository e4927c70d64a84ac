import { expect, it } from 'vitest';
import { CHARACTERISTIC_PATRON } from './characteristics.ts';
import { GOD_CARES, GOD_WEIGHT, GODS } from './gods.ts';

it('[RUN-HERO-32] [RUN-GIFTRULE-DC-04] thirteen gods give, the patrons of the Characteristics among them', () => {
  expect(new Set(GODS).size).toBe(13);
  expect(GODS).toEqual(expect.arrayContaining(Object.values(CHARACTERISTIC_PATRON)));
});

it('[RUN-GIFTRULE-CTRL-02] eight of them have something at heart, and are the dearer to defy', () => {
  expect(GOD_CARES).toEqual({
    freyja: 'growth',
    heimdal: 'unrest',
    loki: 'mischief',
    njord: 'wind',
    odin: 'knowledge',
    thor: 'courage',
    tyr: 'suffering',
    ull: 'hunt',
  });
  for (const god of GODS) expect(GOD_CARES[god] !== undefined).toBe(GOD_WEIGHT[god] > 5);
});
