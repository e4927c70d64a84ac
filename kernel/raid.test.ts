import { describe, expect, it } from 'vitest';
import { FastDice } from './dice.ts';
import { canonical, clone } from './json.ts';
import { Match } from './match.ts';
import { unfold } from './offers.ts';
import { type ForNow, neverForNow, type Orders, obey, orderNow, standingQuestions } from './orders.ts';
import { asked, decisionOf, descriptionOf, viewOf } from './play.ts';
import type { Outcome } from './refusal.ts';
import type { Seat } from './seat.ts';
import { Driver, fuzz, walk } from './testing/index.ts';
import { type Raid, raid } from './testing/raid.ts';
import { verify } from './verify.ts';

const SEED = 'ab'.repeat(32);
const SEATS = [
  { title: 'The Ford', trap: 20 },
  { title: 'The Barrow', trap: 11 },
  { title: 'The Hall', trap: 40 },
];

function ok<T>(outcome: Outcome<T>): T {
  if ('refused' in outcome) throw new Error(outcome.refused.code);
  return outcome.ok;
}
const code = (outcome: Outcome<unknown>): string | null =>
  'refused' in outcome ? outcome.refused.code : null;
const begin = (): Match<Raid> => ok(Match.create(raid, { seats: SEATS, options: {}, seed: SEED }));
const start = (): Raid => ok(raid.begin(SEATS, {}));

/** Random answers, orders and lapses included, until so many moves were made. */
function playOn(match: Match<Raid>, seed: number, orders: readonly Orders[], moves = Infinity): Match<Raid> {
  const random = new FastDice(seed);
  while (match.moves < moves && match.result === null) {
    const [question] = match.decisions().slice(-1);
    if (question === undefined) break;
    const late = random.roll(4) === 1 && match.byDefault(question.seat) !== null;
    const { options } = question;
    const option = options[random.roll(options.length) - 1]?.id ?? '';
    ok(late ? match.lapse(question.seat) : match.play(question.seat, option));
    obey(match as Match, orders);
  }
  return match;
}

const RANDOM_ORDERS: readonly Orders[] = [{ strike: 'always' }, { strike: 'never', veto: 'always' }, {}];

describe('a raid', () => {
  it('should end, with every list as described and every unasked answer on its list', () => {
    const setUp = (random: (sides: number) => number) => ({
      seats: SEATS.slice(0, 1 + random(2)).map((one) => ({ ...one, trap: random(81) - 1 })),
      options: {},
    });
    expect(fuzz(raid, { games: 40, seed: 7, setUp })).toBeGreaterThan(40 * 8);
  });

  it('should replay to the same state, events, dice and views, orders and lapses among it', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const match = playOn(begin(), seed, RANDOM_ORDERS);
      const record = match.record();
      expect(record.moves.some((move) => move.startsWith('late '))).toBe(true);
      const again = ok(Match.replay(raid, JSON.parse(JSON.stringify(record))));
      expect(again.record()).toEqual(record);
      expect(again.events).toEqual(match.events);
      expect(verify(raid, record).wrong).toEqual([]);
    }
  });

  it('should go on from any position', () => {
    for (let moves = 0; moves < 25; moves += 3) {
      const match = playOn(begin(), 5, [], moves);
      const loaded = ok(Match.load(raid, JSON.parse(JSON.stringify(match.position())), 'cd'.repeat(32)));
      expect(loaded.decisions()).toEqual(match.decisions());
      expect(playOn(loaded, 3, []).result).not.toBeNull();
    }
  });

  it('should be as before when a choice is taken back, and never give back what nobody chose', () => {
    let undone = 0;
    for (let moves = 0; moves < 40; moves++) {
      const match = playOn(begin(), 9, RANDOM_ORDERS, moves);
      const [question] = match.decisions();
      if (question === undefined) continue;
      const before = [canonical(match.position()), match.events.length, canonical(match.decisions())];
      ok(match.play(question.seat, question.options[0]?.id ?? ''));
      if (!match.mayUndo(question.seat)) continue;
      ok(match.undo(question.seat));
      undone += 1;
      expect([canonical(match.position()), match.events.length, canonical(match.decisions())]).toEqual(
        before,
      );
    }
    expect(undone).toBeGreaterThan(5);
  });

  it('should tell a seat the same, whatever it must not know', () => {
    let looked = 0;
    const look = (state: Raid): void => {
      for (const seat of [0, 1, 2, null]) {
        const other = clone(state);
        for (const [i, one] of other.sealed.entries())
          if (i !== seat && !one.opened) one.encounter = { title: 'Another', trap: 80 - i };
        if (seat !== other.runner && other.watch !== null) other.watch = 11 - other.watch;
        expect(viewOf(raid, other, seat)).toEqual(viewOf(raid, state, seat));
        expect(asked(raid, other)).toEqual(asked(raid, state));
        if (seat === null || !asked(raid, state).includes(seat)) continue;
        expect(decisionOf(raid, other, seat)).toEqual(decisionOf(raid, state, seat));
        expect(descriptionOf(raid, other, seat)).toEqual(descriptionOf(raid, state, seat));
        looked += 1;
      }
    };
    for (let seed = 1; seed < 6; seed++) walk(raid, { seats: SEATS, options: {}, seed, look });
    expect(looked).toBeGreaterThan(60);
  });
});

