import { viewOf } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { ABILITIES, type Ability } from '../../content/abilities.ts';
import { CHARACTERISTICS } from '../../content/characteristics.ts';
import { gain, roll, trap } from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { made } from '../../documents/hero/testing.ts';
import { fighterOf } from '../fight/fighters.ts';
import { rules } from '../fight/game.ts';
import { heroSheet } from '../fight/sheets.ts';
import { allDiceCast, playFrom, unanswered } from '../fight/testing.ts';
import { sittingOf } from './heroes.ts';
import { begun, goOn, HOPELESS, holding, notes, sit } from './testing.ts';
import { sitRunBy } from './testing-round.ts';

afterEach(allDiceCast);

const { ragnar } = READY_MADE;
const sheet = heroSheet(ragnar);
const climbing = sheet.roll('climb');

const purse = gain([{ kind: 'silver', ounces: 1 }], null, { how: 'Take it.' });
const plain = notes({ elements: [purse] }, { elements: [purse] });

/** Ragnar and Gunnhild, and somebody else who runs. */
const ran = (document = plain, ...faces: number[]) => sitRunBy('guest', document, undefined, ...faces);
type Driving = ReturnType<typeof ran>;

/** Ragnar wants to climb, and whoever runs is asked. */
const proposed = (...faces: number[]): Driving =>
  ran(plain, ...faces).choose('improvise:h0', 'attempt:climb');

/** He wants to, and may. */
const tried = (face: number, ability: Ability = 'climb', document = plain): Driving =>
  ran(document).load(face).choose('improvise:h0', `attempt:${ability}`, 'accept');

const attempts = (driver: Driving) =>
  driver.told('attempted').map(({ with: by, total, success }) => [by, total, success]);

