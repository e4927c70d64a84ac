import { describe, expect, it } from 'vitest';
import { edgeOf, GARROCK, geographyOf, type Hex } from '../../../content/index.ts';
import { between, centreOf, endsOfEdge, type Point } from '../hexmap/index.ts';
import { applied, appliedToSide, begun, continued, edgeUnder, KEYS, steppedTo, toolOf } from './tools.ts';

const middle = (edge: string): Point => between(...(endsOfEdge(edge) as [Point, Point]));

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
    const stroke = hexes.reduce(
      (drawn, hex) => continued(drawn, centreOf(hex)),
      begun(GARROCK, 'woods', centreOf('1,2')),
    );
    const { terrain } = geographyOf(stroke.map);
    for (const hex of ['1,2' as const, ...hexes]) expect(terrain.get(hex)).toBe('woods');
  });

  it('leaves no gaps when the hand is quick', () => {
    const stroke = continued(begun(GARROCK, 'swamp', centreOf('-1,3')), centreOf('4,3'));
    const { terrain } = geographyOf(stroke.map);
    for (const hex of ['-1,3', '0,3', '1,3', '2,3', '3,3', '4,3'] as const)
      expect(terrain.get(hex)).toBe('swamp');
  });

  it('lets water in where there was none, and takes it out where it began on water', () => {
    const [dry, wet] = [edgeOf('3,3', '3,4'), GARROCK.river[3] as string];
    const drawn = continued(begun(GARROCK, 'river', middle(dry)), middle(wet));
    expect(drawn.map.river).toEqual([...GARROCK.river, dry]);
    const erased = continued(begun(GARROCK, 'river', middle(wet)), middle(GARROCK.river[4] as string));
    expect(erased.map.river).toHaveLength(14);
  });

  it('builds one bridge a stroke', () => {
    const [first, second] = GARROCK.river as [string, string];
    const stroke = continued(begun(GARROCK, 'bridge', middle(first)), middle(second));
    expect(stroke.map.bridges).toHaveLength(3);
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
