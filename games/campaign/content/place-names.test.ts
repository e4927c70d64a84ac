import { describe, expect, it } from 'vitest';
import { GARROCK, generate, HexMapSchema, nameIn } from './index.ts';

describe('names on a map', () => {
  it('are one text in every language, as maps have always had them, or one for each', () => {
    const old = { edge: GARROCK.bridges[0]!.edge, name: 'Low Bridge' };
    expect([nameIn(old, 'en'), nameIn(old, 'de')]).toEqual(['Low Bridge', 'Low Bridge']);
    const both = { ...old, names: { de: 'Untere Brücke' } };
    expect([nameIn(both, 'en'), nameIn(both, 'de')]).toEqual(['Low Bridge', 'Untere Brücke']);
    const map = { ...GARROCK, names: { de: 'Das Lehen' }, bridges: [both] };
    expect(HexMapSchema.parse(map)).toEqual(map);
    expect(HexMapSchema.parse(GARROCK)).toEqual(GARROCK);
    expect(HexMapSchema.safeParse({ ...map, names: { de: '' } }).success).toBe(false);
    expect(HexMapSchema.safeParse({ ...map, names: { tlh: 'Qo’noS' } }).success).toBe(false);
  });

  it('are German in German on Garrock', () => {
    expect(GARROCK.bridges.map((bridge) => nameIn(bridge, 'de'))).toEqual(['Nordbrücke', 'Mühlbrücke']);
    expect(GARROCK.bridges.map((bridge) => nameIn(bridge, 'en'))).toEqual(['North Bridge', 'Mill Bridge']);
    expect(nameIn(GARROCK.places[0]!, 'de')).toBe('Burg Garrock');
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('are German in German on the land that grows from %i', (seed) => {
    const { bridges, places } = generate(seed);
    for (const one of [...bridges, ...places]) expect(nameIn(one, 'de')).not.toMatch(/Bridge|Piers|Keep/);
  });
});
