// What refusals name, read from their parameters.

import type { Refusal } from '@skald/kernel';
import {
  CARDS,
  type Card,
  FEATS,
  type Feat,
  ITEMS,
  type Item,
  SPELLS,
  type Spell,
} from '../content/index.ts';
import type { Names } from './en/names.ts';

type Params = Refusal['params'];

const named =
  <T extends string>(ids: readonly T[], key: string) =>
  (params: Params, name: (id: T) => string): string => {
    const id = String(params[key]);
    return (ids as readonly string[]).includes(id) ? name(id as T) : id;
  };

const card = named<Card>(CARDS, 'card');
const feat = named<Feat>(FEATS, 'feat');
const item = named<Item>(ITEMS, 'item');
const spell = named<Spell>(SPELLS, 'spell');

/** The words of one language for what a refusal is about. */
export const refusedIn = (n: Names) => ({
  model: (params: Params): string => n.model(String(params.model)),
  enemy: (params: Params): string => n.model(String(params.enemy)),
  card: (params: Params): string => card(params, n.card),
  feat: (params: Params): string => feat(params, n.feat),
  item: (params: Params): string => item(params, n.item),
  spell: (params: Params): string => spell(params, n.spell),
});
