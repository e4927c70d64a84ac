import { viewOf } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { gain, roll, trap } from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { fighterOf, sheetOf } from '../fight/fighters.ts';
import { rules } from '../fight/game.ts';
import type { Fighter } from '../fight/state.ts';
import { allDiceCast, unanswered } from '../fight/testing.ts';
import { sittingOf } from './heroes.ts';
import { goOn, notes, sit } from './testing.ts';
import { sitRunBy } from './testing-round.ts';

afterEach(allDiceCast);

const { ragnar, gunnhild, hrolf } = READY_MADE;

/** So many things to look at, which costs nobody anything. */
const sights = (count: number) =>
  Array.from({ length: count }, () => gain([{ kind: 'silver', ounces: 1 }], null, { how: 'Take it.' }));
const shelter = gain([{ kind: 'healing', time: '1h' }], null, { how: 'Hide there.' });
const here = (...elements: ReturnType<typeof sights>): Encounter =>
  notes({ location: 'Here', elements }, { location: 'There', elements: sights(12) });
const dawdlers = here(...sights(24));

/** Ragnar and Gunnhild, and somebody else who runs. */
const ran = (document: Encounter = dawdlers, ...faces: number[]) =>
  sitRunBy('guest', document, undefined, ...faces);
type Driving = ReturnType<typeof ran>;

/** Whoever is asked looks at something, so many times. */
function dawdle(driver: Driving, times: number): Driving {
  for (let i = 0; i < times; i++) {
    expect(driver.kind).toBe('room');
    driver.choose(driver.options().find((id) => id.startsWith('inspect:')) as string);
  }
  return driver;
}

/** They have done so much that whoever runs may warn them, and he does; they do one thing more. */
const stayed = (driver: Driving, times = 6): Driving => dawdle(dawdle(driver, times).choose('warn'), 1);

/** One wave, by the faces that are given; each hero as he is said to be. */
function struck(faces: readonly number[], them: Record<string, Partial<Fighter>> = {}): Driving {
  const driver = stayed(ran());
  for (const [id, how] of Object.entries(them)) Object.assign(fighterOf(driver.state, id), how);
  return driver.load(...faces).choose('send');
}
/** With hit points enough for anything. */
const STOUT = { h0: { hp: 90 }, h1: { hp: 90 } };

const lossOf = (driver: Driving) => driver.told('hurt').map(({ fighter, lost }) => [fighter, lost]);
const hpOf = ({ state }: Driving, id: string) => fighterOf(state, id).hp;

