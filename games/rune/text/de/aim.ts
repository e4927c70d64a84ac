import type { AimWords } from '../en/aim.ts';

export const aim: AimWords = {
  against: (foes) => `Gegen euch stehen: ${foes}.`,
  withYou: (heroes) => `Auf dem Feld: ${heroes}.`,
  heroes: (rivals) =>
    rivals
      ? 'Bring mehr Siegpunkte heim als alle anderen, die Helden spielen: für jeden Lebenspunkt, den du einem Gegner nimmst, und für jeden Todesstoß.'
      : 'Behaupte das Feld: Strecke alle Gegner nieder und bring so viele Siegpunkte heim, wie du kannst.',
  foes: 'Bring die Helden in Gefahr, aber nicht um: Du bekommst Punkte für jeden, der fast am Boden war und lebt, und zahlst für jeden, der stirbt.',
  looksOn: 'Die Helden wollen das Feld und seine Siegpunkte, die Gegner wollen die Helden.',
  perils: {
    heroes: (rounds) => [
      'kein Held mehr kämpfen kann',
      'dein Held stirbt: Tote haben keine Punkte',
      `nach Runde ${rounds} noch Gegner stehen, denn dann ist es Nacht`,
    ],
    foes: (rounds) => [
      'Helden sterben: Jeder kostet dich 75 Punkte',
      `es den Helden nach Runde ${rounds} noch gut geht`,
    ],
  },
  duel: {
    between: (both) => `${both} tragen ihren Streit in einem Holmgang aus.`,
    goal: (target, cap) =>
      `Richte als Erster mehr als ${target} Lebenspunkte Schaden an; kein Hieb nimmt mehr als ${cap}.`,
    looksOn: (target) => `Wer als Erster mehr als ${target} Lebenspunkte Schaden anrichtet, gewinnt.`,
    peril: 'du nicht weiterkämpfen kannst',
    ring: 'du einen Fuß aus dem Ring setzt',
    night: (rounds) => `nach Runde ${rounds} noch niemand gewonnen hat`,
  },
  sitting: {
    story: (heroes: string, of: number | null): string =>
      `Es ziehen aus: ${heroes}.${of === null || of === 1 ? '' : ` ${of} Begegnungen liegen vor ihnen, und am Ende der Heimweg.`}`,
    goal: (rivals: boolean): string =>
      rivals
        ? 'Komm lebend heim, mit mehr Siegpunkten als die anderen: für Gegner, für Gewagtes, für Gefundenes.'
        : 'Komm lebend heim, mit so vielen Siegpunkten wie möglich: für Gegner, für Gewagtes, für Gefundenes.',
    runs: 'Bring die Helden dem Ende nahe, aber nicht um: Gefahr, misslungene Würfe und Gelände, das sie bewegt, bringen dir Punkte, jeder Tote kostet dich welche.',
    runsPerils: [
      'Helden sterben: Jeder außer deinem eigenen kostet dich 75 Punkte',
      'nichts von dem, was du ausgelegt hast, bewegt irgendwen zu irgendetwas',
    ],
    looksOn: 'Sie wollen lebend heim, und jeder mit mehr Siegpunkten als die anderen.',
    perils: [
      'dein Held stirbt: Tote haben keine Punkte, und ihre Beute gehört niemandem',
      'du zurücklässt, was zu holen war, denn umgekehrt wird nicht',
    ] as readonly string[],
    stage: (number: number, of: number | null, event: number): string =>
      `Begegnung ${number}${of === null ? '' : ` von ${of}`}${event > 0 ? `, Ereignis ${event}` : ''}`,
  },
  short: {
    sitting: (rivals: boolean): string =>
      rivals ? 'Die meisten Siegpunkte, und leben' : 'Lebend heimkommen',
    heroes: (rivals) => (rivals ? 'Die meisten Siegpunkte' : 'Alle Gegner niederstrecken'),
    foes: 'Gefahr bringt Punkte, Tod kostet',
    duel: (target) => `Mehr als ${target} Schaden anrichten`,
    looksOn: 'Helden gegen Gegner',
  },
  round: (round, of) => (of === null ? `Runde ${round}` : `Runde ${round} von ${of}`),
  last: 'letzte Runde vor der Nacht',
  score: {
    heroes: 'Siegpunkte, wenn jetzt Schluss wäre',
    foes: 'Punkte für das Spiel der Gegner, wenn jetzt Schluss wäre',
    earlier: 'von früher',
    dealt: 'Angerichteter Schaden',
  },
};