describe('what the notes did not foresee', () => {
  it('[RUN-RUN-50] is against 6, and equal is enough', () => {
    const needed = 6 - climbing;
    const [won, missed] = [tried(needed), tried(needed - 1)];
    expect(won.told('attempted')).toEqual([
      { type: 'attempted', hero: 'h0', with: 'climb', total: 6, difficulty: 6, success: true },
    ]);
    expect(missed.told('attempted')).toMatchObject([{ total: 5, difficulty: 6, success: false }]);
  });

  it('[RUN-RUN-50] is against 6 with whatever it is tried, and whatever the notes ask for there', () => {
    const wall = trap(roll('climb', HOPELESS, { condition: { trigger: 'Up.', exposure: 'first' } }), []);
    const hard = holding(wall);
    const driver = ran(hard, 5, 5).choose('improvise:h0', 'attempt:climb', 'accept');
    driver.choose('improvise:h1', 'attempt:lore', 'bare:Int:Per');
    expect(driver.told('attempted').map(({ difficulty }) => difficulty)).toEqual([6, 6]);
  });

  it('[RUN-GAIN-95] pays nobody, however brave it is: only what the notes hold does', () => {
    const brave = gain([{ kind: 'points', award: 15, shared: 'doer', deed: 'Climb up' }], null, {
      how: 'Climb up.',
    });
    const driver = tried(9, 'climb', notes({ elements: [brave] }, {}));
    expect(driver.told('attempted')).toMatchObject([{ success: true }]);
    expect(driver.told('scored')).toEqual([]);
    while (!driver.options().includes('touch:h0:0')) driver.choose('goOn');
    expect(driver.choose('touch:h0:0').told('scored')).toMatchObject([{ cause: 'award', points: 15 }]);
  });

  it('[RUN-RUN-50] may be anything that a hero can try at all', () => {
    const driver = ran().choose('improvise:h0');
    expect(driver.kind).toBe('improvise');
    const tryable = ABILITIES.filter((ability) => ability !== 'runes');
    const ways = driver.options().filter((id) => !/^(mean|to)/.test(id));
    expect(ways).toEqual([...tryable.map((ability) => `attempt:${ability}`), 'leaveIt']);
  });

  it('[RUN-ABIL-06] is nothing with runes for those who cannot read them, even at the word of whoever runs', () => {
    const reader = made({ abilities: { ...ragnar.abilities, runes: 1 } });
    const [dull, learned] = [ragnar, reader].map((hero) => {
      const driver = sitRunBy('guest', plain, [hero]).choose('improvise:h0');
      const open = driver.options().includes('attempt:runes');
      driver.choose('attempt:climb');
      return [open, driver.options().includes('instead:runes')];
    });
    expect([dull, learned]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('[RUN-ABIL-04] may be tried with what he never learnt, at a price', () => {
    expect(sheet.rating('lore')).toBe(0);
    expect(attempts(tried(9, 'lore'))).toEqual([['lore', sheet.bare('Int') - 3 + 9, false]]);
  });

  it('is nothing where the rules run it: nobody is there to say what comes of it', () => {
    const driver = sit(plain);
    expect([driver.kind, driver.options().filter((id) => id.startsWith('improvise'))]).toEqual(['room', []]);
  });

  it('[RUN-IMPAIR-06] is harder with an Ability that something has impaired, and with no other', () => {
    const numb = trap(null, [{ kind: 'impairment', points: 2, only: { on: 'ability', ability: 'climb' } }]);
    const numbed = (ability: Ability) => {
      const driver = goOn(ran(holding(numb, purse))).load(9);
      return attempts(driver.choose('improvise:h0', `attempt:${ability}`, 'accept'))[0]?.[1];
    };
    expect(numbed('climb')).toBe(climbing + 9 - 2);
    expect(numbed('jump')).toBe(sheet.roll('jump') + 9);
  });
});

describe('once for each hero in each event', () => {
  it('he may try something, whether he makes it or not', () => {
    const driver = proposed(9).choose('accept');
    expect(driver.options()).toContain('improvise:h1');
    driver.choose('goOn');
    expect([driver.asked, driver.options().filter((id) => id.startsWith('improvise'))]).toEqual([[0], []]);
    goOn(driver);
    expect(driver.told('narrated')).toHaveLength(2);
    expect(driver.options(0)).toContain('improvise:h0');
  });

  it('but he has tried nothing if he thinks better of it', () => {
    const driver = ran().choose('improvise:h0', 'leaveIt', 'goOn');
    expect(driver.options(0)).toContain('improvise:h0');
    expect(driver.told('proposed')).toEqual([]);
  });

  it('and it is only his own hero that anybody lets try', () => {
    const driver = ran();
    expect(driver.options(0).filter((id) => id.startsWith('improvise'))).toEqual(['improvise:h0']);
    driver.choose('goOn');
    expect(driver.options(1).filter((id) => id.startsWith('improvise'))).toEqual(['improvise:h1']);
  });
});

describe('nobody', () => {
  it.each([
    ['makes it', 9, true],
    ['fails', 2, false],
  ] as const)('[RUN-RUN-52] is paid for it where somebody %s', (_, face, success) => {
    const driver = proposed(face).choose('accept');
    expect(attempts(driver)).toEqual([['climb', climbing + face, success]]);
    expect([driver.state.tally, driver.state.failures, driver.told('scored')]).toEqual([[], [], []]);
  });

  it('[RUN-RUN-52] [RUN-XP-02] calls for it: it is no roll of the notes', () => {
    const driver = proposed(9).choose('accept');
    expect(sittingOf(driver.state)).toMatchObject({ counted: 0, proven: [] });
    expect(fighterOf(driver.state, 'h0').made).toEqual([]);
  });
});

describe('whoever runs', () => {
  it('[RUN-RUN-51] is asked before anybody rolls, and may accept it', () => {
    const driver = proposed();
    expect([driver.kind, driver.asked, driver.told('attempted')]).toEqual(['judge', [2], []]);
    driver.load(9).choose('accept');
    expect(driver.told('judged')).toEqual([{ type: 'judged', hero: 'h0', by: 'climb', why: null }]);
    expect(attempts(driver)).toEqual([['climb', climbing + 9, true]]);
  });

  it('accepts it where he says nothing', () => {
    expect(unanswered(proposed(), 2)).toEqual({ act: 'accept' });
  });

  it('[RUN-RUN-54] may have another Ability rolled', () => {
    const driver = proposed();
    expect(driver.options()).not.toContain('instead:climb');
    driver.load(9).choose('instead:stealth');
    expect(sheet.roll('stealth')).not.toBe(climbing);
    expect(attempts(driver)).toEqual([
      ['stealth', sheet.roll('stealth') + 9, sheet.roll('stealth') + 9 >= 6],
    ]);
    expect(driver.told('judged')).toMatchObject([{ by: 'stealth', why: null }]);
  });

  it('[RUN-RUN-55] may demand two different Characteristics, and no single one', () => {
    const pairs = CHARACTERISTICS.flatMap((first, i) =>
      CHARACTERISTICS.slice(i + 1).map((second) => `bare:${first}:${second}`),
    );
    expect(pairs).toHaveLength(28);
    const offered = proposed().options();
    expect(offered.filter((id) => id.startsWith('bare'))).toEqual(pairs);
    const rest = offered.filter((id) => !id.startsWith('bare'));
    expect(rest.filter((id) => CHARACTERISTICS.some((by) => id.split(':').includes(by)))).toEqual([]);
  });

  it('[RUN-RUN-50] [RUN-RUN-51] says what he means to do and to what, once each, and whoever runs judges that; nobody has to', () => {
    const driver = ran().choose('improvise:h0');
    expect(driver.options()).toEqual(
      expect.arrayContaining(['mean:break', 'toThing:0', 'toHero:h1', 'attempt:climb', 'leaveIt']),
    );
    expect(driver.options()).not.toContain('toHero:h0');
    driver.choose('mean:break');
    expect(driver.options().filter((id) => id.startsWith('mean'))).toEqual([]);
    driver.choose('toThing:0');
    expect(driver.options().filter((id) => /^(mean|to)/.test(id))).toEqual([]);
    driver.choose('attempt:climb');
    const deed = { verb: 'break', thing: 'Take it.' };
    expect(driver.told('proposed')).toEqual([{ type: 'proposed', hero: 'h0', ability: 'climb', deed }]);
    expect(driver.state.agenda.at(-1)).toMatchObject({ step: 'judge', ability: 'climb', deed });
    driver.choose('refuse:implausible');
    expect(driver.state.agenda.at(-1)).toMatchObject({ step: 'vote', about: { hero: 'h0', deed } });
    const withHer = ran().choose('improvise:h0', 'toHero:h1', 'attempt:climb');
    expect(withHer.told('proposed')[0]).toMatchObject({ deed: { hero: 'h1' } });
    expect(proposed().told('proposed')).toEqual([{ type: 'proposed', hero: 'h0', ability: 'climb' }]);
  });

  it('[RUN-TRAP-72] is asked by the words that all know, and nothing else of what lies there', () => {
    const seen = (element: object) => {
      const driver = ran(notes({ location: 'Inside', elements: [element as never] })).choose('improvise:h0');
      return viewOf(rules as never, driver.state, 0);
    };
    const condition = { trigger: 'Take it.', exposure: 'first' } as const;
    const snare = trap(roll('traps', 9, { type: 'singular', condition }), [{ kind: 'damage', dam: 40 }]);
    expect(seen(snare)).toEqual(seen(purse));
    expect(JSON.stringify(seen(snare))).toContain('Take it.');
  });

  it('[RUN-RUN-55] has both added to the die, and nothing that he has learnt', () => {
    const driver = proposed(5).choose('bare:Str:Dex');
    const total = sheet.bare('Str') + sheet.bare('Dex') + 5;
    expect(total).not.toBe(climbing + 5);
    expect(attempts(driver)).toEqual([['Str', total, total >= 6]]);
    expect(driver.told('attempted')[0]).toMatchObject({ with: 'Str', and: 'Dex' });
    expect(driver.told('judged')).toMatchObject([{ by: { first: 'Str', second: 'Dex' } }]);
  });

  it('[RUN-RUN-55] [RUN-DMG-08] has what ails him taken off once, not twice', () => {
    const driver = proposed();
    fighterOf(driver.state, 'h0').wounds = 2;
    driver.load(5).choose('bare:Str:Dex');
    expect(attempts(driver)[0]?.[1]).toBe(sheet.bare('Str') + sheet.bare('Dex') + 5 - 2);
  });

  it('[RUN-RUN-56] may refuse it, for nobody breaks out of where they are', () => {
    const driver = proposed().choose('refuse:enclosed');
    expect(driver.told('judged')).toEqual([{ type: 'judged', hero: 'h0', by: null, why: 'enclosed' }]);
    expect(attempts(driver)).toEqual([]);
  });

  it('[RUN-RUN-51] may refuse what he would not have himself, which is not his last word', () => {
    const driver = proposed().choose('refuse:implausible');
    expect(driver.told('judged')).toMatchObject([{ by: null, why: 'implausible' }]);
    expect([driver.kind, driver.asked, attempts(driver)]).toEqual(['vote', [0, 1, 2], []]);
    // It was his one attempt here.
    for (const seat of [0, 1, 2]) driver.chooseAs(seat, 'against');
    driver.choose('goOn');
    expect(driver.options(0)).not.toContain('improvise:h0');
  });
});

describe('a gift for the next roll', () => {
  it('is good for two Characteristics as for anything else', () => {
    const state = begun(plain, [ragnar]);
    Object.assign(fighterOf(state, 'h0'), {
      marks: [{ kind: 'gift', gift: 'lie-turns-to-truth', by: 'h0', until: null, level: 2, n: 0, whom: [] }],
    });
    state.agenda = [
      { step: 'improvised', hero: 'h0', with: { first: 'Str', second: 'Dex' } },
    ] as typeof state.agenda;
    const driver = playFrom(state, 5);
    expect(attempts(driver)[0]?.[1]).toBe(sheet.bare('Str') + sheet.bare('Dex') + 5 + 2);
  });

  it('[RUN-RUN-15] is not put to the vote where whoever runs forbids it to his own hero', () => {
    const driver = sitRunBy([{ seat: 1, own: true }], plain);
    driver.choose('improvise:h1', 'attempt:climb', 'refuse:implausible');
    expect([driver.kind, driver.told('voted'), attempts(driver)]).toEqual(['room', [], []]);
  });

  it('[RUN-RUN-60] is no deed before it is tried', () => {
    const driver = ran().choose('improvise:h0', 'leaveIt');
    expect(sittingOf(driver.state).lingering?.deeds ?? 0).toBe(0);
    const now = ran(plain, 5).choose('improvise:h0', 'attempt:climb', 'accept');
    expect(sittingOf(now.state).lingering?.deeds).toBe(1);
  });
});
