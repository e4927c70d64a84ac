import { FastDice, Match } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { standingOf } from '../../documents/hero/standing.ts';
import { gained, gift, having, made } from '../../documents/hero/testing.ts';
import { rune } from '../../index.ts';
import type { Entry } from '../scoring.ts';
import type { AnyFrame } from './agenda.ts';
import { fighterOf, sheetOf } from './fighters.ts';
import { heroScores, standingsIn } from './reckoning.ts';
import { blowOf } from './striking.ts';
import { allDiceCast, happening, play, type Scene, TRIAL } from './testing.ts';

afterEach(allDiceCast);

const { ragnar, gunnhild, hrolf, knut } = READY_MADE;
const blow = (attacker: string, target: string): AnyFrame => ({
  ...blowOf({ id: attacker, hand: 0 }, target, 'own'),
  step: 'blow',
});
const NEAR: Scene = {
  heroes: [ragnar, gunnhild],
  fighters: { h0: { x: 10, y: 10 }, h1: { x: 10, y: 11 }, f0: { x: 11, y: 10 } },
};
const entry = (hero: string, cause: Entry['cause'], points: number): Entry => ({
  hero,
  cause,
  of: null,
  points,
});

const SCORING = ['scored', 'settled', 'fightEnded'];

describe('a tally', () => {
  it('[RUN-VP-01] [RUN-VP-11] [RUN-VP-13] [RUN-VP-17] has a line for what a blow took and for the death blow, each told with its rule', () => {
    const driver = play(
      { ...NEAR, foes: [{ statistics: { hp: 5, dfn: 0 } }], agenda: [blow('h0', 'f0')] },
      9,
      2,
    );
    const might = sheetOf(driver.state, fighterOf(driver.state, 'f0')).might;
    const deathBlow = Math.floor(might / 2);
    expect(driver.state.tally).toEqual([
      { hero: 'h0', cause: 'damage', of: 'f0', points: 5 },
      { hero: 'h0', cause: 'deathBlow', of: 'f0', points: deathBlow },
    ]);
    expect(driver.told('scored')).toEqual([
      { type: 'scored', hero: 'h0', cause: 'damage', of: 'f0', points: 5, rule: 'RUN-VP-11' },
      { type: 'scored', hero: 'h0', cause: 'deathBlow', of: 'f0', points: deathBlow, rule: 'RUN-VP-17' },
    ]);
    expect(standingsIn(driver.state)[0]).toEqual({ seat: 0, score: 5 + deathBlow });
  });

  it('[RUN-VP-03] becomes points when the fight is over, and not a moment before', () => {
    const last: Scene = {
      ...NEAR,
      heroes: [ragnar, gunnhild],
      foes: [{ statistics: { hp: 5, dfn: 0 } }, {}],
      fighters: { ...NEAR.fighters, f1: { x: 30, y: 20, condition: 'dead', hp: 0 } },
      agenda: [{ step: 'nightfall' }, blow('h0', 'f0')],
    };
    const fighting = play({ ...last, agenda: [blow('h0', 'f0')] }, 9, 2);
    expect(fighting.told('settled')).toEqual([]);
    expect(fighting.game.result(fighting.state)).toBeNull();
    const over = play(last, 9, 2);
    const order = over.events.map(({ type }) => type).filter((type) => SCORING.includes(type));
    expect(order).toEqual(['scored', 'scored', 'fightEnded', 'settled']);
    expect(over.game.result(over.state)?.standings).toEqual(standingsIn(fighting.state));
  });

  it('[RUN-VP-09] can take nothing from what its hero has saved before', () => {
    const saver = made({ ledger: [gained(240)] });
    const over = play({
      heroes: [saver, gunnhild],
      fighters: { h0: { condition: 'dead', hp: 0 } },
      state: { tally: [entry('h0', 'suffered', 500), entry('h0', 'heroStruck', 90)] },
      agenda: [{ step: 'aftermath' }],
    });
    expect(heroScores(over.state).h0).toMatchObject({ net: -950, score: 0 });
    expect(standingOf(over.state.heroes[0]!)).toMatchObject({ overall: 240, free: 240 });
    // Who ran and lost by it owes the rest, and keeps what he has.
    const debtor = made({ ledger: [gained(240), gained(-75)] });
    expect(standingOf(debtor)).toMatchObject({ overall: 240, free: 240, deficit: 75 });
  });

  it('[RUN-VP-30] [RUN-VP-31] loses what its hero loses, never more than he has, and healing gives nothing back', () => {
    const strong = { ...NEAR, foes: [{ statistics: { atk: 20, dam: 20 } }], agenda: [blow('f0', 'h0')] };
    const driver = play(strong, 9, 2);
    const [{ lost }] = driver.told('hurt') as unknown as [{ lost: number }];
    expect(driver.told('scored')).toEqual([
      { type: 'scored', hero: 'h0', cause: 'suffered', of: 'f0', points: -lost, rule: 'RUN-VP-30' },
    ]);
    const weak = play({ ...strong, fighters: { ...NEAR.fighters, h0: { x: 10, y: 10, hp: 6 } } }, 9, 2);
    expect(weak.state.tally).toEqual([{ hero: 'h0', cause: 'suffered', of: 'f0', points: 6 }]);
    const healed = play(
      {
        ...NEAR,
        agenda: [{ step: 'care', healer: 'h1', patient: 'h0' }],
        state: { tally: [entry('h0', 'suffered', 30)] },
        fighters: { ...NEAR.fighters, h0: { x: 10, y: 10, hp: 20 } },
      },
      9,
    );
    expect(fighterOf(healed.state, 'h0').hp).toBeGreaterThan(20);
    expect(healed.state.tally).toEqual([entry('h0', 'suffered', 30)]);
  });

  it('[RUN-VP-15] [RUN-VP-18] has a fall for whoever pushed', () => {
    const cliff: Scene = {
      ...NEAR,
      map: { heights: [{ feet: 40, area: [[0, 10, 12]] }] },
      foes: [{ statistics: { hp: 10, soak: 0 } }],
      agenda: [{ step: 'wonEngagement', seat: 0, by: 'h0', target: 'f0' }],
    };
    const driver = play(cliff).load(2).choose('shove:2:1');
    expect(driver.state.tally.map(({ hero, cause }) => [hero, cause])).toEqual([
      ['h0', 'damage'],
      ['h0', 'deathBlow'],
    ]);
  });

  describe('where heroes may strike each other', () => {
    const feud: Scene = { ...NEAR, options: { feuds: true }, agenda: [blow('h0', 'h1')] };
    it('[RUN-VP-35] [RUN-VP-14] costs five for each point, and counts as suffered for the other', () => {
      const driver = play(feud, 9, 2);
      const [{ lost }] = driver.told('hurt') as unknown as [{ lost: number }];
      expect(lost).toBeGreaterThan(0);
      expect(driver.told('scored')).toMatchObject([
        { hero: 'h1', cause: 'suffered', points: -lost, rule: 'RUN-VP-30' },
        { hero: 'h0', cause: 'heroStruck', of: 'h1', points: -5 * lost, rule: 'RUN-VP-35' },
      ]);
    });

    it('[RUN-VP-39] costs nothing whoever was attacked first and strikes back', () => {
      const back = play(
        { ...feud, fighters: { ...NEAR.fighters, h1: { x: 10, y: 11, attacked: ['h0'] } } },
        9,
        2,
      );
      expect(back.state.tally.map(({ cause }) => cause)).toEqual(['suffered']);
      const first = play(feud, 9, 2);
      expect(fighterOf(first.state, 'h0').attacked).toEqual(['h1']);
    });

    it('[RUN-VP-36] [RUN-VP-37] [RUN-VP-42] leaves nothing to who killed another, and nobody else pays for that death', () => {
      const driver = play(
        {
          ...feud,
          heroes: [ragnar, gunnhild, knut],
          fighters: { ...NEAR.fighters, h1: { x: 10, y: 11, hp: 1, condition: 'dying', saviours: ['h2'] } },
          state: { tally: [entry('h0', 'damage', 400), entry('h2', 'damage', 10)] },
        },
        9,
      );
      expect(fighterOf(driver.state, 'h1')).toMatchObject({
        condition: 'dead',
        felled: { by: 'h0', meant: true },
      });
      expect(heroScores(driver.state)).toMatchObject({ h0: { score: 0 }, h2: { score: 10, maw: 0 } });
      const stray = structuredClone(driver.state);
      fighterOf(stray, 'h1').felled = { by: 'h0', meant: false };
      expect(heroScores(stray).h0?.score).toBeGreaterThan(0);
      expect(heroScores(stray)).toMatchObject({ h2: { score: 10, maw: 0 } });
    });

    it('[RUN-VP-35] are offered no such blow where it was not agreed', () => {
      const targets = (options: Scene['options']): string[] =>
        play({ ...NEAR, ...(options && { options }), turn: 'h0' })
          .options()
          .filter((id) => id.startsWith('strike:h1'));
      expect(targets({ feuds: true }).length).toBeGreaterThan(0);
      expect(targets({})).toEqual([]);
    });
  });
});

