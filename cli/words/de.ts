import { hallWords } from './de-hall.ts';
import { refusals } from './de-refusals.ts';
import { usage } from './de-usage.ts';
import type { Words } from './en.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const de: Words = {
  refusals,
  usage,
  hall: hallWords,

  title: {
    banner: (game) => `S K A L D  ·  ${game}`,
    settings: {
      human: 'Mensch',
      thrall: 'Bot, Thrall (antwortet nach Laune)',
      karl: 'Bot, Karl (solide)',
      jarl: 'Bot, Jarl (denkt voraus)',
      none: 'niemand',
    },
    rules: 'Regeln',
    language: 'Sprache',
    languages: { en: 'Englisch', de: 'Deutsch' },
    delay: 'Meldungsdauer',
    delays: ['keine', '0,7 Sekunden', '1,4 Sekunden', '2,1 Sekunden', 'bis zum Tastendruck'],
    commands:
      'Enter beginnt. Eine Zahl ändert diese Zeile (4 Jarl setzt sie gleich). laden <Datei> setzt ein gespeichertes Spiel fort, merken behält alles für das nächste Mal, ? erklärt, q beendet.',
    explained:
      'Jeden Helden spielt ein Mensch, ein Bot in einer von drei Stärken oder niemand; mindestens einer muss spielen. Mehrere Menschen teilen sich diese Tastatur, und vor allem Geheimen wird der Bildschirm geleert. Die Regeln sind die von 1981 oder die der Computerfassung. Was du hier wählst, wird mit Spielbeginn für das nächste Mal behalten.',
    prompt: '> ',
    leave: ['q', 'ende', 'quit'],
    load: ['laden', 'load'],
    keep: ['merken', 'keep'],
    help: ['hilfe', 'help'],
    loadWhat: 'Sag, welche Datei: laden <Datei>.',
    unclear: 'Das ist keine Zeile dieser Liste und kein Befehl. Tippe eine Zahl, oder ? für eine Erklärung.',
    kept: (file) => `Für das nächste Mal gemerkt in ${file}.`,
  },

  play: {
    prompt: '> ',
    anyKey: '… ',
    enter: '(Enter)',
    roundPrompt: (title) => `${title} Enter: weiter; speichern, neu, karte, bögen, ?, q: `,
    roundUnclear:
      'Weiter geht es mit Enter, oder tippe speichern, neu, karte, bögen, chronik, saga, ? oder q.',
    handOver: (hero) => `Nur für ${hero}: Übergib die Tastatur, dann drücke Enter. `,
    byName: (like) => `Auch mit Namen: ${like.join(' · ')} …`,
    onceMore: 'Schreib es noch einmal, um es zu tun.',
    several: (labels) => `Das kann ${listOr(labels)} sein. Sag es etwas genauer.`,
    unclear: 'Das steht nicht zur Wahl. Tippe die Zahl oder den Namen, oder ? für Hilfe.',
    nothingToFinish: 'Hier gibt es nichts abzuschließen: Wähle mit Zahl oder Namen.',
    nothingToTakeBack: 'Gerade gibt es nichts zurückzunehmen.',
    takenBack: 'Zurückgenommen.',
    noOrder: 'Diese Frage lässt sich nicht ein für alle Mal beantworten.',
    ordered: 'So sei es von nun an. Mit „frag“ nimmst du es zurück.',
    orderedForNow: 'So sei es für jetzt; in der nächsten Runde wirst du wieder gefragt.',
    asksAgain: 'Du wirst wieder gefragt.',
    noAdvice: 'Rat gibt es zu einer Frage; gerade steht keine an.',
    advice: (label, why) => `Ein Jarl würde wählen: ${label}${why === null ? '' : ` (${why})`}`,
    delayWhich: (most) =>
      `Sag, wie lange Meldungen stehen: pause 0 (gar nicht) bis ${most} (bis zum Tastendruck).`,
    delayIs: (delay) => `Meldungsdauer: ${delay}.`,
    sureRestart: 'Mit anderen Würfeln neu beginnen? Nicht Gespeichertes ist verloren. (j/n) ',
    sureQuit: 'Das Spiel verlassen? Was nicht gespeichert ist, geht verloren. (j/n) ',
    yes: ['j', 'ja', 'y', 'yes'],
    saveAs: (suggestion) => `Speichern als (Enter für ${suggestion}): `,
    replace: (file) => `${file} gibt es schon und ist nicht dieses Spiel. Ersetzen? (j/n) `,
    saved: (file) => `Gespeichert als ${file}.`,
    notSaved: 'Es wurde nichts gespeichert.',
    goesOn: (file, moves) => `${file}: Das Spiel geht nach ${count(moves, 'Wahl', 'Entscheidungen')} weiter.`,
    over: 'Das Spiel ist aus',
    afterwards:
      'Du kannst auch saga <Datei>, speichern <Datei>, saga, chronik, karte, bögen oder neu tippen; Enter beendet.',
    sagaFollows:
      'Die Saga geht weiter: nächstes [Datei] bewahrt sie in einer Datei auf und spielt, was folgt.',
    sagaKept: (file) =>
      `Die Saga bis hierher steht in ${file}; skald play ${file} macht von dort aus weiter.`,
    nothingFollows: 'Hier folgt nichts: Das Spiel läuft noch, gehört zu keiner Saga oder war ihr letztes.',
    saveSaga: (name) => `Die Saga als ${name} speichern? (j) `,
    afterwardsUnclear: 'Tippe j, saga, speichern, chronik, karte, bögen oder neu, oder beende mit Enter.',
    help: [
      'Wähle mit der Zahl, oder mit einem Namen oder seinem Anfang (wessex, wes). Enter oder die Leertaste schließt ab: eine Bewegung, deine Angriffe, eine Liste.',
      'z, zurück         die letzte Wahl zurücknehmen, bis zum letzten Würfel oder gelüfteten Geheimnis',
      'b, ganz zurück    die ganze Bewegung dieser Figur zurücknehmen (auch mit der Rücktaste)',
      '? <irgendetwas>   Hilfe zu Gebiet, Figur, Ding, Gott, Rune, Zauber oder Regel: ? wessex, ? fafnir, ? glück',
      'k, karte          die ganze Karte      bögen         alle Heldenbögen',
      'chronik [n]       was geschah          saga [Datei]  das Spiel als Erzählung, oder in eine Datei',
      'speichern [Datei] das Spiel speichern  pause 0-4     wie lange Meldungen stehen',
      'rat               was ein Jarl täte    neu           dasselbe Spiel von vorn',
      'nächstes [Datei]  nach einem Spiel einer Saga: sie in einer Datei aufbewahren und spielen, was folgt',
      'nie, immer        solche Fragen von nun an so beantworten, wo das geht; frag: wieder gefragt werden',
      'jetzt nicht       wie nie, doch nur bis zum Ende dieser Runde',
      'q, ende           verlassen',
    ].join('\n'),
  },

  replay: {
    prompt: 'Enter: weiter, b: zurück, Zahl: dorthin, m: Karte, q: Ende > ',
    moment: (at, of) => `Zug ${at} von ${of}`,
    leave: ['q', 'ende', 'quit'],
    back: ['b', 'z', 'zurück'],
    map: ['m', 'k', 'karte'],
    unclear: 'Weiter geht es mit Enter, oder tippe b, eine Zahl, m oder q.',
    end: 'Hier endet die Aufzeichnung.',
  },

  verify: {
    good: (file, moves, dice, over) =>
      `${file} ist wahr: ${count(moves, 'Zug', 'Züge')}, ${count(dice, 'Würfel', 'Würfel')} und ${over ? 'das Ergebnis' : 'die Stellung bis hierher'} folgen aus dem Startwert, und es ist der angekündigte.`,
  },

  check: {
    head: (file, game, title) => `${file} (${game}): ${title}`,
    problem: (text, where) => `- ${text} (${where})`,
    advice: (text, where) => `- Rat: ${text} (${where})`,
    good: 'Damit kann gespielt werden.',
    bad: (problems) =>
      problems === 1
        ? 'Ein Fehler steht dem Spielen im Weg.'
        : `${problems} Fehler stehen dem Spielen im Weg.`,
  },

  price: {
    line: (points, text, rule) => `${points.padStart(6)}  ${text}${rule === '' ? '' : ` (${rule})`}`,
    total: (name, points) => `${points.padStart(6)}  ${name}`,
    nothing: 'Nichts davon kostet etwas.',
  },

  generate: {
    seed: (seed) => `Aus der Zahl ${seed}: mit --seed ${seed} kommt dasselbe wieder heraus.`,
  },

  forecast: {
    stopped: (done, of) => `Nach ${done} von ${of} Durchläufen angehalten.`,
  },

  sim: {
    title: (game, games, planned, seed) =>
      `${game}: ${games === planned ? count(games, 'Spiel', 'Spiele') : `${games} von ${planned} Spielen`}, Startwert ${seed}`,
    head: ['Stufe', 'Plätze', 'Siege', 'Siegquote', '95-%-Bereich', 'Punkte im Mittel'],
    places: ['Stufe und Platz', 'Partien', 'Siege', 'Siegquote', '95-%-Bereich'],
    speed: (games, decisions, seconds) =>
      `${games} Spiele/s, ${decisions} Entscheidungen je Spiel, ${seconds} s`,
    progress: (finished, games, left) => `${finished} von ${games}, noch ${left}`,
  },
};

function listOr(words: readonly string[]): string {
  const shown = words.length > 8 ? [...words.slice(0, 8), '…'] : words;
  return `${shown.slice(0, -1).join(', ')} oder ${shown.at(-1)}`;
}
