import { describe, expect, it } from 'vitest';
import { GARROCK, GameOptionsSchema, generate } from '../content/index.ts';
import { mapFor } from './lands.ts';

const mapOf = (given: object) => mapFor(GameOptionsSchema.parse(given));

describe('the land of a campaign', () => {
  it('is Garrock unless something else was agreed', () => {
    expect(mapOf({})).toEqual({ ok: GARROCK });
  });

  it('grows from a number', () => {
    expect(mapOf({ map: 'generated', mapSeed: 7 })).toEqual({ ok: generate(7) });
  });

  it('is one’s own, when nothing is wrong with it', () => {
    const ownMap = { ...GARROCK, name: 'Nearly Garrock' };
    expect(mapOf({ map: 'own', ownMap })).toEqual({ ok: ownMap });
    expect(mapOf({ ownMap })).toEqual({ ok: ownMap });
    expect(mapOf({ map: 'garrock', ownMap })).toEqual({ ok: GARROCK });
    expect(mapOf({ map: 'own' })).toEqual({ refused: { code: 'no-own-map', params: {} } });
    expect(mapOf({ map: 'own', ownMap: { ...ownMap, bridges: [], places: [] } })).toEqual({
      refused: { code: 'bad-map', params: { problem: 'too-few-bridges', count: 3 } },
    });
  });
});
