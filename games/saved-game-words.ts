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
  'nothing-in-file': ({ file }) =>
    `${file} holds nothing that Skald knows: no saved game, no record, no saga, and no document of a game.`,
  'file-of-a-hall': ({ file }) =>
    `${file} is a whole hall. Only who keeps a hall can bring it back, with “skald import”; no page can.`,
  'file-of-prose': ({ file }) =>
    `${file} is a saga to read. The game it tells of is not in it: that is saved at its table, or from its replay.`,
  'position-in-file': ({ file }) =>
    `${file} holds a position alone. Who plays and how it came to that is missing: open the saved game instead.`,
  'config-in-file': ({ file }) => `${file} holds settings of the terminal, and no game.`,
  'bad-document-in-file': ({ file, kind, why }) =>
    `${file} was meant for “${kind}”, but does not fit: ${why}`,
  'document-lacks': ({ file, kind, where }) => `${file} was meant for “${kind}”, but “${where}” is missing.`,
  'document-wrong-at': ({ file, kind, where }) =>
    `${file} was meant for “${kind}”, but “${where}” is not as it must be.`,
  'document-of-several': ({ file, kinds }) =>
    `${file} could be any of these: ${kinds}. Open it in its workshop.`,
  'empty-list': ({ file }) => `${file} is a list with nothing in it.`,
  'list-too-long': ({ file, most }) => `${file} lists more than ${most} documents. Divide it.`,
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
  'nothing-in-file': ({ file }) =>
    `${file} enthält nichts, was Skald kennt: keinen Spielstand, keine Aufzeichnung, keine Saga und kein Dokument eines Spiels.`,
  'file-of-a-hall': ({ file }) =>
    `${file} ist eine ganze Halle. Zurückholen kann sie nur, wer eine Halle betreibt, mit „skald import“; eine Seite kann das nicht.`,
  'file-of-prose': ({ file }) =>
    `${file} ist eine Saga zum Lesen. Das Spiel, von dem sie erzählt, steckt nicht darin: Das speichert man am Tisch oder bei der Wiedergabe.`,
  'position-in-file': ({ file }) =>
    `${file} enthält nur eine Stellung. Wer spielt und wie es dazu kam, fehlt: Öffne stattdessen den Spielstand.`,
  'config-in-file': ({ file }) => `${file} enthält Einstellungen des Terminals und kein Spiel.`,
  'bad-document-in-file': ({ file, kind, why }) =>
    `${file} war für „${kind}“ gedacht, passt aber nicht: ${why}`,
  'document-lacks': ({ file, kind, where }) => `${file} war für „${kind}“ gedacht, aber „${where}“ fehlt.`,
  'document-wrong-at': ({ file, kind, where }) =>
    `${file} war für „${kind}“ gedacht, aber „${where}“ ist nicht, wie es sein muss.`,
  'document-of-several': ({ file, kinds }) =>
    `${file} könnte jedes davon sein: ${kinds}. Öffne es in der passenden Werkstatt.`,
  'empty-list': ({ file }) => `${file} ist eine Liste, in der nichts steht.`,
  'list-too-long': ({ file, most }) => `${file} zählt mehr als ${most} Dokumente auf. Teile die Liste.`,
};

export const SAVED_GAME_REFUSALS = { en, de } as const;
