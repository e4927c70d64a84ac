import { describe, expect, it } from 'vitest';
import { CREATURE_SAMPLES } from '../../documents/creature/samples.ts';
import { encounter, fightEvent } from '../../documents/encounter/testing.ts';
import { type Forecast, NOTHING_FOUGHT } from '../../rules/forecast.ts';
import { foesText, forecastTexts } from './forecast.ts';

const told = (...given: Parameters<typeof forecastTexts>): string[] =>
  forecastTexts(...given).map((text) => text.replaceAll('\u00a0', ' '));

const HUNDRED: Forecast = {
  fights: 100,
  heroes: 400,
  ends: { heroes: 80, foes: 15, nobody: 0, night: 5 },
  rounds: { 10: 50, 14: 50 },
  deaths: { 0: 90, 2: 10 },
  almostDown: { 0: 50, 1: 50 },
  heroPoints: { 40: 50, 120: 50 },
  foePoints: { 75: 100 },
};

describe('what many fights say', () => {
  it('[RUN-VPR-04] says who wins, how long it takes, who dies, who is almost down, and what it brings', () => {
    expect(told(HUNDRED, 'en')).toEqual([
      'The heroes hold the field in 80 % (71 % to 87 %) of the fights.',
      'A fight takes 12.0 (11.6 to 12.4) rounds.',
      'In 10 % (6 % to 17 %) somebody dies; of the heroes 0.2 (0.1 to 0.3) a fight.',
      'In 50 % (40 % to 60 %) somebody is almost down; of the heroes 0.5 (0.4 to 0.6) a fight.',
      'A hero gains 20.0 (18.0 to 22.0) victory points, whoever plays the foes 75.0 (75.0 to 75.0).',
    ]);
    expect(told(HUNDRED, 'de')[2]).toBe(
      'In 10 % (6 % bis 17 %) stirbt jemand; je Kampf sterben 0,2 (0,1 bis 0,3) Helden.',
    );
  });

  it('says nothing before there are fights enough', () => {
    expect(forecastTexts(NOTHING_FOUGHT, 'en')).toEqual([]);
    expect(forecastTexts({ ...HUNDRED, fights: 1 }, 'en')).toEqual([]);
  });
});

it('[RUN-CEVENT-11] foes are told by kind and category, own creatures by their names', () => {
  const foe = (id: string, what: object) =>
    ({ id, name: id, kind: 'troll', threat: 'equal', ...what }) as const;
  const given = encounter(
    [
      fightEvent({
        combat: {
          foes: [
            foe('a', {}),
            foe('b', { kind: 'rock-goblin', threat: 'weak' }),
            foe('c', { kind: 'rock-goblin', threat: 'weak' }),
            foe('d', { kind: { creature: 0 }, threat: 'pitiful' }),
          ],
        },
      }),
    ],
    { creatures: [CREATURE_SAMPLES[1]!] },
  );
  const foes = given.events[0]?.combat?.foes ?? [];
  expect(foesText(given, foes, 'en')).toBe('1 troll (equal), 2 rock goblins (weak) and 1 Draugr (pitiful)');
  expect(foesText(given, foes, 'de')).toContain('1 Draugr (jämmerlich)');
});
