import type { Guide } from '../en/guide.ts';

export const guide: Guide = {
  title: 'Rune',
  version: (version, date) => `Fassung ${version} vom ${date}, von den Skald-Autoren`,
  tagline:
    'Wikingerhelden, die Seite an Seite kämpfen und um Siegpunkte wetteifern, für einen bis neun oder allein gegen die Maschine. Ein inoffizielles, nicht kommerzielles Fanwerk.',
  contents: 'Inhalt',
  example: 'Ein Hieb, Schritt für Schritt',
  exampleText: `Ragnar ist zehn Schritte geradeaus gegangen und schlägt einen Troll mit der Wikingeraxt. Sein Angriff ist 9, der Ansturm gibt 3, eine Wunde nimmt 1: 11 und der Würfel. Er würfelt eine 6: 17. Der Troll hat Abwehr 7 und einen zweiten Helden neben sich, was 2 nimmt: 5 und sein Würfel. Er würfelt eine 4: 9.

17 gegen 9 ist ein Treffer um 8. Die Axt hat Schaden 12: 20. Der Troll steckt davon 6 weg und verliert 14 Lebenspunkte. Seine Wundschwelle ist 15: diesmal keine Wunde, und 14 Punkte für Ragnar.`,
  actionList: 'Was man tun kann',
  stateList: 'Was einem zustoßen kann',
  foeList: 'Die Galerie der Gegner',
  weapons: 'Waffen',
  weaponsHead: ['Waffe', 'Initiative', 'Angriff', 'Abwehr', 'Schaden', 'Fertigkeit', 'Hände', 'Last'],
  abilityList: 'Fertigkeiten',
  armorList: 'Rüstungen und Schilde',
  groundList: 'Boden und was darauf steht',
  giftList: 'Alle Gaben',
  settings: 'Was ihr vereinbaren könnt',
  settingsHead: ['Einstellung', 'Worum es geht'],
  credits: 'Herkunft',
  creditsText: `Das Spiel folgt den veröffentlichten Regeln von *Rune* (Atlas Games, 2001). Alle Worte und Bilder sind unsere, ebenso das, was zu entscheiden war, wo die Regeln etwas offenlassen. Von Text und Bildern des Originals ist nichts hier. Es ist von den Eigentümern des Originals weder gemacht noch gebilligt, und es kostet nichts. Produktnamen gehören ihren Eigentümern.`,
  history: 'Versionsgeschichte',
  changes: {
    '0.1.0':
      'Erste Fassung: Kämpfe von Helden gegen Gegner der Galerie auf zwölf Schlachtfeldern, auf Deutsch und Englisch.',
  },
};
