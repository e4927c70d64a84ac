import { afterEach, describe, expect, it } from 'vitest';
import { gain, roll, trap } from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { heroSheet } from '../fight/sheets.ts';
import { allDiceCast, playFrom } from '../fight/testing.ts';
import { begun, EASY, goOn, HOPELESS, holding, hurryOn, notes, sit } from './testing.ts';

afterEach(allDiceCast);

const { ragnar, gunnhild } = READY_MADE;
const shame = [{ kind: 'status', points: 4 }] as const;
const struck = (driver: ReturnType<typeof sit>) => driver.told('stricken').map(({ hero }) => hero);
const rolled = (driver: ReturnType<typeof sit>) => driver.told('attempted').map(({ hero }) => hero);

describe('a roll of the notes', () => {
  it('[RUN-DIF-160] [RUN-DIF-02] is made by everybody, each with what he has, and strikes who fails', () => {
    const bonus = [ragnar, gunnhild].map((hero) => heroSheet(hero).roll('dodge'));
    const difficulty = Math.max(...bonus) + 4;
    const driver = goOn(sit(holding(trap(roll('dodge', difficulty), shame)), 9, 2));
    expect(driver.told('attempted')).toEqual([
      { type: 'attempted', hero: 'h0', with: 'dodge', total: bonus[0]! + 9, difficulty, success: true },
      { type: 'attempted', hero: 'h1', with: 'dodge', total: bonus[1]! + 2, difficulty, success: false },
    ]);
    expect(struck(driver)).toEqual(['h1']);
  });

  it('[RUN-VP-21] [RUN-VP-24] [RUN-VPR-07] pays whoever makes it three times what he has more, and what he misses pays who runs', () => {
    const bonus = heroSheet(ragnar).roll('climb');
    const driver = sit(holding(trap(roll('climb', bonus + 5), shame)), 9, 2);
    let failures: unknown[] = [];
    while (driver.kind === 'room' && driver.told('attempted').length === 0) driver.choose('goOn');
    failures = driver.told('attempted').filter(({ success }) => !success);
    expect(driver.told('scored')[0]).toMatchObject({ hero: 'h0', cause: 'success', points: 12 });
    expect(failures).toHaveLength(1);
  });

  it('[RUN-DIF-169] against somebody is against one die of his for all', () => {
    const opposed = { kind: 'opposed', bonus: 3, opponent: 'A giant' } as const;
    const driver = goOn(sit(holding(trap(roll('demeanor', 0, { against: opposed }), shame)), 6, 2, 2));
    expect(driver.told('attempted').map(({ difficulty }) => difficulty)).toEqual([9, 9]);
  });

  it('[RUN-DIF-14] [RUN-RULING-T12] against somebody pays by what he rolled', () => {
    const bonus = heroSheet(ragnar).roll('climb');
    const opposed = { kind: 'opposed', bonus: bonus + 1, opponent: 'A giant' } as const;
    const driver = goOn(sit(holding(trap(roll('climb', 0, { against: opposed, type: 'rush' }), shame)), 5));
    driver.load(8).chooseAs(0, 'roll').chooseAs(1, 'leaveIt');
    expect(driver.told('scored')).toMatchObject([{ hero: 'h0', points: 3 * 2 }]);
  });

  it('[RUN-DIF-130] leads those who fail it to what they must still avoid, and nobody else', () => {
    const bonus = [ragnar, gunnhild].map((hero) => heroSheet(hero).roll('balance'));
    const ledge = trap(roll('balance', Math.max(...bonus) + 4, { leadsTo: 'pit' }), []);
    const pit = trap(
      roll('jump', HOPELESS, { condition: { trigger: 'Jump in.', exposure: 'remains' } }),
      shame,
      { id: 'pit' },
    );
    const driver = goOn(sit(notes({ elements: [ledge] }, { elements: [pit] }), 9, 2, 5));
    expect([rolled(driver), struck(driver)]).toEqual([['h0', 'h1', 'h1'], ['h1']]);
  });

  it('[RUN-TRAP-57] [RUN-DIF-175] [RUN-RULING-T77] shoots again round after round without a fight, in marching order, until somebody stops it', () => {
    const end = {
      roll: roll('traps', heroSheet(ragnar).roll('traps') + 5),
      countdown: null,
      how: 'Stop it.',
    };
    const bolt = trap(roll('dodge', HOPELESS), shame, {
      targets: { most: 1, by: 'marchingOrder', repeats: end },
    });
    // Shot, he fails and so does she; shot again, and he stops it.
    const driver = goOn(sit(notes({ elements: [bolt] }, {}), 5, 2, 2, 5, 9));
    expect(struck(driver)).toEqual(['h0', 'h0']);
    expect(rolled(driver)).toEqual(['h0', 'h0', 'h1', 'h0', 'h0']);
    expect(driver.told('quelled')).toMatchObject([{ by: 'h0', hero: null }]);
  });

  it('[RUN-DIF-100] asks for all that go with it, and the worst of them counts', () => {
    const both = roll('climb', EASY, { also: [roll('jump', HOPELESS)] });
    const driver = goOn(sit(holding(trap(both, shame)), 5, 5, 5, 5));
    expect(rolled(driver)).toEqual(['h0', 'h0', 'h1', 'h1']);
    expect(struck(driver)).toEqual(['h0', 'h1']);
  });

  it('[RUN-DIF-90] may be tried again as often as the notes say', () => {
    const driver = goOn(sit(holding(trap(roll('climb', HOPELESS, { extra: 1 }), shame)), 5, 5, 5, 5));
    expect(rolled(driver)).toEqual(['h0', 'h0', 'h1', 'h1']);
  });

  it('[RUN-DIF-172] of endurance is made again and again', () => {
    const long = roll('swim', EASY, { multiple: { kind: 'endurance', rolls: 3 } });
    const driver = goOn(sit(holding(trap(long, shame)), 5, 5, 5, 5, 5, 5));
    expect(rolled(driver)).toEqual(['h0', 'h0', 'h0', 'h1', 'h1', 'h1']);
  });

  it('[RUN-DIF-140] [RUN-DIF-144] becomes easier when much has been asked', () => {
    const seven = Array.from({ length: 7 }, () => trap(roll('climb', EASY), []));
    const driver = goOn(sit(holding(...seven), ...new Array(14).fill(5)));
    const totals = driver.told('attempted').map(({ total }) => total as number);
    expect(totals[12]! - totals[0]!).toBe(1);
    expect(totals[10]! - totals[0]!).toBe(0);
  });

  it('[RUN-DIF-137] is harder for each by what ties him to the god that it defies: to make it, to be hurt by it and to be paid', () => {
    const devout = spentOn({ 'might-of-thor': 2 }, gunnhild);
    const sheets = [ragnar, devout].map((hero) => heroSheet(hero));
    const [his, hers] = sheets.map((sheet) => sheet.connection('thor')) as [number, number];
    expect(hers - his).toBe(2);
    const bonus = sheets.map((sheet) => sheet.roll('climb')) as [number, number];
    // Beyond 14, too; he makes it by two, and she misses it by two.
    const thrown = (base: number) => [base + his - bonus[0] + 2, base + hers - bonus[1] - 2];
    const base = [15, 16, 17].find((each) => !thrown(each).includes(10)) as number;
    const [first = 0, second = 0] = thrown(base);
    const open = (sum: number) => (sum > 10 ? [10, sum - 10] : [sum]);
    const hot = trap(roll('climb', base, { defies: 'thor' }), [
      { kind: 'damage', dam: 40, armorIgnoring: true },
    ]);
    const heroes = begun(notes({ elements: [hot] }, {}), [ragnar, devout]);
    const driver = goOn(hurryOn(playFrom(heroes, ...open(first), ...open(second))));
    expect(driver.told('attempted')).toMatchObject([
      { difficulty: base + his, success: true },
      { difficulty: base + hers, success: false },
    ]);
    expect(base + Math.max(his, hers)).toBeGreaterThan(14);
    expect(driver.told('scored').filter(({ cause }) => cause === 'success')).toMatchObject([{ points: 6 }]);
    expect(driver.told('hurt')).toMatchObject([{ fighter: 'h1', lost: 42 - heroSheet(devout).bareSoak }]);
  });

  it('[RUN-DIF-123] [RUN-DIF-135] against the Roll of Valor asks for a score of the fight, and gods make it harder', () => {
    const baseline = { kind: 'baseline', score: 'atk', by: 3 } as const;
    const driver = goOn(sit(holding(trap(roll(null, 0, { against: baseline }), shame)), 5, 5));
    const [first] = driver.told('attempted');
    expect(first).toMatchObject({ with: 'atk', total: heroSheet(ragnar).forms[0]!.atk.total + 5 });
    const defiant = goOn(sit(holding(trap(roll('climb', 6, { defies: 'thor' }), shame)), 5, 5));
    expect(defiant.told('attempted')[0]).toMatchObject({
      difficulty: 6 + heroSheet(ragnar).connection('thor'),
    });
  });
});

