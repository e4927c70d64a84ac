import { afterEach, describe, expect, it } from 'vitest';
import { sense } from '../../bots/index.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { standingOf } from '../../documents/hero/standing.ts';
import { rich } from '../../documents/hero/testing.ts';
import type { Fighter } from '../fight/state.ts';
import type { Scene } from '../fight/testing.ts';
import { addedTo, allDiceCast, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('The Eight-Legged Horse', () => {
  const GIVE = 'gift:eight-legged-horse:h1';
  const near = (h1: Partial<Fighter> = {}) =>
    facing(
      { 'eight-legged-horse': 3 },
      { heroes: [READY_MADE.gunnhild], fighters: { h0: { x: 1, y: 1 }, h1: { x: 10, y: 10, ...h1 } } },
    );

  it('[RUN-GIFT-EIGHT-LEGGED-HORSE] is given to another, for nothing, who chooses between a blow and a defence', () => {
    const turn = play({ ...near(), turn: 'h0' });
    expect(optionsOf(turn, 'gift')).toEqual([GIVE]);
    turn.choose(GIVE);
    expect(turn.kind).toBe('choose');
    expect(turn.options()).toEqual(['pick:atk', 'pick:dfn']);
    turn.choose('pick:dfn');
    expect(turn.kind).toBe('act');
    expect(one(turn, 'h1').marks).toMatchObject([{ kind: 'bonus', score: 'dfn', amount: 3, next: true }]);
  });

  it('[RUN-GIFT-EIGHT-LEGGED-HORSE] [RUN-HOOK-22] is given as often in a fight as its level', () => {
    const turn = play({ ...near(), turn: 'h0' }).choose(GIVE, 'pick:atk', GIVE, 'pick:dfn', GIVE, 'pick:atk');
    expect(optionsOf(turn, 'gift')).toEqual([]);
  });

  it('[RUN-GIFT-EIGHT-LEGGED-HORSE] helps with the next total of that kind, and with no other', () => {
    const { marks } = one(play({ ...near(), turn: 'h0' }).choose(GIVE, 'pick:atk'), 'h1');
    const struck = play({ ...near({ marks }), turn: 'f0' }, 4, 6).choose('strike:h1:0:plain', 'stand');
    expect(addedTo(struck, 'defence')).not.toHaveProperty('eight-legged-horse');
    expect(one(struck, 'h1').marks).toHaveLength(1);
    const strikes = play({ ...near({ marks }), turn: 'h1' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(addedTo(strikes, 'attack')).toMatchObject({ 'eight-legged-horse': 3 });
    expect(one(strikes, 'h1').marks).toEqual([]);
  });

  describe('as a bargain', () => {
    const OFFER = (points: number) => `${GIVE}:-for-${points}`;
    /** The comrade is another player's, and has so many points of earlier encounters. */
    const beside = (points: number, more: Partial<Fighter> = {}, rulings: Partial<Scene> = {}): Scene => {
      const scene = near({ seat: 1, ...more });
      return { ...scene, ...rulings, heroes: [scene.heroes?.[0] as Hero, rich(points, READY_MADE.gunnhild)] };
    };
    const free = (driver: ReturnType<typeof play>) =>
      driver.state.heroes.map((hero) => {
        const standing = standingOf(hero);
        return [standing.overall, standing.free];
      });

    it('[RUN-HOOK-58] is offered at a price to whoever has the points for it, and decides for himself', () => {
      const offers = (scene: Scene) => optionsOf(play({ ...scene, turn: 'h0' }), 'gift');
      expect(offers(beside(14))).toEqual([GIVE]);
      expect(offers(beside(30))).toEqual([GIVE, OFFER(15), OFFER(30)]);
      expect(offers(beside(99))).toEqual([GIVE, OFFER(15), OFFER(30), OFFER(60)]);
      expect(offers(beside(99, { seat: 0 }))).toEqual([GIVE]);
    });

    it('[RUN-HOOK-58] [RUN-RULING-G39] [RUN-HOOK-23] moves points from one to the other when that one agrees, the score among them', () => {
      const turn = play({ ...beside(40), turn: 'h0' });
      const [[had]] = free(turn) as [[number, number], unknown];
      turn.choose(OFFER(15));
      expect(turn.kind).toBe('choose');
      expect(turn.options()).toEqual(['pick:refuse', 'pick:atk-for-15', 'pick:dfn-for-15']);
      expect(one(turn, 'h0').uses).toEqual([]);
      turn.choose('pick:dfn-for-15');
      expect(free(turn)).toEqual([
        [had + 15, 15],
        [25, 25],
      ]);
      expect(turn.told('paid')).toEqual([{ type: 'paid', by: 'h1', at: 'h0', points: 15 }]);
      expect(one(turn, 'h0').uses).toMatchObject([{ gift: 'eight-legged-horse' }]);
      expect(one(turn, 'h1').marks).toMatchObject([{ kind: 'bonus', score: 'dfn', amount: 3, next: true }]);
    });

    it('[RUN-HOOK-58] takes nothing from anybody when he refuses, who is not pressed again in that round', () => {
      const turn = play({ ...beside(40), turn: 'h0' });
      const before = free(turn);
      turn.choose(OFFER(30), 'pick:refuse');
      expect(free(turn)).toEqual(before);
      expect(one(turn, 'h0').uses).toEqual([]);
      expect(optionsOf(turn, 'gift')).toEqual([GIVE]);
    });

    it('[RUN-RULING-G39] knows only points of earlier encounters, which the giver has not spent', () => {
      const tally = [{ hero: 'h1', cause: 'gift', of: null, points: 500 }] as const;
      const turn = play({ ...beside(14, {}, { state: { tally: [...tally] } }), turn: 'h0' });
      expect(optionsOf(turn, 'gift')).toEqual([GIVE]);
      // 25 of them went for Curds.
      const uses = [{ gift: 'curds-of-utgardaloki', round: 1 } as const];
      expect(optionsOf(play({ ...beside(39, { uses }), turn: 'h0' }), 'gift')).toEqual([GIVE]);
    });

    it('[RUN-RULING-G39] is none where the group will have no trading', () => {
      const strict = beside(99, {}, { options: { trading: false } });
      expect(optionsOf(play({ ...strict, turn: 'h0' }), 'gift')).toEqual([GIVE]);
    });

    it('[RUN-HOOK-58] bots ask and pay five points a level, and help for nothing whom it may save', () => {
      const likes = (driver: ReturnType<typeof play>, ...acts: string[]) => {
        const worth = sense.weigh(driver.state, driver.decision());
        return acts.map((act) => worth[driver.options().indexOf(act)] as number);
      };
      const turn = play({ ...beside(99), turn: 'h0' });
      const [given, cheap, dear] = likes(turn, GIVE, OFFER(15), OFFER(30)) as [number, number, number];
      expect(cheap).toBeGreaterThan(given);
      expect(cheap).toBeGreaterThan(dear);
      const hurt = play({ ...beside(99, { hp: 5 }), turn: 'h0' });
      const [helped, sold] = likes(hurt, GIVE, OFFER(15)) as [number, number];
      expect(helped).toBeGreaterThan(sold);
      const [no, yes] = likes(turn.choose(OFFER(15)), 'pick:refuse', 'pick:atk-for-15') as [number, number];
      expect(yes).toBeGreaterThan(no);
      const asked = play({ ...beside(99), turn: 'h0' }).choose(OFFER(30));
      const [never, much] = likes(asked, 'pick:refuse', 'pick:atk-for-30') as [number, number];
      expect(never).toBeGreaterThan(much);
    });
  });
});
