import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { groundFor } from './fighters.ts';
import { odds } from './odds.ts';
import { allDiceCast, HEROES_SEAT, one, optionsOf, play, type Scene } from './testing.ts';

const { ragnar } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
/** Ragnar: Dex 3 and Balance 1; Str 2 and no Brawling. */
const YARD: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  map: {
    objects: [
      { id: 'log', kind: 'barrier', area: [[11, 10, 1]], item: 'log' },
      { id: 'door', kind: 'exit', area: [[9, 9, 1]], viable: true, heroesPerRound: 1, open: false },
      { id: 'torch', kind: 'light', area: [[9, 11, 1]], lit: true },
      { id: 'snare', kind: 'grabber', area: [[10, 11, 1]], difficulty: 8, dam: 9 },
      { id: 'far', kind: 'light', area: [[20, 20, 1]], lit: true },
    ],
  },
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
  turn: 'h0',
};
const inYard = (scene: Scene, face: number, stunt: string) => play(scene, face).choose(`stunt:${stunt}`);

describe('a stunt', () => {
  it('[RUN-ACT-32] [RUN-RULING-C44] [RUN-BASIC-17] is a whole action against six, with the best that serves it', () => {
    const driver = inYard(YARD, 2, 'vantage');
    expect(driver.told('stunt')).toMatchObject([{ total: 2 + 4, done: true }]);
    expect(driver.asked).toEqual([]);
    const told = odds(play(YARD).state, HEROES_SEAT, { act: 'stunt', does: 'vantage' });
    expect(told?.[0]?.chance).toBeCloseTo(0.9, 9);
    expect(optionsOf(play({ ...YARD, turn: 'f0' }), 'stunt')).toEqual([]);
  });

  it('[RUN-RULING-C44] [RUN-MELEE-06] [RUN-INIT-11] finds a better place, until one leaves it', () => {
    expect(one(inYard(YARD, 2, 'vantage'), 'h0').vantage).toBe(true);
    const placed: Scene = {
      ...YARD,
      map: {},
      fighters: { ...YARD.fighters, h0: { x: 10, y: 10, vantage: true } },
    };
    const struck = play(placed, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(struck.told('struck')).toMatchObject([{ attack: 13 + 2 }]);
    const quick = play({ ...placed, turn: undefined as never, agenda: [{ step: 'initiative' }] }, 3, 8);
    expect(quick.told('initiative')[0]).toMatchObject({ total: 12 + 3 });
    const away = { ...placed, fighters: { h0: { x: 10, y: 10, vantage: true }, f0: { x: 30, y: 20 } } };
    expect(one(play(away).choose('walk:10:9'), 'h0').vantage).toBe(false);
  });

  it('[RUN-RULING-C44] carries off what bars the way in one square, or puts something there', () => {
    const cleared = inYard(YARD, 8, 'clear:11:10');
    expect(groundFor(cleared.state).closed[10 * 40 + 11]).toBe(0);
    const blocked = inYard(YARD, 8, 'block:10:9');
    expect(groundFor(blocked.state).closed[9 * 40 + 10]).toBe(1);
    expect(optionsOf(play(YARD), 'stunt')).not.toContain('stunt:block:11:10');
    expect(optionsOf(play(YARD), 'stunt')).not.toContain('stunt:clear:10:9');
    expect(optionsOf(play(YARD), 'stunt')).not.toContain('stunt:block:9:9');
  });

  it('[RUN-RULING-C44] veils two paces around', () => {
    const driver = inYard({ ...YARD, heroes: [{ ...ragnar, abilities: { stealth: 3 } }] }, 4, 'veil');
    const veiled = groundFor(driver.state).zones.find(({ part }) => part.kind === 'mist');
    expect(veiled?.squares.has(10 * 40 + 12)).toBe(true);
    expect(veiled?.squares.has(10 * 40 + 13)).toBe(false);
  });

  it('[RUN-RULING-C44] opens, shuts, lights, douses and topples what is beside him', () => {
    const options = optionsOf(play(YARD), 'stunt').filter((id) => id.includes('turn'));
    expect(options).toEqual(['stunt:turn:log', 'stunt:turn:door', 'stunt:turn:torch']);
    for (const thing of ['door', 'log', 'torch'])
      expect(inYard(YARD, 8, `turn:${thing}`).state.happened.turned).toEqual([thing]);
  });

  it('[RUN-RULING-C44] distracts somebody in sight: one off his next roll', () => {
    const jester = { ...ragnar, abilities: { ...ragnar.abilities, deception: 3 } };
    const driver = inYard({ ...YARD, heroes: [jester] }, 4, 'distract:f0');
    expect(one(driver, 'f0').distracted).toBe(true);
    const dazed: Scene = {
      ...YARD,
      map: {},
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10, distracted: true } },
      turn: 'f0',
    };
    const struck = play(dazed, 4, 3).choose('strike:h0:0:plain', 'stand');
    expect(struck.told('struck')).toMatchObject([{ attack: 12 - 1 }]);
    expect(one(struck, 'f0').distracted).toBe(false);
    const far: Scene = { ...YARD, fighters: { h0: { x: 10, y: 10 }, f0: { x: 21, y: 10 } } };
    expect(optionsOf(play(far), 'stunt')).not.toContain('stunt:distract:f0');
  });

  it('[RUN-OTHER-03] [RUN-OTHER-04] [RUN-OTHER-05] that failed is not tried again, but for another place; a blow is', () => {
    const failed = inYard(YARD, 7, 'clear:11:10');
    expect(failed.told('stunt')).toMatchObject([{ total: 7 - 1, done: true }]);
    const short = inYard(YARD, 6, 'clear:11:10');
    expect(one(short, 'h0').tried).toEqual(['clear:11:10']);
    const again: Scene = {
      ...YARD,
      fighters: {
        ...YARD.fighters,
        h0: { x: 10, y: 10, tried: ['clear:11:10', 'vantage:10:10', 'vantage:9:9'] },
      },
    };
    const options = optionsOf(play(again), 'stunt');
    expect(options).not.toContain('stunt:clear:11:10');
    expect(options).not.toContain('stunt:vantage');
    expect(optionsOf(play(again), 'strike')).not.toEqual([]);
    const elsewhere = { ...again.fighters, h0: { x: 10, y: 8, tried: ['vantage:10:10'] } };
    expect(optionsOf(play({ ...again, fighters: elsewhere }), 'stunt')).toContain('stunt:vantage');
  });
});