describe('whoever runs', () => {
  it('[RUN-RUN-60] is asked once they have done three things each, and then may warn them', () => {
    const driver = dawdle(ran(), 5);
    expect(driver.asked).toEqual([1]);
    dawdle(driver, 1);
    expect([driver.kind, driver.asked]).toEqual(['prod', [2]]);
    // What they did comes first.
    expect(driver.told('inspected')).toHaveLength(6);
  });

  it('[RUN-RUN-60] counts what was done, not who wants to go on, and only for those who can do anything', () => {
    const driver = ran();
    for (let i = 0; i < 5; i++) {
      driver.choose('goOn');
      dawdle(driver, 1);
    }
    expect([driver.kind, driver.asked]).toEqual(['room', [0]]);
    dawdle(driver, 1);
    expect(driver.kind).toBe('prod');
    const alone = ran();
    Object.assign(fighterOf(alone.state, 'h1'), { wounds: 4, condition: 'incapacitated' });
    dawdle(alone, 2);
    expect(alone.kind).toBe('room');
    dawdle(alone, 1);
    expect(alone.kind).toBe('prod');
  });

  it('[RUN-RUN-60] may let them be, and waits for as much again', () => {
    const driver = dawdle(ran(), 6).choose('letThem');
    expect(driver.told('warned')).toEqual([]);
    dawdle(driver, 5);
    expect(driver.kind).toBe('room');
    dawdle(driver, 1);
    expect([driver.kind, driver.options()]).toEqual(['prod', ['letThem', 'warn']]);
  });

  it('[RUN-RUN-61] warns them before anything else', () => {
    const driver = dawdle(ran(), 6);
    expect(driver.options()).toEqual(['letThem', 'warn']);
    driver.choose('warn');
    expect(driver.told('warned')).toHaveLength(1);
    expect([driver.kind, driver.told('wanderersCame')]).toEqual(['room', []]);
    dawdle(driver, 1);
    expect([driver.kind, driver.options()]).toEqual(['prod', ['letThem', 'send']]);
  });

  it('[RUN-RUN-61] sends nothing if they leave at once, and has to warn them anew', () => {
    const driver = dawdle(ran(), 6).choose('warn');
    goOn(driver);
    expect([driver.told('narrated'), driver.told('wanderersCame')]).toMatchObject([[{}, {}], []]);
    expect(hpOf(driver, 'h0')).toBe(sheetOf(driver.state, fighterOf(driver.state, 'h0')).maxHp);
    dawdle(driver, 5);
    expect(driver.kind).toBe('room');
    dawdle(driver, 1);
    expect(driver.options()).toEqual(['letThem', 'warn']);
  });

  it('[RUN-RUN-61] nor if they leave for what else the same place holds', () => {
    const comes = trap(null, [{ kind: 'status', points: 1 }]);
    const driver = dawdle(ran(here(...sights(12), comes, ...sights(12))), 6).choose('warn');
    goOn(driver);
    expect([driver.told('narrated'), driver.kind]).toMatchObject([[{}], 'room']);
    dawdle(driver, 5);
    expect(driver.kind).toBe('room');
  });

  it('[RUN-RUN-60] leaves those alone who have found a healing', () => {
    const driver = ran(here(...sights(23), shelter)).choose('touch:h0:23');
    expect(driver.told('sheltered')).toHaveLength(1);
    dawdle(driver, 12);
    expect(driver.kind).toBe('room');
    // Only there.
    dawdle(goOn(driver), 6);
    expect(driver.kind).toBe('prod');
  });

  it('[RUN-GAIN-44] ends their rest by a threat when its time has passed, but not one that is theirs as long as they like', () => {
    const resting = (time: '1h' | 'unlimited') =>
      ran(here(...sights(30), gain([{ kind: 'healing', time }], null, { how: 'Hide there.' }))).choose(
        'touch:h0:30',
      );
    const driver = dawdle(resting('1h'), 17);
    expect(driver.kind).toBe('room');
    expect(dawdle(driver, 1).options()).toEqual(['letThem', 'warn']);
    dawdle(driver.choose('warn'), 1);
    expect(driver.options()).toEqual(['letThem', 'send']);
    expect(dawdle(resting('unlimited'), 25).kind).toBe('room');
  });

  it('[RUN-RUN-60] leaves those alone who find it after a warning, or with the very thing they do', () => {
    // There may be a question left, but nothing to be done by it.
    const warned = dawdle(ran(here(...sights(23), shelter)), 6).choose('warn', 'touch:h0:23');
    if (warned.kind === 'prod') expect(warned.options()).toEqual(['letThem']);
    const finding = dawdle(ran(here(...sights(23), shelter)), 5).choose('touch:h1:23');
    if (finding.kind === 'prod') expect(finding.options()).toEqual(['letThem']);
    expect([warned, finding].map((driver) => driver.told('sheltered'))).toMatchObject([[{}], [{}]]);
  });

  it('lets them be when he does not answer', () => {
    expect(unanswered(stayed(ran()), 2)).toEqual({ act: 'letThem' });
  });

  it('[RUN-RUN-60] is nobody where the rules run it', () => {
    const driver = dawdle(sit(dawdlers), 20);
    expect([driver.kind, driver.told('warned')]).toEqual(['room', []]);
  });
});

describe('the chart', () => {
  const ROWS = [
    [1, 'superior', 36, 7],
    [2, 'superior', 36, 7],
    [3, 'equal', 28, 6],
    [4, 'equal', 28, 6],
    [5, 'inferior', 24, 5],
    [6, 'inferior', 24, 5],
    [7, 'weak', 20, 4],
    [8, 'weak', 20, 4],
    [9, 'pitiful', 16, 3],
    [10, 'pitiful', 16, 3],
  ] as const;

  it.each(ROWS)(
    '[RUN-RUN-62] [RUN-CHART-WANDER] says by a %i that they are %s',
    (face, threat, dam, difficulty) => {
      const driver = struck([face, 2, difficulty], STOUT);
      expect(driver.told('wanderersCame')).toMatchObject([{ threat, difficulty }]);
      expect(lossOf(driver)).toEqual([
        ['h0', dam + difficulty - 2],
        ['h1', dam / 2],
      ]);
    },
  );
});

