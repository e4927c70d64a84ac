// The Stolen Rune as it is told: seven encounters, one file each. RUN-STOLEN

import type { Named } from '@skald/text';
import { downfall } from './downfall.ts';
import { jellyfish } from './jellyfish.ts';
import { lava } from './lava.ts';
import { longship } from './longship.ts';
import { rescue } from './rescue.ts';
import { takenInTheNight } from './taken-in-the-night.ts';
import type { EncounterTale } from './tale.ts';
import { templeOfLoki } from './temple-of-loki.ts';

/** In the order of play. RUN-STOLEN-00b */
export const TALE = {
  'taken-in-the-night': takenInTheNight,
  lava,
  downfall,
  'temple-of-loki': templeOfLoki,
  jellyfish,
  longship,
  rescue,
} as const satisfies Readonly<Record<string, EncounterTale>>;

export const ADVENTURE = {
  name: { en: 'The Stolen Rune', de: 'Die gestohlene Rune' },
  outline: {
    en: 'One night the rune stone of the village is gone. Its furrows lead up the hill and down under it: past goblins who were left behind, and trolls with a crane; past music that kills; to a merchant without his wits and a temple without its god; over a dying jellyfish, and through the house of a host who is overdue. At the end a door falls, and behind it dwarves are building something for which they need a heart. Seven encounters for beginning heroes; six of them are a good number.',
    de: 'Eines Nachts ist der Runenstein des Dorfes fort. Seine Furchen führen den Hang hinauf und in den Berg hinab: vorbei an Goblins, die man zurückließ, und an Trollen mit einem Kran; vorbei an Musik, die tötet; zu einem Händler ohne Verstand und einem Tempel ohne seinen Gott; über eine sterbende Qualle und durch das Haus eines Wirts, der längst fällig ist. Am Ende fällt eine Tür, und dahinter bauen Zwerge etwas, dem ein Herz fehlt. Sieben Begegnungen für angehende Helden; sechs sind eine gute Zahl.',
  },
} as const satisfies { readonly name: Named; readonly outline: Named };
