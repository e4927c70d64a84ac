// How each verb is called.

import { LEVELS, STRONGEST_LEVEL, USUAL_LEVEL } from '@skald/kernel';
import { hallOverview, hallUsage } from './en-hall.ts';

const COMMON = `  --language <en|de>   language; otherwise SKALD_LANGUAGE or LANG decides`;
const LEVEL_NAMES = LEVELS.join(', ');
const SEATING = [STRONGEST_LEVEL, USUAL_LEVEL, USUAL_LEVEL, USUAL_LEVEL].join();

export const usage = {
  all: `skald: Norse saga games in the terminal

  skald play [file]        play a game, or go on with a saved one or a saga
  skald replay <file>      step through a game
  skald verify <file>      check dice, choices and result of a game
  skald check <file>       say what is wrong with a map, a quest or whatever else one writes for a game
  skald price <file>       say what a document costs, line by line
  skald convert <file>     print a document for other people: so many heroes, or another language
  skald forecast <file>    let bots play an encounter or an adventure many times, and say what comes of it
  skald generate [kind]    print an encounter or an adventure that nobody wrote
  skald sheet <file>       print a hero, or whatever else has a sheet, as plain text
  skald sim                let bots play many games and count who wins
  skald engine             speak the engine protocol on standard input and output
  skald schema <game>      print the JSON Schemas of a game
  skald guide [game]       print the rules
  skald rules [game] [ID]  print a rule of the ledger, or all: skald rules CAM-MOVE-04
  skald help [anything]    a verb, or whatever occurs in a game: skald help fafnir
${hallOverview}

${COMMON}
  --help, --version`,
  ...hallUsage,

  play: `skald play [file] [--file <file>]

Opens the title screen, goes on with a saved game, or plays what follows in a saga that was kept in a file. The name
is taken exactly as given, with or without --file, in any order with the other options.

  --game <game>        which game
  --ruleset <name>     under which rules (classic, amended)
  --set <name=value>   a single option, more than once if you like: --set turns=10
  --delay <0-4>        how long messages stand: 0 not at all, 1 to 3 longer and longer, 4 until a key
  --ms <n>             how long a bot may think about one choice, in milliseconds
  --seed <seed>        dice to repeat: a whole number, or 64 hexadecimal digits
${COMMON}`,

  replay: `skald replay <file>

Steps through a record or a saved game: Enter goes on, b back, a number there, m shows the map, q leaves.
Where nobody can press a key, the whole log is printed.

${COMMON}`,

  verify: `skald verify <file>

Plays a record or a saved game again and checks the seed against its commitment, every die, the result and the
final position. The exit code is 0 if all is true, otherwise 2.

${COMMON}`,

  check: `skald check <file>

Says what is wrong with a document that somebody wrote for a game, such as a map or a quest, each time with its rule
and its place. The exit code is 0 if it can be played, 1 if something keeps it from that, 2 if it is no document.
Of a list each is checked by itself, and the worst counts. A saved game or a record is checked as verify does.

  --game <game>        for which game; otherwise the file tells
  --kind <kind>        which kind of document, such as map or quest; otherwise the file tells
  --json               the answer as the engine protocol gives it
${COMMON}`,

  price: `skald price <file>

Says what a document costs that has a price, such as a hero or an encounter: every line with its rule, and the sums.

  --heroes <n>         as if so many heroes were there
  --json               the answer as the engine protocol gives it
${COMMON}`,

  convert: `skald convert <file>

Prints a document as the newest Skald writes it, with everything that was left out. The file stays as it is.

  --heroes <n>         an encounter for so many heroes: as few of its foes as possible are changed
  --to <en|de|both>    its texts in one language, or written out for both, to be translated
${COMMON}`,

  forecast: `skald forecast <file>

Lets bots play an encounter, or each encounter of an adventure, many times, and says what comes of it: who dies, what
it brings, what in it mattered, and whether it passes the blood check: it breaks no rule of design, and heroes such as
it expects do not die in it too often. The exit code is 0 if it passes, 1 if it does not, 2 if it cannot be played.

  --heroes <1-8>       for so many; an encounter for others is changed for them
  --runs <n>           how often (300)
  --seed <n>           other heroes' dice (1); the same number gives the same
  --jobs <n>           how many threads; otherwise one a core
  --json               the counts and the verdict as JSON
${COMMON}`,

  generate: `skald generate [encounter|adventure]

Prints an encounter or an adventure of Rune that nobody wrote: legal, with maps and words in both languages.

  --seed <n>           the same number gives the same; otherwise chance decides and says its number
  --heroes <2-8>       for so many (4)
  --points <n>         victory points that each of them has gained (0)
  --place <place>      where: cave, hall, forge, forest, ice, ship, temple, village, tunnel, shore, mountain, swamp
  --foes <foes>        against whom: goblins, vikings, dwarves, elves, monsters
  --kind <kind>        an encounter that is basic, setup, cushion, development or climax
  --quick              an encounter by the quick charts of the rules
  --plot               an adventure with a plot
  --to <en|de|both>    in one language only
${COMMON}`,

  sheet: `skald sheet <file>

Prints a document that has a sheet, such as a hero, an encounter or an adventure, as plain text with all its numbers.

${COMMON}`,

  sim: `skald sim --seats <level,level,…>

Lets bots play many games on all cores. The levels move round the table, so that each sits everywhere equally often.

  --seats <levels>     for each seat one of ${LEVEL_NAMES}, e.g. ${SEATING}
  --games <n>          how many games (100)
  --game <game>        which game
  --ruleset <name>     under which rules
  --set <name=value>   a single option
  --ms <n>             time of a ${STRONGEST_LEVEL} for one choice in milliseconds (50)
  --playouts <n>       bounds a ${STRONGEST_LEVEL} by playouts instead of time, so that results can be repeated
  --seed <n>           another seed, other games (1)
  --swap               the same dice for every order of the table
  --jobs <n>           how many threads; otherwise one a core
  --json               the result as JSON
${COMMON}`,

  engine: `skald engine

Speaks JSON Lines on standard input and output, one request a line, one reply a line: {"id": 1, "do": "hello"}.

${COMMON}`,

  schema: `skald schema <game> [seat|options|choice|event|view|state|position|record]

Prints the JSON Schemas of a game, or one of them, or that of a kind of document: skald schema rune encounter.

${COMMON}`,

  guide: `skald guide [game]

Prints the rules of a game as Markdown.

${COMMON}`,

  rules: `skald rules [game] [ID]

Prints the rule with this ID as Markdown: skald rules CAM-MOVE-04. Without an ID, the whole ledger of a game.

${COMMON}`,

  help: `skald help [anything]

Says how a verb is called, or tells about whatever occurs in a game.

${COMMON}`,
};