describe('whoever likes', () => {
  const call = (type: 'singular' | 'noFault' | 'rush' | 'scramble' | 'dogpile', difficulty: number) =>
    holding(trap(roll('climb', difficulty, { type }), shame));

  it('[RUN-DIF-162] rolls, all being asked at once, and one success is enough for all', () => {
    const driver = goOn(sit(call('noFault', EASY), 5));
    expect(driver.asked).toEqual([0, 1]);
    driver.chooseAs(0, 'leaveIt').chooseAs(1, 'roll');
    expect(rolled(driver)).toEqual(['h1']);
    expect(struck(driver)).toEqual([]);
  });

  it('[RUN-DIF-161] where one rolls for all and nobody wants to, it strikes all', () => {
    const driver = goOn(sit(call('singular', EASY)));
    driver.chooseAs(0, 'leaveIt').chooseAs(1, 'leaveIt');
    expect(rolled(driver)).toEqual([]);
    expect(struck(driver)).toEqual(['h0', 'h1']);
  });

  it('[RUN-DIF-163] [RUN-DIF-32] elbows the others aside where one alone may, and those who are level once more', () => {
    const [one, other] = [ragnar, gunnhild].map((hero) => heroSheet(hero).roll('brawling', 'Str'));
    const level = 7 + (one as number) - (other as number);
    expect(level).toBeGreaterThan(1);
    expect(level).toBeLessThan(10);
    const driver = goOn(sit(call('rush', HOPELESS), 7, level, 2, 9, 5));
    driver.chooseAs(0, 'roll').chooseAs(1, 'roll');
    expect(driver.told('elbowed')).toEqual([{ type: 'elbowed', heroes: ['h0', 'h1'], winner: 'h1' }]);
    expect([rolled(driver), struck(driver)]).toEqual([['h1'], ['h1']]);
  });

  it('[RUN-DIF-165] fails for all where one of them fails', () => {
    const driver = goOn(sit(call('dogpile', HOPELESS), 5));
    driver.chooseAs(0, 'roll').chooseAs(1, 'leaveIt');
    expect(struck(driver)).toEqual(['h0', 'h1']);
  });
});

