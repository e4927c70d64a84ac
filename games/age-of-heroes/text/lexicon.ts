// What everything is called, in every language, with the grammar each of them needs.

import { type Gender, type Named, same } from '@skald/text';
import type {
  Area,
  CounterId,
  God,
  Item,
  MonsterKind,
  Result,
  Rune,
  Spell,
  Waters,
} from '../content/index.ts';
import type { State } from '../rules/state.ts';

type EnglishPlace = readonly [name: string, article?: 'the', at?: 'on'];
/** One is `in` or `auf` a place; with an article, some names change in other cases than the first. */
type GermanPlace = readonly [name: string, gender?: Gender, on?: 'in' | 'auf', oblique?: string];

export const AREA_NAMES: Readonly<Record<Area, Named<EnglishPlace, GermanPlace>>> = {
  finmark: { en: ['Finmark'], de: ['Finnmark'] },
  trondheim: { en: ['Trondheim'], de: ['Trondheim'] },
  hordaland: { en: ['Hordaland'], de: ['Hordaland'] },
  upland: { en: ['Upland'], de: ['Upland'] },
  agdar: { en: ['Agdar'], de: ['Agdar'] },
  romeirt: { en: ['Romeirt'], de: ['Romeirt'] },
  jamtland: { en: ['Jamtland'], de: ['Jämtland'] },
  'vester-gotland': { en: ['Vester Gotland'], de: ['Westgötland'] },
  'oster-gotland': { en: ['Oster Gotland'], de: ['Ostgötland'] },
  'suder-gotland': { en: ['Suder Gotland'], de: ['Südgötland'] },
  juteland: { en: ['Juteland'], de: ['Jütland'] },
  scandia: { en: ['Scandia'], de: ['Skandia', '-', 'auf'] },
  pomerania: { en: ['Pomerania'], de: ['Pommern'] },
  saxony: { en: ['Saxony'], de: ['Sachsen'] },
  anglia: { en: ['Anglia'], de: ['Angeln'] },
  fenland: { en: ['Fenland', 'the'], de: ['Fenland', 'n'] },
  rhineland: { en: ['Rhineland', 'the'], de: ['Rheinland', 'n'] },
  frisia: { en: ['Frisia'], de: ['Friesland'] },
  frankland: { en: ['Frankland'], de: ['Frankenland', 'n'] },
  armorica: { en: ['Armorica'], de: ['Armorika'] },
  cornwall: { en: ['Cornwall'], de: ['Cornwall'] },
  wessex: { en: ['Wessex'], de: ['Wessex'] },
  sussex: { en: ['Sussex'], de: ['Sussex'] },
  'east-anglia': { en: ['East Anglia'], de: ['Ostanglien'] },
  mercia: { en: ['Mercia'], de: ['Mercien'] },
  daffyd: { en: ['Daffyd'], de: ['Daffyd'] },
  gwynedd: { en: ['Gwynedd'], de: ['Gwynedd'] },
  northumberland: { en: ['Northumberland'], de: ['Northumberland'] },
  dalriada: { en: ['Dalriada'], de: ['Dalriada'] },
  caledonia: { en: ['Caledonia'], de: ['Kaledonien'] },
  pictland: { en: ['Pictland'], de: ['Piktland', 'n'] },
  hebrides: { en: ['Hebrides', 'the'], de: ['Hebriden', 'p', 'auf'] },
  thule: { en: ['Thule'], de: ['Thule', '-', 'auf'] },
  connacht: { en: ['Connacht'], de: ['Connacht'] },
  ulster: { en: ['Ulster'], de: ['Ulster'] },
  leinster: { en: ['Leinster'], de: ['Leinster'] },
  'thule-sea': { en: ['Thule Sea', 'the'], de: ['Thulesee', 'f', 'auf'] },
  'western-ocean': { en: ['Western Ocean', 'the'], de: ['Westlicher Ozean', 'm', 'auf', 'Westlichen Ozean'] },
  'connacht-deep': { en: ['Connacht Deep', 'the'], de: ['Connacht-Tiefe', 'f', 'auf'] },
  'hebridean-sea': { en: ['Hebridean Sea', 'the'], de: ['Hebridensee', 'f', 'auf'] },
  'north-channel': { en: ['North Channel', 'the'], de: ['Nordkanal', 'm', 'in'] },
  'irish-sea': { en: ['Irish Sea', 'the'], de: ['Irische See', 'f', 'auf', 'Irischen See'] },
  'celtic-sea': { en: ['Celtic Sea', 'the'], de: ['Keltische See', 'f', 'auf', 'Keltischen See'] },
  'english-channel': { en: ['English Channel', 'the'], de: ['Ärmelkanal', 'm', 'in'] },
  'dover-strait': { en: ['Dover Strait', 'the'], de: ['Straße von Dover', 'f', 'in'] },
  'southern-bight': { en: ['Southern Bight', 'the'], de: ['Südliche Bucht', 'f', 'in', 'Südlichen Bucht'] },
  'heligoland-bight': { en: ['Heligoland Bight', 'the'], de: ['Helgoländer Bucht', 'f', 'in'] },
  kattegat: { en: ['Kattegat', 'the'], de: ['Kattegat', 'n', 'in'] },
  skagerrak: { en: ['Skagerrak', 'the'], de: ['Skagerrak', 'n', 'in'] },
  'jutland-bank': { en: ['Jutland Bank', 'the', 'on'], de: ['Jütlandbank', 'f', 'auf'] },
  'dogger-bank': { en: ['Dogger Bank', 'the', 'on'], de: ['Doggerbank', 'f', 'auf'] },
  'humber-sea': { en: ['Humber Sea', 'the'], de: ['Humbersee', 'f', 'auf'] },
  'forth-sea': { en: ['Forth Sea', 'the'], de: ['Forthsee', 'f', 'auf'] },
  'fisher-bank': { en: ['Fisher Bank', 'the', 'on'], de: ['Fischerbank', 'f', 'auf'] },
  'lista-sea': { en: ['Lista Sea', 'the'], de: ['Listasee', 'f', 'auf'] },
  'hardanger-sea': { en: ['Hardanger Sea', 'the'], de: ['Hardangersee', 'f', 'auf'] },
  'fladen-ground': { en: ['Fladen Ground', 'the', 'on'], de: ['Fladengrund', 'm', 'auf'] },
  'moray-firth': { en: ['Moray Firth', 'the'], de: ['Moray-Förde', 'f', 'in'] },
  'shetland-sea': { en: ['Shetland Sea', 'the'], de: ['Shetlandsee', 'f', 'auf'] },
  'sogn-sea': { en: ['Sogn Sea', 'the'], de: ['Sognsee', 'f', 'auf'] },
  'trondheim-sea': { en: ['Trondheim Sea', 'the'], de: ['Trondheimsee', 'f', 'auf'] },
  'norwegian-sea': { en: ['Norwegian Sea', 'the'], de: ['Norwegische See', 'f', 'auf', 'Norwegischen See'] },
  'orkney-sea': { en: ['Orkney Sea', 'the'], de: ['Orkneysee', 'f', 'auf'] },
  'western-baltic': {
    en: ['Western Baltic', 'the'],
    de: ['Westliche Ostsee', 'f', 'auf', 'Westlichen Ostsee'],
  },
  'vistula-bay': { en: ['Vistula Bay'], de: ['Weichselbucht', 'f', 'in'] },
  'eastern-baltic': {
    en: ['Eastern Baltic', 'the'],
    de: ['Östliche Ostsee', 'f', 'auf', 'Östlichen Ostsee'],
  },
};

