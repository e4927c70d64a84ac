import { viewOf } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { READINGS, RULING_NAMES, RULINGS } from '../../content/rulings.ts';
import { gain } from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { fighterOf } from '../fight/fighters.ts';
import { rules } from '../fight/game.ts';
import { heroSheet } from '../fight/sheets.ts';
import { StateSchema } from '../fight/state.ts';
import { allDiceCast, playFrom, unanswered } from '../fight/testing.ts';
import { amend, sittingOf } from './heroes.ts';
import { goOn, notes, sit } from './testing.ts';
import { runBy, sitRunBy } from './testing-round.ts';

afterEach(allDiceCast);

const { ragnar, gunnhild, hrolf, knut } = READY_MADE;
const FOUR = [ragnar, gunnhild, hrolf, knut];

const purse = gain([{ kind: 'silver', ounces: 1 }], null, { how: 'Take it.' });
const place = { elements: [purse] };
const plain = notes(place, place);

/** Ragnar and Gunnhild, and somebody else who runs one encounter after the other. */
const ran = (heroes = [ragnar, gunnhild]) => sitRunBy('guest', [plain, plain], heroes);
type Driving = ReturnType<typeof ran>;

const FEUDS = 'move:feuds:true';
const moved = (id = FEUDS, driver = ran()): Driving => driver.choose('dispute', id);

const VOTES = ['inFavor', 'against', 'abstain'] as const;
type Vote = (typeof VOTES)[number];
const [YES, NO, MUTE] = VOTES;

/** Everybody votes, seat by seat; whoever runs has the last. */
function voted(driver: Driving, ...votes: Vote[]): Driving {
  expect([driver.kind, driver.asked]).toEqual(['vote', votes.map((_, seat) => seat)]);
  for (const [seat, vote] of votes.entries()) driver.chooseAs(seat, vote);
  return driver;
}

const lawsOf = ({ state }: Driving) => sittingOf(state).laws ?? [];
const disputes = (driver: Driving, seat: number) => driver.options(seat).includes('dispute');

describe('whoever wants a ruling otherwise', () => {
  it('[RUN-RUN-21] names any reading but the one that holds', () => {
    const driver = ran().choose('dispute');
    const others = RULING_NAMES.flatMap((ruling) =>
      READINGS[ruling].filter((value) => value !== RULINGS[ruling]).map((value) => `move:${ruling}:${value}`),
    );
    expect(others).toContain(FEUDS);
    expect([driver.kind, driver.options()]).toEqual(['motion', [...others, 'leaveIt']]);
  });

  it('[RUN-RUN-21] names what it once was where something else has been agreed', () => {
    const agreed = { feuds: true, mawOthers: 15 } as const;
    const driver = playFrom(runBy('guest', plain, [ragnar], agreed)).choose('dispute');
    const about = (ruling: string) => driver.options().filter((id) => id.startsWith(`move:${ruling}:`));
    expect(about('feuds')).toEqual(['move:feuds:false']);
    expect(about('mawOthers')).toEqual(['move:mawOthers:0', 'move:mawOthers:30']);
  });

  it('may do so once in each encounter, whatever comes of it', () => {
    const driver = voted(moved(), NO, NO, NO);
    expect(driver.told('motionMade')).toEqual([
      { type: 'motionMade', seat: 0, ruling: 'feuds', value: true },
    ]);
    // Everybody has his own.
    expect(disputes(driver, 1)).toBe(true);
    driver.choose('goOn');
    expect(disputes(driver, 0)).toBe(false);
    goOn(driver);
    expect(driver.told('narrated')).toHaveLength(2);
    expect(disputes(driver, 0)).toBe(false);
    goOn(driver);
    while (driver.kind !== 'room') driver.choose(driver.options().at(-1) as string);
    expect(driver.told('encounterBegan')).toHaveLength(2);
    expect(disputes(driver, 0)).toBe(true);
  });

  it('has done nothing if he thinks better of it', () => {
    const driver = ran().choose('dispute', 'leaveIt', 'goOn');
    expect([driver.told('motionMade'), disputes(driver, 0)]).toEqual([[], true]);
  });

  it('has nobody to dispute with where the rules run it', () => {
    const driver = sit(plain);
    expect([driver.kind, disputes(driver, 0)]).toEqual(['room', false]);
  });
});

