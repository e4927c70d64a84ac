// What a field can hold.

import type { Named } from '@skald/text';
import type { ThingKind, ThingOf, ZoneKind, ZoneOf } from '../../content/battle-map.ts';
import type { Current, Degree, Surface, WeirdStatistic } from '../../content/terrain.ts';
import { type Noun, noun } from './noun.ts';

export const ZONE_NAMES: Readonly<Record<ZoneKind, Named>> = {
  slippery: { en: 'slippery ground', de: 'rutschiger Boden' },
  uneven: { en: 'uneven ground', de: 'unebener Boden' },
  slope: { en: 'slope', de: 'Hang' },
  damaging: { en: 'a place that hurts', de: 'gefährliche Stelle' },
  darkness: { en: 'darkness', de: 'Finsternis' },
  gloom: { en: 'gloom', de: 'Zwielicht' },
  mist: { en: 'mist', de: 'Nebel' },
  obstructed: { en: 'things in the line of fire', de: 'verstellte Schusslinie' },
  wind: { en: 'wind', de: 'Wind' },
  water: { en: 'deep water', de: 'tiefes Wasser' },
  swarm: { en: 'stinging and biting animals', de: 'stechendes und beißendes Getier' },
  weird: { en: 'weird magic', de: 'seltsamer Zauber' },
  advantageous: { en: 'a good place to stand', de: 'guter Stand' },
  bad: { en: 'a bad place to stand', de: 'schlechter Stand' },
};

export const THING_NAMES: Readonly<Record<ThingKind, Noun>> = {
  cover: noun('cover', 'Deckung', 'f'),
  barrier: noun('barrier', 'Hindernis', 'n'),
  exit: noun('exit', 'Ausgang', 'm'),
  light: noun('fire', 'Feuer', 'n'),
  grabber: noun('grabber trap', 'Fangfalle', 'f'),
  decoy: noun('decoy', 'Lockvogel', 'm'),
  hostage: noun('hostage', 'Geisel', 'f'),
  'tube-striker': noun('tube-striker', 'Röhrenschnapper', 'm'),
};

export const BARRIER_NAMES: Readonly<Record<ThingOf<'barrier'>['item'], Noun>> = {
  timber: noun('timber', 'Balken', 'm'),
  chair: noun('chair', 'Stuhl', 'm'),
  carpet: noun('carpet', 'Teppich', 'm'),
  brazier: noun('brazier', 'Kohlenbecken', 'n'),
  cage: noun('cage', 'Käfig', 'm'),
  'rock-pile': noun('pile of rocks', 'Steinhaufen', 'm'),
  trench: noun('trench', 'Graben', 'm'),
  barrel: noun('barrel', 'Fass', 'n'),
  crate: noun('crate', 'Kiste', 'f'),
  driftwood: noun('driftwood', 'Treibholz', 'n'),
  log: noun('log', 'Baumstamm', 'm'),
  stream: noun('stream', 'Bach', 'm'),
  gully: noun('gully', 'Rinne', 'f'),
  pit: noun('pit', 'Grube', 'f'),
  carcass: noun('carcass', 'Kadaver', 'm'),
};

export const COVER_NAMES: Readonly<Record<Degree, Named>> = {
  third: { en: 'one-third cover', de: 'Deckung für ein Drittel' },
  half: { en: 'half cover', de: 'halbe Deckung' },
  full: { en: 'full cover', de: 'volle Deckung' },
};

export const PLACE_NAMES: Readonly<Record<ZoneOf<'damaging'>['nature'], Named>> = {
  heat: { en: 'heat', de: 'Hitze' },
  fire: { en: 'fire', de: 'Feuer' },
  caustic: { en: 'caustic ground', de: 'Ätzendes' },
  spikes: { en: 'spikes', de: 'Stacheln' },
  cold: { en: 'biting cold', de: 'beißende Kälte' },
};

export const SURFACE_NAMES: Readonly<Record<Surface, Named>> = {
  tranquil: { en: 'tranquil', de: 'still' },
  choppy: { en: 'choppy', de: 'kabbelig' },
  raging: { en: 'raging', de: 'tosend' },
  undercurrent: { en: 'with an undercurrent', de: 'mit Unterströmung' },
};

export const CURRENT_NAMES: Readonly<Record<Exclude<Current, 'none'>, Named>> = {
  slight: { en: 'a slight current', de: 'schwache Strömung' },
  strong: { en: 'a strong current', de: 'starke Strömung' },
};

export const WEIRD_NAMES: Readonly<Record<WeirdStatistic, Named>> = {
  init: { en: 'Initiative', de: 'Initiative' },
  atk: { en: 'Attack', de: 'Angriff' },
  dfn: { en: 'Defence', de: 'Abwehr' },
  dam: { en: 'Damage', de: 'Schaden' },
  soak: { en: 'Soak', de: 'Zähigkeit' },
  gift: { en: 'rolls for gifts', de: 'Würfe für Gaben' },
};

/** Clockwise from north, as the grid kit counts directions. */
export const COURSE_NAMES: readonly Named[] = [
  { en: 'north', de: 'Norden' },
  { en: 'north-east', de: 'Nordosten' },
  { en: 'east', de: 'Osten' },
  { en: 'south-east', de: 'Südosten' },
  { en: 'south', de: 'Süden' },
  { en: 'south-west', de: 'Südwesten' },
  { en: 'west', de: 'Westen' },
  { en: 'north-west', de: 'Nordwesten' },
];
