// Who is what at a table while an encounter is played. RUN-BASIC-18, -22 to -27, RUN-HERO-02

/** By whatever name the table knows him. */
export type Player = string;

export interface Seating {
  /** Everyone at the table; each of them has one hero. RUN-HERO-02 */
  readonly players: readonly Player[];
  /** Who referees this encounter; null: somebody impartial, who has no hero. */
  readonly runner: Player | null;
  /** Who wrote it; null: nobody of them. RUN-BASIC-24 */
  readonly designer: Player | null;
  /** Who plays the runner's hero besides his own. RUN-BASIC-26 */
  readonly proxy: Player | null;
}

const ROLES = ['player', 'pillager', 'proxy', 'runner', 'designer'] as const;
export type Role = (typeof ROLES)[number];

/** All pillagers together. RUN-BASIC-22, -25 */
export const hordeOf = ({ players, runner, designer }: Seating): Player[] =>
  players.filter((player) => player !== runner && player !== designer);

const HOLDS: Readonly<Record<Role, (seating: Seating, player: Player) => boolean>> = {
  player: ({ players }, player) => players.includes(player),
  pillager: (seating, player) => hordeOf(seating).includes(player),
  proxy: ({ proxy }, player) => proxy === player,
  runner: ({ runner }, player) => runner === player,
  designer: ({ designer }, player) => designer === player,
};

/** One may be several things at once. RUN-BASIC-22 to -26 */
export const rolesOf = (seating: Seating, player: Player): Role[] =>
  ROLES.filter((role) => HOLDS[role](seating, player));

/** One of the Horde, where somebody's hero is without him. RUN-BASIC-26 */
export const mayBeProxy = (seating: Seating, player: Player): boolean =>
  isRunnerOneOfThem(seating) && hordeOf(seating).includes(player);

const isRunnerOneOfThem = ({ players, runner }: Seating): boolean =>
  runner !== null && players.includes(runner);

export type Fault = 'designer-does-not-run' | 'no-proxy' | 'wrong-proxy' | 'nobody-pillages';

/** What keeps them from beginning. RUN-BASIC-24 to -26 */
export function faultsOf(seating: Seating): Fault[] {
  const { players, runner, designer, proxy } = seating;
  // Whoever wrote it knows it: he runs it, or it is not played while he is there.
  const idle = designer !== null && players.includes(designer) && runner !== designer;
  return [
    ...(idle ? (['designer-does-not-run'] as const) : []),
    ...(hordeOf(seating).length === 0 ? (['nobody-pillages'] as const) : []),
    ...(proxy === null && isRunnerOneOfThem(seating) ? (['no-proxy'] as const) : []),
    ...(proxy !== null && !mayBeProxy(seating, proxy) ? (['wrong-proxy'] as const) : []),
  ];
}

/** Who decides and rolls for a player's hero; null: nobody does. RUN-BASIC-18, -26, RUN-HERO-02 */
export function playerOf(seating: Seating, heroOf: Player): Player | null {
  if (heroOf === seating.runner) return seating.proxy;
  return hordeOf(seating).includes(heroOf) ? heroOf : null;
}

/** A hero's own player, his proxy, or for anybody else the runner. RUN-BASIC-18 */
export const rollsFor = (seating: Seating, who: { readonly heroOf: Player } | 'foe'): Player | null =>
  who === 'foe' ? seating.runner : playerOf(seating, who.heroOf);

/** Whose heroes are there: one each, also the runner's. RUN-BASIC-26, RUN-HERO-02 */
export const heroesInPlay = (seating: Seating): Player[] =>
  seating.players.filter((player) => playerOf(seating, player) !== null);

/** Other players, whatever they are at the moment. RUN-BASIC-27 */
export const opponentsOf = ({ players }: Seating, player: Player): Player[] =>
  players.filter((other) => other !== player);

export type Character = 'hero' | 'foe' | 'supporting';

/** All who are no heroes support; the hostile among them are foes. RUN-BASIC-27 */
export function characterOf({ hero, hostile }: { hero: boolean; hostile: boolean }): Character {
  if (hero) return 'hero';
  return hostile ? 'foe' : 'supporting';
}
export const isSupporting = (character: Character): boolean => character !== 'hero';

/** How somebody's points are counted in this encounter: for what he does, or for what his encounter does. RUN-BASIC-23 */
export const scoresAs = (seating: Seating, player: Player): 'pillager' | 'runner' | null => {
  if (player === seating.runner) return 'runner';
  return hordeOf(seating).includes(player) ? 'pillager' : null;
};