describe('a vote', () => {
  it('[RUN-RUN-21] is everybody’s at once, and nobody sees how another votes', () => {
    const driver = moved();
    expect([driver.kind, driver.asked]).toEqual(['vote', [0, 1, 2]]);
    expect(driver.options(1)).toEqual(['inFavor', 'against', 'abstain']);
    const before = [1, 2, null].map((seat) => viewOf(rules as never, driver.state, seat));
    driver.chooseAs(0, 'inFavor');
    expect([1, 2, null].map((seat) => viewOf(rules as never, driver.state, seat))).toEqual(before);
    expect([driver.asked, driver.told('voted')]).toEqual([[1, 2], []]);
    driver.chooseAs(1, 'against').chooseAs(2, 'abstain');
    expect(driver.told('voted')).toHaveLength(1);
  });

  it('[RUN-RUN-21] counts whoever runs twice, and everybody else once', () => {
    const outcome = (...votes: Vote[]) => voted(moved(), ...votes).told('voted')[0];
    expect(outcome(YES, NO, YES)).toEqual({ type: 'voted', inFavor: 3, against: 1, carried: true });
    expect(outcome(NO, MUTE, YES)).toEqual({ type: 'voted', inFavor: 2, against: 1, carried: true });
    expect(outcome(YES, MUTE, NO)).toEqual({ type: 'voted', inFavor: 1, against: 2, carried: false });
    expect(outcome(YES, MUTE, MUTE)).toEqual({ type: 'voted', inFavor: 1, against: 0, carried: true });
  });

  it('[RUN-RULING-R41] is carried by four against his two and one, and not by three', () => {
    const outcome = (...votes: Vote[]) => voted(moved(FEUDS, ran(FOUR)), ...votes);
    expect(outcome(YES, YES, YES, YES, NO).told('voted')).toMatchObject([
      { inFavor: 4, against: 2, carried: true },
    ]);
    const level = outcome(YES, YES, YES, NO, NO);
    expect(level.told('voted')).toMatchObject([{ inFavor: 3, against: 3, carried: false }]);
    expect(level.state.rulings.feuds).toBe(false);
  });

  it('[RUN-RULING-R41] that is level changes no ruling and goes into no book, even if whoever runs is for it', () => {
    const driver = voted(moved(), NO, NO, YES);
    expect(driver.told('voted')).toEqual([{ type: 'voted', inFavor: 2, against: 2, carried: false }]);
    expect([driver.state.rulings, lawsOf(driver)]).toEqual([RULINGS, []]);
  });

  it('[RUN-RULING-R41] that is level is nobody’s where whoever runs says nothing', () => {
    const driver = voted(moved(), YES, NO, MUTE);
    expect(driver.told('voted')).toMatchObject([{ inFavor: 1, against: 1, carried: false }]);
    expect([driver.state.rulings, lawsOf(driver)]).toEqual([RULINGS, []]);
  });

  it('changes nothing where nobody has a word to say, which is what silence means', () => {
    const driver = moved();
    for (const seat of [0, 1, 2]) expect(unanswered(driver, seat)).toEqual({ act: 'abstain' });
    voted(driver, MUTE, MUTE, MUTE);
    expect(driver.told('voted')).toMatchObject([{ inFavor: 0, against: 0, carried: false }]);
    expect([driver.state.rulings, lawsOf(driver)]).toEqual([RULINGS, []]);
  });

  it('[RUN-RULING-R41] is nothing to those who are not there, but whoever has lost his hero still has his', () => {
    const driver = ran([ragnar, gunnhild, hrolf]);
    amend(driver.state, { present: ['h0', 'h1'] });
    Object.assign(fighterOf(driver.state, 'h1'), { hp: 0, condition: 'dead' });
    expect(moved(FEUDS, driver).asked).toEqual([0, 1, 3]);
    for (const seat of [0, 1, 3]) driver.chooseAs(seat, 'abstain');
  });

  it('[RUN-RUN-21] has whoever runs once, with his own hero in another’s hands', () => {
    const driver = sitRunBy([{ seat: 1, own: true }], plain).choose('dispute', FEUDS);
    expect(driver.asked).toEqual([0, 1]);
    driver.chooseAs(0, 'inFavor').chooseAs(1, 'against');
    expect(driver.told('voted')).toMatchObject([{ inFavor: 1, against: 2, carried: false }]);
  });
});

