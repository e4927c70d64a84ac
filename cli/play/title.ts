// The title screen: who plays, under which rules, in which language; or a saved game to go on with. AMI-UI-06, -14

import type { GameModule } from '@skald/games';
import { normal } from '@skald/games/answers';
import { LANGUAGES, type Language } from '@skald/text';
import { sayRefusal } from '../refusals.ts';
import { wordsIn } from '../words/index.ts';
import { DELAYS } from './config.ts';
import type { Io } from './io.ts';
import { paint, wrap } from './paint.ts';
import { nextOf, SETTINGS, type Setting, type Settings, table } from './settings.ts';

export type FromTitle =
  | { readonly do: 'begin'; readonly settings: Settings }
  | { readonly do: 'load'; readonly file: string; readonly settings: Settings }
  | { readonly do: 'leave' }
  /** The input ended. */
  | { readonly do: 'ended' };

/** `keep` writes the settings down and says how that went. */
export async function titleScreen(
  io: Io,
  module: GameModule,
  first: Settings,
  keep: (settings: Settings) => string,
): Promise<FromTitle> {
  let settings = first;
  for (;;) {
    const words = wordsIn(settings.language).title;
    show(io, module, settings);
    const line = await io.ask(words.prompt);
    if (line === null) return { do: 'ended' };
    const typed = line.trim();
    const [head = '', ...rest] = typed.split(/\s+/);
    const word = normal(head);
    if (typed === '') {
      if (table(module, settings).seats.length > 0) return { do: 'begin', settings };
      io.say(sayRefusal({ code: 'nobody-plays', params: {} }, settings.language));
    } else if (words.leave.includes(word)) return { do: 'leave' };
    else if (words.load.includes(word)) {
      if (rest.length > 0) return { do: 'load', file: typed.slice(head.length).trim(), settings };
      io.say(words.loadWhat);
    } else if (words.keep.includes(word)) io.say(keep(settings));
    else if (word === '?' || words.help.includes(word)) io.say(wrap(words.explained, io.width));
    else {
      const changed = changeLine(module, settings, word, normal(rest.join(' ')));
      if (changed === null) io.say(words.unclear);
      else settings = changed;
    }
  }
}

function show(io: Io, module: GameModule, settings: Settings): void {
  const { language } = settings;
  const words = wordsIn(language);
  io.say();
  io.say(paint([{ text: words.title.banner(module.words.title(language)), tone: 'strong' }], io.colour));
  io.say();
  const rows = rowsOf(module, settings);
  const wide = Math.max(...rows.map(([label]) => label.length));
  rows.forEach(([label, value], i) => {
    const faint = value === words.title.settings.none;
    io.say(
      `  ${String(i + 1).padStart(2)}  ${label.padEnd(wide)}  ${paint([faint ? { text: value, tone: 'faint' } : { text: value }], io.colour)}`,
    );
  });
  io.say();
  io.say(wrap(words.title.commands, io.width));
}

function rowsOf(module: GameModule, { language, controls, ruleset, delay }: Settings): [string, string][] {
  const words = wordsIn(language).title;
  return [
    ...module.places.map(({ id }): [string, string] => [
      module.words.place(id, language),
      words.settings[controls[id] ?? 'none'],
    ]),
    [module.words.presets?.(language) ?? words.rules, module.words.preset(ruleset, language)],
    [words.language, words.languages[language]],
    [words.delay, words.delays[delay] as string],
  ];
}

/** `4` turns a line to its next value, `4 jarl` sets it; a place may be named instead. */
function changeLine(module: GameModule, settings: Settings, which: string, value: string): Settings | null {
  const { places, presets, words } = module;
  const { language, controls } = settings;
  const named = places.findIndex(({ id }) => normal(words.place(id, language)) === which);
  const line = named >= 0 ? named : /^\d+$/.test(which) ? Number(which) - 1 : -1;
  const place = places[line];
  if (place !== undefined) {
    const now = controls[place.id] ?? 'none';
    const to = value === '' ? nextOf(SETTINGS, now) : settingNamed(value, language);
    return to === undefined ? null : { ...settings, controls: { ...controls, [place.id]: to } };
  }
  switch (line - places.length) {
    case 0: {
      const ids = presets.map(({ id }) => id);
      const to = value === '' ? nextOf(ids, settings.ruleset) : ids.find((id) => id.startsWith(value));
      return to === undefined ? null : { ...settings, ruleset: to };
    }
    case 1: {
      const to =
        value === '' ? nextOf(LANGUAGES, language) : LANGUAGES.find((other) => value.startsWith(other));
      return to === undefined ? null : { ...settings, language: to };
    }
    case 2: {
      const to = value === '' ? (settings.delay + 1) % DELAYS.length : Number(value);
      return DELAYS[to] === undefined ? null : { ...settings, delay: to };
    }
    default:
      return null;
  }
}

function settingNamed(value: string, language: Language): Setting | undefined {
  const spelled = wordsIn(language).title.settings;
  return SETTINGS.find((setting) => setting === value || normal(spelled[setting]).startsWith(value));
}
