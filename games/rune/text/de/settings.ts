import { yesNo } from '@skald/text';
import type { GameSettings } from '../en/settings.ts';
import { names as n } from './names.ts';

export const settings: GameSettings = {
  preset: { about: 'Was gespielt wird', values: n.fights },
  mode: { about: 'Was gekämpft wird', values: n.modes },
  map: { about: 'Schlachtfeld', values: n.maps },
  foes: { about: 'Gegner', values: n.themes },
  mix: {
    about: 'Einzeln genannte Gegner',
    values: {
      matched: 'werden geändert, bis sie den Helden gewachsen sind',
      free: 'kommen, wie sie sind',
    },
  },
  difficulty: { about: 'Wie schwer es ist', values: n.difficulties },
  points: {
    about: 'Siegpunkte, die Helden der Galerie schon gewonnen und ausgegeben haben',
    number: (points) => (points === 0 ? 'keine: Sie brechen heute auf' : n.points(points)),
  },
  band: {
    about: 'Helden in jeder Hand',
    number: (heroes) => (heroes === 1 ? '1 Held' : `${heroes} Helden, soweit acht reichen`),
  },
  mustHunt: { about: 'Nichts zu essen: Die Helden müssen jagen' },
  rounds: { about: 'Es wird Nacht nach', number: n.rounds },
  horses: { about: 'Die Pferde der Helden', values: yesNo('werden geritten', 'bleiben zu Hause') },
  surprised: {
    about: 'In einen Hinterhalt geraten',
    values: { nobody: 'Niemand', heroes: 'Die Helden', foes: 'Die Gegner' },
  },
  form: { about: 'Art des Holmgangs', values: n.forms },
  cap: {
    about: 'Das Meiste, was ein Hieb im Holmgang nimmt',
    values: { null: 'was beide vertragen' },
    number: n.hitPoints,
  },
  target: {
    about: 'Ein Holmgang ist gewonnen mit mehr Schaden als',
    values: { null: 'was beide vertragen' },
    number: n.hitPoints,
  },
  hero: { about: 'Der Held des ersten Spielers', values: { null: 'wie der Platz sagt', ...n.gallery } },
  creature: { about: 'Eine eigene Kreatur als Gegner', values: { null: 'keine' } },
  sitting: {
    about: 'Eine Begegnung oder ein Abenteuer vom ersten Satz an',
    values: { null: 'nein: ein einzelner Kampf' },
  },
  adventure: {
    about: 'Ein Abenteuer vom ersten Satz bis zum Heimweg',
    values: { null: 'nein: ein einzelner Kampf', ...n.adventures },
  },
  seed: { about: 'Nummer eines erfundenen Abenteuers: dieselbe Nummer, dasselbe Abenteuer', number: String },
  tabletop: {
    about: 'Kämpfe am eigenen Tisch, mit eigenen Figuren',
    values: { never: 'nie: Alle werden hier ausgetragen', asked: 'wie ihr es vor jedem Kampf ausmacht' },
  },
  claims: {
    about: 'Gelände und Fallen, die Punkte für den bringen, der leitet',
    values: {
      found: 'findet die Regel',
      contested: 'werden beansprucht, bestritten und zur Abstimmung gestellt',
    },
  },
  staticDefence: {
    about: 'Abwehr im Nahkampf',
    values: yesNo('zählt 5 mehr, und niemand würfelt dafür', 'wird gewürfelt'),
  },
  chargeFrom: { about: 'Ein Ansturm beginnt bei', number: n.paces },
  fallenPenalty: { about: 'Am Boden zu liegen kostet', number: n.points },
  shotConditions: {
    about: 'Deckung, Bewegung und Wind zählen',
    values: { always: 'gegen jeden Schuss', undodged: 'nur, wo niemand ausweicht' },
  },
  healing: {
    about: 'Wunden heilen um',
    values: { margin: 'das, was der Wurf mehr hat als nötig', total: 'den ganzen Wurf' },
  },
  mawOthers: {
    about: 'Walhallas gähnender Schlund nimmt allen unter dem dritten Platz',
    number: (points) => (points === 0 ? 'nichts' : `${n.points(points)} für jeden Toten`),
  },
  almostDown: {
    about: 'Ein Held ist fast am Boden',
    number: (points) => `mit ${points} Lebenspunkten oder weniger`,
  },
  statistics: {
    about: 'Die Werte eines Gegners liegen offen',
    values: { hurt: 'sobald ihn jemand verletzt hat', always: 'von Anfang an' },
  },
  feuds: {
    about: 'Helden schlagen aufeinander ein',
    values: yesNo('wenn sie wollen, und bezahlen dafür', 'nie'),
  },
  trading: {
    about: 'Helden zahlen einander Siegpunkte',
    values: yesNo('wie sie es vereinbaren', 'nie'),
  },
  holmgangGuard: {
    about: 'Ein Holmgang, der töten könnte',
    values: yesNo('darf nicht vereinbart werden', 'darf vereinbart werden'),
  },
};
