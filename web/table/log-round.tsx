// One round of the log: a heading that folds it, and its lines.

import { memo, useId } from 'react';
import { useWords } from '../words/index.ts';
import { headingOf, type Reader, type Round, tell } from './rounds.ts';
import { type Showing, ToldLine } from './told-line.tsx';

interface RoundProps extends Showing {
  readonly round: Round;
  readonly reader: Reader;
  readonly open: boolean;
  readonly newest: boolean;
  /** The number of the event from which on its lines are news; null where none are. */
  readonly since: number | null;
  turn(from: number, open: boolean): void;
}

export const RoundOfLog = memo(function RoundOfLog(props: RoundProps) {
  const { table } = useWords();
  const { round, reader, open, turn } = props;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3>
        <button id={id} type="button" aria-expanded={open} onClick={() => turn(round.from, !open)}>
          {round.opening === null ? table.setUp : headingOf(round.opening, reader)}
        </button>
      </h3>
      {open && <Lines {...props} />}
    </section>
  );
}, isToldAlike);

/** A round that is over is told as it was told: a long game is not written anew with every choice. */
function isToldAlike(before: RoundProps, now: RoundProps): boolean {
  const [were, are] = [before.round.events, now.round.events];
  return (
    !now.newest &&
    !before.newest &&
    before.open === now.open &&
    before.since === now.since &&
    before.reader.language === now.reader.language &&
    before.round.opening === now.round.opening &&
    were.length === are.length &&
    were.every((event, i) => event === are[i])
  );
}

function Lines({ round: { to, events }, reader, since, show }: RoundProps) {
  const { table } = useWords();
  const told = events.map((event) => tell(event, reader));
  const news =
    since === null ? -1 : told.findIndex((one, i) => one !== null && to - events.length + i >= since);
  return (
    <ol>
      {told.map(
        (one, i) =>
          one !== null && (
            <li key={`${i}`} data-since={i === news ? table.sinceChoice : undefined}>
              <ToldLine line={one.line} show={show} />
            </li>
          ),
      )}
    </ol>
  );
}
