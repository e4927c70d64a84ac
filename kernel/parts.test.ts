import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { commitment, SeedDice, stirred } from './dice.ts';
import { Match } from './match.ts';
import { lastKey, type MatchRecord, readMove } from './record.ts';
import type { Outcome } from './refusal.ts';
import { type Wager, wager } from './testing/wager.ts';
import { typedIn, verify } from './verify.ts';

const SEED = 'ab'.repeat(32);
const OTHER = 'cd'.repeat(32);
const ANN = { seat: 0, part: '11'.repeat(32) };
const BOB = { seat: 1, part: '22'.repeat(32) };

function ok<T>(outcome: Outcome<T>): T {
  if ('refused' in outcome) throw new Error(outcome.refused.code);
  return outcome.ok;
}
const begin = (parts?: (typeof ANN)[]): Match<Wager> =>
  ok(Match.create(wager, { seats: ['a', 'b'], options: {}, seed: SEED, parts }));
function playOut(match: Match<Wager>): MatchRecord {
  for (let asked = match.decisions(); asked.length > 0; asked = match.decisions())
    ok(match.play(asked[0]!.seat, asked[0]!.options.at(-1)!.id));
  return match.record();
}
/** Ends the first round, whose two dice are a D6 and a D20. */
function firstRound(match: Match<Wager>): Match<Wager> {
  ok(match.play(0, 'rest'));
  ok(match.play(0, 'bid:0'));
  ok(match.play(1, 'bid:0'));
  return match;
}

describe('parts that seats add to the dice', () => {
  it('make a new key by the documented hash', () => {
    const bytes = concatBytes(
      utf8ToBytes('skald part'),
      hexToBytes(SEED),
      Uint8Array.of(1),
      hexToBytes(BOB.part),
    );
    expect(stirred(SEED, BOB)).toBe(bytesToHex(sha256(bytes)));
  });

  it('decide the dice from the first on, one after the other', () => {
    const key = stirred(stirred(SEED, ANN), BOB);
    const dice = new SeedDice(key);
    const match = firstRound(begin([ANN, BOB]));
    expect(match.rolls).toEqual([dice.roll(6), dice.roll(20)]);
    expect(match.record().parts).toEqual([ANN, BOB]);
    expect(playOut(begin([ANN, BOB])).rolls).not.toEqual(playOut(begin()).rolls);
    expect(playOut(begin([ANN, BOB])).rolls).not.toEqual(playOut(begin([ANN])).rolls);
  });

  it('leave the commitment what it was: that of the seed alone', () => {
    const match = begin([ANN]);
    ok(match.stir(BOB));
    expect([match.seed, match.commitment]).toEqual([SEED, commitment(SEED)]);
    expect(match.record()).toMatchObject({ seed: SEED, commitment: commitment(SEED) });
  });

  it('can be stirred in later, which the record tells and no undo takes back', () => {
    const match = begin([ANN]);
    ok(match.play(0, 'walk'));
    ok(match.stir(BOB));
    expect(match.undo(0)).toEqual({ refused: { code: 'undo-dice', params: {} } });
    const record = playOut(match);
    expect(record.moves[1]).toBe(`part 1 ${BOB.part}`);
    expect(ok(Match.replay(wager, record)).record()).toEqual(record);
    expect(verify(wager, record)).toMatchObject({ wrong: [], dice: { parts: [0, 1] } });
    expect(lastKey({ ...record, seed: SEED })).toBe(stirred(stirred(SEED, ANN), BOB));
    expect(match.stir({ seat: 0, part: 'x' })).toEqual({ refused: { code: 'bad-seed', params: {} } });
  });

  it('are in the dice again after going back, and no die that was seen comes again', () => {
    const match = begin([ANN]);
    ok(match.stir(BOB));
    firstRound(match);
    const back = ok(match.rewind(0));
    expect(back.movesFrom(0)).toEqual([`part 1 ${BOB.part}`, 'skip 2']);
    const dice = new SeedDice(stirred(stirred(SEED, ANN), BOB), 2);
    expect(firstRound(back).rolls).toEqual([dice.roll(6), dice.roll(20)]);
  });

  it('are gone with the seed when a match gets another, and go back with it too', () => {
    const match = begin([ANN]);
    ok(match.reseed(OTHER));
    ok(match.stir(BOB));
    firstRound(match);
    expect(lastKey({ ...match.record(), seed: SEED })).toBe(stirred(OTHER, BOB));
    const back = ok(match.rewind(0));
    expect(back.movesFrom(0)).toEqual([`seed ${OTHER}`, `part 1 ${BOB.part}`, 'skip 2']);
  });

  it('go with a match that begins from a position', () => {
    const position = begin().position();
    const match = ok(Match.load(wager, position, SEED, [ANN]));
    const dice = new SeedDice(stirred(SEED, ANN));
    expect(firstRound(match).rolls).toEqual([dice.roll(6), dice.roll(20)]);
    expect(ok(Match.replay(wager, match.record())).record()).toEqual(match.record());
  });

  it.each([
    'part',
    'part 0',
    `part x ${SEED}`,
    `part 0 ${SEED.slice(1)}`,
    `part 0 ${SEED} 1`,
    `part 100 ${SEED}`,
  ])('are no move when damaged: %s', (text) => {
    expect(readMove(text)).toBeNull();
  });
});

describe('where dice come from', () => {
  it('tells those that were typed in by their numbers, however they were given', () => {
    const match = begin();
    ok(match.loadDice([6, 20, 1]));
    firstRound(match);
    expect(verify(wager, match.record()).dice).toMatchObject({ seeded: 0, typed: [[1, 2]], reseeded: 0 });
    const { dice } = verify(wager, playOut(match));
    expect(dice).toMatchObject({ typed: [[1, 3]], seeded: match.rolls.length - 3 });
    expect(typedIn(dice)).toBe(3);
  });

  it('puts away what was typed in and not rolled: a new seed alone decides then', () => {
    const match = begin();
    ok(match.loadDice([6, 20, 1, 1]));
    firstRound(match);
    match.dropDice();
    ok(match.reseed(OTHER));
    expect(match.loadedDice).toBe(0);
    const dice = new SeedDice(OTHER);
    expect(firstRound(match).rolls.slice(2)).toEqual([dice.roll(6), dice.roll(20)]);
    const record = playOut(match);
    expect(record.moves.slice(4, 6)).toEqual(['drop', `seed ${OTHER}`]);
    expect(ok(Match.replay(wager, record)).record()).toEqual(record);
    expect(verify(wager, record)).toMatchObject({
      wrong: [],
      dice: { typed: [[1, 2]], seeded: record.rolls.length - 2, reseeded: 1 },
    });
  });

  it('has nothing to put away where nothing is left', () => {
    const match = begin();
    match.dropDice();
    expect(match.moves).toBe(0);
  });

  it('counts dice that were told as choices', () => {
    const telling = {
      ...wager,
      sense: { ...wager.sense, isChance: ({ kind }: { kind: string }) => kind === 'bid' },
    };
    const { dice } = verify(telling, firstRound(begin()).record());
    expect(dice.told).toBe(2);
  });
});
