// What gives an answer that was put together, or ends one: never out of sight, however long the question is.

import type { ReactElement, ReactNode } from 'react';
import { EnterKey } from './key-marks.tsx';

/** Stays at the lower edge of the box that scrolls. */
export const ConfirmBar = ({ children }: { children: ReactNode }): ReactElement => (
  <div className="kit-confirm-bar">{children}</div>
);

/** Enter does the same, which is for the question to hear. */
export const ConfirmButton = ({
  disabled = false,
  confirm,
  beside,
  about,
  children,
}: {
  disabled?: boolean;
  confirm: () => void;
  /** What follows from it: as little out of sight as the button itself. */
  about?: ReactNode;
  /** Another way out. */
  beside?: ReactNode;
  children: ReactNode;
}): ReactElement => (
  <ConfirmBar>
    {about !== undefined && (
      <p className="kit-confirm-about" aria-live="polite">
        {about}
      </p>
    )}
    <button
      type="button"
      className="kit-confirm"
      aria-keyshortcuts="Enter"
      disabled={disabled}
      onClick={confirm}
    >
      {children} <EnterKey />
    </button>
    {beside}
  </ConfirmBar>
);
