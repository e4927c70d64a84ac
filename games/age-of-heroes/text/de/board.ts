import type { BoardWords } from '../en/board.ts';
import { names as n } from './names.ts';

export const board: BoardWords = {
  regions: {
    north: 'Norwegen und Schweden',
    continent: 'Dänemark und das Festland',
    britain: 'Britannien',
    ireland: 'Irland',
    thule: 'Thule',
    seas: 'Die Meere',
  },
  turn: (turn, of) => `Runde ${turn} von ${of}`,
  beforeTheGame: 'Vor der ersten Runde',
  order: 'Reihenfolge',
  empty: 'leer',
  hidden: (token) => `verdeckter Jarl (${token})`,
  realmOf: (hero) => `Reich von ${hero}`,
  iced: 'vereist',
  you: 'du',
  glory: 'Ruhm',
  luck: 'Glück',
  hoard: 'Hort',
  inAll: (final) => `am Ende wären es ${final}`,
  ended: (final) => `am Ende ${final}`,
  home: 'Heimat',
  at: 'Steht',
  carries: 'Trägt',
  something: 'ein verborgener Schatz',
  rune: 'Rune',
  kingdom: 'Reich',
  jarls: 'Jarle',
  purse: (marks) => `Beutel ${marks}`,
  none: 'keine',
  dead: 'tot',
  withdrawn: 'ausgeschieden',
  choosing: 'hat noch keinen Helden',
  wounded: 'verwundet',
  worships: (until) => `betet bis Runde ${until}`,
  waits: (god) => `${god} wartet auf den nächsten Kampf`,
  maidens: (count) => (count === 1 ? 'eine Maid Freys wartet' : `${count} Maiden Freys warten`),
  smoothSea: 'Njords Hilfe auf See',
  storm: 'Njord zürnt: die See ist tödlich oder gesperrt',
  losesTurn: 'verliert diese Runde',
  seaBan: 'nicht über See',
  hail: (less) => `kämpft mit ${less} weniger`,
  battle: (area) => `Kampf: ${area}`,
  attackers: 'Angreifer',
  defenders: 'Verteidiger',
  land: (strength) => `das Land (${strength})`,
  movement: (mf) => `Bewegung ${mf}`,
  strength: (cf) => `Stärke ${cf}`,
  against: (attack, defence) => `${attack} gegen ${defence}`,
  between: (low, high) => `${low} bis ${high}`,
  wins: (worst, best) => `Sieg zu ${worst} bis ${best}`,
  mayCall: (help) => `kann noch zu Hilfe gerufen werden: ${help}`,
  sea: 'See',
  tax: (tax) => `Abgaben ${tax}`,
  winners: (heroes) =>
    heroes.length === 0
      ? 'Niemand hat gewonnen.'
      : heroes.length === 1
        ? `${heroes[0]} hat das Spiel gewonnen.`
        : `${n.list(heroes)} teilen sich den Sieg.`,
  standing: (place, hero, score) => `${place}. ${hero}, ${score} Ruhm`,
  valhalla: (heroes) =>
    heroes.length === 0
      ? 'Niemand erreicht die 15 Ruhm, die Walhall öffnen.'
      : `Walhall empfängt ${n.list(heroes)}.`,
  presets: { classic: 'klassisch (1981)', amended: 'Neufassung (Computerausgabe)' },
};
