import { afterEach, describe, expect, it } from 'vitest';
import { gain, roll, trap } from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { fighterOf } from '../fight/fighters.ts';
import { UNTOUCHED } from '../fight/harm.ts';
import { heroSheet } from '../fight/sheets.ts';
import type { State } from '../fight/state.ts';
import { allDiceCast, happening, optionsOf, playFrom } from '../fight/testing.ts';
import { amid, EASY, fighting, HOPELESS } from './testing.ts';

afterEach(allDiceCast);

const { ragnar, gunnhild } = READY_MADE;
const sheet = heroSheet(ragnar);
const shame = [{ kind: 'status', points: 4 }] as const;
type Driving = ReturnType<typeof playFrom>;
const struck = (driver: Driving) => driver.told('stricken').map(({ hero }) => hero);
const lost = (driver: Driving) => driver.told('hurt').map((event) => event.lost);
const tries = (driver: Driving) => optionsOf(driver, 'try');
/** From here on somebody else's turn. */
const turnOf = (state: State, fighter: string) => {
  Object.assign(state, { agenda: [{ step: 'turn', fighter }] });
  fighterOf(state, fighter).steps = [10];
  return playFrom(state);
};

describe('something to be done in a fight', () => {
  const sink = (difficulty: number, what: object = {}) =>
    trap(
      roll('climb', difficulty, {
        type: 'scramble',
        action: true,
        condition: { trigger: 'Cut the rope.', exposure: 'remains' },
        multiple: { kind: 'actionSink', successes: 2, trapAtEnd: true },
        ...what,
      }),
      shame,
      { id: 'rope' },
    );

  it('[RUN-DIF-50] [RUN-DIF-170] [RUN-COND-30] takes an action each time, of anybody, until it is done often enough', () => {
    const driver = playFrom(fighting(amid(sink(sheet.roll('climb') + 5))), 2);
    expect(tries(driver)).toEqual(['try:0']);
    driver.choose('try:0');
    // He has failed, and lost his action by it.
    expect(driver.told('attempted')).toMatchObject([{ hero: 'h0', success: false }]);
    expect([driver.told('workedOn'), struck(driver), driver.kind]).toEqual([[], [], null]);
    const again = turnOf(driver.state, 'h1').load(10, 9).choose('try:0');
    expect(again.told('workedOn')).toMatchObject([{ hero: 'h1', have: 1, need: 2 }]);
    const last = turnOf(again.state, 'h0').load(9).choose('try:0');
    expect(last.told('workedOn')).toMatchObject([{ hero: 'h0', have: 2, need: 2 }]);
    expect(tries(turnOf(last.state, 'h1'))).toEqual([]);
  });

  it('[RUN-DIF-51] is not begun in the midst of an action, and never too late to try again', () => {
    const driver = playFrom(fighting(amid(sink(HOPELESS))));
    const walk = driver.options().find((id) => id.startsWith('walk'))!;
    driver.choose(walk);
    expect(tries(driver)).toEqual([]);
    let state = driver.state;
    for (let i = 0; i < 3; i++) state = turnOf(state, 'h0').load(5).choose('try:0').state;
    expect(tries(turnOf(state, 'h0'))).toEqual(['try:0']);
  });

  it('[RUN-DIF-52] strikes all of them without a roll if it is not done when the fight is over', () => {
    const over = (have: number) => {
      const state = fighting(amid(sink(EASY)), [{ step: 'passage' }, { step: 'fought' }]);
      Object.assign(state, { ended: 'heroes' });
      state.sitting = { ...state.sitting!, works: [{ element: 'rope', have, over: have >= 2 }] };
      return struck(playFrom(state));
    };
    expect([over(1), over(2)]).toEqual([['h0', 'h1'], []]);
  });

  it('[RUN-DIF-90] [RUN-DIF-91] may be tried as often as the notes say, each time for an action', () => {
    const lever = (extra: number) =>
      amid(
        gain([{ kind: 'silver', ounces: 3 }], roll('traps', HOPELESS, { type: 'rush', action: true, extra })),
      );
    const once = playFrom(fighting(lever(0)), 5).choose('try:0');
    expect(once.told('attempted')).toHaveLength(1);
    expect(tries(turnOf(once.state, 'h0'))).toEqual([]);
    expect(tries(turnOf(once.state, 'h1'))).toEqual(['try:0']);
    const twice = playFrom(fighting(lever(1)), 5).choose('try:0');
    expect(twice.told('attempted')).toHaveLength(1);
    expect(tries(turnOf(twice.state, 'h0'))).toEqual(['try:0']);
  });

  it('[RUN-COND-03] [RUN-COND-05] [RUN-TRAP-65] is a trap for whoever chooses it, in his turn and for no action, and terrain that counts', () => {
    const chasm = trap(
      roll('jump', HOPELESS, { type: 'singular', condition: { trigger: 'Leap over.', exposure: 'remains' } }),
      shame,
      { id: 'chasm' },
    );
    const driver = playFrom(fighting(amid(chasm)), 5).choose('try:0');
    expect(struck(driver)).toEqual(['h0']);
    expect(driver.kind).toBe('act');
    expect(tries(driver)).toEqual([]);
    expect(driver.state.features).toEqual(['grabber:chasm']);
    expect(tries(turnOf(driver.state, 'h1'))).toEqual(['try:0']);
  });

  it('[RUN-COND-06] is gone after the first where only the first is exposed', () => {
    const once = trap(
      roll('jump', EASY, { type: 'singular', condition: { trigger: 'Leap over.', exposure: 'first' } }),
      shame,
    );
    const driver = playFrom(fighting(amid(once)), 5).choose('try:0');
    expect(tries(turnOf(driver.state, 'h1'))).toEqual([]);
  });

  it('[RUN-RULING-T55] that is part of something else is for those who have managed that', () => {
    const scaffold = trap(
      roll('climb', EASY, {
        type: 'scramble',
        action: true,
        condition: { trigger: 'Climb up.', exposure: 'remains' },
      }),
      [{ kind: 'fall', feet: 25 }],
      { id: 'scaffold' },
    );
    const driver = playFrom(fighting(amid(scaffold, { ...sink(EASY), partOf: 'scaffold' })), 5);
    expect(tries(driver)).toEqual(['try:0']);
    driver.choose('try:0');
    expect(tries(turnOf(driver.state, 'h0'))).toEqual(['try:1']);
    expect(tries(turnOf(driver.state, 'h1'))).toEqual(['try:0']);
  });

  it('[RUN-HAZ-DROWN-05] is nothing for whoever is under water: he does not act any more', () => {
    const river = trap(null, [{ kind: 'drowning', surface: 'raging', current: 'strong' }], {
      id: 'river',
      targets: { most: 1, by: 'marchingOrder' },
    });
    const state = fighting(amid(river), [
      { step: 'repeatShots' },
      { step: 'element', element: 'river', by: null },
    ]);
    for (const id of ['h0', 'h1']) fighterOf(state, id).steps = [20, 5];
    const driver = playFrom(state, 2);
    expect(driver.told('swam')).toMatchObject([{ fighter: 'h0', afloat: false }]);
    expect(['h0', 'h1'].map((id) => fighterOf(driver.state, id).steps)).toEqual([[], [20, 5]]);
  });

  it('[RUN-TER-164] wants one to be where it is', () => {
    const lever = gain(
      [{ kind: 'silver', ounces: 3 }],
      roll('traps', EASY, { action: true, spot: { x: 11, y: 11 } }),
    );
    const state = fighting(amid(lever));
    expect(tries(playFrom(state))).toEqual([]);
    Object.assign(fighterOf(state, 'h0'), { x: 10, y: 10 });
    for (const [i, id] of ['f0', 'f1', 'f2'].entries()) Object.assign(fighterOf(state, id), { x: i, y: 11 });
    expect(tries(turnOf(state, 'h0'))).toEqual(['try:0']);
  });

  it('[RUN-TER-45] lies in a place that hurts, for whoever stays there long enough', () => {
    const bait = gain([{ kind: 'silver', ounces: 3 }], null, { id: 'bait', bait: 2 });
    const state = fighting(amid(bait));
    expect(tries(playFrom(state))).toEqual([]);
    const { x, y } = fighterOf(state, 'h0');
    state.map = {
      ...state.map,
      zones: [{ kind: 'damaging', area: [[x, y, 1]], dam: 10, grows: false, nature: 'heat' }],
    };
    const first = turnOf(state, 'h0').choose('try:0');
    expect([first.told('workedOn').length, first.told('found').length]).toEqual([1, 0]);
    const second = turnOf(first.state, 'h0').choose('try:0');
    expect(second.told('found')).toMatchObject([{ hero: 'h0' }]);
    expect(tries(turnOf(second.state, 'h0'))).toEqual([]);
  });

  it('[RUN-TRAP-61] [RUN-TRAP-62] [RUN-TRAP-60] is harder near where it comes from, and easier near what shelters from it', () => {
    const total = (of: 'danger' | 'safety') => {
      const blast = trap(roll('dodge', EASY), shame, { zone: { of, around: { x: 0, y: 0 }, paces: 30 } });
      const state = fighting(amid(blast), [{ step: 'fray' }]);
      state.round = 2;
      Object.assign(fighterOf(state, 'h0'), { x: 0, y: 0 });
      Object.assign(fighterOf(state, 'h1'), { x: 5, y: 11 });
      return playFrom(state, 5, 5)
        .told('attempted')
        .map((event) => event.total as number);
    };
    const plain = [sheet.roll('dodge') + 5, heroSheet(gunnhild).roll('dodge') + 5];
    expect(total('danger')).toEqual([plain[0]! - 3, plain[1]! - 1]);
    expect(total('safety')).toEqual([plain[0]! + 3, plain[1]! + 1]);
  });
});

