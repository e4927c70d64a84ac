// A part of a form that most elements do without: folded until it says something, or something is wrong with it.

import { type ReactElement, type ReactNode, useState } from 'react';
import type { FormProps } from '../form-props.ts';

export function Fold({
  title,
  isUsed,
  paths,
  problems,
  children,
}: Pick<FormProps<unknown>, 'problems'> & {
  title: string;
  /** Whether it says anything. */
  isUsed: boolean;
  /** Where its fields stand. */
  paths: readonly (readonly (string | number)[])[];
  children: ReactNode;
}): ReactElement {
  const [open, setOpen] = useState(isUsed);
  // What nobody has looked into is not there: forty foes have two hundred fields.
  const [looked, setLooked] = useState(isUsed);
  const isWrong = problems.some(({ path }) =>
    paths.some((place) => path.length >= place.length && place.every((key, i) => path[i] === key)),
  );
  return (
    <details
      className="design-fold"
      open={open || isWrong}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) setLooked(true);
      }}
    >
      <summary>
        {title}
        {isUsed && <span aria-hidden="true"> ·</span>}
      </summary>
      {(looked || isWrong) && <div className="design-folded">{children}</div>}
    </details>
  );
}
