import { capital, helpFront, isIn, type Language, type Shelf, shelf } from '@skald/text';
import {
  ARMY_IDS,
  type ArmyId,
  CARDS,
  type Card,
  FIELDS,
  type Field,
  geographyOf,
  type Hex,
  hexLabel,
  isHex,
  TERRAINS,
  type Terrain,
} from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { CHAPTERS } from './chapters.ts';
import { help as de } from './de/help.ts';
import { stepsFromCastle, stepsToCoast } from './distances.ts';
import { type ArmyNews, help as en, type Help, type HexNews } from './en/help.ts';
import { NAMES } from './names.ts';
import { spotOf } from './spots.ts';

export const HELP: Readonly<Record<Language, Help>> = { en, de };

const isField = isIn<Field>(FIELDS);

const TERRAIN_SHELF: Shelf<State, Terrain> = {
  title: { en: 'Terrain', de: 'Gelände' },
  ids: TERRAINS,
  name: (id, language) => capital(NAMES[language].terrains[id]),
  text: (id, _, language) => `${capital(NAMES[language].terrains[id])}: ${terrainText(id, language)}`,
};

const CARD_SHELF: Shelf<State, Card> = {
  title: { en: 'Cards', de: 'Karten' },
  ids: CARDS,
  name: (id, language) => NAMES[language].cards[id],
  text(id, _, language) {
    const help = HELP[language];
    return `${NAMES[language].cards[id]}: ${help.cards[id]} ${help.copies(id)}`;
  },
};

const ARMY_SHELF: Shelf<State, ArmyId> = {
  title: { en: 'Armies', de: 'Heere' },
  ids: ARMY_IDS,
  name: (id, language) => NAMES[language].title(id),
  text: (id, view, language) => HELP[language].army(id, view && armyNews(view, id, language)),
};

/** Hexes (`2,4`) that are on the map. */
const HEX_SHELF: Shelf<State, Hex> = {
  ids: [],
  holds: isHex,
  name: (id) => hexLabel(id),
  text(id, view, language) {
    if (view === null || !onMap(view, id)) return null;
    const spot = spotOf(view.map, id, language);
    return HELP[language].hex(spot, terrainText(spot.terrain, language), hexNews(view, id));
  },
};

export const { HELP_TOPICS, helpText, topicList, topicName } = helpFront<State>([
  shelf(CHAPTERS),
  shelf(TERRAIN_SHELF),
  shelf(CARD_SHELF),
  shelf(ARMY_SHELF),
  shelf(HEX_SHELF),
]);

function terrainText(terrain: Terrain, language: Language): string {
  const help = HELP[language];
  return help.terrain[terrain] + (isField(terrain) ? ` ${help.tableText(terrain)}` : '');
}

const onMap = (view: State, hex: Hex): boolean => geographyOf(view.map).terrain.has(hex);

function armyNews(view: State, id: ArmyId, language: Language): ArmyNews | null {
  const army = view.armies.find((one) => one.id === id);
  if (army === undefined) return null;
  return {
    spot: army.at === null ? null : spotOf(view.map, army.at, language),
    points: army.points,
    lost: army.points === 0,
    moved: army.moved,
  };
}

function hexNews(view: State, hex: Hex): HexNews {
  return {
    army: view.armies.find(({ at }) => at === hex)?.id ?? null,
    ship: view.ship.at === hex,
    aboard: view.armies.filter(({ at }) => at === 'ship').map(({ id }) => id),
    pillaged: view.pillaged.includes(hex),
    fromCastle: stepsFromCastle(view.map).get(hex) ?? null,
    fromCoast: stepsToCoast(view.map).get(hex) ?? null,
  };
}
