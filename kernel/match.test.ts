import { describe, expect, it } from 'vitest';
import { commitment } from './dice.ts';
import type { Event } from './event.ts';
import { canonical, digest } from './json.ts';
import { Match } from './match.ts';
import type { MatchRecord } from './record.ts';
import type { Outcome } from './refusal.ts';
import { type Wager, wager } from './testing/wager.ts';
import { verify } from './verify.ts';

const SEED = 'ab'.repeat(32);

function ok<T>(outcome: Outcome<T>): T {
  if ('refused' in outcome)
    throw new Error(`${outcome.refused.code} ${JSON.stringify(outcome.refused.params)}`);
  return outcome.ok;
}
const code = (outcome: Outcome<unknown>): string | null =>
  'refused' in outcome ? outcome.refused.code : null;
const begin = (seed = SEED): Match<Wager> =>
  ok(Match.create(wager, { seats: ['a', 'b'], options: {}, seed }));
const types = (events: readonly Event[]): string[] => events.map(({ type }) => type);

/** Plays a whole match with the first option everywhere. */
function playOut(match: Match<Wager>): Match<Wager> {
  for (let asked = match.decisions(); asked.length > 0; asked = match.decisions())
    ok(match.play(asked[0]!.seat, asked[0]!.options.at(-1)!.id));
  return match;
}

describe('choices', () => {
  it('lists every legal answer with its id, and takes it by id or by what it says', () => {
    const match = begin();
    expect(match.decisions()).toEqual([
      {
        seat: 0,
        kind: 'walk',
        options: [
          { id: 'walk', choice: { act: 'walk' } },
          { id: 'rest', choice: { act: 'rest' } },
        ],
      },
    ]);
    ok(match.play(0, 'walk'));
    ok(match.play(0, { act: 'rest' }));
    expect(match.decisions().map(({ seat, kind }) => ({ seat, kind }))).toEqual([
      { seat: 0, kind: 'bid' },
      { seat: 1, kind: 'bid' },
    ]);
  });

  it('refuses with a code what is not on the list, and changes nothing', () => {
    const match = begin();
    ok(match.play(0, 'rest'));
    const before = canonical(match.position());
    expect(match.play(0, 'bid:9')).toEqual({ refused: { code: 'too-poor', params: { gold: 9 } } });
    expect(code(match.play(0, { act: 'bid', gold: 1, extra: true }))).toBe('too-poor');
    expect(code(match.play(0, 'walk'))).toBe('no-such-option');
    expect(code(match.play(7, 'rest'))).toBe('not-asked');
    expect(canonical(match.position())).toBe(before);
    expect(match.moves).toBe(1);
  });

  it('says when a match is over', () => {
    const match = playOut(begin());
    expect(match.decisions()).toEqual([]);
    expect(match.result?.standings).toHaveLength(2);
    expect(code(match.play(0, 'rest'))).toBe('match-over');
  });

  it.each([
    ['bad-seed', { seats: ['a', 'b'], options: {}, seed: 'xyz' }],
    ['wrong-number-of-seats', { seats: ['a'], options: {}, seed: SEED }],
    ['bad-seats', { seats: ['a', 5], options: {}, seed: SEED }],
    ['bad-options', { seats: ['a', 'b'], options: { gold: 99 }, seed: SEED }],
    ['bad-options', { seats: ['a', 'b'], options: { silver: 1 }, seed: SEED }],
  ])('refuses %s at the start', (expected, given) => {
    expect(code(Match.create(wager, given))).toBe(expected);
  });
});

describe('secrets', () => {
  it('hides a given answer until all are given', () => {
    const match = begin();
    ok(match.play(0, 'rest'));
    ok(match.play(0, 'bid:2'));
    expect(canonical(match.view(1))).not.toContain('"gold":2');
    expect(canonical(match.view(null))).not.toContain('"gold":2');
    expect(canonical(match.view(0))).toContain('"gold":2');
    expect(match.decisionsFor(0)).toEqual([{ seat: 1, kind: 'bid', options: [] }]);
    expect(match.decisionsFor(1)[0]?.options).toHaveLength(4);
    expect(match.decisionsFor(null)).toEqual([{ seat: 1, kind: 'bid', options: [] }]);
    ok(match.play(1, 'bid:0'));
    expect(types(match.eventsFor(1))).toContain('bids');
  });

  it('tells each seat only what it may know, numbered without gaps', () => {
    const match = begin();
    for (const [seat, id] of [
      [0, 'rest'],
      [0, 'bid:0'],
      [1, 'bid:0'],
    ] as const)
      ok(match.play(seat, id));
    expect(types(match.eventsFor(0))).toEqual(['bids', 'roll', 'roll', 'peeked']);
    expect(types(match.eventsFor(1))).toEqual(['bids', 'roll', 'somebodyPeeked']);
    expect(types(match.eventsFor(null))).toEqual(['bids', 'roll', 'somebodyPeeked']);
    expect(types(match.eventsFor(1, 2))).toEqual(['somebodyPeeked']);
    expect(match.view(0).card).toBeGreaterThan(0);
    expect(match.view(1).card).toBe(0);
  });
});

