// What a hex can be, on the map and as a field of battle. CAM-MOVE-03, CAM-TERRAIN, CAM-RULING-22

export const TERRAINS = [
  'grassland',
  'woods',
  'mountain',
  'swamp',
  'coast',
  'village',
  'castle',
  'sea',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** How a map is written: a letter a hex, `.` where there is none. */
export const LETTERS: Readonly<Record<string, Terrain>> = {
  g: 'grassland',
  w: 'woods',
  m: 'mountain',
  s: 'swamp',
  c: 'coast',
  V: 'village',
  K: 'castle',
  '~': 'sea',
};

/** A field of battle: the terrain of the hex, or the river where the attack crossed it. */
export const FIELDS = [
  'grassland',
  'woods',
  'mountain',
  'swamp',
  'coast',
  'village',
  'castle',
  'river',
] as const;
export type Field = (typeof FIELDS)[number];

/** Pieces on the table. */
export const PIECES = [
  'woods',
  'mountain',
  'rocks',
  'field',
  'swamp',
  'house',
  'palisade',
  'gate',
  'river',
  'ford',
  'bridge',
] as const;
export type TablePiece = (typeof PIECES)[number];

/** The dice for further pieces: so many of so many sides, and what is added. Less than nothing is nothing. */
export interface FieldDice {
  readonly sides: 3 | 6;
  readonly plus: number;
}

export interface FieldPlan {
  readonly fixed: readonly TablePiece[];
  readonly more: FieldDice;
  /** The most of a kind among all pieces. */
  readonly most: Partial<Record<TablePiece, number>>;
}

/** What stands on the table by the kind of hex. CAM-TERRAIN-01 to -08; the castle: CAM-RULING-22 */
export const FIELD_PLANS: Readonly<Record<Field, FieldPlan>> = {
  grassland: { fixed: [], more: { sides: 6, plus: 0 }, most: { woods: 2, mountain: 1 } },
  woods: { fixed: ['woods', 'woods', 'woods'], more: { sides: 3, plus: 0 }, most: {} },
  mountain: { fixed: ['mountain', 'mountain', 'mountain'], more: { sides: 6, plus: -3 }, most: {} },
  swamp: { fixed: ['swamp', 'swamp', 'swamp'], more: { sides: 3, plus: 1 }, most: {} },
  coast: { fixed: [], more: { sides: 6, plus: -3 }, most: {} },
  village: { fixed: ['house', 'house', 'house'], more: { sides: 3, plus: 0 }, most: {} },
  castle: { fixed: ['palisade', 'gate', 'house'], more: { sides: 3, plus: 0 }, most: {} },
  river: { fixed: ['river', 'ford', 'bridge'], more: { sides: 3, plus: 1 }, most: {} },
};

/** What a further piece is, by the die. CAM-RULING-22 */
export const FURTHER_PIECES: readonly TablePiece[] = [
  'woods',
  'woods',
  'mountain',
  'rocks',
  'field',
  'swamp',
];

/** Nobody crosses these on the table. CAM-TERRAIN-05 */
export const IMPASSABLE: readonly TablePiece[] = ['swamp'];
