// The board in words: where the campaign stands, the ship, a battle, the map by banks of the river, both sides.

import type { Seat } from '@skald/kernel';
import { joined, type Language, type Line, ofSeat, plain, type Section, toned } from '@skald/text';
import { PILLAGED_TO_WIN } from '../content/index.ts';
import { armiesAboard } from '../rules/armies.ts';
import type { State } from '../rules/state.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { NAMES } from '../text/names.ts';
import { spotOf } from '../text/spots.ts';
import { battleSection } from './battle.ts';
import { mapSections } from './map.ts';
import { armySpans, sheet } from './sheet.ts';

/** All that a view shows, as sections that can be read one after another. */
export function textBoard(view: State, seat: Seat | null, language: Language): Section[] {
  return [
    status(view, language),
    shipSection(view, language),
    ...(view.battle === null ? [] : [battleSection(view, view.battle, language)]),
    ...mapSections(view, language),
    ...view.sides.map((_, side) => sheet(view, side, seat, language)),
  ];
}

function status(view: State, language: Language): Section {
  const words = BOARD_WORDS[language];
  const names = NAMES[language];
  const when = view.turn === 0 ? words.beforeTheCampaign : words.turn(view.turn, view.options.turnLimit);
  const order = view.order.map((seat): Line => [ofSeat(names.side(view.sides[seat] ?? 'normans'), seat)]);
  const burnt = view.pillaged.map((hex) => names.spot(spotOf(view.map, hex, language)));
  const cards = view.discard.map((card): Line => [toned(names.cards[card], 'thing')]);
  return {
    part: 'status',
    heading: [toned(when, 'strong'), plain(` · ${names.phases[view.phase]}`)],
    lines: [
      ...(order.length > 1 ? [[toned(`${words.order}: `, 'faint'), ...joined(order)]] : []),
      [
        plain(words.pillaged(burnt.length, PILLAGED_TO_WIN)),
        ...(burnt.length > 0 ? [plain(`: ${burnt.join(', ')}`)] : []),
      ],
      [
        plain(words.deck(view.deck.length)),
        ...(cards.length > 0 ? [toned(` · ${words.discard}: `, 'faint'), ...joined(cards)] : []),
      ],
    ],
  };
}

function shipSection(view: State, language: Language): Section {
  const words = BOARD_WORDS[language];
  const { at, moved } = view.ship;
  if (at === null)
    return {
      part: 'status',
      heading: [toned(words.ship, 'sea')],
      lines: [[toned(words.shipLost, 'bad')]],
    };
  const spot = spotOf(view.map, at, language);
  const aboard = armiesAboard(view).map((army): Line => armySpans(view, army, language));
  return {
    part: 'status',
    heading: [toned(words.ship, 'sea')],
    lines: [
      [
        plain(`${words.shipAt(NAMES[language].at(spot))}, ${NAMES[language].terrains[spot.terrain]}`),
        ...(moved ? [plain(', '), toned(words.shipMoved, 'faint')] : []),
      ],
      aboard.length === 0
        ? [toned(words.nobodyAboard, 'faint')]
        : [toned(`${words.aboard}: `, 'faint'), ...joined(aboard)],
    ],
  };
}
