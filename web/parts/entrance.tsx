// The three ways to an account: with a password, with a new one, or with a code on paper.

import { SHORTEST_PASSWORD } from '@skald/hall/protocol';
import { useState } from 'react';
import { makeAccount, recover, signIn, useSession } from '../session.ts';
import { change, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Field } from './controls.tsx';
import { TryForm } from './try-form.tsx';

const LONGEST_PASSWORD = 200;

/** What is wrong with a new password, if anything. */
export const weakness = (password: string): string | null =>
  password.length < SHORTEST_PASSWORD ? 'short-password' : null;

export function PasswordField(props: {
  value: string;
  onChange: (text: string) => void;
  /** `new` where one is chosen, `old` where one is changed. */
  kind?: 'new' | 'old';
}) {
  const { account } = useWords();
  const labels = { new: account.newPassword, old: account.oldPassword };
  return (
    <Field
      label={props.kind ? labels[props.kind] : account.password}
      type="password"
      max={LONGEST_PASSWORD}
      value={props.value}
      onChange={props.onChange}
      complete={props.kind === 'new' ? 'new-password' : 'current-password'}
    />
  );
}

/** The name that a password belongs to, to be typed. */
function useName() {
  const { account } = useWords();
  const { name: known } = useSettings();
  const { me } = useSession();
  const [typed, setName] = useState(me?.name ?? known);
  const field = <Field label={account.accountName} value={typed} onChange={setName} complete="username" />;
  return { name: typed.trim(), field };
}

export function SignInForm() {
  const { account } = useWords();
  const { me } = useSession();
  const { name, field } = useName();
  const [password, setPassword] = useState('');
  const [take, setTake] = useState(true);
  const send = async () => {
    const refusal = await signIn(name, password, me?.guest === true && take);
    if (refusal === null) change({ name });
    return refusal;
  };
  return (
    <TryForm
      verb={account.signIn}
      tone="main"
      missing={() => (name === '' ? 'name-missing' : password === '' ? 'password-missing' : null)}
      send={send}
    >
      {field}
      <PasswordField value={password} onChange={setPassword} />
      {me?.guest && (
        <div>
          <label className="tick">
            <input type="checkbox" checked={take} onChange={({ target }) => setTake(target.checked)} />
            <span>{account.take}</span>
          </label>
          <small className="hint">{account.takeHint}</small>
        </div>
      )}
    </TryForm>
  );
}

export function MakeAccountForm({ onCode }: { onCode: (code: string) => void }) {
  const { account } = useWords();
  const { name, field } = useName();
  const [password, setPassword] = useState('');
  const send = async () => {
    const made = await makeAccount(name, password);
    if ('refused' in made) return made.refused;
    change({ name });
    onCode(made.ok.code);
    return null;
  };
  return (
    <TryForm
      verb={account.make}
      missing={() => (name === '' ? 'name-missing' : weakness(password))}
      send={send}
    >
      {field}
      <PasswordField kind="new" value={password} onChange={setPassword} />
    </TryForm>
  );
}

export function RecoverForm({ onCode }: { onCode: (code: string) => void }) {
  const { account } = useWords();
  const { name, field } = useName();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const send = async () => {
    const back = await recover(name, code, password);
    if ('refused' in back) return back.refused;
    change({ name });
    onCode(back.ok.code);
    return null;
  };
  return (
    <TryForm
      verb={account.recover}
      missing={() =>
        name === '' ? 'name-missing' : code.trim() === '' ? 'code-missing' : weakness(password)
      }
      send={send}
    >
      <p className="hint">{account.forgotHint}</p>
      {field}
      <Field label={account.code} value={code} onChange={setCode} max={60} />
      <PasswordField kind="new" value={password} onChange={setPassword} />
      <p className="hint">{account.forgotLost}</p>
    </TryForm>
  );
}
