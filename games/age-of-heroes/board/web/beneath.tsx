// How a battle may end that an option begins, as a bar; its words are the option's own.

import type { PanelProps } from '@skald/games/board';
import { type ReactElement, useEffect, useState } from 'react';
import type { Result } from '../../content/index.ts';
import type { State } from '../../rules/state.ts';
import type { Odds } from '../prospects.ts';
import { ResultBar } from './odds-bar.tsx';

export function Beneath({
  option,
  odds,
  decision,
  language,
}: PanelProps<State> & { readonly option: string }): ReactElement | null {
  const [found, setFound] = useState<Odds | null>(null);
  const asked = decision?.kind;
  const leads = asked === 'attackFrom' || asked === 'aid';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each question
  useEffect(() => {
    let left = false;
    setFound(null);
    if (leads)
      void odds(option).then((chances) => {
        if (left || chances === null) return;
        setFound(new Map(chances.map(({ outcome, chance }) => [outcome as Result, chance])));
      });
    return () => {
      left = true;
    };
  }, [decision, option]);
  if (found === null) return null;
  return (
    <span className="aoh-beneath">
      <ResultBar odds={found} defends={asked === 'aid'} language={language} />
    </span>
  );
}
