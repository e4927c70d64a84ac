// Generated encounters and whole adventures, for all that is tried at random.

import { clone } from '@skald/kernel';
import { pick, type Trial } from '@skald/kernel/testing';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { GALLERY_IDS } from '../../documents/hero/builds/index.ts';
import type { State } from '../../rules/fight/state.ts';
import { STOLEN_RUNE } from '../stolen-rune/editions.ts';
import { generateAdventure, generateEncounter } from './index.ts';

export const SITTINGS: Trial<State> = {
  setUp(random) {
    const heroes = random(4);
    const seed = random(100_000);
    const made = { seed, heroes: 1 + random(5) };
    const sitting =
      random(10) > 1
        ? generateEncounter(made)
        : pick(random, [STOLEN_RUNE.balanced, generateAdventure(made)]);
    return {
      seats: GALLERY_IDS.slice(0, heroes).map((hero) => [hero]),
      options: { sitting, points: pick(random, [0, 300, 1000] as const), band: random(2) },
    };
  },
  games: 10,
  matches: 2,
  every: 40,
  secrets: {
    /** Whatever has not been reached is something else, or nothing. */
    alike(state) {
      const { sitting } = state;
      if (sitting === undefined || sitting.at >= sitting.encounters.length) return null;
      const other = clone(state);
      const { at, reached } = sitting;
      const now = sitting.encounters[at] as Encounter;
      const ahead = { ...now, concept: 'Another one.', events: now.events.slice(0, reached) };
      other.sitting = { ...sitting, encounters: [...sitting.encounters.slice(0, at), ahead] };
      return [clone(state), other];
    },
    reveals: ({ type }) => type === 'narrated' || type === 'background' || type === 'encounterEnded',
    enough: 15,
  },
};
