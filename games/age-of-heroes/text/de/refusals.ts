import type { Sentence } from '@skald/text';
import type { Area, CounterId } from '../../content/index.ts';
import type { refusals as en } from '../en/refusals.ts';
import { names as n } from './names.ts';

type Word = string | number | undefined;
const name = (area: Word): string => n.area(area as Area);
const at = (area: Word): string => n.at(area as Area);
const who = (counter: Word): string => n.target(String(counter));

export const refusals: Record<keyof typeof en, Sentence> = {
  'wrong-number-of-seats': ({ given }) => `Mitspielen können ein bis sechs Helden, nicht ${given}.`,
  'owes-monster': ({ area }) =>
    `Dein Held steht ${at(area)} neben einem Ungeheuer und muss eines angreifen, bevor du aufhörst.`,
  'needs-monster': ({ area }) =>
    `Dein Held muss ${at(area)} gegen ein Ungeheuer antreten: Nenne wenigstens eines.`,
  'not-adjacent': ({ from, to }) =>
    `${name(from)} und ${name(to)} berühren sich nicht. Geh durch die Gebiete dazwischen.`,
  'no-movement-left': ({ counter }) =>
    `Für ${who(counter)} ist die Bewegung dieser Runde verbraucht. Bleib hier.`,
  'sea-ban': ({ counter }) =>
    `${who(counter)} darf in dieser Runde nicht übers Meer. Bleib auf dem Festland oder warte.`,
  'lost-turn': ({ counter }) =>
    `${who(counter)} verliert diese Runde durch einen Zauber und kann weder ziehen noch angreifen.`,
  'already-attacked': ({ counter }) =>
    `${who(counter)} hat diesen Angriff in dieser Runde schon hinter sich. Wähle einen anderen.`,
  'already-moved': ({ counter }) => `${who(counter)} ist in dieser Runde schon gezogen. Nimm jemand anderen.`,
  'may-not-attack': ({ counter }) => `${who(counter)} darf in dieser Runde nichts mehr angreifen.`,
  iced: ({ area }) => `Über dem Land liegt Eis (${name(area)}): Dort gründet niemand mehr ein Reich.`,
  'own-land': ({ area }) => `Das Land ist schon deins (${name(area)}). Da gibt es nichts zu erobern.`,
  'area-closed': ({ area }) => `Deine Angriffe ${at(area)} sind für diese Runde abgeschlossen.`,
  'not-enough-luck': ({ luck }) => `Du hast nur ${luck} Glück. Gib weniger aus.`,
  'nothing-to-lose': () => 'Davon hast du nichts: Ein gefallener Jarl kostet dich, was du hast.',
  'luck-cap': ({ cap }) => `Mehr als ${cap} Glück darf ein Held in einem Kampf nicht ausgeben.`,
  'has-sword': ({ counter }) => `${who(counter)} hat schon ein Schwert, und mehr als eines trägt keiner.`,
  'not-your-counter': ({ counter }) => `${who(counter)} gehorcht dir nicht. Nimm einen von deinen Leuten.`,
  'not-here': ({ counter, area }) => `${who(counter)} ist nicht ${at(area)}.`,
  'hero-taken': ({ hero }) => `${n.counter(hero as CounterId)} ist vergeben. Wähle einen anderen Helden.`,
  'cannot-attack-own': () => 'Deine eigenen Leute kannst du nicht angreifen. Wähle ein anderes Ziel.',
  worships: ({ counter }) => `${who(counter)} hält Andacht mit Freys Jungfrau und kämpft nicht.`,
};
