import type { AimWords } from '../en/aim.ts';
import { names as n } from './names.ts';

export const aim: AimWords = {
  goals: {
    allLeave: () => 'Alle durch einen Ausgang hinaus',
    carryOut: (item) => `Hinausbringen: ${n.item(item)}`,
    cripple: (boss) => `${n.model(boss)} außer Gefecht setzen`,
    destroyAll: () => 'Keinen Gegner übrig lassen',
    holdOut: (rounds) => (rounds === 1 ? 'Eine Runde standhalten' : `${rounds} Runden standhalten`),
    protect: (at) => `Die Truhe auf ${at} verteidigen`,
  },
  heroes: (goals) => `${goals.join('. ')}.`,
  overlord: (all, time, chests) =>
    `Setze ${all ? 'alle Helden' : 'einen Helden'} außer Gefecht${chests.map((at) => `, brich die Truhe auf ${at} auf`).join('')}${time ? ' oder halte sie auf, bis deine Karten aufgebraucht sind' : ''}.`,
  hunt: (all, chests) =>
    [
      all ? 'Alle Helden außer Gefecht setzen' : 'Einen Helden außer Gefecht setzen',
      ...chests.map((at) => `oder die Truhe auf ${at} aufbrechen`),
    ].join(' '),
  perils: {
    heroes: (all, time, chests) => [
      all ? 'ihr alle außer Gefecht seid' : 'einer von euch außer Gefecht ist',
      ...chests.map((at) => `die Toten die Truhe auf ${at} aufbrechen`),
      ...(time ? ['eine Runde endet und der Overlord keine Karte mehr ziehen kann'] : []),
    ],
    overlord: (goals) => goals.map((goal) => `den Helden das gelingt: ${goal}`),
  },
  rounds: (left) => (left === 1 ? 'letzte Runde' : `noch ${left} Runden`),
  round: (round) => `Runde ${round}`,
  score: {
    heroes: 'Helden, die hinaus sind oder noch stehen, von allen, die kamen',
    overlord: 'Helden außer Gefecht, von so vielen, wie zum Sieg nötig sind',
  },
};
