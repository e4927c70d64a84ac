// Options of a game in words.

import type { GameModule, Preset } from '@skald/games';
import type { Language } from '@skald/text';
import { z } from 'zod';
import type { Words } from '../words/index.ts';
import { type OptionKind, optionKinds } from './option-kinds.ts';

type Options = Readonly<Record<string, unknown>>;

/** The single options of a game that a list or a number can set. */
export const singleOptions = ({ game }: GameModule): OptionKind[] =>
  optionKinds(z.toJSONSchema(game.schemas.options, { io: 'input', unrepresentable: 'any' }));

export function settingSaid(
  { words }: GameModule,
  key: string,
  value: unknown,
  language: Language,
  create: Words['create'],
): string {
  const said = words.settingValue(key, value, language);
  if (said !== null) return said;
  return typeof value === 'boolean' ? (value ? create.yes : create.no) : String(value);
}

interface AgreedWords {
  /** The name of the ruleset; null where there is none to name. */
  readonly preset: string | null;
  /** What differs from it. */
  readonly single: readonly (readonly [name: string, value: string])[];
}

export function agreedIn(
  module: GameModule,
  given: unknown,
  language: Language,
  create: Words['create'],
): AgreedWords {
  const options = (given ?? {}) as Options;
  const preset = nearest(module, options);
  const usual = module.settled?.(preset?.options ?? {}) ?? {};
  const differs = singleOptions(module).filter(
    ({ key }) =>
      options[key] !== undefined &&
      !same(options[key], preset?.options[key] ?? usual[key]) &&
      // What is no choice from a list is a document, which the title names.
      typeof options[key] !== 'object',
  );
  return {
    preset: preset && module.presets.length > 1 ? module.words.preset(preset.id, language) : null,
    single: differs.map(({ key }) => [
      module.words.setting(key, language),
      settingSaid(module, key, options[key], language, create),
    ]),
  };
}

/** The preset that says most of this; the first of equals, and none that says nothing of it. */
function nearest({ presets }: GameModule, options: Options): Preset | null {
  const said = presets.map(
    (preset) => Object.entries(preset.options).filter(([key, value]) => same(options[key], value)).length,
  );
  const most = Math.max(...said);
  return most === 0 ? null : (presets[said.indexOf(most)] ?? null);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
