import { GAMES, gameById, sampleSeats } from '@skald/games';
import { type GameState, Match, type MatchRecord } from '@skald/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LobbyState, Moment, SeatPlan } from './protocol/index.ts';
import { Replays } from './replays.ts';
import { Client } from './testing.ts';
import { longGame, must, plantedGame } from './testing-games.ts';
import type { TestHall } from './testing-hall.ts';
import { onBothStores } from './testing-stores.ts';

const { game } = gameById('age-of-heroes')!;
const SEATS: SeatPlan[] = Array(6).fill({ kind: 'me', as: null });

const bring = async (client: Client, record: MatchRecord): Promise<string> => {
  const request = { do: 'bring', record, seats: SEATS, visibility: 'link' } as const;
  return (await client.ask<{ table: string }>(request)).table;
};

const turnsTold = ({ events }: Match): unknown[] =>
  events.flatMap((event) => (event.type === 'turnBegan' && 'turn' in event ? [event.turn] : []));

describe('threads that play games again', () => {
  let replays: Replays;
  beforeAll(() => {
    replays = new Replays(1);
  });
  afterAll(() => replays.close());

  it.each(GAMES.map((module) => [module.game.id, module] as const))(
    'should give back a match of %s as it was',
    async (id, module) => {
      const match = longGame(300, id, sampleSeats(module, module.game.seats.max));
      const given = match.record();
      const back = must(await replays.replay('ann', module.game, given));
      expect(back.record()).toEqual(given);
      expect(back.events).toEqual(match.events);
      expect(back.view(0)).toEqual(match.view(0));
      const rewound = must(await replays.rewind('ann', module.game, given, 270));
      expect(rewound.record()).toEqual(must(match.rewind(270)).record());
      // It is alive: the next choice comes to the same.
      const [asked] = match.decisions();
      for (const one of [match, back]) must(one.play(asked!.seat, asked!.options[0]!.id));
      expect(back.record()).toEqual(match.record());
    },
  );

  it('should refuse what makes no sense', async () => {
    const record = longGame(300).record();
    const broken = { ...record, moves: [...record.moves, '0 fly'] };
    expect(await replays.replay('ann', game, broken)).toMatchObject({ refused: { code: 'record-breaks' } });
    expect(await replays.bring('ann', 'nonsense')).toMatchObject({
      request: null,
      match: { refused: { code: 'bad-request' } },
    });
  });

  it('should serve everybody in turn, however much one asks for', async () => {
    const record = plantedGame(2000);
    const done: string[] = [];
    const ask = (who: string) => replays.replay(who, game, record).then(() => done.push(who));
    const all = [...Array.from({ length: 10 }, () => ask('eve')), ask('bob'), ask('ann')];
    await Promise.all(all);
    expect(done.slice(0, 4).toSorted()).toEqual(['ann', 'bob', 'eve', 'eve']);
  });

  it('should let nobody wait for more than a bounded number of games', async () => {
    const record = plantedGame(300);
    const all = await Promise.all(Array.from({ length: 80 }, () => replays.replay('eve', game, record)));
    expect(all.filter((one) => 'refused' in one && one.refused.code === 'too-fast').length).toBe(29);
  });
});

