// The head of an arrow along a way.

import type { ReactElement } from 'react';

export const ArrowHead = ({ id, className }: { id: string; className: string }): ReactElement => (
  <marker id={id} viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto">
    <path d="M1 1L9 5L1 9L3.4 5Z" className={className} />
  </marker>
);
