// Why a file could not be opened, in one sentence each. `file` is its name.

import type { Sentence } from '@skald/text';

const because = (why: unknown): string => (why === '' || why === undefined ? '' : ` (${why})`);

const en = {
  'file-too-large': ({ file }) => `${file} is far too large.`,
  'file-not-json': ({ file }) => `${file} is damaged, or was never of Skald: it is not JSON.`,
  'strange-file': ({ file }) => `${file} is not opened: it is built as no game that Skald saves.`,
  'no-match-in-file': ({ file }) => `${file} holds no match: neither a record nor a saved game.`,
  'damaged-file': ({ file, why }) => `${file} is damaged${because(why)}.`,
  'changed-file': ({ file }) => `${file} was changed: its choices do not lead to the position it claims.`,
  'file-of-newer-format': ({ file, format, known }) =>
    `${file} was saved by a newer Skald, in format ${format}; this one reads up to ${known}. Open it with that one.`,
  'file-of-other-game': ({ file, game, known }) =>
    `${file} is of the game “${game}”, which is not here; there is ${known}.`,
  'file-of-other-version': ({ file, version, expected }) =>
    `${file} was written under version ${version} of the rules; here is version ${expected}, and its dice would fall otherwise.`,
} satisfies Record<string, Sentence>;

const de: Record<keyof typeof en, Sentence> = {
  'file-too-large': ({ file }) => `${file} ist viel zu groß.`,
  'file-not-json': ({ file }) => `${file} ist beschädigt oder war nie von Skald: Es ist kein JSON.`,
  'strange-file': ({ file }) => `${file} bleibt zu: So ist kein Spielstand von Skald gebaut.`,
  'no-match-in-file': ({ file }) => `In ${file} steht kein Spiel, weder Aufzeichnung noch Spielstand.`,
  'damaged-file': ({ file, why }) => `${file} ist beschädigt${because(why)}.`,
  'changed-file': ({ file }) =>
    `${file} wurde verändert: Die Entscheidungen führen nicht zu der Stellung, die darin behauptet wird.`,
  'file-of-newer-format': ({ file, format, known }) =>
    `${file} stammt aus einem neueren Skald, in Format ${format}; dieses hier liest bis Format ${known}. Öffne die Datei mit dem neueren.`,
  'file-of-other-game': ({ file, game, known }) =>
    `${file} gehört zum Spiel „${game}“, das es hier nicht gibt; es gibt ${known}.`,
  'file-of-other-version': ({ file, version, expected }) =>
    `${file} stammt aus Fassung ${version} der Regeln; hier gilt Fassung ${expected}, und die Würfel fielen anders.`,
};

export const SAVED_GAME_REFUSALS = { en, de } as const;
