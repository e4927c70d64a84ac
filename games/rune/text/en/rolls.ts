import type { RollTexts } from '@skald/text';
import type { Rolled } from '../../rules/fight/events.ts';

export type Rolls = RollTexts<Rolled>;

/** What a die was for. */
export const rolls: Rolls = {
  initiative: null,
  tie: null,
  attack: null,
  defence: null,
  dodge: null,
  engagement: null,
  resistance: null,
  healing: null,
  target: null,
  balance: 'To keep one’s feet',
  footing: 'To stay on one’s feet',
  tumble: 'Which way it goes downhill',
  bowled: 'To dodge whoever comes rolling',
  avoiding: 'To see the trap in time',
  prying: 'To pry the trap open',
  ignition: 'Whether the clothes catch fire',
  smothering: 'To smother the flames',
  swim: null,
  climb: null,
  jump: null,
  bravery: 'To get over the surprise',
  pursuit: 'How fast the pursuer is',
  sprint: 'To run faster',
  rising: 'To get up',
  landing: 'To land well',
  exposure: 'To bear the place',
  waking: 'To come round',
  fatigue: 'To keep one’s breath',
  stray: 'Whom it hits',
  fog: 'In the throng',
  grip: 'To get a grip',
  breaking: 'To break free',
  power: 'For a power',
  check: null,
  muster: 'Who comes, and with a bow or not',
};