describe('each hero', () => {
  it('[RUN-RUN-63] has a die of his own: missing it costs what he missed it by besides, making it only half', () => {
    const driver = struck([1, 5, 8], STOUT);
    const dice = [
      { hero: 'h0', result: 5 },
      { hero: 'h1', result: 8 },
    ];
    expect(driver.told('wanderersCame')).toMatchObject([{ dice }]);
    expect(lossOf(driver)).toEqual([
      ['h0', 38],
      ['h1', 18],
    ]);
  });

  it('[RUN-RUN-63] may botch it, or triumph', () => {
    const driver = struck([3, 1, 4, 10, 2], STOUT);
    expect(driver.told('wanderersCame')).toMatchObject([{ dice: [{ result: -4 }, { result: 12 }] }]);
    expect(lossOf(driver)).toEqual([
      ['h0', 28 + 6 + 4],
      ['h1', 14],
    ]);
  });

  it('[RUN-RUN-63] has nothing added to it, and nothing taken off: neither what he is nor what ails him', () => {
    const ailing = { hp: 90, wounds: 2, impairment: 2 };
    const driver = struck([1, 7, 6], { h0: ailing, h1: { hp: 90, impairment: -2 } });
    expect(lossOf(driver)).toEqual([
      ['h0', 18],
      ['h1', 37],
    ]);
  });

  it('[RUN-RUN-64] soaks nothing of it, and has no Wound of it', () => {
    const driver = struck([1, 5, 5], STOUT);
    for (const one of driver.state.fighters) {
      const { soak, woundThreshold } = sheetOf(driver.state, one);
      expect(soak.total).toBeGreaterThan(0);
      expect(woundThreshold).toBeLessThan(38);
      expect([90 - one.hp, one.wounds, one.condition]).toEqual([38, 0, 'able']);
    }
  });

  it('[RUN-RUN-65] keeps 4 hit points whatever comes', () => {
    const driver = struck([1, 5, 1, 9], { h0: { hp: 30 }, h1: { hp: 5 } });
    expect([hpOf(driver, 'h0'), hpOf(driver, 'h1')]).toEqual([4, 4]);
    expect(driver.state.fighters.map(({ condition }) => condition)).toEqual(['able', 'able']);
    expect(lossOf(driver)).toEqual([
      ['h0', 26],
      ['h1', 1],
    ]);
  });

  it('[RUN-RULING-R45] keeps what he has if that is less already', () => {
    const driver = struck([1, 5, 5], { h0: { hp: 2 }, h1: { hp: 4 } });
    expect([hpOf(driver, 'h0'), hpOf(driver, 'h1')]).toEqual([2, 4]);
    expect([driver.told('hurt'), driver.state.tally]).toEqual([[], []]);
  });

  it('[RUN-HEAL-14] may be treated anew, for he is hurt anew', () => {
    const driver = stayed(ran());
    Object.assign(fighterOf(driver.state, 'h0'), { hp: 30, rest: 12 });
    Object.assign(fighterOf(driver.state, 'h1'), { hp: 3, rest: 12 });
    driver.load(9, 5, 5).choose('send');
    const [asked] = driver.asked;
    const treats = driver.options().filter((id) => id.startsWith('treat:'));
    expect(treats).toEqual([`treat:h${asked}:h0`]);
  });
});

