import { afterEach, describe, expect, it } from 'vitest';
import { field, laborers, trap } from '../../documents/encounter/testing.ts';
import { allDiceCast } from '../fight/testing.ts';
import { poolOf } from './blood.ts';
import { notes, sit } from './testing.ts';

afterEach(allDiceCast);

const drawn = { kind: 'slippery' as const, from: 1, area: [[0, 0, 12]] as [number, number, number][] };
/** Ten cells of one pace each way, one of them a wall; whoever is struck there bleeds. */
const room = (dam: number) =>
  notes({
    id: 'room',
    location: 'A room',
    combat: laborers(3),
    map: field({ zones: [drawn], cell: 2, width: 30, height: 30, walls: [[9, 9, 1]] }),
    pools: { of: 'spikes', x: 3, y: 3 },
    elements: [
      trap(null, [{ kind: 'damage', dam, armorIgnoring: true }], {
        id: 'spikes',
        targets: { most: 1, by: 'marchingOrder' },
      }),
    ],
  });

function fought(dam: number, ...faces: number[]) {
  const driver = sit(room(dam), ...faces);
  while (driver.kind === 'room') driver.choose('goOn');
  return driver;
}
const slippery = (driver: ReturnType<typeof sit>) =>
  driver.state.map.zones
    .filter(({ kind }) => kind === 'slippery')
    .flatMap(({ area }) => area.map(([x, y]) => `${x} ${y}`))
    .toSorted();

describe('blood on the floor', () => {
  it('[RUN-RULING-R85] is one cell, three, seven or thirteen, all of them one beside the other', () => {
    const centre = { x: 5, y: 5 };
    const sizes = [1, 10, 11, 19, 20, 29, 30, 60].map((lost) => poolOf(lost, centre).length);
    expect(sizes).toEqual([1, 1, 3, 3, 7, 7, 13, 13]);
    const largest = poolOf(30, centre);
    expect(new Set(largest.map(({ x, y }) => `${x} ${y}`)).size).toBe(13);
    // Of the second ring every other cell: none is nearer to the centre than two.
    for (const { x, y } of largest.slice(7)) expect(Math.max(Math.abs(x - 5), Math.abs(y - 5))).toBe(2);
    expect(poolOf(11, centre).slice(1)).toEqual([
      { x: 6, y: 5 },
      { x: 6, y: 6 },
    ]);
  });

  it('[RUN-STOLEN-7.8] lies where the dice say for each who lost any, and nowhere else; walls and what is beyond them cut it', () => {
    // A little is lost: one cell, in the first row and the last column; two paces wide.
    const little = fought(12, 10, 1);
    expect(little.told('hurt')).toHaveLength(1);
    expect(slippery(little)).toEqual(['21 3', '21 4', '22 3', '22 4']);
    // Seven cells around the fourth of both: 28 squares, but for one where there is a wall.
    const much = fought(28, 4, 4);
    const lost = much.told('hurt')[0]!.lost as number;
    expect(lost >= 20 && lost < 30).toBe(true);
    expect(slippery(much)).toHaveLength(27);
    expect(slippery(much)).not.toContain('9 9');
    // In the corner four of the seven lie outside.
    expect(slippery(fought(28, 1, 1))).toHaveLength(3 * 4);
  });

  it('[RUN-RULING-R96] is not there at all where nobody bled, so that nobody is moved by it; those who wait fight all the same', () => {
    const driver = fought(0);
    expect(driver.told('hurt')).toEqual([]);
    expect(driver.state.map.zones).toEqual([]);
    expect(driver.told('mustered')).toHaveLength(1);
  });
});
