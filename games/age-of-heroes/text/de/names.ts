// German names of places, people and things, with their genders and cases.

import {
  type Area,
  COUNTER,
  type CounterId,
  type Item,
  isSword,
  type MonsterKind,
  type Treasure,
} from '../../content/index.ts';
import type { Names } from '../en/names.ts';
import { readTarget } from '../target.ts';

/** Which article a name takes: none, der, die, das, or that of a plural. One is `in` or `auf` a place. */
type Gender = '-' | 'm' | 'f' | 'n' | 'p';
type Place = readonly [name: string, gender?: Gender, on?: 'in' | 'auf', oblique?: string];

const PLACES: Readonly<Record<Area, Place>> = {
  finmark: ['Finnmark'],
  trondheim: ['Trondheim'],
  hordaland: ['Hordaland'],
  upland: ['Upland'],
  agdar: ['Agdar'],
  romeirt: ['Romeirt'],
  jamtland: ['Jämtland'],
  'vester-gotland': ['Westgötland'],
  'oster-gotland': ['Ostgötland'],
  'suder-gotland': ['Südgötland'],
  juteland: ['Jütland'],
  scandia: ['Skandia', '-', 'auf'],
  pomerania: ['Pommern'],
  saxony: ['Sachsen'],
  anglia: ['Angeln'],
  fenland: ['Fenland', 'n'],
  rhineland: ['Rheinland', 'n'],
  frisia: ['Friesland'],
  frankland: ['Frankenland', 'n'],
  armorica: ['Armorika'],
  cornwall: ['Cornwall'],
  wessex: ['Wessex'],
  sussex: ['Sussex'],
  'east-anglia': ['Ostanglien'],
  mercia: ['Mercien'],
  daffyd: ['Daffyd'],
  gwynedd: ['Gwynedd'],
  northumberland: ['Northumberland'],
  dalriada: ['Dalriada'],
  caledonia: ['Kaledonien'],
  pictland: ['Piktland', 'n'],
  hebrides: ['Hebriden', 'p', 'auf'],
  thule: ['Thule', '-', 'auf'],
  connacht: ['Connacht'],
  ulster: ['Ulster'],
  leinster: ['Leinster'],
  'thule-sea': ['Thulesee', 'f', 'auf'],
  'western-ocean': ['Westlicher Ozean', 'm', 'auf', 'Westlichen Ozean'],
  'connacht-deep': ['Connacht-Tiefe', 'f', 'auf'],
  'hebridean-sea': ['Hebridensee', 'f', 'auf'],
  'north-channel': ['Nordkanal', 'm', 'in'],
  'irish-sea': ['Irische See', 'f', 'auf', 'Irischen See'],
  'celtic-sea': ['Keltische See', 'f', 'auf', 'Keltischen See'],
  'english-channel': ['Ärmelkanal', 'm', 'in'],
  'dover-strait': ['Straße von Dover', 'f', 'in'],
  'southern-bight': ['Südliche Bucht', 'f', 'in', 'Südlichen Bucht'],
  'heligoland-bight': ['Helgoländer Bucht', 'f', 'in'],
  kattegat: ['Kattegat', 'n', 'in'],
  skagerrak: ['Skagerrak', 'n', 'in'],
  'jutland-bank': ['Jütlandbank', 'f', 'auf'],
  'dogger-bank': ['Doggerbank', 'f', 'auf'],
  'humber-sea': ['Humbersee', 'f', 'auf'],
  'forth-sea': ['Forthsee', 'f', 'auf'],
  'fisher-bank': ['Fischerbank', 'f', 'auf'],
  'lista-sea': ['Listasee', 'f', 'auf'],
  'hardanger-sea': ['Hardangersee', 'f', 'auf'],
  'fladen-ground': ['Fladengrund', 'm', 'auf'],
  'moray-firth': ['Moray-Förde', 'f', 'in'],
  'shetland-sea': ['Shetlandsee', 'f', 'auf'],
  'sogn-sea': ['Sognsee', 'f', 'auf'],
  'trondheim-sea': ['Trondheimsee', 'f', 'auf'],
  'norwegian-sea': ['Norwegische See', 'f', 'auf', 'Norwegischen See'],
  'orkney-sea': ['Orkneysee', 'f', 'auf'],
  'western-baltic': ['Westliche Ostsee', 'f', 'auf', 'Westlichen Ostsee'],
  'vistula-bay': ['Weichselbucht', 'f', 'in'],
  'eastern-baltic': ['Östliche Ostsee', 'f', 'auf', 'Östlichen Ostsee'],
};

const WATERS: Readonly<Record<string, string>> = {
  'Atlantic Ocean': 'Atlantischer Ozean',
  'Irish Sea': 'Irische See',
  'English Channel': 'Ärmelkanal',
  'North Sea': 'Nordsee',
  Kattegat: 'Kattegat',
  Skagerrak: 'Skagerrak',
  'Baltic Sea': 'Ostsee',
};

const NOMINATIVE: Record<Gender, string> = { '-': '', m: 'der ', f: 'die ', n: 'das ', p: 'die ' };
const ACCUSATIVE: Record<Gender, string> = { ...NOMINATIVE, m: 'den ' };
const DATIVE: Record<Gender, string> = { '-': '', m: 'dem ', f: 'der ', n: 'dem ', p: 'den ' };

const area = (id: Area): string => PLACES[id][0];

/** „die Irische See“. With an article „Westlicher Ozean“ loses its r. */
function theArea(id: Area): string {
  const [name, gender = '-'] = PLACES[id];
  return NOMINATIVE[gender] + (gender === 'm' ? name.replace('Westlicher', 'Westliche') : name);
}