describe('in marching order', () => {
  it('[RUN-DIF-34] [RUN-DIF-167] whoever took the lead comes first, and those on the far side of a failure are spared', () => {
    const doom = roll('climb', HOPELESS, { type: 'lineOfDoom', direction: 'front' });
    const driver = sit(holding(trap(doom, shame))).choose('goOn', 'lead:h1');
    expect(driver.options(0)).not.toContain('lead:h1');
    const easy = heroSheet(ragnar).roll('climb');
    const line = driver.state.sitting!.encounters[0]!.events[0]!.elements[0]!;
    line.roll!.against = { kind: 'difficulty', difficulty: easy + 5 };
    // Gunnhild in front fails, Ragnar behind her does not.
    driver.load(2, 9);
    goOn(driver);
    expect(rolled(driver).toSorted()).toEqual(['h0', 'h1']);
    expect(struck(driver)).toEqual(['h1']);
  });

  it('[RUN-DIF-168] [RUN-DIF-37] who fails shakes the next, who rolls again', () => {
    const bonus = [ragnar, gunnhild].map((hero) => heroSheet(hero).roll('balance'));
    const difficulty = Math.min(...bonus) + 6;
    const domino = roll('balance', difficulty, { type: 'domino', direction: 'rear' });
    const driver = goOn(sit(holding(trap(domino, shame)), 2, 9, 2));
    expect(rolled(driver)).toEqual(['h0', 'h1', 'h1']);
    expect(struck(driver)).toEqual(['h0', 'h1']);
  });

  it('[RUN-TRAP-53] [RUN-TRAP-57] some things strike but the foremost, others whomever the die says', () => {
    const targets = (by: 'marchingOrder' | 'chance') => ({ targets: { most: 1, by } });
    const first = goOn(sit(holding(trap(roll('dodge', HOPELESS), shame, targets('marchingOrder'))), 5));
    expect(rolled(first)).toEqual(['h0']);
    const drawn = goOn(sit(holding(trap(roll('dodge', HOPELESS), shame, targets('chance'))), 2, 5));
    expect(rolled(drawn)).toEqual(['h1']);
  });
});

describe('what is won by a roll', () => {
  it('[RUN-GAIN-94] [RUN-GAIN-90] is his who made it, once told with its rule', () => {
    const award = gain([{ kind: 'points', award: 15, shared: 'doer', deed: 'Sing' }], roll('climb', EASY));
    const driver = goOn(sit(notes({ elements: [award] }), 5, 5));
    expect(driver.told('scored').filter(({ cause }) => cause === 'award')).toEqual([
      { type: 'scored', hero: 'h0', cause: 'award', of: null, points: 15, rule: 'RUN-GAIN-90' },
      { type: 'scored', hero: 'h1', cause: 'award', of: null, points: 15, rule: 'RUN-GAIN-90' },
    ]);
  });
});

