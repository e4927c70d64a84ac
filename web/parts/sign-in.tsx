// A name is enough to enter; a password keeps one's games on other devices.

import { type FormEvent, useState } from 'react';
import { beGuest, makeAccount, signIn, signOut, useSession } from '../session.ts';
import { change, useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import { Act, Field } from './controls.tsx';

export function SignIn() {
  const { account } = useWords();
  const { language, name: known } = useSettings();
  const { me } = useSession();
  const [name, setName] = useState(me?.name ?? known);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const enter = async (
    how: (name: string) => Promise<Parameters<typeof explain>[0] | null>,
  ): Promise<void> => {
    const refusal = await how(name.trim());
    setProblem(refusal && explain(refusal, language));
    if (refusal === null) change({ name: name.trim() });
  };
  const asGuest = (event: FormEvent): void => {
    event.preventDefault();
    void enter(beGuest);
  };

  return (
    <section className="sign-in" aria-labelledby="sign-in">
      <h2 id="sign-in">{me ? account.you(me.name) : account.heading}</h2>
      {me && <p>{me.guest ? account.isGuest : account.hasAccount}</p>}
      <form onSubmit={asGuest} className="row">
        <Field label={account.name} value={name} onChange={setName} complete="nickname" />
        <Act type="submit" tone="main" isDisabled={name.trim() === ''}>
          {account.enter}
        </Act>
      </form>
      {!me && <p className="hint">{account.guestHint}</p>}
      {(!me || me.guest) && (
        <details>
          <summary>{account.account}</summary>
          <div className="row">
            <Field
              label={account.password}
              type="password"
              max={200}
              value={password}
              onChange={setPassword}
              complete="current-password"
            />
            <Act
              isDisabled={password.length < 8}
              onPress={() => void enter((who) => makeAccount(who, password))}
            >
              {account.account}
            </Act>
            <Act isDisabled={password.length < 8} onPress={() => void enter((who) => signIn(who, password))}>
              {account.signIn}
            </Act>
          </div>
        </details>
      )}
      {me && !me.guest && (
        <Act tone="quiet" onPress={() => void signOut()}>
          {account.signOut}
        </Act>
      )}
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </section>
  );
}