describe('what comes of it', () => {
  const endOf = (driver: Driving) => driver.told('wanderersCame').map(({ end }) => end);

  it('[RUN-RUN-66] they always lose: slaughtered where more heroes make it than fail, otherwise driven off', () => {
    expect(endOf(struck([3, 6, 6], STOUT))).toEqual(['slaughtered']);
    expect(endOf(struck([3, 6, 5], STOUT))).toEqual(['drivenOff']);
    expect(endOf(struck([3, 5, 5], STOUT))).toEqual(['drivenOff']);
    const three = (...faces: number[]): Driving => {
      const heroes: Hero[] = [ragnar, gunnhild, hrolf];
      return stayed(sitRunBy('guest', dawdlers, heroes), 9)
        .load(...faces)
        .choose('send');
    };
    expect(endOf(three(9, 3, 3, 2))).toEqual(['slaughtered']);
    expect(endOf(three(9, 3, 2, 2))).toEqual(['drivenOff']);
  });

  it('[RUN-RUN-67] is nothing for the heroes, and no fight', () => {
    const driver = struck([9, 9, 9], STOUT);
    expect(driver.told('scored').filter(({ points }) => (points as number) > 0)).toEqual([]);
    expect(driver.told('scored').map(({ cause }) => cause)).toEqual(['suffered', 'suffered']);
    expect([sittingOf(driver.state).hoard, driver.told('found'), driver.told('mustered')]).toEqual([
      [],
      [],
      [],
    ]);
    expect(driver.state.fighters.map(({ id }) => id)).toEqual(['h0', 'h1']);
    expect(driver.kind).toBe('room');
  });

  it('[RUN-RULING-R46] [RUN-RUN-71] costs a point for each hit point that he lost, and no more than he lost', () => {
    const driver = struck([1, 5, 8], { h0: { hp: 30 }, h1: { hp: 40 } });
    expect(driver.told('scored')).toMatchObject([
      { hero: 'h0', cause: 'suffered', of: null, points: -26 },
      { hero: 'h1', cause: 'suffered', of: null, points: -18 },
    ]);
    expect(driver.state.tally).toMatchObject([
      { hero: 'h0', points: 26 },
      { hero: 'h1', points: 18 },
    ]);
  });

  it('[RUN-RULING-R46] may leave somebody almost down', () => {
    const driver = struck([9, 9, 9], { h0: { hp: 28 }, h1: { hp: 29 } });
    expect([hpOf(driver, 'h0'), hpOf(driver, 'h1')]).toEqual([20, 21]);
    expect(driver.state.almostDown).toEqual(['h0']);
  });

  it('[RUN-RUN-68] comes again if they stay, and they are the same', () => {
    const driver = struck([9, 9, 9], STOUT);
    dawdle(driver, 1);
    expect([driver.kind, driver.options()]).toEqual(['prod', ['letThem', 'send']]);
    // No die says what they are.
    driver.load(2, 3).choose('send');
    expect(driver.told('wanderersCame')[1]).toMatchObject({ threat: 'pitiful', difficulty: 3 });
    expect(lossOf(driver).slice(2)).toEqual([
      ['h0', 17],
      ['h1', 8],
    ]);
  });

  it('[RUN-RUN-62] may be something else where they linger next', () => {
    const driver = goOn(struck([9, 9, 9], STOUT));
    for (const one of driver.state.fighters) one.hp = 90;
    stayed(driver).load(1, 7, 7).choose('send');
    expect(driver.told('wanderersCame').map(({ threat }) => threat)).toEqual(['pitiful', 'superior']);
  });
});

describe('those who linger', () => {
  it('are asked nothing about it, and learn what comes when it comes', () => {
    const driver = ran();
    for (let i = 0; i < 6; i++) {
      expect(driver.options().filter((id) => ['letThem', 'warn', 'send'].includes(id))).toEqual([]);
      dawdle(driver, 1);
    }
    dawdle(driver.choose('warn'), 1);
    expect(driver.asked).toEqual([2]);
    for (const seat of [0, 1, null]) {
      const view = viewOf(rules as never, driver.state, seat) as unknown as typeof driver.state;
      expect([view.notes, view.sitting?.lingering?.threat]).toEqual([null, null]);
    }
    driver.choose('letThem');
  });

  it('[RUN-RUN-90] learn nothing of the notes from it', () => {
    const needle = trap(
      roll('traps', 9, { condition: { trigger: 'Take it.', exposure: 'first' }, type: 'singular' }),
      [{ kind: 'damage', dam: 40 }],
    );
    const deadly = here(needle, ...sights(23));
    const both = [ran(dawdlers), ran(deadly)] as const;
    const known = (driver: Driving) => [
      driver.asked,
      driver.told('warned'),
      driver.told('wanderersCame'),
      driver.told('inspected'),
      ...[0, 1, null].map((seat) => viewOf(rules as never, driver.state, seat)),
    ];
    const alike = (act: (driver: Driving) => unknown): void => {
      for (const driver of both) act(driver);
      expect(known(both[1])).toEqual(known(both[0]));
    };
    alike((driver) => dawdle(driver, 5));
    alike((driver) => dawdle(driver, 1));
    alike((driver) => driver.choose('warn'));
    alike((driver) => dawdle(driver, 1));
    alike((driver) => driver.load(9, 9, 9).choose('send'));
  });
});
