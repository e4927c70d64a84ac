// The way to oneself, on every page with a heading of the hall.

import { useSession } from '../session.ts';
import { useWords } from '../words/index.ts';
import { To } from './controls.tsx';

export function Who() {
  const { account } = useWords();
  const { me, hall } = useSession();
  if (!hall || me === undefined) return null;
  return (
    <To path="/account" className="who">
      {me ? account.you(me.name) : account.signIn}
    </To>
  );
}
