// List and board are one: what is pointed at on one of them is lit on the other.

import type { GameModule } from '@skald/games';
import type { Lit } from '@skald/games/board';
import { means } from '@skald/games/sites';
import type { Asked, Decision, GameState } from '@skald/kernel';
import type { Beside } from './use-pointing.ts';

export interface Lighting {
  /** For the board. */
  readonly lit: Lit;
  /** For the list: the options that a pointer on the board means. */
  readonly meant: ReadonlySet<string>;
}

const DARK: Lighting = { lit: { topics: [], seek: false, asked: null }, meant: new Set() };

export function lightingOf(
  { sites }: Pick<GameModule, 'sites'>,
  view: GameState | null,
  asked: Asked | null,
  beside: Beside | null,
  /** The topic under the pointer on the board. */
  onBoard: string | null,
): Lighting {
  if (sites === undefined || view === null) return DARK;
  const decision: Decision | null = asked && { ...asked, options: asked.options.map(({ choice }) => choice) };
  const topicsOf = (id: string | null): readonly string[] => {
    const choice = asked?.options.find((option) => option.id === id)?.choice;
    return decision === null || choice === undefined ? [] : sites.option(view, decision, choice);
  };
  const named = beside?.topic != null && sites.place(view, beside.topic) !== null ? [beside.topic] : [];
  const meant = (asked?.options ?? [])
    .filter(({ id }) => onBoard !== null && means(sites, view, topicsOf(id), onBoard))
    .map(({ id }) => id);
  return {
    lit: {
      topics: [...new Set([...topicsOf(beside?.option ?? null), ...named])],
      seek: beside?.byKey ?? false,
      asked: decision === null ? null : sites.asked(view, decision),
    },
    meant: new Set(meant),
  };
}
