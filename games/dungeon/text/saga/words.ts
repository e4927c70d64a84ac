// What a language must be able to say to tell an adventure.

import type { Phrases } from '@skald/text';
import type { Feat, Item, ModelType } from '../../content/index.ts';
import type { ENDINGS } from '../../rules/state.ts';

/** Some of a kind. */
export interface Band {
  readonly type: ModelType;
  readonly count: number;
}

interface Deed {
  readonly who: string;
}

export interface SagaWords {
  readonly prologue: string;
  readonly epilogue: string;
  /** Chapters begin where a way was opened. */
  chapter(number: number): string;
  name(type: ModelType): string;
  list(words: readonly string[]): string;
  items(items: readonly Item[]): string;
  feat(feat: Feat): string;
  /** “two Zombies and a Ghost”: who stands there, whom one strikes, by whom one is struck. */
  standing(bands: readonly Band[]): string;
  struck(bands: readonly Band[]): string;
  by(type: ModelType): string;
  times(count: number): string;

  readonly setOut: Phrases<{ readonly heroes: string; readonly several: boolean }>;
  readonly waiting: Phrases<{ readonly whom: string; readonly several: boolean }>;
  readonly round: Phrases<{ readonly round: number }>;
  readonly quiet: Phrases<{ readonly round: number }>;
  readonly felled: Phrases<Deed & { readonly whom: string }>;
  readonly wounded: Phrases<Deed & { readonly by: string }>;
  readonly woundedOften: Phrases<Deed & { readonly times: string }>;
  readonly healed: Phrases<Deed>;
  readonly spared: Phrases<Deed>;
  readonly raised: Phrases<{ readonly what: string; readonly several: boolean }>;
  readonly summoned: Phrases<{ readonly what: string; readonly several: boolean }>;
  readonly doorForced: Phrases<Deed>;
  readonly unsealed: Phrases<Deed>;
  readonly doorOpened: Phrases<object>;
  readonly wallBroken: Phrases<Deed>;
  readonly roofCleared: Phrases<Deed>;
  readonly roofFell: Phrases<object>;
  readonly chamberTurned: Phrases<object>;
  readonly lever: Phrases<Deed & { readonly left: number }>;
  readonly found: Phrases<Deed & { readonly items: string }>;
  readonly feated: Phrases<Deed & { readonly feat: string }>;
  readonly brokeAway: Phrases<Deed>;
  readonly interrupted: Phrases<object>;
  readonly left: Phrases<Deed>;
  readonly heroFell: Phrases<Deed & { readonly by: string | null }>;
  readonly bossFell: Phrases<Deed & { readonly by: string | null }>;
  readonly endings: Readonly<
    Record<
      'heroes' | 'overlord',
      Readonly<Record<(typeof ENDINGS)[number], Phrases<{ readonly rounds: number }>>>
    >
  >;
  readonly untold: Phrases<object>;
  readonly rewarded: Phrases<Deed & { readonly item: string }>;
}
