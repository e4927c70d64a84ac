import type { Outcome } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { hallLibrary } from './library.ts';

const CRAFT = { game: 'campaign', kind: 'map' };
const MAP = { name: 'Isles' };

/** A hall that answers one thing after the other, and everything it was asked. */
function hallThat(...answers: Outcome<unknown>[]) {
  const asked: unknown[] = [];
  const ask = async (request: unknown) => {
    asked.push(request);
    return answers.shift() as never;
  };
  return { asked, library: hallLibrary(CRAFT, { ask }, 'de') };
}

const kept = (version: number) => ({ ok: { document: 'd1', version, digest: 'x' } });
const GONE = { refused: { code: 'no-such-document', params: {} } };

describe('the library in the hall', () => {
  it('keeps a new document, the next version of one’s own, or a work made from somebody else’s', async () => {
    const { asked, library } = hallThat(kept(1), kept(2), kept(1));
    expect(await library.keep(MAP, null, null)).toEqual({ ok: { document: 'd1', version: 1, mine: true } });
    await library.keep(MAP, null, { document: 'd1', version: 1, mine: true });
    await library.keep(MAP, null, { document: 'd7', version: 3, mine: false });
    const keep = { do: 'keep', ...CRAFT, body: MAP };
    expect(asked).toEqual([
      keep,
      { ...keep, document: 'd1' },
      { ...keep, madeFrom: { document: 'd7', version: 3 } },
    ]);
  });

  it('keeps anew what has vanished there, and asks no third time', async () => {
    const { asked, library } = hallThat(GONE, kept(1));
    const source = { document: 'd1', version: 4, mine: true };
    expect(await library.keep(MAP, null, source)).toEqual({ ok: { document: 'd1', version: 1, mine: true } });
    expect(asked).toHaveLength(2);
    const never = hallThat(GONE, GONE);
    expect(await never.library.keep(MAP, null, source)).toEqual(GONE);
    expect(never.asked).toHaveLength(2);
  });

  it('says of a copy where it comes from', async () => {
    const read = { id: 'd7', version: 3, mine: false, body: MAP };
    const { asked, library } = hallThat({ ok: read });
    expect(await library.read('d7', 3)).toMatchObject({
      ok: { document: MAP, source: { document: 'd7', version: 3, mine: false } },
    });
    expect(asked).toEqual([{ do: 'document', document: 'd7', version: 3 }]);
  });

  it('lists titles in the language of the reader', async () => {
    const one = { id: 'd1', title: { en: 'Isles', de: 'Inseln' }, created: 5 };
    const { library } = hallThat({ ok: { documents: [one], more: false } });
    expect(await library.list()).toMatchObject({ ok: [{ id: 'd1', title: 'Inseln', saved: 5 }] });
    expect(await hallThat(GONE).library.list()).toEqual(GONE);
  });
});