/** „über den Westlichen Ozean“ */
function areaAccusative(id: Area): string {
  const [name, gender = '-', , oblique = name] = PLACES[id];
  return ACCUSATIVE[gender] + (gender === 'm' ? oblique : name);
}

function dative(id: Area): string {
  const [name, gender = '-', , oblique = name] = PLACES[id];
  return DATIVE[gender] + oblique;
}

const contract = (phrase: string): string =>
  phrase
    .replace(/^in dem /, 'im ')
    .replace(/^in das /, 'ins ')
    .replace(/^von dem /, 'vom ');

function to(id: Area): string {
  const [, gender = '-', on = 'in'] = PLACES[id];
  return gender === '-' ? `nach ${area(id)}` : contract(`${on} ${areaAccusative(id)}`);
}

function from(id: Area): string {
  const [, gender = '-', on = 'in'] = PLACES[id];
  return contract(`${gender === '-' || on === 'auf' ? 'von' : 'aus'} ${dative(id)}`);
}

const at = (id: Area): string => contract(`${PLACES[id][2] ?? 'in'} ${dative(id)}`);

const kinds: Record<MonsterKind, string> = {
  troll: 'Troll',
  ghost: 'Wiedergänger',
  drow: 'Schwarzalb',
  giant: 'Riese',
  witch: 'Hexe',
  dragon: 'Drache',
};
/** What the other cases append. */
const WEAK: Partial<Record<MonsterKind, string>> = { drow: 'en', giant: 'n', dragon: 'n' };

const HALLBJORN = 'Hallbjorn';
const short = (id: CounterId): string => (id.startsWith('hallbjorn') ? HALLBJORN : COUNTER[id].name);

function counter(id: CounterId): string {
  const { kind } = COUNTER[id];
  return kind !== null && id.startsWith('hallbjorn') ? `${HALLBJORN} (${kinds[kind]})` : COUNTER[id].name;
}

/** A counter with its kind, as it is first met: „der Drache Fafnir“, „Jarl Ivar“. */
const title = (id: CounterId): string => inflected(id, NOMINATIVE, false);

function inflected(id: CounterId, article: Record<Gender, string>, oblique: boolean): string {
  const { kind, type } = COUNTER[id];
  if (kind === null) return type === 'jarl' ? `Jarl ${short(id)}` : short(id);
  const noun = kinds[kind] + (oblique ? (WEAK[kind] ?? '') : '');
  return `${article[kind === 'witch' ? 'f' : 'm']}${noun} ${short(id)}`;
}

const TREASURES: Readonly<Record<Treasure, readonly [name: string, gender: Gender]>> = {
  'brosung-necklace': ['Brosung-Halsband', 'n'],
  'frey-faxi': ['Freyfaxi', '-'],
  'magic-shirt': ['Zauberhemd', 'n'],
  'mail-coat': ['Brünne', 'f'],
};
const SWORD_NAMES = {
  balmung: 'Balmung',
  dragvendill: 'Dragvendill',
  gram: 'Gram',
  hrunting: 'Hrunting',
  lovi: 'Lovi',
  tyrfing: 'Tyrfing',
};

/** A view may hide what a thing is. */
const item = (id: Item): string =>
  isSword(id) ? SWORD_NAMES[id] : (TREASURES[id as Treasure]?.[0] ?? 'etwas Verborgenes');
const theItem = (id: Item): string => articled(id, NOMINATIVE);
const articled = (id: Item, article: Record<Gender, string>): string =>
  article[TREASURES[id as Treasure]?.[1] ?? '-'] + item(id);

function list(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? 'niemand';
  return `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;
}

function target(id: string, form: (id: CounterId) => string, hidden: string): string {
  const named = readTarget(id);
  if (named === 'land') return 'das Land selbst';
  return typeof named === 'number' ? `${hidden} Jarl (${named})` : form(named);
}

export const names: Names = {
  area,
  theArea,
  at,
  to,
  from,
  waters: (group) => WATERS[group] ?? group,
  counter,
  short,
  title,
  hidden: (token) => `ein verdeckter Jarl (${token})`,
  land: 'das Land selbst',
  target: (id) => target(id, title, 'ein verdeckter'),
  item,
  theItem,
  something: 'etwas Verborgenes',
  gods: { frey: 'Frey', loki: 'Loki', njord: 'Njord', odin: 'Odin', thor: 'Thor', tyr: 'Tyr' },
  runes: { amsir: 'Amsir', eon: 'Eon', geofu: 'Geofu', ing: 'Ing', ogal: 'Ogal', sygil: 'Sygil' },
  spells: { hagall: 'Hagall', is: 'Is', jara: 'Jara', nied: 'Nied', wynn: 'Wynn', yr: 'Yr' },
  kinds,
  results: {
    k: 'Angreifer getötet',
    w: 'Angreifer verwundet',
    f: 'Angreifer flieht',
    n: 'kein Ergebnis',
    F: 'Verteidiger flieht',
    W: 'Verteidiger verwundet',
    K: 'Verteidiger getötet',
  },
  phases: {
    setUp: 'Aufbau',
    movement: 'Bewegung',
    combat: 'Kampf',
    taxes: 'Abgaben',
    placement: 'Ankunft',
    over: 'Ende',
  },
  player: (number) => `Spieler ${number}`,
  list,
  marks: (n) => `${n} Mark`,
  signed: (n) => (n < 0 ? `−${-n}` : `+${n}`),
};

/** The inflected forms that only German needs. */
export const cases = {
  areaAccusative,
  /** „den Drachen Fafnir“ */
  accusative: (id: CounterId): string => inflected(id, ACCUSATIVE, true),
  /** „dem Drachen Fafnir“ */
  dative: (id: CounterId): string => inflected(id, DATIVE, true),
  targetAccusative: (id: string): string => target(id, cases.accusative, 'einen verdeckten'),
};
