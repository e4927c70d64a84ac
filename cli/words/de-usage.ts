import { LEVELS, STRONGEST_LEVEL, USUAL_LEVEL } from '@skald/kernel';
import { hallOverview, hallUsage } from './de-hall.ts';
import type { usage as en } from './en-usage.ts';

const COMMON = `  --language <en|de>   Sprache; sonst entscheidet SKALD_LANGUAGE oder LANG`;
const LEVEL_NAMES = LEVELS.join(', ');
const SEATING = [STRONGEST_LEVEL, USUAL_LEVEL, USUAL_LEVEL, USUAL_LEVEL].join();

export const usage: typeof en = {
  all: `skald: nordische Saga-Spiele im Terminal

  skald play [Datei]       ein Spiel spielen, ein gespeichertes oder eine Saga fortsetzen
  skald replay <Datei>     ein Spiel Schritt für Schritt ansehen
  skald verify <Datei>     Würfel, Entscheidungen und Ergebnis eines Spiels prüfen
  skald check <Datei>      sagen, was an einer Karte, einer Quest oder was man sonst für ein Spiel schreibt, falsch ist
  skald price <Datei>      sagen, was ein Dokument kostet, Zeile für Zeile
  skald convert <Datei>    ein Dokument für andere ausgeben: für so viele Helden, oder in einer anderen Sprache
  skald forecast <Datei>   Bots eine Begegnung oder ein Abenteuer oft spielen lassen und sagen, was herauskommt
  skald generate [Art]     eine Begegnung oder ein Abenteuer ausgeben, das niemand geschrieben hat
  skald sheet <Datei>      einen Helden, oder was sonst einen Bogen hat, als Text ausgeben
  skald sim                Bots viele Spiele spielen lassen und Siege zählen
  skald engine             das Engine-Protokoll auf Standardein- und -ausgabe sprechen
  skald schema <Spiel>     die JSON-Schemas eines Spiels ausgeben
  skald guide [Spiel]      die Regeln ausgeben
  skald rules [Spiel] [ID] eine Regel des Verzeichnisses ausgeben, oder alle: skald rules CAM-MOVE-04
  skald help [etwas]       ein Befehl, oder was in einem Spiel vorkommt: skald help fafnir
${hallOverview}

${COMMON}
  --help, --version`,
  ...hallUsage,

  play: `skald play [Datei] [--file <Datei>]

Öffnet den Titelbildschirm, setzt ein gespeichertes Spiel fort oder spielt, was in einer Saga folgt, die in einer Datei
aufbewahrt wurde. Der Name gilt genau so, wie er dasteht, mit oder ohne --file, in beliebiger Reihenfolge mit den
anderen Optionen.

  --game <Spiel>       welches Spiel
  --ruleset <Name>     nach welchen Regeln (classic, amended)
  --set <Name=Wert>    eine einzelne Option, auch mehrmals: --set turns=10
  --delay <0-4>        wie lange Meldungen stehen: 0 gar nicht, 1 bis 3 immer länger, 4 bis zum Tastendruck
  --ms <n>             wie lange ein Bot über eine Wahl nachdenken darf, in Millisekunden
  --seed <Startwert>   Würfel zum Wiederholen: eine ganze Zahl oder 64 hexadezimale Ziffern
${COMMON}`,

  replay: `skald replay <Datei>

Zeigt eine Aufzeichnung oder einen Spielstand Schritt für Schritt: Enter geht weiter, b zurück, eine Zahl dorthin,
m zeigt die Karte, q beendet. Wo niemand eine Taste drücken kann, wird alles ausgegeben.

${COMMON}`,

  verify: `skald verify <Datei>

Spielt eine Aufzeichnung oder einen Spielstand nach und prüft den Startwert gegen seine Ankündigung, jeden Würfel,
das Ergebnis und die Schlussstellung. Der Rückgabewert ist 0, wenn alles stimmt, sonst 2.

${COMMON}`,

  check: `skald check <Datei>

Sagt, was an einem Dokument falsch ist, das jemand für ein Spiel geschrieben hat, etwa an einer Karte oder einer Quest,
jeweils mit Regel und Stelle. Der Rückgabewert ist 0, wenn es gespielt werden kann, 1, wenn etwas dagegen spricht,
2, wenn es kein Dokument ist. Von einer Liste wird jedes für sich geprüft, und das schlimmste zählt.
Ein Spielstand oder eine Aufzeichnung wird geprüft wie mit verify.

  --game <Spiel>       für welches Spiel; sonst sagt es die Datei
  --kind <Art>         welche Art von Dokument, etwa map oder quest; sonst sagt es die Datei
  --json               die Antwort, wie das Protokoll sie gibt
${COMMON}`,

  price: `skald price <Datei>

Sagt, was ein Dokument kostet, das einen Preis hat, etwa ein Held oder eine Begegnung: jede Zeile mit ihrer Regel, und
die Summen.

  --heroes <n>         als wären so viele Helden da
  --json               die Antwort, wie das Protokoll sie gibt
${COMMON}`,

  convert: `skald convert <Datei>

Gibt ein Dokument so aus, wie das neueste Skald es schreibt, mit allem, was weggelassen war. Die Datei bleibt, wie sie
ist.

  --heroes <n>         eine Begegnung für so viele Helden: So wenige Gegner wie möglich ändern sich
  --to <en|de|both>    die Texte in einer Sprache, oder für beide ausgeschrieben, zum Übersetzen
${COMMON}`,

  forecast: `skald forecast <Datei>

Lässt Bots eine Begegnung, oder jede Begegnung eines Abenteuers, viele Male spielen und sagt, was dabei herauskommt:
wer stirbt, was sie bringt, worauf es ankam, und ob sie die Blutprobe besteht: Sie bricht keine Regel des Entwerfens,
und Helden, wie sie sie erwartet, sterben darin nicht zu oft. Der Exit-Code ist 0, wenn sie besteht, 1, wenn nicht, und
2, wenn sie sich nicht spielen lässt.

  --heroes <1-8>       für so viele; eine Begegnung für andere wird dafür geändert
  --runs <n>           wie oft (300)
  --seed <n>           andere Würfel (1); dieselbe Zahl ergibt dasselbe
  --jobs <n>           wie viele Threads; sonst einer je Kern
  --json               die Zahlen und das Urteil als JSON
${COMMON}`,

  generate: `skald generate [encounter|adventure]

Gibt eine Begegnung oder ein Abenteuer von Rune aus, das niemand geschrieben hat: regelgerecht, mit Karten und Texten in
beiden Sprachen.

  --seed <n>           dieselbe Zahl ergibt dasselbe; sonst entscheidet der Zufall und nennt seine Zahl
  --heroes <2-8>       für so viele (4)
  --points <n>         Siegpunkte, die jeder von ihnen gewonnen hat (0)
  --place <Ort>        wo: cave, hall, forge, forest, ice, ship, temple, village, tunnel, shore, mountain, swamp
  --foes <Gegner>      gegen wen: goblins, vikings, dwarves, elves, monsters
  --kind <Art>         eine Begegnung, die basic, setup, cushion, development oder climax ist
  --quick              eine Begegnung nach den Schnelltabellen der Regeln
  --plot               ein Abenteuer mit Handlung
  --to <en|de|both>    nur in einer Sprache
${COMMON}`,

  sheet: `skald sheet <Datei>

Gibt ein Dokument, das einen Bogen hat, etwa einen Helden oder eine Begegnung, als Text mit allen Werten aus.

${COMMON}`,

  sim: `skald sim --seats <Stufe,Stufe,…>

Lässt Bots auf allen Kernen viele Spiele spielen. Die Stufen wandern um den Tisch, sodass jede überall gleich oft sitzt.

  --seats <Stufen>     für jeden Platz eine von ${LEVEL_NAMES}, z. B. ${SEATING}
  --games <n>          wie viele Spiele (100)
  --game <Spiel>       welches Spiel
  --ruleset <Name>     nach welchen Regeln
  --set <Name=Wert>    eine einzelne Option
  --ms <n>             Zeit der Stufe ${STRONGEST_LEVEL} für eine Wahl in Millisekunden (50)
  --playouts <n>       begrenzt ${STRONGEST_LEVEL} nach Probespielen statt nach Zeit, damit sich Ergebnisse wiederholen lassen
  --seed <n>           anderer Startwert, andere Spiele (1)
  --swap               dieselben Würfel für jede Reihenfolge am Tisch
  --jobs <n>           wie viele Fäden; sonst einer je Kern
  --json               das Ergebnis als JSON
${COMMON}`,

  engine: `skald engine

Spricht JSON-Zeilen auf Standardein- und -ausgabe, je Zeile eine Anfrage oder Antwort: {"id": 1, "do": "hello"}.

${COMMON}`,

  schema: `skald schema <Spiel> [seat|options|choice|event|view|state|position|record]

Gibt die JSON-Schemas eines Spiels aus, oder eines davon, oder das einer Art von Dokumenten:
skald schema rune encounter.

${COMMON}`,

  guide: `skald guide [Spiel]

Gibt die Regeln eines Spiels als Markdown aus.

${COMMON}`,

  rules: `skald rules [Spiel] [ID]

Gibt die Regel mit dieser Kennung als Markdown aus: skald rules CAM-MOVE-04. Ohne Kennung das ganze Verzeichnis
eines Spiels. Die Verzeichnisse gibt es nur auf Englisch.

${COMMON}`,

  help: `skald help [etwas]

Sagt, wie ein Befehl aufgerufen wird, oder erzählt von dem, was in einem Spiel vorkommt.

${COMMON}`,
};
