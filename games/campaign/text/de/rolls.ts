import type { Rolls } from '../en/rolls.ts';

export const rolls: Rolls = {
  initiative: 'Wer zuerst zieht',
  ford: 'Durch den Fluss',
  fleeingFord: 'Durch den Fluss, den Feind im Rücken',
  flight: 'Fluchtrichtung',
  round: 'Kampfwürfel',
  saves: 'Rettungswurf',
  card: 'Kartenzug',
  pieces: 'Geländestücke auf dem Tisch',
  piece: 'Art des Geländestücks',
};
