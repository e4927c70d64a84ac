import { clone, decisionOf, optionId } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import type { AnyFrame } from '../rules/agenda.ts';
import { QUESTIONS } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import { type Scene, scene } from '../rules/testing.ts';
import { everywhere, game } from './testing.ts';

/** What the rules of thumb answer in a scene. */
function answerIn(of: Scene): string {
  const state = scene(structuredClone(of));
  const decision = decisionOf(game, state, 0);
  if (decision === null) throw new Error('nobody is asked');
  const weights = game.sense.weigh(state, decision);
  return optionId(decision.options[weights.indexOf(Math.max(...weights))] as never);
}

const moving = (counter: 'egil' | 'kari'): AnyFrame => ({
  step: 'move',
  seat: 0,
  counter,
  spent: 0,
  riding: false,
  riders: [],
  stretch: [],
  sailed: false,
});
const attacking: AnyFrame = { step: 'attackFrom', seat: 0, current: null, closed: [] };
const early: Partial<State> = { phase: 'movement', turn: 4 };

describe('weigh', () => {
  it('has a finite weight for every option of every question, and leaves the state alone', () => {
    const met = new Set<string>();
    everywhere((state, decision) => {
      const first = !met.has(decision.kind);
      met.add(decision.kind);
      const before = first ? clone(state) : null;
      const weights = game.sense.weigh(state, decision);
      expect(weights).toHaveLength(decision.options.length);
      expect(weights.every(Number.isFinite)).toBe(true);
      if (before !== null) expect(state).toEqual(before);
    });
    expect([...met].sort()).toEqual([...QUESTIONS].sort());
  });

  it('attacks a lone ghost, not a dragon beyond its strength', () => {
    const hero = { hero: 'egil', in: 'wessex', luck: 3, piece: { items: ['gram'] } } as const;
    const away = { hero: 'ragnar', in: 'thule' } as const;
    const jarl = { jarl: 'kari', in: 'wessex', of: 0 } as const;
    const of = { heroes: [hero, away], agenda: [attacking], state: { turn: 4 } } as unknown as Scene;
    expect(answerIn({ ...of, monsters: [{ monster: 'hrap', in: 'wessex' }] })).toBe('area:wessex');
    // His jarl stands there alone: nothing is owed, and nothing to be won.
    const elsewhere = {
      ...of,
      heroes: [{ ...hero, in: 'thule-sea', luck: 0 }, away],
      jarls: [jarl],
    } as unknown as Scene;
    expect(answerIn({ ...elsewhere, monsters: [{ monster: 'fafnir', in: 'wessex' }] })).toBe('done');
  });

  it('walks towards a beatable monster and around a dragon', () => {
    const of: Scene = {
      heroes: [{ hero: 'egil', in: 'cornwall', luck: 3, piece: { items: ['gram'] } }],
      agenda: [moving('egil')],
      state: early,
    };
    expect(answerIn({ ...of, monsters: [{ monster: 'hrap', in: 'wessex' }] })).toBe('step:wessex');
    expect(answerIn({ ...of, monsters: [{ monster: 'fafnir', in: 'wessex' }] })).not.toBe('step:wessex');
  });

  it('brings a wounded hero home and keeps him there', () => {
    const hurt = { hero: 'egil', home: 'wessex', wounded: true } as const;
    const of = { agenda: [moving('egil')], state: early };
    expect(answerIn({ ...of, heroes: [{ ...hurt, in: 'cornwall' }] })).toBe('step:wessex');
    expect(answerIn({ ...of, heroes: [{ ...hurt, in: 'wessex', restsIn: 'wessex' }] })).toBe('stop');
  });

  it('leaves a jarl in the country he keeps, until the last turn brings his purse to the hero', () => {
    const of: Scene = {
      heroes: [{ hero: 'egil', in: 'mercia', kingdom: ['wessex'], piece: { moved: true } }],
      jarls: [{ jarl: 'kari', in: 'wessex', of: 0, purse: 40 }],
      agenda: [moving('kari')],
      state: early,
    };
    expect(answerIn(of)).toBe('stop');
    expect(answerIn({ ...of, state: { phase: 'movement', turn: 20 } })).toBe('step:mercia');
  });

  it('never dares a deadly sea', () => {
    const storm: Scene = {
      heroes: [{ hero: 'egil', in: 'thule', njordStorm: 4 }],
      monsters: [{ monster: 'hrap', in: 'hebrides' }],
      agenda: [moving('egil')],
      state: early,
    };
    expect(answerIn(storm)).toBe('stop');
  });

  it('takes glory for slaying, and pays for a slain jarl with the luck it has not', () => {
    const of: Scene = { heroes: [{ hero: 'egil', in: 'wessex', luck: 2, glory: 5 }] };
    const reward: AnyFrame = { step: 'reward', seat: 0, glory: 6, luck: 5, deed: 'slain', counter: 'fafnir' };
    expect(answerIn({ ...of, agenda: [reward] })).toBe('glory');
    const loss: AnyFrame = { step: 'loss', seat: 0, amount: 2, jarl: 'kari' };
    const poor: Scene = { heroes: [{ hero: 'egil', in: 'wessex', luck: 0, glory: 5 }] };
    expect(answerIn({ ...poor, agenda: [loss], state: { slain: ['kari'] } })).toBe('luck');
  });

  it('withdraws late with a great name, begins anew early with none', () => {
    const fallen = { hero: 'egil', in: 'wessex', status: 'dead', fallenSword: null } as const;
    const asking: AnyFrame = { step: 'afterDeath', seat: 0 };
    expect(answerIn({ heroes: [{ ...fallen, final: 20 }], agenda: [asking], state: { turn: 19 } })).toBe(
      'withdraw',
    );
    expect(answerIn({ heroes: [{ ...fallen, final: 1 }], agenda: [asking], state: { turn: 3 } })).toBe(
      'restart',
    );
  });
});
