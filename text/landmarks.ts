// Names in a line that stand for something on the board, so that whoever reads it can be shown where.

import { type Line, plain, type Span } from './spans.ts';

/** A name as it may stand in a line, and the topic of help that a board shows it by. */
export interface Landmark {
  readonly name: string;
  readonly topic: string;
}

/** The line in spans, with every landmark that it names. Of two names at one place the longer is meant. */
export function marked(line: string, landmarks: readonly Landmark[]): Line {
  const topics = new Map(landmarks.map(({ name, topic }) => [name, topic]));
  const names = [...topics.keys()].filter((name) => line.includes(name)).sort((a, b) => b.length - a.length);
  if (names.length === 0) return [plain(line)];
  const known = new RegExp(`(?<![\\p{L}\\d])(${names.map(literally).join('|')})(?![\\p{L}\\d])`, 'u');
  // What a pattern captures stands at every other place of what it splits.
  return line.split(known).flatMap((text, i): Span[] => {
    const topic = i % 2 === 1 ? topics.get(text) : undefined;
    return text === '' ? [] : [topic === undefined ? plain(text) : { text, topic }];
  });
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every text in an event, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