describe('what goes off in a fight', () => {
  const bolt = (most: number, by: 'chance' | 'initiative' | 'marchingOrder', repeats: object) =>
    trap(roll('dodge', HOPELESS, { type: 'singular' }), shame, {
      id: 'bolt',
      targets: { most, by, repeats: { roll: null, countdown: null, how: 'Smash it.', ...repeats } },
    });

  it('[RUN-TRAP-57] [RUN-TRAP-71] shoots each round at as many as it can, drawn by chance, until an action stops it', () => {
    const state = fighting(amid(bolt(1, 'chance', {})), [{ step: 'repeatShots' }]);
    const driver = playFrom(state, 2, 5);
    expect([driver.told('attempted')[0]?.hero, struck(driver)]).toEqual(['h1', ['h1']]);
    const stopped = turnOf(driver.state, 'h0').choose('try:0');
    expect(stopped.told('quelled')).toMatchObject([{ by: 'h0', hero: null }]);
    Object.assign(stopped.state, { agenda: [{ step: 'repeatShots' }] });
    expect(struck(playFrom(stopped.state))).toEqual([]);
  });

  it('[RUN-TRAP-72] is nothing to be stopped before anybody knows of it', () => {
    expect(tries(playFrom(fighting(amid(bolt(1, 'chance', {})))))).toEqual([]);
  });

  it('[RUN-STOLEN-6.10] shoots at whoever is quickest, where it does', () => {
    const state = fighting(amid(bolt(1, 'initiative', {})), [{ step: 'repeatShots' }]);
    fighterOf(state, 'h1').total = 25;
    expect(struck(playFrom(state, 5))).toEqual(['h1']);
  });

  it('[RUN-TRAP-58] [RUN-DIF-130] is stopped by a roll and all that goes with it, and who fails may come to something worse', () => {
    const end = {
      roll: roll('traps', EASY, {
        type: 'rush',
        action: true,
        also: [roll('balance', HOPELESS, { leadsTo: 'river' })],
      }),
    };
    const river = trap(null, shame, { id: 'river', condition: { trigger: 'Wade in.', exposure: 'remains' } });
    const state = fighting(amid(bolt(2, 'chance', end), river), [{ step: 'repeatShots' }]);
    const shot = playFrom(state, 5, 5);
    const driver = turnOf(shot.state, 'h0');
    expect(tries(driver)).toEqual(['try:0', 'try:1']);
    driver.load(5, 5).choose('try:1');
    expect(struck(driver)).toEqual(['h0']);
    expect(driver.told('quelled')).toEqual([]);
    expect(tries(turnOf(driver.state, 'h1'))).toContain('try:1');
  });

  it('[RUN-DIF-76] [RUN-TRAP-33] is stopped by as many successes as the notes want', () => {
    const end = { roll: roll('traps', EASY, { action: true }), countdown: 'all' };
    const state = fighting(amid(bolt(1, 'marchingOrder', end)), [{ step: 'repeatShots' }]);
    let driver = turnOf(playFrom(state, 5).state, 'h0').load(5).choose('try:0');
    expect(driver.told('workedOn')).toMatchObject([{ have: 1, need: 2 }]);
    driver = turnOf(driver.state, 'h1').load(5).choose('try:0');
    expect(driver.told('quelled')).toHaveLength(1);
  });

  it('comes by itself in the middle of it, once, where the notes name neither time nor cause', () => {
    const rocks = trap(roll('dodge', HOPELESS), shame);
    const at = (round: number) => {
      const state = fighting(amid(rocks), [{ step: 'fray' }]);
      state.round = round;
      return struck(playFrom(state, ...(round === 2 ? [5, 5] : [])));
    };
    expect([at(1), at(2), at(3)]).toEqual([[], ['h0', 'h1'], []]);
  });

  it('[RUN-TRAP-67] waits for somebody to fall, or for a foe to die, and goes off once', () => {
    const on = (trigger: 'foeDies' | 'fell' | 'fellNotByTerrain') =>
      amid(trap(roll('dodge', HOPELESS, { type: 'weakLink' }), shame, { trigger }));
    const kill = (victim: string) =>
      ({ step: 'harm', ...UNTOUCHED, victim, by: 'h0', raw: 999, armor: false, hit: null }) as const;
    const died = playFrom(fighting(on('foeDies'), [kill('f1'), kill('f0')]), 5, 5);
    expect(struck(died)).toEqual(['h0', 'h1']);
    const fallen = happening({
      effect: 'attach',
      who: 'h0',
      mark: { kind: 'fallen' },
      rule: 'RUN-TRAP-67',
    } as never);
    expect(struck(playFrom(fighting(on('fellNotByTerrain'), [fallen]), 5, 5))).toEqual(['h0', 'h1']);
    expect(struck(playFrom(fighting(on('foeDies'), [fallen])))).toEqual([]);
  });

  it('[RUN-TRAP-66] never strikes a foe', () => {
    const state = fighting(amid(bolt(9, 'chance', {})), [{ step: 'repeatShots' }]);
    const driver = playFrom(state, 5, 5);
    expect(struck(driver)).toEqual(['h0', 'h1']);
    expect(driver.events.some((event) => event.fighter === 'f0')).toBe(false);
  });
});

