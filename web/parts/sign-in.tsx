// A name is enough to enter; a password keeps one's games on other devices.

import type { Refusal } from '@skald/kernel';
import { type FormEvent, useState } from 'react';
import { beGuest, signOut, useSession } from '../session.ts';
import { change, useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import { Act, Field, Problem, To } from './controls.tsx';
import { SignInForm } from './entrance.tsx';

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
          <details>
            <summary>{account.signIn}</summary>
            <SignInForm />
          </details>
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
        <div className="row">
          <To path="/account" className="act">
            {account.toAccount}
          </To>
          <Act tone="quiet" onPress={() => void signOut()}>
            {account.signOut}
          </Act>
        </div>
      </>
    );
  return (
    <>
      <p>{account.isGuest}</p>
      <details>
        <summary>{account.rename}</summary>
        <NameForm verb={account.rename} />
      </details>
      <To path="/account">{account.account}</To>
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
