import type { Sentence } from '@skald/text';

export const refusals = {
  'no-heroes': () => 'Nobody brings a hero. A fight needs at least one.',
  'too-many-heroes': ({ most }) => `There is room for ${most} heroes at most. Let some of them stay at home.`,
  'two-play-foes': () => 'Two want to play the foes. Give that place to one of them.',
  'no-room-on-the-map': () =>
    'Not everybody finds room to begin on this map. Take another map, or fewer and smaller foes.',
} satisfies Record<string, Sentence>;
