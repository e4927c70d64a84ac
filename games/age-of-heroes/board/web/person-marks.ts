// How heroes and jarls are told apart without reading: each hero has a helm of his own, each jarl a shield and a weapon.
// Drawn around 0, 0 in a box of about 24 by 22, bold enough for 22 pixels.

import { type HeroId, JARLS, type JarlId } from '../../content/index.ts';

export interface Drawn {
  /** Cut solid. */
  readonly fill: string;
  readonly line: string;
}

const HELM = 'M-7.6 10V1Q-7.6 -6.6 0 -6.6Q7.6 -6.6 7.6 1V10M-7.6 1H7.6';
const NOSE = 'M0 1V7';

const HELMS: Readonly<Record<HeroId, Drawn>> = {
  // The back of a boar.
  beowulf: {
    fill: 'M-8.4 -4Q-6.6 -12 2 -12.4L8.6 -9.4L9.4 -6L4 -7Q-3 -8 -8.4 -4Z',
    line: HELM + NOSE,
  },
  // Swan's wings.
  brunhild: {
    fill: 'M-8 0Q-13 -3 -12.4 -12Q-8.4 -9.6 -6.4 -4.6ZM8 0Q13 -3 12.4 -12Q8.4 -9.6 6.4 -4.6Z',
    line: HELM + NOSE,
  },
  // Dark spectacles.
  egil: {
    fill: 'M-6.4 2.6Q-3.6 .4 -.9 2.6Q-.9 7 -3.6 7Q-6.4 7 -6.4 2.6ZM6.4 2.6Q3.6 .4 .9 2.6Q.9 7 3.6 7Q6.4 7 6.4 2.6Z',
    line: `${HELM}M0 -6.6V1M-7.6 -1.6H7.6`,
  },
  // A horse's tail.
  ragnar: {
    fill: 'M-1.6 -7Q-2 -12.6 4 -12.6Q12 -12 11.4 -1Q8.6 -8 1.6 -7Z',
    line: HELM + NOSE,
  },
  // A sun's cross.
  siegfried: {
    fill: 'M-1.3 -6.6V-8.6H-4.6V-11H-1.3V-13H1.3V-11H4.6V-8.6H1.3V-6.6Z',
    line: `${HELM}M-4 4.4H4M0 1V10`,
  },
  // Three spikes.
  starkad: {
    fill: 'M-8 -3.4L-9.6 -11L-4.6 -6ZM-2 -6.6L0 -13L2 -6.6ZM8 -3.4L9.6 -11L4.6 -6Z',
    line: HELM + NOSE,
  },
};

const RIM = 'M0 -8A8 8 0 1 1 0 8A8 8 0 1 1 0 -8Z';

const SHIELDS = [
  // Parted, quartered, crossed, with a boss, with a band, as a whirl.
  'M0 -8A8 8 0 0 0 0 8Z',
  'M0 0V-8A8 8 0 0 0 -8 0ZM0 0V8A8 8 0 0 0 8 0Z',
  'M-1.7 -7.8H1.7V-1.7H7.8V1.7H1.7V7.8H-1.7V1.7H-7.8V-1.7H-1.7Z',
  'M0 -4A4 4 0 1 1 0 4A4 4 0 1 1 0 -4Z',
  'M-7.5 -2.8H7.5A8 8 0 0 1 7.5 2.8H-7.5A8 8 0 0 1 -7.5 -2.8Z',
  'M0 0V-8A8 8 0 0 1 6.9 -4ZM0 0L6.9 4A8 8 0 0 1 0 8ZM0 0L-6.9 4A8 8 0 0 1 -6.9 -4Z',
] as const;

/** Behind the shield: what is seen of it at its lower left and its upper right. */
const WEAPONS: readonly Drawn[] = [
  // A spear.
  { fill: 'M12.4 -12.4L6.4 -10.2L10.2 -6.4Z', line: 'M-11 11L-6.4 6.4M6.4 -6.4L9 -9' },
  // An axe.
  {
    fill: 'M6 -10.4Q10.4 -14 13 -9Q13.6 -5 10.4 -3.4Q10 -7.4 6 -10.4Z',
    line: 'M-11 11L-6.4 6.4M6.4 -6.4L11.6 -11.6',
  },
  // A sword, its hilt below.
  { fill: '', line: 'M-11.6 11.6L-6.4 6.4M-12.4 6L-6 12.4M6.4 -6.4L12 -12' },
];

export function heroMark(id: HeroId): Drawn {
  return HELMS[id];
}

/** By his place in the list, so that no two are alike. */
export function jarlMark(id: JarlId): Drawn {
  const at = JARLS.indexOf(id);
  const weapon = WEAPONS[Math.floor(at / SHIELDS.length) % WEAPONS.length] as Drawn;
  return { fill: SHIELDS[at % SHIELDS.length] + weapon.fill, line: RIM + weapon.line };
}
