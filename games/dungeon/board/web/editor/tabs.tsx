// The pages beside the drawing: one is open.

import type { Language } from '@skald/text';
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react';
import { PAGES, type Page } from './problems.ts';
import { editorWords } from './words.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

export function Tabs({
  page,
  turn,
  language,
  children,
}: {
  page: Page;
  turn: (page: Page) => void;
  language: Language;
  children: ReactNode;
}): ReactElement {
  const words = editorWords(language);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (PAGES.indexOf(page) + step + PAGES.length) % PAGES.length;
    turn(PAGES[at] ?? page);
    list.current?.querySelectorAll('button')[at]?.focus();
  };
  return (
    <div className="questedit-side">
      <div ref={list} role="tablist" aria-label={words.pagesLabel} className="questedit-tabs">
        {PAGES.map((one) => (
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
            {words.pages[one]}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${page}`}
        className="questedit-page"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}
