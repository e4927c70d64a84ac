// Notes that lie open to everybody by now. RUN-RUN-90, RUN-ENC-11

import type { Event } from '@skald/kernel';
import type { EventOf, GameEvent } from '../../../rules/fight/events.ts';

export type Opened = EventOf<'notesOpened'>;

export const openedIn = (events: readonly Event[]): readonly Opened[] =>
  (events as readonly GameEvent[]).filter((event) => event.type === 'notesOpened');
