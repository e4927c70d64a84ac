// A battle as a list: both forces, their cards, the ground, and what lies on the table. CAM-RULING-19

import { joined, type Language, type Line, ofSeat, plain, type Section, toned } from '@skald/text';
import { IMPASSABLE } from '../content/index.ts';
import { ownerOf } from '../rules/armies.ts';
import { ROLES, type Role } from '../rules/quick.ts';
import type { Battle, State } from '../rules/state.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { counted } from '../text/counted.ts';
import { NAMES } from '../text/names.ts';
import { spotOf } from '../text/spots.ts';

export function battleSection(view: State, battle: Battle, language: Language): Section {
  const words = BOARD_WORDS[language];
  const names = NAMES[language];
  return {
    part: 'status',
    heading: [
      toned(
        words.battle(names.at(spotOf(view.map, battle.hex, language)), names.fields[battle.field]),
        'strong',
      ),
    ],
    lines: [
      ...ROLES.map((role) => forceLine(view, battle, role, language)),
      ...(battle.crossed ? [[plain(words.crossed)]] : []),
      ...(battle.way === 'table' ? tableLines(battle, language) : []),
      ...(battle.way === 'quick' && battle.round > 0 ? [[plain(words.quickRound(battle.round))]] : []),
      ...reportLines(view, battle, language),
    ],
  };
}

/** “Attacker: Raoul 5 (Scouts)” */
function forceLine(view: State, battle: Battle, role: Role, language: Language): Line {
  const words = BOARD_WORDS[language];
  const names = NAMES[language];
  const { army, points, left, cards } = battle[role];
  const played = cards.map((card): Line => [toned(names.cards[card], 'thing')]);
  return [
    toned(`${words[role]}: `, 'faint'),
    ofSeat(names.army(army), ownerOf(view, army)),
    plain(` ${words.left(left, points)}`),
    ...(battle.aboard && role === 'defender' ? [plain(`, ${words.fromShip}`)] : []),
    ...(played.length > 0 ? [plain(' ('), ...joined(played), plain(')')] : []),
  ];
}

function tableLines({ pieces }: Battle, language: Language): Line[] {
  const words = BOARD_WORDS[language];
  const lying = counted(pieces).map(([piece, count]) => NAMES[language].pieces(piece, count));
  return [
    [plain(words.onTheTable)],
    [toned(`${words.onTable}: `, 'faint'), plain(lying.length > 0 ? lying.join(', ') : words.openGround)],
    ...(pieces.some((piece) => IMPASSABLE.includes(piece)) ? [[toned(words.impassable, 'bad')]] : []),
  ];
}

function reportLines(view: State, { disputed }: Battle, language: Language): Line[] {
  const words = BOARD_WORDS[language];
  if (disputed.length === 0) return [];
  const said = disputed.map(({ winner, attacker, defender }, seat): Line => {
    const side = NAMES[language].side(view.sides[seat] ?? 'normans');
    return [ofSeat(words.report(side, words.winners[winner], attacker, defender), seat)];
  });
  return [[toned(words.reports, 'bad')], ...said];
}
