// What a press would do, said before it is done: a bar at the edge of the board, within reach of a thumb.

import type { ReactElement } from 'react';

export interface Proposal {
  /** “Move to Wessex” */
  readonly what: string;
  /** What it costs and what may come of it: strikes, chances. */
  readonly facts: readonly string[];
}

/** One that stands on the board now, and what becomes of it. */
export interface Proposed<S> extends Proposal {
  readonly spot: S;
  /** Its place is far down, where the bar would lie over it. */
  readonly low: boolean;
  accept(): void;
  drop(): void;
}

export function ProposalBar<S>({
  proposed: { what, facts, low, accept, drop },
  back,
}: {
  proposed: Proposed<S>;
  /** What the button that drops it is called. */
  back: string;
}): ReactElement {
  return (
    <div className={low ? 'kit-proposal kit-proposal-above' : 'kit-proposal'} role="status">
      <button type="button" className="kit-proposal-accept" onClick={accept}>
        <b>{what}</b>
        {facts.map((fact) => (
          <small key={fact}>{fact}</small>
        ))}
      </button>
      <button type="button" className="kit-proposal-drop" aria-label={back} title={back} onClick={drop}>
        <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
          <path d="M3 3L13 13M13 3L3 13" />
        </svg>
      </button>
    </div>
  );
}
