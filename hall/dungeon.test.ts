// What the hall does for a game whose options hold a secret.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentGlimpse, Kept, SeatPlan } from './protocol/index.ts';
import type { Client } from './testing.ts';
import { openTestHall, type TestHall } from './testing-hall.ts';

const me = (as: unknown): SeatPlan => ({ kind: 'me', as });
const open = (as: unknown): SeatPlan => ({ kind: 'open', as });
const plan = (seats: SeatPlan[], options: object) => ({
  game: 'dungeon',
  seats,
  options,
  visibility: 'public' as const,
  clock: null,
});

let hall: TestHall;
beforeAll(async () => {
  hall = await openTestHall();
});
afterAll(() => hall.stop());

/** Ann plays the Heroes, Bob the Overlord. */
async function adventure(options: object): Promise<{ ann: Client; bob: Client; table: string }> {
  const [ann, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
  bob.heard = [];
  ann.heard = [];
  const table = await bob.create(plan([open([]), me('overlord')], options));
  await ann.ask({ do: 'join', table, seat: 0 });
  await ann.watch(table);
  await bob.until(table, ({ info }) => info.status === 'playing');
  return { ann, bob, table };
}

/** The Heroes give up as soon as they are asked. */
async function giveUp(table: string, ann: Client, bob: Client): Promise<void> {
  const pick = (ids: string[]): string =>
    ids.find((id) => ['concede', 'yes', 'auto', 'wait'].includes(id)) ?? (ids.at(-1) as string);
  while (ann.tables.get(table)?.info.status !== 'over') {
    const chosen = (await ann.choose(table, pick)) || (await bob.choose(table, pick));
    if (!chosen) await Promise.race([ann.news(), bob.news()]);
  }
  await bob.until(table, ({ info }) => info.status === 'over');
}

describe('an adventure played alone', () => {
  it('should be the same once more', async () => {
    const options = { quest: 2, party: null };
    const { ann, bob, table } = await adventure(options);
    await giveUp(table, ann, bob);
    const again = await ann.ask<{ table: string }>({ do: 'rematch', table });
    expect((await ann.watch(again.table)).info.options).toEqual(options);
  });
});

describe('a quest of one’s own', () => {
  const hidden = '#R..s..1b.s...X#';
  const quest = {
    skald: 'quest',
    version: 1,
    id: 'own-quest',
    title: { en: 'Own quest', de: 'Eigenes Abenteuer' },
    story: { en: 'A door.', de: 'Eine Tür.' },
    aftermath: { en: 'Out.', de: 'Draußen.' },
    map: ['################', '#O..s..1..s...X#', hidden, '################'],
    heroes: ['orlaf', 'rordin'].map((hero) => ({ hero, items: [], spells: [] })),
    legendary: false,
    overlord: { type: 'necromancer', commands: 2, deck: 9, pool: { 'skeleton-warrior': 2 } },
    doors: [{ door: '1', lock: 'L1' }],
    chests: [],
    searches: [],
    figures: [],
    victory: { heroes: [{ type: 'allLeave' }], crippled: 'one', deckOut: 'overlordWins' },
    specials: [],
    rewards: [],
  };

  it('should be read by the Overlord alone, in table, lobby and every message', async () => {
    const { ann, bob, table } = await adventure({ quest, party: null });
    const eve = await hall.guest('Eve');
    eve.heard = [];
    await eve.watch(table);
    await eve.ask({ do: 'lobby' });
    await ann.ask({ do: 'lobby' });
    expect(ann.tables.get(table)?.info.options).toEqual({ party: null });
    for (const client of [ann, eve]) {
      expect(client.heard?.join('')).toContain('Own quest');
      expect(client.heard?.join('')).not.toContain(hidden);
    }
    expect(bob.heard?.join('')).toContain(hidden);
    expect(bob.heard?.join('')).toContain('Own quest');
  });

  it('should be played by who was invited and may not read it: nothing that is hidden reaches him', async () => {
    const maker = await hall.member('Maker');
    const kept = await maker.ask<Kept>({ do: 'keep', game: 'dungeon', kind: 'quest', body: quest });
    const plays = { document: kept.document, digest: kept.digest };
    const ann = await hall.guest('Ann');
    ann.heard = [];
    expect(await ann.refusal({ do: 'document', document: kept.document })).toBe('no-such-document');
    const glimpse = await ann.ask<DocumentGlimpse>({ do: 'glimpse', ...plays });
    expect(glimpse).toMatchObject({ game: 'dungeon', kind: 'quest', maker: 'Maker', version: 1 });
    expect(glimpse.body).toMatchObject({ title: quest.title, story: quest.story, overlord: { pool: {} } });
    expect((glimpse.body as typeof quest).map.join('')).not.toMatch(/[sbX]/);

    const seats: SeatPlan[] = [me([]), { kind: 'bot', as: 'overlord', level: 'thrall' }];
    const table = await ann.create({ ...plan(seats, { conceding: true }), plays });
    await ann.until(table, ({ info, view }) => info.status === 'playing' && view !== null);
    expect(ann.heard.join('')).toContain('Own quest');
    for (const secret of [hidden, '#R..s..1b', quest.aftermath.en])
      expect(ann.heard.join('')).not.toContain(secret);
    // The hall says what is played, whatever else somebody asks for.
    const other = await ann.create({ ...plan(seats, { quest: 3, party: null }), plays });
    expect((await ann.watch(other)).info.options).toMatchObject({ party: null });
    expect((await ann.watch(other)).info.options).not.toHaveProperty('quest');
  });

  it('should be nobody’s who only guesses, and no table’s that it does not fit', async () => {
    const maker = await hall.member('Another maker');
    const made = (body: object) => maker.ask<Kept>({ do: 'keep', game: 'dungeon', kind: 'quest', body });
    const kept = await made(quest);
    const broken = await made({ ...quest, doors: [] });
    const ann = await hall.guest('Ann');
    const seats: SeatPlan[] = [me([]), { kind: 'bot', as: 'overlord', level: 'thrall' }];
    const asked = (plays: { document: string; digest: string }, game = 'dungeon') =>
      ann.refusal({ do: 'create', ...plan(seats, {}), game, plays });
    const wrong = { document: kept.document, digest: 'f'.repeat(64) };
    expect(await ann.refusal({ do: 'glimpse', ...wrong })).toBe('no-such-document');
    expect(await asked(wrong)).toBe('no-such-document');
    expect(await asked({ document: kept.document, digest: kept.digest }, 'campaign')).toBe(
      'no-such-document',
    );
    expect(await asked({ document: broken.document, digest: broken.digest })).toBe('document-not-playable');
    await maker.ask({ do: 'discard', document: kept.document });
    expect(await ann.refusal({ do: 'glimpse', document: kept.document, digest: kept.digest })).toBe(
      'no-such-document',
    );
  });
});

it('should refuse a table without an Overlord, and with two', async () => {
  const ann = await hall.guest('Ann');
  const asked = (seats: SeatPlan[]) => ann.refusal({ do: 'create', ...plan(seats, {}) });
  expect(await asked([me([]), open([])])).toBe('needs-one-overlord');
  expect(await asked([me('overlord'), open('overlord')])).toBe('needs-one-overlord');
  expect(await asked([me('overlord')])).toBe('wrong-number-of-seats');
});
