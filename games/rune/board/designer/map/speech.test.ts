import { describe, expect, it } from 'vitest';
import type { BattleMap } from '../../../content/battle-map.ts';
import { BATTLE_MAPS } from '../../../content/maps/index.ts';
import { encounter, field, fightEvent, laborers } from '../../../documents/encounter/testing.ts';
import { groundOf } from '../../../rules/space/index.ts';
import { brushPrice, pricingFor, terrainOf } from './brush-price.ts';
import { foeAt, foePlaced, foesOf, startAt } from './foes.ts';
import { painted } from './paint.ts';
import { PAINT_NAMES, PAINTS } from './paints.ts';
import { problemsOn } from './problems.ts';
import { measured, sightFrom } from './sight.ts';
import {
  changeInWords,
  changeText,
  mapInWords,
  measureInWords,
  paintHint,
  paintTitle,
  sightInWords,
  squareInWords,
} from './speech.ts';

const ICY = painted(painted(field(), new Set([40, 41]), PAINTS.slippery), new Set([41]), PAINTS.cover);

describe('in words', () => {
  it('a square says what is there', () => {
    expect(squareInWords(ICY, [], [5, 3], 'en')).toBe('F4, slippery ground, half cover');
    expect(squareInWords(ICY, [], [0, 0], 'de')).toBe('A1, hier fangen Helden an');
  });

  it('a map says what lies where', () => {
    expect(mapInWords(ICY, [], 'en')).toEqual([
      '12 columns and 12 rows. Whoever flees over the edge is out of the fight.',
      'Slippery ground: E4 to F4 (2 squares)',
      'Half cover: F4',
      'Heroes start: A1',
    ]);
    for (const map of Object.values(BATTLE_MAPS))
      for (const language of ['en', 'de'] as const)
        expect(mapInWords(map, [], language).every((line) => line.length > 0)).toBe(true);
  });

  it('every paint has a name and says what it does', () => {
    for (const language of ['en', 'de'] as const) {
      const titles = PAINT_NAMES.map((name) => paintTitle(name, language));
      expect(new Set(titles).size).toBe(PAINT_NAMES.length);
      for (const name of PAINT_NAMES) expect(paintHint(PAINTS[name], language)[0]).toMatch(/\.$/);
    }
  });

  it('a stroke says what it would bring, and whether that is claimed', () => {
    const given = encounter([fightEvent()]);
    const pricing = pricingFor(given, given.events[0]!, 0);
    const said = (before: BattleMap, after: BattleMap, claims: string[], language: 'en' | 'de') =>
      brushPrice(terrainOf(before, pricing), terrainOf(after, pricing)).map((one) =>
        changeInWords(changeText(after, one, claims, language)),
      );
    const third = painted(field(), new Set(Array.from({ length: 48 }, (_, i) => i)), PAINTS.slippery);
    const half = painted(third, new Set(Array.from({ length: 72 }, (_, i) => i)), PAINTS.slippery);
    expect(said(field(), third, [], 'en')).toEqual(['Slippery ground: earns 5, 12 of 36 cells, not claimed']);
    expect(said(third, half, ['slippery'], 'en')).toEqual([
      'Slippery ground: earns 10, 18 of 36 cells, before: earns 5',
    ]);
    expect(said(third, field(), [], 'de')).toEqual(['Rutschiger Boden: verschwindet, vorher: bringt 5']);
    expect(said(field(), ICY, [], 'en')).toContain('Cover for 1 (F4): earns 6, not claimed');
  });

  it('sight and a measure say what they found', () => {
    const ground = groundOf(ICY);
    expect(sightInWords([0, 0], sightFrom(ground, { x: 0, y: 0 }), 'en')).toBe(
      'From A1 one sees 144 of 144 squares.',
    );
    expect(measureInWords([5, 5], [5, 2], measured(ground, [], { x: 5, y: 5 }, { x: 5, y: 2 }), 'en')).toBe(
      'F6 to F3: 3 paces, 4 on foot, shots −6 for what shelters',
    );
  });
});

describe('foes', () => {
  const given = encounter([fightEvent({ combat: laborers(2) })]);
  const [event] = given.events;

  it('are put with all their squares on the map, found there, and taken off', () => {
    expect(startAt(field(), [11, 11], 3)).toEqual({ x: 9, y: 9 });
    expect(startAt(field(), [5, 5], 3)).toEqual({ x: 4, y: 4 });
    const placed = foePlaced(event!, 1, { x: 3, y: 4 });
    expect(foeAt(foesOf(given, placed), [3, 4])?.index).toBe(1);
    expect(foeAt(foesOf(given, placed), [3, 5])).toBeUndefined();
    expect(foePlaced(placed, 1, null)).toEqual(event);
  });

  it('and zones show where something is wrong with them', () => {
    const placed = foesOf(given, foePlaced(event!, 1, { x: 3, y: 4 }));
    const at = (...path: (string | number)[]) =>
      problemsOn([{ code: 'x', rule: null, path, params: {}, text: '' }], 0, ICY, placed).map(
        (one) => one.at,
      );
    expect(at('events', 0, 'map', 'zones', 0)).toEqual([[4, 3]]);
    expect(at('events', 0, 'combat', 'foes', 1, 'start')).toEqual([[3, 4]]);
    expect(at('events', 0, 'claims', 0)).toEqual([null]);
    expect(at('events', 1, 'map')).toEqual([]);
    expect(at('events', 0, 'combat', 'foes', 1, 'threat')).toEqual([]);
  });
});
