// The rule ledger of a game: all of it on one page, with a place for every rule.

import './ledger.css';
import { CARDS } from '@skald/games/boards';
import { rulesDefined } from '@skald/text';
import { memo, useEffect, useId, useMemo, useState } from 'react';
import { useLedgers } from '../ledgers.ts';
import { Act, To } from '../parts/controls.tsx';
import { Markdown } from '../parts/markdown.tsx';
import { anchor, blocks } from '../parts/markdown-blocks.ts';
import { RulesCited } from '../parts/rule-link.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

/** So many matches are shown at once. */
const MATCHES = 12;

export default function Ledger({ game }: { game: string }) {
  const { ledger: words, table } = useWords();
  const { language } = useSettings();
  const [attempt, setAttempt] = useState(0);
  const texts = useLedgers(game, attempt);
  return (
    <main className="page reading ledger">
      <h1>{words.heading(CARDS[game]?.title[language] ?? game)}</h1>
      <p>{words.intro}</p>
      <p>
        <To path={`/rules/${game}`}>{words.guide}</To>
      </p>
      {texts === undefined && <p className="wait">{table.loading}</p>}
      {texts === null && (
        <>
          <p role="alert">{words.failed}</p>
          <Act tone="main" onPress={() => setAttempt(attempt + 1)}>
            {words.again}
          </Act>
        </>
      )}
      {texts && <Reading game={game} texts={texts} />}
    </main>
  );
}

function Reading({ game, texts }: { game: string; texts: readonly string[] }) {
  const { ledger: words } = useWords();
  const ids = useMemo(() => texts.flatMap(rulesDefined), [texts]);
  const citing = useMemo(() => ({ game, here: new Set(ids) }), [game, ids]);
  const headings = useMemo(() => texts.flatMap(headingsOf), [texts]);
  useAim();
  return (
    <>
      <Finder ids={ids} />
      <nav aria-label={words.contents}>
        <h2>{words.contents}</h2>
        <ul>
          {headings.map((text) => (
            <li key={text}>
              <a href={`#${anchor(text)}`} lang="en">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <RulesCited value={citing}>
        {texts.map((text) => (
          <Text key={text.slice(0, 60)} text={text} />
        ))}
      </RulesCited>
    </>
  );
}

/** Long, and drawn once. */
const Text = memo(({ text }: { text: string }) => (
  <article lang="en">
    <Markdown text={text} top={2} />
  </article>
));

const headingsOf = (text: string): string[] =>
  blocks(text).flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));

/** A part of an ID is enough: all that have it are shown, and Enter leads to the first. */
function Finder({ ids }: { ids: readonly string[] }) {
  const { ledger: words } = useWords();
  const [wanted, setWanted] = useState('');
  const field = useId();
  const part = wanted.trim().toUpperCase();
  const found = part === '' ? [] : ids.filter((id) => id.toUpperCase().includes(part));
  const first = found.find((id) => id.toUpperCase() === part) ?? found[0];
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (first === undefined) return;
          if (location.hash === `#${first}`) aim();
          else location.hash = first;
        }}
      >
        <label className="pick" htmlFor={field}>
          <span>{words.find}</span>
          <input
            id={field}
            type="search"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </label>
        <Act type="submit" isDisabled={first === undefined}>
          {words.go}
        </Act>
        <p aria-live="polite">{part !== '' && words.found(found.length)}</p>
        {found.length > 0 && (
          <ul>
            {found.slice(0, MATCHES).map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{id}</a>
              </li>
            ))}
          </ul>
        )}
      </form>
    </search>
  );
}

/** Leads to what the address names, once the text is there: the browser itself looked for it too early. */
function useAim(): void {
  useEffect(() => {
    aim();
    addEventListener('hashchange', aim);
    return () => removeEventListener('hashchange', aim);
  }, []);
}

/** A rule is read as a whole: its paragraph, its item or its row gets the focus. */
function aim(): void {
  const mark = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const rule = mark?.closest<HTMLElement>('li, tr, p') ?? mark;
  if (!rule) return;
  rule.tabIndex = -1;
  rule.focus({ preventScroll: true });
  rule.scrollIntoView({ block: 'start' });
}
