// Questions about a single die or card: each answer as a picture of what it means.

import type { PanelProps } from '@skald/games/board';
import { Die } from '@skald/games/board-kit';
import { useKeys } from '@skald/games/keys';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import {
  CARDS,
  type Card,
  COPIES,
  DECK,
  FLEEING_FORD_ON,
  INITIATIVE_BONUS,
  sideOf,
  WEAK_POINTS,
} from '../../../content/index.ts';
import type { State } from '../../../rules/state.ts';
import { cardName, NAMES } from '../../../text/names.ts';
import { optionText } from '../../../text/options.ts';
import { BonusCard } from '../bonus-cards.tsx';
import { Swords } from '../marks.tsx';
import { WEB_WORDS } from '../words.ts';
import { LargeAnswers } from './answers.tsx';
import { Parties } from './parties.tsx';

/** Six faces, as large as they are on a table. */
export function TypeDieQuestion({
  view,
  decision,
  language,
  choose,
}: PanelProps<State>): ReactElement | null {
  const frame = view.agenda.at(-1);
  const faces = (decision?.options ?? []).map(({ id, choice }) => ({ id, face: Number(choice.face) }));
  useKeys(({ key }) => {
    const meant = faces.find(({ face }) => String(face) === key);
    return meant === undefined ? null : () => choose(meant.id);
  });
  const words = WEB_WORDS[language].die;
  const before = frame?.step === 'typeDie' ? frame.faces : [];
  return (
    <div className="cam-panel">
      {before.length > 0 && (
        <p className="cam-so-far">
          {words.soFar}
          {before.map((face, i) => (
            <span key={i} role="img" aria-label={words.face(face)}>
              <Die face={face} size={24} />
            </span>
          ))}
        </p>
      )}
      <ol className="cam-faces">
        {faces.map(({ id, face }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={words.face(face)}
              aria-keyshortcuts={String(face)}
              onClick={() => choose(id)}
            >
              <Die face={face} size={64} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function BonusCardQuestion({
  view,
  decision,
  language,
  choose,
}: PanelProps<State>): ReactElement | null {
  if (decision === null) return null;
  const words = WEB_WORDS[language].bonus;
  const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
  return (
    <div className="cam-panel">
      <LargeAnswers
        answers={decision.options.map(({ id, choice }) => ({
          id,
          title: optionText(view, asked, choice, language),
          quiet: choice.act !== 'draw',
          ...(choice.act === 'draw'
            ? {
                picture: <BonusCard card={null} width={58} language={language} />,
                notes: [view.deck.length === 0 ? words.empty : words.left(view.deck.length)],
              }
            : {}),
        }))}
        choose={choose}
      />
      <MayCome view={view} seat={decision.seat} language={language} />
    </div>
  );
}

/** All one has not seen may come, each as likely as its copies are many. */
function MayCome({ view, seat, language }: { view: State; seat: number; language: Language }): ReactElement {
  const words = WEB_WORDS[language];
  const seen = [...(view.hands[seat] ?? []), ...(view.deck.length === 0 ? [] : view.discard)];
  const left = (card: Card): number => COPIES[card] - seen.filter((one) => one === card).length;
  const all = DECK.length - seen.length;
  return (
    <dl className="cam-may-come">
      <dt>{words.bonus.mayBe}</dt>
      {CARDS.filter((card) => left(card) > 0).map((card) => (
        <dd key={card}>
          {cardName(card, language)} <b>{NAMES[language].percent(left(card) / all)}</b>
        </dd>
      ))}
    </dl>
  );
}

/** A ford with the enemy behind: the die, or the card. */
export function FordOrCardQuestion({ decision, language, choose }: PanelProps<State>): ReactElement | null {
  if (decision === null) return null;
  const words = WEB_WORDS[language].ford;
  const chance = (7 - FLEEING_FORD_ON) / 6;
  return (
    <div className="cam-panel">
      <LargeAnswers
        answers={decision.options.map(({ id, choice }) =>
          choice.act === 'roll'
            ? {
                id,
                title: words.roll,
                notes: [words.succeeds(NAMES[language].percent(chance))],
                picture: <Die face={FLEEING_FORD_ON} size={46} />,
              }
            : {
                id,
                title: cardName('ford', language),
                notes: [words.cardSure],
                picture: <BonusCard card="ford" width={58} language={language} />,
              },
        )}
        choose={choose}
      />
    </div>
  );
}

export function InitiativeCardsQuestion({
  view,
  decision,
  language,
  choose,
}: PanelProps<State>): ReactElement | null {
  if (decision === null) return null;
  const words = WEB_WORDS[language].initiative;
  const titles = [words.none, words.one, words.two];
  const weak = view.armies.filter(
    ({ id, points }) => sideOf(id) === view.sides[decision.seat] && points <= WEAK_POINTS,
  ).length;
  return (
    <div className="cam-panel">
      <p className="cam-fine">{words.weak(weak)}</p>
      <LargeAnswers
        answers={decision.options.map(({ id, choice }) => {
          const cards = Number(choice.cards);
          return {
            id,
            title: titles[cards] ?? '',
            notes: [cards === 0 ? words.keep : words.bonus(cards * INITIATIVE_BONUS)],
            ...(cards === 0
              ? {}
              : { picture: <BonusCard card="initiative" width={46} language={language} /> }),
          };
        })}
        choose={choose}
      />
    </div>
  );
}

export function WayQuestion({ view, decision, language, choose }: PanelProps<State>): ReactElement | null {
  if (decision === null || view.battle === null) return null;
  const words = WEB_WORDS[language].way;
  const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
  return (
    <div className="cam-panel">
      <Parties view={view} battle={view.battle} seat={decision.seat} language={language} />
      <LargeAnswers
        answers={decision.options.map(({ id, choice }) => ({
          id,
          title: optionText(view, asked, choice, language),
          notes: [choice.act === 'quick' ? words.quick : words.table],
          picture:
            choice.act === 'quick' ? (
              <Die face={5} size={42} />
            ) : (
              <svg viewBox="-12 -12 24 24" width="42" height="42" aria-hidden="true">
                <Swords />
              </svg>
            ),
        }))}
        choose={choose}
      />
    </div>
  );
}
