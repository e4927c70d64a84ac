import type { Language } from '@skald/text';
import {
  AREA,
  type Area,
  COUNTER,
  type CounterId,
  ITEM,
  type Item,
  RESULTS,
  type Result,
} from '../content/index.ts';
import { RULES } from './help.ts';
import { NAMES } from './names.ts';
import { TOPICS, type Topic } from './topics.ts';

/** What people call a topic of help. */
export function topicName(id: string, language: Language): string {
  const names = NAMES[language];
  if ((TOPICS as readonly string[]).includes(id)) return RULES[language][id as Topic].title;
  if (id in AREA) return names.area(id as Area);
  if (id in COUNTER) return names.counter(id as CounterId);
  if (id in ITEM) return names.item(id as Item);
  if ((RESULTS as readonly string[]).includes(id)) return names.results[id as Result];
  const others: Readonly<Record<string, string>> = { ...names.gods, ...names.runes, ...names.spells };
  return others[id] ?? id;
}
