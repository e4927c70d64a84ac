// Opens whatever Skald has written: by a button, or by letting a file fall on the page. What became of it is said here.

import './open-file.css';
import { useEffect, useRef, useState } from 'react';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import type { Taken, TakenIn } from '../workshop/take-in.ts';
import { Problem, To } from './controls.tsx';

export function OpenFile(props: {
  label: string;
  className?: string;
  /** After a list was read: what is shown beside it may have changed. */
  onList?: () => void;
}) {
  const words = useWords();
  const { language } = useSettings();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [list, setList] = useState<TakenIn | null>(null);
  const read = async (files: readonly File[]): Promise<void> => {
    const [file, ...more] = files;
    if (file === undefined) return;
    setList(null);
    if (more.length > 0) return setProblem(words.workshop.oneFile);
    // The title has no use for all that it takes before there is a file.
    const reader = await import('../local/open-file.ts').catch(() => null);
    if (reader === null) return setProblem(words.renewal.missing);
    const opened = await reader.openFile(file, language);
    if ('refused' in opened) return setProblem(`${words.error.file} ${explain(opened.refused, language)}`);
    setProblem(null);
    if ('path' in opened.ok) return go(opened.ok.path);
    setList(opened.ok.list);
    props.onList?.();
  };
  const falling = useFallingFiles((files) => void read(files));
  return (
    <>
      <button type="button" className={props.className ?? 'linklike'} onClick={() => input.current?.click()}>
        {props.label}
      </button>
      <input
        ref={input}
        type="file"
        accept=".saga,.json,application/json"
        className="hidden"
        tabIndex={-1}
        aria-label={props.label}
        onChange={({ target }) => {
          void read([...(target.files ?? [])]);
          // The same file may be read again after it was mended.
          target.value = '';
        }}
      />
      {falling && <p className="drop-here">{words.workshop.dropHere}</p>}
      <Problem text={problem} />
      {list !== null && <ListRead list={list} />}
    </>
  );
}

/** How many documents of a list were new, known or refused, and why. */
function ListRead({ list: { fresh, equal, refused } }: { list: TakenIn }) {
  const { workshop: words } = useWords();
  const { language } = useSettings();
  return (
    <section className="list-read" role="status">
      <p>{words.listRead}</p>
      <Those heading={words.listFresh} those={fresh} />
      <Those heading={words.listEqual} those={equal} />
      {refused.length > 0 && (
        <>
          <p>{words.listRefused(refused.length)}</p>
          <ul>
            {refused.map(({ number, refusal: { code, params } }) => (
              <li key={number}>
                {explain({ code, params: { file: words.listed(number), ...params } }, language)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Those({ heading, those }: { heading: (n: number) => string; those: readonly Taken[] }) {
  if (those.length === 0) return null;
  return (
    <>
      <p>{heading(those.length)}</p>
      <ul>
        {those.map(({ title, path }, i) => (
          <li key={`${i} ${path}`}>
            <To path={path}>{title}</To>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Takes files that are let go anywhere on the page; true while some hang over it. */
function useFallingFiles(take: (files: readonly File[]) => void): boolean {
  const [falling, setFalling] = useState(false);
  const taker = useRef(take);
  taker.current = take;
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setFalling(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setFalling(false);
    };
    const drop = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setFalling(false);
      taker.current([...event.dataTransfer.files]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return falling;
}
