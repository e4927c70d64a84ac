import { yesNo } from '@skald/text';
import type { GameSettings } from '../en/settings.ts';

export const settings: GameSettings = {
  preset: {
    about: 'Wie der Feldzug gespielt wird',
    values: { standard: 'ganz in der Halle', tabletop: 'rund um den eigenen Tisch' },
  },
  map: {
    about: 'Karte',
    values: {
      garrock: 'das Lehen Garrock',
      generated: 'aus einer Zahl entstanden',
      own: 'eine eigene Karte',
    },
  },
  mapSeed: { about: 'Zahl, aus der die Karte entsteht' },
  ownMap: { about: 'Eigene Karte', values: { null: 'keine' } },
  freeArmyCount: { about: 'Zahl der Heere', values: yesNo('drei bis fünf, wie jeder will', 'je drei') },
  turnLimit: {
    about: 'Letzte Runde; dann haben die Normannen ausgehalten',
    number: (value) => (value === 0 ? 'keine letzte Runde' : `Runde ${value}`),
  },
  castleTurns: {
    about: 'Volle Runden in der Burg, bis sie brennt',
    number: (value) => (value === 1 ? '1 Runde' : `${value} Runden`),
  },
  battles: {
    about: 'Wie gekämpft wird',
    values: {
      quick: 'hier mit Würfeln',
      table: 'auf dem eigenen Tisch',
      agree: 'jedes Mal, wie es beide wollen',
    },
  },
  oneEntry: {
    about: 'Wer das Ergebnis eines Kampfes vom Tisch eingibt',
    values: yesNo('einer genügt', 'beide, und sie müssen übereinstimmen'),
  },
  realDice: {
    about: 'Wer mit echten Würfeln wirft und sie eintippt',
    values: { nobody: 'niemand', normans: 'die Normannen', vikings: 'die Wikinger', both: 'beide Seiten' },
  },
};
