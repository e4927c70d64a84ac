// What stands behind an answer, for whoever wants to know: a button beside it unfolds that, and gives no answer.

import { type ReactElement, type ReactNode, useId, useState } from 'react';

export function Unfolding({
  lines,
  label,
  children,
}: {
  /** Nothing to unfold where there are none. */
  lines: readonly string[];
  label: string;
  /** The answer. */
  children: ReactNode;
}): ReactElement {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (lines.length === 0) return <>{children}</>;
  return (
    <div className="kit-unfolding">
      {children}
      <button
        type="button"
        className="kit-unfold"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <svg viewBox="-10 -10 20 20" width="18" height="18" aria-hidden="true">
          <path d={open ? 'M-6 3L0 -4L6 3' : 'M-6 -3L0 4L6 -3'} />
        </svg>
      </button>
      <ul id={id} hidden={!open}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
