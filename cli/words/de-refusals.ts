import { OPENED_FILE_REFUSALS } from '@skald/games/opened-file-words';
import { SAVED_GAME_REFUSALS } from '@skald/games/saved-game-words';
import type { Sentence } from '@skald/text';
import { hallRefusals } from './de-hall.ts';
import type { refusals as en } from './en-refusals.ts';

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'einen solchen Ordner gibt es nicht',
  EACCES: 'du darfst es nicht',
  EPERM: 'du darfst es nicht',
  EROFS: 'dort lässt sich nichts schreiben',
  EISDIR: 'es ist ein Ordner',
  ENOTDIR: 'ein Teil des Namens ist kein Ordner',
  ENOSPC: 'der Speicher ist voll',
  ENAMETOOLONG: 'der Name ist zu lang',
};
const trouble = (code: unknown): string => TROUBLES[String(code)] ?? String(code);
const perhaps = (word: unknown): string => (word === '' ? '' : ` Meintest du ${word}?`);
const because = (why: unknown): string => (why === '' ? '' : ` (${why})`);

export const refusals: Record<keyof typeof en, Sentence> = {
  ...hallRefusals,
  ...SAVED_GAME_REFUSALS.de,
  'no-verb': ({ verbs }) => `Sag, was geschehen soll: skald <Befehl>, mit einem von ${verbs}.`,
  'unknown-verb': ({ given, nearest }) =>
    `Den Befehl „${given}“ gibt es nicht.${perhaps(nearest) || ' Siehe skald help.'}`,
  'unknown-option': ({ given, nearest }) =>
    `Die Option ${given} gibt es nicht.${perhaps(nearest) || ' Siehe skald help.'}`,
  'option-elsewhere': ({ option, verb }) =>
    `Die Option ${option} gehört nicht zu ${verb}. Siehe skald help ${verb}.`,
  'option-needs-value': ({ option }) => `Nach der Option ${option} fehlt ein Wert.`,
  'option-without-value': ({ option }) => `Die Option ${option} hat keinen Wert.`,
  'option-twice': ({ option }) => `Die Option ${option} steht zweimal da.`,
  'word-missing': ({ verb, word }) => `skald ${verb} braucht noch etwas (${word}). Siehe skald help ${verb}.`,
  'word-too-many': ({ verb, word }) => `skald ${verb} kann mit „${word}“ nichts anfangen.`,
  'bad-number': ({ option, given, least, most }) =>
    `Zur Option ${option} gehört eine ganze Zahl von ${least} bis ${most}, nicht „${given}“.`,
  'bad-set': ({ given }) => `„${given}“ setzt nichts: Schreibe --set Name=Wert.`,
  'bad-option-value': ({ why }) =>
    `Eine solche Option kennt das Spiel nicht (${why}). Siehe skald schema <Spiel> options.`,
  'unknown-game': ({ game, nearest }) => `Das Spiel „${game}“ gibt es nicht.${perhaps(nearest)}`,
  'unknown-ruleset': ({ ruleset, known }) => `Die Regeln „${ruleset}“ gibt es nicht; es gibt ${known}.`,
  'unknown-language': ({ language, known }) => `Skald spricht nicht „${language}“, sondern ${known}.`,
  'unknown-level': ({ given, nearest }) => `Einen Bot „${given}“ gibt es nicht.${perhaps(nearest)}`,
  'unknown-schema': ({ what, known }) => `Ein Schema „${what}“ gibt es nicht; es gibt ${known}.`,
  'too-many-seats': ({ given, most }) => `Dieses Spiel hat ${most} Plätze, nicht ${given}.`,
  'file-twice': () => 'Nenne nur eine Datei, mit --file oder ohne.',
  'unknown-rule': ({ rule }) => `Eine Regel „${rule}“ gibt es in den Verzeichnissen nicht.`,
  'no-help': ({ about }) =>
    `Zu „${about}“ gibt es keine Hilfe. Frag nach einem Befehl oder nach etwas, das in einem Spiel vorkommt.`,
  'nobody-plays': () => 'Jemand muss spielen: Gib mindestens einen Helden einem Menschen oder einem Bot.',
  'input-ended': () => 'Die Eingabe endete vor dem Spiel; erhalten ist nur, was gespeichert war.',
  'no-such-file': ({ file }) => `Die Datei ${file} gibt es nicht.`,
  'cannot-read': ({ file, trouble: code }) => `${file} lässt sich nicht lesen: ${trouble(code)}.`,
  'cannot-write': ({ file, trouble: code }) => `${file} lässt sich nicht schreiben: ${trouble(code)}.`,
  'no-saga': ({ game }) => `Das Spiel „${game}“ kennt keine Sagas.`,
  'bad-saga': ({ why }) => `Das ist keine Saga, die sich lesen lässt (${why}).`,
  'saga-of-other-version': ({ version, expected }) =>
    `Diese Saga wurde in Fassung ${version} geschrieben, hier gilt Fassung ${expected}. Hier geht sie nicht weiter.`,
  'saga-told': () => 'Diese Saga ist zu Ende erzählt. Beginne eine andere.',
  'damaged-config': ({ file, why }) =>
    `Deine Einstellungen in ${file} sind beschädigt${because(why)}; es gelten die üblichen, und die Datei bleibt, wie sie ist, bis du merken tippst.`,
  'not-json': () => 'Diese Zeile ist kein JSON.',
  'line-too-long': () => 'Diese Zeile ist länger als ein Mebibyte.',
  'bad-request': ({ why }) => `Diese Anfrage passt nicht zum Protokoll (${why}).`,
  'no-such-verb': ({ verb }) => `Das Protokoll kennt „${verb}“ nicht.`,
  'no-such-game': ({ game }) => `Das Spiel „${game}“ gibt es nicht.`,
  'no-such-match': ({ match }) => `Das Match „${match}“ gibt es nicht; vielleicht wurde es beendet.`,
  'no-such-seat': ({ seat }) => `Dieses Match hat keinen Platz ${seat}.`,
  'no-such-kind': ({ kind }) => `Das Spiel kennt keine Dokumente der Art „${kind}“.`,
  'bad-document': ({ where }) => `Das ist kein solches Dokument${because(where)}.`,
  'bad-context': ({ where }) => `Was außer dem Dokument angegeben ist, passt nicht dazu${because(where)}.`,
  'no-sheet': ({ file }) => `Was in ${file} steht, hat keinen Bogen.`,
  'document-too-large': ({ file, values, entries }) =>
    `${file} ist zu groß für ein Dokument: Es darf ${values} Werte enthalten, und ${entries} in einer Liste.`,
  'document-too-deep': ({ file, depth }) =>
    `Was in ${file} steht, ist mehr als ${depth}-fach verschachtelt; das ist kein Dokument.`,
  'document-unsound': ({ file, where }) =>
    `In ${file} steht etwas, das sich so nicht aufheben lässt: ein halber Buchstabe, eine endlose Zahl oder ein Name, der keiner ist${because(where)}.`,
  'no-price': ({ file }) => `Was in ${file} steht, hat keinen Preis.`,
  'nothing-foreseen': ({ file }) =>
    `Was aus ${file} wird, lässt sich nicht vorhersehen: nur bei Begegnungen und Abenteuern.`,
  'no-editions': ({ file }) => `Was in ${file} steht, gibt es nur in einer Fassung.`,
  'no-such-edition': ({ file }) => `Aus dem, was in ${file} steht, lässt sich das nicht machen.`,
  'nothing-generated': ({ what, known }) => `„${what}“ macht Skald nicht von selbst, nur ${known}.`,
  'no-such-wish': ({ option, what }) => `Für „${what}“ gibt es beim Erzeugen keine Option ${option}.`,
  'unknown-wish': ({ option, given, known }) => `Die Option ${option} kennt „${given}“ nicht, nur ${known}.`,
  'unknown-edition': ({ given, known }) => `Die Fassung „${given}“ gibt es nicht; es gibt ${known}.`,
  'no-document-in-file': ({ file }) => `In ${file} steht kein Dokument, das ein Spiel hier kennt.`,
  'empty-list': OPENED_FILE_REFUSALS.de['empty-list'],
  'list-too-long': OPENED_FILE_REFUSALS.de['list-too-long'],
  'several-kinds': ({ file, kinds }) => `${file} könnte ${kinds} sein. Sag es mit --game und --kind genauer.`,
  'too-many-matches': ({ most }) => `Es laufen schon ${most} Matches. Beende erst eines.`,
  'internal-error': ({ why }) => `In Skald ist etwas schiefgegangen (${why}); nichts wurde verändert.`,
};