describe('a trap beside a hero', () => {
  /** Dex 3 and Traps 2, with his tools. */
  const smith = { ...ragnar, abilities: { ...ragnar.abilities, traps: 2 as const } };
  const SNARE: Scene = { ...YARD, heroes: [smith], fighters: { h0: { x: 10, y: 10 }, f0: { x: 30, y: 20 } } };
  const disarming = (driver: ReturnType<typeof play>) =>
    optionsOf(driver, 'stunt').filter((id) => id.includes('disarm'));

  it('[RUN-ABIL-TRA-01] is made harmless with Traps and Dexterity, by nothing else that he can', () => {
    expect(inYard(SNARE, 2, 'disarm:snare').told('stunt')).toMatchObject([{ total: 2 + 5, done: true }]);
    // Dex 3, and nothing for whoever lacks the Ability and its tools.
    const brawler = { ...ragnar, abilities: { brawling: 3 as const } };
    expect(inYard({ ...SNARE, heroes: [brawler] }, 7, 'disarm:snare').told('stunt')).toMatchObject([
      { total: 7 + 3 - 3 - 2, done: false },
    ]);
  });

  it('[RUN-ABIL-TRA-02] is a matter of his as long as it is there to be seen, armed and within his reach', () => {
    expect(disarming(play(SNARE))).toEqual(['stunt:disarm:snare', 'stunt:disarmHastily:snare']);
    const away = { ...SNARE, fighters: { h0: { x: 10, y: 13 }, f0: { x: 30, y: 20 } } };
    expect(disarming(play(away))).toEqual([]);
    const spent = inYard(SNARE, 2, 'disarm:snare').state.happened;
    expect(spent.turned).toEqual(['snare']);
    expect(disarming(play({ ...SNARE, state: { happened: spent } }))).toEqual([]);
  });

  it('[RUN-ABIL-TRA-03] [RUN-ACT-14] takes a whole action, or half of one at five less', () => {
    const whole = inYard(SNARE, 2, 'disarm:snare');
    expect(whole.asked).toEqual([]);
    const hasty = inYard(SNARE, 6, 'disarmHastily:snare');
    expect(hasty.told('stunt')).toMatchObject([{ total: 6 + 5 - 5, done: true }]);
    expect(hasty.state.happened.turned).toEqual(['snare']);
    expect(hasty.kind).toBe('act');
    expect(optionsOf(hasty, 'walk')).toContain('walk:10:9');
    expect(optionsOf(hasty, 'seize')).toEqual([]);
    expect(inYard(SNARE, 5, 'disarmHastily:snare').told('stunt')).toMatchObject([{ total: 5, done: false }]);
  });

  it('[RUN-ABIL-TRA-03] [RUN-OTHER-03] may follow on half a move in haste only, and is tried once', () => {
    const from = { ...SNARE, fighters: { h0: { x: 10, y: 7 }, f0: { x: 30, y: 20 } } };
    const walked = play(from).choose('walk:10:10');
    expect(disarming(walked)).toEqual(['stunt:disarmHastily:snare']);
    expect(disarming(inYard(SNARE, 5, 'disarmHastily:snare'))).toEqual([]);
    expect(one(inYard(SNARE, 5, 'disarmHastily:snare'), 'h0').tried).toEqual(['disarm:snare']);
    const tried = { ...SNARE.fighters, h0: { x: 10, y: 10, tried: ['disarm:snare'] } };
    expect(disarming(play({ ...SNARE, fighters: tried }))).toEqual([]);
  });

  it('[RUN-ABIL-TRA-03] shows the chance of haste before anybody decides for it', () => {
    const chance = (does: 'disarm' | 'disarmHastily') =>
      odds(play(SNARE).state, HEROES_SEAT, { act: 'stunt', does, thing: 'snare' })?.[0]?.chance;
    expect(chance('disarm')).toBeCloseTo(0.9, 9);
    expect(chance('disarmHastily')).toBeCloseTo(0.5, 9);
  });
});