describe('what befalls somebody in a fight', () => {
  const worms = (over: 'recurring' | 'escalating') =>
    trap(
      roll('dodge', sheet.roll('dodge') + 12, {
        type: 'singular',
        condition: { trigger: 'Touch it.', exposure: 'first' },
      }),
      [
        {
          kind: 'damage',
          dam: 3,
          armorIgnoring: true,
          over,
          end: { roll: roll('climb', sheet.roll('climb') + 5), countdown: null, how: 'Shake them off.' },
        },
      ],
      { id: 'worms' },
    );

  it('[RUN-TRAP-70] [RUN-TRAP-31] hurts again as each round begins, until he or an ally spends an action on it', () => {
    const driver = playFrom(fighting(amid(worms('escalating'))), 9).choose('try:0');
    const [first] = lost(driver) as number[];
    Object.assign(driver.state, { round: 2, agenda: [{ step: 'fray' }] });
    const next = playFrom(driver.state);
    expect(lost(next)).toEqual([(first as number) + 2]);
    const helped = turnOf(next.state, 'h1');
    expect(tries(helped)).toEqual(['try:0:h0']);
    helped.load(10, 9).choose('try:0:h0');
    expect(helped.told('quelled')).toMatchObject([{ by: 'h1', hero: 'h0' }]);
    Object.assign(helped.state, { round: 3, agenda: [{ step: 'fray' }] });
    expect(lost(playFrom(helped.state))).toEqual([]);
  });

  it('[RUN-DIF-175] goes on after the fight, in rounds of its own', () => {
    const driver = playFrom(fighting(amid(worms('recurring'))), 9).choose('try:0');
    Object.assign(driver.state, { ended: 'heroes', agenda: [{ step: 'passage' }, { step: 'fought' }] });
    const after = playFrom(driver.state, 9);
    expect(lost(after)).toEqual(lost(driver));
    expect(after.told('quelled')).toMatchObject([{ by: 'h0', hero: 'h0' }]);
    expect(after.state.sitting?.ordeals).toEqual([]);
  });

  it('[RUN-HAZ-GRAB-06] [RUN-HAZ-GRAB-01] holds him where he is, until it is pried open', () => {
    const jaws = trap(
      roll('jump', HOPELESS, { type: 'singular', condition: { trigger: 'Step there.', exposure: 'first' } }),
      [{ kind: 'grab', dam: 0, escape: roll('traps', 7), traps: 3 }],
      { id: 'jaws' },
    );
    const driver = playFrom(fighting(amid(jaws)), 5).choose('try:0');
    expect(fighterOf(driver.state, 'h0').caught).toEqual({ trap: 'jaws', difficulty: 7 });
    const pried = turnOf(driver.state, 'h0');
    expect(optionsOf(pried, 'walk')).toEqual([]);
    pried.load(10, 9).choose('pry:h0');
    expect(fighterOf(pried.state, 'h0').caught).toBe(null);
  });

  it('[RUN-HAZ-DROWN-04] lets him sink round by round, as the rounds of the fight go', () => {
    const river = trap(null, [{ kind: 'drowning', surface: 'raging', current: 'strong' }], {
      condition: { trigger: 'Wade in.', exposure: 'first' },
    });
    const driver = playFrom(fighting(amid(river)), 2).choose('try:0');
    const [first] = lost(driver) as number[];
    Object.assign(driver.state, { round: 2, agenda: [{ step: 'fray' }] });
    const next = playFrom(driver.state).load(2, 10, 9, 10, 10, 9).chooseAs(1, 'roll');
    expect(lost(next)).toEqual([(first as number) + 2]);
    expect(next.told('rescued')).toMatchObject([{ by: 'h1', at: 'h0', held: false }]);
    // It is what she does in this round. RUN-HAZ-DROWN-06
    expect(next.state.sitting?.busy).toEqual(['h1']);
    Object.assign(next.state, { round: 3, agenda: [{ step: 'fray' }] });
    const out = playFrom(next.state).load(10, 10, 2, 2, 10, 10, 10, 5).chooseAs(1, 'roll');
    expect(out.told('rescued')).toMatchObject([{ held: true }]);
    expect(out.state.sitting?.ordeals).toEqual([]);
  });

  it('[RUN-RULING-R95] [RUN-IMPAIR-07] hampers a score for this fight, and not twice', () => {
    const cannon = trap(
      roll('dodge', HOPELESS, { type: 'rush' }),
      [{ kind: 'impairment', points: 1, only: { on: 'score', score: 'dfn' } }],
      {
        id: 'cannon',
        targets: { most: 1, by: 'marchingOrder', repeats: { roll: null, countdown: null, how: 'Hit.' } },
      },
    );
    const state = fighting(amid(cannon), [{ step: 'repeatShots' }, { step: 'repeatShots' }]);
    const driver = playFrom(state, 5, 5);
    expect(fighterOf(driver.state, 'h0').marks).toEqual([
      { kind: 'omen', score: 'dfn', amount: -1, until: null },
    ]);
  });
});
