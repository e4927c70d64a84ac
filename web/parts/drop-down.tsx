// A button that opens a list of things to do. Escape, a press outside and every choice close it again.

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is in it stays there while it is closed: a dialog that one of its buttons opened outlasts it. */
export function DropDown({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useId();
  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: PointerEvent): void => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [open]);
  // A dialog that was opened from here gives the focus back to a button that is no longer seen.
  useEffect(() => {
    const here = box.current;
    const restore = (event: Event): void => {
      event.preventDefault();
      opener.current?.focus();
    };
    here?.addEventListener('react-aria-focus-scope-restore', restore);
    return () => here?.removeEventListener('react-aria-focus-scope-restore', restore);
  }, []);
  /** The focus never stays on what is no longer seen. */
  const close = (): void => {
    if (box.current?.contains(document.activeElement)) opener.current?.focus();
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) close();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      flushSync(() => setOpen(true));
      step(box.current, event.key === 'ArrowDown' ? 1 : -1);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of what is in it
    <div
      className="drop-down"
      ref={box}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) =>
        relatedTarget !== null && !box.current?.contains(relatedTarget) && setOpen(false)
      }
    >
      <button
        type="button"
        ref={opener}
        className="act act-quiet drop-down-opener"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <div
        id={list}
        className="drop-down-list"
        hidden={!open}
        onClickCapture={({ target }) => (target as Element).closest('button, a') && close()}
      >
        {children}
      </div>
    </div>
  );
}

/** From one to the next, round and round; the button that opens the list is one of them. */
function step(box: HTMLElement | null, by: 1 | -1): void {
  const all = [...(box?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + by + all.length) % all.length]?.focus();
}