/** Whether copies are kept or everything is played again: what comes of it is the same. */
describe.each<[how: string, begin: () => ReturnType<typeof begin>]>([
  ['undo', begin],
  ['undo without copies', () => Object.assign(begin(), { sparing: true })],
  ['undo in a match that was replayed', () => ok(Match.replay(wager, begin().record()))],
])('%s', (_how, begin) => {
  it('takes back own choices one by one to where they began', () => {
    const match = begin();
    const start = digest(match.position());
    for (const id of ['walk', 'walk', 'rest']) ok(match.play(0, id));
    for (let i = 0; i < 3; i++) ok(match.undo(0));
    expect(digest(match.position())).toBe(start);
    expect(match.events).toEqual([]);
    expect(match.undo(0)).toEqual({ refused: { code: 'undo-start', params: {} } });
  });

  it('stops at dice', () => {
    const match = begin();
    for (const [seat, id] of [
      [0, 'rest'],
      [0, 'bid:0'],
      [1, 'bid:0'],
    ] as const)
      ok(match.play(seat, id));
    const after = digest(match.position());
    expect(code(match.undo(1))).toBe('undo-dice');
    expect(digest(match.position())).toBe(after);
  });

  it('takes back what was chosen before the record was written', () => {
    const match = begin();
    const start = digest(match.position());
    for (const id of ['walk', 'walk']) ok(match.play(0, id));
    const again = ok(Match.replay(wager, match.record()));
    ok(again.play(0, 'walk'));
    expect(again.mayUndo(0)).toBe(true);
    ok(again.undo(0));
    expect(again.record()).toEqual(match.record());
    for (let i = 0; i < 2; i++) ok(again.undo(0));
    expect(digest(again.position())).toBe(start);
  });

  it("stops at another seat's choice, but takes back an answer nobody has seen", () => {
    const match = begin();
    ok(match.play(0, 'rest'));
    ok(match.play(1, 'bid:3'));
    expect(code(match.undo(0))).toBe('undo-other-seat');
    ok(match.undo(1));
    expect(match.decisions()).toHaveLength(2);
    expect(code(match.undo(0))).toBe('undo-other-seat');
  });

  it('goes further back by consent, and then the dice are new', () => {
    const match = begin();
    for (const [seat, id] of [
      [0, 'rest'],
      [0, 'bid:0'],
      [1, 'bid:0'],
    ] as const)
      ok(match.play(seat, id));
    const seen = match.record().rolls;
    const back = ok(match.rewind(1));
    expect(back.decisions()).toHaveLength(2);
    ok(back.play(0, 'bid:0'));
    ok(back.play(1, 'bid:0'));
    expect(back.record().rolls).not.toEqual(seen);
    expect(digest(ok(Match.replay(wager, back.record())).position())).toBe(digest(back.position()));
    expect(code(match.rewind(99))).toBe('no-such-moment');
  });

  it('goes on with the dice of another seed, which its record tells', () => {
    const match = begin();
    ok(match.play(0, 'rest'));
    const first = match.commitment;
    const other = 'cd'.repeat(32);
    ok(match.reseed(other));
    expect([match.seed, match.commitment]).toEqual([other, commitment(other)]);
    expect(code(match.reseed('x'))).toBe('bad-seed');
    expect(code(match.undo(0))).toBe('undo-dice');
    playOut(match);
    const record = match.record();
    expect(record).toMatchObject({ seed: SEED, commitment: first });
    expect(record.moves[1]).toBe(`seed ${other}`);
    expect(ok(Match.replay(wager, record)).record()).toEqual(record);
    expect(verify(wager, record).wrong).toEqual([]);
    expect(record.rolls).not.toEqual(playOut(begin()).record().rolls);
  });

  it('never goes back to dice that somebody may know', () => {
    const match = begin();
    ok(match.play(0, 'walk'));
    const other = 'cd'.repeat(32);
    ok(match.reseed(other));
    playOut(match);
    const back = ok(match.rewind(0));
    expect([back.moves, back.seed]).toEqual([2, other]);
    const record = playOut(back).record();
    const [, skipped = ''] = record.moves;
    expect(skipped).toMatch(/^skip \d+$/);
    expect(ok(Match.replay(wager, record)).record()).toEqual(record);
  });
});

