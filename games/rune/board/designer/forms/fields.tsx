// One field of a form: its name, its control, what it costs, and what is wrong with it.

import { Tick } from '@skald/games/board-kit';
import type { Language, Named } from '@skald/text';
import { type ReactElement, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { formWords } from '../../../text/designer/forms.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from './breaches.tsx';
import { Price, pointsText } from './price.tsx';
import { differenceIf } from './prices.ts';

export function Field({
  at,
  encounter,
  problems,
  language,
  within = false,
  children,
}: Omit<FormProps<unknown>, 'value' | 'change' | 'event'> & {
  /** Whether it answers for all that is in it. */
  within?: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <div className="design-field" data-path={at.join('.')}>
      <div className="design-control">
        {children}
        <Price at={at} within={within} encounter={encounter} language={language} />
      </div>
      <Breaches problems={problems} at={at} within={within} />
    </div>
  );
}

/** What a table has names for, as a list to choose from. */
export const optionsOf = <K extends string>(
  table: Readonly<Record<K, Named>>,
  language: Language,
): (readonly [K, string])[] => (Object.keys(table) as K[]).map((key) => [key, table[key][language]] as const);

/** One of several; while it is open every option says by how much it would change the price. */
export function Choice<T, V extends string>({
  label,
  chosen,
  options,
  next,
  hidesLabel = false,
  ...props
}: FormProps<T> & {
  label: string;
  chosen: V;
  options: readonly (readonly [V, string])[];
  /** What would stand here with that option. */
  next: (option: V) => T;
  hidesLabel?: boolean;
}): ReactElement {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { encounter, at, language } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `next` is new at every drawing, and says the same
  const differences = useMemo(
    () => (open ? options.map(([value]) => differenceIf(encounter, at, next(value))) : null),
    [open, encounter, at.join('.'), options.length],
  );
  const named = (name: string, i: number): string => {
    const difference = differences?.[i];
    return difference === undefined || difference === 0
      ? name
      : `${name} (${pointsText(difference, language)})`;
  };
  return (
    <div className="design-choice">
      <label htmlFor={id} className={hidesLabel ? 'hidden' : undefined}>
        {label}
      </label>
      <select
        id={id}
        value={chosen}
        onFocus={() => setOpen(true)}
        onPointerDown={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={({ target }) => {
          const option = options[target.selectedIndex];
          if (option !== undefined) props.change(next(option[0]));
        }}
      >
        {options.map(([value, name], i) => (
          <option key={value} value={value}>
            {named(name, i)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A whole number, by buttons or typed. Typed it may be wrong, as far as a document can hold it. */
export function Amount({
  label,
  range: [least, most],
  holds: [lowest, highest] = [0, 99],
  step = 1,
  ...props
}: FormProps<number> & {
  label: string;
  /** What is right: the buttons go no farther. */
  range: readonly [number, number];
  /** What a document can hold. */
  holds?: readonly [number, number];
  step?: number;
}): ReactElement {
  const { value, change, language } = props;
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const id = useId();
  const words = formWords(language);
  const to = (next: number): void => change(Math.min(highest, Math.max(lowest, next)));
  return (
    <Field {...props}>
      <div className="design-amount">
        <label htmlFor={id}>{label}</label>
        <span className="design-steps">
          <button
            type="button"
            aria-label={words.less(label)}
            disabled={value <= least}
            onClick={() => to(value > most ? most : value - step)}
          >
            −
          </button>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={lowest}
            max={highest}
            step={step}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              const wanted = Number(target.value);
              if (target.value !== '' && Number.isInteger(wanted) && wanted >= lowest && wanted <= highest)
                change(wanted);
            }}
            onBlur={() => setTyped(String(value))}
          />
          <button
            type="button"
            aria-label={words.more(label)}
            disabled={value >= most}
            onClick={() => to(value < least ? least : value + step)}
          >
            +
          </button>
        </span>
      </div>
    </Field>
  );
}

export function Switch({ label, ...props }: FormProps<boolean> & { label: string }): ReactElement {
  return (
    <Field {...props}>
      <Tick label={label} ticked={props.value} onTick={props.change} />
    </Field>
  );
}

/** Where somebody must stand, or something lies. */
export function Place({
  label,
  ...props
}: FormProps<{ x: number; y: number }> & { label: string }): ReactElement {
  const { value, change, encounter, event, language } = props;
  const words = formWords(language);
  const map = encounter.events[event]?.map ?? null;
  const most = (size: number | undefined): number => Math.min(99, (size ?? 100) - 1);
  const side = (key: 'x' | 'y', name: string, size: number | undefined): ReactElement => (
    <Amount
      {...props}
      at={[...props.at, key]}
      label={name}
      value={value[key]}
      change={(next) => change({ ...value, [key]: next })}
      range={[0, most(size)]}
    />
  );
  return (
    <fieldset className="design-place" data-path={props.at.join('.')}>
      <legend>{label}</legend>
      {side('x', words.column, map?.width)}
      {side('y', words.row, map?.height)}
      <output>{words.square(value)}</output>
      <Breaches problems={props.problems} at={props.at} />
    </fieldset>
  );
}
