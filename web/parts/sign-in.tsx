// A name is enough to enter; a password keeps one's games on other devices.

import type { Refusal } from '@skald/kernel';
import { type FormEvent, useState } from 'react';
import { beGuest, makeAccount, signIn, signOut, useSession } from '../session.ts';
import { change, useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import { Act, Field, Problem } from './controls.tsx';

export function SignIn() {
  const { account } = useWords();
  const { me } = useSession();
  return (
    <section className="sign-in" aria-labelledby="sign-in">
      <h2 id="sign-in">{me ? account.you(me.name) : account.heading}</h2>
      {me ? (
        <Known guest={me.guest} />
      ) : (
        <>
          <NameForm verb={account.enter} main />
          <p className="hint">{account.guestHint}</p>
          <Password />
        </>
      )}
    </section>
  );
}

function Known({ guest }: { guest: boolean }) {
  const { account } = useWords();
  if (!guest)
    return (
      <>
        <p>{account.hasAccount}</p>
        <Act tone="quiet" onPress={() => void signOut()}>
          {account.signOut}
        </Act>
      </>
    );
  return (
    <>
      <p>{account.isGuest}</p>
      <details>
        <summary>{account.rename}</summary>
        <NameForm verb={account.rename} />
      </details>
      <Password />
    </>
  );
}

/** Enters under a name and says what came of it. */
function useEntering(onEntered?: () => void) {
  const { language } = useSettings();
  const [problem, setProblem] = useState<string | null>(null);
  const enter = async (name: string, how: (name: string) => Promise<Refusal | null>): Promise<void> => {
    const refusal = await how(name.trim());
    setProblem(refusal && explain(refusal, language));
    if (refusal !== null) return;
    change({ name: name.trim() });
    onEntered?.();
  };
  return { problem, enter };
}

export function NameForm({
  verb,
  main = false,
  onEntered,
}: {
  verb: string;
  main?: boolean;
  onEntered?: () => void;
}) {
  const { account } = useWords();
  const { name: known } = useSettings();
  const { me } = useSession();
  const [name, setName] = useState(me?.name ?? known);
  const { problem, enter } = useEntering(onEntered);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void enter(name, beGuest);
  };
  return (
    <>
      <form onSubmit={submit} className="row">
        <Field label={account.name} value={name} onChange={setName} complete="nickname" />
        <Act type="submit" tone={main ? 'main' : 'plain'} isDisabled={name.trim() === ''}>
          {verb}
        </Act>
      </form>
      <Problem text={problem} />
    </>
  );
}

const SHORTEST_PASSWORD = 8;

/** An account for the guest one is, or the one that one has already. */
function Password() {
  const { account } = useWords();
  const { name: known } = useSettings();
  const { me } = useSession();
  const [name, setName] = useState(me?.name ?? known);
  const [password, setPassword] = useState('');
  const { problem, enter } = useEntering();
  const ready = password.length >= SHORTEST_PASSWORD && name.trim() !== '';
  return (
    <details>
      <summary>{account.account}</summary>
      <div className="row">
        <Field label={account.accountName} value={name} onChange={setName} complete="username" />
        <Field
          label={account.password}
          type="password"
          max={200}
          value={password}
          onChange={setPassword}
          complete="current-password"
        />
        <Act isDisabled={!ready} onPress={() => void enter(name, (who) => makeAccount(who, password))}>
          {account.account}
        </Act>
        <Act isDisabled={!ready} onPress={() => void enter(name, (who) => signIn(who, password))}>
          {account.signIn}
        </Act>
      </div>
      <Problem text={problem} />
    </details>
  );
}
