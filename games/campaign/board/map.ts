// The map in words: the land by banks of the river, with villages, bridges and armies, then the sea.

import { joined, type Language, type Line, plain, type Section, toned } from '@skald/text';
import {
  banksOf,
  type Geography,
  geographyOf,
  type Hex,
  hexesOf,
  hexLabel,
  NOWHERE,
  nameIn,
  TERRAINS,
} from '../content/index.ts';
import { armyIn } from '../rules/armies.ts';
import type { State } from '../rules/state.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { stepsFromCastle, stepsToCoast } from '../text/distances.ts';
import { NAMES } from '../text/names.ts';
import { spotOf } from '../text/spots.ts';
import { armySpans } from './sheet.ts';

export function mapSections(view: State, language: Language): Section[] {
  const geography = geographyOf(view.map);
  const banks = banksOf(geography);
  return [
    ...banks.map((bank, i) => bankSection(view, geography, bank, i === 0, language)),
    seaSection(geography, language),
  ];
}

function bankSection(
  view: State,
  geography: Geography,
  bank: readonly Hex[],
  first: boolean,
  language: Language,
): Section {
  const { names } = geography;
  const settled = bank.filter((hex) => names.has(hex));
  const elsewhere = bank.filter((hex) => !names.has(hex) && armyIn(view, hex) !== null);
  const called = names.get(settled[0] ?? NOWHERE) ?? hexLabel(bank[0] ?? NOWHERE);
  return {
    part: 'map',
    heading: [toned(BOARD_WORDS[language].bank(called), 'land')],
    lines: [
      ...settled.map((hex) => placeLine(view, hex, language)),
      ...elsewhere.map((hex) => groundLine(view, hex, language)),
      ...(first ? riverLines(view, language) : []),
      ...terrainLines(geography, bank, language),
    ],
  };
}

/** “Westerby (B3), village, pillaged, 4 steps from the castle, 3 steps to the coast: Thorkel ?” */
function placeLine(view: State, hex: Hex, language: Language): Line {
  const words = BOARD_WORDS[language];
  const spot = spotOf(view.map, hex, language);
  const castle = spot.terrain === 'castle';
  const away = stepsFromCastle(view.map).get(hex) ?? 0;
  const shore = stepsToCoast(view.map).get(hex) ?? 0;
  return [
    toned(NAMES[language].spot(spot), 'land'),
    plain(`, ${castle ? words.castle : words.village}`),
    ...(view.pillaged.includes(hex) ? [plain(', '), toned(words.villagePillaged, 'bad')] : []),
    ...(castle ? [] : [plain(`, ${words.fromCastle(away)}`)]),
    plain(`, ${words.toCoast(shore)}`),
    ...whoIsThere(view, hex, language),
  ];
}

const groundLine = (view: State, hex: Hex, language: Language): Line => [
  toned(hexLabel(hex), 'land'),
  plain(`, ${NAMES[language].terrains[spotOf(view.map, hex, language).terrain]}`),
  ...whoIsThere(view, hex, language),
];

function whoIsThere(view: State, hex: Hex, language: Language): Line {
  const army = armyIn(view, hex);
  const ship: Line[] = view.ship.at === hex ? [[toned(BOARD_WORDS[language].ship, 'sea')]] : [];
  const there = [...(army === null ? [] : [armySpans(view, army, language)]), ...ship];
  return there.length === 0 ? [] : [plain(': '), ...joined(there)];
}

function riverLines({ map }: State, language: Language): Line[] {
  const words = BOARD_WORDS[language];
  const ends = (edge: string): string[] => hexesOf(edge).map(hexLabel).sort(byLabel);
  const bridges = map.bridges.map((bridge): Line => {
    const [one = '', other = ''] = ends(bridge.edge);
    return [plain(words.bridge(nameIn(bridge, language), one, other))];
  });
  const bare = map.river.filter((edge) => !map.bridges.some((bridge) => bridge.edge === edge));
  return [
    ...bridges,
    [toned(`${words.fords}: ${bare.map((edge) => ends(edge).join('–')).join(', ')}`, 'faint')],
  ];
}

/** All the ground of a bank by kind, so that nobody needs the picture. */
function terrainLines({ terrain }: Geography, bank: readonly Hex[], language: Language): Line[] {
  return TERRAINS.filter((kind) => kind !== 'village' && kind !== 'castle').flatMap((kind): Line[] => {
    const there = bank
      .filter((hex) => terrain.get(hex) === kind)
      .map(hexLabel)
      .sort(byLabel);
    return there.length === 0
      ? []
      : [[toned(`${NAMES[language].terrains[kind]}: ${there.join(', ')}`, 'faint')]];
  });
}

function seaSection({ terrain }: Geography, language: Language): Section {
  const sea = [...terrain].filter(([, kind]) => kind === 'sea').map(([hex]) => hexLabel(hex));
  return {
    part: 'map',
    heading: [toned(BOARD_WORDS[language].sea, 'sea')],
    lines: [[toned(sea.sort(byLabel).join(', '), 'faint')]],
  };
}

/** By rows, then by columns. */
const byLabel = (a: string, b: string): number =>
  Number(/\d+/.exec(a)) - Number(/\d+/.exec(b)) || a.length - b.length || (a < b ? -1 : 1);
