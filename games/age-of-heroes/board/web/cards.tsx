// Turning points, with what follows from each answer written on it.

import type { PanelProps } from '@skald/games/board';
import { atDigit, DigitKey, digitOf } from '@skald/games/board-kit';
import { useKeys } from '@skald/games/keys';
import { useOptionMarks } from '@skald/games/sites';
import type { ReactElement } from 'react';
import { COUNTER, half, type JarlId } from '../../content/index.ts';
import { findPiece } from '../../rules/pieces.ts';
import type { State } from '../../rules/state.ts';
import { counterTitle } from '../../text/index.ts';
import { NAMES } from '../../text/names.ts';
import { MarkPicture } from './emblems.tsx';
import { WEB_WORDS } from './words.ts';

interface Card {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly jarl?: JarlId;
}

function Cards({ cards, choose }: { cards: readonly Card[]; choose: (id: string) => void }): ReactElement {
  useKeys(({ key }) => {
    const card = atDigit(cards, key);
    return card === undefined ? null : () => choose(card.id);
  });
  const marks = useOptionMarks();
  return (
    <div className="aoh-panel aoh-cards">
      {cards.map(({ id, title, lines, jarl }, i) => (
        <button
          type="button"
          key={id}
          {...marks(id)}
          className="aoh-card"
          aria-keyshortcuts={digitOf(i)}
          onClick={() => choose(id)}
        >
          {jarl !== undefined && <MarkPicture id={jarl} size={36} />}
          <b>
            <DigitKey at={i} /> {title}
          </b>
          <span>
            {lines.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </span>
        </button>
      ))}
    </div>
  );
}

export function RecruitQuestion({
  view,
  decision,
  language,
  choose,
}: PanelProps<State>): ReactElement | null {
  const frame = view.agenda.at(-1);
  if (decision === null || frame?.step !== 'recruit') return null;
  const words = WEB_WORDS[language].cards;
  const { jarl } = frame;
  const { cf, mf } = COUNTER[jarl];
  const cards: Record<string, Omit<Card, 'id'>> = {
    recruit: {
      title: words.recruit(counterTitle(jarl, language)),
      lines: [
        words.recruitCost,
        words.recruitGain(half(cf)),
        words.recruitServes(cf, mf, half(cf)),
        view.options.recruitsAttackAtOnce ? words.recruitNow : words.recruitLater,
      ],
      jarl,
    },
    refuse: { title: words.refuse, lines: [words.refuseText] },
  };
  return (
    <Cards
      cards={decision.options.flatMap(({ id, choice }) => {
        const card = cards[choice.act];
        return card === undefined ? [] : [{ id, ...card }];
      })}
      choose={choose}
    />
  );
}

export function AfterDeathQuestion({
  view,
  decision,
  language,
  choose,
}: PanelProps<State>): ReactElement | null {
  if (decision === null) return null;
  const words = WEB_WORDS[language].cards;
  const player = view.players[decision.seat];
  const cards = decision.options.map(({ id, choice }): Card => {
    if (choice.act === 'withdraw')
      return { id, title: words.withdraw, lines: [words.withdrawText(player?.final ?? 0)] };
    if (choice.act === 'restart') return { id, title: words.restart, lines: [words.restartText] };
    const jarl = choice.jarl as JarlId;
    const { cf, mf } = COUNTER[jarl];
    const area = findPiece(view, jarl)?.area;
    return {
      id,
      title: words.transfer(NAMES[language].counter(jarl)),
      lines: [words.transferText(cf, mf, area === undefined ? '' : NAMES[language].at(area))],
      jarl,
    };
  });
  return <Cards cards={cards} choose={choose} />;
}
