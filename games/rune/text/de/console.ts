// Was neben dem Brett für den steht, der eine Begegnung leitet, und was von ihm zu sagen ist.

import { german } from '@skald/text';
import type { ConsoleWords } from '../en/console.ts';

const often = (times: number): string => (times === 1 ? 'einmal' : `${times}-mal`);

export const consoleWords: ConsoleWords = {
  title: 'Leitung',
  label: 'Für die Leitung: was nur du weißt',
  player: (number) => `Spieler ${number}`,
  runs: (who) => `${who} leitet`,
  youRun: 'Du leitest',
  plays: (who, hero) => `${who} führt solange ${hero}`,
  youPlay: (hero) => `du führst solange ${hero}`,
  silenced: 'wer leitet, schweigt über seinen Helden',
  leave: 'sein Held darf sich aus diesem Kampf heraushalten',

  next: 'Was als Nächstes kommt',
  here: 'Steht ihnen jetzt offen',
  onward: 'Gehen sie weiter',
  afterFight: 'Nach dem Kampf',
  fight: 'der Kampf',
  event: (title) => `das nächste Ereignis, „${title}“`,
  end: 'die Begegnung ist vorbei',

  ambush: 'Hinterhalt',
  heroesAmbushed: (names) => `Beim nächsten Kampf geraten in einen Hinterhalt: ${names}.`,
  foesAmbushed: 'Beim nächsten Kampf geraten die Gegner in einen Hinterhalt.',

  marks: {
    here: 'jetzt offen',
    next: 'kommt als Nächstes',
    over: 'vorbei',
    behind: 'liegt hinter ihnen',
    later: 'kommt noch',
  },
  seen: 'genau angesehen',
  broughtOn: (times) => `${often(times)} ausgelöst`,
  have: (have) => `bisher ${have}`,
  triedBy: (names) => `versucht von ${names}`,

  aims: 'Wen deine Gegner angreifen dürfen',
  chooses: 'wählt selbst',
  charted: 'nach der Zieltafel',
  may: (names) => `darf ${names} angreifen`,
  mayNobody: 'darf niemanden angreifen',
  spares: (whom, why) => `nicht ${whom}: ${why}`,
  why: {
    unseen: 'außer Sicht',
    own: 'dein eigener Held',
    taken: 'schon mit einem anderen im Kampf',
    weak: 'fast besiegt',
  },
  noTarget: 'hat noch kein Ziel',

  claims: 'Gelände und Fallen, die einen Helden bewogen',
  stands: {
    counts: 'zählt',
    tooSoon: 'zählt nicht: kam schon in einer deiner letzten beiden Begegnungen vor',
    upheld: 'wurde bestritten und zählt',
    struck: 'wurde bestritten und zählt nicht',
  },
  contested:
    'Ist die Begegnung vorbei, kannst du mehr beanspruchen, und die anderen können alles davon bestreiten.',

  score: 'Deine Punkte bisher',
  sum: (points) => `${points} zusammen`,
  rules: 'Regeln dieser Begegnung',
  whole: 'Alle Notizen',

  opened: (name) => `Die Notizen zu „${name}“`,
  laws: (count) => `Das Buch des Eisernen Gesetzes (${count})`,
  votes: (inFavor, against, voters) =>
    `${inFavor} dafür, ${against} dagegen; ${german.several(voters, 'Spieler', 'Spieler')} ${voters === 1 ? 'hat' : 'haben'} abgestimmt`,
};
