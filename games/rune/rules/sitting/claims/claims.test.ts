import { viewOf } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { field, type GivenEvent, laborers } from '../../../documents/encounter/testing.ts';
import { READY_MADE } from '../../../documents/hero/ready-made.ts';
import { rules } from '../../fight/game.ts';
import type { GameOptions } from '../../fight/options.ts';
import { foesScore, standingsIn } from '../../fight/reckoning.ts';
import { StateSchema } from '../../fight/state.ts';
import { allDiceCast, playFrom, unanswered } from '../../fight/testing.ts';
import { sittingOf } from '../heroes.ts';
import { agreed, enter, onTable } from '../tabletop/testing.ts';
import { goOn, notes } from '../testing.ts';
import { runBy } from '../testing-round.ts';

afterEach(allDiceCast);

const { ragnar, gunnhild, hrolf } = READY_MADE;
const CONTESTED: GameOptions = { claims: 'contested', tabletop: 'asked' };
const GUEST = 3;

/** Three zones that could move somebody. */
const map = field({
  zones: [
    { kind: 'slope', up: 0, area: [[2, 2, 2]] },
    { kind: 'slope', up: 2, area: [[2, 4, 2]] },
    { kind: 'uneven', area: [[6, 6, 2]] },
  ] as never,
});
const FIGHT = { id: 'fight', location: 'A field', combat: laborers(4), map } as const;

/** A fight that a guest runs for three is over, on whose field the slope has moved somebody; nothing comes after it. */
function after(
  options: GameOptions = CONTESTED,
  fought: Partial<GivenEvent> = FIGHT,
  lines = ['moved:0:true'],
) {
  const driver = playFrom(runBy('guest', [notes(fought), notes({})], [ragnar, gunnhild, hrolf], options));
  while (driver.kind !== 'venue')
    if (driver.kind === 'room') driver.choose('goOn');
    else for (const seat of [...driver.asked]) driver.chooseAs(seat, 'goOn');
  onTable(driver, GUEST);
  return agreed(enter(driver, 'won:heroes', ...lines));
}
type Driving = ReturnType<typeof after>;

const VOTES = ['inFavor', 'against', 'abstain'] as const;
const [YES, NO, MUTE] = VOTES;
function voted(driver: Driving, ...votes: (typeof VOTES)[number][]): Driving {
  expect([driver.kind, driver.asked]).toEqual(['vote', votes.map((_, seat) => seat)]);
  for (const [seat, vote] of votes.entries()) driver.chooseAs(seat, vote);
  return driver;
}
/** Whoever runs wants nothing more; then seat by seat what each has against it. */
function contested(driver: Driving, ...answers: string[]): Driving {
  if (driver.kind === 'assertion') driver.choose('enough');
  for (const [seat, answer] of answers.entries()) driver.chooseAs(seat, answer);
  return driver;
}
const terrainPaid = (driver: Driving): unknown[] =>
  driver.told('settled').filter(({ cause }) => cause === 'terrain');

