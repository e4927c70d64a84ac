import { viewOf } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { Item } from '../../content/treasure/item.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { field, gain, laborers, roll, trap } from '../../documents/encounter/testing.ts';
import { withLines } from '../../documents/hero/account.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { standingOf } from '../../documents/hero/standing.ts';
import { result } from '../fight/end.ts';
import { fighterOf } from '../fight/fighters.ts';
import { rules } from '../fight/game.ts';
import { goingsOf } from '../fight/goings.ts';
import { foesScore, heroScores, standingsIn } from '../fight/reckoning.ts';
import { mayRunAway } from '../fight/running-away.ts';
import { shopOptions } from '../fight/shopping.ts';
import { StateSchema } from '../fight/state.ts';
import { whySpared } from '../fight/targeting.ts';
import { allDiceCast, playFrom, unanswered } from '../fight/testing.ts';
import { amend, sittingOf } from './heroes.ts';
import { goOn, holding, hurryOn, notes } from './testing.ts';
import { runBy, sitRunBy } from './testing-round.ts';

afterEach(allDiceCast);

const { ragnar, gunnhild, hrolf } = READY_MADE;
const THREE = [ragnar, gunnhild, hrolf];
/** The second seat runs, and has Gunnhild. */
const SECOND = { seat: 1, own: true } as const;

const SILVER: Item = { kind: 'loot', form: 'silver', ounces: 5 };
const FLEE = 16;
const WITHDRAW = 8;
const TURN = {
  halves: [],
  paces: 0,
  charges: false,
  retires: false,
  leapt: false,
  as: 'blow' as const,
  did: [],
};

const award = (points: number) =>
  gain([{ kind: 'points', award: points, shared: 'doer', deed: 'A deed' }], null, { how: 'Do it.' });
const plain = holding(award(40), award(30));
const fight = notes({ id: 'fight', location: 'A field', combat: laborers(2), map: field() });

