import { describe, expect, it } from 'vitest';
import { edgeOf, GARROCK, geographyOf, type Hex, type HexMap, HexMapSchema } from '../../../content/index.ts';
import { check } from '../../../documents/index.ts';
import {
  drawRiver,
  mendShore,
  paint,
  rename,
  renameMap,
  startShip,
  tidy,
  toggleBridge,
  translate,
  withinRows,
} from './edits.ts';

const at = (map: HexMap, hex: Hex) => geographyOf(map).terrain.get(hex);
const nameOf = (map: HexMap, hex: Hex) => geographyOf(map).names.get(hex);

describe('painting', () => {
  it('changes one hex and leaves the rest', () => {
    const map = paint(GARROCK, '3,3', 'woods');
    expect(at(map, '3,3')).toBe('woods');
    expect(paint(map, '3,3', 'grassland')).toEqual(GARROCK);
  });

  it('does nothing where nothing changes or the sheet ends', () => {
    expect(paint(GARROCK, '3,3', 'grassland')).toBe(GARROCK);
    expect(paint(GARROCK, '30,3', 'sea')).toBe(GARROCK);
    expect(paint(GARROCK, '0,-1', 'sea')).toBe(GARROCK);
  });

  it('cuts a hole and fills it, also in a row that was too short', () => {
    const hole = paint(GARROCK, '0,0', null);
    expect(at(hole, '0,0')).toBeUndefined();
    const short = { ...GARROCK, rows: [...GARROCK.rows.slice(0, 9), 'mg'] };
    expect(at(paint(short, '0,9', 'woods'), '0,9')).toBe('woods');
    expect(paint(short, '0,9', 'woods').rows[9]).toBe('mg..w');
    expect(at(short, '0,9')).toBeUndefined();
  });

  it('names a new village after no other, and forgets a name with its village', () => {
    const map = paint(paint(GARROCK, '3,2', 'village'), '2,2', 'village');
    expect(nameOf(map, '3,2')).toBeTruthy();
    expect(nameOf(map, '2,2')).not.toBe(nameOf(map, '3,2'));
    expect(check(map)).toEqual([]);
    expect(nameOf(paint(map, '3,2', 'sea'), '3,2')).toBeUndefined();
  });

  it('moves the castle with its name', () => {
    const map = paint(GARROCK, '3,3', 'castle');
    expect(geographyOf(map).castle).toBe('3,3');
    expect(nameOf(map, '3,3')).toBe('Garrock Keep');
    expect(at(map, '2,4')).toBe('grassland');
    expect(check(map)).toEqual([]);
  });

  it('gives a first castle the name of the map', () => {
    const none = paint(GARROCK, '2,4', 'grassland');
    expect(nameOf(paint({ ...none, name: 'Elsewhere' }, '2,4', 'castle'), '2,4')).toBe('Elsewhere Keep');
  });
});

describe('river, bridges and ship', () => {
  const edge = edgeOf('3,3', '3,4');
  it('draws and erases', () => {
    const wet = drawRiver(GARROCK, edge, true);
    expect(wet.river).toContain(edge);
    expect(drawRiver(wet, edge, true)).toBe(wet);
    expect(drawRiver(wet, edge, false)).toEqual(GARROCK);
  });

  it('takes the bridge away with the water', () => {
    const bridged = GARROCK.bridges[0]?.edge as string;
    expect(drawRiver(GARROCK, bridged, false).bridges).toEqual(GARROCK.bridges.slice(1));
  });

  it('builds only over water, and pulls down', () => {
    expect(toggleBridge(GARROCK, edge)).toBe(GARROCK);
    const wet = GARROCK.river[0] as string;
    const built = toggleBridge(GARROCK, wet);
    expect(built.bridges.at(-1)).toEqual({ edge: wet, name: 'Bridge 3' });
    expect(toggleBridge(built, wet)).toEqual(GARROCK);
  });

  it('puts the ship on the map only', () => {
    expect(startShip(GARROCK, '8,3').shipStart).toBe('8,3');
    expect(startShip(GARROCK, '40,3')).toBe(GARROCK);
  });
});

describe('names', () => {
  it('of places, bridges and the map', () => {
    expect(nameOf(rename(GARROCK, '1,6', 'Newby'), '1,6')).toBe('Newby');
    expect(nameOf(rename(GARROCK, '1,6', ''), '1,6')).toBeUndefined();
    const { edge, name } = GARROCK.bridges[0] as HexMap['bridges'][number];
    expect(rename(GARROCK, edge, 'Low Bridge').bridges[0]?.name).toBe('Low Bridge');
    expect(rename(GARROCK, edge, '').bridges[0]?.name).toBe(name);
    expect(renameMap(GARROCK, '  Home ').name).toBe('Home ');
    expect(renameMap(GARROCK, '').name).toBe('Garrock');
  });

  it('says what things are called in another language, and takes it back', () => {
    const { edge } = GARROCK.bridges[0] as HexMap['bridges'][number];
    const bridge = translate(GARROCK, edge, 'de', ' Obere Brücke ');
    expect(bridge.bridges[0]).toEqual({ ...GARROCK.bridges[0], names: { de: 'Obere Brücke' } });
    const place = translate(bridge, '2,4', 'en', 'The Keep');
    expect(place.places[0]).toMatchObject({ name: 'Garrock Keep', names: { en: 'The Keep' } });
    expect(translate(translate(place, '2,4', 'en', ''), edge, 'de', '')).toEqual(GARROCK);
    expect(translate(GARROCK, null, 'de', 'Das Lehen')).toEqual({ ...GARROCK, names: { de: 'Das Lehen' } });
    expect(HexMapSchema.safeParse(place).success).toBe(true);
    expect(paint(place, '3,3', 'castle').places.at(-1)).toEqual({ ...place.places[0], hex: '3,3' });
  });

  it('stay within what a document holds', () => {
    expect(HexMapSchema.safeParse(rename(GARROCK, '1,6', 'x'.repeat(90))).success).toBe(true);
  });
});

describe('mending', () => {
  it('puts the coast where land meets sea', () => {
    const broken = paint(paint(GARROCK, '5,4', 'sea'), '0,4', 'coast');
    expect(check(broken).map(({ rule }) => rule)).toContain('CAM-RULING-36');
    expect(check(mendShore(broken)).map(({ rule }) => rule)).not.toContain('CAM-RULING-36');
    expect(mendShore(GARROCK)).toBe(GARROCK);
  });

  it('tidies what means nothing', () => {
    const muddled: HexMap = {
      ...GARROCK,
      river: [...GARROCK.river, '0,0|5,5', GARROCK.river[0] as string, edgeOf('8,0', '9,0')],
      bridges: [...GARROCK.bridges, { edge: edgeOf('0,0', '1,0'), name: 'Dry' }],
      places: [...GARROCK.places.slice(1), { hex: '3,3', name: 'Nowhere' }],
    };
    const neat = tidy(muddled);
    expect(check(neat)).toEqual([]);
    expect(neat.river).toEqual(GARROCK.river);
    expect(nameOf(neat, '2,4')).toBe('Garrock Keep');
    expect(tidy(GARROCK)).toEqual(GARROCK);
  });
});

it('knows where its sheet ends', () => {
  expect(withinRows(GARROCK, '-4,9')).toBe(true);
  expect(withinRows(GARROCK, '-5,9')).toBe(false);
  expect(withinRows(GARROCK, '0,10')).toBe(false);
});
