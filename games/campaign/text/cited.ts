import type { Cited } from '@skald/text';
import type { Topic } from './topics.ts';

/** The rules that say exactly what a chapter tells in short. */
export const CITED: Cited<Topic> = {
  ship: ['CAM-RULING-08', 'CAM-RULING-09', 'CAM-RULING-10'],
  pillage: ['CAM-RULING-13'],
  siege: ['CAM-RULING-11', 'CAM-RULING-12'],
  exchange: ['CAM-RULING-14'],
  small: ['CAM-RULING-15'],
  flight: ['CAM-RULING-17'],
  quick: ['CAM-RULING-20'],
  table: ['CAM-RULING-19'],
  retreat: ['CAM-RULING-16'],
  cards: ['CAM-RULING-21'],
  field: ['CAM-RULING-22'],
  victory: ['CAM-RULING-25'],
  maps: ['CAM-RULING-35', 'CAM-RULING-36', 'CAM-RULING-37', 'CAM-RULING-38', 'CAM-RULING-39'],
};
