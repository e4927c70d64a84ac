// Each side on a sheet: armies, what is known of their points, cards, and the state of the land.

import type { PanelProps } from '@skald/games/board';
import type { Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import {
  ALL_POINTS,
  CARDS,
  type Card,
  geographyOf,
  type Hex,
  PILLAGED_TO_WIN,
  sideOf,
} from '../../content/index.ts';
import type { Army, State } from '../../rules/state.ts';
import { armyTitle, cardName, NAMES, sideName } from '../../text/names.ts';
import { pointsOf, strengthsOf } from '../outlook.ts';
import { BattleSheetButton } from './battle-sheet/battle-sheet.tsx';
import { BonusCard, cardTexts } from './bonus-cards.tsx';
import { SideEmblem } from './emblems.tsx';
import { faceOf } from './faces.ts';
import { ArmyShield } from './shields.tsx';
import { placeInWords } from './speech.ts';
import { WEB_WORDS } from './words.ts';

export function Sheets({ view, seat, seats, language }: PanelProps<State>): ReactElement {
  const words = WEB_WORDS[language].sheet;
  const order = view.sides.map((_, one) => one).toSorted((a, b) => Number(b === seat) - Number(a === seat));
  return (
    <div className="cam-panel cam-sheets">
      {view.battle && <BattleSheetButton view={view} battle={view.battle} language={language} />}
      {order.map((one) => (
        <SideSheet
          key={one}
          view={view}
          seat={seat}
          of={one}
          player={seats.find((look) => look.seat === one)?.player || (one === seat ? words.you : '')}
          language={language}
        />
      ))}
      <LandSheet view={view} language={language} />
    </div>
  );
}

function SideSheet({
  view,
  seat,
  of,
  player,
  language,
}: {
  view: State;
  seat: Seat | null;
  of: Seat;
  player: string;
  language: Language;
}): ReactElement {
  const words = WEB_WORDS[language].sheet;
  const side = view.sides[of] ?? 'normans';
  const armies = view.armies.filter(({ id }) => sideOf(id) === side);
  const known = armies.reduce((sum, army) => sum + (pointsOf(army) ?? 0), 0);
  const left = ALL_POINTS - (view.lost[of] ?? 0);
  return (
    <details className="cam-side" open>
      <summary>
        <SideEmblem side={side} size={32} />
        <span>
          <b>{sideName(side, language)}</b> <small>{player}</small>
        </span>
        <span className="cam-side-points">{words.known(known, left)}</span>
      </summary>
      <ul className="cam-side-armies">
        {armies.map((army) => (
          <ArmyLine key={army.id} view={view} army={army} seat={seat} language={language} />
        ))}
      </ul>
      <HandOf hand={view.hands[of] ?? []} language={language} />
    </details>
  );
}

function ArmyLine({
  view,
  army,
  seat,
  language,
}: {
  view: State;
  army: Army;
  seat: Seat | null;
  language: Language;
}): ReactElement {
  const words = WEB_WORDS[language];
  const gone = army.at === null && army.points === 0;
  const strengths = gone ? [] : strengthsOf(view, army);
  const [least, most] = [strengths[0], strengths.at(-1)];
  return (
    <li className={gone ? 'cam-gone' : undefined}>
      <svg viewBox="-26 -40 52 72" width="24" height="33" aria-hidden="true">
        <ArmyShield {...faceOf(view, army, seat)} spent={army.moved} />
      </svg>
      <span>
        <b>{armyTitle(army.id, language)}</b>
        <small>
          {gone
            ? words.sheet.gone
            : army.at === null
              ? words.sheet.waits
              : placeInWords(view, army.at, language)}
        </small>
      </span>
      {!gone && (
        <span className="cam-side-points">
          {least === most ? words.points(least ?? 0) : `${least}–${most}`}
        </span>
      )}
    </li>
  );
}

/** One's own cards with what they do; of the enemy's only how many. */
function HandOf({ hand, language }: { hand: readonly Card[]; language: Language }): ReactElement {
  const words = WEB_WORDS[language];
  const hidden = hand.filter((card) => !CARDS.includes(card)).length;
  return (
    <div className="cam-hand">
      <h4>
        {words.sheet.hand}: {hand.length === 0 ? words.sheet.noCards : words.sheet.cards(hand.length)}
      </h4>
      {hidden > 0 && (
        <p role="img" aria-label={`${words.unknownCard} × ${hidden}`}>
          {Array.from({ length: hidden }, (_, i) => (
            <BonusCard key={i} card={null} width={34} language={language} />
          ))}
        </p>
      )}
      <ul>
        {CARDS.filter((card) => hand.includes(card)).map((card) => (
          <li key={card}>
            <BonusCard card={card} width={46} language={language} />
            <span>
              <b>
                {cardName(card, language)}
                {copies(hand, card) > 1 && ` × ${copies(hand, card)}`}
              </b>
              {cardTexts(card, language).map((text) => (
                <small key={text}>{text}</small>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const copies = (hand: readonly Card[], card: Card): number => hand.filter((one) => one === card).length;

/** Villages, castle, deck and turn. */
function LandSheet({ view, language }: { view: State; language: Language }): ReactElement {
  const words = WEB_WORDS[language].sheet;
  const { villages, names } = geographyOf(view.map);
  const { list } = NAMES[language];
  const named = (hexes: readonly Hex[]): string =>
    hexes.length === 0 ? words.none : list(hexes.map((hex) => names.get(hex) ?? hex));
  const siege = Math.max(0, ...view.armies.map((army) => army.siege));
  const lines: [string, string][] = [
    [words.turn, words.turnOf(view.turn, view.options.turnLimit)],
    [words.villages, `${words.villagesOf(view.pillaged.length, PILLAGED_TO_WIN)}: ${named(view.pillaged)}`],
    [words.stillWhole, named(villages.filter((hex) => !view.pillaged.includes(hex)))],
    [words.castle, siege === 0 ? words.castleSafe : words.castleHeld(siege, view.options.castleTurns)],
    [words.deck, words.deckLeft(view.deck.length)],
    ...(view.discard.length === 0
      ? []
      : ([[words.discard, list(view.discard.map((card) => cardName(card, language)))]] as [
          string,
          string,
        ][])),
  ];
  return (
    <dl className="cam-land">
      {lines.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
