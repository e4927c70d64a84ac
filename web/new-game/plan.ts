// A game as somebody wants it, before it begins.

import type { GameModule } from '@skald/games';
import type { Invitation, Visibility } from '@skald/hall/protocol';
import type { SingleOptions } from '../parts/every-rule.tsx';
import { currentSettings } from '../settings.ts';
import type { Brought } from '../workshop/sealed.tsx';
import { type Controls, firstControls } from './controls-of-places.ts';

export type Where = 'here' | 'online';

/** Minutes for the whole game, and seconds for every choice. */
export const CLOCKS = ['5+10', '15+20', '30+60'] as const;
/** Seconds that a question in somebody else's turn may wait. */
export const PATIENCES = ['30', '60', '120'] as const;

export interface Plan {
  readonly where: Where;
  readonly controls: Controls;
  /** Of people at this device, by place. */
  readonly names: Readonly<Record<string, string>>;
  /** What they bring along, sealed, by place. */
  readonly brings: Readonly<Record<string, readonly Brought[]>>;
  readonly preset: string;
  /** Options that differ from the preset. */
  readonly single: SingleOptions;
  /** Options that documents from the workshop settle. */
  readonly documents: SingleOptions;
  /** What only the hall may read of them. */
  readonly plays: Invitation | null;
  /** Where in the workshop one of them lies; null where it is nobody's. */
  readonly bench: string | null;
  readonly visibility: Visibility;
  readonly clock: (typeof CLOCKS)[number] | 'none';
  readonly patience: (typeof PATIENCES)[number] | 'none';
}

export const firstPlan = (module: GameModule, where: Where): Plan => ({
  where,
  controls: firstControls(module, where === 'online'),
  names: {},
  brings: {},
  preset: currentSettings().presets[module.game.id] ?? (module.presets[0]?.id as string),
  single: {},
  documents: {},
  plays: null,
  bench: null,
  visibility: 'link',
  clock: 'none',
  patience: '60',
});

/** A seat with what is brought to it. */
export function seatedAs(module: GameModule, { brings }: Plan, id: string, seat: unknown): unknown {
  const brought = brings[id] ?? [];
  if (brought.length === 0 || module.seated === undefined) return seat;
  return module.seated(
    seat,
    Object.fromEntries(
      [...Map.groupBy(brought, ({ kind }) => kind)].map(([kind, all]) => [kind, all.map(({ body }) => body)]),
    ),
  );
}

/** The places that somebody plays. */
export const played = ({ places }: GameModule, { controls }: Plan): GameModule['places'] =>
  places.filter(({ id }) => controls[id] !== 'none');

export const optionsOf = ({ presets }: GameModule, { preset, single, documents }: Plan): SingleOptions => ({
  ...presets.find(({ id }) => id === preset)?.options,
  ...single,
  ...documents,
});

/** The same as a match begins with them: chance has its say. */
export function drawnOptions(module: GameModule, plan: Plan): SingleOptions {
  const options = optionsOf(module, plan);
  return module.drawn?.(options, Math.random) ?? options;
}

/** Whether the documents say all that a preset would. */
export const isSettled = ({ presets }: GameModule, { documents }: Plan): boolean =>
  presets.every(({ options }) => Object.keys(options).every((key) => key in documents));

export function clockOf({ clock, patience }: Plan) {
  if (clock === 'none') return null;
  const [bank = 0, increment = 0] = clock.split('+').map(Number);
  return {
    bank: bank * 60_000,
    increment: increment * 1000,
    ...(patience !== 'none' && { patience: Number(patience) * 1000 }),
  };
}
