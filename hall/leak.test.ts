import { gameById } from '@skald/games';
import { Match, type MatchRecord } from '@skald/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FromHall, TableState } from './protocol/index.ts';
import type { Client } from './testing.ts';
import { openTestHall, type TestHall } from './testing-hall.ts';

const { game } = gameById('age-of-heroes')!;

/** As much of the truth as holds secrets. */
interface Truth {
  readonly pieces: { id: string; token: number; faceUp: boolean; owner: number | null; items: string[] }[];
  readonly piles: { jarls: string[]; treasures: string[] };
  readonly hoards: { treasure: string | null }[];
  readonly shown: string[];
  readonly agenda: { step: string; seats?: number[]; answers?: unknown[] }[];
}

/** One of those who listen, and everything that reached them, with the number of moves at that moment. */
interface Listener {
  readonly name: string;
  readonly seat: number | null;
  readonly client: Client;
  readonly heard: { text: string; moves: number; over: boolean }[];
}

let hall: TestHall;
let table: string;
let listeners: Listener[];
let record: MatchRecord;
let truths: Truth[];
/** Jarls that were turned up for all to see before so many moves, though perhaps only for a moment. */
let shown: Set<string>[];

/** What came over HTTP. */
interface Answered {
  readonly record?: { readonly ok?: MatchRecord };
}

/** Writes down every byte a client gets from now on. */
function listen(name: string, seat: number | null, client: Client): Listener {
  const heard: Listener['heard'] = [];
  let [moves, over] = [0, false];
  client.heard = new Proxy<string[]>([], {
    get: (target, key) =>
      key === 'push'
        ? (text: string) => {
            const message = JSON.parse(text) as FromHall & { ok?: Partial<TableState> } & Answered;
            const state = 'push' in message && message.push === 'table' ? message.state : message.ok;
            if (state?.moves !== undefined) moves = state.moves;
            if (state?.info) over ||= state.info.status === 'over';
            // A record that says how it ended may come before the news of the end do.
            heard.push({ text, moves, over: over || (message.record?.ok?.result ?? null) !== null });
          }
        : Reflect.get(target, key),
  });
  return { name, seat, client, heard };
}

/** Tries every exit: odds, refusals, the record of a running game, the lobby, a second look. */
async function pry({ client, seat }: Listener): Promise<void> {
  const { moves = 0 } = client.tables.get(table) ?? {};
  const open = client.options(table);
  for (const option of open?.ids.slice(0, 5) ?? []) {
    await client.refusal({ do: 'odds', table, seat: open!.seat, option });
  }
  for (const option of ['attack', 'attack:jarl-1', 'name:jarl-2', 'luck:99', 'step:thule', 'x'])
    await client.refusal({ do: 'play', table, seat: seat ?? 0, option, at: moves });
  await client.refusal({ do: 'odds', table, seat: 1 - (seat ?? 0), option: 'luck:1' });
  await client.refusal({ do: 'undo', table, seat: seat ?? 0, at: moves });
  await client.refusal({ do: 'join', table, seat: 0 });
  await client.ask({ do: 'lobby' });
  await client.refusal({ do: 'chat', table, text: 'What is under that counter?' });
  await client.ask({ do: 'watch', table, have: null });
  const response = await fetch(`${hall.address}/api/tables/${table}/record`, {
    headers: { cookie: client.cookie },
  });
  client.heard?.push(
    JSON.stringify({ id: null, record: (await response.json()) as object, status: response.status }),
  );
}

beforeAll(async () => {
  hall = await openTestHall();
  const [ann, bob, eve] = [await hall.guest('Ann'), await hall.guest('Bob'), await hall.guest('Eve')];
  listeners = [listen('Ann', 0, ann), listen('Bob', 1, bob), listen('Eve', null, eve)];
  table = await ann.create({
    game: 'age-of-heroes',
    seats: [
      { kind: 'me', as: 'beowulf' },
      { kind: 'open', as: 'ragnar' },
      { kind: 'bot', as: 'egil', level: 'karl' },
    ],
    options: { ruleset: 'classic', turns: 12 },
    visibility: 'public',
    clock: null,
  });
  await bob.ask({ do: 'join', table, seat: 1 });
  await bob.watch(table);
  await eve.watch(table);
  // Two play by themselves for a while, then good players take over, who find treasures and fight.
  for (let i = 0; i < 30; i++) {
    while ([ann, bob].every((client) => client.options(table) === null))
      await Promise.race([ann.news(), bob.news()]);
    for (const { client } of listeners.slice(0, 2)) {
      const open = client.options(table);
      if (open === null) continue;
      const option = open.ids[(i * 7) % open.ids.length] as string;
      await client.refusal({ do: 'odds', table, seat: open.seat, option });
      await client.choose(table, () => option).catch(() => {});
    }
    if (i % 3 === 0) for (const one of listeners) await pry(one);
  }
  for (const client of [ann, bob]) await client.refusal({ do: 'leave', table });
  for (let pried = 0; ann.tables.get(table)?.info.status !== 'over'; ) {
    const { moves } = ann.tables.get(table) as TableState;
    if (moves < pried + 15) await ann.news();
    else {
      for (const one of listeners) await pry(one);
      pried = moves;
    }
  }
  for (const { client } of listeners) await client.until(table, ({ info }) => info.status === 'over');
  const response = await fetch(`${hall.address}/api/tables/${table}/record`);
  record = ((await response.json()) as { ok: MatchRecord }).ok;
  const match = Match.replay(game, record, 0);
  if ('refused' in match) throw new Error(match.refused.code);
  truths = [match.ok.position().state as Truth];
  shown = [new Set()];
  for (const move of record.moves) {
    const [seat, option] = move.split(' ') as [string, string];
    match.ok.play(Number(seat), option);
    truths.push(match.ok.position().state as Truth);
    const turned = match.ok.eventsFor(null).filter(({ type }) => type === 'turnedUp') as { jarl?: string }[];
    shown.push(new Set(turned.map(({ jarl }) => jarl ?? '')));
  }
});
afterAll(() => hall.stop());

