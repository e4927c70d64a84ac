import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { readSettings } from './settings.ts';

describe('settings kept on a device', () => {
  let read: typeof readSettings;
  beforeAll(async () => {
    // Another test may have read them already.
    vi.resetModules();
    vi.stubGlobal('navigator', { language: 'de', languages: ['de'] });
    read = (await import('./settings.ts')).readSettings;
  });
  afterAll(() => vi.unstubAllGlobals());

  it('are read as they were kept', () => {
    const kept = {
      language: 'en',
      pace: 150,
      forced: false,
      taught: ['turn'],
      name: 'Anna',
      controls: { dungeon: { heroes: 'karl' } },
      muted: [],
    };
    expect(read(JSON.stringify(kept))).toMatchObject(kept);
  });

  it.each([
    ['language', 'fr'],
    ['theme', 1],
    ['pace', 151],
    ['delay', null],
    ['secondTap', 'sometimes'],
    ['forced', 'yes'],
    ['taught', ['turn', 1]],
    ['name', 'x'.repeat(25)],
    ['game', {}],
    ['controls', { dungeon: 'karl' }],
    ['controls', [{}]],
    ['presets', { dungeon: 3 }],
    ['muted', 'Eve'],
  ])('a damaged %s is as it was at first, and the others stay', (name, value) => {
    const first = read(null);
    expect(read(JSON.stringify({ textBoard: true, [name]: value }))).toEqual({ ...first, textBoard: true });
  });

  it.each(['{', '3', 'null', '[]', '{"__proto__":{"theme":"light"},"constructor":1}'])(
    'what is none is left alone: %s',
    (text) => expect(read(text)).toEqual(read(null)),
  );

  it('speak the language of the browser at first', () => expect(read(null).language).toBe('de'));
});
