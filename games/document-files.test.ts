import { beforeAll, describe, expect, it } from 'vitest';
import { kindsOf, listedIn, listText, type NamedKind, recognise } from './document-files.ts';
import { GAMES } from './index.ts';

let kinds: NamedKind[];
beforeAll(() => {
  kinds = kindsOf(GAMES);
});

const quest = (): Record<string, unknown> => {
  const [, sample] = kinds.find(({ name }) => name === 'quest')?.kind.samples ?? [];
  return structuredClone(sample) as Record<string, unknown>;
};

describe('a document from anywhere', () => {
  it('is known by what it says: every sample of every game as its own kind and no other', () => {
    expect(kinds.length).toBeGreaterThan(1);
    for (const { module, name, kind } of kinds)
      for (const document of kind.samples)
        expect(recognise(kinds, structuredClone(document))).toMatchObject({
          game: module.game.id,
          kind: name,
          document,
        });
  });

  it('that is damaged is told by what it was meant to be, and what is missing or wrong', () => {
    const { map, ...lacking } = quest();
    expect(recognise(kinds, lacking)).toMatchObject({
      meant: { name: 'quest' },
      where: 'map',
      missing: true,
      fault: { code: 'malformed' },
    });
    expect(recognise(kinds, { ...quest(), map: 'none' })).toMatchObject({ where: 'map', missing: false });
    expect(recognise(kinds, { ...quest(), extra: 1 })).toMatchObject({ where: 'extra', missing: false });
    const chart = structuredClone(kinds.find(({ name }) => name === 'map')?.kind.samples[0]) as object;
    expect(recognise(kinds, { ...chart, rows: undefined })).toMatchObject({
      meant: { name: 'map' },
      fault: null,
      where: 'rows',
      missing: true,
    });
  });

  it.each([null, 'quest', 7, [], {}, { name: 'Isles' }, { skald: 'quest' }])('is none: %j', (given) => {
    expect(recognise(kinds, given)).toEqual({ among: [] });
  });

  it('that several kinds read belongs to neither', () => {
    const [first] = kinds as [NamedKind];
    const twin = { ...first, name: 'twin' };
    expect(recognise([first, twin], first.kind.samples[0])).toEqual({ among: [first, twin] });
  });
});

describe('a list of documents', () => {
  const one = { game: 'dungeon', kind: 'quest', document: { skald: 'quest' } };

  it('comes back as it was written, and a bare one without names', () => {
    expect(listedIn(JSON.parse(listText([one, one])))).toEqual({ ok: [one, one] });
    expect(listedIn([one.document])).toEqual({ ok: [{ document: one.document }] });
  });

  it.each([
    ['of nothing', [], 'empty-list'],
    ['without end', Array.from({ length: 501 }, () => ({})), 'list-too-long'],
    ['of a newer Skald', { skald: 'documents', format: 2 }, 'file-of-newer-format'],
    ['that lacks its documents', { skald: 'documents', format: 1 }, 'damaged-file'],
    ['with names that are none', { skald: 'documents', format: 1, documents: [{ game: 3 }] }, 'damaged-file'],
  ])('%s is refused', (_, given, code) => {
    expect(listedIn(given)).toMatchObject({ refused: { code } });
  });

  it('is not what a game or a document is', () => {
    for (const given of [null, {}, { skald: 'quest' }, 'list']) expect(listedIn(given)).toBeNull();
  });
});
