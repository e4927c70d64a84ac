// The rule ledgers of the games: text files beside the pages, fetched when somebody wants to read one.

import { useEffect, useState } from 'react';

/** By name, where each lies. An adventure with its secrets is nobody's to read. */
const FILES = import.meta.glob<string>(
  ['../docs/rules/*.md', '!../docs/rules/README.md', '!../docs/rules/*-stolen-rune.md'],
  { query: '?url', import: 'default', eager: true },
);

/** Where the ledgers of a game are, the main one first. */
export const ledgersOf = (game: string): string[] =>
  Object.entries(FILES)
    .map(([file, url]) => ({ name: file.replace(/^.*\/|\.md$/g, ''), url }))
    .filter(({ name }) => name === game || name.startsWith(`${game}-`))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ url }) => url);

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** The ledgers of a game; undefined while they come, null if they do not. */
export function useLedgers(game: string, attempt: number): readonly string[] | null | undefined {
  const [came, setCame] = useState<{ of: string; texts: readonly string[] | null }>();
  const wanted = `${game}/${attempt}`;
  useEffect(() => {
    let here = true;
    Promise.all(ledgersOf(game).map(fetchText))
      .catch(() => null)
      .then((texts) => here && setCame({ of: wanted, texts }));
    return () => {
      here = false;
    };
  }, [game, wanted]);
  return came?.of === wanted ? came.texts : undefined;
}
