// Who one is in this hall: the ways in, and what one may do with an account.

import './account.css';
import type { AccountInfo } from '@skald/hall/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Act } from '../parts/controls.tsx';
import { Devices } from '../parts/devices.tsx';
import { MakeAccountForm, PasswordField, RecoverForm, SignInForm, weakness } from '../parts/entrance.tsx';
import { Farewell } from '../parts/farewell.tsx';
import { RecoveryCode } from '../parts/recovery-code.tsx';
import { TryForm } from '../parts/try-form.tsx';
import { aboutAccount, changePassword, newCode, signOut, useSession } from '../session.ts';
import { useWords } from '../words/index.ts';

export default function Account() {
  const { account, lobby } = useWords();
  const { me, hall } = useSession();
  /** What has just happened, and the code that is shown once. */
  const [news, setNews] = useState<'changed' | 'farewellDone' | null>(null);
  const [code, setCode] = useState<string | null>(null);
  if (!hall)
    return (
      <Page heading={account.page}>
        <p className="hint">{lobby.needHall}</p>
      </Page>
    );
  if (me === undefined) return <Page heading={account.page}>{null}</Page>;
  return (
    <Page heading={me ? account.you(me.name) : account.page}>
      <p role="status" className={news ? 'good' : 'hidden'}>
        {news && account[news]}
      </p>
      {me && code !== null && <RecoveryCode name={me.name} code={code} onKept={() => setCode(null)} />}
      {me && !me.guest ? (
        <Owner name={me.name} onCode={setCode} onChanged={() => setNews('changed')} />
      ) : (
        <Entrance guest={me !== null} onCode={setCode} />
      )}
      {me && <Farewell guest={me.guest} onGone={() => setNews('farewellDone')} />}
    </Page>
  );
}

function Page({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <main className="page account">
      <h1>{heading}</h1>
      {children}
    </main>
  );
}

function Entrance({ guest, onCode }: { guest: boolean; onCode: (code: string) => void }) {
  const { account } = useWords();
  return (
    <>
      {guest && <p>{account.isGuest}</p>}
      <div className="pair">
        <section className="card-panel" aria-labelledby="sign-in">
          <h2 id="sign-in">{account.signIn}</h2>
          <p className="hint">{account.signInHint}</p>
          <SignInForm />
        </section>
        <section className="card-panel" aria-labelledby="make">
          <h2 id="make">{guest ? account.account : account.make}</h2>
          <p className="hint">{guest ? account.makeGuestHint : account.makeHint}</p>
          <MakeAccountForm onCode={onCode} />
        </section>
      </div>
      <details>
        <summary>{account.forgot}</summary>
        <RecoverForm onCode={onCode} />
      </details>
    </>
  );
}

function Owner(props: { name: string; onCode: (code: string) => void; onChanged: () => void }) {
  const { account } = useWords();
  const [info, setInfo] = useState<AccountInfo | null>(null);
  const learn = async (): Promise<void> => {
    const answer = await aboutAccount();
    if ('ok' in answer) setInfo(answer.ok);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each account
  useEffect(() => void learn(), [props.name]);
  const showCode = (code: string): void => {
    props.onCode(code);
    void learn();
  };
  return (
    <>
      <div className="row">
        <Act onPress={() => void signOut()}>{account.signOut}</Act>
      </div>
      {info && <Devices devices={info.devices} onChange={setInfo} />}
      <div className="pair">
        <ChangePassword
          name={props.name}
          onChanged={() => {
            props.onChanged();
            void learn();
          }}
        />
        <NewCode name={props.name} has={info?.recovery ?? true} onCode={showCode} />
      </div>
      <details>
        <summary>{account.forgot}</summary>
        <RecoverForm onCode={showCode} />
      </details>
    </>
  );
}

function ChangePassword({ name, onChanged }: { name: string; onChanged: () => void }) {
  const { account } = useWords();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const send = async () => {
    const refusal = await changePassword(old, password);
    if (refusal !== null) return refusal;
    setOld('');
    setPassword('');
    onChanged();
    return null;
  };
  return (
    <section className="card-panel" aria-labelledby="change">
      <h2 id="change">{account.change}</h2>
      <TryForm
        verb={account.change}
        missing={() => (old === '' ? 'password-missing' : weakness(password))}
        send={send}
      >
        <WhoseForm name={name} />
        <PasswordField kind="old" value={old} onChange={setOld} />
        <PasswordField kind="new" value={password} onChange={setPassword} />
      </TryForm>
    </section>
  );
}

function NewCode(props: { name: string; has: boolean; onCode: (code: string) => void }) {
  const { account } = useWords();
  const [password, setPassword] = useState('');
  const send = async () => {
    const answer = await newCode(password);
    if ('refused' in answer) return answer.refused;
    setPassword('');
    props.onCode(answer.ok.code);
    return null;
  };
  return (
    <section className="card-panel" aria-labelledby="code">
      <h2 id="code">{account.code}</h2>
      <p className="hint">{props.has ? account.codeThere : account.codeMissing}</p>
      <TryForm
        verb={account.newCode}
        missing={() => (password === '' ? 'password-missing' : null)}
        send={send}
      >
        <WhoseForm name={props.name} />
        <PasswordField kind="old" value={password} onChange={setPassword} />
      </TryForm>
    </section>
  );
}

/** Tells a password manager whose password this is; people know. */
const WhoseForm = ({ name }: { name: string }) => (
  <input className="hidden" autoComplete="username" value={name} readOnly tabIndex={-1} aria-hidden />
);
