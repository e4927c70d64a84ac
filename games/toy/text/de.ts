import type { Charm } from '../content/index.ts';
import type { Words } from './en.ts';

const CHARM: Readonly<Record<Charm, string>> = { odd: 'die ungeraden Zahlen', even: 'die geraden Zahlen' };

const skerry = (on: number): string => `Schäre ${on}`;

export const de: Words = {
  title: 'Schären',
  tagline: 'Ein Lauf über nasse Steine für zwei bis vier.',
  contents: 'Inhalt',
  version: (version, date) => `Fassung ${version} vom ${date}`,
  changes: { '0.1.0': 'Die erste.' },
  credits: 'Mitwirkende',
  creditsText: 'Skald, für alle, die ein Spiel hinzufügen.',
  history: 'Geschichte',
  briefing: {
    story: ['Es ist Ebbe, und die Schären sind nass.'],
    goal: 'Komm vor den anderen über das letzte Wasser.',
    perils: ['du zu viel auf einmal wagst: Wer abrutscht, muss eine Schäre zurück'],
  },
  aim: 'Zuerst über das letzte Wasser',
  clock: (round, rounds) => `Runde ${round}/${rounds}`,
  round: (round) => `Runde ${round}`,
  last: 'letzte Runde',
  score: 'Schären hinter dir',
  colours: { red: 'Rot', blue: 'Blau', green: 'Grün', white: 'Weiß' },
  presets: { straits: 'Die Enge', sound: 'Der weite Sund' },
  questions: {
    charm: 'Welche Zahlen sollen dich einmal retten?',
    leap: 'Springst du, oder rastest du?',
  },
  options: {
    charm: ({ charm }) => `Auf ${CHARM[charm]} vertrauen`,
    leap: ({ act }) => (act === 'leap' ? 'Über das Wasser springen' : 'Rasten und dann weiter springen'),
  },
  skerry,
  hint: (width) => `Der Würfel muss mindestens ${width} zeigen.`,
  events: {
    charmed: ({ charm }) => `Dein Zauber sind ${CHARM[charm]}.`,
    roundBegan: ({ round }) => `Runde ${round} beginnt.`,
    rested: ({ seat }, who) => `${who(seat)} rastet.`,
    charmShown: ({ seat, charm }, who) => `Der Zauber von ${who(seat)} hilft: ${CHARM[charm]}.`,
    landed: ({ seat, on }, who) => `${who(seat)} landet auf ${skerry(on)}.`,
    slipped: ({ seat }, who) => `${who(seat)} rutscht ins Wasser.`,
  },
  roll: (face) => `Würfel für den Sprung: ${face}`,
  outcomes: { landed: 'landet', slipped: 'rutscht ab' },
  rules: 'Die Regeln',
  topics: {
    race: ['Der Lauf', 'Wer zuerst das letzte Wasser hinter sich hat, gewinnt; alle sind gleich oft am Zug.'],
    leap: [
      'Der Sprung',
      'Der Würfel muss zeigen, wie breit das Wasser ist. Wer abrutscht, muss eine Schäre zurück.',
    ],
    charm: ['Der Zauber', 'Einmal rettet er dich, wenn eine seiner Zahlen fällt. Dann kennen ihn alle.'],
  },
  noHelp: (topic) => `Zu „${topic}“ gibt es keine Hilfe.`,
  saga: (lines) => `So liefen sie über die Schären.\n\n${lines.join(' ')}`,
  won: (who) => `${who} hat gewonnen.`,
  settings: { rounds: 'Wie viele Runden', course: 'Welche Strecke' },
  rounds: (rounds) => `${rounds} Runden`,
  lessons: {
    begin: 'Lauf über die Schären, ehe es die anderen tun.',
    charm: 'Wähle einen Zauber. Niemand sieht ihn, bis er hilft.',
    leap: 'Über schmales Wasser springt man gleich; vor breitem rastest du besser.',
    over: 'Mehr ist nicht dabei.',
  },
  refusals: {
    'colour-taken': () => 'Zwei wollen in einer Farbe laufen.',
    'no-skerries': () => 'Die Strecke hat keine einzige Schäre.',
    'rested-enough': () => 'Noch eine Rast macht den Sprung nicht sicherer.',
  },
  problems: {
    'no-skerry': () => 'Die Strecke braucht eine Schäre.',
    'too-wide': ({ width, widest }) =>
      `Wasser von ${width} ist zu breit: Weiter als ${widest} springt niemand.`,
  },
  board: {
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
    water: (i, width) => `Wasser ${i}: ${width} breit`,
    runner: (who, at, rests) => `${who} auf Schäre ${at}, ${rests} Rasten`,
    shore: 'Die Strecke',
    tabs: { sheets: 'Läufer', plot: 'Strecke' },
  },
};
