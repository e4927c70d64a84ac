import type { GameSettings } from '../en/settings.ts';
import { names as n } from './names.ts';

export const settings: GameSettings = {
  map: { about: 'Schlachtfeld' },
  foes: { about: 'Gegner' },
  mustHunt: { about: 'Nichts zu essen: Die Helden müssen jagen' },
  rounds: { about: 'Es wird Nacht nach', number: n.rounds },
  surprised: {
    about: 'In einen Hinterhalt geraten',
    values: { nobody: 'Niemand', heroes: 'Die Helden', foes: 'Die Gegner' },
  },
};
