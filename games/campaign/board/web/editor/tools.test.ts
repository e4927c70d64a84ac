import { begun, continued } from '@skald/games/board-kit';
import { describe, expect, it } from 'vitest';
import { edgeOf, GARROCK, geographyOf, type Hex, type HexMap } from '../../../content/index.ts';
import { between, centreOf, endsOfEdge, type Point } from '../hexmap/index.ts';
import { applied, appliedToSide, brushAt, edgeUnder, KEYS, steppedTo, type Tool, toolOf } from './tools.ts';

const middle = (edge: string): Point => between(...(endsOfEdge(edge) as [Point, Point]));

/** What is drawn by a pen that is pressed down at the first point and led to the others. */
const drawn = (map: HexMap, tool: Tool, first: Point, ...others: Point[]): HexMap =>
  others.reduce(continued<HexMap, Point>, begun(map, brushAt(map, tool, first), first)).drawn;

describe('tools', () => {
  it('have a key each', () => {
    const keys = Object.values(KEYS);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain('n');
    expect(toolOf('W')).toBe('woods');
    expect(toolOf('q')).toBeUndefined();
  });

  it('paint, cut out and anchor', () => {
    expect(geographyOf(applied(GARROCK, 'swamp', '3,3')).terrain.get('3,3')).toBe('swamp');
    expect(geographyOf(applied(GARROCK, 'noHex', '3,3')).terrain.has('3,3')).toBe(false);
    expect(applied(GARROCK, 'ship', '8,3').shipStart).toBe('8,3');
    expect(applied(GARROCK, 'look', '8,3')).toBe(GARROCK);
    expect(applied(GARROCK, 'river', '8,3')).toBe(GARROCK);
  });

  it('reach each side of a hex by a number', () => {
    const wet = appliedToSide(GARROCK, 'look', '3,3', 0);
    expect(wet.river).toContain(edgeOf('3,3', '4,3'));
    expect(appliedToSide(wet, 'river', '3,3', 0)).toEqual(GARROCK);
    expect(appliedToSide(wet, 'bridge', '3,3', 0).bridges.at(-1)?.edge).toBe(edgeOf('3,3', '4,3'));
    expect(appliedToSide(GARROCK, 'river', '0,0', 2)).toBe(GARROCK);
    expect(appliedToSide(GARROCK, 'river', '0,0', 6)).toBe(GARROCK);
  });
});

describe('the pen', () => {
  it('finds the edge it is nearest to', () => {
    for (const edge of GARROCK.river) expect(edgeUnder(GARROCK, middle(edge))).toBe(edge);
    expect(edgeUnder(GARROCK, [-500, -500])).toBeNull();
  });

  it('paints every hex it comes over', () => {
    const hexes: Hex[] = ['2,2', '3,2', '3,3'];
    const { terrain } = geographyOf(drawn(GARROCK, 'woods', centreOf('1,2'), ...hexes.map(centreOf)));
    for (const hex of ['1,2' as const, ...hexes]) expect(terrain.get(hex)).toBe('woods');
  });

  it('leaves no gaps when the hand is quick', () => {
    const { terrain } = geographyOf(drawn(GARROCK, 'swamp', centreOf('-1,3'), centreOf('4,3')));
    for (const hex of ['-1,3', '0,3', '1,3', '2,3', '3,3', '4,3'] as const)
      expect(terrain.get(hex)).toBe('swamp');
  });

  it('lets water in where there was none, and takes it out where it began on water', () => {
    const [dry, wet] = [edgeOf('3,3', '3,4'), GARROCK.river[3] as string];
    expect(drawn(GARROCK, 'river', middle(dry), middle(wet)).river).toEqual([...GARROCK.river, dry]);
    const next = GARROCK.river[4] as string;
    expect(drawn(GARROCK, 'river', middle(wet), middle(next)).river).toHaveLength(14);
  });

  it('builds one bridge a stroke', () => {
    const [first, second] = GARROCK.river as [string, string];
    expect(drawn(GARROCK, 'bridge', middle(first), middle(second)).bridges).toHaveLength(3);
  });
});

describe('the cursor', () => {
  it.each([
    ['ArrowRight', '3,4'],
    ['ArrowLeft', '1,4'],
    ['ArrowUp', '3,3'],
    ['ArrowDown', '2,5'],
    ['Home', '-2,4'],
    ['End', '9,4'],
    ['PageUp', '4,0'],
    ['PageDown', '0,9'],
  ])('goes with %s from the castle to %s', (key, to) => {
    expect(steppedTo(GARROCK, '2,4', key)).toBe(to);
  });

  it('stops at the edge and knows no other key', () => {
    expect(steppedTo(GARROCK, '0,0', 'ArrowUp')).toBe('0,0');
    expect(steppedTo(GARROCK, '11,0', 'ArrowRight')).toBe('11,0');
    expect(steppedTo(GARROCK, '0,0', 'g')).toBeNull();
  });
});
