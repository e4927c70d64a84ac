// What can be wrong with a hero, in German.

import { dateText } from '@skald/text';
import type { HeroProblems } from '../en/problems.ts';
import { MOMENT_NAMES, PURCHASE_NAMES } from '../lexicon/ledger.ts';
import { thingName } from '../things.ts';
import { names as n } from './names.ts';

const thing = (id: unknown): string => thingName(String(id), 'de');
const date = (day: unknown): string => dateText(String(day), 'de');

export const heroProblems: HeroProblems = {
  notAHero: () => 'Das ist kein Held für Rune.',
  otherVersion: () => 'Diesen Helden hat ein neueres Skald geschrieben; dieses hier kann ihn nicht lesen.',
  malformed: ({ path }) =>
    path === '' ? 'Das ist kein vollständiger Held.' : `An diesem Helden stimmt etwas nicht: „${path}“.`,

  overspent: ({ points }) => `Das sind ${n.points(Number(points))} zu viel. Nimm etwas zurück.`,
  tooManyWeapons: ({ picks }) =>
    `Ein neuer Held nimmt bis zu drei Waffen mit, ein Paar zählt als zwei: Das hier sind ${picks}.`,
  notFromTheVillage: ({ thing: id }) =>
    `So etwas macht im Dorf niemand: ${thing(id)}. Es muss im Spiel errungen werden.`,
  noSuchKit: ({ ability }) =>
    `Da ist keine Ausrüstung, die zu Hause bleiben könnte: Die Fertigkeit fehlt (${thing(ability)}).`,
  noAmmunition: ({ weapon }) => `Damit wird nichts verschossen: ${thing(weapon)}.`,

  outOfOrder: ({ last, on }) => `Eine Zeile vom ${date(on)} steht nach einer vom ${date(last)}.`,
  wrongPrice: ({ points, cost }) => `Das kostet ${n.points(Number(cost))}, aufgeschrieben sind ${points}.`,
  tooDear: ({ cost, free }) => `Das kostet ${n.points(Number(cost))}, frei sind ${free}.`,
  wrongMoment: ({ kind, moment }) =>
    `${PURCHASE_NAMES[kind as 'gift'].de}: Das gibt es nicht ${MOMENT_NAMES[moment as 'encounter'].de}.`,
  runnerMayNotSpend: () => 'Wer eine Begegnung leitet, kauft solange nichts für seinen eigenen Helden.',
  overCap: ({ gift, upgrade, cap }) => `${thing(gift ?? upgrade)}: höchstens ${n.times(Number(cap))}.`,
  notMarked: ({ ability }) => `${thing(ability)} hat sich in der letzten Begegnung nicht bewährt.`,
  alreadyKnown: ({ ability }) => `Erlernt wird nur, was noch fehlt: ${thing(ability)} ist schon da.`,
  notOwned: ({ thing: id }) => `Das gehört ihm nicht: ${thing(id)}.`,
  wandForsakes: () => 'Die Zuchtrute dient keinem, der Loki ebenso viel verdankt wie Odin.',
  noSuchDeficit: ({ deficit }) => `Die Schuld beträgt nur ${n.points(Number(deficit))}.`,
  wrongSilver: ({ silver }) => `Mit ${silver} Unzen Silber endet dafür kein Handel.`,
  notLooted: () => 'Erschlagenen nimmt man gewöhnliche Waffen ab, nie Rüstung und nie Seltenes.',
  belowZero: () => 'Siegpunkte verliert nur, wer leitet.',
  poolNotHis: () =>
    'Was ein Sterbensstreich hinterlässt, bekommt nur ein neuer Held, gleich nach seinem Erbe.',
  notInsured: () => 'Er starb ohne Todesversicherung: Nun muss ein anderer kommen.',
  deadScoreNothing: ({ points }) =>
    `Wer stirbt, bekommt für die Begegnung keine Punkte; aufgeschrieben sind ${points}.`,
  inheritedLate: () => 'Das Erbe ist die erste Zeile im Buch eines Helden.',

  notAnExpense: () => 'Zurückgeben lässt sich nur Gekauftes.',
  alreadyUsed: () => 'Das hat schon gewirkt und lässt sich nicht zurückgeben.',
  playedSince: () =>
    'Seitdem wurde gespielt, und vielleicht hat es geholfen: Das lässt sich nicht zurückgeben.',
  reliedUpon: () => 'Später Gekauftes beruht darauf. Gib erst das zurück.',

  unspent: ({ points }) =>
    `Nicht ausgegeben: ${n.points(Number(points))}. Bei Spielbeginn sind sie verloren.`,
  lowCharacteristic: ({ name }) =>
    `${n.characteristics[name as 'Str']}: So wenig rächt sich, sagt die Erfahrung.`,
  noMeleeAbility: () => 'Für den Nahkampf fehlt jede Fertigkeit. Eine davon auf 3 hält Helden am Leben.',
  recommended: ({ ability }) => `Die meisten Helden haben wenigstens einen Punkt darin: ${thing(ability)}.`,
  untrained: ({ weapon, ability }) =>
    `Es fehlt die Fertigkeit ${thing(ability)}: Damit ist alles um 3 schlechter: ${thing(weapon)}.`,
  shieldInTheWay: ({ shield }) => `Keine der Waffen lässt eine Hand dafür frei: ${thing(shield)}.`,
  encumbered: ({ degree }) =>
    `Die Last drückt (${n.loads[degree as 'loaded']}). Lass eine Ausrüstung zu Hause oder nimm Leichteres.`,
};
