// The pages of an editor, of which one is open.

import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

export function Pages<P extends string>({
  pages,
  page,
  turn,
  label,
  children,
}: {
  /** What each is called, in their order. */
  pages: readonly (readonly [page: P, name: string])[];
  page: P;
  turn: (page: P) => void;
  /** What they are together. */
  label: string;
  children: ReactNode;
}): ReactElement {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (pages.findIndex(([one]) => one === page) + step + pages.length) % pages.length;
    turn(pages[at]?.[0] ?? page);
    list.current?.querySelectorAll('button')[at]?.focus();
  };
  return (
    <div className="kit-pages">
      <div ref={list} role="tablist" aria-label={label} className="kit-tabs">
        {pages.map(([one, name]) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}${one}`}
            aria-selected={one === page}
            aria-controls={`${id}panel`}
            tabIndex={one === page ? 0 : -1}
            onClick={() => turn(one)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${page}`}
        className="kit-page"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}
