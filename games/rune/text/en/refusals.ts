import type { Sentence } from '@skald/text';

export const refusals = {
  'no-heroes': () => 'Nobody brings a hero. A fight needs at least one.',
  'nobody-runs': () => 'Where everybody runs what he has brought, nobody else plays the foes.',
  'sitting-twice': () => 'Either everybody brings an encounter, or an adventure is chosen: not both.',
  'one-hero-each': () => 'Where everybody runs in turn, everybody has one hero.',
  'bad-encounter': ({ seat }) =>
    `The encounter of player ${Number(seat) + 1} breaks rules of design: it has to be mended before it is played.`,
  'no-events': () => 'Nothing happens in this encounter yet. Add an event to it.',
  'no-encounters': () => 'The adventure has no encounters yet.',
  'too-many-heroes': ({ most }) => `There is room for ${most} heroes at most. Let some of them stay at home.`,
  'two-play-foes': () => 'Two want to play the foes. Give that place to one of them.',
  'no-room-on-the-map': () =>
    'Not everybody finds room to begin on this map. Take another map, or fewer and smaller foes.',
  'hero-taken-twice': () => 'Two want to play the same hero of the gallery. Give one of them another.',
  'bad-hero': ({ hero }) =>
    `${hero} cannot fight: something about this hero breaks the rules. The workshop says what it is.`,
  'bad-creature': ({ creature }) =>
    `${creature} cannot fight: something about this creature breaks the rules. The workshop says what it is.`,
  'no-match': ({ heroes }) =>
    `These foes cannot be made a match for so many heroes (${heroes}). Name others, or let them come as they are.`,
  'no-foes': () => 'There is nobody to fight here yet. Add foes to this event.',
  'too-many-foes': ({ most }) => `A fight has room for ${most} foes at most. Take some of them away.`,
  'no-such-creature': () =>
    'One of the foes is a creature that this encounter no longer has. Choose another kind for it.',
  'holmgang-for-two': () => 'A holmgang needs two heroes. Give one more place to somebody.',
  'holmgang-deadly': ({ cap, target }) =>
    `Such a holmgang could kill. Between these two a blow may take ${cap} at most, and with that ${target} is the most that may decide it.`,
} satisfies Record<string, Sentence>;
