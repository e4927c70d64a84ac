// Who reads what. RUN-ABIL-RUN-02, -03, RUN-OTHER-02

import { SCRIPTS, type Script } from '../../content/tasks.ts';

export const reads = (rating: number): Script[] =>
  (Object.keys(SCRIPTS) as Script[]).filter((script) => rating >= SCRIPTS[script]);
