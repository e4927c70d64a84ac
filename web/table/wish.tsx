// What somebody at the table asks of the others: to go back, a bot for one who is gone, the seat of one who is away.

import type { Wish } from '@skald/hall/protocol';
import type { Seat } from '@skald/kernel';
import { Act } from '../parts/controls.tsx';
import { useWords } from '../words/index.ts';
import { seatName } from './names.ts';
import type { QuestionProps } from './question.tsx';

const mustAnswer = ({ waiting }: Wish, mine: readonly Seat[]): boolean =>
  waiting.some((seat) => mine.includes(seat));

/** Whether the game waits for it: going back concerns every choice, anything else only who has not answered. */
export const comesFirst = (wish: Wish, mine: readonly Seat[]): boolean =>
  mine.length > 0 && (wish.kind === 'undo' || mustAnswer(wish, mine));

export function WishPanel({
  wish,
  model,
  authority,
  loaded,
  language,
  onRefusal,
}: QuestionProps & { readonly wish: Wish }) {
  const { table } = useWords();
  const { mine } = model.info;
  const nameOf = (seat: Seat): string => seatName(model, loaded, seat, language);
  const answer = (yes: boolean) => async () => onRefusal(await authority.consent(wish.request, yes));
  const own = wish.by !== null && mine.includes(wish.by);
  const asked = mustAnswer(wish, mine);
  const who = wish.by === null ? wish.name : nameOf(wish.by);
  const text =
    wish.kind === 'undo'
      ? asked || !own
        ? table.undoAsked(who, wish.at - wish.to)
        : table.undoWaits
      : wish.kind === 'replace'
        ? table.replaceAsked(who, nameOf(wish.seat))
        : table.seatAsked(who, nameOf(wish.seat));
  return (
    <section
      className="question wish"
      id={comesFirst(wish, mine) ? 'question' : undefined}
      aria-live="polite"
      tabIndex={-1}
    >
      <h2>
        {text} {asked ? table.doYouAgree : wish.kind !== 'undo' || !own ? table.othersAsked : ''}
      </h2>
      <div className="row">
        {asked && (
          <Act tone="main" onPress={answer(true)}>
            {table.agree}
          </Act>
        )}
        {mine.length > 0 && <Act onPress={answer(false)}>{own ? table.takeBack : table.refuse}</Act>}
      </div>
    </section>
  );
}
