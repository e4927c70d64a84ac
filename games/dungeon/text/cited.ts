import type { Cited } from '@skald/text';
import type { Topic } from './topics.ts';

/** The rules that say exactly what a chapter tells in short. */
export const CITED: Cited<Topic> = {
  movement: ['DUN-RULING-03', 'DUN-RULING-04', 'DUN-RULING-05'],
  breaking: ['DUN-RULING-10'],
  fighting: ['DUN-RULING-12', 'DUN-RULING-13'],
  shooting: ['DUN-RULING-17', 'DUN-RULING-19'],
  sight: ['DUN-RULING-01', 'DUN-RULING-18'],
  items: ['DUN-RULING-33'],
  doors: ['DUN-RULING-22', 'DUN-RULING-23', 'DUN-RULING-34'],
  search: ['DUN-RULING-38', 'DUN-RULING-39'],
  overlordTurn: ['DUN-RULING-26'],
  raising: ['DUN-RULING-27'],
  commandCards: ['DUN-RULING-28', 'DUN-RULING-42'],
  bigModels: ['DUN-RULING-06', 'DUN-RULING-07', 'DUN-RULING-08'],
  victory: ['DUN-RULING-25', 'DUN-RULING-41'],
  saga: ['DUN-RULING-40'],
};