describe('the end', () => {
  const four: Scene = {
    heroes: [ragnar, gunnhild, hrolf, knut],
    foes: [{}],
    agenda: [{ step: 'aftermath' }],
    nobodyPlaysFoes: true,
  };
  const dead = { condition: 'dead' as const };
  const tally = [
    entry('h0', 'damage', 100),
    entry('h1', 'damage', 90),
    entry('h2', 'damage', 80),
    entry('h3', 'damage', 70),
  ];

  it('[RUN-VP-02] [RUN-VP-32] [RUN-VP-41] leaves the dead nothing, and the best pay for them, line by line', () => {
    const driver = play({ ...four, fighters: { h3: dead, f0: dead }, state: { tally } });
    expect(driver.told('settled')).toEqual([
      { type: 'settled', seat: 0, hero: 'h0', cause: 'maw', points: -75, rule: 'RUN-VP-41' },
      { type: 'settled', seat: 0, hero: 'h1', cause: 'maw', points: -45, rule: 'RUN-VP-41' },
      { type: 'settled', seat: 0, hero: 'h2', cause: 'maw', points: -30, rule: 'RUN-VP-41' },
      { type: 'settled', seat: 0, hero: 'h3', cause: 'died', points: -70, rule: 'RUN-VP-32' },
    ]);
    expect(driver.game.result(driver.state)?.standings).toEqual([{ seat: 0, score: 25 + 45 + 50 }]);
  });

  it('[RUN-RULING-F08] lets those below the third place pay what was agreed', () => {
    const { state } = play({
      ...four,
      heroes: [ragnar, gunnhild, hrolf, knut, made({ name: 'Ketil' })],
      options: { mawOthers: 20 },
      fighters: { h4: dead, f0: dead },
      state: { tally },
    });
    expect(heroScores(state)).toMatchObject({ h2: { maw: 30 }, h3: { maw: 20, score: 50 } });
  });

  it('[RUN-VP-04] leaves nobody below nothing', () => {
    const driver = play({ ...four, fighters: { f0: dead }, state: { tally: [entry('h0', 'suffered', 40)] } });
    expect(driver.told('settled')).toEqual([
      { type: 'settled', seat: 0, hero: 'h0', cause: 'atLeastNothing', points: 40, rule: 'RUN-VP-04' },
    ]);
  });

  it('says who won by the points of each hand, and several where they are equal', () => {
    const seats: Scene['state'] = { seats: [['h0', 'h3'], ['h1'], ['h2']], tally };
    const { game, state } = play({ ...four, fighters: { f0: dead }, state: seats });
    expect(game.result(state)).toEqual({
      winners: [0],
      standings: [
        { seat: 0, score: 170 },
        { seat: 1, score: 90 },
        { seat: 2, score: 80 },
      ],
    });
    const equal = play({
      ...four,
      fighters: { f0: dead },
      state: { ...seats, tally: [entry('h1', 'damage', 50), entry('h2', 'damage', 50)] },
    });
    expect(equal.game.result(equal.state)?.winners).toEqual([1, 2]);
  });

  it('lets whoever holds the field win with nothing, but nobody who is dead or has fled from it', () => {
    const seats: Scene['state'] = { seats: [['h0'], ['h1'], ['h2'], ['h3']] };
    const winners = (fighters: NonNullable<Scene['fighters']>): readonly number[] | undefined => {
      const { game, state } = play({ ...four, fighters, state: seats });
      return game.result(state)?.winners;
    };
    expect(winners({ f0: dead, h3: dead })).toEqual([0, 1, 2]);
    expect(winners({ h0: dead, h1: dead, h2: dead, h3: dead })).toEqual([]);
    expect(winners({})).toEqual([]);
  });

  it('[RUN-RULING-F52] lets foes kill whoever still lies there, unless all they want is prisoners', () => {
    const lost = (
      foe: 'goblin-warrior' | 'goblin-vegetarian',
      condition: 'incapacitated' | 'unconscious' | 'out',
    ) =>
      fighterOf(
        play({ foes: [{ foe }], fighters: { h0: { condition } }, agenda: [{ step: 'aftermath' }] }).state,
        'h0',
      ).condition;
    expect(lost('goblin-warrior', 'incapacitated')).toBe('dead');
    expect(lost('goblin-warrior', 'unconscious')).toBe('dead');
    expect(lost('goblin-warrior', 'out')).toBe('out');
    expect(lost('goblin-vegetarian', 'unconscious')).toBe('unconscious');
    const mixed = play({
      foes: [{ foe: 'goblin-vegetarian' }, { foe: 'goblin-warrior' }],
      fighters: { h0: { condition: 'unconscious' } },
      agenda: [{ step: 'aftermath' }],
    });
    expect(fighterOf(mixed.state, 'h0').condition).toBe('dead');
  });

  it('[RUN-RULING-C23] lets everybody who still may save a dying hero try it, one after the other', () => {
    const scene: Scene = {
      heroes: [ragnar, gunnhild, hrolf],
      fighters: { f0: dead, h0: { condition: 'dying', hp: 0, saviours: ['h1', 'h2'] } },
      agenda: [{ step: 'aftermath' }],
    };
    // A Healer roll of 12.
    const saved = play(scene, 10, 9);
    expect(fighterOf(saved.state, 'h0').condition).not.toBe('dead');
    expect(saved.told('treated')).toHaveLength(1);
    const lost = play(scene, 2, 3);
    expect(lost.told('treated')).toHaveLength(2);
    expect(fighterOf(lost.state, 'h0').condition).toBe('dead');
    expect(lost.state.over).toBe(true);
  });
});

