import type { Goal, Special } from '../../content/index.ts';
import type { BoardWords } from '../en/board.ts';
import { squareLabel } from '../squares.ts';
import { cases, names as n } from './names.ts';

const some = (count: number, one: string, more: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${more}`];

function goal(of: Goal): string {
  if (of.type === 'allLeave') return 'alle durch einen Ausgang fort sind';
  if (of.type === 'destroyAll') return 'kein Gegner übrig ist, auch hinter keiner Tür';
  if (of.type === 'holdOut') return `am Ende von Runde ${of.rounds} noch ein Held steht`;
  if (of.type === 'protect') return `die Truhe auf ${squareLabel(of.at)} noch verschlossen ist`;
  return of.type === 'carryOut'
    ? `ein Held das Verlies damit verlässt: ${n.item(of.object)}`
    : `${n.model(of.boss)} außer Gefecht ist`;
}

function special(of: Special): string {
  switch (of.type) {
    case 'weakness':
      return `Jedes Stück „${n.item(of.object)}“ in den Händen der Helden senkt ${cases.genitive(of.boss)} Rüstung um ${of.armour}${of.silences === undefined ? '' : `; haben sie alle, lässt sich ${n.spell(of.silences)} nicht mehr wirken`}.`;
    case 'alarm':
      return `Wird etwas genommen (${n.item(of.object)}), zieht der Overlord ${n.cards(of.cards)}.`;
    case 'unseals':
      return `Jedes genommene Stück „${n.item(of.object)}“ senkt das Siegel einer Tür um ${of.by}.`;
    case 'turningChamber':
      return `Am Rundenende dreht sich die Kammer ab ${of.turnsFrom}, wenn niemand auf einer Schwelle steht.`;
    case 'levers':
      return `Erst wenn ${of.at.length} Hebel gezogen sind, kommt man hinaus.`;
    case 'caveIn':
      return 'Einmal darf der Overlord die Decke einstürzen lassen.';
  }
}

export const board: BoardWords = {
  title: 'Dungeon',
  saga: 'Die Saga: alle zehn der Reihe nach',
  heroes: 'Helden',
  moreHeroes: (seat) => `Helden, Spieler ${seat}`,
  overlord: 'Overlord',
  minions: 'Diener',
  nobodyYet: 'kein Held dieses Abenteuers',
  you: 'du',
  round: (round) => `Runde ${round}`,
  beforeTheFirst: 'Vor der ersten Runde',
  outcomes: {
    unharmed: 'unversehrt',
    wounded: 'verwundet',
    crippled: 'außer Gefecht',
    injured: 'verletzt',
    bones: 'zerfällt zu Knochen',
    removed: 'vernichtet',
    holds: 'hält stand',
    opens: 'geht auf',
  },
  goals: (quest) => `Die Helden gewinnen, wenn ${n.list(quest.victory.heroes.map(goal))}.`,
  overlordGoals: ({ victory }) =>
    `Der Overlord gewinnt, wenn ${victory.crippled === 'one' ? 'ein Held' : 'alle Helden'} außer Gefecht ${victory.crippled === 'one' ? 'ist' : 'sind'}${victory.heroes.map((of) => (of.type === 'protect' ? `, die Toten die Truhe auf ${squareLabel(of.at)} aufbrechen` : '')).join('')}${victory.deckOut === 'overlordWins' ? ' oder am Rundenende keine Karte mehr zu ziehen ist' : ''}.`,
  atTheStart: (heroes, doors, chests, exits) =>
    `Wo es beginnt: ${n.list([
      ...heroes.map(n.model),
      ...some(doors, 'eine Tür', 'Türen'),
      ...some(chests, 'eine Truhe', 'Truhen'),
      ...some(exits, 'ein Ausgang', 'Felder mit Ausgang'),
    ])}.`,
  heroesDeckOut: 'Die Helden gewinnen, wenn keine Karte mehr zu ziehen ist.',
  special,
  leversLeft: (left) => `Noch zu ziehende Hebel: ${left}.`,
  chamber: {
    northSouth: 'Die Kammer ist nach Norden und Süden offen.',
    eastWest: 'Die Kammer ist nach Osten und Westen offen.',
  },
  commands: (left, extra) => `Befehle übrig: ${left}${extra > 0 ? `, nur für Figuren: ${extra}` : ''}`,
  hand: 'Hand',
  pile: (pile) => `${n.cards(pile)} noch zu ziehen`,
  discard: 'Gespielt',
  pool: 'Kann erweckt oder beschworen werden',
  nothing: 'nichts',
  poolEntry: (minion, count) => n.several(minion, count),

  turnOf: (id) => `${n.model(id)} ist am Zug`,
  standsAt: (square, facing) => `Auf ${square}, Blick nach ${facing}`,
  movementLeft: (left) => `Bewegung übrig: ${left}`,
  stopped: 'von einem Frontbereich aufgehalten',
  threatenedBy: 'Im Frontbereich von',
  nobody: 'niemand',
  outnumbered: 'in der Unterzahl: ein Würfel weniger',
  canFight: 'Im eigenen Frontbereich',
  sees: 'In Sicht',
  behindCover: 'über Möbel hinweg',
  reach: 'Erreichbar',
  steps: (steps) => (steps === 1 ? '1 Schritt' : `${steps} Schritte`),
  stoppedAt: 'dort aufgehalten',
  strikesFirst: (ids) => `Sich zu lösen kostet vor dem ersten Schritt freie Hiebe: ${n.models(ids)}.`,
  noWay: 'Es gibt kein Feld, auf das man sich lösen könnte.',
  outOfReach: (square, left) => `Kein Weg von höchstens ${left} Schritten führt nach ${square}.`,
  stepFirst: 'Zuerst nur ein Schritt; wer dann noch steht, geht weiter.',
  couldFight: 'Von einem erreichbaren Feld zu bekämpfen',

  room: (number, from, to) => `Raum ${number}, ${from} bis ${to}`,
  hiddenRoom: 'noch nicht entdeckt',
  exits: 'Ausgänge',
  bones: 'Knochen',
  ground: 'Auf dem Boden',
  open: 'offen',
  searched: 'durchsucht',
  lever: 'Hebel',
  pulled: 'gezogen',
  contains: (items) => `darin: ${n.list(items.map(n.item))}`,
  walled: 'Zurzeit zugemauert',

  wounds: (wounds, from) => `${wounds} von 5 Wunden${from === null ? '' : ` (verletzt ab ${from})`}`,
  injured: 'verletzt',
  hasActed: 'hat gehandelt',
  values: (movement, combat, armour, shooting) =>
    `Bewegung ${movement}, ${n.dice(combat)}, Rüstung ${armour}${shooting === null ? '' : `, schießt mit ${n.dice(shooting)}`}`,
  labels: {
    movement: 'Bewegung',
    combat: 'Kampfwürfel',
    armour: 'Rüstung',
    shooting: 'Schusswürfel',
  },
  of: (kind, player) => `${kind}, ${player}`,
  featUsed: 'verbraucht',
  items: 'Gegenstände',
  spells: 'Zauber',
  ready: 'bereit',
  readyIn: (rounds) => (rounds === 1 ? 'bereit nach dieser Runde' : `bereit nach ${rounds} Runden`),
  feats: 'Heldentaten übrig',
  effects: 'Wirkungen',
  gone: { left: 'hat das Verlies verlassen', crippled: 'ist außer Gefecht' },

  hints: {
    dice: (attack, defence, armour) => `${attack} Würfel gegen ${defence}, Rüstung ${armour}`,
    stops: (ids) => `im Frontbereich von ${n.models(ids)}: Dort endet deine Bewegung`,
    strikes: (ids) => `freie Hiebe: ${n.models(ids)}`,
    exit: 'ein Ausgang',
    bones: 'dort liegen Knochen',
    dropped: (items) => `dort liegt: ${n.list(items.map(n.item))}`,
    faces: (ids) => `in deinem Frontbereich: ${n.models(ids)}`,
    facesNobody: 'kein Gegner in deinem Frontbereich',
    engaged: (ids) => `im Frontbereich von ${n.models(ids)}`,
    wounds: (wounds) => n.wounds(wounds),
    targets: (count) => (count === 1 ? '1 Ziel' : `${count} Ziele`),
    unused: 'die Aktion bleibt ungenutzt',
    ward: (from, to) => (to === 0 ? 'es geht auf' : `aus Siegel ${from} wird ${to}`),
    struck: (ids) => `${n.models(ids)} ${ids.length === 1 ? 'würde' : 'würden'} darauf einschlagen`,
    leftToCommand: (commands) => `${n.commands(commands)} ungenutzt`,
  },

  victory: (side) => (side === 'heroes' ? 'Sieg der Helden.' : 'Sieg des Overlords.'),
  lasted: (round) => `Es dauerte ${round === 1 ? 'eine Runde' : `${round} Runden`}.`,
  fates: (id, fate) =>
    typeof fate === 'number'
      ? `${n.model(id)} steht noch, ${fate === 0 ? 'unverletzt' : `mit ${n.wounds(fate)}`}.`
      : `${n.model(id)} ${fate === 'left' ? 'kam hinaus' : 'ging zu Boden'}.`,
  next: (title) => `Als Nächstes: ${title}.`,
  again: (title, next) =>
    `Die Gruppe spielt „${title}“ noch einmal, neu aufgebaut und mit dem, was sie mitgebracht und nicht verbraucht hat. Verliert sie wieder, ${next === null ? 'ist die Saga zu Ende' : `geht die Saga mit „${next}“ weiter`}.`,
  lostTwice: 'Zweimal verloren: Die Saga geht ohne diesen Sieg weiter.',
  onceMore: (title) => `Noch einmal: ${title}`,
  setOut: (heroes) =>
    `Dabei ${heroes.length === 1 ? 'ist' : 'sind'} ${n.models(heroes)}. Was jemand hat, behält er; wer in einem Abenteuer nicht dabei ist, bringt auch nichts hinein.`,
  staysWith: (id, items) =>
    `${n.model(id)} ist nicht dabei und behält für später: ${n.list(items.map(n.item))}.`,
  sagaOver: 'Die Saga ist zu Ende erzählt.',
  carries: (id, items) => `${n.model(id)} nimmt mit: ${n.list(items.map(n.item))}.`,

  band: 'Die Saga von Dolgarth',
  bandWon: (won, played) => `Von den Helden gewonnene Abenteuer: ${won} von ${played}.`,
  gained: (id, items) => `${n.model(id)} erhält: ${n.list(items.map(n.item))}.`,
  lost: (id, items) => `${n.model(id)} hat nicht mehr: ${n.list(items.map(n.item))}.`,
};
