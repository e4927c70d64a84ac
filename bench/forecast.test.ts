// What bots make of a fight of an encounter, played as the designer's forecast plays it.

import { playMatch } from '@skald/bots';
import { type Game, USUAL_LEVEL } from '@skald/kernel';
import { rune } from '@skald/rune';
import { encounterRules } from '@skald/rune/encounter';
import { fightOfEvent } from '@skald/rune/fight-of-event';
import { type Forecast, forecastFrom, merged, NOTHING_FOUGHT, trialsOf } from '@skald/rune/forecast';
import { expect, it } from 'vitest';

const HEROES = ['ragnar', 'gunnhild'] as const;

const BRAWL = encounterRules.schema.parse({
  skald: 'encounter',
  version: 1,
  name: 'A brawl',
  kind: 'basic',
  group: { heroes: 2 },
  events: [
    {
      id: 'brawl',
      title: 'A brawl',
      combat: {
        foes: [1, 2, 3].map((i) => ({
          id: `viking-${i}`,
          name: `Viking ${i}`,
          kind: 'dark-viking',
          threat: 'pitiful',
        })),
      },
    },
  ],
});

function foreseen(seed: number, count: number): Forecast {
  const fight = fightOfEvent(BRAWL, 0, HEROES, { points: 0 });
  if ('refused' in fight) throw new Error(fight.refused.code);
  return trialsOf(HEROES, fight.ok.options, count, seed)
    .map((trial) =>
      playMatch(rune as unknown as Game, { ...trial, levels: trial.seats.map(() => USUAL_LEVEL), ms: 0 }),
    )
    .map(({ end }) => forecastFrom(end as never))
    .reduce(merged, NOTHING_FOUGHT);
}

it('[RUN-CEVENT-10] a fight is foreseen the same with the same seed, and otherwise with another', () => {
  const once = foreseen(7, 3);
  expect(once.fights).toBe(3);
  expect(once.heroes).toBe(6);
  expect(Object.values(once.ends).reduce((sum, one) => sum + one)).toBe(3);
  expect(foreseen(7, 3)).toEqual(once);
  expect(foreseen(8, 3)).not.toEqual(once);
});
