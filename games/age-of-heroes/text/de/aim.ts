import type { AimWords } from '../en/aim.ts';

export const aim: AimWords = {
  story: [
    'Helden des Nordens ziehen aus, um sich einen Namen zu machen. Ungeheuer lauern am Weg, Jarle warten darauf, besiegt und in Dienst genommen zu werden, und jedes Land hat Gold für den, der es hält.',
  ],
  goal: (turns) =>
    `Habe nach Runde ${turns} den meisten Ruhm. Gold, übriges Glück und Jarle in deinem Dienst zählen dann mit.`,
  perils: (again) => [
    'dein Held verwundet weiterkämpft: Eine zweite Wunde tötet ihn, und nur Ruhe daheim heilt',
    again === 'sword'
      ? 'dein Held stirbt: Dann steht sein Ruhm fest, oder er fängt mit seinem Schwert und sonst fast nichts von vorn an'
      : 'dein Held stirbt: Dann steht sein Ruhm fest, oder er fängt mit fast nichts von vorn an',
  ],
  aim: (turns) => `Am meisten Ruhm nach Runde ${turns}`,
  round: (turn, of) => (of === null ? `Runde ${turn}` : `Runde ${turn} von ${of}`),
  clock: (turn) => `Runde ${turn}`,
  last: 'letzte Runde',
  score: 'Ruhm, wie er stünde, wenn jetzt Schluss wäre',
  parts: {
    glory: 'gewonnener Ruhm',
    fromHoard: 'für Gold',
    fromLuck: 'für übriges Glück',
    fromJarls: 'für Jarle',
  },
  remembered: 'was man ihm nachsagt',
};
