// What can be agreed before a campaign.

import { type Settings, yesNo } from '@skald/text';
import type { GameOptions } from '../../content/index.ts';

export type GameSettings = Settings<keyof GameOptions>;

export const settings: GameSettings = {
  preset: {
    about: 'How the campaign is played',
    values: { standard: 'all in the hall', tabletop: 'around your own table' },
  },
  map: {
    about: 'Map',
    values: { garrock: 'the fief of Garrock', generated: 'grown from a number', own: 'a map of your own' },
  },
  mapSeed: { about: 'Number the map grows from' },
  ownMap: { about: 'Your own map', values: { null: 'none' } },
  freeArmyCount: { about: 'Number of armies', values: yesNo('three to five, as each likes', 'three each') },
  turnLimit: {
    about: 'Last turn; then the Normans have held out',
    number: (value) => (value === 0 ? 'no last turn' : `turn ${value}`),
  },
  castleTurns: {
    about: 'Full turns in the castle that burn it',
    number: (value) => (value === 1 ? '1 turn' : `${value} turns`),
  },
  battles: {
    about: 'How battles are fought',
    values: {
      quick: 'dice decide them here',
      table: 'on your own table',
      agree: 'as both sides agree each time',
    },
  },
  oneEntry: {
    about: 'Who enters the result of a battle on the table',
    values: yesNo('one player is enough', 'both, and they must agree'),
  },
  realDice: {
    about: 'Who rolls real dice and types them in',
    values: { nobody: 'nobody', normans: 'the Normans', vikings: 'the Vikings', both: 'both sides' },
  },
};
