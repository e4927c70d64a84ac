import type { en } from './en.ts';
import type { Sentence } from './refusal.ts';

export const de: Record<keyof typeof en, Sentence> = {
  'not-asked': () => 'Du bist gerade nicht gefragt. Warte, bis du an der Reihe bist.',
  'match-over': () => 'Dieses Spiel ist zu Ende. Du kannst die Saga lesen, es nachspielen oder neu beginnen.',
  'no-such-option': () => 'Das steht hier nicht zur Wahl. Nimm etwas aus der Liste.',
  'bad-option': ({ option }) =>
    `Die Möglichkeit „${option}“ lässt sich nicht aufzeichnen und daher nicht wählen. Das ist ein Fehler des Spiels.`,
  'wrong-number-of-seats': ({ min, max, given }) =>
    `An diesem Spiel haben ${min} bis ${max} Platz, nicht ${given}.`,
  'bad-seats': ({ why }) => `Mit den Plätzen stimmt etwas nicht (${why}). Berichtige es und fang neu an.`,
  'bad-options': ({ why }) =>
    `Mit den Einstellungen stimmt etwas nicht (${why}). Berichtige sie und fang neu an.`,
  'bad-seed': () => 'Ein Startwert hat 64 hexadezimale Ziffern. Gib einen solchen an oder gar keinen.',
  'bad-position': ({ why }) => `Diese Stellung lässt sich nicht spielen (${why}).`,
  'bad-record': ({ why }) => `Diese Aufzeichnung lässt sich nicht lesen (${why}).`,
  'other-game': ({ game, expected }) =>
    `Das gehört zum Spiel „${game}“, nicht zu „${expected}“. Öffne es dort.`,
  'other-version': ({ version, expected }) =>
    `Das stammt aus Fassung ${version} der Regeln, hier gilt Fassung ${expected}. Es lässt sich nicht fortsetzen.`,
  'record-without-seed': () =>
    'Der Aufzeichnung fehlt der Startwert; ohne ihn fallen die Würfel anders. Er wird nach Spielende veröffentlicht.',
  'record-breaks': ({ move, text, why }) =>
    `Zug ${move} der Aufzeichnung (${text}) ist nicht möglich (${why}). Sie ist beschädigt oder verändert.`,
  'undo-start': () => 'Weiter zurück geht es nicht: Hier hat das Spiel begonnen.',
  'undo-dice': () => 'Seitdem ist ein Würfel gefallen. Dahinter geht es nur zurück, wenn alle zustimmen.',
  'undo-secret': () => 'Etwas Verborgenes wurde gezeigt. Dahinter geht es nur zurück, wenn alle zustimmen.',
  'undo-other-seat': () =>
    'Die letzte Wahl war nicht deine. Ohne Zustimmung aller nimmst du nur deine eigene zurück.',
  'no-such-moment': ({ moves }) => `Zu einem Augenblick nach ${moves} Zügen kann dieses Spiel nicht zurück.`,
  'bad-face': ({ face }) => `„${face}“ zeigt kein Würfel. Gib ganze Zahlen ab 1 ein.`,
  'loaded-face-too-high': ({ face, sides }) =>
    `Du hast ${face} eingegeben, aber dieser Würfel hat nur ${sides} Seiten. Gib eine andere Zahl ein.`,
  'no-loaded-die-left': ({ sides }) =>
    `Es fehlt ein Wurf mit ${sides} Seiten, und keiner ist mehr da. Gib noch ein Ergebnis ein.`,
  'no-such-step': ({ step }) =>
    `Das Spiel steht bei „${step}“, das diese Regeln nicht kennen. Die Datei ist beschädigt.`,
  'endless-procedure': () =>
    'Von hier liefe das Spiel ewig weiter und wurde angehalten. Die Stellung ist beschädigt.',
  'wrong-commitment': () => 'Der Startwert ist nicht der angekündigte: Seine Prüfsumme ist eine andere.',
  'wrong-die': ({ number, given, expected }) =>
    `Würfel ${number} zeigt ${given}, aber der Startwert ergibt ${expected}.`,
  'wrong-dice-count': ({ given, expected }) =>
    `Die Aufzeichnung nennt ${given} Würfel, gewürfelt wurde aber ${expected} Mal.`,
  'wrong-result': () => 'Das Ergebnis ist nicht das, zu dem diese Entscheidungen führen.',
  'wrong-digest': () => 'Die Schlussstellung ist nicht die, zu der diese Entscheidungen führen.',
};