export const WATERS_NAMES: Readonly<Record<Waters, Named>> = {
  'Atlantic Ocean': { en: 'Atlantic Ocean', de: 'Atlantischer Ozean' },
  'Irish Sea': { en: 'Irish Sea', de: 'Irische See' },
  'English Channel': { en: 'English Channel', de: 'Ärmelkanal' },
  'North Sea': { en: 'North Sea', de: 'Nordsee' },
  Kattegat: same('Kattegat'),
  Skagerrak: same('Skagerrak'),
  'Baltic Sea': { en: 'Baltic Sea', de: 'Ostsee' },
};

/** Two are called Hallbjorn: what they are tells them apart. */
export const COUNTER_NAMES: Readonly<Record<CounterId, Named>> = {
  beowulf: same('Beowulf'),
  brunhild: same('Brunhild'),
  egil: same('Egil'),
  ragnar: same('Ragnar'),
  siegfried: same('Siegfried'),
  starkad: same('Starkad'),
  amleth: same('Amleth'),
  bjarki: same('Bjarki'),
  erik: same('Erik'),
  eyjolf: same('Eyjolf'),
  grettir: same('Grettir'),
  hagen: same('Hagen'),
  harald: same('Harald'),
  helgi: same('Helgi'),
  hengist: same('Hengist'),
  horsa: same('Horsa'),
  hrolfwulf: same('Hrolfwulf'),
  ivar: same('Ivar'),
  kari: same('Kari'),
  skallagrim: same('Skallagrim'),
  thorolf: same('Thorolf'),
  thorvald: same('Thorvald'),
  welland: same('Welland'),
  wiglar: same('Wiglar'),
  aludreng: same('Aludreng'),
  fafnir: same('Fafnir'),
  glerion: same('Glerion'),
  'hallbjorn-dragon': same('Hallbjorn'),
  istvan: same('Istvan'),
  stigandi: same('Stigandi'),
  atli: same('Atli'),
  gizur: same('Gizur'),
  hallgerd: same('Hallgerd'),
  gizar: same('Gizar'),
  glam: same('Glam'),
  gunnar: same('Gunnar'),
  hrap: same('Hrap'),
  mord: same('Mord'),
  trogrier: same('Trogrier'),
  angantyr: same('Angantyr'),
  hall: same('Hall'),
  storvick: same('Storvick'),
  grendall: same('Grendall'),
  'hallbjorn-troll': same('Hallbjorn'),
  hauk: same('Hauk'),
  hogshead: same('Hogshead'),
  onund: same('Onund'),
  svinafell: same('Svinafell'),
  gerdrak: same('Gerdrak'),
  grunnhild: same('Grunnhild'),
  hedin: same('Hedin'),
};

