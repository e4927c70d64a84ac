import type { Guide } from '../en/guide.ts';

export const guide: Guide = {
  title: 'Normannen und Wikinger',
  version: (version, date) => `Fassung ${version} vom ${date}, von den Skald-Autoren`,
  tagline:
    'Ein Feldzug verdeckter Heere auf einer Karte aus Sechsecken, für zwei, rund um Kämpfe, die ein paar Würfel im Nu entscheiden oder Figuren an einem Abend. Ein inoffizielles, nicht kommerzielles Werk von Liebhabern.',
  contents: 'Inhalt',
  odds: 'Die Aussichten des Angreifers im schnellen Kampf',
  oddsText:
    'Ohne Karten und ohne Nachteil, vor den Rettungswürfen: die Punkte des Angreifers in den Zeilen, die des Verteidigers in den Spalten.',
  attacker: 'Angreifer',
  fieldHead: ['Gelände', 'Auf dem Tisch'],
  places: 'Das Lehen Garrock',
  placesText:
    'Die Karte, auf der man spielt, wenn man nichts anderes sagt. Entfernungen sind Schritte von der Burg über Brücken und Schritte über Land zur nächsten Küste.',
  placesHead: ['Ort', 'Feld', 'Von der Burg', 'Zur Küste'],
  leaders: 'Die Anführer',
  leadersText: 'Bei drei Heeren je Seite die ersten drei.',
  leadersHead: ['Normannen', 'Wikinger'],
  settings: 'Was ihr vereinbaren könnt',
  settingsHead: ['Einstellung', 'Worum es geht', 'Standard', 'Am Tisch'],
  example: 'Eine Runde als Beispiel',
  exampleText: `Runde 5. Keine Seite hat Karten. Die Normannen werfen 4, die Wikinger 5, doch eines ihrer Heere ist vernichtet, ein anderes hat 2 Punkte: Die Wikinger kommen auf 3, und die Normannen ziehen zuerst.

Raoul steht auf F6 und will an Thorkel heran, der in der vorigen Runde in Ravensey eingezogen ist. Der Fluss liegt dazwischen, eine Brücke gibt es nicht: ein Würfel, eine 5, er steht drüben auf G5, und sein Zug ist vorbei. Hugo bleibt in der Burg. Die Normannen schließen ab.

Thorkel war zu Beginn der Runde in Ravensey. Niemand hat ihn angegriffen; bleibt er, wo er ist, so ist das Dorf heute Abend geplündert. Er bleibt. Das Schiff mit Gunnhild an Bord segelt von J5 über J6 nach K6 und hält sich vom Strand fern. Die Wikinger schließen ab.

Das Ende der Runde: Das Schiff ist nicht verbrannt, die Burg ist nicht verbrannt, Ravensey ist geplündert, das zweite Dorf. Raoul ist noch zwei Felder entfernt und kommt einen Tag zu spät.`,
  credits: 'Dank und Herkunft',
  creditsText: `Die Regeln auf der Karte gehen auf die einfachen Feldzugsregeln für SAGA zurück, die der Autor des Blogs *Wargaming Raft* 2013 veröffentlicht hat, mit Geschichten aus dem Feldzug selbst, der im Spätsommer 1069 spielt. SAGA ist ein Spiel von Studio Tomahawk; von dessen Regeln ist hier nichts enthalten, und ihr braucht sie nur, wenn ihr auf eurem eigenen Tisch danach kämpfen wollt.

Was jene Regeln offenließen, ist hier entschieden, ebenso sind der schnelle Kampf, die Karte von Garrock und die Leute von uns. Programm, englische und deutsche Worte und Bilder stammen von den Skald-Autoren. Es ist weder von den Inhabern der Vorlagen gemacht noch von ihnen gebilligt, ist frei und enthält nichts von ihren Texten und Bildern. Produktnamen gehören ihren Inhabern.`,
  history: 'Fassungen',
  changes: {
    '0.1.0':
      'Erste Fassung: der ganze Feldzug, schnelle Kämpfe und Kämpfe am Tisch, echte Würfel, Karten aus einer Zahl und eigene, Bots, Wiederholungen und die Saga auf Englisch und Deutsch.',
  },
};