describe('a runner', () => {
  it('should alone see what he rolls, and what he brought until it is opened', () => {
    const match = begin();
    const rolled = (seat: Seat | null): number =>
      match.eventsFor(seat).filter(({ type }) => type === 'roll').length;
    expect([0, 1, null].map(rolled)).toEqual([1, 0, 0]);
    expect(match.view(0)).toMatchObject({ watch: match.rolls[0], sealed: [{ encounter: SEATS[0] }, {}, {}] });
    expect(match.view(1)).toMatchObject({
      watch: null,
      sealed: [{ encounter: null }, { encounter: SEATS[1] }, {}],
    });
    expect(canonical(match.view(null))).not.toContain('The ');
    playOn(match, 2, [], 60);
    expect(match.view(null).sealed[0]).toMatchObject({ opened: true, encounter: SEATS[0] });
  });

  it('should be the only one to know whether anybody stands on his trap', () => {
    const game = new Driver(raid, start(), [5]).choose('go:0:0', 'yes');
    const kinds = [game.kind];
    expect(game.options()).toEqual(['no']);
    game.choose('no', 'go:2:2');
    expect([...kinds, game.kind]).toEqual(['spring', 'spring']);
    expect(game.options()).toEqual(['yes', 'no']);
    expect(game.load(9).choose('yes').state.raiders[1]?.wounds).toBe(1);
  });
});

describe('a proxy', () => {
  it('should be asked for the raider of the runner, who may forbid it once', () => {
    const game = new Driver(raid, start(), [5]);
    expect(game.asked).toEqual([1]);
    game.choose('go:3:3');
    expect([game.asked, game.kind]).toEqual([[0], 'veto']);
    game.choose('no');
    expect([game.asked, game.kind]).toEqual([[1], 'go']);
    expect(game.options()).not.toContain('go:3:3');
    expect(game.choose('go:3:2').kind).toBe('spring');
    expect(game.state.raiders[0]?.at).toBe(21);
    expect(game.left).toEqual([]);
  });
});

describe('questions in the middle of an action', () => {
  const near = (): Match<Raid> => {
    const match = begin();
    for (const [seat, id] of [
      [1, 'go:3:0'],
      [0, 'yes'],
    ] as const)
      ok(match.play(seat, id));
    return match;
  };

  it('should be put to all whom it concerns at once, and hide the answers until all are given', () => {
    const match = near();
    expect(match.decisionsFor(null)).toEqual([
      { seat: 1, kind: 'strike', options: [] },
      { seat: 2, kind: 'strike', options: [] },
    ]);
    ok(match.play(2, 'yes'));
    expect(match.asked).toEqual([1]);
    expect(canonical(match.view(1))).not.toContain('"yes"');
    ok(match.play(1, 'no'));
    expect(match.rolls).toHaveLength(2);
  });

  it('should be answered by default when time is up, which only who was late learns before the others answered', () => {
    const match = near();
    ok(match.lapse(2));
    expect(match.movesFrom(2)).toEqual(['late 2 no']);
    expect(match.eventsFor(2).at(-1)).toEqual({ type: 'lapsed', seat: 2, kind: 'strike', only: [2] });
    expect(match.eventsFor(1).some(({ type }) => type === 'lapsed')).toBe(false);
    expect(code(match.undo(2))).toBe('undo-other-seat');
    expect(code(match.lapse(0))).toBe('not-asked');
  });

  it('should tell everybody when the one who was asked was late', () => {
    const match = begin();
    ok(match.play(1, 'go:0:0'));
    ok(match.lapse(0));
    expect(match.eventsFor(null).find(({ type }) => type === 'lapsed')).toEqual({
      type: 'lapsed',
      seat: 0,
      kind: 'veto',
    });
  });

  it('should not be awaited where nothing is answered by default', () => {
    expect(begin().byDefault(1)).toBeNull();
    expect(code(begin().lapse(1))).toBe('not-asked');
  });

  it.each(['late', 'late 1', 'late x no', 'late 1 no more', 'late 100 no'])(
    'should be no move when damaged: %s',
    (text) => {
      const record = { ...near().record(), moves: ['1 go:3:0', '0 yes', text] };
      expect(code(Match.replay(raid, record))).toBe('record-breaks');
    },
  );

  it('should not be late with anything but what is answered by default', () => {
    const record = { ...near().record(), moves: ['1 go:3:0', '0 yes', 'late 1 yes'] };
    expect(code(Match.replay(raid, record))).toBe('record-breaks');
  });
});

