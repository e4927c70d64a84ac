import type { Sentence } from '@skald/text';
import type { refusals as en } from '../en/refusals.ts';
import { refusedIn } from '../refused.ts';
import { names } from './names.ts';

const { model, enemy, card, feat, item, spell } = refusedIn(names);

export const refusals: Record<keyof typeof en, Sentence> = {
  'bad-quest': ({ problem }) =>
    `Dieses Abenteuer lässt sich nicht spielen (${problem}). Bring es in der Werkstatt in Ordnung.`,
  'hero-taken-twice': () => 'Zwei Plätze haben denselben Helden genannt. Gib jeden Helden nur einem.',
  'needs-one-overlord': () => 'Es braucht genau einen Overlord. Gib diesen Platz einem Spieler.',
  'saga-over': () =>
    'Die Saga dieser Gruppe ist erzählt. Beginne eine neue oder spiele ein einzelnes Abenteuer.',
  'not-the-next-adventure': () => 'Vor dieser Gruppe liegt ein anderes Abenteuer. Spiele sie der Reihe nach.',
  'foreign-item': () =>
    'Jemand in dieser Gruppe trägt, was er nicht haben kann. Nimm es heraus und fang neu an.',
  'not-on-the-board': (params) => `${model(params)} steht nicht auf dem Plan.`,
  'not-your-model': (params) => `${model(params)} gehorcht dir nicht.`,
  'has-acted': (params) => `${model(params)} hat schon gehandelt. Nimm eine andere Figur.`,
  'no-commands-left': () => 'Du hast keine Befehle mehr. Spiele eine Karte oder beende den Zug.',
  'card-not-in-hand': (params) => `${card(params)} hast du nicht auf der Hand.`,
  'card-played': () => 'Du hast in diesem Zug schon eine Karte gespielt; mehr geht nicht.',
  'interrupt-only-between-turns': () =>
    'Einen Zwischenzug spielt man zwischen zwei Heldenzügen, nicht im eigenen Zug.',
  'not-an-interrupt': (params) => `${card(params)} ist kein Zwischenzug. Heb die Karte für deinen Zug auf.`,
  'nothing-to-raise': () =>
    'Es gibt nichts zu erwecken: Dazu braucht es Knochen, auf denen niemand steht, und eine Figur im Vorrat.',
  'no-bones-here': () => 'Auf diesem Feld liegen keine Knochen.',
  'bones-under-a-model': () => 'Auf diesen Knochen steht jemand. Erst wenn er fort ist, geht es.',
  'bones-protected': () => 'Neben diesen Knochen brennt die Fackel der Ahnen. Sie bleiben liegen.',
  'cannot-strike': (params) => `${model(params)} hat hier keinen freien Hieb.`,
  'moves-before-acting': (params) =>
    `${model(params)} hat gehandelt. Bewegt und gedreht wird vor der Aktion.`,
  'cannot-move': (params) => `${model(params)} kann sich jetzt nicht bewegen.`,
  'feat-without-move': (params) => `${feat(params)} erlaubt keine Bewegung.`,
  stopped: (params) =>
    `${model(params)} ist in einen Frontbereich geraten und darf sich nur noch drehen und handeln.`,
  'no-movement-left': (params) => `${model(params)} hat keine Bewegung mehr übrig.`,
  'faces-so-already': (params) => `${model(params)} blickt schon dorthin.`,
  'quarter-turns-only': (params) =>
    `${model(params)} ist groß und dreht sich viertelweise, für je ein Feld Bewegung.`,
  'wall-there': () => 'Dort ist eine Wand, oder etwas, das du noch nicht kennst.',
  'square-taken': (params) => `Dort steht ${model(params)}. Niemand geht durch eine andere Figur.`,
  'furniture-there': () => 'Dort steht ein Möbel. Geh außen herum.',
  'not-the-next-square': () => 'Das ist für einen Schritt zu weit. Geh Feld für Feld.',
  pinned: (params) =>
    `${model(params)} steht in einem Frontbereich und kann sich nur auf ein Feld lösen, das in keinem liegt.`,
  'large-steps-only': (params) => `${model(params)} ist groß: vorwärts, schräg vorwärts oder gerade zurück.`,
  'corner-blocked': () => 'Neben dieser Schrägen ist auf beiden Seiten kein Platz. Geh um die Ecke.',
  'has-taken-its-action': (params) => `${model(params)} hat in diesem Zug schon eine Aktion gehabt.`,
  'own-side': (params) => `${model(params)} steht auf derselben Seite.`,
  'not-in-front-arc': (params) => `${model(params)} ist nicht im Frontbereich. Dreh dich oder geh erst hin.`,
  'not-with-this-feat': () => 'Diese Heldentat erlaubt das nicht.',
  'nothing-locked-here': () => 'Auf diesem Feld ist nichts verschlossen.',
  'you-guard-it': () => 'Die Helden sind hier, damit diese Truhe zu bleibt.',
  'only-heroes-open': () => 'Türen und Truhen öffnen nur Helden.',
  'lock-not-in-front-arc': () =>
    'Dieses Schloss ist nicht im Frontbereich oder nicht deine Sache. Dreh dich oder geh erst hin.',
  'ward-needs-magic': ({ ward }) =>
    `Darauf liegt ein Siegel der Stärke ${ward}. Kraft hilft nicht, nur Magie, ein Kristall oder ein Schlüssel.`,
  'cannot-shoot': (params) => `${model(params)} hat nichts zum Schießen.`,
  engaged: (params) =>
    `${model(params)} steht im Frontbereich von ${enemy(params)} und hat dafür keine Zeit.`,
  'too-near-to-shoot': (params) => `${model(params)} ist zu nah für einen Schuss. Kämpfe.`,
  'out-of-range': (params) => `${model(params)} ist außer Reichweite.`,
  'no-line-of-sight': (params) =>
    `${model(params)} ist von hier nicht zu sehen: abgewandt, oder etwas ist dazwischen.`,
  'no-spellcaster': (params) => `${model(params)} kann nicht zaubern.`,
  'spell-unknown': (params) => `${model(params)} kennt den Zauber ${spell(params)} nicht.`,
  'spell-cast-already': (params) =>
    `${spell(params)} wurde in diesem Zug schon gewirkt. Der zweite muss ein anderer sein.`,
  'spell-not-ready': (params) =>
    `${spell(params)} ist nicht bereit: Es fehlt noch ${params.rounds === 1 ? 'ein Rundenende' : `das Ende von ${params.rounds} Runden`}.`,
  'major-or-minor': (params) => `${spell(params)} ist ein großer Zauber und braucht eine eigene Aktion.`,
  silenced: (params) => `${spell(params)} lässt sich nicht wirken, solange die Helden alle Splitter haben.`,
  'no-target': (params) => `Hier gibt es nichts, worauf ${spell(params)} zielen könnte.`,
  'wrong-target': (params) => `${spell(params)} ist nicht für ${model(params)} gedacht.`,
  'mundane-lock': () => 'Darauf liegt kein Siegel. Ein gewöhnliches Schloss bricht man im Kampf auf.',
  'ward-out-of-reach': () => 'Dieses Siegel ist außer Reichweite oder nicht zu sehen.',
  'square-not-free-or-far': () => 'Dieses Feld ist nicht frei oder zu weit weg.',
  'not-its-feat': (params) => `${feat(params)} ist keine Heldentat von ${model(params)}.`,
  'feat-used': (params) => `${feat(params)} ist in diesem Abenteuer verbraucht.`,
  'too-late-for-feat': (params) =>
    `${feat(params)} ersetzt einen ganzen Zug: Wähle die Heldentat vor allem anderen.`,
  'feat-without-use': (params) => `${feat(params)} würde hier nichts bewirken.`,
  'not-carried': (params) => `Niemand hier trägt das bei sich: ${item(params)}.`,
  'works-by-itself': (params) => `${item(params)} wirkt von selbst.`,
  'no-use-now': (params) => `${item(params)} nützt in diesem Augenblick nichts.`,
  'not-tradeable': (params) => `${item(params)} lässt sich nicht tauschen.`,
  'not-side-by-side': (params) => `${model(params)} steht nicht daneben. Getauscht wird Seite an Seite.`,
  'levers-left': ({ left }) =>
    `Der Ausgang ist zu: ${left === 1 ? 'Ein Hebel fehlt' : `${left} Hebel fehlen`} noch.`,
  'no-exit-here': () => 'Auf diesem Feld ist kein Ausgang.',
  'nothing-to-search': () => 'Im Frontbereich gibt es nichts zu durchsuchen.',
};
