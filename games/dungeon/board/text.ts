// The board in words: how the adventure stands, the model that acts, room by room, everybody's sheet.

import type { Seat } from '@skald/kernel';
import { joined, type Language, type Line, plain, type Section, toned } from '@skald/text';
import { MINIONS, type Minion } from '../content/index.ts';
import { leversLeft } from '../rules/exits.ts';
import { quest } from '../rules/models.ts';
import type { State } from '../rules/state.ts';
import { UNKNOWN } from '../rules/view.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { NAMES } from '../text/names.ts';
import { activeSection } from './active.ts';
import { roomSections } from './rooms.ts';
import { sheets } from './sheet.ts';

/** All that a view shows, as sections that can be read one after another. */
export function textBoard(view: State, seat: Seat | null, language: Language): Section[] {
  return [
    status(view, language),
    ...activeSection(view, language),
    ...roomSections(view, language),
    ...sheets(view, seat, language),
    overlordSection(view, language),
  ];
}

function status(view: State, language: Language): Section {
  const words = BOARD_WORDS[language];
  const drawn = quest(view);
  const when = view.round === 0 ? words.beforeTheFirst : words.round(view.round);
  const { chamber } = view.dungeon;
  const left = leversLeft(view);
  return {
    part: 'status',
    heading: [
      toned(drawn.title[language], 'strong'),
      plain(` · ${when} · ${NAMES[language].phases[view.phase]}`),
    ],
    lines: [
      [plain(words.goals(drawn))],
      [plain(words.overlordGoals(drawn))],
      ...(drawn.victory.deckOut === 'heroesWin' ? [[plain(words.heroesDeckOut)]] : []),
      ...drawn.specials.map((special): Line => [plain(words.special(special))]),
      ...(left > 0 ? [[plain(words.leversLeft(left))]] : []),
      ...(chamber === null ? [] : [[plain(words.chamber[chamber])]]),
    ],
  };
}

function overlordSection(view: State, language: Language): Section {
  const words = BOARD_WORDS[language];
  const { overlord, pool, phase } = view;
  const raisable = MINIONS.filter((minion) => (pool[minion] ?? 0) > 0).map(
    (minion: Minion): Line => [toned(words.poolEntry(minion, pool[minion] ?? 0), 'foe')],
  );
  return {
    part: 'sheet',
    heading: [toned(words.overlord, 'foe')],
    lines: [
      ...(phase === 'overlordTurn' ? [[plain(words.commands(overlord.commands, overlord.extra))]] : []),
      [
        toned(`${words.hand}: `, 'faint'),
        ...handLine(view, language),
        plain(` · ${words.pile(overlord.pile)}`),
      ],
      ...(overlord.discard.length > 0
        ? [[toned(`${words.discard}: `, 'faint'), ...cardsLine(view.overlord.discard, language)]]
        : []),
      [
        toned(`${words.pool}: `, 'faint'),
        ...(raisable.length > 0 ? joined(raisable) : [plain(words.nothing)]),
      ],
    ],
  };
}

/** His own cards by name, for others only their number. */
function handLine({ overlord: { hand } }: State, language: Language): Line {
  if (hand.length === 0) return [plain(BOARD_WORDS[language].nothing)];
  return (hand as readonly string[]).includes(UNKNOWN)
    ? [toned(NAMES[language].cards(hand.length), 'hidden')]
    : cardsLine(hand, language);
}

const cardsLine = (cards: State['overlord']['hand'], language: Language): Line =>
  joined(cards.map((card): Line => [toned(NAMES[language].card(card), 'thing')]));
