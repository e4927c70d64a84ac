import type { Moment } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Area, LANDS } from '../../content/index.ts';
import type { State } from '../../rules/state.ts';
import { scene } from '../../rules/testing.ts';
import { answerAt, answeringSpots, type Situation } from './answers.ts';
import { type Reach, reachOf } from './reach.ts';
import { targetsOf } from './targets.ts';
import { firstRefused, randomGame } from './testing.ts';

const situationOf = ({ view, decision }: Moment<State>, selected: string | null): Situation => ({
  view,
  decision,
  targets: targetsOf(view, decision),
  reach: reachOf(view, decision, selected),
  selected,
});

/** Looks at some questions only: each is tried out on a copy of the whole match. */
const now = (random: (sides: number) => number): boolean => random(5) === 0;

describe('the reach of a counter', () => {
  it.each(['classic', 'amended'] as const)('offers only ways that are legal step by step (%s)', (ruleset) => {
    let far = 0;
    for (let seed = 1; seed <= 6; seed++)
      randomGame(
        seed,
        ruleset,
        (moment, random) => {
          const { kind } = moment.decision;
          if ((kind !== 'move' && kind !== 'chooseCounter') || !now(random)) return;
          const picks = [...targetsOf(moment.view, moment.decision).counters.keys()];
          const situation = situationOf(
            moment,
            kind === 'move' ? null : (picks[random(picks.length)] ?? null),
          );
          const areas = [...(situation.reach?.ways.keys() ?? [])];
          const area = areas[random(areas.length)];
          if (area === undefined) return;
          const answer = answerAt(situation, { area, counter: null });
          if (answer?.do !== 'choose') throw new Error(`no way to ${area}`);
          if (answer.options.length > 2) far++;
          expect(firstRefused(moment, answer.options), answer.options.join(' ')).toBeNull();
        },
        800,
      );
    expect(far).toBeGreaterThan(20);
  });

  it('knows every listed step', () => {
    for (let seed = 1; seed <= 3; seed++)
      randomGame(seed, 'classic', ({ view, decision }) => {
        if (decision.kind !== 'move') return;
        const steps = decision.options
          .filter(({ choice }) => choice.act === 'step')
          .map(({ choice }) => choice.to);
        const ways = reachOf(view, decision, null)?.ways;
        expect(steps.filter((step) => ways?.get(step as Area)?.length !== 1)).toEqual([]);
      });
  });

  const atWessex = (player: object, piece: object = {}): Reach | null => {
    const view = scene({
      heroes: [{ hero: 'egil', in: 'wessex', ...player, piece }],
      agenda: [{ step: 'chooseCounter', seat: 0 }],
      state: { phase: 'movement' },
    });
    const options = [{ id: 'counter:egil', choice: { act: 'counter', counter: 'egil' } }];
    return reachOf(view, { seat: 0, kind: 'chooseCounter', options }, 'egil');
  };

  it('goes four areas for a hero, and takes the shortest way', () => {
    const ways = atWessex({})?.ways;
    expect(ways?.get('mercia')).toEqual(['mercia']);
    expect(ways?.get('northumberland')).toEqual(['mercia', 'northumberland']);
    expect(Math.max(...[...(ways?.values() ?? [])].map((way) => way.length))).toBe(4);
  });

  it('stays on land where the sea is forbidden', () => {
    const areas = [...(atWessex({}, { seaBan: 2 })?.ways.keys() ?? [])];
    expect(areas.length).toBeGreaterThan(5);
    expect(areas.every((area) => (LANDS as readonly Area[]).includes(area))).toBe(true);
  });

  it('marks deadly steps and leads no way through them', () => {
    const reach = atWessex({ njordStorm: 2 });
    expect([...(reach?.deadly ?? [])].sort()).toEqual(['celtic-sea', 'english-channel']);
    expect(reach?.ways.get('celtic-sea')).toEqual(['celtic-sea']);
    expect(reach?.ways.has('armorica')).toBe(false);
  });

  it('is sure of the next step only while Njord helps', () => {
    const ways = atWessex({ njordAid: -1 })?.ways;
    expect([...(ways?.values() ?? [])].every((way) => way.length === 1)).toBe(true);
  });
});

describe('answers on the map', () => {
  it.each(['classic', 'amended'] as const)('are always on the list (%s)', (ruleset) => {
    let answered = 0;
    for (let seed = 20; seed <= 23; seed++)
      randomGame(
        seed,
        ruleset,
        (moment, random) => {
          if (!now(random)) return;
          const situation = situationOf(moment, null);
          const spots = [
            ...answeringSpots(situation),
            ...moment.view.pieces.map((one) => ({ area: one.area, counter: one.id as string })),
          ];
          const spot = spots[random(spots.length)];
          const answer = spot === undefined ? null : answerAt(situation, spot);
          if (answer?.do !== 'choose') return;
          answered++;
          expect(firstRefused(moment, answer.options), answer.options.join(' ')).toBeNull();
        },
        800,
      );
    expect(answered).toBeGreaterThan(50);
  });

  it('takes a counter in hand first, and moves it second', () => {
    randomGame(
      2,
      'classic',
      (moment) => {
        if (moment.decision.kind !== 'chooseCounter') return;
        const [spot] = answeringSpots(situationOf(moment, null));
        if (spot?.counter == null) return;
        expect(answerAt(situationOf(moment, null), spot)).toEqual({ do: 'select', counter: spot.counter });
        const chosen = answerAt(situationOf(moment, spot.counter), spot);
        expect(chosen).toEqual({ do: 'choose', options: [`counter:${spot.counter}`] });
      },
      300,
    );
  });
});
