// Tables: open ones, one's own with the urgent first, those on this device, finished ones.

import { Saved } from '../lobby/saved.tsx';
import { Tables } from '../lobby/tables.tsx';
import { useLobby } from '../lobby/use-lobby.ts';
import { To } from '../parts/controls.tsx';
import { SignIn } from '../parts/sign-in.tsx';
import { useConnectionNotice, useLostSince } from '../remote/use-connection.ts';
import { useSession } from '../session.ts';
import { useWords } from '../words/index.ts';

export default function Lobby() {
  const { lobby: words } = useWords();
  const { me, hall: reachable } = useSession();
  const ready = me !== undefined && reachable;
  const lobby = useLobby(ready, me?.name);
  useConnectionNotice(useLostSince(ready), 'lobby');
  return (
    <main className="page lobby">
      <h1>{words.heading}</h1>
      {reachable ? <SignIn /> : <p className="hint">{words.needHall}</p>}
      <p className="row">
        <To path="/new/online" className="act act-main">
          {words.create}
        </To>
        <To path="/new" className="act">
          {words.createHere}
        </To>
      </p>
      {lobby && (
        <>
          <Tables heading={words.mine} empty={words.noMine} tables={lobby.mine} />
          <Tables
            heading={words.open}
            empty={words.noOpen}
            tables={lobby.open.filter(({ mine }) => mine.length === 0)}
          />
        </>
      )}
      <Saved />
      {lobby && <Tables heading={words.finished} empty={words.noFinished} tables={lobby.finished} />}
    </main>
  );
}