onBothStores('a hall', (open) => {
  describe('a long game in the hall', () => {
    let hall: TestHall;
    beforeAll(async () => {
      hall = await open();
    });
    afterAll(() => hall.stop());
    afterEach(() => {
      vi.restoreAllMocks();
    });

    it('should be brought, looked at, taken back and opened without being played again in the hall’s own thread', async () => {
      const ann = await hall.guest('Ann');
      const match = longGame(400);
      const record = match.record();
      const begun = vi.spyOn(game, 'begin');
      const table = await bring(ann, record);
      const { moves } = await ann.watch(table);
      expect(moves).toBe(401);

      const seat = 0;
      for (const at of [0, 399, 400, 17, 18]) {
        const { view, events, rounds } = await ann.ask<Moment>({ do: 'look', table, at });
        begun.mockRestore();
        const then = must(Match.replay(game, record, at));
        expect([view, events]).toEqual([then.view(seat), then.eventsFor(seat)]);
        // Each round that has come, and none of the later ones.
        expect(rounds.map(({ number }) => number)).toEqual(turnsTold(then));
        for (const round of rounds) {
          const after = (moves: number) => turnsTold(must(Match.replay(game, record, moves)));
          expect(after(round.at)).toContain(round.number);
          if (round.at > 0) expect(after(round.at - 1)).not.toContain(round.number);
        }
        vi.spyOn(game, 'begin');
      }
      expect(await ann.refusal({ do: 'look', table, at: 402 })).toBe('no-such-moment');

      // A choice taken back, and then half of the game.
      const again = vi.spyOn(game, 'begin');
      for (let undone = false; !undone; ) {
        await ann.choose(table, (ids) => ids[0] as string);
        const { mayUndo, moves: at } = ann.tables.get(table)!;
        for (let own = 0; mayUndo && !undone && own < 6; own++)
          undone = (await ann.refusal({ do: 'undo', table, seat: own, at })) === null;
      }
      const { moves: at } = ann.tables.get(table)!;
      await ann.ask({ do: 'askUndo', table, seat, to: 200, at });
      // New dice, and those that were seen passed over, are moves of their own.
      const back = await ann.until(table, (state) => state.moves <= 202);
      expect(again).not.toHaveBeenCalled();
      again.mockRestore();
      const then = must(Match.replay(game, record, 200));
      expect((back.view as GameState & { turn: number }).agenda).toEqual(then.view(back.seat).agenda);
    });

    it('should be opened beside the hall after it was closed', async () => {
      const first = await open({ dataDir: hall.config.dataDir, databaseUrl: hall.config.databaseUrl });
      const ann = await first.guest('Ann');
      const table = await bring(ann, longGame(400).record());
      const before = await ann.watch(table);
      const begun = vi.spyOn(game, 'begin');
      const second = await first.again();
      const back = new Client(second.address, ann.cookie);
      await back.connect();
      const after = await back.watch(table);
      expect([after.moves, after.view, after.events]).toEqual([before.moves, before.view, before.events]);
      expect(begun).not.toHaveBeenCalled();
      back.drop();
      await second.stop();
    });

    it('should not be brought in endless numbers', async () => {
      const ann = await hall.guest('Ann');
      const record = plantedGame();
      for (let i = 0; i < 10; i++) await bring(ann, record);
      await expect(bring(ann, record)).rejects.toThrow('too-many-games');
      expect((await ann.ask<LobbyState>({ do: 'lobby' })).mine.length).toBe(10);
    });

    it('should not be brought with more dice than it may have moves', async () => {
      const ann = await hall.guest('Ann');
      const record = longGame(2).record();
      const dice = { ...record, moves: Array(300).fill(`dice${' 1'.repeat(90)}`) };
      await expect(bring(ann, dice)).rejects.toThrow('bad-record');
    });
  });

  describe('what a long game costs', () => {
    it('should be charged by its length, to the person and not to the socket, and to nobody else', async () => {
      const hall = await open({ rate: 40 }, { tick: () => 0 });
      const [eve, ann] = [await hall.guest('Eve'), await hall.guest('Ann')];
      const other = new Client(hall.address, eve.cookie);
      await other.connect();
      const table = await bring(eve, plantedGame());
      const look = { do: 'look', table, at: 19_900 } as const;
      const codes = [];
      for (const client of [eve, other, eve, other, eve, other]) codes.push(await client.refusal(look));
      // Of a hundred thousand moves that may be gone through at once, bringing it has taken some.
      expect(codes).toEqual([null, null, null, null, 'too-fast', 'too-fast']);
      expect(await other.refusal({ do: 'askUndo', table, seat: 0, to: 1, at: 19_901 })).toBe('too-fast');
      expect(await other.refusal({ do: 'undo', table, seat: 0, at: 19_901 })).toBe('too-fast');
      expect(await other.refusal({ do: 'look', table, at: 10 })).toBeNull();
      expect(await ann.refusal(look)).toBeNull();
      other.drop();
      await hall.stop();
    });

    it('should be charged for watching it again and again', async () => {
      const hall = await open({ rate: 10 }, { tick: () => 0 });
      const eve = await hall.guest('Eve');
      const table = await bring(eve, longGame(400).record());
      const codes = [];
      for (let i = 0; i < 400 && codes.at(-1) !== 'too-fast'; i++) {
        const one = new Client(hall.address, eve.cookie);
        await one.connect();
        codes.push(await one.refusal({ do: 'watch', table, have: { revision: 0, events: 1, chat: 0 } }));
        one.drop();
      }
      expect(codes.at(-1)).toBe('too-fast');
      await hall.stop();
    });
  });
});
