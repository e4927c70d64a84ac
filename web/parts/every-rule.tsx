// Every single option of a game, drawn from its own schema: what is left alone follows the ruleset.

import type { GameModule } from '@skald/games';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { NumberField, Pick } from './controls.tsx';
import type { OptionKind } from './option-kinds.ts';
import { settingSaid, singleOptions, toldApartBy } from './setting-words.ts';

export type SingleOptions = Readonly<Record<string, unknown>>;

const DEFAULT = '';
const OWN_NUMBER = 'number';

export function EveryRule(props: {
  module: GameModule;
  /** What was agreed as a whole. */
  preset: SingleOptions;
  single: SingleOptions;
  /** Options that are chosen elsewhere on the page. */
  elsewhere: readonly string[];
  onChange: (single: SingleOptions) => void;
}) {
  const words = useWords();
  const { language } = useSettings();
  const elsewhere = new Set([...props.elsewhere, ...toldApartBy(props.module)]);
  const rules = singleOptions(props.module).filter(({ key }) => !elsewhere.has(key));
  if (rules.length === 0) return null;
  const settled = props.module.settled?.(props.preset) ?? {};
  const say = (key: string, value: unknown): string =>
    settingSaid(props.module, key, value, language, words.create);
  return (
    <details className="every-rule">
      <summary>{words.create.more}</summary>
      <div>
        {rules.map((kind) => (
          <Rule
            key={kind.key}
            kind={kind}
            label={props.module.words.setting(kind.key, language)}
            say={(value) => say(kind.key, value)}
            usual={words.create.defaults(
              settled[kind.key] === undefined ? null : say(kind.key, settled[kind.key]),
            )}
            value={props.single[kind.key]}
            onChange={(value) => {
              const { [kind.key]: _, ...others } = props.single;
              props.onChange(value === undefined ? others : { ...others, [kind.key]: value });
            }}
          />
        ))}
      </div>
    </details>
  );
}

/** A list to pick from, a number to type, or both: a list in which one entry is a number of one's own. */
function Rule(props: {
  kind: OptionKind;
  label: string;
  say: (value: unknown) => string;
  /** What holds when nothing is said. */
  usual: string;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const { create } = useWords();
  const { values, range } = props.kind;
  const { label, value, onChange } = props;
  const number = range && (
    <NumberField
      label={`${label} (${create.between(range.low, range.high)})`}
      value={typeof value === 'number' ? value : null}
      low={range.low}
      high={range.high}
      empty={props.usual}
      onChange={(given) => onChange(given ?? undefined)}
    />
  );
  if (values.length === 0) return number;
  const listed = values.map((one): readonly [string, string] => [JSON.stringify(one), props.say(one)]);
  const own = range !== null && typeof value === 'number' && !values.includes(value);
  return (
    <>
      <Pick
        label={label}
        value={own ? OWN_NUMBER : value === undefined ? DEFAULT : JSON.stringify(value)}
        options={[
          [DEFAULT, props.usual],
          ...listed,
          ...(range ? [[OWN_NUMBER, create.number] as const] : []),
        ]}
        onChange={(text) =>
          onChange(text === DEFAULT ? undefined : text === OWN_NUMBER ? (range?.low ?? 0) : JSON.parse(text))
        }
      />
      {own && number}
    </>
  );
}