describe('what several have found out and one alone is paid for', () => {
  const secret = notes({
    elements: [
      gain(
        [{ kind: 'points', award: 10, shared: 'doer', deed: 'See through him' }],
        roll('climb', EASY, { type: 'noFault' }),
      ),
    ],
  });
  const [his, hers] = [ragnar, gunnhild].map((hero) => heroSheet(hero).roll('climb')) as [number, number];
  const paid = (driver: ReturnType<typeof sit>) =>
    driver.told('scored').flatMap(({ cause, hero }) => (cause === 'award' ? [hero] : []));

  it('[RUN-RULING-R94] is whoever did best of them', () => {
    const driver = goOn(sit(secret)).load(2, 9).chooseAs(0, 'roll').chooseAs(1, 'roll');
    expect(driver.told('attempted').every(({ success }) => success)).toBe(true);
    expect(paid(driver)).toEqual(['h1']);
  });

  it('[RUN-RULING-R94] [RUN-DIF-32] is settled by elbows where they did equally well', () => {
    const driver = goOn(sit(secret))
      .load(2 + hers, 2 + his, 9, 2)
      .chooseAs(0, 'roll')
      .chooseAs(1, 'roll');
    expect(driver.told('elbowed')).toMatchObject([{ heroes: ['h0', 'h1'] }]);
    expect(paid(driver)).toEqual([driver.told('elbowed')[0]!.winner]);
  });
});

describe('a call of many rolls', () => {
  const many = (multiple: NonNullable<ReturnType<typeof roll>['multiple']>, what: object = {}) =>
    holding(trap(roll('climb', sheetOf(ragnar) + 5, { multiple, ...what }), shame));
  const sheetOf = (hero: typeof ragnar) => heroSheet(hero).roll('climb');
  const lag = heroSheet(ragnar).roll('climb') - heroSheet(gunnhild).roll('climb');

  it('[RUN-DIF-173] [RUN-DIF-71] of a countdown goes on until all together have enough, or time is up', () => {
    expect(lag).toBeLessThan(4);
    const two = { kind: 'countdown', share: 'all', attempts: 2 } as const;
    const marching = (...faces: number[]) =>
      goOn(sit(many(two)))
        .load(...faces)
        .chooseAs(0, 'leaveIt')
        .chooseAs(1, 'leaveIt');
    // He is the second to have made it, and she need not try again.
    const won = marching(2, 9, 9);
    expect([rolled(won), struck(won)]).toEqual([['h0', 'h1', 'h0'], []]);
    const lost = marching(2, 9, 2, 2);
    expect(struck(lost)).toEqual(['h0', 'h1']);
  });

  it('[RUN-DIF-174] of a scoreboard is bout after bout against dice that are rolled anew', () => {
    const against = { kind: 'opposed', bonus: sheetOf(ragnar), opponent: 'A troll' } as const;
    const three = { kind: 'scoreboard', successes: 2 } as const;
    const document = many(three, { against, type: 'singular' });
    const driver = goOn(sit(document, 5));
    // 5 against 6 is won, then lost with 5 against 4, then won with a tie.
    driver.load(6, 5, 4, 7, 7).chooseAs(0, 'roll').chooseAs(1, 'leaveIt');
    expect(driver.told('attempted').map(({ success }) => success)).toEqual([true, false, true]);
    expect(struck(driver)).toEqual([]);
  });

  it('[RUN-DIF-171] of a panic button is held off by one until another has ended it', () => {
    const end = roll('jump', heroSheet(gunnhild).roll('jump') + 5);
    const button = { kind: 'panicButton', end, ending: 'Jump on it.' } as const;
    const document = many(button, { type: 'singular' });
    const driver = goOn(sit(document));
    // He holds; he holds and she fails; he holds and she ends it.
    driver.load(9).chooseAs(0, 'roll').chooseAs(1, 'leaveIt');
    driver.load(9, 2).chooseAs(1, 'leaveIt').load(9, 9).chooseAs(1, 'leaveIt');
    expect(rolled(driver)).toEqual(['h0', 'h0', 'h1', 'h0', 'h1']);
    expect(struck(driver)).toEqual([]);
    const slipped = goOn(sit(document));
    slipped.load(9).chooseAs(0, 'roll').chooseAs(1, 'leaveIt').load(2, 2).chooseAs(1, 'leaveIt');
    expect(struck(slipped)).toEqual(['h0', 'h1']);
  });
});
