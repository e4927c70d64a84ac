// A form that may be refused: Enter sends it, and what was wrong is said where one stands.

import type { Refusal } from '@skald/kernel';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSettings } from '../settings.ts';
import { explain } from '../words/index.ts';
import { Act, Problem } from './controls.tsx';

export function TryForm(props: {
  verb: string;
  tone?: 'plain' | 'main' | 'danger';
  /** The code of what is missing, before anything is sent. */
  missing: () => string | null;
  send: () => Promise<Refusal | null>;
  children: ReactNode;
  /** What else one may do instead. */
  beside?: ReactNode;
}) {
  const { language } = useSettings();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const code = props.missing();
    if (code !== null) return setRefusal({ code, params: {} });
    setBusy(true);
    setRefusal(await props.send());
    setBusy(false);
  };
  return (
    <form className="form" onSubmit={(event) => void submit(event)} noValidate>
      {props.children}
      <Problem text={refusal && explain(refusal, language)} />
      <div className="row">
        <Act type="submit" tone={props.tone ?? 'plain'}>
          {props.verb}
        </Act>
        {props.beside}
      </div>
    </form>
  );
}
