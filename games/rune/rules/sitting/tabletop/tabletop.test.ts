import { viewOf } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { field, gain, laborers, roll, trap } from '../../../documents/encounter/testing.ts';
import type { GameEvent } from '../../fight/events.ts';
import { fighterOf, isHero, sheetOf } from '../../fight/fighters.ts';
import { rules } from '../../fight/game.ts';
import { heroScores } from '../../fight/reckoning.ts';
import { StateSchema } from '../../fight/state.ts';
import { allDiceCast, playFrom, unanswered } from '../../fight/testing.ts';
import { sittingOf } from '../heroes.ts';
import { toldScores } from '../interlude/from-log.ts';
import { EASY, goOn, hurryOn, notes, sit } from '../testing.ts';
import { ASKED, agreed, atVenue, enter, FIGHT, onTable, ranAtVenue, WON } from './testing.ts';

afterEach(allDiceCast);

const [RAGNAR, GUNNHILD, GUEST] = [0, 1, 2];
type Driving = ReturnType<typeof atVenue>;
const hpOf = ({ state }: Driving, id: string): number => fighterOf(state, id).hp;
const mightOf = ({ state }: Driving, id: string): number => sheetOf(state, fighterOf(state, id)).might;

/** As Ragnar keeps it. */
const kept = (driver = atVenue()): Driving => onTable(driver, RAGNAR);

describe('a fight of a sitting', () => {
  it('is fought here where nobody has agreed on anything else', () => {
    const driver = sit(notes(FIGHT));
    while (driver.kind === 'room') driver.choose('goOn');
    expect(driver.kind).toBe('plan');
  });

  it('[RUN-CEVENT-22] is asked about before anything of it is rolled: all at once, and whoever runs among them', () => {
    const driver = ranAtVenue();
    expect([driver.kind, driver.asked]).toEqual(['venue', [RAGNAR, GUNNHILD, GUEST]]);
    expect(driver.options(GUEST)).toEqual(['here', 'table', 'keep']);
    expect(unanswered(driver, RAGNAR)).toEqual({ act: 'here' });
  });

  it.each([
    ['one would rather fight here', ['keep', 'here'], 'plan'],
    ['nobody keeps the account', ['table', 'table'], 'plan'],
    ['somebody does', ['table', 'keep'], 'account'],
  ])('is theirs only by agreement: %s', (_, answers, kind) => {
    const driver = atVenue();
    for (const [seat, answer] of answers.entries()) driver.chooseAs(seat, answer);
    expect(driver.kind).toBe(kind);
    expect(driver.told('venueAgreed')).toEqual([
      { type: 'venueAgreed', keeper: kind === 'plan' ? null : GUNNHILD },
    ]);
  });

  it('[RUN-RUN-01] has its account kept by whoever runs, if he likes', () => {
    const driver = ranAtVenue();
    for (const seat of [RAGNAR, GUNNHILD, GUEST]) driver.chooseAs(seat, 'keep');
    expect([driver.kind, driver.asked]).toEqual(['account', [GUEST]]);
  });

  it('[RUN-RUN-91] opens the foes to all where nobody runs it, and to nobody else where somebody does', () => {
    const known = (driver: Driving, seat: number): boolean[] =>
      (viewOf(rules as never, driver.state, seat) as Driving['state']).foes.map(
        (foe) => foe.statistics !== null,
      );
    expect(known(atVenue(), GUNNHILD)).toEqual([false, false, false]);
    expect(known(kept(), GUNNHILD)).toEqual([true, true, true]);
    const ran = onTable(ranAtVenue(), GUEST);
    expect([known(ran, GUNNHILD), known(ran, GUEST)]).toEqual([
      [false, false, false],
      [true, true, true],
    ]);
  });

  it('[RUN-TRAP-71] has what the notes bring into it by themselves rolled here before it', () => {
    const spears = trap(roll('dodge', EASY), [{ kind: 'damage', dam: 20 }], {
      id: 'spears',
      phase: 'during',
    });
    const driver = kept(atVenue(notes({ ...FIGHT, elements: [spears] }), 5, 5));
    expect(driver.told('attempted')).toHaveLength(2);
    expect(driver.kind).toBe('account');
  });
});

