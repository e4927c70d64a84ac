import { describe, expect, it } from 'vitest';
import { GARROCK } from './garrock.ts';
import { geographyOf, type HexMap } from './map.ts';
import { byBridges, byShip, neighboursOf, onOneBank, overLand, stepsFrom } from './travel.ts';

const garrock = geographyOf(GARROCK);
const mapOf = (...rows: string[]): HexMap => ({ ...GARROCK, rows, river: [], bridges: [], places: [] });

describe('ways over land', () => {
  it('lead to neighbours that are land', () => {
    expect(neighboursOf(garrock, '0,0')).toEqual(['1,0', '0,1']);
    expect(overLand(garrock)('8,0')).toEqual(['7,0', '7,1']);
  });

  it('cross the river nowhere, at bridges, or anywhere', () => {
    expect(overLand(garrock)('4,2')).toContain('5,2');
    expect(byBridges(garrock)('4,2')).toContain('5,2');
    expect(onOneBank(garrock)('4,2')).not.toContain('5,2');
    expect(overLand(garrock)('3,4')).toContain('4,4');
    expect(byBridges(garrock)('3,4')).not.toContain('4,4');
  });
});

describe('ways of the ship', () => {
  it('lead over sea and along the coast', () => {
    expect(byShip(garrock)('8,4').toSorted()).toEqual(['7,4', '7,5', '8,3', '9,3', '9,4', '8,5'].toSorted());
    expect(byShip(garrock)('7,4')).toEqual(expect.arrayContaining(['8,3', '8,4', '7,5', '7,3']));
    expect(byShip(garrock)('7,4')).not.toContain('6,4');
  });

  it('[CAM-RULING-06] lead onto no land but coast, however near the sea is', () => {
    const shore = geographyOf(mapOf('~cg~', '.~~.'));
    expect(byShip(shore)('1,0').toSorted()).toEqual(['0,0', '1,1']);
    expect(byShip(shore)('1,1').toSorted()).toEqual(['1,0', '2,1']);
  });

  it('do not lead from coast to coast over a neck of land', () => {
    const neck = geographyOf(mapOf('~cc~'));
    expect(byShip(neck)('1,0')).toEqual(['0,0']);
    const cape = geographyOf(mapOf('~cc~', '.~~.'));
    expect(byShip(cape)('1,0')).toContain('2,0');
  });
});

it('counts the steps to all that can be reached', () => {
  const steps = stepsFrom(['0,0', '2,0'], overLand(geographyOf(mapOf('ggg~g'))));
  expect(Object.fromEntries(steps)).toEqual({ '0,0': 0, '2,0': 0, '1,0': 1 });
});
