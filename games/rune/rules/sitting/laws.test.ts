import { FastDice, Match } from '@skald/kernel';
import { laws } from '@skald/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { check } from '../../documents/hero/check.ts';
import { heroNow } from '../../documents/hero/now.ts';
import { standingOf } from '../../documents/hero/standing.ts';
import { rune } from '../../index.ts';
import { toldOf } from '../../testing-sittings.ts';
import { SITTINGS } from '../../text/generator/testing.ts';
import type { GameEvent } from '../fight/events.ts';
import type { State } from '../fight/state.ts';
import { becomeOf } from './interlude/becoming.ts';
import { toldScores } from './interlude/from-log.ts';

describe('every sitting', () => {
  it.each(laws(rune, SITTINGS, { ends: '[RUN-ENC-27]', keepsSecrets: '[RUN-RUN-90]' }))(
    '$title',
    ({ holds }) => holds(),
  );
});

/** To its end, whatever comes: the events, and how it ended. */
function played(seed: number) {
  const dice = new FastDice(seed);
  const { seats, options } = SITTINGS.setUp((sides) => dice.roll(sides));
  const begun = Match.create(rune, { seats, options, seed: `${seed}`.padStart(64, '0') });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const match = begun.ok;
  while (match.result === null) {
    const [asked] = match.decisions();
    match.play(asked!.seat, asked!.options[dice.roll(asked!.options.length) - 1]!.id);
  }
  return {
    state: match.position().state as State,
    events: match.events as readonly GameEvent[],
    standings: match.result.standings,
  };
}

describe('a sitting at random', () => {
  let all: ReturnType<typeof played>[] = [];
  beforeAll(() => {
    all = [1, 2, 3, 4].map(played);
  });

  it('[RUN-VP-45] adds up: what was told of points, encounter by encounter, is what everybody has when they are home', () => {
    for (const { state, events, standings } of all)
      for (const { seat, score } of standings) {
        expect(toldOf(events, seat, state.seats[seat]!)).toBe(score);
      }
  });

  it('[RUN-VP-02] is reckoned alike by whoever has but heard of it', () => {
    for (const { events } of all) {
      const banked = events.flatMap((event) => (event.type === 'banked' ? [event] : []));
      let at = 0;
      for (const { gained } of toldScores(events)) {
        const from = at;
        for (const hero of Object.keys(gained)) {
          const line = banked.findIndex((one, i) => i >= from && one.hero === hero);
          expect([hero, gained[hero]]).toEqual([hero, banked[line]?.points]);
          at = Math.max(at, line + 1);
        }
      }
    }
  });

  it('[RUN-VP-SPEND-02] leaves heroes whose books are in order, and who have spent no more than they had', () => {
    for (const { state } of all)
      for (const { hero } of becomeOf(state)) {
        expect(check(hero).filter(({ advice }) => !advice)).toEqual([]);
        expect(standingOf(hero).free).toBeGreaterThanOrEqual(0);
      }
  });

  it('[RUN-TRE-27] makes no silver: what was found or paid for was kept, given, paid or left behind', () => {
    const ounces = (items: readonly { kind: string; ounces?: number }[]): number =>
      items.reduce((sum, item) => sum + (item.kind === 'loot' ? (item.ounces ?? 0) : 0), 0);
    for (const { state, events } of all) {
      const of = (type: GameEvent['type']) => events.filter((event) => event.type === type);
      const found = of('found').flatMap((event) => (event.type === 'found' ? event.items : []));
      const gone = events.flatMap((event) =>
        event.type === 'gave' || event.type === 'leftBehind' ? [event.item] : [],
      );
      const earned = events.reduce(
        (sum, event) => sum + (event.type === 'dealt' && !event.bought ? event.silver : 0),
        0,
      );
      const left = becomeOf(state).flatMap(({ hero }) => heroNow(hero).items);
      expect(ounces(left) + ounces(gone)).toBeLessThanOrEqual(ounces(found) + earned);
    }
  });
});
