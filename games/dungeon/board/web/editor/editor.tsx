// The quest editor: a sheet to draw on, and pages beside it for all that is not drawn.

import type { EditorProps } from '@skald/games/board';
import { Pages, useStrokes } from '@skald/games/board-kit';
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { type Facing, layoutOf, type Place, type Quest, QuestSchema } from '../../../content/index.ts';
import { squareLabel } from '../../../text/squares.ts';
import { QuestCanvas } from './canvas.tsx';
import { facingOf } from './details.ts';
import { layRoom } from './edits.ts';
import { Here, type PageProps } from './here.tsx';
import { OverlordPage } from './overlord-page.tsx';
import { Palette } from './palette.tsx';
import { PartyPage } from './party-page.tsx';
import { PAGES, type Page, placed } from './problems.ts';
import { RulesPage } from './rules-page.tsx';
import { SizeFields } from './size-fields.tsx';
import { modelAt, onSheet, placeAt, squareAt } from './squares.ts';
import { StoryPage } from './story-page.tsx';
import { applied, brushOf, steppedTo, type Tool, toolOf } from './tools.ts';
import { VictoryPage } from './victory-page.tsx';
import { editorWords } from './words.ts';

const SIDE_OF: Readonly<Record<string, Facing>> = {
  ArrowUp: 'N',
  ArrowRight: 'E',
  ArrowDown: 'S',
  ArrowLeft: 'W',
};

export function QuestEditor({
  document: quest,
  change,
  problems,
  shown,
  language,
}: EditorProps<Quest>): ReactElement {
  const words = editorWords(language);
  const [taken, take] = useState<Tool>('look');
  const [page, turnTo] = useState<Page>('draw');
  // On the other pages one only points at squares.
  const tool = page === 'draw' ? taken : 'look';
  const [at, setCursor] = useState<Place>(() => placeAt(quest, layoutOf(quest).starts[0]?.square ?? 0));
  const [corner, setCorner] = useState<Place | null>(null);
  const [full, setFull] = useState(false);
  const here = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState(false);
  // A sheet that was made smaller may have lost the square under the cursor.
  const cursor: Place = onSheet(quest, at) ? at : [0, 0];

  const [wrong, setWrong] = useState<Place | null>(null);
  const troubles = useMemo(() => problems.map((one) => placed(one, quest)), [problems, quest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown when it is asked for, not again while the quest changes
  useEffect(() => {
    const where = shown && placed(shown, quest);
    setWrong(where?.at ? [...where.at] : null);
    if (where === null) return;
    turnTo(where.page);
    if (where.at !== null) setCursor(where.at);
  }, [shown]);
  useEffect(() => {
    if (!wanted) return;
    here.current?.querySelector<HTMLElement>('select, input, button')?.focus();
    setWanted(false);
  }, [wanted]);

  /** What a document cannot hold is not done at all. */
  const alter = (next: Quest): void => {
    if (next === quest) return;
    const fits = QuestSchema.safeParse(next).success;
    setFull(!fits);
    if (fits) change(next);
  };
  const { drawn, pen } = useStrokes<Quest, Place>(quest, { brushAt: () => brushOf(tool), change: alter });
  const apply = (held: Tool): void => {
    if (held !== 'room') return alter(applied(quest, held, cursor));
    if (corner !== null) alter(layRoom(quest, corner, cursor));
    setCorner(corner === null ? cursor : null);
  };
  const hold = (next: Tool): void => {
    if (next !== 'room') setCorner(null);
    take(next);
  };
  const onKey = (event: KeyboardEvent): void => {
    const side = event.shiftKey ? SIDE_OF[event.key] : undefined;
    const to = steppedTo(quest, cursor, event.key);
    const named = toolOf(event.key);
    if (side !== undefined) {
      const model = modelAt(quest, squareAt(quest, cursor));
      if (model !== undefined) alter(facingOf(quest, model, side));
    } else if (to !== null) setCursor(to);
    else if (event.key === 'Escape') setCorner(null);
    else if (event.key === 'n') {
      turnTo('draw');
      setWanted(true);
    } else if (event.key === 'Enter' || event.key === ' ') apply(tool);
    else if (named !== undefined) {
      turnTo('draw');
      hold(named);
      apply(named);
    } else return;
    event.preventDefault();
  };
  const resize = (next: Quest, right: number, down: number): void => {
    if (next === quest) return;
    alter(next);
    const [x, y] = cursor;
    setCursor([Math.max(0, x + right), Math.max(0, y + down)]);
    setCorner(null);
  };

  const given: PageProps = { quest, change: alter, language, cursor };
  const said = full ? words.full : corner !== null ? words.cornerAt(squareLabel(corner)) : null;
  return (
    <div className="questedit">
      <QuestCanvas
        quest={drawn}
        tool={tool}
        cursor={cursor}
        corner={corner}
        problems={troubles}
        shown={wrong}
        notice={said}
        language={language}
        pen={pen}
        look={setCursor}
        onKey={onKey}
      />
      <Pages
        pages={PAGES.map((one) => [one, words.pages[one]] as const)}
        page={page}
        turn={turnTo}
        label={words.pagesLabel}
      >
        {page === 'draw' && (
          <>
            <Palette tool={taken} take={hold} language={language} />
            <Here {...given} panel={here} />
            <SizeFields quest={quest} language={language} resize={resize} />
          </>
        )}
        {page === 'heroes' && <PartyPage {...given} />}
        {page === 'overlord' && <OverlordPage {...given} />}
        {page === 'victory' && <VictoryPage {...given} />}
        {page === 'rules' && <RulesPage {...given} />}
        {page === 'story' && <StoryPage {...given} />}
      </Pages>
    </div>
  );
}
