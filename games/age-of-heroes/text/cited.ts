import type { Cited } from '@skald/text';
import type { Topic } from './topics.ts';

/** The rules that say exactly what a chapter tells in short. */
export const CITED: Cited<Topic> = {
  movement: ['AOH-RULING-08', 'AOH-RULING-59'],
  combat: ['AOH-RULING-17', 'AOH-RULING-18', 'AOH-RULING-19', 'AOH-RULING-21'],
  results: ['AOH-CRT-01', 'AOH-RULING-41', 'AOH-RULING-43', 'AOH-RULING-44'],
  luck: ['AOH-RULING-37', 'AOH-RULING-38', 'AOH-RULING-39'],
  jarls: ['AOH-RULING-73', 'AOH-RULING-74'],
  kingdoms: ['AOH-RULING-77', 'AOH-RULING-78', 'AOH-RULING-79', 'AOH-RULING-80'],
  treasures: ['AOH-RULING-55', 'AOH-RULING-57', 'AOH-RULING-58'],
  spells: ['AOH-RULING-26', 'AOH-RULING-28', 'AOH-RULING-30'],
  gods: ['AOH-RULING-67', 'AOH-RULING-68'],
  death: ['AOH-RULING-61', 'AOH-RULING-82', 'AOH-RULING-84', 'AOH-RULING-85'],
  end: ['AOH-END-01', 'AOH-RULING-87'],
};
