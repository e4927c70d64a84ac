// What is told of an encounter: aloud as heroes come, to those who look closer, and to all when it is over. RUN-STOLEN-00d

import type { Named } from '@skald/text';

interface EventTale {
  readonly title: Named;
  readonly location: Named;
  readonly summary: Named;
  readonly narration: Named;
  readonly inspection: Named;
  readonly background: Named;
}

interface ElementTale {
  readonly name: Named;
  /** What one does to have it, where no roll is asked for. */
  readonly how?: Named;
  /** What somebody chooses to do first. */
  readonly trigger?: Named;
  readonly inspection?: Named;
  readonly background?: Named;
}

export interface EncounterTale {
  readonly name: Named;
  readonly concept: Named;
  /** In the order of play: e1, e2 and so on. */
  readonly events: Readonly<Record<string, EventTale>>;
  /** By the lines of the ledger: RUN-STOLEN-3.7 is s3-7, and what else it asks for s3-7b and s3-7c. */
  readonly elements: Readonly<Record<string, ElementTale>>;
  readonly foes: Readonly<Record<string, Named>>;
  /** By event: how its foes fight. */
  readonly tactics?: Readonly<Record<string, Named>>;
}
