// Whatever Skald has written opens where it belongs; anything else changes nothing, and says what it is.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameById } from '@skald/games';
import { listText } from '@skald/games/document-files';
import { openSaga } from '@skald/games/saga';
import { savedText } from '@skald/games/saved-game';
import { Match, type MatchRecord, type Outcome } from '@skald/kernel';
import { LANGUAGES, type Language } from '@skald/text';
import { beforeEach, describe, expect, it } from 'vitest';
import { explain } from '../words/index.ts';
import { openFile } from './open-file.ts';
import { emptyMemory, keptOn, memory } from './testing-database.ts';

/** A crew of one, without a worker. */
async function playAgain(record: MatchRecord): Promise<Outcome<{ seats: number; digest: string }>> {
  const replayed = Match.replay(gameById(record.game)!.game, record);
  if ('refused' in replayed) return replayed;
  const { seats, digest } = replayed.ok.record();
  return { ok: { seats: seats.length, digest } };
}

const everything = (): number => [...memory.shelves.values()].reduce((sum, { size }) => sum + size, 0);
const open = (text: string, language: Language = 'en') =>
  openFile(new File([text], 'mine.json'), language, playAgain);

async function refusalsOf(text: string): Promise<string[]> {
  const told = LANGUAGES.map(async (language) => {
    const opened = await open(text, language);
    if ('ok' in opened) throw new Error('opened');
    return explain(opened.refused, language);
  });
  return Promise.all(told);
}

const dungeon = gameById('dungeon')!;
const campaign = gameById('campaign')!;
const SEATS: unknown[] = [[], 'overlord'];
const QUEST = dungeon.documents!.quest!.samples[1] as object;
const MAP = campaign.documents!.map!.samples[1] as object;

function begun(): MatchRecord {
  const made = Match.create(dungeon.game, {
    seats: SEATS,
    options: { quest: 1, party: null },
    seed: 'ab'.repeat(32),
  });
  if ('refused' in made) throw new Error(made.refused.code);
  return made.ok.record();
}

const old = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../games/old-saves', `${name}.saga`), 'utf8');

beforeEach(emptyMemory);

describe('a file of Skald', () => {
  it.each(['browser-1', 'terminal-1', 'record'])('of before is a game among those here: %s', async (name) => {
    const opened = await open(old(name));
    const [match] = keptOn('matches');
    const [, where] =
      /^\/(local|replay\/local)\//.exec('ok' in opened && 'path' in opened.ok ? opened.ok.path : '') ?? [];
    expect(where).toBeDefined();
    expect(opened).toEqual({ ok: { path: `/${where}/${match?.id}` } });
    expect(match).toMatchObject({ record: JSON.parse(old(name)).record ?? JSON.parse(old(name)) });
  });

  it('that says who plays keeps them, and a bare record seats one person among bots', async () => {
    const record = begun();
    const controls = [
      { kind: 'human' as const, name: 'Ann', level: null },
      { kind: 'bot' as const, name: '', level: 'thrall' as const },
    ];
    const opened = await open(savedText({ record, controls, orders: { 0: { react: 'never' } }, saga: null }));
    const [match] = keptOn('matches');
    expect(opened).toEqual({ ok: { path: `/local/${match?.id}` } });
    expect(match).toMatchObject({ controls, orders: { 0: { react: 'never' } } });
    await open(JSON.stringify(record));
    expect(keptOn('matches')[1]).toMatchObject({
      controls: [
        { kind: 'human', name: '', level: null },
        { kind: 'bot', name: '', level: 'karl' },
      ],
    });
  });

  it('with a saga goes on with it, and a saga alone is among the sagas', async () => {
    const roles = SEATS.map((as, seat) => ({ as, member: seat === 0 ? 'seat-0' : null, level: null }));
    const saga = openSaga(dungeon, dungeon.presets[0]!.options, roles, [{ id: 'seat-0', name: 'Ann' }]);
    if ('refused' in saga) throw new Error(saga.refused.code);
    expect(await open(JSON.stringify(saga.ok))).toEqual({ ok: { path: '/sagas' } });
    expect(keptOn('sagas')).toMatchObject([{ match: null, saga: { game: 'dungeon' } }]);
    const controls = [
      { kind: 'human' as const, name: 'Ann', level: null },
      { kind: 'bot' as const, name: '', level: 'thrall' as const },
    ];
    await open(savedText({ record: begun(), controls, orders: {}, saga: saga.ok }));
    expect(keptOn('sagas')[1]).toMatchObject({ match: keptOn('matches')[0]?.id });
  });

  it('that is a document of any game opens in its workshop, once however often it comes', async () => {
    const opened = await open(JSON.stringify(QUEST));
    const [quest] = keptOn('documents');
    expect(opened).toEqual({ ok: { path: `/workshop/dungeon/quest/${quest?.id}` } });
    expect(quest).toMatchObject({ game: 'dungeon', kind: 'quest', document: QUEST });
    expect(await open(JSON.stringify(QUEST, null, 3))).toEqual(opened);
    expect(keptOn('documents')).toHaveLength(1);
    await open(JSON.stringify(MAP));
    expect(keptOn('documents')[1]).toMatchObject({ game: 'campaign', kind: 'map', document: MAP });
  });

  it('that is a list tells what is new, what was here, and what stays out and why', async () => {
    await open(JSON.stringify(QUEST));
    const [before] = keptOn('documents');
    const { map: _, ...lacking } = QUEST as { map: unknown };
    const file = listText([
      { game: 'dungeon', kind: 'quest', document: QUEST },
      { game: 'campaign', kind: 'map', document: MAP },
      { game: 'campaign', kind: 'map', document: MAP },
      { game: 'dungeon', kind: 'quest', document: lacking },
      { game: 'chess', kind: 'opening', document: {} },
      { game: 'campaign', kind: 'map', document: QUEST },
    ]);
    const opened = await open(file);
    if (!('ok' in opened && 'list' in opened.ok)) throw new Error('no list');
    const { fresh, equal, refused } = opened.ok.list;
    expect(fresh.map(({ path }) => path)).toEqual([`/workshop/campaign/map/${keptOn('documents')[1]?.id}`]);
    expect(equal.map(({ path }) => path)).toEqual([`/workshop/dungeon/quest/${before?.id}`, fresh[0]?.path]);
    expect(refused.map(({ number, refusal: { code } }) => [number, code])).toEqual([
      [4, 'document-lacks'],
      [5, 'nothing-in-file'],
      [6, 'nothing-in-file'],
    ]);
    expect(keptOn('documents')[0]).toEqual(before);
    expect(await open(JSON.stringify([MAP, QUEST]))).toMatchObject({
      ok: { list: { fresh: [], refused: [] } },
    });
  });
});

