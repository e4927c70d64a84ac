import type { Driver } from '@skald/kernel/testing';
import { afterEach, describe, expect, it } from 'vitest';
import type { Form } from '../../content/fights.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { AnyFrame } from './agenda.ts';
import { fighterOf } from './fighters.ts';
import { capped, countBlow, isInRing } from './holmgang.ts';
import type { GameOptions, SeatEntry } from './options.ts';
import { begin } from './setup.ts';
import { heroSheet } from './sheets.ts';
import type { State, Table } from './state.ts';
import { allDiceCast, one, optionsOf, playFrom } from './testing.ts';

afterEach(allDiceCast);

const { ragnar, gunnhild } = READY_MADE;

const refusal = (seats: readonly SeatEntry[], options: GameOptions = {}) => {
  const made = begin(seats, { mode: 'holmgang', ...options });
  return 'refused' in made ? made.refused : null;
};

/** Ragnar challenged Gunnhild: seat 0 against seat 1. */
function duel(options: GameOptions = {}, more: (state: State) => void = () => undefined): State {
  const made = begin([[ragnar], [gunnhild]], { mode: 'holmgang', ...options });
  if ('refused' in made) throw new Error(made.refused.code);
  more(made.ok);
  return made.ok;
}
const turnOf =
  (fighter: string, ...after: AnyFrame[]) =>
  (state: State): void => {
    state.round = 1;
    state.step = 10;
    fighterOf(state, fighter).steps = [10];
    state.agenda = [...after, { step: 'turn', fighter }];
  };
const acts = (driver: Driver<State>): Set<string> =>
  new Set(driver.options().map((id) => id.split(':')[0] as string));

