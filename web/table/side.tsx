// Beside the board: who plays, what has happened, what is asked, and what one looks up.

import type { ReactNode } from 'react';
import type { TableModel } from '../model.ts';
import { Problem } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { OpenTable } from './controller.ts';
import { DiceSeal } from './dice-seal.tsx';
import { Ending } from './ending.tsx';
import { Keepsakes, type Kept, ToReplay } from './keepsakes.tsx';
import { Message } from './message.tsx';
import { seatLooks, seatName } from './names.ts';
import { Panels } from './panels.tsx';
import { QuestionPanel } from './question.tsx';
import { Seats } from './seats.tsx';

/** What the page adds that holds the table. */
export interface Additions {
  /** Above the question: an invitation, a guide. */
  readonly above?: ((model: TableModel) => ReactNode) | undefined;
  /** Beside the ending: what follows, for example once more. */
  readonly after?: ((model: TableModel) => ReactNode) | undefined;
  /** What is left of a game that is over. */
  readonly kept: Kept;
}

export function Side({
  table,
  above,
  after,
  kept,
  finale,
}: {
  table: OpenTable;
  /** Whether the end is still being told over the board. */
  finale: boolean;
} & Additions) {
  const { model, loaded, asked } = table;
  return (
    <aside className="side">
      <Present {...table} />
      {above?.(model)}
      <Message {...table} />
      <Problem text={asked.problem} />
      {model.result === null ? (
        <Asked {...table} />
      ) : (
        <Ending model={model} loaded={loaded}>
          {after?.(model)}
          {!finale && (
            <>
              <ToReplay kept={kept} />
              <Keepsakes {...table} kept={kept} />
            </>
          )}
        </Ending>
      )}
      <LookedUp {...table} />
    </aside>
  );
}

function Present({ model, live, loaded, authority }: OpenTable) {
  const words = useWords();
  const { language } = useSettings();
  const seats = seatLooks(model, words);
  const names = seats.map(({ player, seat }) => player || seatName(model, loaded, seat, language));
  return (
    <>
      <Seats model={model} live={live} loaded={loaded} seats={seats} />
      {authority.kind === 'remote' && <DiceSeal model={model} names={names} />}
    </>
  );
}

function Asked({ model, live, presented, loaded, authority, asked, special, told }: OpenTable) {
  if (told === null) return null;
  return (
    <QuestionPanel
      {...told}
      loaded={loaded}
      model={model}
      live={live}
      held={presented.held}
      hurry={presented.hurry}
      sending={asked.sending}
      authority={authority}
      onRefusal={asked.refuse}
      listed={asked.options}
      special={special}
      answered={asked.answered}
      lastKind={asked.lastKind}
    />
  );
}

function LookedUp({ model, loaded, authority, lookup, told, news, show }: OpenTable) {
  if (told === null) return null;
  return (
    <Panels
      {...told}
      tab={lookup.tab}
      onTab={lookup.open}
      onClose={lookup.closeSheet}
      large={lookup.large}
      onEnlarge={lookup.enlarge}
      loaded={loaded}
      model={model}
      authority={authority}
      news={news}
      filter={lookup.filter}
      onFilter={lookup.lookFor}
      show={show}
    />
  );
}
