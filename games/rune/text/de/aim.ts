import type { AimWords } from '../en/aim.ts';

export const aim: AimWords = {
  against: (foes) => `Gegen euch stehen: ${foes}.`,
  withYou: (heroes) => `Auf dem Feld: ${heroes}.`,
  heroes: (rivals) =>
    rivals
      ? 'Bring mehr Siegpunkte heim als alle anderen, die Helden spielen: für jeden Lebenspunkt, den du einem Gegner nimmst, und für jeden Todesstoß.'
      : 'Behaupte das Feld: Strecke alle Gegner nieder und bring so viele Siegpunkte heim, wie du kannst.',
  foes: 'Sorge dafür, dass kein Held mehr kämpfen kann.',
  looksOn: 'Die Helden wollen das Feld und seine Siegpunkte, die Gegner wollen die Helden.',
  perils: {
    heroes: (rounds) => [
      'kein Held mehr kämpfen kann',
      'dein Held stirbt: Tote haben keine Punkte',
      `nach Runde ${rounds} noch Gegner stehen, denn dann ist es Nacht`,
    ],
    foes: (rounds) => ['keiner der Deinen mehr kämpfen kann', `nach Runde ${rounds} noch ein Held steht`],
  },
  short: {
    heroes: (rivals) => (rivals ? 'Die meisten Siegpunkte' : 'Alle Gegner niederstrecken'),
    foes: 'Alle Helden niederstrecken',
    looksOn: 'Helden gegen Gegner',
  },
  round: (round, of) => (of === null ? `Runde ${round}` : `Runde ${round} von ${of}`),
  last: 'letzte Runde vor der Nacht',
  score: {
    heroes: 'Siegpunkte',
    foes: 'Helden, die nicht mehr kämpfen können, von allen, die kamen',
    forfeited: (name) => `mit ${name} verloren`,
  },
};