describe('a holmgang', () => {
  it('[RUN-WORLD-02] is for two heroes of two hands, or of one; all others look on', () => {
    const state = duel();
    expect(state.seats).toEqual([['h0'], ['h1']]);
    expect(state.fighters.map(({ id, side, seat }) => [id, side, seat])).toEqual([
      ['h0', 'heroes', 0],
      ['h1', 'foes', 1],
    ]);
    const made = begin([['ragnar', 'knut'], 'foes', ['gunnhild'], ['hrolf']], { mode: 'holmgang' });
    if ('refused' in made) throw new Error();
    expect(made.ok.seats).toEqual([['h0'], [], ['h1'], []]);
    expect(made.ok.heroes.map(({ name }) => name)).toEqual(['Ragnar', 'Gunnhild']);
    const alone = begin([['ragnar', 'knut']], { mode: 'holmgang' });
    expect(alone).toMatchObject({ ok: { seats: [['h0', 'h1']] } });
    expect(refusal([['ragnar'], 'foes'])?.code).toBe('holmgang-for-two');
  });

  it('[RUN-WORLD-03] [RUN-RULING-R61] is agreed on so that it can neither wound nor kill', () => {
    const [a, b] = [heroSheet(ragnar), heroSheet(gunnhild)];
    const threshold = Math.min(a.woundThreshold, b.woundThreshold);
    const hp = Math.min(a.maxHp, b.maxHp);
    expect(duel().duel).toMatchObject({ cap: 8, target: 20 });
    const most = { cap: threshold - 1, target: hp - 1 - (threshold - 1) };
    expect(duel(most).duel).toMatchObject(most);
    for (const beyond of [
      { ...most, cap: most.cap + 1, target: 1 },
      { ...most, target: most.target + 1 },
    ])
      expect(refusal([[ragnar], [gunnhild]], beyond)?.code).toBe('holmgang-deadly');
    expect(refusal([[ragnar], [gunnhild]], { cap: 5, target: 999 })).toEqual({
      code: 'holmgang-deadly',
      params: { cap: threshold - 1, target: hp - 6 },
    });
    expect(duel({ cap: 200, target: 999, holmgangGuard: false }).duel).toMatchObject({
      cap: 200,
      target: 999,
    });
  });

  it('[RUN-WORLD-03] [RUN-WORLD-04] counts no more of a blow than the cap, and more than the target wins', () => {
    const state = duel({ cap: 8, target: 20 });
    const table = { state } as Table;
    const [striker] = state.fighters;
    for (const loss of [13, 5]) countBlow(table, striker!, capped(state, loss));
    expect(state.duel).toMatchObject({ dealt: { h0: 13, h1: 0 }, verdict: null });
    countBlow(table, striker!, 7);
    expect(state.duel).toMatchObject({ dealt: { h0: 20 }, verdict: null, winner: null });
    countBlow(table, striker!, capped(state, 9));
    expect(state.duel).toMatchObject({ dealt: { h0: 28 }, verdict: 'blows', winner: 'h0' });
    expect(capped({ ...state, duel: null }, 99)).toBe(99);
  });

  it('[RUN-WORLD-04] [RUN-WORLD-05] [RUN-RULING-R61] ends at once with the blow that wins it, without Wounds and victory points', () => {
    const state = duel({ form: 'stakes' }, turnOf('h0', { step: 'turns' }));
    state.duel!.dealt = { h0: 15, h1: 20 };
    const driver = playFrom(state, 10, 10, 9, 2).choose('strike:h1:0:plain');
    expect(one(driver, 'h1')).toMatchObject({ hp: heroSheet(gunnhild).maxHp - 8, wounds: 0 });
    expect(driver.state).toMatchObject({ over: true, agenda: [], tally: [] });
    expect(driver.told('duelEnded')).toEqual([{ type: 'duelEnded', winner: 'h0', verdict: 'blows' }]);
    expect(driver.told('scored')).toEqual([]);
    expect(driver.game.result(driver.state)).toEqual({
      winners: [0],
      standings: [
        { seat: 0, score: 23 },
        { seat: 1, score: 20 },
      ],
    });
  });

  it('is won by whoever is left when the other can fight no more, and by nobody when night falls', () => {
    const beaten = playFrom(
      duel({}, (state) => {
        state.round = 1;
        fighterOf(state, 'h0').condition = 'unconscious';
        state.agenda = [{ step: 'endAction', fighter: 'h1', action: 0 }];
      }),
    );
    expect(beaten.told('duelEnded')).toEqual([{ type: 'duelEnded', winner: 'h1', verdict: 'beaten' }]);
    expect(beaten.game.result(beaten.state)?.winners).toEqual([1]);
    const night = playFrom(
      duel({ rounds: 4 }, (state) => {
        state.round = 4;
        state.agenda = [{ step: 'endRound' }];
      }),
    );
    expect(night.told('duelEnded')).toEqual([{ type: 'duelEnded', winner: null, verdict: 'night' }]);
    expect(night.game.result(night.state)?.winners).toEqual([]);
  });
});

