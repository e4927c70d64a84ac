// The games and their boards, each loaded when it is opened. Adding a game is adding its folder and a line in each list.

import type { ComponentType } from 'react';
import type { BoardModule, EditorCard, GameCard } from './board.ts';
import { byName } from './by-name.ts';

export const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = byName({
  'age-of-heroes': () => import('@skald/age-of-heroes/board/web').then(({ board }) => board),
  campaign: () => import('@skald/campaign/board/web').then(({ board }) => board),
  dungeon: () => import('@skald/dungeon/board/web').then(({ board }) => board),
  rune: () => import('@skald/rune/board/web').then(({ board }) => board),
});

/** The picture on a game's card, without the rest of its board. */
export const PICTURES: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = byName({
  'age-of-heroes': () =>
    import('@skald/age-of-heroes/board/picture').then(({ Picture }) => ({ default: Picture })),
  campaign: () => import('@skald/campaign/board/picture').then(({ Picture }) => ({ default: Picture })),
  dungeon: () => import('@skald/dungeon/board/picture').then(({ Picture }) => ({ default: Picture })),
  rune: () => import('@skald/rune/board/picture').then(({ Picture }) => ({ default: Picture })),
});

export const CARDS: Readonly<Record<string, GameCard>> = byName({
  'age-of-heroes': {
    title: { en: 'Age of Heroes', de: 'Age of Heroes' },
    players: '1–6',
    minutes: 45,
    difficulty: 2,
  },
  campaign: {
    title: { en: 'Normans and Vikings', de: 'Normannen und Wikinger' },
    players: '2',
    minutes: 30,
    difficulty: 2,
  },
  dungeon: {
    title: { en: 'Dungeon', de: 'Dungeon' },
    players: '2–5',
    minutes: 60,
    difficulty: 3,
  },
  rune: {
    title: { en: 'Rune', de: 'Rune' },
    players: '1–8',
    minutes: 30,
    difficulty: 3,
  },
});

/** Editors for the documents of a game, by their kind: `/workshop/<game>/<kind>`. */
export const EDITORS: Readonly<Record<string, Readonly<Record<string, EditorCard>>>> = byName({
  campaign: byName({
    map: {
      name: { en: 'Maps', de: 'Karten' },
      load: () => import('@skald/campaign/board/editor').then(({ mapEditor }) => mapEditor),
      glimpse: () => import('@skald/campaign/board/editor').then(({ mapGlimpse }) => mapGlimpse),
    },
  }),
  dungeon: byName({
    quest: {
      name: { en: 'Quests', de: 'Quests' },
      load: () => import('@skald/dungeon/board/editor').then(({ questEditor }) => questEditor),
      glimpse: () => import('@skald/dungeon/board/editor').then(({ questGlimpse }) => questGlimpse),
    },
  }),
  rune: byName({
    hero: {
      name: { en: 'Heroes', de: 'Helden' },
      load: () => import('@skald/rune/board/editor').then(({ heroEditor }) => heroEditor),
      glimpse: () => import('@skald/rune/board/editor').then(({ heroGlimpse }) => heroGlimpse),
      sheet: () => import('@skald/rune/board/sheet').then(({ heroSheet }) => heroSheet),
    },
    encounter: {
      name: { en: 'Encounters', de: 'Begegnungen' },
      load: () => import('@skald/rune/board/designer').then(({ encounterEditor }) => encounterEditor),
      glimpse: () => import('@skald/rune/board/designer').then(({ encounterGlimpse }) => encounterGlimpse),
      sheet: () => import('@skald/rune/board/notes').then(({ encounterNotes }) => encounterNotes),
    },
    creature: {
      name: { en: 'Creatures', de: 'Kreaturen' },
      load: () => import('@skald/rune/board/creature').then(({ creatureEditor }) => creatureEditor),
      glimpse: () => import('@skald/rune/board/creature').then(({ creatureGlimpse }) => creatureGlimpse),
    },
    adventure: {
      name: { en: 'Adventures', de: 'Abenteuer' },
      load: () => import('@skald/rune/board/adventure').then(({ adventureEditor }) => adventureEditor),
      glimpse: () => import('@skald/rune/board/adventure').then(({ adventureGlimpse }) => adventureGlimpse),
      sheet: () => import('@skald/rune/board/adventure').then(({ adventureSheet }) => adventureSheet),
    },
  }),
});

export type {
  BoardModule,
  BoardProps,
  Editor,
  EditorCard,
  GameCard,
  Glimpse,
  PanelProps,
  SeatLook,
} from './board.ts';
