// What one begins a creature from. Its words are its designer's own, in whatever language he speaks: these speak both.

import { type Creature, CreatureSchema } from './schema.ts';

const creature = (given: Omit<Partial<Creature>, 'skald' | 'version'>): Creature =>
  CreatureSchema.parse({
    skald: 'creature',
    version: 1,
    benchmark: 8,
    missile: false,
    weapon: 'natural',
    temper: 'headlong',
    nightVision: false,
    stunnable: true,
    ...given,
  });

export const CREATURE_SAMPLES: readonly [Creature, ...Creature[]] = [
  creature({ name: 'Nykur' }),
  creature({
    name: 'Draugr',
    description: 'A dead man who guards his gold. / Ein Toter, der sein Gold hütet.',
    trait: 'Blue as iron, and cold. / Blau wie Eisen und kalt.',
    benchmark: 9,
    adjust: { init: -3, dam: 3 },
    powers: ['undead'],
    tags: ['undead'],
    nightVision: true,
    stunnable: false,
  }),
  creature({
    name: 'Garmr',
    description: 'A hound as large as a calf. / Ein Hund, so groß wie ein Kalb.',
    trait: 'Leaps over every shield. / Springt über jeden Schild.',
    benchmark: 6,
    move: 30,
    adjust: { init: 3, soak: -1 },
    powers: ['leaping'],
    nightVision: true,
  }),
];
