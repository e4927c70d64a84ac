// The frame around an editor: keeps what is made, undoes, saves to a file, reads one, says what is wrong, and plays it.

import { EDITORS } from '@skald/games/boards';
import { type DocumentKind, isPlayable, type ToldProblem, told } from '@skald/games/documents';
import { useKeys } from '@skald/games/keys';
import type { Language } from '@skald/text';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Act, Problem, saveFile, To } from '../parts/controls.tsx';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useWords, type Words } from '../words/index.ts';
import { besideEditor } from './beside-editor.ts';
import { CheckList } from './check-list.tsx';
import type { Craft } from './craft.ts';
import { type FileTrouble, fileName, fileOf, readDocument } from './documents.ts';
import { comeBack, type History, leave, redo, step, undo } from './history.ts';
import { KeepInHall } from './keep-in-hall.tsx';
import { deviceLibrary, type Held, type Library, type Source } from './library.ts';
import { linkTo, playLinkTo } from './share.ts';
import { SharedLink } from './shared-link.tsx';

interface Props {
  readonly craft: Craft;
  readonly id: string;
}

export function Frame(props: Props) {
  const words = useWords();
  const { id, craft } = props;
  const { game, kind, rules } = craft;
  const { language } = useSettings();
  const library = useMemo(() => deviceLibrary(craft, language), [craft, language]);
  const [first, setFirst] = useState<Pick<Held, 'document' | 'source'> | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, whatever language it is read in
  useEffect(() => {
    let here = true;
    void library.read(id).then((held) => {
      if (!here) return;
      if ('ok' in held) setFirst(held.ok);
      // Where nothing can be kept one begins with the plainest.
      else
        setFirst(held.refused.code === 'not-kept-here' ? { document: rules.samples[0], source: null } : null);
    });
    return () => {
      here = false;
    };
  }, [id, rules]);
  if (first === undefined) return <p className="wait">{words.table.loading}</p>;
  if (first === null)
    return (
      <main className="page">
        <h1>{words.error.notFound}</h1>
        <To path={`/workshop/${game}/${kind}`}>{words.workshop.heading}</To>
      </main>
    );
  return <Desk {...props} library={library} first={first} />;
}

interface DeskProps extends Props {
  readonly library: Library;
  readonly first: Pick<Held, 'document' | 'source'>;
}

