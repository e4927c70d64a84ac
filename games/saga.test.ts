// What every saga may be relied on for, whatever its game: pure, checked, counted once, and it ends.

import { FastDice, type GameState, Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { GAMES, type GameModule, gameById } from './index.ts';
import {
  afterMatch,
  givesSaga,
  nextMatch,
  openSaga,
  type Played,
  type Role,
  readSaga,
  type Saga,
  withMember,
  withoutSaga,
} from './saga.ts';

const SAGAS = GAMES.filter(({ saga }) => saga !== undefined);
const ANN = { id: 'ann', name: 'Ann' };

function must<T>(outcome: { ok: T } | { refused: { code: string } }): T {
  if ('refused' in outcome) throw new Error(outcome.refused.code);
  return outcome.ok;
}

function frozen<T>(value: T): T {
  for (const part of Object.values(value ?? {})) if (typeof part === 'object') frozen(part);
  return Object.freeze(value);
}

/** Ann plays the first place, bots the others. */
const rolesOf = ({ places }: GameModule): Role[] =>
  places
    .filter(({ control }) => control !== 'none')
    .map(({ seat }, i) =>
      i === 0 ? { as: seat, member: ANN.id, level: null } : { as: seat, member: null, level: 'karl' },
    );

const opened = (module: GameModule): Saga =>
  must(openSaga(module, withoutSaga(module, module.presets[0]?.options ?? {}), rolesOf(module), [ANN]));

/** The next match, lost by this seat as fast as it can. */
function played(module: GameModule, saga: Saga, loser: number, n: number): Played {
  const next = nextMatch(module, saga);
  if (next === null) throw new Error('over');
  const dice = new FastDice(n + 1);
  const seats = next.roles.map(({ as }) => as);
  const seed = n.toString(16).padStart(64, '0');
  const match = must(Match.create(module.game, { seats, options: next.options, seed }));
  while (match.result === null) {
    const [asked] = match.decisions();
    if (asked === undefined) throw new Error('dead end');
    const { seat, options } = asked;
    const gives = options.find(({ choice }) => module.game.sense.givesUp?.(choice) || choice.act === 'yes');
    const others = options.filter(({ choice }) => !module.game.sense.givesUp?.(choice));
    const some = others[dice.roll(others.length) - 1] ?? options[0];
    match.play(seat, ((seat === loser ? gives : undefined) ?? some)?.id ?? '');
  }
  const end = match.position().state as GameState;
  return {
    match: `match-${n}`,
    decided: n,
    members: [ANN],
    roles: [...next.roles],
    end,
    result: match.result,
  };
}

/** The whole saga, match by match. */
function* told(module: GameModule): Generator<{ before: Saga; match: Played; after: Saga }> {
  let saga = frozen(opened(module));
  for (let n = 0; nextMatch(module, saga) !== null; n++) {
    const match = frozen(played(module, saga, n % 3 === 2 ? 0 : 1, n));
    const after = frozen(afterMatch(module, saga, match));
    yield { before: saga, match, after };
    saga = after;
  }
}

describe.each(SAGAS.map((module) => [module.game.id, module] as const))('the saga of %s', (_, module) => {
  it('should be told to its end: pure, by its schema after every match, each match once', () => {
    let matches = 0;
    for (const { before, match, after } of told(module)) {
      matches += 1;
      expect(after).toEqual(afterMatch(module, structuredClone(before), structuredClone(match)));
      expect(readSaga(module, JSON.parse(JSON.stringify(after)))).toEqual({ ok: after });
      expect(after.ledger).toHaveLength(matches);
      expect(after.ledger.at(-1)).toMatchObject({
        match: match.match,
        decided: match.decided,
        winners: match.result.winners,
      });
      expect(afterMatch(module, after, match)).toBe(after);
      // What it gives is a match that can begin, and only it gives that.
      const next = nextMatch(module, after);
      expect(nextMatch(module, structuredClone(after))).toEqual(next);
      if (next !== null) expect(givesSaga(module, next.options)).toBe(true);
    }
    expect(matches).toBeGreaterThan(5);
  });

  it('should have words for each of its lines and for how it stands', () => {
    const saga = [...told(module)].at(-1)?.after as Saga;
    for (const language of ['en', 'de'] as const) {
      const words = module.saga!.words;
      const said = [
        words.title(language),
        ...saga.ledger.map(({ line }) => words.line(line, language)),
        ...words.standing(saga, language),
        ...words.standing(opened(module), language),
      ];
      for (const text of said) expect(text).toMatch(/^\S(?!.*(undefined|null|NaN|\[object)).*\S$/s);
    }
  });

  it('should not go on by a match that is none of its own', () => {
    const [first, second] = [...told(module)];
    const saga = frozen({ ...second!.after, ledger: [] });
    expect(afterMatch(module, saga, { ...first!.match, match: 'another' })).toBe(saga);
  });

  it('should refuse what is no saga, of another game, of another version, or damaged', () => {
    const saga = opened(module);
    const code = (given: unknown): unknown => {
      const read = readSaga(module, given);
      return 'refused' in read ? read.refused.code : 'ok';
    };
    expect(code(saga)).toBe('ok');
    expect(code(null)).toBe('bad-saga');
    expect(code({ ...saga, game: 'chess' })).toBe('other-game');
    expect(code({ ...saga, version: saga.version + 1 })).toBe('saga-of-other-version');
    expect(code({ ...saga, state: {} })).toBe('bad-saga');
    expect(code({ ...saga, more: 1 })).toBe('bad-saga');
    expect(code({ ...saga, roles: saga.roles.map((role) => ({ ...role, as: { any: 'thing' } })) })).toBe(
      'bad-saga',
    );
  });
});

describe('a saga', () => {
  const dungeon = gameById('dungeon')!;

  it('should be brought up to date where its game knows how, and refused where not', () => {
    const saga = opened(dungeon);
    const newer = { ...dungeon.saga!, version: saga.version + 1 };
    expect(readSaga({ ...dungeon, saga: newer }, saga)).toMatchObject({
      refused: { code: 'saga-of-other-version', params: { version: 1, expected: 2 } },
    });
    const schemas = { ...newer.schemas, state: z.strictObject({ songs: z.int() }) };
    const upgrade = (old: Saga) => ({ ...old, version: 2, state: { songs: 0 } });
    expect(readSaga({ ...dungeon, saga: { ...newer, schemas, upgrade } }, saga)).toMatchObject({
      ok: { version: 2, state: { songs: 0 } },
    });
  });

  it('should be refused where matches do not follow one another', () => {
    const module = GAMES.find(({ saga }) => saga === undefined)!;
    expect(openSaga(module, {}, [], [])).toMatchObject({ refused: { code: 'no-saga' } });
    expect(readSaga(module, opened(dungeon))).toMatchObject({ refused: { code: 'no-saga' } });
    expect(givesSaga(module, { party: {} })).toBe(false);
  });

  it('should keep what somebody did when he becomes another or is gone', () => {
    const saga = [...told(dungeon)][0]?.after as Saga;
    const bob = { id: 'bob', name: 'Bob' };
    const renamed = withMember(saga, ANN.id, bob);
    expect([renamed.members, renamed.roles[0]?.member]).toEqual([[bob], 'bob']);
    expect(renamed.ledger[0]?.roles[0]?.member).toBe('bob');
    const gone = withMember(saga, ANN.id, null);
    expect(JSON.stringify(gone)).not.toMatch(/ann/i);
    expect(gone.ledger).toHaveLength(saga.ledger.length);
    expect(readSaga(dungeon, gone)).toEqual({ ok: gone });
    const twice = { ...saga, members: [ANN, bob] };
    expect(withMember(twice, ANN.id, bob).members).toEqual([bob]);
  });
});