/** Every message that came while the game was running. */
const whileRunning = (one: Listener): Listener['heard'] => one.heard.filter(({ over }) => !over);

/** The first message that says a word too early; `secrets` are the words nobody may know after so many moves. */
function leak(one: Listener, secretsAt: readonly ReadonlySet<string>[]): string | null {
  for (const { text, moves } of whileRunning(one))
    for (const secret of secretsAt[moves] ?? [])
      if (new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text))
        return `${one.name}, after ${moves} moves: ${secret} in ${text.slice(0, 300)}`;
  return null;
}

/** Treasures in the pile and under dragons. */
const hiddenTreasures = ({ piles, hoards }: Truth): string[] => [
  ...piles.treasures,
  ...hoards.flatMap(({ treasure }) => (treasure === null ? [] : [treasure])),
];

/** What has been secret at every moment up to each. */
function everSecret(secretNow: (truth: Truth) => Iterable<string>): Set<string>[] {
  let secret: Set<string> | null = null;
  return truths.map((truth, moves) => {
    const now = new Set(secretNow(truth)).difference(shown[moves] as Set<string>);
    secret = secret === null ? now : secret.intersection(now);
    return secret;
  });
}

describe('nothing leaves the hall too early', () => {
  it('should have looked at enough', () => {
    for (const one of listeners) expect(whileRunning(one).length).toBeGreaterThan(100);
    expect(record.moves.length).toBeGreaterThan(100);
    const all = listeners.map(({ heard }) => heard.map(({ text }) => text).join('')).join('');
    for (const exit of ['still-running', '"finished"', '"spectators"', '"chat":[{', '"events":[{'])
      expect(all).toContain(exit);
  });

  it('should keep the seed', () => {
    for (const one of listeners)
      for (const { text } of whileRunning(one)) expect(text.includes(record.seed as string)).toBe(false);
    for (const one of listeners)
      expect(
        one.heard.filter(({ over }) => over).some(({ text }) => text.includes(record.seed as string)),
      ).toBe(true);
    expect(hall.log.join('')).not.toContain(record.seed);
  });

  it('should keep the names of jarls who lie face down or in the pile', () => {
    const secrets = everSecret(({ pieces, piles }) => [
      ...piles.jarls,
      ...pieces.filter(({ faceUp }) => !faceUp).map(({ id }) => id),
    ]);
    expect(secrets[0]!.size).toBe(18);
    expect(secrets.at(-1)!.size).toBeLessThan(18);
    for (const one of listeners) expect(leak(one, secrets)).toBeNull();
  });

  it('should keep who turned face down again apart from any other counter', () => {
    for (const one of listeners)
      for (const { text, moves } of whileRunning(one))
        for (const { id, token, faceUp } of truths[moves]?.pieces ?? [])
          if (!faceUp) expect(text.includes(`"id":"${id}","token":${token}`)).toBe(false);
  });

  it('should keep treasures that nobody has found', () => {
    const secrets = everSecret(hiddenTreasures);
    expect(secrets[0]!.size).toBe(4);
    for (const one of listeners) expect(leak(one, secrets)).toBeNull();
  });

  it('should keep what others have found and not shown', () => {
    const treasures = new Set(hiddenTreasures(truths[0]!));
    for (const one of listeners) {
      const secrets = everSecret((truth) => {
        const held = truth.pieces.filter(({ owner }) => owner !== one.seat).flatMap(({ items }) => items);
        return [...hiddenTreasures(truth), ...held].filter(
          (item) => treasures.has(item) && !truth.shown.includes(item),
        );
      });
      expect(leak(one, secrets)).toBeNull();
    }
  });

  it('should keep secret answers until all are given', () => {
    let asked = 0;
    for (const one of listeners)
      for (const { text } of whileRunning(one)) {
        const message = JSON.parse(text) as { state?: TableState; ok?: TableState };
        const view = (message.state ?? message.ok)?.view as Truth | null | undefined;
        for (const { seats, answers } of view?.agenda ?? [])
          seats?.forEach((seat, i) => {
            asked += 1;
            if (seat !== one.seat) expect(answers?.[i] ?? null).toBeNull();
          });
      }
    expect(asked).toBeGreaterThan(0);
  });

  it('should offer nobody the options of another', () => {
    for (const one of listeners)
      for (const { text } of whileRunning(one)) {
        const message = JSON.parse(text) as { state?: TableState; ok?: TableState };
        for (const { seat, options } of (message.state ?? message.ok)?.decisions ?? [])
          if (seat !== one.seat) expect(options).toEqual([]);
      }
  });

  it('should tell each what the rules let them know, and not one event more', () => {
    const match = Match.replay(game, record);
    if ('refused' in match) throw new Error(match.refused.code);
    for (const { client, seat } of listeners) {
      const { events, view } = client.tables.get(table)!;
      expect(events).toEqual(match.ok.eventsFor(seat));
      expect(view).toEqual(match.ok.view(seat));
      expect(
        events.some((event) => event.type === 'roll' && (event as { for?: string }).for === 'jarl'),
      ).toBe(false);
    }
  });

  it('should not even tell a running game to those who play it, unless they play alone', () => {
    for (const one of listeners)
      for (const { text } of whileRunning(one)) expect(text).not.toContain('"skald":"record"');
  });
});