describe('a file that cannot be opened', () => {
  const { map: _, ...lacking } = QUEST as { map: unknown };
  const record = begun();
  it.each([
    ['nonsense', '{', 'it is not JSON', 'kein JSON'],
    ['of nobody', '{"hello":"world"}', 'nothing that Skald knows', 'nichts, was Skald kennt'],
    ['a quest without a map', JSON.stringify(lacking), '“map” is missing', '„map“ fehlt'],
    ['a quest in pieces', JSON.stringify({ ...QUEST, map: ['#', '##'] }), 'too small', 'zu klein'],
    ['a map without rows', JSON.stringify({ ...MAP, rows: undefined }), '“rows” is missing', '„rows“ fehlt'],
    ['a map with strange rows', JSON.stringify({ ...MAP, rows: 3 }), '“rows” is not as', '„rows“ ist nicht'],
    [
      'a whole hall',
      '{"skald":"hall","version":9}\n{"table":"people"}\n',
      'a whole hall',
      'eine ganze Halle',
    ],
    ['prose', '# The saga of Ann\n\nThere was…', 'a saga to read', 'eine Saga zum Lesen'],
    ['a position', '{"skald":"position","game":"dungeon"}', 'a position alone', 'nur eine Stellung'],
    ['settings', '{"skald":"config","games":{}}', 'settings of the terminal', 'Einstellungen des Terminals'],
    ['an empty list', '[]', 'nothing in it', 'in der nichts steht'],
    ['changed', JSON.stringify({ ...record, digest: 'f'.repeat(64) }), 'was changed', 'wurde verändert'],
    [
      'with too few seats',
      savedText({
        record,
        controls: [{ kind: 'human', name: '', level: null }],
        orders: {},
        saga: null,
      }),
      'is damaged (controls)',
      'ist beschädigt (controls)',
    ],
  ])('says what it is and keeps nothing: %s', async (_, text, english, german) => {
    const [en, de] = await refusalsOf(text);
    expect(en).toMatch(/^mine\.json .+\.$/);
    expect(en).toContain(english);
    expect(de).toContain(german);
    expect(everything()).toBe(0);
  });

  it('is not even read when it is far too large', async () => {
    const file = { name: 'huge.saga', size: 1e9, text: () => Promise.reject(new Error('read')) };
    expect(await openFile(file as unknown as File, 'en')).toMatchObject({
      refused: { code: 'file-too-large', params: { file: 'huge.saga' } },
    });
  });

  it.each([
    ['a game', JSON.stringify(record)],
    ['a document', JSON.stringify(QUEST)],
    ['a list', JSON.stringify([QUEST])],
  ])('says so where the browser keeps nothing: %s', async (_, text) => {
    memory.full = true;
    expect(await open(text)).toMatchObject({ refused: { code: 'not-kept-here' } });
  });
});