describe('whoever runs', () => {
  it('[RUN-RUN-10] names somebody else who plays his hero, the next at the table by default', () => {
    const driver = sitRunBy([SECOND], plain, THREE);
    expect([driver.kind, driver.asked, driver.options()]).toEqual([
      'appoint',
      [1],
      ['appoint:2', 'appoint:0'],
    ]);
    driver.choose('appoint:0');
    expect(driver.state.fighters.map(({ seat }) => seat)).toEqual([0, 0, 2]);
    expect(driver.told('tookOver')).toEqual([
      { type: 'tookOver', seat: 1, proxy: 0, hero: 'h1', keeper: 'h0' },
    ]);
    expect(driver.asked).not.toContain(1);
  });

  it('[RUN-BASIC-26] asks nobody where there is but one who could', () => {
    const driver = sitRunBy([SECOND], plain);
    expect(driver.kind).toBe('room');
    expect(sittingOf(driver.state).running).toMatchObject({ seat: 1, proxy: 0 });
  });

  it('[RUN-ENC-04] has his hero back when his encounter is over', () => {
    const driver = sitRunBy([SECOND, null], [plain, plain]);
    expect(fighterOf(driver.state, 'h1').seat).toBe(0);
    goOn(driver);
    expect(fighterOf(driver.state, 'h1').seat).toBe(1);
    expect(sittingOf(driver.state).running).toBeNull();
  });

  it('[RUN-BASIC-24] is somebody else in each encounter, as it is whose turn it is', () => {
    const driver = sitRunBy([SECOND, { seat: 0, own: true }], [plain, plain]);
    goOn(driver);
    expect(sittingOf(driver.state).running).toMatchObject({ seat: 0, proxy: 1 });
    expect(driver.state.fighters.map(({ seat }) => seat)).toEqual([1, 1]);
  });

  it('[RUN-RUN-04] takes over in front of all, and nobody has to wait for it', () => {
    const driver = sitRunBy([SECOND], notes({}));
    expect(driver.told('tookOver')).toMatchObject([{ seat: SECOND!.seat }]);
    // It is told, and asks for nothing.
    expect(driver.kind).toBe('room');
  });

  it('[RUN-BASIC-18] plays the foes, which the rules do otherwise', () => {
    const driver = goOn(sitRunBy([SECOND], fight));
    expect(driver.state.fighters.filter(({ side }) => side === 'foes').map(({ seat }) => seat)).toEqual([
      1, 1,
    ]);
    const nobody = goOn(sitRunBy([null], fight));
    expect(nobody.state.fighters.filter(({ side }) => side === 'foes').map(({ seat }) => seat)).toEqual([
      null,
      null,
    ]);
  });

  it('may be somebody without a hero, who needs no proxy', () => {
    const driver = sitRunBy('guest', plain);
    expect(sittingOf(driver.state).running).toMatchObject({ seat: 2, proxy: null });
    expect(driver.state.fighters.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('leaves it to the rules where nobody could play his hero', () => {
    const driver = sitRunBy([{ seat: 0, own: true }], plain, [ragnar]);
    expect([driver.kind, sittingOf(driver.state).running ?? null]).toEqual(['room', null]);
  });
});

describe('the proxy', () => {
  it('[RUN-RUN-13] [RUN-VPR-17] has half of what the hero in his care makes, and whoever runs the other half', () => {
    const driver = sitRunBy([SECOND], plain).choose('touch:h1:0');
    driver.choose('letHim');
    expect(heroScores(driver.state)).toMatchObject({ h0: { share: 20, score: 20 } });
    expect(heroScores(driver.state)['h1']).toBeUndefined();
    expect(foesScore(driver.state)).toMatchObject({ fee: 30, share: 20, score: 50 });
    goOn(driver);
    expect(driver.told('banked').map(({ hero, points }) => [hero, points])).toEqual([
      ['h0', 20],
      ['h1', 50],
    ]);
    const lines = driver.told('reckoned').map(({ hero, lines: all, score }) => [hero, all, score]);
    expect(lines).toMatchObject([
      ['h0', [{ cause: 'proxy', points: 20, rule: 'RUN-VP-28' }], 20],
      [null, [{ cause: 'fee' }, { cause: 'share', points: 20, rule: 'RUN-VPR-17' }], 50],
    ]);
  });

  it('[RUN-RUN-13] [RUN-VP-32] has nothing at all if that hero dies', () => {
    const driver = sitRunBy([SECOND], plain).choose('touch:h0:0', 'touch:h1:0');
    driver.choose('letHim');
    Object.assign(fighterOf(driver.state, 'h1'), { hp: 0, condition: 'dead' });
    expect(heroScores(driver.state)['h0']).toMatchObject({ preliminary: 0, score: 0 });
    // His own loss he bears as everybody does. RUN-VPR-20
    expect(foesScore(driver.state)).toMatchObject({ share: 0, dead: 0, score: 30 });
  });

  it('[RUN-RUN-15] is overruled about what may take a roll, and asked about all of it, so that the question tells nothing', () => {
    const driver = sitRunBy([SECOND], plain).choose('touch:h1:0');
    expect([driver.kind, driver.asked]).toEqual(['overrule', [1]]);
    driver.choose('forbid');
    expect(driver.told('overruled')).toEqual([{ type: 'overruled', hero: 'h1' }]);
    expect(driver.told('touched')).toEqual([]);
    expect(driver.options(0)).not.toContain('touch:h1:0');
    expect(driver.options(0)).toContain('touch:h1:1');
    // Of his own hero he says what he likes.
    driver.choose('touch:h0:0');
    expect(driver.told('touched').map(({ hero }) => hero)).toEqual(['h0']);
    // What lies there now may be something else.
    expect(driver.options(0)).toContain('touch:h1:0');
  });

  it('[RUN-RUN-15] does not volunteer that hero against his player’s will', () => {
    const wall = trap(roll('climb', 6, { id: 'r', type: 'noFault' }), [{ kind: 'damage', dam: 9 }]);
    const driver = sitRunBy([SECOND], holding(wall));
    driver.choose('goOn');
    expect([driver.kind, driver.asked]).toEqual(['volunteer', [0]]);
    driver.chooseAs(0, 'leaveIt').chooseAs(0, 'roll');
    expect([driver.kind, driver.asked]).toEqual(['overrule', [1]]);
    driver.choose('forbid');
    expect(driver.told('volunteered')).toEqual([]);
    expect(driver.told('attempted')).toEqual([]);
  });

  it('[RUN-RUN-16] [RUN-RUN-87] keeps him in the fight, unless his player lets him go', () => {
    const turning = { ...TURN, fighter: 'h1', engagedAtFirst: true };
    const flights = (leave: boolean): number => {
      const driver = sitRunBy([SECOND], fight);
      goOn(driver);
      expect([driver.kind, driver.asked]).toEqual(['permit', [1]]);
      driver.choose(leave ? 'allow' : 'forbid');
      const { state } = driver;
      expect(mayRunAway(state, fighterOf(state, 'h1'))).toBe(leave);
      expect(mayRunAway(state, fighterOf(state, 'h0'))).toBe(true);
      const bits = goingsOf(state, turning)?.bits ?? new Uint16Array();
      return bits.filter((bit) => (bit & FLEE) !== 0).length;
    };
    expect(flights(false)).toBe(0);
    expect(flights(true)).toBeGreaterThan(0);
  });
  it('[RUN-RUN-16] asks nothing about a hero who cannot fight', () => {
    const driver = sitRunBy([SECOND], fight);
    Object.assign(fighterOf(driver.state, 'h1'), { wounds: 4, condition: 'incapacitated' });
    expect(goOn(driver).kind).not.toBe('permit');
  });

  it('[RUN-RUN-16] [RUN-RUN-87] neither lets him back off nor agrees for him to run', () => {
    const may = (answer: 'allow' | 'forbid') => {
      const driver = goOn(sitRunBy([SECOND], fight));
      driver.choose(answer);
      const { state } = driver;
      const [ward, foe] = [fighterOf(state, 'h1'), fighterOf(state, 'f0')];
      Object.assign(foe, { x: ward.x + 1, y: ward.y });
      const turn = { ...TURN, fighter: 'h1', engagedAtFirst: true };
      const backs = (goingsOf(state, turn)?.bits ?? new Uint16Array()).some((bit) => (bit & WITHDRAW) !== 0);
      Object.assign(fighterOf(state, 'h0'), { runs: true, planned: 0 });
      Object.assign(state, {
        agenda: [{ step: 'consent', seat: 0, fighter: 'h1', rest: [] }],
        round: 1,
      });
      return [backs, playFrom(state).options(0)];
    };
    expect(may('forbid')).toEqual([false, ['refuse']]);
    expect(may('allow')).toEqual([true, ['agree', 'refuse']]);
  });

  it('[RUN-RUN-17] [RUN-RULING-R25] buys him nothing in a fight, with points that are his player’s', () => {
    const rich = [ragnar, gunnhild].map((hero) =>
      withLines(hero, { line: 'gain', on: '1000-01-01', cause: 'pillaging', points: 500, marked: [] }),
    );
    const shops = (hero: string): boolean => {
      const driver = goOn(hurryOn(sitRunBy([SECOND], fight, rich))).choose('forbid');
      return shopOptions(driver.state, fighterOf(driver.state, hero)).length > 0;
    };
    const freely = goOn(hurryOn(sitRunBy([null], fight, rich)));
    const both = ['h0', 'h1'].map((id) => shopOptions(freely.state, fighterOf(freely.state, id)).length > 0);
    expect([both, shops('h0'), shops('h1')]).toEqual([[true, true], true, false]);
  });

  it('[RUN-RUN-40] [RUN-RUN-38] is left alone by foes with a will of their own, unless the chart names his hero', () => {
    const [one] = laborers(1).foes;
    const combat = { ...laborers(1), foes: [{ ...one!, selfWilled: true }] };
    const driver = goOn(sitRunBy([SECOND], notes({ id: 'f', combat, map: field() }))).choose('forbid');
    const { state } = driver;
    const why = (hero: string) => whySpared(state, fighterOf(state, 'f0'), fighterOf(state, hero));
    expect([why('h0'), why('h1')]).toEqual([null, 'own']);
    Object.assign(fighterOf(state, 'f0'), { grudges: [{ by: 'h1', hurt: 9 }] });
    expect(why('h1')).toBeNull();
    Object.assign(fighterOf(state, 'h0'), { hp: 29 });
    expect(why('h0')).toBe('weak');
  });

  it('[RUN-RUN-19] [RUN-VP-40] sets him on no other hero, even where heroes may', () => {
    const struck = (who: string): string[] => {
      const state = runBy([SECOND], fight, [ragnar, gunnhild], { feuds: true });
      const driver = goOn(playFrom(state));
      driver.choose('forbid');
      const [one, other] = [fighterOf(driver.state, 'h0'), fighterOf(driver.state, 'h1')];
      for (const each of [one, other]) Object.assign(each, { steps: [10], planned: 0, total: 10 });
      Object.assign(other, { x: one.x, y: one.y + 1 });
      const { state: now } = driver;
      Object.assign(now, { round: 1, step: 10, agenda: [{ step: 'turn', fighter: who }] });
      return playFrom(now)
        .options(0)
        .filter((id) => id.startsWith(`strike:${who === 'h0' ? 'h1' : 'h0'}`));
    };
    expect(struck('h0').length).toBeGreaterThan(0);
    expect(struck('h1')).toEqual([]);
  });

  it('[RUN-RUN-12] may silence him, once, and not his veto', () => {
    const driver = sitRunBy([SECOND], plain);
    expect(driver.options(0)).toContain('silence');
    driver.choose('silence');
    expect(driver.told('silenced')).toEqual([{ type: 'silenced', by: 0 }]);
    expect(driver.options(0)).not.toContain('silence');
    driver.choose('touch:h1:0');
    expect(driver.kind).toBe('overrule');
  });

  it('[RUN-RUN-17] [RUN-RUN-14] neither spends that hero’s points nor sells what is his', () => {
    const shrine = gain([{ kind: 'shrine', god: 'thor' }], null, { how: 'Pray.' });
    const merchant = gain([{ kind: 'bargain', bonus: 0, stock: [] }], null, { how: 'Trade.' });
    const cave = gain([{ kind: 'lootCache', difficulty: 6 }], null, { how: 'Hide it.' });
    const rich = [ragnar, gunnhild].map((hero) =>
      withLines(hero, { line: 'found', on: '1000-01-01', how: 'treasure', things: [SILVER] }),
    );
    const driver = sitRunBy([SECOND], holding(shrine, merchant, cave), rich).load(5);
    const asked: string[] = [];
    for (let i = 0; i < 3; i++) {
      driver.choose('touch:h0:0');
      while (driver.kind !== 'room') {
        asked.push(`${driver.kind} ${heroAsked(driver.state)}`);
        if (driver.kind === 'entrust') driver.choose('forbid');
        else driver.choose(driver.kind === 'stash' ? (driver.options()[0] as string) : 'leave');
      }
    }
    expect(asked).toEqual(expect.arrayContaining(['haggle h0', 'stash h0']));
    expect(asked.filter((one) => one.endsWith('h1'))).toEqual(['entrust h1', 'entrust h1']);
  });

  it('[RUN-RUN-14] sells what is that hero’s only where whoever runs says so, each time anew', () => {
    const merchant = gain([{ kind: 'bargain', bonus: 0, stock: [] }], null, { how: 'Trade.' });
    const market = () => {
      const driver = sitRunBy([SECOND], holding(merchant)).choose('touch:h0:0');
      while (driver.kind === 'haggle') driver.choose('leave');
      expect([driver.kind, driver.asked]).toEqual(['entrust', [1]]);
      return driver;
    };
    expect(unanswered(market(), 1)).toEqual({ act: 'forbid' });
    expect(market().choose('forbid').kind).toBe('room');
    const allowed = market().choose('allow');
    expect([allowed.kind, allowed.asked, heroAsked(allowed.state)]).toEqual(['haggle', [0], 'h1']);
    expect(allowed.options()).toContain('sellOne:0');
  });
});

const heroAsked = ({ agenda }: { agenda: readonly object[] }): string => {
  const frame = agenda.at(-1);
  return frame !== undefined && 'hero' in frame ? (frame.hero as string) : '';
};

describe('points of whoever runs', () => {
  it('[RUN-VPR-03] [RUN-VPR-04] [RUN-VPR-20] are for danger, and lost for the dead', () => {
    const driver = sitRunBy('guest', plain);
    expect(standingsIn(driver.state)[2]).toEqual({ seat: 2, score: 30 });
    driver.state.almostDown = ['h0'];
    const total = standingOf(driver.state.heroes[0]!).overall;
    expect(foesScore(driver.state)).toMatchObject({ almost: 75 + Math.floor(total / 10) });
    Object.assign(fighterOf(driver.state, 'h1'), { hp: 0, condition: 'dead' });
    expect(foesScore(driver.state)).toMatchObject({ dead: 75 });
  });

  it('[RUN-VPR-18] [RUN-ENC-25] are more by three sorts of trouble, for whoever thought it up and for nobody else', () => {
    const score = (own: boolean) => {
      const { state } = sitRunBy([{ seat: 1, own }], plain);
      state.almostDown = ['h0'];
      state.failures = [{ difficulty: 8, result: 5 }];
      state.features = ['cover:a'];
      return foesScore(state);
    };
    expect(score(true)).toMatchObject({ failures: 9, terrain: 20, trifecta: 75 });
    expect(score(false)).toMatchObject({ failures: 9, terrain: 20, trifecta: 0 });
  });

  it('[RUN-VPR-12] are none for terrain of the two encounters that he ran before', () => {
    const { state } = sitRunBy([SECOND], plain);
    state.features = ['cover:a', 'water:0'];
    const terrain = (...ran: { seat: number; terrain: string[] }[]): number => {
      amend(state, { ran });
      return foesScore(state)!.terrain;
    };
    expect(terrain()).toBe(40);
    expect(terrain({ seat: 1, terrain: ['cover'] })).toBe(20);
    expect(terrain({ seat: 0, terrain: ['cover'] })).toBe(40);
    const old = { seat: 1, terrain: ['cover'] };
    expect(terrain(old, { seat: 1, terrain: [] })).toBe(20);
    expect(terrain(old, { seat: 1, terrain: [] }, { seat: 1, terrain: [] })).toBe(40);
  });

  it('[RUN-VPR-15] are twenty more for an encounter made for beginners', () => {
    const { state } = sitRunBy([SECOND], { ...plain, beginner: true });
    expect(foesScore(state)).toMatchObject({ terrain: 20, score: 50 });
  });

  it('[RUN-VPR-21] [RUN-VP-05] are owed where they are below nothing, and what he has is his', () => {
    const driver = sitRunBy([{ seat: 2, own: true }], plain, THREE);
    driver.choose('appoint:0');
    for (const id of ['h0', 'h1']) Object.assign(fighterOf(driver.state, id), { hp: 0, condition: 'dead' });
    expect(foesScore(driver.state)).toMatchObject({ score: 30 - 150 });
    goOn(driver);
    expect(sittingOf(driver.state).purses['h2']).toMatchObject({ deficit: 120, gained: 0 });
  });

  it('[RUN-VP-05] [RUN-VP-09] leave him what he has while they are below nothing, and what he owes is taken off first', () => {
    const driver = sitRunBy([{ seat: 2, own: true }], plain, THREE).choose('appoint:0');
    const { purses } = sittingOf(driver.state);
    amend(driver.state, { purses: { ...purses, h2: { deficit: 0, gained: 50, slothful: false } } });
    for (const id of ['h0', 'h1']) Object.assign(fighterOf(driver.state, id), { hp: 0, condition: 'dead' });
    expect(standingsIn(driver.state)[2]).toEqual({ seat: 2, score: 50 });
    const guest = sitRunBy('guest', plain);
    amend(guest.state, { guest: { deficit: 20, gained: 5, slothful: false } });
    expect(standingsIn(guest.state)[2]).toEqual({ seat: 2, score: 5 + 30 - 20 });
    amend(guest.state, { guest: { deficit: 50, gained: 5, slothful: false } });
    expect(standingsIn(guest.state)[2]).toEqual({ seat: 2, score: 5 });
  });

  it('[RUN-VPR-22] may come to more than ten thousand points in a long adventure with many heroes', () => {
    const guest = sitRunBy('guest', plain);
    amend(guest.state, { guest: { deficit: 0, gained: 12_000, slothful: false } });
    expect(StateSchema.safeParse(viewOf(guest.game, guest.state, null)).error).toBeUndefined();
    expect(standingsIn(guest.state)[2]).toEqual({ seat: 2, score: 12_000 + 30 });
  });

  it('[RUN-VPR-18] [RUN-VPR-12] are told line by line, and what terrain they were for is remembered without its traps', () => {
    const driver = sitRunBy([SECOND], plain);
    Object.assign(driver.state, {
      almostDown: ['h0'],
      failures: [{ difficulty: 8, result: 5 }],
      features: ['cover:a', 'grabber:b'],
    });
    goOn(driver);
    const own = driver.told('reckoned').find(({ hero }) => hero === null);
    expect(own?.lines).toMatchObject(
      ['fee', 'almostDown', 'failures', 'terrain', 'trifecta'].map((cause) => ({ cause })),
    );
    expect(sittingOf(driver.state).ran).toEqual([{ seat: 1, terrain: ['cover'] }]);
  });

  it('go to a player whose hero is dead, but not into the books of that hero', () => {
    const driver = sitRunBy([SECOND], plain);
    Object.assign(fighterOf(driver.state, 'h1'), { hp: 0, condition: 'dead' });
    goOn(driver);
    expect(sittingOf(driver.state).purses['h1']?.gained).toBe(30);
    expect(standingOf(driver.state.heroes[1]!).overall).toBe(0);
  });

  it('[RUN-VP-44] clear his name of sloth, and are not halved', () => {
    const driver = sitRunBy([SECOND], plain);
    const { purses } = sittingOf(driver.state);
    amend(driver.state, { purses: { ...purses, h1: { deficit: 0, gained: 0, slothful: true } } });
    goOn(driver);
    expect(sittingOf(driver.state).purses['h1']).toMatchObject({ slothful: false, gained: 30 });
  });

  it('[RUN-VP-10] are as they were told, and no more for what heroes have gained by the same encounter', () => {
    const rich = gain([{ kind: 'points', award: 200, shared: 'doer', deed: 'A deed' }], null, {
      how: 'Do it.',
    });
    const driver = sitRunBy('guest', holding(rich)).choose('touch:h0:0');
    driver.state.almostDown = ['h0'];
    goOn(driver);
    expect(driver.told('banked')[0]).toMatchObject({ hero: 'h0', points: 200 });
    const lines = driver.told('settled').filter(({ hero }) => hero === null);
    const sum = lines.reduce((all, { points }) => all + Number(points), 0);
    expect(sum).toBe(30 + 75);
    expect(driver.told('earned')).toEqual([{ type: 'earned', seat: 2, points: sum, gained: sum }]);
  });

  it('[RUN-VP-07] pay what he owes first, line by line', () => {
    const driver = sitRunBy('guest', plain);
    amend(driver.state, { guest: { deficit: 10, gained: 0, slothful: false } });
    goOn(driver);
    const own = driver.told('reckoned').find(({ hero }) => hero === null);
    expect(own).toMatchObject({ seat: 2, score: 20 });
    expect(own?.lines).toMatchObject([
      { cause: 'fee', points: 30 },
      { cause: 'deficit', points: -10 },
    ]);
    expect(driver.told('earned')).toEqual([{ type: 'earned', seat: 2, points: 20, gained: 20 }]);
  });

  it('[RUN-WIN-02] win the sitting like anybody’s, with or without a hero', () => {
    const driver = hurryOn(goOn(sitRunBy('guest', plain)));
    expect(result(driver.state)).toMatchObject({ winners: [2] });
  });
});

describe('what whoever runs knows', () => {
  const secret: Encounter = {
    ...holding(
      trap(roll('traps', 9, { id: 'r' }), [{ kind: 'damage', dam: 40 }], { id: 'needle', name: 'A needle' }),
    ),
    concept: 'A slaughter.',
  };

  it('[RUN-RUN-01] is the notes as they are, how far they have come, and nothing that others are not asked', () => {
    const { state } = sitRunBy([SECOND], secret);
    const view = viewOf(rules as never, state, 1) as unknown as typeof state;
    expect(view.notes?.encounter).toEqual(sittingOf(state).encounters[0]);
    expect(view.notes?.progress).toEqual(sittingOf(state).progress);
  });

  it('[RUN-RUN-90] is nobody else’s: not a proxy’s, nor of whoever looks on', () => {
    const { state } = sitRunBy([SECOND], secret);
    for (const seat of [0, null]) {
      const view = viewOf(rules as never, state, seat) as unknown as typeof state;
      expect(view.notes).toBeNull();
      expect(JSON.stringify(view)).not.toContain('needle');
      expect(JSON.stringify(view)).not.toContain('slaughter');
    }
  });

  it('[RUN-RUN-10] is not what others will run later', () => {
    const { state } = sitRunBy([SECOND, { seat: 0, own: true }], [plain, secret]);
    for (const seat of [0, 1, null])
      expect(JSON.stringify(viewOf(rules as never, state, seat))).not.toContain('needle');
  });

  it('[RUN-ENC-11] lies open to all when it is over, word for word', () => {
    const driver = sitRunBy([SECOND, null], [plain, secret]);
    goOn(driver);
    expect(driver.told('notesOpened')).toEqual([
      { type: 'notesOpened', number: 1, encounter: sittingOf(driver.state).encounters[0] },
    ]);
  });

  it('[RUN-ENC-12] stays closed until the last where all of it hangs together, and then all of it is open', () => {
    const driver = sitRunBy([SECOND, SECOND], [plain, plain]);
    amend(driver.state, { plotted: true });
    goOn(driver);
    expect(driver.told('notesOpened')).toEqual([]);
    goOn(hurryOn(driver));
    expect(driver.told('notesOpened').map(({ number }) => number)).toEqual([1, 2]);
  });
});
