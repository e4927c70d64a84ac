import type { Sentence } from '@skald/text';
import type { refusals as en } from '../en/refusals.ts';

export const refusals: Record<keyof typeof en, Sentence> = {
  'no-heroes': () => 'Niemand bringt einen Helden mit. Ein Kampf braucht mindestens einen.',
  'nobody-runs': () => 'Wo jeder leitet, was er mitbringt, spielt niemand sonst die Gegner.',
  'sitting-twice': () =>
    'Entweder bringt jeder eine Begegnung mit, oder ein Abenteuer ist gewählt: nicht beides.',
  'one-hero-each': () => 'Wo jeder einmal leitet, hat jeder einen Helden.',
  'bad-encounter': ({ seat }) =>
    `Die Begegnung von Spieler ${Number(seat) + 1} bricht Regeln des Entwerfens: Sie muss erst in Ordnung gebracht werden.`,
  'no-events': () => 'In dieser Begegnung geschieht noch nichts. Gib ihr ein Ereignis.',
  'no-encounters': () => 'Das Abenteuer hat noch keine Begegnungen.',
  'too-many-heroes': ({ most }) => `Mehr als ${most} Helden haben keinen Platz. Lass einige zu Hause.`,
  'two-play-foes': () => 'Zwei wollen die Gegner spielen. Gib diesen Platz einem von beiden.',
  'no-room-on-the-map': () =>
    'Auf dieser Karte finden nicht alle einen Platz zum Anfangen. Nimm eine andere oder weniger und kleinere Gegner.',
  'hero-taken-twice': () =>
    'Zwei wollen denselben Helden der Galerie spielen. Gib einem von beiden einen anderen.',
  'bad-hero': ({ hero }) =>
    `${hero} kann nicht kämpfen: Irgendetwas an diesem Helden verstößt gegen die Regeln. Die Werkstatt sagt, was es ist.`,
  'bad-creature': ({ creature }) =>
    `${creature} kann nicht kämpfen: Irgendetwas an dieser Kreatur verstößt gegen die Regeln. Die Werkstatt sagt, was es ist.`,
  'no-match': ({ heroes }) =>
    `Diese Gegner lassen sich so vielen Helden (${heroes}) nicht ebenbürtig machen. Nenne andere oder lass sie kommen, wie sie sind.`,
  'no-foes': () => 'Hier gibt es noch niemanden, mit dem man kämpfen könnte. Gib diesem Ereignis Gegner.',
  'too-many-foes': ({ most }) =>
    `Mehr als ${most} Gegner haben in einem Kampf keinen Platz. Nimm einige weg.`,
  'no-such-creature': () =>
    'Einer der Gegner ist eine Kreatur, die es in dieser Begegnung nicht mehr gibt. Wähle für ihn eine andere Art.',
  'holmgang-for-two': () => 'Ein Holmgang braucht zwei Helden. Gib noch einen Platz an jemanden.',
  'holmgang-deadly': ({ cap, target }) =>
    `Ein solcher Holmgang könnte töten. Zwischen diesen beiden darf ein Hieb höchstens ${cap} nehmen, und damit dürfen höchstens ${target} entscheiden.`,
};
