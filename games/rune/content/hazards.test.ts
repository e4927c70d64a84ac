import { describe, expect, it } from 'vitest';
import { ledgerTable } from '../testing-ledger.ts';
import { ARMOR_HELPS, FALLS, SWIM } from './hazards.ts';
import { BARRIERS, COVER, DEGREES, PLACE_DAMS } from './terrain.ts';

const LEDGER = 'rune-4b-terrain-difficulties-traps';
const number = (cell = ''): number => Number.parseInt(cell, 10);

describe('terrain and hazards', () => {
  it('[RUN-TER-25] [RUN-TER-34] [RUN-TERA-14] cover is as good as the ledger says', () => {
    const rows = ledgerTable(LEDGER, 'RUN-TER-25');
    expect(rows.map(([, , shot, spot, jump]) => [number(shot), number(spot), number(jump)])).toEqual(
      DEGREES.map((degree) => [COVER[degree].shot, COVER[degree].spot, COVER[degree].jump]),
    );
  });

  it('[RUN-TER-47] places hurt by these ratings only', () => {
    expect(ledgerTable(LEDGER, 'RUN-TER-47').map(([dam]) => number(dam))).toEqual([...PLACE_DAMS]);
  });

  it('[RUN-TER-18] there are fifteen kinds of barriers in stock', () => {
    expect(new Set(BARRIERS).size).toBe(15);
  });

  it('[RUN-HAZ-FALL-03] falls are as bad as the ledger says', () => {
    const rows = ledgerTable(LEDGER, 'RUN-HAZ-FALL-03');
    expect(rows.map(([length, good, bad]) => [length, number(good), number(bad)])).toEqual(
      FALLS.map(({ upTo, good, bad }, i) => {
        const from = i === 0 ? 10 : FALLS[i - 1]!.upTo + 1;
        return [upTo === Infinity ? `over ${from - 1} ft` : `${from}-${upTo} ft`, good, bad];
      }),
    );
  });

  it('[RUN-HAZ-FALL-02] [RUN-HAZ-DROWN-04] [RUN-HAZ-FIRE-02] falls, water and fire ask nothing of armor, places do', () => {
    expect(ARMOR_HELPS).toMatchObject({ place: true, fall: false, drowning: false, fire: false });
  });

  it('[RUN-HAZ-DROWN-02] waters are as hard as the ledger says', () => {
    const rows = ledgerTable(LEDGER, 'RUN-HAZ-DROWN-02').map(([, modifier]) => modifier);
    const { surface, current } = SWIM;
    expect(rows.slice(0, 7).map(number)).toEqual([
      surface.tranquil,
      surface.choppy,
      surface.raging,
      surface.undercurrent,
      current.slight,
      current.strong,
      SWIM.directed,
    ]);
    expect(rows.slice(7)).toEqual([
      `+${SWIM.pulling} + that person's Sta`,
      `-(${SWIM.rope} + ally's Str)`,
      '+1 per round',
    ]);
  });
});
