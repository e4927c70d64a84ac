import { isMinion, type ModelType } from '../content/index.ts';

/** Heroes and Bosses go by their names, Minions by kind and number: `zombie-2`. */
export function figureOf(id: string): { readonly type: ModelType; readonly number: number | null } {
  const [, kind = id, number] = /^(.+?)-(\d+)$/.exec(id) ?? [];
  return isMinion(kind)
    ? { type: kind, number: Number(number ?? 1) }
    : { type: id as ModelType, number: null };
}
