import type { Language } from '@skald/text';
import type { ArmyId, Card, Field, Hex, HexMap, Side, TablePiece, Terrain } from '../content/index.ts';
import { names as de } from './de/names.ts';
import { names as en, type Names } from './en/names.ts';
import { spotOf } from './spots.ts';

export const NAMES: Readonly<Record<Language, Names>> = { en, de };

export const sideName = (side: Side, language: Language): string => NAMES[language].side(side);

/** Who leads an army, and the same with the byname. */
export const armyName = (id: ArmyId, language: Language): string => NAMES[language].army(id);
export const armyTitle = (id: ArmyId, language: Language): string => NAMES[language].title(id);

export const cardName = (card: Card, language: Language): string => NAMES[language].cards[card];
export const terrainName = (terrain: Terrain, language: Language): string =>
  NAMES[language].terrains[terrain];
export const fieldName = (field: Field, language: Language): string => NAMES[language].fields[field];
export const pieceName = (piece: TablePiece, language: Language): string => NAMES[language].piece(piece);

/** “Westerby (B3)”, or “D4” where nobody lives. */
export const placeName = (map: HexMap, hex: Hex, language: Language): string =>
  NAMES[language].spot(spotOf(map, hex, language));
