import type { Refusal } from '@skald/kernel';
import type { Sentence } from '@skald/text';
import type { refusals as en } from '../en/refusals.ts';
import { armyIn, cardIn, hexIn } from '../refused.ts';
import { cases, names as n } from './names.ts';

type Params = Refusal['params'];

const army = (params: Params): string => armyIn(params, n.army);
const other = (params: Params): string => armyIn(params, n.army, 'with');
const card = (params: Params): string => cardIn(params, n.cards);

const MOMENT_NAMES: Readonly<Record<string, string>> = {
  sidesChosen: 'der nach der Wahl der Tischseiten',
  settingUp: 'der beim Aufstellen',
  allSetUp: 'der, in dem alles steht',
};

export const refusals: Record<keyof typeof en, Sentence> = {
  'one-player-a-side': () => 'Einer spielt die Normannen und einer die Wikinger. Wählt je eine Seite.',
  'no-own-map': () =>
    'Ihr wollt auf einer eigenen Karte spielen, aber es ist keine da. Wählt eine aus oder nehmt eine andere Karte.',
  'bad-map': ({ count }) =>
    `Auf dieser Karte lässt sich noch nicht spielen; ${count === 1 ? 'eines stimmt' : `${count} Dinge stimmen`} nicht. Öffne sie in der Werkstatt, die zeigt, was und wo.`,
  'army-count': ({ count, least, most }) =>
    `Das sind ${count} Heere. ${least === most ? `Es müssen ${least} sein.` : `Es müssen ${least} bis ${most} sein.`}`,
  'army-too-big': ({ points, most }) => `Ein Heer mit ${points} ist zu stark: am Anfang höchstens ${most}.`,
  'army-too-small': ({ points, least }) =>
    `Ein Heer mit ${points} ist zu schwach: am Anfang mindestens ${least}.`,
  'wrong-sum': ({ sum, all }) => `Das macht ${sum} Punkte. Verteile genau ${all}.`,
  'no-such-hex': (params) => `Ein Feld ${hexIn(params)} gibt es auf dieser Karte nicht.`,
  sea: (params) => `${hexIn(params)} ist See. Dorthin kommt ein Heer nur an Bord des Schiffes.`,
  'friendly-army-there': (params) =>
    `Auf ${hexIn(params)} steht schon ${army(params)}, und zwei Heere teilen sich nie ein Feld.`,
  'place-too-far': (params) =>
    `${hexIn(params)} ist zu weit weg: am Anfang höchstens ${params.most} Felder von der Burg.`,
  'castle-needs-army': (params) =>
    `Jemand muss die Burg halten, und dies ist das letzte Heer: ${hexIn(params)}.`,
  'not-so-many-cards': (params) => `Von der Karte ${card(params)} hast du ${params.held}, mehr nicht.`,
  'no-such-card': (params) => `Die Karte ${card(params)} hast du nicht.`,
  'card-played-before': (params) =>
    `${card(params)} hast du in diesem Kampf schon gespielt; von jeder Art geht nur eine.`,
  'not-the-moment': (params) =>
    `${card(params)} hat einen anderen Augenblick. Dieser ist ${MOMENT_NAMES[String(params.moment)] ?? params.moment}.`,
  'not-aboard': (params) => `${army(params)} ist nicht an Bord.`,
  'already-aboard': (params) => `${army(params)} ist schon an Bord.`,
  'army-aboard': (params) => `${army(params)} ist an Bord und muss erst landen.`,
  'boarded-this-turn': (params) =>
    `${army(params)} ging in dieser Runde an Bord und kann erst in der nächsten wieder landen.`,
  'small-cannot-defend': (params) =>
    `${army(params)} hat nur 1 Punkt und kann das Schiff nicht verteidigen. Nenn jemand anderen.`,
  'small-stays-aboard': (params) => `${army(params)} hat nur 1 Punkt und bleibt an Bord, wo es sicher ist.`,
  'small-must-walk': (params) =>
    `${army(params)} hat nur 1 Punkt und muss erst ein Stück nach Hause oder Punkte tauschen.`,
  'small-goes-home': (params) => `${army(params)} hat nur 1 Punkt und darf nur nach Hause.`,
  'small-may-not-attack': (params) => `${army(params)} hat nur 1 Punkt und darf nicht angreifen.`,
  'not-your-army': (params) => `${army(params)} hört nicht auf dich.`,
  'army-destroyed': (params) => `${army(params)} ist nicht mehr auf der Karte.`,
  'already-moved': (params) => `${army(params)} hat in dieser Runde schon gezogen.`,
  'not-adjacent': (params) =>
    `${hexIn(params)} grenzt nicht an ${army(params)}. Ein Heer geht ein Feld je Runde.`,
  'no-ford-there': (params) => `Auf dem Weg nach ${hexIn(params)} liegt kein Fluss. Geh einfach.`,
  'way-closed': (params) => `Der Weg nach ${hexIn(params)} ist versperrt. Wähle einen offenen.`,
  'exchange-nothing': () => 'Nichts zu tauschen ist kein Tausch. Sag, wie viele Punkte hinübergehen.',
  'exchange-over-six': (params) =>
    `Dann hätte ${army(params)} ${n.points(Number(params.points))}; mehr als ${params.most} geht nicht.`,
  'exchange-not-adjacent': (params) =>
    `${army(params)} und ${other(params)} stehen nicht nebeneinander und können nicht tauschen.`,
  'already-exchanged': (params) =>
    `${army(params)} hat in dieser Runde schon getauscht und kann den Zug nicht dafür hergeben.`,
  'both-full': (params) =>
    `${army(params)} und ${other(params)} haben je ${n.points(Number(params.most))}; da gibt es nichts zu tauschen.`,
  'not-so-many-points': (params) => `${army(params)} hat nur ${n.points(Number(params.points))}.`,
  'not-your-ship': () => 'Das Schiff gehört den Wikingern.',
  'ship-at-sea': () =>
    'Das Schiff ist auf See. Landen und an Bord gehen kann man nur, wenn es auf einem Küstenfeld liegt.',
  'ship-too-far': (params) => `${army(params)} steht nicht neben dem Schiff.`,
  'ship-has-moved': () => 'Das Schiff ist in dieser Runde schon gesegelt; öfter als einmal geht es nicht.',
  'ship-empty': () => 'Niemand ist an Bord, und ein leeres Schiff segelt nicht.',
  'ship-on-land': (params) =>
    `Nach ${hexIn(params)} kann das Schiff nicht: Es bleibt auf See und an der Küste.`,
  'normans-there': (params) => `Auf ${hexIn(params)} steht ${army(params)}; dorthin fährt das Schiff nicht.`,
  'too-far-to-sail': (params) => `${hexIn(params)} erreicht das Schiff nicht in ${params.most} Schritten.`,
  'losses-too-many': (params) =>
    `${army(params)} ging mit ${cases.withPoints(Number(params.points))} in den Kampf und kann nicht mehr verloren haben.`,
  'winner-destroyed': () =>
    'Wer alles verloren hat, kann niemanden besiegt haben, der noch etwas hat. Berichtige den Sieger oder die Verluste.',
};
