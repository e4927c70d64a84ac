// The few things one operates, in one look.

import { type ReactNode, useId } from 'react';
import { Button, type ButtonProps, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { go } from '../router.ts';

export function Act({
  tone = 'plain',
  ...props
}: ButtonProps & { tone?: 'plain' | 'main' | 'quiet' | 'danger' }) {
  return <Button {...props} className={`act act-${tone}`} />;
}

/** A link within the hall. */
export function To({
  path,
  children,
  className = '',
}: {
  path: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <a
      href={path}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(path);
      }}
    >
      {children}
    </a>
  );
}

export function Pick<T extends string>(props: {
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
  hideLabel?: boolean;
}) {
  return (
    <label className="pick">
      <span className={props.hideLabel ? 'hidden' : ''}>{props.label}</span>
      <select value={props.value} onChange={(event) => props.onChange(event.target.value as T)}>
        {props.options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** All that can be picked at one look. */
export function OneOf<T extends string>(props: {
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className="one-of">
      <legend>{props.label}</legend>
      {props.options.map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

export function NumberField(props: {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  low: number;
  high: number;
  /** What stands there while nothing is given. */
  empty: string;
}) {
  return (
    <label className="pick">
      <span>{props.label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={props.low}
        max={props.high}
        value={props.value ?? ''}
        placeholder={props.empty}
        onChange={({ target }) => props.onChange(target.value === '' ? null : target.valueAsNumber)}
      />
    </label>
  );
}

export function Field(props: {
  label: string;
  value: string;
  onChange: (text: string) => void;
  type?: 'text' | 'password';
  max?: number;
  hideLabel?: boolean;
  /** What stands there while nothing is given. */
  placeholder?: string;
  complete?: string;
}) {
  return (
    <label className="pick">
      <span className={props.hideLabel ? 'hidden' : ''}>{props.label}</span>
      <input
        type={props.type ?? 'text'}
        value={props.value}
        maxLength={props.max ?? 24}
        placeholder={props.placeholder}
        autoComplete={props.complete ?? 'off'}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </label>
  );
}

/** What went wrong, said at once to everybody. */
export function Problem({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p role="alert" className="problem">
      {text}
    </p>
  );
}

/** For secrets and for what cannot be undone, nothing else. */
export function Ask(props: { heading: string; open: boolean; onClose: () => void; children: ReactNode }) {
  return (
    <ModalOverlay
      className="overlay"
      isOpen={props.open}
      onOpenChange={(open) => !open && props.onClose()}
      isDismissable
    >
      <Modal className="modal">
        <Dialog className="dialog">
          <Heading slot="title">{props.heading}</Heading>
          {props.children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Puts a text into a file on the reader's device. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
