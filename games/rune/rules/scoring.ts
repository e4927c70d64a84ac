// Victory points of those who play heroes: what a fight writes down, and what it comes to when the encounter is over.
// Scores are a function of the entries and of who died, and of nothing else. RUN-VP-01 to -46

/** What moves victory points while an encounter lasts. RUN-VP-46 */
export const CAUSES = [
  'damage',
  'deathBlow',
  'success',
  'award',
  'gift',
  'suffered',
  'statusLoss',
  'heroStruck',
] as const;
export type Cause = (typeof CAUSES)[number];

/** What each point of an entry is worth, and by which rule. RUN-VP-45 */
const WORTH: Readonly<Record<Cause, readonly [each: number, rule: string]>> = {
  damage: [1, 'RUN-VP-11'],
  deathBlow: [1, 'RUN-VP-17'],
  success: [1, 'RUN-VP-21'],
  award: [1, 'RUN-GAIN-90'],
  gift: [1, 'RUN-GIFTRULE-VP-01'],
  suffered: [-1, 'RUN-VP-30'],
  statusLoss: [-1, 'RUN-VP-34'],
  heroStruck: [-5, 'RUN-VP-35'],
};

/** Which way an entry counts, and how much. */
export const worthOf = ({ cause, points }: Pick<Entry, 'cause' | 'points'>): number =>
  WORTH[cause][0] * points;

export const ruleFor = (cause: Cause): string => WORTH[cause][1];

/** One line of a tally. */
export interface Entry {
  readonly hero: string;
  readonly cause: Cause;
  /** Whom or what it was about. */
  readonly of: string | null;
  /** Never below 0; the cause says which way they count. */
  readonly points: number;
}

/** Hit points that a foe of the notes really lost, and no more than it had. RUN-VP-11 to -14, RUN-RULING-F05 */
const damagePoints = (lost: number, hpBefore: number, listedAsFoe: boolean): number =>
  listedAsFoe ? Math.max(0, Math.min(lost, hpBefore)) : 0;

/** For whoever kills it, whoever hurt it before; all of its Might if with its own arm. RUN-VP-17 to -20 */
const deathBlowPoints = (might: number, byItsOwnArm: boolean): number =>
  byItsOwnArm ? might : Math.floor(might / 2);

/** What a foe has suffered, by whom and how. */
export interface Blow {
  readonly foe: string;
  /** Whoever struck it or brought it into harm's way; none: nobody's doing. RUN-VP-15, -18 */
  readonly credit: readonly string[];
  readonly lost: number;
  readonly hpBefore: number;
  readonly killed: boolean;
  readonly might: number;
  /** No bargainer, decoy or helper, and nothing that pays nobody. */
  readonly listedAsFoe: boolean;
  readonly byItsOwnArm: boolean;
}

/** What a blow brings: to one all of it, to several an even part of each line. RUN-VP-11 to -20, RUN-FOELIST-DISHONORED.5 */
export function entriesFor({
  foe,
  credit,
  lost,
  hpBefore,
  killed,
  might,
  listedAsFoe,
  byItsOwnArm,
}: Blow): Entry[] {
  const damage = damagePoints(lost, hpBefore, listedAsFoe);
  const deathBlow = killed && listedAsFoe ? deathBlowPoints(might, byItsOwnArm) : 0;
  return credit.flatMap((hero) =>
    (
      [
        ['damage', damage],
        ['deathBlow', deathBlow],
      ] as const
    )
      .map(([cause, all]) => ({ hero, cause, of: foe, points: Math.floor(all / credit.length) }))
      .filter(({ points }) => points > 0),
  );
}

export interface Roll {
  readonly result: number;
  readonly difficulty: number;
  /** By the notes, as a Freestanding one, or by nobody: a stunt, a flight, a gift. RUN-VP-23, -24 */
  readonly calledFor: 'listed' | 'freestanding' | 'no';
  /** He has made it before, and the notes ask for no other. RUN-VP-22 */
  readonly again: boolean;
}

const FACTOR = 3;

/** RUN-VP-21 to -24, RUN-RULING-F06 */
export const successPoints = ({ result, difficulty, calledFor, again }: Roll): number =>
  calledFor !== 'no' && !again ? FACTOR * Math.max(0, result - difficulty) : 0;

/** How a hero came to hurt another. */
export type Clash = 'deliberate' | 'possessed' | 'strikesBack' | 'holmgang' | 'stray';

