import type { ROLLS } from '../../rules/events.ts';

export type Rolls = Readonly<Record<(typeof ROLLS)[number], string>>;

export const rolls: Rolls = {
  contest: 'Die for the contested hero',
  sword: 'Draw of a sword',
  monster: 'Draw of a monster',
  jarl: 'Draw of a jarl',
  treasure: 'Draw of a treasure',
  placement: 'Die for the place',
  precedence: 'Die for precedence',
  spell: 'Die for the spell',
  resistance: 'Die against the spell',
  sygil: 'Die of the rune Sygil',
  combat: 'Combat die',
  odin: "Odin's die",
  tyr: "Tyr's die",
  thor: "Thor's die",
  notice: 'Die for the notice of the gods',
  god: 'Die for which god it is',
  frey: "Frey's die",
  loki: "Loki's die",
  njord: "Njord's die",
  marks: 'Die for the marks',
  rune: 'Die for the rune',
  flight: 'Die for the way of the flight',
};