describe('before terrain is counted', () => {
  it('nobody is asked where all have agreed that the rule finds it', () => {
    const driver = after({ tabletop: 'asked' });
    expect(driver.told('terrainClaimed')).toEqual([]);
    expect(driver.told('encounterEnded')).toHaveLength(1);
    expect(terrainPaid(driver)).toMatchObject([{ points: 20 }]);
  });

  it('[RUN-RULING-T70] nobody is asked about what nobody runs, whatever all have agreed', () => {
    const driver = playFrom(runBy([null], notes(FIGHT), [ragnar, gunnhild, hrolf], CONTESTED));
    while (driver.kind !== 'venue')
      if (driver.kind === 'room') driver.choose('goOn');
      else for (const seat of [...driver.asked]) driver.chooseAs(seat, driver.options(seat)[0] as string);
    agreed(enter(onTable(driver, 0), 'won:heroes'));
    expect(sittingOf(driver.state).claims?.possible).toEqual(['slope', 'uneven:2']);
    goOn(driver);
    expect(driver.told('encounterEnded')).toHaveLength(1);
    expect(['assertion', 'objection']).not.toContain(driver.kind);
  });

  it('[RUN-VPR-09] [RUN-VPR-16] whoever runs may claim what there was and the rule has not found, and nothing else', () => {
    const driver = after();
    expect([driver.kind, driver.asked, driver.options()]).toEqual([
      'assertion',
      [GUEST],
      ['assert:1', 'enough'],
    ]);
    expect(sittingOf(driver.state).claims?.possible).toEqual(['slope', 'uneven:2']);
    driver.choose('assert:1');
    expect(driver.told('terrainClaimed')).toEqual([{ type: 'terrainClaimed', feature: 'uneven:2' }]);
    // There is nothing more to be had.
    expect([driver.kind, driver.asked]).toEqual(['objection', [0, 1, 2]]);
  });

  it('[RUN-VPR-14] a goblin leader is paid for when he and his are long gone from the field, and may be contested', () => {
    const led: Partial<GivenEvent> = {
      ...FIGHT,
      combat: { foes: [{ id: 'boss', name: 'Boss', kind: 'goblin-leader', threat: 'weak' }] },
      map: field(),
    };
    const driver = after({ tabletop: 'asked' }, led, []);
    expect(driver.state.fighters.map(({ id }) => id)).toEqual(['h0', 'h1', 'h2']);
    expect(terrainPaid(driver)).toMatchObject([{ points: 20, rule: 'RUN-VPR-09' }]);
    expect(standingsIn(driver.state)).toContainEqual({ seat: GUEST, score: 50 });
    const doubted = voted(contested(after(CONTESTED, led, []), 'object:0', 'grant', 'grant'), NO, NO, NO, NO);
    expect(doubted.told('objected')).toMatchObject([{ feature: 'goblin-leader' }]);
    expect(terrainPaid(doubted)).toEqual([]);
  });

  it('[RUN-TRAP-72] nobody else is shown what there was that has moved nobody', () => {
    const driver = after();
    const seen = (seat: number) => viewOf(rules as never, driver.state, seat) as Driving['state'];
    expect(seen(GUEST).sitting?.claims?.possible).toEqual(['slope', 'uneven:2']);
    for (const seat of [0, 1, 2]) expect(seen(seat).sitting?.claims?.possible).toEqual([]);
  });

  it('[RUN-RULING-T70] whoever runs objects to nothing, though his hero is there in the hands of another', () => {
    const owner = { seat: 1, own: true } as const;
    const state = runBy([owner], notes(FIGHT), [ragnar, gunnhild, hrolf], CONTESTED);
    const driver = playFrom(state).choose('appoint:0');
    while (driver.kind !== 'venue')
      if (driver.kind === 'room') driver.choose('goOn');
      else for (const seat of [...driver.asked]) driver.chooseAs(seat, driver.options(seat)[0] as string);
    agreed(enter(onTable(driver, owner.seat), 'won:heroes', 'moved:0:true'));
    driver.choose('enough');
    expect([driver.kind, driver.asked]).toEqual(['objection', [0, 2]]);
  });

  it('counts when nobody contests it, which is what silence means', () => {
    const driver = after().choose('assert:1');
    for (const seat of [0, 1, 2]) expect(unanswered(driver, seat)).toEqual({ act: 'grant' });
    contested(driver, 'grant', 'grant', 'grant');
    expect(terrainPaid(driver)).toMatchObject([{ points: 40, rule: 'RUN-VPR-09' }]);
    expect(driver.told('voted')).toEqual([]);
  });
});

describe('terrain that is contested', () => {
  it('[RUN-RULING-R41] is put to the vote, and falls if most will not have it: the log says who and what', () => {
    const driver = contested(after(), 'grant', 'object:0', 'grant');
    expect(driver.told('objected')).toEqual([{ type: 'objected', seat: 1, feature: 'slope' }]);
    voted(driver, NO, NO, NO, YES);
    expect(driver.told('voted')).toEqual([{ type: 'voted', inFavor: 2, against: 3, carried: false }]);
    expect(driver.told('claimDecided')).toEqual([{ type: 'claimDecided', feature: 'slope', counts: false }]);
    expect(terrainPaid(driver)).toEqual([]);
  });

  it('[RUN-RUN-21] has two votes of whoever runs: with one other he holds it against two', () => {
    const driver = voted(contested(after(), 'object:0', 'grant', 'grant'), NO, NO, YES, YES);
    expect(driver.told('voted')).toEqual([{ type: 'voted', inFavor: 3, against: 2, carried: true }]);
  });

  it('[RUN-RULING-R41] that is level is as whoever runs wants it', () => {
    const driver = voted(contested(after(), 'object:0', 'grant', 'grant'), NO, NO, MUTE, YES);
    expect(driver.told('voted')).toEqual([{ type: 'voted', inFavor: 2, against: 2, carried: true }]);
  });

  it('is decided once for all, and whatever else is open may still be contested', () => {
    const driver = contested(after().choose('assert:1'), 'object:0', 'object:0', 'object:1');
    voted(driver, YES, YES, YES, YES);
    voted(driver, NO, NO, NO, NO);
    expect(driver.told('claimDecided')).toEqual([
      { type: 'claimDecided', feature: 'slope', counts: true },
      { type: 'claimDecided', feature: 'uneven:2', counts: false },
    ]);
    expect(terrainPaid(driver)).toMatchObject([{ points: 20 }]);
  });

  it('is asked about again as long as anything of it is open', () => {
    const driver = voted(
      contested(after().choose('assert:1'), 'object:0', 'grant', 'grant'),
      YES,
      YES,
      YES,
      YES,
    );
    expect([driver.kind, driver.options(0)]).toEqual(['objection', ['grant', 'object:1']]);
    expect(foesScore(driver.state)?.terrain).toBe(40);
  });

  it('is a state at every step', () => {
    const driver = contested(after(), 'object:0', 'grant', 'grant');
    expect(StateSchema.parse(JSON.parse(JSON.stringify(driver.state)))).toEqual(driver.state);
    expect(StateSchema.safeParse(viewOf(rules as never, driver.state, 0)).success).toBe(true);
  });
});
