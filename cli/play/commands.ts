// What one can type besides an answer.

import type { Language } from '@skald/text';

const COMMANDS = [
  'undo',
  'back',
  'map',
  'sheets',
  'log',
  'saga',
  'save',
  'advice',
  'never',
  'notNow',
  'always',
  'ask',
  'delay',
  'restart',
  'next',
  'help',
  'quit',
] as const;
type CommandName = (typeof COMMANDS)[number];

/** How each may be spelled; the English words are understood everywhere. */
const SPELLED: Readonly<Record<Language, Readonly<Record<CommandName, readonly string[]>>>> = {
  en: {
    undo: ['undo', 'u'],
    back: ['back', 'b'],
    map: ['map', 'm'],
    sheets: ['sheets', 'sheet', 's'],
    log: ['log', 'l'],
    saga: ['saga'],
    save: ['save'],
    advice: ['advice', 'a'],
    never: ['never'],
    notNow: ['not now'],
    always: ['always'],
    ask: ['ask'],
    delay: ['delay'],
    restart: ['restart'],
    next: ['next'],
    help: ['?', 'help', 'h'],
    quit: ['quit', 'q', 'exit'],
  },
  de: {
    undo: ['zurück', 'z'],
    back: ['ganz zurück'],
    map: ['karte', 'k'],
    sheets: ['bögen', 'bogen'],
    log: ['chronik'],
    saga: ['saga'],
    save: ['speichern'],
    advice: ['rat'],
    never: ['nie'],
    notNow: ['jetzt nicht'],
    always: ['immer'],
    ask: ['frag'],
    delay: ['pause'],
    restart: ['neu'],
    next: ['nächstes'],
    help: ['?', 'hilfe'],
    quit: ['ende'],
  },
};

export interface Command {
  readonly name: CommandName;
  /** What stands after it, exactly as typed. */
  readonly rest: string;
}

/** A command at the head of a line; `?` may touch what it asks about. */
export function readCommand(line: string, language: Language): Command | null {
  const typed = line.trim();
  const lower = typed.toLowerCase();
  for (const spelled of [SPELLED[language], SPELLED.en])
    for (const name of COMMANDS)
      for (const word of spelled[name])
        if (lower === word || lower.startsWith(`${word} `) || (word === '?' && lower.startsWith('?')))
          return { name, rest: typed.slice(word.length).trim() };
  return null;
}