describe('the account', () => {
  it('asks line by line, and for nothing that can only be so', () => {
    const driver = kept();
    const asked: string[] = [];
    const lines = new Set<string>(WON);
    while (driver.kind === 'account') {
      const options = driver.options();
      asked.push((options[0] as string).split(':').slice(0, 2).join(':'));
      driver.choose(options.find((id) => lines.has(id)) ?? (options[0] as string));
    }
    expect(asked.slice(0, 7)).toEqual([
      'won:heroes',
      'fought:1',
      'foe:f0',
      'slew:f0',
      'dealt:f0',
      'dealt:f0',
      'foe:f1',
    ]);
    // Nothing was lost: nobody can have been almost down.
    expect(asked.some((line) => line.startsWith('brink'))).toBe(false);
    expect(driver.kind).toBe('review');
  });

  it('[RUN-RULING-C55] lets nobody hold the field but those of whom somebody stands', () => {
    const fates = (side: string, ...before: string[]): string[] => {
      const driver = kept().choose(side);
      if (driver.options().some((id) => id.startsWith('fought')))
        driver.choose(driver.options()[0] as string);
      for (const line of before) {
        if (driver.options().some((id) => id.startsWith('slew'))) driver.choose('slew:f0:h0');
        while (driver.options()[0]?.startsWith('dealt')) driver.choose(driver.options()[0] as string);
        driver.choose(line);
      }
      while (driver.options()[0]?.startsWith('dealt')) driver.choose(driver.options()[0] as string);
      return driver.options();
    };
    expect(fates('won:heroes')).toEqual(['foe:f0:dead', 'foe:f0:fled', 'foe:f0:lies']);
    expect(fates('won:foes')).toEqual(['foe:f0:stands', 'foe:f0:dead', 'foe:f0:fled', 'foe:f0:lies']);
    // The last of them must, and is not asked.
    expect(fates('won:foes', 'foe:f0:fled', 'foe:f1:fled')[0]).toBe('hero:h0:dead');
  });

  it('has night fall no earlier than was agreed', () => {
    const driver = kept();
    const { rounds } = driver.state;
    expect(driver.choose('won:heroes').options()).toHaveLength(rounds);
    const dark = kept().choose('won:night');
    // It is not asked how long that took.
    expect(dark.options()[0]).toBe('foe:f0:stands');
  });

  it('[RUN-VP-13] has no more taken from a foe than it had, by all together', () => {
    const driver = kept().choose('won:heroes', 'fought:1', 'foe:f0:dead', 'slew:f0:h1');
    const all = hpOf(driver, 'f0');
    // Something is left for whoever slew it.
    expect(driver.options()).toEqual(Array.from({ length: all }, (_, hp) => `dealt:f0:h0:${hp}`));
    driver.choose(`dealt:f0:h0:${all - 3}`);
    expect(driver.options()).toEqual([1, 2, 3].map((hp) => `dealt:f0:h1:${hp}`));
  });

  it('[RUN-VP-19] has a death blow by one who has struck it', () => {
    const driver = kept().choose('won:heroes', 'fought:1', 'foe:f0:dead');
    expect(driver.options()).toEqual(['slew:f0:h0', 'slew:f0:h1']);
    driver.choose('slew:f0:h0');
    expect(driver.options()[0]).toBe('dealt:f0:h0:1');
  });

  it('[RUN-VP-12] leaves whoever got away something', () => {
    const driver = kept().choose('won:heroes', 'fought:1', 'foe:f0:fled');
    const all = hpOf(driver, 'f0');
    expect(driver.options().at(-1)).toBe(`dealt:f0:h0:${all - 1}`);
  });

  it('[RUN-VP-30] [RUN-VP-31] has at least as much suffered as is missing, and as much more as was healed', () => {
    const driver = kept();
    const { maxHp } = sheetOf(driver.state, fighterOf(driver.state, 'h0'));
    while (!driver.options()[0]?.startsWith('left'))
      driver.choose(
        driver.options().find((id) => id === 'hero:h0:stands') ?? (driver.options()[0] as string),
      );
    driver.choose(`left:h0:${maxHp - 10}`);
    expect(driver.options()).toEqual(['wounds:h0:0', 'wounds:h0:1', 'wounds:h0:2', 'wounds:h0:3']);
    driver.choose('wounds:h0:1');
    expect([driver.options()[0], driver.options().at(-1)]).toEqual([
      'suffered:h0:10',
      `suffered:h0:${maxHp + 10}`,
    ]);
  });

  it('[RUN-VPR-04] asks whether he was almost down where that can be and does not show', () => {
    const brink = (left: number, suffered: number): boolean | string[] => {
      const driver = kept();
      const lines = [`hero:h0:stands`, `left:h0:${left}`, `suffered:h0:${suffered}`, 'hero:h1:stands'];
      while (driver.kind === 'account') {
        const options = driver.options();
        if (options[0]?.startsWith('brink:h0')) return options;
        driver.choose(options.find((id) => lines.includes(id)) ?? (options[0] as string));
      }
      agreed(driver);
      return driver.state.almostDown.includes('h0');
    };
    const driver = kept();
    const { maxHp } = sheetOf(driver.state, fighterOf(driver.state, 'h0'));
    expect(brink(maxHp - 1, 1)).toBe(false);
    expect(brink(20, maxHp - 20)).toBe(true);
    expect(brink(maxHp, maxHp - 20)).toEqual(['brink:h0:false', 'brink:h0:true']);
  });

  it('[RUN-VP-32] asks nothing more about the dead, who have no hit points', () => {
    const driver = enter(kept(), 'won:foes', 'foe:f0:stands', 'hero:h0:dead', 'hero:h1:fled');
    agreed(driver);
    expect(driver.told('became')).toContainEqual({ type: 'became', fighter: 'h0', condition: 'dead' });
    expect(driver.told('encounterEnded')).toHaveLength(1);
  });
});

