// A hero's record sheet in words.

import type { Seat } from '@skald/kernel';
import { joined, type Language, type Line, ofSeat, plain, type Section, toned } from '@skald/text';
import { AREA } from '../content/index.ts';
import { reckon } from '../rules/end.ts';
import { combatFactor, heroPiece, jarlsOf, losesTurn, movementFactor } from '../rules/pieces.ts';
import type { Piece, Player, State } from '../rules/state.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { castOf } from '../text/catalogue.ts';
import { NAMES } from '../text/names.ts';
import { itemSpans } from './counters.ts';

export function sheet(view: State, seat: Seat, reader: Seat | null, language: Language): Section {
  const words = BOARD_WORDS[language];
  const player = view.players[seat] as Player;
  const name = castOf(view, NAMES[language])(seat);
  return {
    part: 'sheet',
    heading: [ofSeat(name, seat), ...(seat === reader ? [plain(` (${words.you})`)] : [])],
    lines:
      player.status === 'alive' ? living(view, seat, player, language) : gone(view, seat, player, language),
  };
}

function gone(view: State, seat: Seat, player: Player, language: Language): Line[] {
  const words = BOARD_WORDS[language];
  if (player.status === 'choosing') return [[toned(words.choosing, 'faint')]];
  const fate = player.status === 'dead' ? words.dead : words.withdrawn;
  return [
    [toned(fate, 'bad'), ...(player.final === null ? [] : [plain(`, ${words.ended(player.final)}`)])],
    ...jarlLines(view, seat, language),
  ];
}

function living(view: State, seat: Seat, player: Player, language: Language): Line[] {
  const words = BOARD_WORDS[language];
  const names = NAMES[language];
  const hero = heroPiece(view, seat);
  const { final } = reckon(view, seat);
  const over = view.phase === 'over';
  const label = (text: string) => toned(`${text} `, 'faint');
  const facts: Line[] = [
    [label(words.glory), toned(`${player.glory}`, 'strong')],
    [label(words.luck), toned(`${player.luck}`, 'strong')],
    [label(words.hoard), toned(names.marks(player.hoard), 'strong')],
    [plain(over ? words.ended(player.final ?? final) : words.inAll(final))],
  ];
  const place: Line[] = [
    ...(hero === null ? [] : [[label(words.at), plain(`${names.at(hero.area)}`)]]),
    ...(player.home === null ? [] : [[label(words.home), plain(names.area(player.home))]]),
    ...(hero === null || hero.items.length === 0
      ? []
      : [[label(words.carries), ...itemSpans(hero.items, language)]]),
    ...(player.rune === null ? [] : [[label(words.rune), plain(names.runes[player.rune])]]),
  ];
  const troubles = conditions(view, player, hero, language);
  const lands = player.kingdom.map((area): Line => [plain(`${names.area(area)} ${AREA[area].tax}`)]);
  return [
    joined(facts, ' · '),
    joined(place, ' · '),
    ...(troubles.length > 0 ? [joined(troubles, ' · ')] : []),
    ...(lands.length > 0 ? [[label(words.kingdom), ...joined(lands)]] : []),
    ...jarlLines(view, seat, language),
  ];
}

/** What a hero suffers, and what gods have promised him. */
function conditions(view: State, player: Player, hero: Piece | null, language: Language): Line[] {
  const words = BOARD_WORDS[language];
  const { turn } = view;
  const bad = [
    ...(player.wounded ? [words.wounded] : []),
    ...(player.worshipUntil >= turn && player.worshipUntil > 0 ? [words.worships(player.worshipUntil)] : []),
    ...(player.njordStorm > 0 && player.njordStorm >= turn ? [words.storm] : []),
    ...(hero === null ? [] : hindrances(view, hero, language)),
  ];
  const good = [
    ...(player.god === null ? [] : [words.waits(NAMES[language].gods[player.god])]),
    ...(player.maidens.length === 0 ? [] : [words.maidens(player.maidens.length)]),
    ...(player.njordAid === -1 || player.njordAid >= Math.max(turn, 1) ? [words.smoothSea] : []),
  ];
  return [...bad.map((text): Line => [toned(text, 'bad')]), ...good.map((text): Line => [plain(text)])];
}

function hindrances(view: State, one: Piece, language: Language): string[] {
  const words = BOARD_WORDS[language];
  return [
    ...(losesTurn(view, one) ? [words.losesTurn] : []),
    ...(one.seaBan > 0 && one.seaBan >= view.turn ? [words.seaBan] : []),
    ...(one.hail > 0 ? [words.hail(one.hail)] : []),
  ];
}

function jarlLines(view: State, seat: Seat, language: Language): Line[] {
  const words = BOARD_WORDS[language];
  const names = NAMES[language];
  return jarlsOf(view, seat).map((jarl): Line => {
    const more = [...(jarl.purse > 0 ? [words.purse(jarl.purse)] : []), ...hindrances(view, jarl, language)];
    return [
      ofSeat(names.title(jarl.id), seat),
      plain(` ${combatFactor(view, jarl)}/${movementFactor(view, jarl)} ${names.at(jarl.area)}`),
      ...(jarl.items.length > 0 ? [plain(', '), ...itemSpans(jarl.items, language)] : []),
      ...(more.length > 0 ? [plain(`, ${more.join(', ')}`)] : []),
    ];
  });
}