/** Damage that counts against whoever did it. RUN-VP-35, -38, -39 */
export const clashPoints = (lost: number, clash: Clash): number => (clash === 'deliberate' ? lost : 0);

/** Nobody's hero but one's own may be set on others. RUN-VP-40, RUN-RUN-19 */
export const maySetOnHeroes = (plays: 'own' | 'ward'): boolean => plays === 'own';

/** What his entries come to so far; nothing is his before the encounter is over. RUN-VP-01, -02, -45 */
export const netOf = (entries: readonly Entry[], hero: string): number =>
  entries.reduce((sum, entry) => sum + (entry.hero === hero ? worthOf(entry) : 0), 0);

/** Half of what the runner's hero made, for him and for whoever played it. RUN-VP-28, RUN-RULING-F10 */
export const shareOf = (net: number, died: boolean): number => (died ? 0 : Math.floor(Math.max(0, net) / 2));

export interface Pillager {
  readonly player: string;
  readonly hero: string;
  /** Plays the runner's hero, too. */
  readonly proxy: boolean;
  /** Has passed the duty of running on. RUN-VP-43 */
  readonly slothful: boolean;
}

export interface Death {
  readonly hero: string;
  /** The hero who killed him; null: no hero did. */
  readonly by: string | null;
  /** Possessed, attacked first, or in a duel that both wanted. RUN-VP-38, -39 */
  readonly blameless: boolean;
}

export interface Encounter {
  readonly pillagers: readonly Pillager[];
  /** Null: whoever runs has none. */
  readonly runnersHero: string | null;
  readonly entries: readonly Entry[];
  readonly deaths: readonly Death[];
}

export interface Score {
  readonly net: number;
  /** Of the runner's hero. */
  readonly share: number;
  /** Before the dead are paid for. */
  readonly preliminary: number;
  readonly rank: number;
  readonly maw: number;
  readonly score: number;
}

/** For each other who died, by how well one stands. RUN-VP-41 */
const MAW = [75, 45, 30] as const;

/** Everybody's at the end of an encounter, in the order of the deductions. `others`: what those below the third pay. RUN-VP-30 to -45, RUN-RULING-F08 */
export function scoresOf(
  encounter: Encounter,
  others = 0,
  /** What somebody is spared of what the dead cost him. RUN-ITEM-BLUECLOAK */
  spared: (hero: string, maw: number) => number = () => 0,
): Readonly<Record<string, Score>> {
  const preliminary = new Map(encounter.pillagers.map((one) => [one, preliminaryOf(encounter, one)]));
  return Object.fromEntries(
    encounter.pillagers.map((one) => {
      const own = preliminary.get(one) as Preliminary;
      // Equals share the better place, and the next is left out. RUN-RULING-F09
      const ahead = [...preliminary.values()].filter(({ points }) => points > own.points).length;
      const toll = (MAW[ahead] ?? others) * othersDead(encounter, one);
      const maw = toll === 0 ? 0 : Math.max(0, toll - spared(one.hero, toll));
      const left = Math.max(0, own.points - maw);
      return [
        one.player,
        {
          net: own.net,
          share: own.share,
          preliminary: own.points,
          rank: ahead + 1,
          maw,
          // RUN-VP-43, RUN-RULING-F11
          score: one.slothful ? Math.floor(left / 2) : left,
        },
      ];
    }),
  );
}

interface Preliminary {
  readonly net: number;
  readonly share: number;
  readonly points: number;
}

/** RUN-VP-32, -33, -36 */
function preliminaryOf({ entries, deaths, runnersHero }: Encounter, { hero, proxy }: Pillager): Preliminary {
  const died = (whom: string): boolean => deaths.some((death) => death.hero === whom);
  const ward = proxy ? runnersHero : null;
  const net = netOf(entries, hero);
  const share = ward === null ? 0 : shareOf(netOf(entries, ward), died(ward));
  const murderer = deaths.some(({ by, blameless }) => by === hero && !blameless);
  const forfeit = died(hero) || (ward !== null && died(ward)) || murderer;
  return { net, share, points: forfeit ? 0 : net + share };
}

/** Neither his own nor those whom heroes killed. RUN-VP-37, -42, RUN-RULING-R53 */
const othersDead = ({ deaths }: Encounter, { hero }: Pillager): number =>
  deaths.filter((death) => death.hero !== hero && death.by === null).length;