describe('whoever plays the foes', () => {
  const scene = (more: Scene): Scene => ({
    heroes: [ragnar, gunnhild],
    agenda: [{ step: 'aftermath' }],
    ...more,
  });
  const lines = (of: Scene): [string, number, string][] =>
    play(of)
      .told('settled')
      .filter(({ hero }) => hero === null)
      .map(({ cause, points, rule }) => [String(cause), Number(points), String(rule)]);

  it('[RUN-VPR-01] [RUN-VPR-03] [RUN-VPR-20] is paid for it, and pays for the dead', () => {
    expect(lines(scene({}))).toEqual([['fee', 30, 'RUN-VPR-03']]);
    expect(lines(scene({ fighters: { h0: { condition: 'dead' } } }))).toEqual([
      ['fee', 30, 'RUN-VPR-03'],
      ['dead', -75, 'RUN-VPR-20'],
    ]);
    const { game, state } = play(
      scene({ fighters: { h0: { condition: 'dead' } }, state: { tally: [entry('h1', 'damage', 9)] } }),
    );
    expect(game.result(state)?.standings[1]).toEqual({ seat: 1, score: -45 });
    expect(lines(scene({ nobodyPlaysFoes: true }))).toEqual([]);
  });

  it('[RUN-VPR-04] [RUN-VPR-05] [RUN-VPR-06] is paid once for each who was almost down and lives, by what he had gained', () => {
    const veteran = made({ ledger: [gained(240)] });
    const almost = (more: Scene) =>
      lines(scene({ heroes: [veteran, gunnhild], state: { almostDown: ['h0'] }, ...more }));
    expect(almost({})).toContainEqual(['almostDown', 75 + 24, 'RUN-VPR-04']);
    expect(almost({ fighters: { h0: { condition: 'dead' } } }).map(([cause]) => cause)).toEqual([
      'fee',
      'dead',
    ]);
  });

  it('[RUN-VP-10] counts what a hero has spent and what he has saved, but nothing of this fight', () => {
    const total = (hero: Hero, tally: Entry[] = []) =>
      lines(scene({ heroes: [hero, gunnhild], state: { almostDown: ['h0'], tally } })).find(
        ([cause]) => cause === 'almostDown',
      )?.[1];
    const saver = made({ ledger: [gained(240)] });
    const spender = having(saver, [gift('buffeting-gale')]);
    const { overall, spent, free } = standingOf(spender);
    expect([spent > 0, spent + free]).toEqual([true, overall]);
    expect([total(saver), total(spender)]).toEqual([75 + 24, 75 + 24]);
    expect(total(saver, [entry('h0', 'damage', 500)])).toBe(75 + 24);
  });

  it('[RUN-VPR-02] has nothing of what gifts would bring a foe', () => {
    const award = (who: string) =>
      play({
        heroes: [ragnar, gunnhild],
        agenda: [happening({ effect: 'award', who, points: 40, gift: 'buffeting-gale', rule: 'RUN-VPR-02' })],
      });
    expect(standingsIn(award('f0').state)).toEqual([
      { seat: 0, score: 0 },
      { seat: 1, score: 30 },
    ]);
    expect(standingsIn(award('h0').state)).toEqual([
      { seat: 0, score: 40 },
      { seat: 1, score: 30 },
    ]);
  });

  it('[RUN-RULING-F07] sees it when a blow leaves twenty hit points or fewer, or ten where that was agreed, and never forgets it', () => {
    const struck = (hp: number, almostDown: 20 | 10 = 20) => {
      const fighters = { ...NEAR.fighters, h0: { x: 10, y: 10, hp } };
      const foes = [{ statistics: { atk: 8, dam: 3 } }];
      const scene = { ...NEAR, fighters, foes, options: { almostDown }, agenda: [blow('f0', 'h0')] };
      const driver = play(scene, 9, 2);
      return { lost: Number(driver.told('hurt')[0]?.lost), seen: driver.state.almostDown };
    };
    const { lost } = struck(77);
    expect(lost).toBeGreaterThan(0);
    expect(struck(20 + lost + 1).seen).toEqual([]);
    expect(struck(20 + lost).seen).toEqual(['h0']);
    expect(struck(20 + lost, 10).seen).toEqual([]);
    expect(struck(10 + lost, 10).seen).toEqual(['h0']);
  });

  it('[RUN-RULING-F07] counts four Wounds, and a fifth that was healed back', () => {
    const revived = play(
      {
        heroes: [ragnar, gunnhild],
        fighters: {
          h0: { x: 10, y: 10, hp: 30, wounds: 5, condition: 'dying', saviours: ['h1'] },
          h1: { x: 10, y: 11 },
        },
        agenda: [{ step: 'care', healer: 'h1', patient: 'h0' }],
      },
      10,
      9,
    );
    expect(fighterOf(revived.state, 'h0').wounds).toBe(4);
    expect(revived.state.almostDown).toEqual(['h0']);
  });

  it('[RUN-VPR-14] is paid for a goblin leader as for terrain', () => {
    expect(lines(scene({ foes: [{ foe: 'goblin-leader', threat: 'weak' }] }))).toContainEqual([
      'terrain',
      20,
      'RUN-VPR-09',
    ]);
  });
});

it('[RUN-VP-45] [RUN-VPR-22] adds up: what was told of points is what everybody has in the end', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const dice = new FastDice(seed);
    const { seats, options } = TRIAL.setUp((sides) => dice.roll(sides));
    const begun = Match.create(rune, { seats, options, seed: `${seed}`.padStart(64, '0') });
    if ('refused' in begun) throw new Error(begun.refused.code);
    const match = begun.ok;
    while (match.result === null) {
      const [asked] = match.decisions();
      match.play(asked!.seat, asked!.options[dice.roll(asked!.options.length) - 1]!.id);
    }
    const { seats: roles, duel } = match.position().state as ReturnType<typeof play>['state'];
    const events = match.events as readonly { type: string; hero?: string | null; points?: number }[];
    for (const { seat, score } of match.result.standings) {
      const role = roles[seat]!;
      const told = events
        .filter(({ type }) => type === 'scored' || type === 'settled')
        .filter(({ hero }) =>
          role === 'foes' ? hero === null : typeof hero === 'string' && role.includes(hero),
        )
        .reduce((sum, { points = 0 }) => sum + points, 0);
      expect(duel === null ? told : 0).toBe(duel === null ? score : 0);
    }
  }
});