describe('the forms of a holmgang', () => {
  const engaged = (form: Form) => playFrom(duel({ form }, turnOf('h0')));

  it('[RUN-RULING-R62] begin where the two are Engaged, unless they may move', () => {
    const reached = (form: Form): boolean => optionsOf(engaged(form), 'strike').length > 0;
    expect((['free', 'ring', 'stakes', 'traded'] as const).map(reached)).toEqual([false, false, true, true]);
  });

  it('[RUN-RULING-R62] leave a free fight all that there is', () => {
    const free = acts(
      playFrom(
        duel({}, (state) => {
          turnOf('h0')(state);
          fighterOf(state, 'h1').x = fighterOf(state, 'h0').x + 2;
        }),
      ),
    );
    for (const act of ['walk', 'seize', 'withdraw', 'flee', 'engage', 'grab', 'strike', 'wait', 'done'])
      expect(free).toContain(act);
  });

  it('[RUN-RULING-R62] let nobody who is tied to a stake move, push, withdraw or duck', () => {
    const driver = engaged('stakes');
    for (const act of ['walk', 'seize', 'withdraw', 'flee', 'rush', 'engage', 'weave'])
      expect(acts(driver)).not.toContain(act);
    const manners = new Set(optionsOf(driver, 'strike').map((id) => id.split(':')[3]));
    expect(manners).toEqual(new Set(['plain', 'holding', 'berserk']));
    driver.choose('change:1');
    expect(acts(driver)).not.toContain('weave');
    // Nor is a blow forestalled.
    const struck = engaged('stakes').load(5, 5).choose('strike:h1:0:plain');
    expect(struck.told('struck')).toHaveLength(1);
  });

  it('[RUN-RULING-R62] [RUN-TER-166] are lost by a foot outside the ring', () => {
    expect([
      isInRing({ x: 6, y: 12 }),
      isInRing({ x: 5, y: 12 }),
      isInRing({ x: 16, y: 16 }),
      isInRing({ x: 17, y: 16 }),
    ]).toEqual([true, false, true, false]);
    const inside = engaged('ring').choose('walk:6:12');
    expect(inside.state.over).toBe(false);
    const outside = engaged('ring').choose('walk:5:12');
    expect(outside.told('duelEnded')).toEqual([{ type: 'duelEnded', winner: 'h1', verdict: 'leftRing' }]);
    expect(outside.asked).toEqual([]);
    const free = engaged('free').choose('walk:4:12');
    expect(free.state.over).toBe(false);
  });

  it('[RUN-RULING-R62] are lost by whoever is driven out of the ring', () => {
    const state = duel({ form: 'ring' }, (now) => {
      Object.assign(fighterOf(now, 'h0'), { x: 16, y: 12 });
      Object.assign(fighterOf(now, 'h1'), { x: 17, y: 12 });
      now.agenda = [{ step: 'wonEngagement', seat: 0, by: 'h0', target: 'h1' }];
    });
    expect(playFrom(structuredClone(state)).choose('shove:2:1').state.over).toBe(false);
    const out = playFrom(state).choose('shove:2:2');
    expect(out.told('duelEnded')).toEqual([{ type: 'duelEnded', winner: 'h0', verdict: 'leftRing' }]);
  });

  describe('traded blows', () => {
    const begun = (...faces: number[]): Driver<State> => playFrom(duel({ form: 'traded' }), ...faces);

    it('[RUN-RULING-R62] come in turn, the higher Initiative first, one each in a round, and with the same first ever after', () => {
      const driver = begun(3, 10, 10, 5).chooseAs(0, 'plan:0').chooseAs(1, 'plan:0');
      expect(one(driver, 'h1').total).toBeGreaterThan(20);
      const turns = () => driver.told('turnBegan').map(({ fighter }) => fighter);
      for (let blows = 0; blows < 5; blows++) driver.choose('done');
      expect(turns()).toEqual(['h1', 'h0', 'h1', 'h0', 'h1', 'h0']);
      expect(driver.told('initiative')).toHaveLength(2);
      expect(driver.state.round).toBe(3);
    });

    it('[RUN-RULING-R62] are struck with the weapon that was named, plainly, or not at all', () => {
      const driver = begun(9, 3).chooseAs(0, 'plan:1').chooseAs(1, 'plan:0');
      expect(driver.options()).toEqual(['strike:h1:1:plain', 'done']);
    });

    it('[RUN-RULING-R62] are warded off by the die alone, and provoke no riposte', () => {
      const driver = begun(9, 3)
        .chooseAs(0, 'plan:0')
        .chooseAs(1, 'plan:0')
        .load(2, 9)
        .choose('strike:h1:0:plain');
      const [struck] = driver.told('struck');
      expect(struck).toMatchObject({ defence: 9 });
      const missed = begun(9, 3)
        .chooseAs(0, 'plan:0')
        .chooseAs(1, 'plan:0')
        .load(1, 9, 10, 9)
        .choose('strike:h1:0:plain');
      expect(missed.told('missed')).toHaveLength(1);
      expect(missed.told('struck')).toHaveLength(1);
    });
  });
});
