import type { GameModule } from '@skald/games';
import type { Refusal } from '@skald/kernel';
import type { ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import { To } from './controls.tsx';
import { Menu } from './menu.tsx';

/** Instead of a page that cannot be shown: why, and where else one can go. */
export function Trouble({
  refusal,
  module,
  children,
}: {
  refusal: Refusal;
  module?: GameModule | undefined;
  children?: ReactNode;
}) {
  const words = useWords();
  const { language } = useSettings();
  return (
    <>
      <Menu />
      <main className="page">
        <p role="alert">{explain(refusal, language, module)}</p>
        {children}
        <To path="/tables">{words.menu.lobby}</To>
      </main>
    </>
  );
}
