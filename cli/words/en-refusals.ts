// Why something could not be done, one sentence each.

import { OPENED_FILE_REFUSALS } from '@skald/games/opened-file-words';
import { SAVED_GAME_REFUSALS } from '@skald/games/saved-game-words';
import type { Sentence } from '@skald/text';
import { hallRefusals } from './en-hall.ts';

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  EACCES: 'you may not',
  EPERM: 'you may not',
  EROFS: 'nothing can be written there',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the name is no folder',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};
const trouble = (code: unknown): string => TROUBLES[String(code)] ?? String(code);
const perhaps = (word: unknown): string => (word === '' ? '' : ` Did you mean ${word}?`);
const because = (why: unknown): string => (why === '' ? '' : ` (${why})`);

export const refusals = {
  ...hallRefusals,
  ...SAVED_GAME_REFUSALS.en,
  // The command line
  'no-verb': ({ verbs }) => `Say what to do: skald <verb>, where the verb is one of ${verbs}.`,
  'unknown-verb': ({ given, nearest }) =>
    `There is no verb “${given}”.${perhaps(nearest) || ' See skald help.'}`,
  'unknown-option': ({ given, nearest }) =>
    `There is no option ${given}.${perhaps(nearest) || ' See skald help.'}`,
  'option-elsewhere': ({ option, verb }) =>
    `The option ${option} does not belong to ${verb}. See skald help ${verb}.`,
  'option-needs-value': ({ option }) => `The option ${option} needs a value after it.`,
  'option-without-value': ({ option }) => `The option ${option} takes no value.`,
  'option-twice': ({ option }) => `The option ${option} was given twice.`,
  'word-missing': ({ verb, word }) => `skald ${verb} needs a ${word}. See skald help ${verb}.`,
  'word-too-many': ({ verb, word }) => `skald ${verb} does not know what to do with “${word}”.`,
  'bad-number': ({ option, given, least, most }) =>
    `The option ${option} is a whole number from ${least} to ${most}, not “${given}”.`,
  'bad-set': ({ given }) => `“${given}” sets nothing: write --set name=value.`,
  'bad-option-value': ({ why }) =>
    `The game does not know such an option (${why}). See skald schema <game> options.`,
  'unknown-game': ({ game, nearest }) => `There is no game “${game}”.${perhaps(nearest)}`,
  'unknown-ruleset': ({ ruleset, known }) => `There is no ruleset “${ruleset}”; there are ${known}.`,
  'unknown-language': ({ language, known }) => `Skald does not speak “${language}”; it speaks ${known}.`,
  'unknown-level': ({ given, nearest }) => `There is no bot “${given}”.${perhaps(nearest)}`,
  'unknown-schema': ({ what, known }) => `There is no schema “${what}”; there are ${known}.`,
  'too-many-seats': ({ given, most }) => `This game has ${most} seats, not ${given}.`,
  'file-twice': () => 'Name one file only, with --file or without.',
  'unknown-rule': ({ rule }) => `There is no rule “${rule}” in the ledgers.`,
  'no-help': ({ about }) =>
    `There is no help on “${about}”. Ask for a verb, or for anything that occurs in a game.`,
  'nobody-plays': () => 'Somebody must play: give at least one hero to a human or a bot.',
  'input-ended': () => 'The input ended before the game did; only what you had saved is kept.',
  // Files
  'no-such-file': ({ file }) => `There is no file ${file}.`,
  'cannot-read': ({ file, trouble: code }) => `${file} cannot be read: ${trouble(code)}.`,
  'cannot-write': ({ file, trouble: code }) => `${file} cannot be written: ${trouble(code)}.`,
  'no-saga': ({ game }) => `The game “${game}” knows no sagas.`,
  'bad-saga': ({ why }) => `This is no saga that can be read (${why}).`,
  'saga-of-other-version': ({ version, expected }) =>
    `This saga was written in version ${version}; here is version ${expected}. It cannot go on here.`,
  'saga-told': () => 'This saga is told to its end. Begin another.',
  'damaged-config': ({ file, why }) =>
    `Your settings in ${file} are damaged${because(why)}; the usual ones are used, and the file stays as it is until you type keep.`,
  // Verification
  // The engine
  'not-json': () => 'This line is not JSON.',
  'line-too-long': () => 'This line is longer than one mebibyte.',
  'bad-request': ({ why }) => `This request does not fit the protocol (${why}).`,
  'no-such-verb': ({ verb }) => `The protocol has no verb “${verb}”.`,
  'no-such-game': ({ game }) => `There is no game “${game}”.`,
  'no-such-match': ({ match }) => `There is no match “${match}”; perhaps it was dropped.`,
  'no-such-seat': ({ seat }) => `This match has no seat ${seat}.`,
  'no-such-kind': ({ kind }) => `The game has no documents of the kind “${kind}”.`,
  'bad-document': ({ where }) => `This is no such document${because(where)}.`,
  'bad-context': ({ where }) => `What is given besides the document does not fit it${because(where)}.`,
  'no-sheet': ({ file }) => `What ${file} holds has no sheet.`,
  'document-too-large': ({ file, values, entries }) =>
    `${file} is too large for a document: it may hold ${values} values, and ${entries} in one list.`,
  'document-too-deep': ({ file, depth }) =>
    `What ${file} holds nests more than ${depth} deep; no document does.`,
  'document-unsound': ({ file, where }) =>
    `${file} holds something that cannot be kept as it is: half a letter, a number without end, or a name that is none${because(where)}.`,
  'no-price': ({ file }) => `What ${file} holds has no price.`,
  'nothing-foreseen': ({ file }) =>
    `What becomes of ${file} cannot be foreseen: only encounters and adventures can.`,
  'no-editions': ({ file }) => `Of what ${file} holds there is only one edition.`,
  'no-such-edition': ({ file }) => `What ${file} holds cannot be made into that.`,
  'nothing-generated': ({ what, known }) => `Skald does not make a “${what}” by itself; it makes ${known}.`,
  'no-such-wish': ({ option, what }) => `For a generated ${what} there is no option ${option}.`,
  'unknown-wish': ({ option, given, known }) =>
    `The option ${option} knows no “${given}”; it may be ${known}.`,
  'unknown-edition': ({ given, known }) => `There is no edition “${given}”; there are ${known}.`,
  'no-document-in-file': ({ file }) => `${file} holds no document that any game here knows.`,
  'empty-list': OPENED_FILE_REFUSALS.en['empty-list'],
  'list-too-long': OPENED_FILE_REFUSALS.en['list-too-long'],
  'several-kinds': ({ file, kinds }) => `${file} could be ${kinds}. Say which with --game and --kind.`,
  'too-many-matches': ({ most }) => `There are ${most} matches already. Drop one first.`,
  'internal-error': ({ why }) => `Something went wrong inside Skald (${why}); nothing was changed.`,
} satisfies Record<string, Sentence>;