describe('what was entered', () => {
  const entered = (): Driving => enter(kept(), ...WON);

  it('counts when all say so, and not before', () => {
    const driver = entered();
    expect([driver.kind, driver.asked, driver.told('scored')]).toEqual(['review', [RAGNAR, GUNNHILD], []]);
    driver.chooseAs(RAGNAR, 'stands');
    expect(driver.told('scored')).toEqual([]);
    driver.chooseAs(GUNNHILD, 'stands');
    expect(driver.told('accountReviewed')).toEqual([{ type: 'accountReviewed', objecting: [] }]);
    expect(driver.told('scored').length).toBeGreaterThan(0);
  });

  it('is entered anew if one says no, by the same hand, and nothing of it is lost', () => {
    const driver = agreed(entered(), [GUNNHILD]);
    expect([driver.kind, driver.asked]).toEqual(['account', [RAGNAR]]);
    expect(driver.told('accountReviewed')).toEqual([{ type: 'accountReviewed', objecting: [GUNNHILD] }]);
    expect(driver.options()).toContain('asBefore');
    driver.choose('won:heroes', 'fought:5', 'asBefore');
    expect(driver.kind).toBe('review');
    agreed(driver);
    expect(driver.told('playedOut')).toEqual([{ type: 'playedOut', rounds: 5 }]);
  });

  it('is taken over only as far as it goes with what is said now', () => {
    const driver = agreed(entered(), [GUNNHILD]).choose('won:foes', 'fought:4');
    // The fled no longer win a field: the rest cannot stand as it did.
    expect(driver.options()).not.toContain('asBefore');
  });

  it('[RUN-VP-11] [RUN-VP-17] [RUN-VP-30] pays as a fight does that was fought here, line by line with its rule', () => {
    const driver = kept();
    const [all, might] = [hpOf(driver, 'f1'), mightOf(driver, 'f1')];
    const { maxHp } = sheetOf(driver.state, fighterOf(driver.state, 'h1'));
    enter(
      driver,
      ...WON,
      `dealt:f1:h0:${all - 7}`,
      'dealt:f1:h1:7',
      'dealt:f0:h0:5',
      `left:h1:${maxHp - 12}`,
      'suffered:h1:15',
    );
    agreed(driver);
    const line = (hero: string, cause: string, of: string | null, points: number, rule: string) => ({
      type: 'scored',
      hero,
      cause,
      of,
      points,
      rule,
    });
    expect(driver.told('scored')).toEqual([
      line('h0', 'damage', 'f0', 5, 'RUN-VP-11'),
      line('h0', 'deathBlow', 'f0', Math.floor(might / 2), 'RUN-VP-17'),
      line('h0', 'damage', 'f1', all - 7, 'RUN-VP-11'),
      line('h1', 'damage', 'f1', 7, 'RUN-VP-11'),
      line('h1', 'deathBlow', 'f1', Math.floor(might / 2), 'RUN-VP-17'),
      line('h1', 'suffered', null, -15, 'RUN-VP-30'),
    ]);
    expect(driver.told('healed')).toEqual([{ type: 'healed', fighter: 'h1', hp: 3 }]);
  });

  it('[RUN-VP-12] [RUN-VP-17] pays no death blow for who got away or lies there, however much he has lost', () => {
    const driver = kept();
    const fallen = WON.filter((line) => !line.startsWith('foe:f0') && !line.startsWith('slew:f0'));
    enter(driver, ...fallen, 'foe:f0:lies', 'dealt:f0:h0:5', 'dealt:f2:h1:7');
    agreed(driver);
    expect(driver.told('left')).toEqual([{ type: 'left', fighter: 'f2' }]);
    expect(driver.told('became').filter(({ fighter }) => fighter === 'f0' || fighter === 'f1')).toEqual([
      { type: 'became', fighter: 'f0', condition: 'incapacitated' },
      { type: 'became', fighter: 'f1', condition: 'dead' },
    ]);
    const paid = driver.told('scored').filter(({ of }) => of === 'f0' || of === 'f2');
    expect(paid.map(({ hero, cause, points }) => [hero, cause, points])).toEqual([
      ['h0', 'damage', 5],
      ['h1', 'damage', 7],
    ]);
  });

  it('leaves everybody as it was said, and the sitting goes on from there', () => {
    const driver = kept();
    const { maxHp } = sheetOf(driver.state, fighterOf(driver.state, 'h1'));
    enter(
      driver,
      ...WON.filter((one) => one !== 'hero:h1:stands'),
      'hero:h1:lies',
      `left:h1:${maxHp - 30}`,
      'wounds:h1:4',
    );
    agreed(driver);
    expect(driver.told('became').at(-1)).toEqual({
      type: 'became',
      fighter: 'h1',
      condition: 'incapacitated',
    });
    expect(driver.told('fightEnded')).toEqual([{ type: 'fightEnded', won: 'heroes' }]);
    expect(driver.state.fighters.every(isHero)).toBe(true);
    expect(fighterOf(driver.state, 'h1')).toMatchObject({
      hp: maxHp - 30,
      wounds: 4,
      condition: 'incapacitated',
    });
    expect(driver.kind).toBe('room');
    expect(driver.state.almostDown).toEqual(['h1']);
  });

  it('[RUN-VP-45] comes to the same when it is counted from what was told alone', () => {
    const driver = agreed(enter(kept(), ...WON, 'dealt:f0:h0:9', 'dealt:f1:h0:8', 'suffered:h1:4'));
    const scores = heroScores(driver.state);
    goOn(driver);
    while (driver.kind === 'room') goOn(driver);
    hurryOn(driver);
    const [told] = toldScores(driver.events as unknown as GameEvent[]);
    expect(told?.gained).toEqual(
      Object.fromEntries(Object.entries(scores).map(([id, { score }]) => [id, score])),
    );
    expect(Object.values(told?.gained ?? {}).some((points) => points > 0)).toBe(true);
  });

  it('[RUN-TER-78] pays who freed a hostage, and shames who slew one, or all where that was no hero', () => {
    const thrall = { id: 'thrall', kind: 'hostage', area: [[6, 6, 1]] };
    const held = { ...FIGHT, map: field({ objects: [thrall] as never }) };
    const ended = (won: string, ...lines: string[]) =>
      agreed(enter(kept(atVenue(notes(held, {}))), won, ...lines));
    const paid = (driver: Driving) =>
      driver
        .told('scored')
        .filter(({ rule }) => rule === 'RUN-TER-78')
        .map(({ hero, cause }) => [hero, cause]);
    const freed = ended('won:heroes', 'captive:d0:freed:h1');
    expect(freed.told('hostageFreed')).toEqual([{ type: 'hostageFreed', extra: 'd0', by: 'h1' }]);
    expect(paid(freed)).toEqual([['h1', 'award']]);
    expect(paid(ended('won:heroes', 'captive:d0:freed:nobody'))).toEqual([]);
    expect(paid(ended('won:heroes', 'captive:d0:slain:h1'))).toEqual([['h1', 'statusLoss']]);
    expect(paid(ended('won:heroes', 'captive:d0:slain:nobody'))).toEqual([
      ['h0', 'statusLoss'],
      ['h1', 'statusLoss'],
    ]);
    expect(paid(ended('won:foes', 'captive:d0:held:nobody'))).toEqual([]);
    for (const won of ['won:heroes', 'won:nobody'])
      expect(() => ended(won, 'captive:d0:held:nobody')).toThrow('never asked');
  });

  it('[RUN-RULING-F52] leaves those who lie there to foes who hold the field', () => {
    const driver = agreed(enter(kept(), 'won:foes', 'foe:f0:stands', 'hero:h0:lies', 'hero:h1:fled'));
    expect(driver.told('became').filter(({ fighter }) => fighter === 'h0')).toEqual([
      { type: 'became', fighter: 'h0', condition: 'unconscious' },
      { type: 'became', fighter: 'h0', condition: 'dead' },
    ]);
  });

  it('[RUN-VPR-09] says which terrain moved a hero, where somebody is paid for it and keeps the account', () => {
    const map = field({ zones: [{ kind: 'slope', up: 0, area: [[2, 2, 2]] }] as never });
    const ran = () => onTable(ranAtVenue(notes({ ...FIGHT, map }, {})), GUEST);
    const driver = enter(ran(), ...WON, 'moved:0:true');
    // Nobody else is shown what terrain there is.
    const seen = viewOf(rules as never, driver.state, RAGNAR) as Driving['state'];
    expect(JSON.stringify(seen.agenda)).not.toContain('moved');
    agreed(driver);
    expect(driver.state.features).toEqual(['slope']);
    expect(enter(kept(atVenue(notes({ ...FIGHT, map }, {}))), ...WON).kind).toBe('review');
  });

  it('[RUN-COND-30] says who did what the notes let them do, and rolls for it here', () => {
    const purse = gain(
      [{ kind: 'silver', ounces: 3 }],
      roll('climb', EASY, { type: 'singular', action: true }),
      {
        id: 'purse',
        phase: 'during',
      },
    );
    const driver = kept(atVenue(notes({ ...FIGHT, elements: [purse] }, {}), 5));
    agreed(enter(driver, ...WON, 'did:0:h1'));
    expect(driver.told('attempted')).toMatchObject([{ hero: 'h1', success: true }]);
  });

  it('is a state at every step, and so is what anybody sees of it', () => {
    const driver = kept();
    const check = (): void => {
      expect(StateSchema.parse(JSON.parse(JSON.stringify(driver.state)))).toEqual(driver.state);
      expect(StateSchema.safeParse(viewOf(rules as never, driver.state, GUNNHILD)).success).toBe(true);
    };
    check();
    driver.choose('won:heroes', 'fought:2');
    check();
    enter(driver, ...WON.slice(2));
    check();
    // Taken up where it was left.
    const resumed = playFrom(StateSchema.parse(JSON.parse(JSON.stringify(driver.state))));
    expect(agreed(resumed).state).toEqual(agreed(driver).state);
  });
});

it('is an option that a group agrees on', () => {
  expect(sittingOf(ranAtVenue(notes(FIGHT), ASKED).state).tabletop).toBe(true);
  expect(laborers(3).foes).toHaveLength(3);
});
