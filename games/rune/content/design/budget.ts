// What an encounter may cost its heroes, by its place in the adventure and by how far the group has come. RUN-BUDGET

/** In the order of an adventure with a plot. RUN-ADV-02, -06 */
export const ENCOUNTER_KINDS = ['basic', 'setup', 'cushion', 'development', 'climax'] as const;
export type EncounterKind = (typeof ENCOUNTER_KINDS)[number];

/** RUN-BUDGET-04, -07, RUN-RULING-F01 */
export const BASE_LIMIT: Readonly<Record<EncounterKind, number>> = {
  basic: 300,
  setup: 350,
  cushion: 300,
  development: 350,
  climax: 450,
};

/** From so many victory points on, so much more for each step of them. RUN-BUDGET-05, -07 */
export const EXPERIENCE = { from: 500, step: 250, points: 25 } as const;

/** Where an adventure is set. RUN-ADV-08 */
export const HOOKS = [
  'underground',
  'scandinavia',
  'jotunheim',
  'nidavellir',
  'svartalfheim',
  'foreign-lands',
  'underwater',
  'other-dimensions',
] as const;
export type Hook = (typeof HOOKS)[number];

/** RUN-ENC-18, RUN-RULING-F04, RUN-RULING-R29 */
export const EVENTS = { least: 1, most: 4 } as const;
/** RUN-TRAP-03, -04 */
export const TRAPS = { inEncounter: 8, inCombatEvent: 4 } as const;
