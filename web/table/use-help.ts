// What one points at, and what one wants to know more about.

import { useState } from 'react';

export interface Help {
  /** What is explained now; null while nothing is. */
  readonly topic: string | null;
  /** What is under the pointer. */
  readonly pointed: string | null;
  point(topic: string | null): void;
  open(topic: string): void;
  /** Where all help begins. */
  openFirst(): void;
  /** On what is under the pointer, or else where all help begins. */
  openPointed(): void;
  close(): void;
}

export function useHelp(first: string): Help {
  const [topic, setTopic] = useState<string | null>(null);
  const [pointed, point] = useState<string | null>(null);
  return {
    topic,
    pointed,
    point,
    open: setTopic,
    openFirst: () => setTopic(first),
    openPointed: () => setTopic(pointed ?? first),
    close: () => setTopic(null),
  };
}
