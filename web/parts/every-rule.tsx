// Every single option of a game, drawn from its own schema: what is left alone follows the ruleset.

import type { GameModule } from '@skald/games';
import { z } from 'zod';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Pick } from './controls.tsx';

export type SingleOptions = Readonly<Record<string, unknown>>;

interface Property {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Property[];
  readonly minimum?: number;
  readonly maximum?: number;
}

const DEFAULT = '';

export function EveryRule(props: {
  module: GameModule;
  single: SingleOptions;
  onChange: (single: SingleOptions) => void;
}) {
  const words = useWords();
  const { language } = useSettings();
  const schema = z.toJSONSchema(props.module.game.schemas.options, { io: 'input' }) as {
    properties?: Record<string, Property>;
  };
  const presetKeys = new Set(props.module.presets.flatMap(({ options }) => Object.keys(options)));
  const rules = Object.entries(schema.properties ?? {}).filter(([key]) => !presetKeys.has(key));
  return (
    <details className="every-rule">
      <summary>{words.create.more}</summary>
      {rules.map(([key, property]) => (
        <Pick
          key={key}
          label={props.module.words.setting(key, language)}
          value={props.single[key] === undefined ? DEFAULT : JSON.stringify(props.single[key])}
          options={[
            [DEFAULT, words.create.defaults],
            ...values(property).map((value) => [JSON.stringify(value), label(key, value)] as const),
          ]}
          onChange={(text) => {
            const { [key]: _, ...others } = props.single;
            props.onChange(text === DEFAULT ? others : { ...others, [key]: JSON.parse(text) });
          }}
        />
      ))}
    </details>
  );

  function label(key: string, value: unknown): string {
    const said = props.module.words.settingValue(key, value, language);
    if (said !== null) return said;
    return typeof value === 'boolean' ? (value ? words.create.yes : words.create.no) : String(value);
  }
}

/** What one can choose from: a few steps where a number is asked for. */
function values({ type, enum: list, anyOf, minimum = 0, maximum = 20 }: Property): unknown[] {
  if (anyOf) return anyOf.flatMap(values);
  if (list) return [...list];
  if (type === 'boolean') return [true, false];
  if (type === 'null') return [null];
  return [1, 3, 5, 9, 10, 15, 20, 30].filter((n) => n >= minimum && n <= maximum);
}