describe('standing orders', () => {
  it('should be offered where they make sense', () => {
    expect(standingQuestions(raid)).toEqual([
      { kind: 'veto', orders: ['ask', 'always'], forNow: false },
      { kind: 'strike', orders: ['never', 'ask', 'always'], forNow: true },
      { kind: 'spring', orders: ['never', 'ask', 'always'], forNow: false },
    ]);
  });

  it('should answer as the seat would, and leave the record of any other choice', () => {
    const match = begin();
    const orders: Orders[] = [{ veto: 'always', spring: 'never' }, { strike: 'never' }, { strike: 'always' }];
    expect(obey(match as Match, orders)).toBe(0);
    ok(match.play(1, 'go:3:0'));
    expect(obey(match as Match, orders)).toBe(4);
    expect(match.movesFrom(0)).toEqual(['1 go:3:0', '0 yes', '1 no', '2 yes', '0 no']);
    expect(match.decisions()).toMatchObject([{ seat: 1, kind: 'go' }]);
    const asWritten = begin();
    ok(asWritten.follow(match.movesFrom(0)));
    expect(asWritten.record()).toEqual(match.record());
    expect(asWritten.events).toEqual(match.events);
  });

  it('should hold for an encounter only where that was ordered, and then end by themselves', () => {
    const match = begin();
    const now = neverForNow(raid, match.view(1), 'strike');
    expect(now).toEqual({ never: match.view(1).runner });
    expect(neverForNow(raid, match.view(1), 'veto')).toBeNull();
    const [given, over] = [{ strike: now as ForNow }, { strike: { never: match.view(1).runner + 1 } }];
    ok(match.play(1, 'go:3:0'));
    ok(match.play(0, 'yes'));
    expect(match.decisions()).toMatchObject([{ kind: 'strike' }, { kind: 'strike' }]);
    expect([match.ordered(1, given), match.ordered(1, over)]).toEqual(['no', null]);
    expect(orderNow(raid, match.view(1), given, 'strike')).toBe('never');
    expect(orderNow(raid, match.view(1), over, 'strike')).toBe('ask');
  });

  it('should not answer for who is asked something else, and not what was never ordered', () => {
    const match = begin();
    for (const orders of [{}, { go: 'always' }, { strike: 'never' }, { nonsense: 'always' }] as Orders[])
      expect(match.ordered(1, orders)).toBeNull();
    expect(match.ordered(0, { veto: 'always' })).toBeNull();
  });
});

describe('a long list', () => {
  it('should be told by what describes it, and listed by whoever needs it', () => {
    const match = begin();
    const [told] = JSON.parse(JSON.stringify(match.decisionsTold(1)));
    expect(told).toEqual({ seat: 1, kind: 'go', options: [], described: { x: 0, y: 0, but: null } });
    expect(unfold(raid, told)).toEqual(match.decisionsFor(1)[0]);
    expect(match.decisionsFor(1)[0]?.options).toHaveLength(16);
    expect(match.decisionsTold(0)).toEqual([{ seat: 1, kind: 'go', options: [] }]);
  });

  it('should be the only gate: what it does not hold is refused', () => {
    const match = begin();
    for (const option of ['go:4:0', 'go:-1:0', 'go:0', 'go:0:0:0'])
      expect(code(match.play(1, option))).toBe('no-such-option');
    expect(match.play(1, 'go:3:3')).toHaveProperty('ok');
  });

  it('should be found by the fuzzer when it differs from what describes it', () => {
    const plan = { games: 1, seed: 1, setUp: () => ({ seats: SEATS, options: {} }) };
    const go = { ...(raid.procedure.go as object), described: { of: () => null, list: () => [] } };
    expect(() => fuzz({ ...raid, procedure: { ...raid.procedure, go } as never }, plan)).toThrow(
      'another list',
    );
    const strike = { ...(raid.procedure.strike as object), byDefault: () => ({ act: 'fly' }) };
    expect(() => fuzz({ ...raid, procedure: { ...raid.procedure, strike } as never }, plan)).toThrow(
      'not on the list',
    );
  });
});