function Desk({ craft, id, library, first }: DeskProps) {
  const { game, kind, rules, Editor } = craft;
  const { workshop: words } = useWords();
  const { language } = useSettings();
  const [history, setHistory] = useState<History<unknown>>(() => comeBack(id, first.document));
  const [problem, setProblem] = useState<string | null>(null);
  const [shown, setShown] = useState<ToldProblem | null>(null);
  // Where there is little room, what is seldom done is folded away.
  const [more, setMore] = useState(false);
  const acts = useId();
  const [shared, setShared] = useState<{ of: unknown; edit: string; play: string | null } | null>(null);
  const document = history.now;
  const [source, setSource] = useState(first.source);
  const kept = useKeeping(library, id, document, source, first);
  const problems = useMemo(() => told(rules, document, language), [rules, document, language]);
  const change = useCallback((next: unknown) => {
    setProblem(null);
    setShown(null);
    setHistory((now) => step(now, next));
  }, []);
  const name = EDITORS[game]?.[kind]?.name[language] ?? kind;
  const title = rules.words.title(document, language);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const found = readDocument(await file.text(), rules);
    if ('trouble' in found) setProblem(sayTrouble(found, name, words, rules, language));
    else change(found.document);
  };
  const sharing = shared !== null && shared.of === document;
  const share = async (): Promise<void> => {
    if (sharing) return setShared(null);
    const edit = await linkTo(`${location.origin}/workshop/${game}/${kind}`, document);
    const play =
      rules.option !== undefined && isPlayable(problems)
        ? await playLinkTo(`${location.origin}/invitation/${game}/${kind}`, document)
        : null;
    setProblem(edit === null ? words.tooLong : null);
    setShared(edit === null ? null : { of: document, edit, play });
  };
  const beside = useMemo(() => besideEditor(craft, id, language), [craft, id, language]);
  // Whether something is kept, shared or wrong with a file is nothing to it.
  const editor = useMemo(
    () => (
      <Editor
        document={document}
        change={change}
        problems={problems}
        shown={shown}
        language={language}
        {...beside}
      />
    ),
    [Editor, document, change, problems, shown, language, beside],
  );
  useEffect(() => leave(id, history), [id, history]);
  useUndoKeys(setHistory);
  return (
    <main className="workshop">
      <header className="top-bar">
        <To path={`/workshop/${game}/${kind}`}>{name}</To>
        <h1>{title}</h1>
        <span className="hint" aria-live="polite">
          {kept === false ? words.notKept : kept ? words.kept : ''}
        </span>
        <span className="spacer" />
        <Act
          tone="quiet"
          aria-keyshortcuts="Control+Z"
          isDisabled={history.past.length === 0}
          onPress={() => setHistory(undo)}
        >
          {words.undo}
        </Act>
        <Act
          tone="quiet"
          aria-keyshortcuts="Control+Y"
          isDisabled={history.undone.length === 0}
          onPress={() => setHistory(redo)}
        >
          {words.redo}
        </Act>
        <span className="workshop-more">
          <Act tone="quiet" aria-expanded={more} aria-controls={acts} onPress={() => setMore(!more)}>
            {words.more}
          </Act>
        </span>
        <div id={acts} className="workshop-acts" data-open={more}>
          <Act tone="quiet" onPress={() => saveFile(fileName(title, kind), fileOf(document))}>
            {words.save}
          </Act>
          <ReadFile onFile={(file) => void read(file)} />
          <Act tone="quiet" aria-expanded={sharing} onPress={() => void share()}>
            {words.share}
          </Act>
          {EDITORS[game]?.[kind]?.sheet && (
            <To path={`/workshop/${game}/${kind}/${id}/sheet`} className="act act-quiet">
              {words.sheet}
            </To>
          )}
          <KeepInHall craft={craft} document={document} source={source} kept={setSource} />
        </div>
        {rules.option !== undefined && (
          <Act tone="main" isDisabled={!isPlayable(problems)} onPress={() => go(`/new/${game}/with/${id}`)}>
            {words.play}
          </Act>
        )}
      </header>
      <Problem text={problem} />
      {sharing && (
        <div className="workshop-links">
          {shared.play !== null && (
            <SharedLink label={words.playLink} link={shared.play} hint={words.playLinkHint} />
          )}
          {shared.play === null && rules.option !== undefined && <p className="hint">{words.noPlayLink}</p>}
          <SharedLink label={words.link} link={shared.edit} hint={words.linkHint} />
        </div>
      )}
      {editor}
      <CheckList game={craft.game} problems={problems} show={setShown} />
    </main>
  );
}

function ReadFile({ onFile }: { onFile: (file: File | undefined) => void }) {
  const { workshop: words } = useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Act tone="quiet" onPress={() => input.current?.click()}>
        {words.load}
      </Act>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="hidden"
        tabIndex={-1}
        aria-label={words.load}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // The same file may be read again after it was mended.
          target.value = '';
        }}
      />
    </>
  );
}

/** Keeps every change. True once this one is kept, false if it cannot be, null while nobody knows. */
function useKeeping(
  library: Library,
  id: string,
  document: unknown,
  source: Source | null,
  first: DeskProps['first'],
): boolean | null {
  const [kept, setKept] = useState<{ readonly of: unknown; readonly done: boolean } | null>(null);
  const last = useRef(first);
  useEffect(() => {
    if (document === last.current.document && source === last.current.source) return;
    last.current = { document, source };
    let here = true;
    void library
      .keep(document, id, source)
      .then((done) => here && setKept({ of: document, done: 'ok' in done }));
    return () => {
      here = false;
    };
  }, [library, id, document, source]);
  return kept !== null && kept.of === document ? kept.done : null;
}

/** Ctrl+Z takes back, Ctrl+Y or Ctrl+Shift+Z does it again; a text one is typing in keeps them for itself. */
function useUndoKeys(turn: (change: (history: History<unknown>) => History<unknown>) => void): void {
  useKeys(({ key, shiftKey }) => {
    const letter = key.toLowerCase();
    if (letter === 'y' || (letter === 'z' && shiftKey)) return () => turn(redo);
    return letter === 'z' ? () => turn(undo) : null;
  }, 'with Ctrl');
}

function sayTrouble(
  trouble: FileTrouble,
  name: string,
  words: Words['workshop'],
  rules: DocumentKind,
  language: Language,
): string {
  switch (trouble.trouble) {
    case 'notJson':
      return words.notJson;
    case 'tooLarge':
      return words.tooLarge(trouble.most);
    case 'notThis': {
      const fault = rules.fault?.(trouble.given) ?? null;
      return fault === null
        ? words.notThis(name, trouble.where || words.start)
        : `${rules.words.problem(fault, null, language)} ${words.unchanged}`;
    }
  }
}
