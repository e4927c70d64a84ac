import { ADVENTURES } from '../../content/index.ts';
import type { GameSettings } from '../en/settings.ts';

export const settings: GameSettings = {
  quest: {
    about: 'Abenteuer',
    number: (value) => `${value}. ${ADVENTURES[value - 1]?.title.de ?? '?'}`,
  },
  party: { about: 'Gruppe auf dem Weg durch die Saga', values: { null: 'keine: ein einzelnes Abenteuer' } },
  heroOrder: {
    about: 'Reihenfolge der Helden',
    values: { free: 'jede Runde neu gewählt', fixed: 'wie im Abenteuer genannt' },
  },
  bossItems: {
    about: 'Gegenstände der Bosse',
    values: { true: 'werden benutzt', false: 'werden nur getragen' },
  },
  conceding: { about: 'Aufgeben', values: { true: 'erlaubt', false: 'nicht erlaubt' } },
};
