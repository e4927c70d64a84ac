// Was an einer Karte falsch sein kann, auf Deutsch.

import type { Problem } from '@skald/kernel';
import type { problems as english } from '../en/problems.ts';

type Count = Problem['params'][string] | undefined;
const hexes = (n: Count): string => (n === 1 ? '1 Feld' : `${n} Felder`);
const villages = (n: Count): string => (n === 1 ? '1 Dorf' : `${n} Dörfer`);
const steps = (n: Count): string => (n === 1 ? '1 Schritt' : `${n} Schritte`);

/** „B3, C4 und 5 weitere“ */
export const and = (labels: readonly string[], more: number): string =>
  more > 0
    ? `${labels.join(', ')} und ${more} weitere`
    : labels.length < 2
      ? (labels[0] ?? '')
      : `${labels.slice(0, -1).join(', ')} und ${labels.at(-1)}`;

export const problems: typeof english = {
  'hex-count': ({ count, least, most }) => `Die Karte hat ${hexes(count)}. Sie braucht ${least} bis ${most}.`,
  'no-castle': () => 'Es gibt keine Burg. Setze eine ins Landesinnere.',
  'several-castles': (_, where) => `Es gibt mehr als eine Burg (${where}). Lass nur eine stehen.`,
  'ship-not-at-sea': (_, where) => `Das Schiff beginnt auf ${where}, und dort ist keine See. Versetze es.`,
  'too-few-villages': ({ count, least }) => `Es gibt nur ${villages(count)}. Nötig sind mindestens ${least}.`,
  'no-room-for-normans': ({ count, least }) =>
    `Im Umkreis von zwei Schritten um die Burg ist zu wenig Land (${hexes(count)}): ${least} Heere müssen dort beginnen können.`,
  'shore-not-coast': (_, where) => `Land an der See muss Küste sein: ${where}.`,
  'coast-without-sea': (_, where) => `Küste muss an die See grenzen: ${where}.`,
  'no-river': () => 'Es gibt keinen Fluss. Zeichne einen an den Feldkanten entlang, quer durchs Land.',
  'river-not-on-land': (_, where) => `Der Fluss darf nur zwischen zwei Landfeldern verlaufen (${where}).`,
  'river-forks': (_, where) =>
    `Der Fluss gabelt sich, wo ${where} zusammentreffen. Er muss eine einzige Linie sein.`,
  'river-in-pieces': ({ count }, where) =>
    `Der Fluss zerfällt in ${count} Stücke. Verbinde sie oder lösche das bei ${where}.`,
  'river-parts-nothing': () =>
    'Der Fluss teilt das Land nicht, man kann um sein Ende herumgehen. Führe ihn von See oder Kartenrand zu See oder Kartenrand.',
  'too-few-bridges': ({ count, least }) =>
    `Der Fluss hat ${count === 0 ? 'keine Brücke' : 'nur eine Brücke'}. Baue mindestens ${least}.`,
  'out-of-reach': (_, where) =>
    `Von der Burg kommt niemand trockenen Fußes nach ${where}. Es fehlt eine Brücke oder Land.`,
  'bank-short-of-villages': ({ count, least }, where) =>
    `Auf dem Ufer um ${where} steht zu wenig (${villages(count)}). Jedes Ufer braucht ${least} Dörfer.`,
  'village-by-castle': (_, where) =>
    `Ein Dorf liegt unmittelbar neben der Burg (${where}). Lass ein Feld dazwischen.`,
  'too-few-near-coast': ({ count, least, steps: near }) =>
    `${count === 1 ? '1 Dorf liegt' : `${count} Dörfer liegen`} höchstens ${near} Felder von der Küste entfernt. Es sollten mindestens ${least} sein.`,
  'too-few-inland': ({ count, least, steps: far }) =>
    `${count === 1 ? '1 Dorf liegt' : `${count} Dörfer liegen`} mindestens ${far} Felder von jeder Küste entfernt. Es sollten mindestens ${least} sein.`,
  'ship-off-course': ({ steps: count, least, most }) =>
    `Das Schiff beginnt ${steps(count)} vor der Küste. Es sollten ${least} bis ${most} sein.`,
  'ship-landlocked': (_, where) => `Von ${where} findet das Schiff zu keiner Küste.`,
  'edge-between-strangers': (_, where) =>
    `Zwischen ${where} ist Fluss eingetragen, aber die Felder sind keine Nachbarn.`,
  'edge-misspelt': (_, where) => `Die Kante zwischen ${where} steht in falscher Reihenfolge.`,
  'edge-twice': (_, where) => `Der Fluss zwischen ${where} ist doppelt eingetragen.`,
  'bridge-without-river': ({ name }, where) => `${name} (${where}) führt über keinen Fluss.`,
  'bridge-twice': (_, where) => `Zwischen ${where} stehen zwei Brücken.`,
  unnamed: (_, where) => `Dörfer und Burg brauchen Namen: ${where}.`,
  'name-of-nothing': ({ name }, where) => `${name} heißt ein Feld, auf dem niemand wohnt (${where}).`,
  'named-twice': (_, where) => `${where} hat zwei Namen.`,
  'same-name': ({ name }, where) => `${name} heißt mehr als ein Ort (${where}).`,
};