describe('records and positions', () => {
  it('replays a record to the same state, events, dice and result', () => {
    const match = playOut(begin());
    const record = JSON.parse(JSON.stringify(match.record())) as MatchRecord;
    const again = ok(Match.replay(wager, record));
    expect(again.record()).toEqual(match.record());
    expect(again.events).toEqual(match.events);
    expect(ok(Match.replay(wager, record, 2)).moves).toBe(2);
  });

  it('goes on from a position with new dice, and replays that too', () => {
    const match = begin();
    ok(match.play(0, 'walk'));
    const text = JSON.stringify(match.position());
    const loaded = ok(Match.load(wager, JSON.parse(text), 'cd'.repeat(32)));
    expect(loaded.decisions()).toEqual(match.decisions());
    playOut(loaded);
    expect(ok(Match.replay(wager, loaded.record())).record()).toEqual(loaded.record());
  });

  it.each<[string, (record: MatchRecord) => unknown]>([
    ['bad-record', () => null],
    ['bad-record', (record) => ({ ...record, extra: 1 })],
    ['other-game', (record) => ({ ...record, game: 'chess' })],
    ['other-version', (record) => ({ ...record, version: 2 })],
    ['record-without-seed', ({ seed: _, ...record }) => record],
    ['record-breaks', (record) => ({ ...record, moves: ['0 fly'] })],
    ['record-breaks', (record) => ({ ...record, moves: ['nonsense'] })],
    ['record-breaks', (record) => ({ ...record, moves: ['5 rest'] })],
  ])('refuses a damaged record: %s', (expected, damage) => {
    expect(code(Match.replay(wager, damage(begin().record())))).toBe(expected);
  });

  it.each<[string, (position: { state: object }) => unknown]>([
    ['bad-position', () => 'text'],
    ['bad-position', (position) => ({ ...position, state: { ...position.state, gold: [-1, 3] } })],
    ['bad-position', (position) => ({ ...position, state: { ...position.state, gold: 'much' } })],
    [
      'no-such-step',
      (position) => ({ ...position, state: { ...position.state, agenda: [{ step: 'fly' }] } }),
    ],
  ])('refuses a damaged position: %s', (expected, damage) => {
    expect(code(Match.load(wager, damage(begin().position() as { state: object }), SEED))).toBe(expected);
  });
});

describe('loaded dice', () => {
  it('take the faces given, in order, then the seed goes on; and the record keeps them', () => {
    const match = begin();
    expect(ok(match.loadDice([6, 20, 1]))).toEqual({ left: [6, 20, 1] });
    for (const [seat, id] of [
      [0, 'rest'],
      [0, 'bid:0'],
      [1, 'bid:0'],
    ] as const)
      ok(match.play(seat, id));
    expect(match.record().rolls).toEqual([6, 20]);
    expect(ok(match.loadDice())).toEqual({ left: [1] });
    playOut(match);
    expect(ok(Match.replay(wager, match.record())).record()).toEqual(match.record());
  });

  it('refuse a face that no die can show, before and while rolling, and lose nothing', () => {
    const match = begin();
    expect(code(match.loadDice([0]))).toBe('bad-face');
    expect(code(match.loadDice([2.5]))).toBe('bad-face');
    ok(match.play(0, 'rest'));
    ok(match.play(0, 'bid:1'));
    ok(match.loadDice([9]));
    const before = canonical(match.position());
    expect(match.play(1, 'bid:0')).toEqual({
      refused: { code: 'loaded-face-too-high', params: { face: 9, sides: 6 } },
    });
    expect(canonical(match.position())).toBe(before);
    expect(ok(match.loadDice())).toEqual({ left: [9] });
  });
});
