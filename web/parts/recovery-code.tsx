// A recovery code, shown once, as a slip of paper to print.

import './recovery-code.css';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Act } from './controls.tsx';

export function RecoveryCode(props: { name: string; code: string; onKept: () => void }) {
  const { account } = useWords();
  const { language } = useSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was asked for stands somewhere else on the page: whoever listens is led there.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="card-panel slip" aria-labelledby="slip">
      <h2 id="slip" ref={heading} tabIndex={-1}>
        {account.codeHeading}
      </h2>
      <p className="slip-hint">{account.codeHint}</p>
      <dl>
        <dt>{account.codeHall}</dt>
        <dd>{location.host}</dd>
        <dt>{account.accountName}</dt>
        <dd>{props.name}</dd>
        <dt>{account.code}</dt>
        <dd>
          <code>{props.code}</code>
        </dd>
        <dt>{account.codeDate}</dt>
        <dd>{new Date().toLocaleDateString(language, { dateStyle: 'long' })}</dd>
      </dl>
      <div className="row">
        <Act tone="main" onPress={() => print()}>
          {account.print}
        </Act>
        <Act onPress={props.onKept}>{account.kept}</Act>
      </div>
    </section>
  );
}