/** German: the gender, and what the other cases append. */
type GermanKind = readonly [name: string, gender: Gender, oblique?: string];

export const KIND_NAMES: Readonly<Record<MonsterKind, Named<string, GermanKind>>> = {
  troll: { en: 'troll', de: ['Troll', 'm'] },
  ghost: { en: 'ghost', de: ['Wiedergänger', 'm'] },
  drow: { en: 'drow', de: ['Schwarzalb', 'm', 'en'] },
  giant: { en: 'giant', de: ['Riese', 'm', 'n'] },
  witch: { en: 'witch', de: ['Hexe', 'f'] },
  dragon: { en: 'dragon', de: ['Drache', 'm', 'n'] },
};

type EnglishThing = readonly [name: string, article?: 'the'];
type GermanThing = readonly [name: string, gender?: Gender];

export const ITEM_NAMES: Readonly<Record<Item, Named<EnglishThing, GermanThing>>> = {
  balmung: same(['Balmung']),
  dragvendill: same(['Dragvendill']),
  gram: same(['Gram']),
  hrunting: same(['Hrunting']),
  lovi: same(['Lovi']),
  tyrfing: same(['Tyrfing']),
  'brosung-necklace': { en: ['Brosung Necklace', 'the'], de: ['Brosung-Halsband', 'n'] },
  'frey-faxi': { en: ['Frey Faxi'], de: ['Freyfaxi'] },
  'magic-shirt': { en: ['Magic Shirt', 'the'], de: ['Zauberhemd', 'n'] },
  'mail-coat': { en: ['Mail Coat', 'the'], de: ['Brünne', 'f'] },
};

export const GOD_NAMES: Readonly<Record<God, Named>> = {
  frey: same('Frey'),
  loki: same('Loki'),
  njord: same('Njord'),
  odin: same('Odin'),
  thor: same('Thor'),
  tyr: same('Tyr'),
};

export const RUNE_NAMES: Readonly<Record<Rune, Named>> = {
  amsir: same('Amsir'),
  eon: same('Eon'),
  geofu: same('Geofu'),
  ing: same('Ing'),
  ogal: same('Ogal'),
  sygil: same('Sygil'),
};

export const SPELL_NAMES: Readonly<Record<Spell, Named>> = {
  hagall: same('Hagall'),
  is: same('Is'),
  jara: same('Jara'),
  nied: same('Nied'),
  wynn: same('Wynn'),
  yr: same('Yr'),
};

export const RESULT_NAMES: Readonly<Record<Result, Named>> = {
  k: { en: 'attacker killed', de: 'Angreifer getötet' },
  w: { en: 'attacker wounded', de: 'Angreifer verwundet' },
  f: { en: 'attacker flees', de: 'Angreifer flieht' },
  n: { en: 'no result', de: 'kein Ergebnis' },
  F: { en: 'defender flees', de: 'Verteidiger flieht' },
  W: { en: 'defender wounded', de: 'Verteidiger verwundet' },
  K: { en: 'defender killed', de: 'Verteidiger getötet' },
};

export const PHASE_NAMES: Readonly<Record<State['phase'], Named>> = {
  setUp: { en: 'set-up', de: 'Aufbau' },
  movement: { en: 'movement', de: 'Bewegung' },
  combat: { en: 'combat', de: 'Kampf' },
  taxes: { en: 'taxes', de: 'Abgaben' },
  placement: { en: 'new arrivals', de: 'Ankunft' },
  over: { en: 'the end', de: 'Ende' },
};
