// What stands on the forms of a fight and of an own creature, in German.

import type { CombatWords } from '../en/combat.ts';
import { names as n } from './names.ts';

export const combat: CombatWords = {
  fight: 'Der Kampf',
  fought: 'In diesem Ereignis wird gekämpft',
  peaceful: 'Hier kämpft niemand. Ein oder zwei Ereignisse einer Begegnung sind Kämpfe.',
  noFoes: 'Noch keine Gegner. Wähle unten eine Art.',
  nobody: 'niemand, den man kennt',

  mix: 'Gewicht',
  mixOf: (mix) => `Gewicht ${mix}`,
  matchFor: (heroes) => (heroes === 1 ? 'einem Helden gewachsen' : `${heroes} Helden gewachsen`),
  mainFight: (heroes, from, to) =>
    `Der Hauptkampf muss allen ${heroes} Helden gewachsen sein: Gewicht ${from} bis ${to}.`,
  otherFight: (heroes, to) =>
    `Der andere Kampf darf höchstens ${heroes} der Helden gewachsen sein: Gewicht ${to} oder weniger.`,
  right: 'passt',
  tooLittle: (by) => `${by} zu wenig`,
  tooMuch: (by) => `${by} zu viel`,
  remedies: 'Es passt, wenn noch dazukommen:',
  remedy: (threat, least, most) =>
    `${least === most ? least : `${least} bis ${most}`} × ${n.threats[threat]}`,
  share: (of, mix) => `${of}: Gewicht ${mix}`,
  times: (count, each, sum) => (count === 1 ? `Gewicht ${sum}` : `Gewicht ${count} × ${each} = ${sum}`),

  addFoes: 'Gegner hinzufügen',
  add: (what) => `Hinzufügen: ${what}`,
  full: 'Mehr als 60 Gegner fasst ein Ereignis nicht.',
  search: 'In der Galerie suchen',
  found: (count) => (count === 1 ? '1 Art' : `${count} Arten`),
  gallery: 'Arten von Gegnern',
  own: 'Eigene Kreaturen',
  ownCreature: 'eigene Kreatur',
  upTo: (threat) => `höchstens ${n.threats[threat]}`,
  noOpponent: 'gehört auf die Karte, nicht unter die Gegner',
  usual: 'üblich: höchstens ebenbürtig',
  type: 'Art',
  changeType: 'Eine andere Art',
  threat: 'Bedrohung',
  threatOf: (threat, mix) => `${n.threats[threat]} (${mix})`,
  count: 'Wie viele',
  group: (count, type, threat) => `${count === 1 ? type : `${count} × ${type}`}, ${n.threats[threat]}`,
  more: 'Abweichung und Schusswaffen',
  adjust: 'Abweichung',
  adjusts: { type: 'wie ihre Art', none: 'keine', own: 'von Hand' },
  adjustHint: 'Von Hand tritt sie an die Stelle der eigenen ihrer Art und zählt zum Gewicht.',
  adjustMix: (mix) => `Gewicht ${mix} dafür`,
  missile: 'Schusswaffe',
  missiles: { none: 'keine', bow: 'Bogen', crossbow: 'Armbrust' },
  members: 'Einzeln',
  name: 'Name',
  selfWilled: 'Eigener Wille: sucht sich aus, wen er angreift',
  hunts: 'Jagt auch andere Gegner',
  holds: 'Hält eine Geisel',
  holdsNobody: 'niemanden',
  hostage: (square) => `die Geisel auf ${square}`,
  goneHostage: 'jemanden, der nicht auf der Karte ist',
  part: (name) => `${name} anders machen als die übrigen`,
  partShort: 'anders machen',
  remove: (what) => `Streichen: ${what}`,
  copy: (what) => `Verdoppeln: ${what}`,
  copyShort: 'verdoppeln',
  up: (what) => `Nach oben: ${what}`,
  down: (what) => `Nach unten: ${what}`,
  movedTo: (what, number, of) => `${what}: jetzt an Stelle ${number} von ${of}.`,

  magic: 'Goblinzauber',
  magicHint: 'Zu jedem gehört ein Schamane unter den Gegnern, und mehr als drei Punkte hat keiner.',
  addMagic: 'Einen Goblinzauber hinzufügen',
  removeMagic: (number) => `Goblinzauber ${number} streichen`,
  magicNumber: (number) => `Goblinzauber ${number}`,
  magicFrom: 'Wie',
  sources: {
    chant: 'gesungen: endet mit dem Gesang',
    brazier: 'aus einem Kohlebecken: überdauert den Schamanen',
  },
  magicScore: 'Was er ändert',
  gift: 'Würfe für Gaben',
  magicOn: 'Für wen',
  sides: { goblins: 'Goblins werden besser', others: 'alle anderen werden schlechter' },
  magicBy: 'Um',
  addMagicEffect: 'Noch etwas dazu',
  removeMagicEffect: 'Das streichen',
  circumstances: 'Wie gekämpft wird',
  noMissiles: 'Punkte verlangen, weil niemand schießt',
  mustHunt: 'Die Helden haben nichts zu essen: Was essbar ist, bringt Punkte',
  tactics: 'Vorgehen, für den Leiter',

  preview: 'Was daraus wird',
  valorFrom: (from, heroes) =>
    from === 'roster'
      ? `Gegen eure ${heroes} Helden nach ihren Werten, gerüstet wie fertige Helden.`
      : `Gegen ${heroes === 1 ? 'einen fertigen Helden' : `${heroes} fertige Helden`}, so erfahren wie eure Spieler.`,
  tally: (numbers) => `Tafel der Tapferkeit: ${numbers}.`,
  odds: 'Ein Schlag, beide unverletzt, gegen einen mittleren Helden',
  byFoe: 'Schlägt den Helden',
  byHero: 'Der Held schlägt zu',
  hits: 'trifft',
  wounds: 'verwundet',
  kills: 'streckt nieder',
  loses: (points) => `im Mittel ${points} Lebenspunkte`,

  creatures: 'Eigene Kreaturen',
  creaturesHint:
    'Was in keiner Galerie steht: Kräfte gibt es aus einer festen Liste, und jede Abweichung zählt zum Gewicht.',
  beginFrom: 'Beginnen mit',
  creatureFull: 'Mehr als 8 Kreaturen fasst eine Begegnung nicht.',
  used: (count) =>
    count === 0
      ? 'noch kein Gegner ist von dieser Art'
      : count === 1
        ? '1 Gegner ist von dieser Art'
        : `${count} Gegner sind von dieser Art`,
  removeCreature: (name, foes) =>
    foes === 0
      ? `Streichen: ${name}`
      : `Streichen: ${name}, samt ${foes === 1 ? 'dem Gegner' : `den ${foes} Gegnern`} dieser Art`,
  mixAdded: (mix) => `Gewicht ${mix} über das der Bedrohung hinaus`,
  mixRest: 'Was keine ganzen Zehntel ergibt, fällt weg.',
  who: 'Was sie ist',
  description: 'Beschreibung: wie sie aussieht',
  trait: 'Eigenart: was sie von allen anderen unterscheidet',
  kinds: 'Zählt als',
  maxThreat: 'Höchste Bedrohung',
  benchmark: 'Richtwert',
  benchmarkHint: 'Was INI, ANG, ABW und SCH bei einer gewöhnlichen im Mittel ergeben; er entscheidet nichts.',
  move: 'Weg, in Schritten je Runde',
  size: 'Größe: Felder entlang jeder Seite',
  fights: 'Wie sie kämpft',
  weapon: 'Waffen',
  weapons: {
    handheld: 'in der Hand: lassen sich daraus schlagen',
    natural: 'natürlich: Zähne, Klauen, Hörner',
  },
  temper: 'Gemüt',
  tempers: {
    headlong: 'ungestüm: greift an, sobald es geht',
    crafty: 'gerissen: klug wie Helden, darf abwarten',
  },
  bows: 'Darf Bogen oder Armbrust haben',
  nightVision: 'Sieht im Dunkeln',
  stunnable: 'Lässt sich betäuben',
  adjustsTitle: 'Abweichungen',
  adjustsHint:
    'Ein Zehntel Gewicht sind 3 INI, 1 ANG, 1 ABW, 3 SCH, 1 ZÄH, 10 Lebenspunkte oder 3 WID. Weniger INI, Lebenspunkte oder WID bezahlt nichts.',
  balanced: 'Ausgewogen: Ihre Zahlen heben einander auf.',
  powers: 'Kräfte',
  statistics: 'In jeder Bedrohung',
};
