import type { BoardWords } from '../en/board.ts';
import { names as n } from './names.ts';

const steps = (count: number): string => (count === 1 ? '1 Schritt' : `${count} Schritte`);

export const board: BoardWords = {
  title: 'Normannen und Wikinger',
  mapInWords: (land, villages, bridges, places) =>
    `Eine Karte mit ${land} Landfeldern, ${villages} Dörfern und ${bridges} Brücken${places.length === 0 ? '' : `: ${n.list(places)}`}.`,
  presets: { standard: 'ganz in der Halle', tabletop: 'rund um den eigenen Tisch' },
  turn: (turn, of) => (of > 0 ? `Runde ${turn} von ${of}` : `Runde ${turn}`),
  beforeTheCampaign: 'Vor der ersten Runde',
  order: 'Reihenfolge',
  pillaged: (count, of) => `Geplünderte Dörfer: ${count} von ${of}`,
  deck: (cards) => `Karten im Stapel: ${cards}`,
  discard: 'Abgelegt',
  nothing: 'keine',

  ship: 'Das Schiff',
  shipLost: 'zerstört',
  shipAt: (where) => `liegt ${where}`,
  shipMoved: 'ist in dieser Runde gesegelt',
  aboard: 'An Bord',
  nobodyAboard: 'niemand an Bord',

  bank: (of) => `Das Ufer von ${of}`,
  sea: 'Die See',
  bridge: (name, one, other) => `${name} verbindet ${one} und ${other}`,
  fords: 'Fluss ohne Brücke',
  village: 'Dorf',
  castle: 'Burg',
  villagePillaged: 'geplündert',
  fromCastle: (count) => `${steps(count)} von der Burg`,
  toCoast: (count) => `${steps(count)} zur Küste`,

  you: 'du',
  points: n.points,
  unknownPoints: 'Stärke unbekannt',
  onlyYouKnow: 'weißt nur du',
  lost: 'vernichtet',
  waiting: 'noch nicht aufgestellt',
  moved: 'hat gezogen',
  fought: 'hat gekämpft',
  small: 'klein: muss nach Hause',
  march: (left) => `Gewaltmarsch, noch ${steps(left)}`,
  siege: (turns, of) => `hält die Burg seit ${turns} von ${of} Runden`,
  stays: (village) => `plündert ${village} heute Abend, wenn niemand stört`,
  hand: 'Karten',
  cardCount: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  pointsLost: (count) => `${n.points(count)} für immer verloren`,

  battle: (where, field) => `Kampf ${where}: ${field}`,
  attacker: 'Angreifer',
  defender: 'Verteidiger',
  left: (left, of) => (left === of ? `${of}` : `noch ${left} von ${of}`),
  fromShip: 'kämpft vom Schiff aus',
  onTable: 'Auf dem Tisch',
  openGround: 'kein Gelände',
  impassable: 'durch die Sümpfe kommt niemand',
  onTheTable: 'wird am Tisch ausgetragen',
  quickRound: (round) => `${round} von 3 Durchgängen gekämpft`,
  crossed: 'der Angreifer kam über den Fluss',
  reports: 'Die Berichte gehen auseinander',
  report: (side, winner, attacker, defender) =>
    `${side}: ${winner}, der Angreifer verlor ${attacker}, der Verteidiger ${defender}`,
  winners: { attacker: 'Sieg des Angreifers', defender: 'Sieg des Verteidigers', draw: 'unentschieden' },

  outcomes: {
    attackerWins: 'Angreifer gewinnt',
    defenderWins: 'Verteidiger gewinnt',
    forded: 'hinüber',
    stays: 'bleibt am Ufer',
    turnedBack: 'Weg versperrt',
    fled: 'Feind flieht',
    destroyed: 'Feind vernichtet',
  },
  destroyedSelf: 'vernichtet',

  hints: {
    unknownEnemy: (chances) =>
      `Stärke unbekannt; du gewinnst gegen ${chances.map(([points, chance]) => `${points}: ${n.percent(chance)}`).join(', ')}`,
    mustHave: (points, chance) => `muss ${n.points(points)} haben; du gewinnst ${n.percent(chance)}`,
    onTable: 'wird an eurem Tisch ausgetragen',
    unlessTable: 'als schneller Kampf',
    pillage: 'am Ende der nächsten Runde geplündert, wenn niemand stört',
    alreadyPillaged: 'schon geplündert',
    holdsCastle: (turns) =>
      `brennt nach ${turns === 1 ? 'einer vollen Runde' : `${turns} vollen Runden`} darin`,
    emptyShip: 'brennt am Ende der nächsten Runde, wenn es leer bleibt',
    shipDefended: 'sie können es verteidigen oder in See stechen',
    landing: (village, count) => `hier kann man landen; ${steps(count)} bis ${village}`,
    atSea: 'sicher auf See',
    dissolves: (army) => `das Heer von ${army} löst sich auf`,
    becomesSmall: (army) => `${army} wird klein`,
    strengths: (one, points, other, others) => `${one} ${points}, ${other} ${others}`,
    notMoved: (armies) => (armies.length === 0 ? 'alle haben gezogen' : `nicht gezogen: ${n.list(armies)}`),
    loses: (winner) => `${winner} gewinnen sofort`,
    fromCastle: (count) => `${steps(count)} von der Burg`,
    inCastle: 'hält die Burg',
  },

  victory: (side) => `Gewonnen haben ${side}.`,
  ledger: (side, left, villages) =>
    `${side}: noch ${n.points(left)}${villages === null ? '' : `, geplündert: ${villages}`}.`,
};
