// The few things one fills in beside a drawing, or on a page of an editor.

import { type KeyboardEvent, type ReactElement, useEffect, useId, useState } from 'react';

/** One of several values; numbers count as their digits. */
export function Choose<T extends string | number>(props: {
  label: string;
  value: T;
  options: readonly (readonly [value: T, name: string])[];
  onChoose: (value: T) => void;
}): ReactElement {
  return (
    <label className="pick">
      <span>{props.label}</span>
      <select
        value={props.value}
        onChange={({ target }) => {
          const chosen = props.options[target.selectedIndex];
          if (chosen !== undefined) props.onChoose(chosen[0]);
        }}
      >
        {props.options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Numbers from the least to the most. */
export const upTo = (least: number, most: number): (readonly [number, string])[] =>
  Array.from({ length: most - least + 1 }, (_, i) => [least + i, String(least + i)] as const);

export function Tick(props: {
  label: string;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
  isDisabled?: boolean;
}): ReactElement {
  return (
    <label className="kit-tick">
      <input
        type="checkbox"
        checked={props.ticked}
        disabled={props.isDisabled}
        onChange={({ target }) => props.onTick(target.checked)}
      />
      <span>{props.label}</span>
    </label>
  );
}

/** A text that counts when one has finished typing it; an empty one does not, unless it may be blank. */
export function Typed(props: {
  label: string;
  text: string;
  most: number;
  lines?: number;
  /** The id of a list of proposals. */
  list?: string;
  blank?: boolean;
  /** The language of the text, where it is not that of the page. */
  lang?: string;
  give: (text: string) => void;
}): ReactElement {
  const [typed, setTyped] = useState(props.text);
  useEffect(() => setTyped(props.text), [props.text]);
  const id = useId();
  const give = (): void => {
    const text = typed.trim();
    if (text === '' && !props.blank) setTyped(props.text);
    else if (text !== props.text) props.give(text);
  };
  const field = {
    id,
    value: typed,
    maxLength: props.most,
    lang: props.lang,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
    onBlur: give,
  };
  return (
    <div className="pick">
      <label htmlFor={id}>{props.label}</label>
      {props.lines === undefined ? (
        <input
          {...field}
          autoComplete="off"
          list={props.list}
          onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && give()}
        />
      ) : (
        <textarea {...field} rows={props.lines} />
      )}
    </div>
  );
}

/** Taking something up from a list, again and again. */
export function Add<T extends string>(props: {
  label: string;
  /** To what, where that is not plain. */
  to?: string;
  options: readonly (readonly [value: T, name: string])[];
  onAdd: (value: T) => void;
}): ReactElement | null {
  const [picked, pick] = useState('');
  if (props.options.length === 0) return null;
  const label = props.to === undefined ? props.label : `${props.label}: ${props.to}`;
  const chosen = props.options.find(([value]) => value === picked);
  return (
    <div className="kit-add">
      <select aria-label={label} value={chosen?.[0] ?? ''} onChange={({ target }) => pick(target.value)}>
        <option value="">{`${props.label} …`}</option>
        {props.options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="act"
        aria-label={label}
        disabled={chosen === undefined}
        onClick={() => {
          if (chosen !== undefined) props.onAdd(chosen[0]);
          pick('');
        }}
      >
        +
      </button>
    </div>
  );
}

/** Who took something away goes on from the page it stood on. */
export const Remove = (props: { label: string; onRemove: () => void }): ReactElement => (
  <button
    type="button"
    className="kit-remove"
    aria-label={props.label}
    title={props.label}
    onClick={({ currentTarget }) => {
      currentTarget.closest<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true });
      props.onRemove();
    }}
  >
    ×
  </button>
);
