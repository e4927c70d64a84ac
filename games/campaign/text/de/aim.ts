import type { AimWords } from '../en/aim.ts';

const times = (count: number): string => (count === 1 ? 'eine volle Runde' : `${count} volle Runden`);

export const aim: AimWords = {
  story: {
    vikings: [
      'Ein Raubzug im Sommer. Das Schiff liegt vor der Küste, alle sind an Bord, die Dörfer sind voll, und der Herr dieses Landes hat mehr Grund als Heere.',
    ],
    normans: [
      'Ein Segel vor der Küste. Ihr habt eine Burg, ein paar Dörfer und wenige Heere, und wie stark die Gäste sind, weiß niemand.',
    ],
  },
  bystander: ['Ein Wikingerschiff liegt vor der Küste eines normannischen Lehens.'],
  goal: {
    vikings: (villages, castle) =>
      `Plündert ${villages} Dörfer, oder haltet die Burg ${times(castle)} lang, oder lasst den Normannen kein Heer.`,
    normans: (turns) =>
      `Verbrennt das Schiff, oder zerschlagt alle Heere der Wikinger${turns > 0 ? `, oder haltet durch, bis Runde ${turns} vorbei ist` : ''}.`,
  },
  perils: {
    vikings: (turns) => [
      'das Schiff leer steht und verbrannt wird',
      'keines eurer Heere mehr 2 Punkte hat',
      ...(turns > 0 ? [`Runde ${turns} endet und nichts entschieden ist`] : []),
    ],
    normans: (villages, castle) => [
      `${villages} Dörfer geplündert sind`,
      `Wikinger die Burg ${times(castle)} lang halten`,
      'euer letztes Heer fort ist',
    ],
  },
  villages: (pillaged, of) => `Dörfer ${pillaged}/${of}`,
  round: (turn, of) => (of === null ? `Runde ${turn}` : `Runde ${turn} von ${of}`),
  clock: (turn, of) => (of > 0 ? `Runde ${turn}/${of}` : `Runde ${turn}`),
  last: 'letzte Runde',
  score: {
    vikings: 'Geplünderte Dörfer, von so vielen, wie zum Sieg nötig sind',
    normans: 'Überstandene Runden, von so vielen, wie zum Sieg nötig sind',
  },
};
