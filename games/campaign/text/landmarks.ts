import { isIn, type Landmark, type Language, textsIn } from '@skald/text';
import { ARMY_IDS, type ArmyId, geographyOf, type Hex, hexLabel, isHex } from '../content/index.ts';
import type { GameEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { armyName, placeName } from './names.ts';

const isArmy = isIn<ArmyId>(ARMY_IDS);

/** Hexes, and armies that stand somewhere. */
export const landmarks = (event: GameEvent, view: State, language: Language): Landmark[] =>
  [...new Set(textsIn(event))].flatMap((id) =>
    isHex(id) ? hexMarks(view, id, language) : isArmy(id) ? armyMark(view, id, language) : [],
  );

const hexMarks = ({ map }: State, hex: Hex, language: Language): Landmark[] =>
  geographyOf(map).terrain.has(hex)
    ? [placeName(map, hex, language), hexLabel(hex)].map((name) => ({ name, topic: hex }))
    : [];

const armyMark = ({ armies }: State, id: ArmyId, language: Language): Landmark[] =>
  armies.some((army) => army.id === id && army.at !== null)
    ? [{ name: armyName(id, language), topic: id }]
    : [];
