// What visitors come to in the house.

import type { FastifyBaseLogger } from 'fastify';
import type { Breaths } from './breaths.ts';
import type { Tariff } from './costs.ts';
import type { Documents } from './documents.ts';
import type { Replays } from './replays.ts';
import type { Rooms } from './rooms.ts';
import type { Sagas } from './sagas.ts';

export interface Doors {
  readonly rooms: Rooms;
  readonly sagas: Sagas;
  readonly documents: Documents;
  readonly log: FastifyBaseLogger;
  readonly rate: number;
  readonly tariff: Tariff;
  readonly replays: Replays;
  readonly breaths: Breaths;
  /** Milliseconds that only go forward. */
  tick(): number;
  count(what: 'request' | 'refusal' | 'choice'): void;
}
