import { Match } from '@skald/kernel';
import { LANGUAGES } from '@skald/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaign } from '../../index.ts';
import type { GameEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { ALL_EVENTS, sampleState } from '../samples.ts';
import { groundOf } from './ground.ts';
import { saga } from './index.ts';

const state: State = {
  ...sampleState(),
  battle: null,
  pillaged: ['6,3'],
  turn: 4,
  options: sampleState().options,
};
const SCAFFOLDING = /\{|\}|undefined|null\b|\[object|NaN| {2}|\s[.,;]|\.\.|\bn[1-5]\b|\bv[1-5]\b|-?\d,-?\d/;

/** Four days: a landing, an exchange, a battle, a flight, a pillaged village, and a ship that burns. */
const CAMPAIGN: readonly GameEvent[] = [
  { type: 'divided', seat: 0, armies: ['n1', 'n2', 'n3'], points: [6, 5, 4], only: [0] },
  { type: 'divided', seat: 1, armies: ['v1', 'v2', 'v3'], points: [6, 6, 3], only: [1] },
  { type: 'placed', army: 'n1', hex: '2,4' },
  { type: 'placed', army: 'n2', hex: '3,5' },
  { type: 'placed', army: 'n3', hex: '3,4' },
  { type: 'turnBegan', turn: 1, of: 24 },
  { type: 'initiativeRolled', dice: [2, 5] },
  { type: 'order', order: [1, 0] },
  { type: 'movement', seat: 1 },
  { type: 'sailed', from: '9,4', to: '7,3', aboard: ['v1', 'v2', 'v3'], fled: false },
  { type: 'moved', army: 'v1', from: 'ship', to: '6,3', how: 'land' },
  { type: 'movement', seat: 0 },
  { type: 'forded', army: 'n3', from: '3,4', to: '4,4', face: 2, ok: false },
  { type: 'exchanged', seat: 0, army: 'n1', with: 'n2', but: [0] },
  { type: 'exchangedPoints', seat: 0, army: 'n1', with: 'n2', points: 1, only: [0] },
  { type: 'turnEnded', turn: 1 },
  { type: 'turnBegan', turn: 2, of: 24 },
  { type: 'order', order: [0, 1] },
  { type: 'movement', seat: 0 },
  { type: 'forded', army: 'n3', from: '3,4', to: '4,4', face: 5, ok: true },
  { type: 'moved', army: 'n3', from: '3,4', to: '4,4', how: 'march' },
  { type: 'movement', seat: 1 },
  { type: 'turnEnded', turn: 2 },
  { type: 'pillaged', army: 'v1', hex: '6,3', count: 1 },
  { type: 'turnBegan', turn: 3, of: 24 },
  { type: 'initiativePlayed', seat: 0, cards: 1 },
  { type: 'order', order: [0, 1] },
  { type: 'movement', seat: 0 },
  { type: 'attacked', army: 'n3', target: 'v1', hex: '6,3', from: '5,3' },
  {
    ...{ type: 'battleBegan', hex: '6,3', field: 'village', attacker: 'n3', defender: 'v1' },
    ...{ points: [4, 6], aboard: false },
  } as GameEvent,
  { type: 'tacticPlayed', seat: 0, card: 'ambush' },
  {
    ...{ type: 'round', round: 1, attacker: [6, 6, 5, 5], defender: [1, 2] },
    ...{ needs: [5, 5], hits: [4, 0], left: [4, 2], sums: [] },
  } as GameEvent,
  { type: 'battleWon', winner: 'attacker', attacker: 'n3', defender: 'v1', lost: [0, 6] },
  { type: 'saves', army: 'v1', role: 'defender', dice: [5, 1, 1, 2, 3, 4], needs: 5, saved: 1, left: 1 },
  { type: 'moved', army: 'v1', from: '6,3', to: '7,2', how: 'retreat' },
  { type: 'moved', army: 'v1', from: '7,2', to: '7,1', how: 'retreat' },
  { type: 'moved', army: 'n3', from: '5,3', to: '6,3', how: 'march' },
  { type: 'cardDrawn', seat: 0, card: 'ford', only: [0] },
  { type: 'cardDrawn', seat: 0, card: null, but: [0] },
  { type: 'moved', army: 'n2', from: '3,5', to: '4,4', how: 'march' },
  { type: 'movement', seat: 1 },
  { type: 'turnEnded', turn: 3 },
  { type: 'turnBegan', turn: 4, of: 24 },
  { type: 'order', order: [0, 1] },
  { type: 'movement', seat: 0 },
  { type: 'attacked', army: 'n3', target: 'v1', hex: '7,1', from: '6,3' },
  { type: 'flightRolled', army: 'v1', face: 1, line: 1 },
  { type: 'destroyed', army: 'v1', how: 'flight', at: '7,1' },
  { type: 'moved', army: 'n3', from: '6,3', to: '7,1', how: 'march' },
  { type: 'movement', seat: 1 },
  { type: 'turnEnded', turn: 4 },
  { type: 'shipDestroyed', army: 'n2', hex: '7,3' },
  { type: 'revealed', armies: [{ army: 'n1', points: 5 }] },
  { type: 'campaignOver', winner: 0, how: 'ship' },
];

describe('the saga', () => {
  const prose = saga(CAMPAIGN, state, 'en');

  it('has a title, a beginning, chapters by days and an end, in both languages', () => {
    for (const language of LANGUAGES) {
      const text = saga(CAMPAIGN, state, language);
      expect(text).toMatch(/^# .*Garrock/);
      expect([...text.matchAll(/^## /gm)]).toHaveLength(5);
      expect(text).not.toMatch(SCAFFOLDING);
    }
    expect(saga(CAMPAIGN, state, 'de')).not.toMatch(/\b(the|and|were|with|came|river|ship)\b/);
  });

  it('tells what happened by name and place', () => {
    expect(prose).toMatch(/Thorkel .*Ravensey/);
    expect(prose).toMatch(/river[^.]*Gilbert|Gilbert[^.]*river/);
    expect(prose).toMatch(/four[^.]*six|six[^.]*four/i);
    expect(prose).toContain('Thorkel Rustbeard');
    expect(prose).toMatch(/burned the ship|had the ship alight/);
  });

  it('names chapters after the weightiest thing in them', () => {
    const headings = [...prose.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings[1]).toMatch(/^Days 1 to 2\. .*Ravensey/);
    expect(headings[2]).toMatch(/^Day 3\. .*Ravensey/);
    expect(headings[3]).toMatch(/^Day 4\. /);
  });

  it('does not say that a side stayed at home when it fought', () => {
    const third = prose.slice(prose.indexOf('Day 3.'), prose.indexOf('Day 4.'));
    expect(third).not.toMatch(/Normans (stayed|waited|watched)|From the Normans/);
  });

  it('never tells a secret: how points were divided or exchanged, or which card was drawn', () => {
    const otherwise = CAMPAIGN.map((event): GameEvent => {
      if (event.type === 'divided') return { ...event, points: [5, 5, 5] };
      if (event.type === 'exchangedPoints') return { ...event, points: -2 };
      return event.type === 'cardDrawn' && event.only ? { ...event, card: 'scouts' } : event;
    });
    const everybody = CAMPAIGN.filter(({ only }) => only === undefined);
    const owner = CAMPAIGN.filter(({ only, but }) => (only?.includes(0) ?? true) && !but?.includes(0));
    for (const language of LANGUAGES)
      for (const events of [otherwise, everybody, owner])
        expect(saga(events, state, language)).toBe(saga(CAMPAIGN, state, language));
  });

  it('breaks off where the campaign has come to', () => {
    const begun = saga(CAMPAIGN.slice(0, 12), state, 'en');
    expect(begun).toMatch(/not been written down yet|the ink ends/);
    expect(saga([], { ...state, armies: [] }, 'de')).toMatch(/noch nicht aufgeschrieben|vorerst die Tinte/);
  });

  it('can be told from whatever a reader knows', () => {
    fc.assert(
      fc.property(
        fc.subarray([...CAMPAIGN, ...ALL_EVENTS]),
        fc.constantFrom(...LANGUAGES),
        (events, language) => {
          expect(saga(events, state, language)).not.toMatch(SCAFFOLDING);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('the ground', () => {
  it('is named by itself, or by the nearest place and the way from there', () => {
    expect(groundOf(state.map, '2,4', 'en')).toEqual({ terrain: 'castle', name: 'Garrock Keep', near: null });
    expect(groundOf(state.map, '3,4', 'en').near).toEqual({ name: 'Garrock Keep', side: 'E' });
    expect(groundOf(state.map, '2,3', 'en').near).toEqual({ name: 'Garrock Keep', side: 'NW' });
    expect(groundOf(state.map, '1,5', 'en').near?.name).toMatch(/Garrock Keep|Kirkwold/);
    expect(groundOf(state.map, 'ship', 'en').terrain).toBe('ship');
  });
});

/** Each answer as rules of thumb rate it, so that armies march and meet as they do when people play. */
function played(seed: number): Match<State> {
  const begun = Match.create(campaign, {
    seats: ['vikings', 'normans'],
    options: {},
    seed: `${seed}`.padStart(64, '0'),
  });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const match = begun.ok;
  while (match.result === null) {
    const asked = match.decisions()[0]!;
    const decision = { ...asked, options: asked.options.map(({ choice }) => choice) };
    const worth = campaign.sense.weigh(match.position().state as State, decision);
    const best = worth.indexOf(Math.max(...worth));
    match.play(asked.seat, asked.options[best]!.id);
  }
  return match;
}

describe('a whole campaign', () => {
  it.each([1, 2, 3])('is pleasant to read: long enough, and seldom the same sentence twice (%i)', (seed) => {
    const match = played(seed);
    for (const language of LANGUAGES) {
      const prose = saga(match.events as GameEvent[], match.view(null), language);
      const told = prose
        .replace(/^#.*$/gm, '')
        .split(/(?<=[.!?])\s+/)
        .filter(Boolean);
      expect(told.length).toBeGreaterThan(30);
      expect(new Set(told).size / told.length, language).toBeGreaterThan(0.85);
      expect(prose).not.toMatch(SCAFFOLDING);
      for (const seat of [0, 1, null])
        expect(saga(match.eventsFor(seat) as GameEvent[], match.view(seat), language)).toBe(prose);
    }
  });
});
