// The board in words: where the game stands, the map by regions, and everybody's record sheet.

import type { Seat } from '@skald/kernel';
import { joined, type Language, type Line, ofSeat, plain, type Section, toned } from '@skald/text';
import { AREA, type Area } from '../content/index.ts';
import type { Battle, Piece, State } from '../rules/state.ts';
import { battleSums } from '../rules/strength.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { castOf } from '../text/catalogue.ts';
import { NAMES } from '../text/names.ts';
import { counterSpans, pieceSpans } from './counters.ts';
import { AREAS_OF, REGIONS, type Region, watersOf } from './regions.ts';
import { sheet } from './sheet.ts';

/** All that a view shows, as sections that can be read one after another. */
export function textBoard(view: State, seat: Seat | null, language: Language): Section[] {
  return [
    status(view, language),
    ...(view.battle === null ? [] : [battleSection(view, view.battle, language)]),
    ...REGIONS.map((region) => regionSection(view, region, language)),
    ...view.players.map((_, other) => sheet(view, other, seat, language)),
  ];
}

function status(view: State, language: Language): Section {
  const words = BOARD_WORDS[language];
  const names = NAMES[language];
  const when = view.turn === 0 ? words.beforeTheGame : words.turn(view.turn, view.options.turns);
  const order = view.order.map((seat): Line => [ofSeat(castOf(view, names)(seat), seat)]);
  return {
    part: 'status',
    heading: [toned(when, 'strong'), plain(` · ${names.phases[view.phase]}`)],
    lines: order.length > 1 ? [[toned(`${words.order}: `, 'faint'), ...joined(order)]] : [],
  };
}

function battleSection(view: State, battle: Battle, language: Language): Section {
  const words = BOARD_WORDS[language];
  const side = (ids: readonly string[]): Line[] => ids.map((id) => counterSpans(view, id, language));
  const defenders = [
    ...(battle.defenders.length > 0
      ? side(battle.defenders)
      : side(battle.named.filter((id) => id !== 'land'))),
    ...(battle.land ? [[plain(words.land(AREA[battle.area].tax))]] : []),
  ];
  const gathered = battle.defenders.length > 0 || battle.land;
  const { sum } = NAMES[language];
  const { attack, defence } = battleSums(view, battle);
  return {
    part: 'status',
    heading: [toned(words.battle(NAMES[language].area(battle.area)), 'strong')],
    lines: [
      [plain(`${words.attackers} (${sum(attack)}): `), ...joined(side(battle.attackers))],
      [plain(`${words.defenders}${gathered ? ` (${sum(defence)})` : ''}: `), ...joined(defenders)],
    ],
  };
}

function regionSection(view: State, region: Region, language: Language): Section {
  const areas = AREAS_OF[region];
  const busy = areas.filter((area) => somethingIn(view, area));
  const empty = areas.filter((area) => !busy.includes(area));
  return {
    part: 'map',
    heading: [toned(BOARD_WORDS[language].regions[region], region === 'seas' ? 'sea' : 'land')],
    lines: [...busy.map((area) => areaLine(view, area, language)), ...emptyLines(empty, language)],
  };
}

const lordOf = (view: State, area: Area): Seat =>
  view.players.findIndex(({ kingdom }) => (kingdom as Area[]).includes(area));

const somethingIn = (view: State, area: Area): boolean =>
  view.pieces.some((one) => one.area === area) ||
  view.ground.some((lying) => lying.area === area) ||
  (view.iced as Area[]).includes(area) ||
  lordOf(view, area) >= 0;

/** “Wessex 10, Beowulf's: Beowulf (Gram), Fafnir the dragon 11” */
function areaLine(view: State, area: Area, language: Language): Line {
  const what = contents(view, area, language);
  return [...areaName(view, area, language), ...(what.length > 0 ? [plain(': '), ...joined(what)] : [])];
}

function areaName(view: State, area: Area, language: Language): Line {
  const words = BOARD_WORDS[language];
  const names = NAMES[language];
  const { sea, tax } = AREA[area];
  const lord = lordOf(view, area);
  return [
    toned(names.area(area), sea ? 'sea' : 'land'),
    ...(sea ? [] : [plain(` ${tax}`)]),
    ...(lord < 0 ? [] : [plain(', '), ofSeat(words.realmOf(castOf(view, names)(lord)), lord)]),
    ...((view.iced as Area[]).includes(area) ? [plain(', '), toned(words.iced, 'faint')] : []),
  ];
}

/** Who is in an area and what lies there: heroes with their jarls first, then monsters and free jarls, then things. */
export function contents(view: State, area: Area, language: Language): Line[] {
  const rank = (one: Piece): number => {
    if (one.owner !== null) return one.owner * 2 + (isHeroPiece(view, one) ? 0 : 1);
    return one.faceUp ? 100 : 101;
  };
  const pieces = view.pieces.filter((one) => one.area === area).sort((a, b) => rank(a) - rank(b));
  const lying = view.ground.filter((one) => one.area === area);
  return [
    ...pieces.map((one) => pieceSpans(view, one, language)),
    ...lying.map(({ item }): Line => [toned(NAMES[language].item(item), 'thing')]),
  ];
}

const isHeroPiece = (view: State, one: Piece): boolean =>
  one.owner !== null && view.players[one.owner]?.counter === one.id;

/** Areas with nothing to tell, in one faint line; seas by their waters. */
function emptyLines(areas: readonly Area[], language: Language): Line[] {
  const names = NAMES[language];
  const label = (area: Area): string => names.area(area) + (AREA[area].sea ? '' : ` ${AREA[area].tax}`);
  return [...watersOf(areas)].map(([waters, among]) => {
    const lead = waters === '' ? BOARD_WORDS[language].empty : names.waters(waters);
    return [toned(`${lead}: ${among.map(label).join(', ')}`, 'faint')];
  });
}
