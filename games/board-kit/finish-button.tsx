// The button that ends what is under way: gold when nothing better is left, quiet as long as something is.

import type { ReactElement, ReactNode } from 'react';
import { ConfirmBar } from './confirm.tsx';

export const FinishButton = ({
  gold,
  shortcut,
  finish,
  children,
}: {
  /** `done` of a panel's props. */
  gold: boolean;
  shortcut?: string | undefined;
  finish: () => void;
  children: ReactNode;
}): ReactElement => (
  <ConfirmBar>
    <button
      type="button"
      className={gold ? 'kit-finish kit-finish-gold' : 'kit-finish'}
      aria-keyshortcuts={shortcut}
      onClick={finish}
    >
      {children}
    </button>
  </ConfirmBar>
);
