// Leaving the hall for good: what becomes of the games, then one question.

import { useState } from 'react';
import { deleteAccount } from '../session.ts';
import { useWords } from '../words/index.ts';
import { Act, Ask } from './controls.tsx';
import { PasswordField } from './entrance.tsx';
import { TryForm } from './try-form.tsx';

export function Farewell({ guest, onGone }: { guest: boolean; onGone: () => void }) {
  const { account } = useWords();
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const verb = guest ? account.farewellGuest : account.farewell;
  const send = async () => {
    const refusal = await deleteAccount(guest ? undefined : password);
    if (refusal === null) onGone();
    return refusal;
  };
  return (
    <section aria-labelledby="farewell">
      <h2 id="farewell">{verb}</h2>
      <p>{account.farewellHint}</p>
      <ul className="prose-list">
        {account.farewellGames.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Act tone="quiet" onPress={() => setAsking(true)}>
        {verb} …
      </Act>
      <Ask heading={account.farewellSure} open={asking} onClose={() => setAsking(false)}>
        <TryForm
          verb={account.farewellDo}
          tone="danger"
          missing={() => (!guest && password === '' ? 'password-missing' : null)}
          send={send}
          beside={<Act onPress={() => setAsking(false)}>{account.farewellStay}</Act>}
        >
          {!guest && <PasswordField kind="old" value={password} onChange={setPassword} />}
        </TryForm>
      </Ask>
    </section>
  );
}
