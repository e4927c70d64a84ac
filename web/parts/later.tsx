// Pages that are fetched when they are first asked for. React's `lazy` would hide even a page that is here already for a
// moment: whatever it waited for stays away for 300 ms, so that many things can appear together.

import { type ComponentType, useEffect, useState } from 'react';
import { useWords } from '../words/index.ts';
import { Act } from './controls.tsx';

/** Instead of a page that did not come; everything around it stays. */
function Missing() {
  const { renewal } = useWords();
  return (
    <main className="page">
      <p role="alert">{renewal.missing}</p>
      <Act tone="main" onPress={() => location.reload()}>
        {renewal.reload}
      </Act>
    </main>
  );
}

export function later<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let here: ComponentType<P> | null = null;
  return function Later(props: P) {
    const { table } = useWords();
    const [outcome, setOutcome] = useState<{ readonly failed?: unknown }>();
    useEffect(() => {
      if (here !== null) return;
      let waiting = true;
      load()
        .then((page) => {
          here = page.default;
          return {};
        })
        .catch((failed: unknown) => ({ failed }))
        .then((came) => waiting && setOutcome(came));
      return () => {
        waiting = false;
      };
    }, []);
    if (outcome?.failed !== undefined) return <Missing />;
    const Here = here;
    return Here === null ? <p className="wait">{table.loading}</p> : <Here {...props} />;
  };
}
