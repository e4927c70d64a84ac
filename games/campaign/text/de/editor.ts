// Deutsche Wörter des Karteneditors.

import type { EditorWords } from '../en/editor.ts';
import { and } from './problems.ts';

const SIDES = ['Osten', 'Nordosten', 'Nordwesten', 'Westen', 'Südwesten', 'Südosten'] as const;

export const editor: EditorWords = {
  map: 'Die Karte, die gezeichnet wird',
  mapHelp:
    'Pfeiltasten führen von Feld zu Feld. Buchstaben malen: G Grasland, W Wald, M Gebirge, S Sumpf, C Küste, V Dorf, K Burg, O See, X kein Feld. 1 bis 6 zeichnen oder löschen den Fluss an einer Seite, gegen den Uhrzeigersinn von Osten an; nach B bauen sie Brücken. P setzt das Schiff hierher, N benennt den Ort, Plus, Minus und Null ändern den Ausschnitt.',
  tools: 'Was gezeichnet wird',
  terrain: 'Boden',
  marks: 'Darauf',
  look: 'Ansehen und verschieben',
  noHex: 'kein Feld',
  river: 'Fluss',
  bridge: 'Brücke',
  ship: 'Ankerplatz',
  toolHints: {
    look: 'Zieh die Karte umher; drück auf ein Feld, um zu sehen, was dort ist.',
    paint: 'Drück auf Felder oder zieh über sie hinweg.',
    river:
      'Drück auf die Kante zwischen zwei Feldern oder zieh an Kanten entlang. Wo Wasser ist, verschwindet es.',
    bridge: 'Drück auf ein Stück Fluss; eine Brücke, auf die du drückst, wird abgerissen.',
    ship: 'Drück auf das Seefeld, auf dem das Schiff beginnt.',
  },
  key: (letter) => `Taste ${letter}`,
  here: 'Hier',
  hexAt: (label, what) => `${label}: ${what}`,
  nothing: 'kein Feld',
  shipStarts: 'hier beginnt das Schiff',
  riverOn: (sides) => `Fluss im ${sides}`,
  bridgeOn: (name, side) => `${name} im ${side}`,
  wrong: (sentence) => `Mangel: ${sentence}`,
  side: (d) => SIDES[d],
  placeName: (label) => `Name des Ortes auf ${label}`,
  bridgeName: (side) => `Name der Brücke im ${side}`,
  tongues: 'In anderen Sprachen',
  theMap: 'Die Karte',
  bridgeTo: (side) => `Die Brücke im ${side}`,
  inTongue: (what, tongue) => `${what} auf ${{ en: 'Englisch', de: 'Deutsch' }[tongue]}`,
  land: 'Das Land',
  mapName: 'Name der Karte',
  size: 'Größe des Blattes',
  sheet: (columns, rows, count) => `${columns} mal ${rows}, davon ${count} Felder in Gebrauch`,
  edges: { top: 'oben', right: 'rechts', bottom: 'unten', left: 'links' },
  more: (side) => `Eine Reihe mehr: ${side}`,
  less: (side) => `Eine Reihe weniger: ${side}`,
  seed: 'Ein Land aus einer Zahl wachsen lassen',
  generate: 'Wachsen lassen',
  another: 'Andere Zahl',
  shore: 'Küste ausbessern',
  tidy: 'Namen und Kanten aufräumen',
  and,
  zoomIn: 'Näher heran',
  zoomOut: 'Weiter weg',
  fit: 'Ganze Karte zeigen',
};
