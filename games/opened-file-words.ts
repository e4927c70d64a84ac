// Why a file that is no saved game could not be opened on a page, in one sentence each. `file` is its name.

import type { Sentence } from '@skald/text';

const en = {
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

export const OPENED_FILE_REFUSALS = { en, de } as const;
