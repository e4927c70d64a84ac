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

/**
 * What presets are told apart by: whoever chooses one chooses that. Whatever else a preset names, a yes or a no or what
 * all of them say, is a rule like others, in which one may differ from it.
 */
export function toldApartBy({ presets }: GameModule): string[] {
  const named = presets.flatMap(({ options }) => Object.entries(options));
  const valuesOf = (key: string): unknown[] => named.filter(([one]) => one === key).map(([, value]) => value);
  return [...new Set(named.map(([key]) => key))].filter((key) => {
    const values = valuesOf(key);
    return (
      !values.every((value) => typeof value === 'boolean') && !values.every((value) => same(value, values[0]))
    );
  });
}

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

/** The preset that says most of this, above all of what presets are told apart by; the first of equals, or none. */
function nearest(module: GameModule, options: Options): Preset | null {
  const { presets } = module;
  const apart = toldApartBy(module);
  const said = presets.map(({ options: named }) => {
    const alike = Object.keys(named).filter((key) => same(options[key], named[key]));
    return alike.length + alike.filter((key) => apart.includes(key)).length * Object.keys(named).length;
  });
  const most = Math.max(...said);
  return most === 0 ? null : (presets[said.indexOf(most)] ?? null);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