describe('the Book of Iron Law', () => {
  it('[RUN-RUN-22] [RUN-RUN-25] says what was decided and by how many, and it holds', () => {
    const driver = voted(moved(), YES, NO, YES);
    expect(driver.state.rulings).toEqual({ ...RULINGS, feuds: true });
    expect(lawsOf(driver)).toEqual([
      { ruling: 'feuds', value: true, inFavor: 3, against: 1, voters: 3, group: 3 },
    ]);
    expect(StateSchema.safeParse(JSON.parse(JSON.stringify(driver.state))).success).toBe(true);
  });

  it('[RUN-RUN-22] holds in the next encounter as well', () => {
    const driver = goOn(goOn(voted(moved(), YES, MUTE, YES)));
    while (driver.kind !== 'room') driver.choose(driver.options().at(-1) as string);
    expect(driver.told('encounterBegan')).toHaveLength(2);
    expect(driver.state.rulings.feuds).toBe(true);
    expect(lawsOf(driver)).toMatchObject([{ ruling: 'feuds', value: true }]);
    driver.choose('dispute');
    expect(driver.options()).not.toContain(FEUDS);
  });

  it('is open to everybody', () => {
    const driver = voted(moved(), YES, YES, YES);
    for (const seat of [0, 1, 2, null]) {
      const view = viewOf(rules as never, driver.state, seat) as unknown as typeof driver.state;
      expect([view.rulings.feuds, view.sitting?.laws]).toMatchObject([true, [{ ruling: 'feuds' }]]);
    }
  });

  it('[RUN-RUN-23] has another law in place of one that few had voted on, and no two on one question', () => {
    const driver = voted(moved('move:almostDown:10'), YES, MUTE, MUTE);
    expect(lawsOf(driver)).toEqual([
      { ruling: 'almostDown', value: 10, inFavor: 1, against: 0, voters: 1, group: 3 },
    ]);
    voted(driver.choose('dispute', 'move:almostDown:20'), NO, YES, YES);
    expect(driver.state.rulings.almostDown).toBe(20);
    expect(lawsOf(driver)).toEqual([
      { ruling: 'almostDown', value: 20, inFavor: 3, against: 1, voters: 3, group: 3 },
    ]);
  });

  it('[RUN-RUN-22] [RUN-RUN-23] binds where enough have voted: nobody moves it again', () => {
    const about = (driver: Driving) => driver.options().filter((id) => id.startsWith('move:almostDown'));
    const bound = voted(moved('move:almostDown:10'), YES, YES, MUTE).choose('dispute');
    expect([bound.kind, about(bound)]).toEqual(['motion', []]);
    expect(bound.options()).toContain(FEUDS);
    // One of three was too few, and more than half of them are here.
    const loose = voted(moved('move:almostDown:10'), YES, MUTE, MUTE).choose('dispute');
    expect(about(loose)).toEqual(['move:almostDown:20']);
  });

  it('[RUN-RUN-22] keeps what was decided on other questions', () => {
    const driver = voted(moved(), YES, YES, YES);
    voted(driver.choose('dispute', 'move:mawOthers:30'), YES, YES, YES);
    expect(lawsOf(driver).map(({ ruling, value }) => [ruling, value])).toEqual([
      ['feuds', true],
      ['mawOthers', 30],
    ]);
    expect(driver.state.rulings).toEqual({ ...RULINGS, feuds: true, mawOthers: 30 });
  });
});

describe('a deed that whoever runs refuses', () => {
  const climbing = heroSheet(ragnar).roll('climb');
  const refused = (driver: Driving) => driver.choose('improvise:h0', 'attempt:climb', 'refuse:implausible');

  it('[RUN-RUN-02] is rolled all the same if the table allows it, as it was proposed', () => {
    const driver = refused(ran([ragnar, gunnhild, hrolf])).load(9);
    voted(driver, YES, YES, YES, NO);
    expect(driver.told('voted')).toMatchObject([{ inFavor: 3, against: 2, carried: true }]);
    expect(driver.told('attempted')).toMatchObject([
      { hero: 'h0', with: 'climb', total: climbing + 9, difficulty: 6 },
    ]);
    // It is no ruling.
    expect([driver.state.rulings, lawsOf(driver)]).toEqual([RULINGS, []]);
  });

  it('[RUN-RUN-02] [RUN-RULING-R41] is not rolled where they cannot outvote him', () => {
    const driver = voted(refused(ran()), YES, YES, NO);
    expect(driver.told('voted')).toMatchObject([{ inFavor: 2, against: 2, carried: false }]);
    expect([driver.told('attempted'), driver.kind]).toEqual([[], 'room']);
  });

  it('[RUN-RULING-R41] is rolled for this once where they are level and he has thought better of it', () => {
    const driver = refused(ran()).load(9);
    voted(driver, NO, NO, YES);
    expect(driver.told('voted')).toMatchObject([{ inFavor: 2, against: 2, carried: true }]);
    expect(driver.told('attempted')).toMatchObject([{ hero: 'h0', with: 'climb' }]);
    expect(lawsOf(driver)).toEqual([]);
  });
});
