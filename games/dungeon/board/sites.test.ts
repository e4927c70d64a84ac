import type { Decision } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import type { QuestionName } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import { FRAMES, SAMPLE_CHOICES, sampleState } from '../text/testing.ts';
import { sites } from './sites.ts';

function ask(kind: QuestionName): { view: State; decision: Decision } {
  const frame = FRAMES[kind];
  return {
    view: sampleState(frame),
    decision: { seat: frame.seat, kind, options: [...SAMPLE_CHOICES[kind]] },
  };
}

/** What an answer of this act lights, each answer once. */
function lit(kind: QuestionName, act: string): string[] {
  const { view, decision } = ask(kind);
  const topics = decision.options
    .filter((choice) => choice.act === act)
    .map((choice) => sites.option(view, decision, choice).join(' '));
  return [...new Set(topics)];
}

describe('a question', () => {
  it.each<[QuestionName, string | null]>([
    ['turn', 'orlaf'],
    ['face', 'orlaf'],
    ['placeFacing', 'zombie-1'],
    ['freeStrike', 'orlaf'],
    ['crystal', 'danor'],
    ['castAt', 'danor'],
    ['secondWind', 'orlaf'],
    ['summonAt', 'orlaf'],
    ['raiseAs', '5,4'],
    ['inReturn', 'orlaf'],
    ['agree', 'orlaf'],
    ['reroll', 'skeleton-warrior-1'],
    ['command', null],
    ['bestow', null],
  ])('%s is about %s', (kind, topic) => {
    const { view, decision } = ask(kind);
    expect(sites.asked(view, decision)).toBe(topic);
    // A question that is not asked now is about nobody.
    expect(sites.asked({ ...view, agenda: [FRAMES.nextHero] }, decision)).toBeNull();
  });

  it('about dice against a lock is about who rolls them', () => {
    const { decision } = ask('reroll');
    expect(sites.asked(sampleState({ ...FRAMES.reroll, target: null, bar: [6, 2] }), decision)).toBe('danor');
  });
});

describe('an answer lights', () => {
  it.each<[string, QuestionName, string, string[]]>([
    ['where a step ends', 'turn', 'step', ['2,1', '2,2']],
    ['whom one turns', 'turn', 'face', ['orlaf']],
    ['whom one fights', 'turn', 'fight', ['skeleton-warrior-1']],
    ['whom one orders, and against whom', 'turn', 'order', ['orlaf zombie-1']],
    ['the lock', 'turn', 'force', ['6,2']],
    ['a whole piece of furniture', 'turn', 'search', ['4,3 5,3']],
    ['who leaves', 'turn', 'leave', ['orlaf']],
    ['with whom one trades', 'turn', 'swap', ['danor']],
    ['nothing for a Feat', 'turn', 'feat', ['']],
    ['nothing for an end', 'turn', 'done', ['']],
    ['both who trade', 'inReturn', 'item', ['orlaf danor']],
    ['both, whatever is agreed', 'agree', 'no', ['orlaf danor']],
    ['both whose dice lie there', 'reroll', 'yes', ['skeleton-warrior-1 danor']],
    ['where a Minion rises', 'raiseAs', 'minion', ['5,4']],
    ['the bones', 'raise', 'bones', ['5,4']],
    ['who strikes', 'freeStrike', 'strike', ['zombie-1']],
    ['nobody who lets go', 'freeStrike', 'waive', ['']],
    ['the Ward', 'castAt', 'ward', ['6,2']],
  ])('%s', (_what, kind, act, topics) => {
    expect(lit(kind, act)).toEqual(topics);
  });
});

it('finds a place for models and for squares of the floor, for nothing else', () => {
  const view = sampleState();
  const places = ['orlaf', '2,1', '0,0', '6,1', '10,1', '11,1', 'grund', 'wessex'].map((topic) =>
    sites.place(view, topic),
  );
  expect(places).toEqual(['1,1', '2,1', null, null, null, null, null, null]);
});

it('knows where a seat stands: the Overlord nowhere, a player at the first of his Heroes that is there', () => {
  const view: State = { ...sampleState(), seats: ['overlord', ['danor', 'orlaf'], []] };
  expect([0, 1, 2].map((seat) => sites.seat(view, seat))).toEqual(['overlordTurn', 'danor', 'heroTurn']);
  const left = { ...view, models: view.models.filter(({ id }) => id !== 'danor') };
  expect(sites.seat(left, 1)).toBe('orlaf');
});
