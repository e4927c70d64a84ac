import type { Guide } from '../en/guide.ts';

export const guide: Guide = {
  title: 'Dungeon',
  version: (version, date) => `Fassung ${version} vom ${date}, von den Skald-Autoren`,
  tagline:
    'Vier Helden gegen einen Overlord in einem Verlies mit zehn Abenteuern, für zwei bis fünf Spieler oder allein gegen die Maschine. Ein inoffizielles, nicht kommerzielles Werk von Liebhabern.',
  contents: 'Inhalt',
  example: 'Ein Kampf, Schritt für Schritt',
  exampleText: `Orlaf, verletzt, kämpft gegen einen Skelettkrieger. Er hat 5 Würfel und wirft einen weniger: 6 4 2 1. Das Skelett wirft seine zwei: 5 2. Seine Rüstung ist 2, also fallen Orlafs 2 und 1 weg. 6 schlägt 5, 4 schlägt 2: zwei Treffer. Bei zwei Treffern zerfällt ein Skelett zu Knochen.

Hätte ein zweites Skelett so gestanden, dass Orlaf im Frontbereich beider war, wäre er auch noch in der Unterzahl gewesen und hätte drei Würfel geworfen. Hätte Rordin das erste Skelett ebenfalls vor sich gehabt, wäre dieses in der Unterzahl gewesen; weniger als zwei Würfel wirft es nicht, also wäre seine Rüstung 1 gewesen, und Orlafs 2 hätte gezählt.`,
  models: 'Helden, Anführer und Diener',
  modelsHead: [
    'Name',
    'Bewegung',
    'Würfel',
    'Rüstung',
    'Schuss',
    'Verletzt ab',
    '1 Treffer',
    '2',
    '3',
    '4 oder mehr',
  ],
  modelTexts: 'Ihre Eigenschaften und Heldentaten',
  damages: { none: '–', bones: 'Knochen', removed: 'vernichtet', injured: 'verletzt' },
  spellList: 'Alle Zauber',
  itemList: 'Alle Gegenstände',
  cardList: 'Alle Befehlskarten',
  furnitureList: 'Möbel, Schlösser und anderes',
  adventures: 'Die zehn Abenteuer',
  adventuresHead: ['Nr.', 'Abenteuer', 'Helden', 'Befehle', 'Karten'],
  settings: 'Was man vereinbaren kann',
  settingsHead: ['Einstellung', 'Bedeutung'],
  credits: 'Mitwirkende',
  creditsText: `Das Spiel folgt den veröffentlichten Regeln von *Dungeon Saga* (Mantic Games, 2015), so weit sie reichen. Was sie offenlassen, ist von uns: Karten, Abenteuer, Werte, Zauber, Gegenstände, die Befehlskarten und alle Worte und Bilder. Text und Zeichnungen des Originals kommen nicht vor. Es ist von den Inhabern des Originals weder gemacht noch gebilligt und kostet nichts. Produktnamen gehören ihren Inhabern.`,
  history: 'Versionsgeschichte',
  changes: {
    '0.1.0':
      'Erste Fassung: zehn Abenteuer, die Saga, die sie verbindet, eigene Abenteuer, Bots für beide Seiten und die Geschichte jedes Spiels auf Deutsch und Englisch.',
  },
};
