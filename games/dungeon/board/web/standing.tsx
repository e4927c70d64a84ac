// How it stands, over the board: the round, who of the Heroes has acted, what the Overlord has left.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { heroesOf } from '../../rules/models.ts';
import type { State } from '../../rules/state.ts';
import { BOARD_WORDS } from '../../text/board.ts';
import { NAMES } from '../../text/names.ts';
import { CardPicture, ModelPicture } from './cards.tsx';
import { knownHand } from './command-cards.ts';
import { PartyEmblem } from './emblems.tsx';
import { WEB_WORDS } from './words.ts';

export function Standing({ view, language }: { view: State; language: Language }): ReactElement {
  const words = BOARD_WORDS[language];
  const names = NAMES[language];
  const { commands, extra, hand, pile } = view.overlord;
  return (
    <ul className="dun-standing" aria-label={WEB_WORDS[language].standing}>
      <li>
        <b>{view.round === 0 ? words.beforeTheFirst : words.round(view.round)}</b>
      </li>
      <li>
        {heroesOf(view).map((one) => (
          <span
            key={one.id}
            role="img"
            aria-label={`${names.model(one.id)}${one.acted ? `, ${words.hasActed}` : ''}`}
          >
            <ModelPicture view={view} one={one} size={30} />
          </span>
        ))}
      </li>
      <li>
        <PartyEmblem party="overlord" size={24} />
        {knownHand(view).map((card, i) => (
          <span key={`${card}${i}`} role="img" aria-label={names.card(card)}>
            <CardPicture card={card} size={30} />
          </span>
        ))}
        {view.phase === 'overlordTurn'
          ? words.commands(commands, extra)
          : `${names.cards(hand.length)} · ${words.pile(pile)}`}
      </li>
    </ul>
  );
}
