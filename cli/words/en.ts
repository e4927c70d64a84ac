import type { Sentence } from '@skald/text';
import type { Setting } from '../play/settings.ts';
import { hallWords } from './en-hall.ts';
import { refusals } from './en-refusals.ts';
import { usage } from './en-usage.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const en = {
  refusals: refusals as Record<keyof typeof refusals, Sentence>,
  usage,
  hall: hallWords,

  title: {
    banner: (game: string): string => `S K A L D  ·  ${game}`,
    settings: {
      human: 'human',
      thrall: 'bot, thrall (answers on a whim)',
      karl: 'bot, karl (sound)',
      jarl: 'bot, jarl (thinks ahead)',
      none: 'none',
    } satisfies Record<Setting, string>,
    rules: 'Rules',
    language: 'Language',
    languages: { en: 'English', de: 'German' },
    delay: 'Message delay',
    delays: ['none', '0.7 seconds', '1.4 seconds', '2.1 seconds', 'wait for a key'] as readonly string[],
    commands:
      'Enter begins. A number changes that line (4 jarl sets it at once). load <file> goes on with a saved game, keep remembers all this, ? explains, q leaves.',
    explained:
      'Each hero is played by a human, by a bot of one of three strengths, or by nobody; at least one must play. Several humans share this keyboard, and the screen is cleared before anything secret. The rules are those of 1981 or those of the computer edition. What you choose here is kept for next time when the game begins.',
    prompt: '> ',
    leave: ['q', 'quit', 'exit'] as readonly string[],
    load: ['load'] as readonly string[],
    keep: ['keep'] as readonly string[],
    help: ['help', 'h'] as readonly string[],
    loadWhat: 'Say which file: load <file>.',
    unclear: 'That is no line of this list and no command. Type a number, or ? for an explanation.',
    kept: (file: string): string => `Kept for next time in ${file}.`,
  },

  play: {
    prompt: '> ',
    anyKey: '… ',
    enter: '(Enter)',
    roundPrompt: (title: string): string => `${title} Enter goes on; save, restart, map, sheets, ?, q: `,
    roundUnclear: 'Press Enter to go on, or type save, restart, map, sheets, log, saga, ? or q.',
    handOver: (hero: string): string => `For ${hero} alone: hand over the keyboard, then press Enter. `,
    byName: (like: readonly string[]) => `Also by name: ${like.join(' · ')} …`,
    onceMore: 'Type it once more to do it.',
    several: (labels: readonly string[]): string => `That could be ${listOr(labels)}. Say a little more.`,
    unclear: 'That is not among your choices. Type its number or its name, or ? for help.',
    nothingToFinish: 'There is nothing to finish here: choose one by its number or its name.',
    nothingToTakeBack: 'There is nothing to take back right now.',
    takenBack: 'Taken back.',
    noOrder: 'This question cannot be answered once for all.',
    ordered: 'So be it from now on. “ask” takes it back.',
    orderedForNow: 'So be it for now; the next round asks again.',
    asksAgain: 'You will be asked again.',
    noAdvice: 'Advice is for a question; there is none right now.',
    advice: (label: string, why: string | null): string =>
      `A jarl would choose: ${label}${why === null ? '' : ` (${why})`}`,
    delayWhich: (most: number): string =>
      `Say how long messages stand: delay 0 (not at all) to ${most} (until a key).`,
    delayIs: (delay: string): string => `Message delay: ${delay}.`,
    sureRestart: 'Begin anew with other dice? What is not saved is lost. (y/n) ',
    sureQuit: 'Leave the game? What you have not saved is lost. (y/n) ',
    yes: ['y', 'yes'] as readonly string[],
    saveAs: (suggestion: string): string => `Save as (Enter for ${suggestion}): `,
    replace: (file: string): string => `${file} is already there and is not this game. Replace it? (y/n) `,
    saved: (file: string): string => `Saved as ${file}.`,
    notSaved: 'Nothing was saved.',
    goesOn: (file: string, moves: number): string =>
      `${file}: the game goes on after ${count(moves, 'choice', 'choices')}.`,
    over: 'The game is over',
    afterwards:
      'You can also type saga <file>, save <file>, saga, log, map, sheets or restart; Enter leaves.',
    sagaFollows: 'The saga goes on: next [file] keeps it in a file and plays what follows.',
    sagaKept: (file: string): string =>
      `The saga so far is kept in ${file}; skald play ${file} goes on from there.`,
    nothingFollows: 'Nothing follows here: the game is not over, is no part of a saga, or was its last.',
    saveSaga: (name: string): string => `Save the saga as ${name}? (y) `,
    afterwardsUnclear: 'Type y, saga, save, log, map, sheets or restart, or press Enter to leave.',
    help: [
      'Choose by number, or by a name or its beginning (wessex, wes). Enter or the space bar finishes: a movement, your attacks, a list.',
      'u, undo         take back your last choice, up to the last die or revealed secret',
      'b, back         take back the whole movement of this counter (also the backspace key)',
      '? <anything>    help on an area, a counter, a thing, a god, a rune, a spell or a rule: ? wessex, ? fafnir, ? luck',
      'm, map          the whole map          s, sheets   all record sheets',
      'l, log [n]      what happened          saga [file] the game as a story, or into a file',
      'save [file]     save the game          delay 0-4   how long messages stand',
      'a, advice       what a jarl would do   restart     the same game anew',
      'next [file]     when a match of a saga is over: keep the saga in a file and play what follows',
      'never, always   answer this kind of question so from now on, where that is possible; ask: be asked again',
      'not now         the same as never, until this round or turn is over',
      'q, quit         leave',
    ].join('\n'),
  },

  replay: {
    prompt: 'Enter: on, b: back, number: go there, m: map, q: leave > ',
    moment: (at: number, of: number): string => `Move ${at} of ${of}`,
    leave: ['q', 'quit'] as readonly string[],
    back: ['b', 'back'] as readonly string[],
    map: ['m', 'map'] as readonly string[],
    unclear: 'Press Enter to go on, or type b, a number, m or q.',
    end: 'This is the end of the record.',
  },

  verify: {
    good: (file: string, moves: number, dice: number, over: boolean): string =>
      `${file} is true: ${count(moves, 'move', 'moves')}, ${count(dice, 'die', 'dice')} and the ${over ? 'result' : 'position so far'} follow from its seed, and the seed is the one announced.`,
  },

  check: {
    head: (file: string, game: string, title: string): string => `${file} (${game}): ${title}`,
    problem: (text: string, where: string): string => `- ${text} (${where})`,
    advice: (text: string, where: string): string => `- Advice: ${text} (${where})`,
    good: 'It can be played.',
    bad: (problems: number): string =>
      `${count(problems, 'problem keeps', 'problems keep')} it from being played.`,
  },

  price: {
    line: (points: string, text: string, rule: string): string =>
      `${points.padStart(6)}  ${text}${rule === '' ? '' : ` (${rule})`}`,
    total: (name: string, points: string): string => `${points.padStart(6)}  ${name}`,
    nothing: 'Nothing of it costs anything.',
  },

  generate: {
    seed: (seed: number): string => `From the number ${seed}: with --seed ${seed} it is the same again.`,
  },

  forecast: {
    stopped: (done: number, of: number): string => `Stopped after ${done} of ${of} runs.`,
  },

  sim: {
    title: (game: string, games: number, planned: number, seed: number): string =>
      `${game}: ${games === planned ? count(games, 'game', 'games') : `${games} of ${planned} games`}, seed ${seed}`,
    head: ['level', 'seats', 'wins', 'win rate', '95 % interval', 'mean score'] as readonly string[],
    places: ['level and place', 'games', 'wins', 'win rate', '95 % interval'] as readonly string[],
    speed: (games: string, decisions: string, seconds: string): string =>
      `${games} games/s, ${decisions} decisions a game, ${seconds} s`,
    progress: (finished: number, games: number, left: string): string =>
      `${finished} of ${games}, ${left} left`,
  },
};

function listOr(words: readonly string[]): string {
  const shown = words.length > 8 ? [...words.slice(0, 8), '…'] : words;
  return `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}

export type Words = typeof en;
