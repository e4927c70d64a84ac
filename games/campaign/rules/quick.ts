// The exact chances of a quick battle. CAM-RULING-20

import {
  HAMPERED_HIT_ON,
  HIT_ON,
  LOSER_SAVES_ON,
  MOST_POINTS,
  QUICK_ROUNDS,
  type TacticalCard,
  WINNER_SAVES_ON,
} from '../content/index.ts';

export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];
export const enemyOf = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

/** What either side has to reckon with beside its points. */
export interface Terms {
  /** In how many rounds, from the first on, it hits only on the higher face. */
  readonly hampered: Readonly<Record<Role, number>>;
  /** Who has the use of Scouts, and of Ambush; null when nobody or both played it. */
  readonly scouts: Role | null;
  readonly ambush: Role | null;
}

export interface Forces extends Terms {
  readonly attacker: number;
  readonly defender: number;
}

/** How a battle may end, in points left, and how likely. */
export interface End {
  readonly attacker: number;
  readonly defender: number;
  readonly chance: number;
}

/** A field of battle, as far as it hampers the attacker. */
export interface Hindrance {
  /** His step crossed the river, by bridge or ford. */
  readonly crossed: boolean;
  readonly mountain: boolean;
  /** Normans defend their castle. */
  readonly castle: boolean;
}

/** Who is hampered, and what the cards do, both sides' being known. CAM-RULING-20.3, .4 */
export function termsOf(field: Hindrance, cards: Readonly<Record<Role, readonly TacticalCard[]>>): Terms {
  const has = (role: Role, card: TacticalCard): boolean => cards[role].includes(card);
  const one = (card: TacticalCard): Role | null => {
    if (has('attacker', card) === has('defender', card)) return null;
    return has('attacker', card) ? 'attacker' : 'defender';
  };
  const { attacker, defender } = hampering(field, cards);
  return {
    hampered: { attacker: attacker.rounds, defender: defender.rounds },
    scouts: one('scouts'),
    ambush: one('ambush'),
  };
}

/** What can make it harder to hit. */
const HAMPERS = ['crossed', 'mountain', 'castle', 'localKnowledge'] as const;
type Hamper = (typeof HAMPERS)[number];

interface Hampered {
  readonly rounds: number;
  readonly by: Hamper | null;
}

const FREE: Hampered = { rounds: 0, by: null };

/** Who is hampered, for how long, and by what. */
export function hampering(
  field: Hindrance,
  cards: Readonly<Record<Role, readonly TacticalCard[]>>,
): Readonly<Record<Role, Hampered>> {
  const knows = (role: Role): boolean => cards[role].includes('localKnowledge');
  const ground = groundHampers(field);
  const byCard: Hampered = { rounds: 1, by: 'localKnowledge' };
  if (ground.rounds > 0) return { attacker: knows('attacker') ? FREE : ground, defender: FREE };
  return { attacker: knows('defender') ? byCard : FREE, defender: knows('attacker') ? byCard : FREE };
}

/** Conditions do not add up. CAM-RULING-20.3 */
function groundHampers({ crossed, mountain, castle }: Hindrance): Hampered {
  if (castle) return { rounds: 2, by: 'castle' };
  if (!crossed && !mountain) return FREE;
  return { rounds: 1, by: crossed ? 'crossed' : 'mountain' };
}

export const PLAIN: Terms = { hampered: { attacker: 0, defender: 0 }, scouts: null, ambush: null };

/** The lowest face that destroys a point. */
export function hitsOn(terms: Terms, role: Role, round: number): number {
  let needs = 0;
  tellHits(terms, role, round, (_from, amount) => {
    needs += amount;
  });
  return needs;
}

/** All that makes up the face that is needed. */
export const HIT_SOURCES = ['hit', ...HAMPERS, 'scouts'] as const;

export interface HitPart {
  readonly from: (typeof HIT_SOURCES)[number];
  readonly amount: number;
}

/** The same, part by part. */
export function hitSum(terms: Terms, by: Hamper | null, role: Role, round: number): HitPart[] {
  const parts: HitPart[] = [];
  tellHits(terms, role, round, (from, amount) =>
    parts.push({ from: from === 'hampered' ? (by ?? 'localKnowledge') : from, amount }),
  );
  return parts;
}

function tellHits(
  { hampered, scouts }: Terms,
  role: Role,
  round: number,
  tell: (from: 'hit' | 'hampered' | 'scouts', amount: number) => void,
): void {
  tell('hit', HIT_ON);
  if (round <= hampered[role]) tell('hampered', HAMPERED_HIT_ON - HIT_ON);
  if (round === 1 && scouts === role) tell('scouts', -1);
}

/** CAM-RULING-20.5 */
export function winnerOf(points: Readonly<Record<Role, number>>, left: Readonly<Record<Role, number>>): Role {
  if (left.attacker !== left.defender) return left.attacker > left.defender ? 'attacker' : 'defender';
  const destroyed = (role: Role): number => points[enemyOf(role)] - left[enemyOf(role)];
  return destroyed('attacker') > destroyed('defender') ? 'attacker' : 'defender';
}

const known = new Map<string, readonly End[]>();

/** Every way a quick battle may end before the saves. */
export function quickOdds(forces: Forces): readonly End[] {
  const { attacker, defender, hampered, scouts, ambush } = forces;
  const key = `${attacker}${defender}${hampered.attacker}${hampered.defender}${scouts?.[0]}${ambush?.[0]}`;
  let found = known.get(key);
  if (found === undefined) {
    found = fightOut(forces);
    known.set(key, found);
  }
  return found;
}

/** How likely the attacker wins a quick battle. */
export function attackerWins(forces: Forces): number {
  return quickOdds(forces)
    .filter((left) => winnerOf(forces, left) === 'attacker')
    .reduce((sum, { chance }) => sum + chance, 0);
}

/** The same ends after the saving throws, by what each army has then. CAM-BATTLE-03 to -05 */
export function afterSaves(forces: Forces): readonly (End & { readonly winner: Role })[] {
  const ends: (End & { winner: Role })[] = [];
  for (const left of quickOdds(forces)) {
    const winner = winnerOf(forces, left);
    const saves = (role: Role) =>
      hitChances(forces[role] - left[role], role === winner ? WINNER_SAVES_ON : LOSER_SAVES_ON);
    const defenders = saves('defender');
    saves('attacker').forEach((chance, attacker) => {
      defenders.forEach((other, defender) => {
        ends.push({
          winner,
          attacker: left.attacker + attacker,
          defender: left.defender + defender,
          chance: left.chance * chance * other,
        });
      });
    });
  }
  return ends;
}

/** The chance of 0, 1, 2 … dice that show this face or more. */
function hitChances(dice: number, needs: number): number[] {
  const hit = (7 - needs) / 6;
  let chances = [1];
  for (let i = 0; i < dice; i++)
    chances = [...chances, 0].map(
      (chance, hits) => chance * (1 - hit) + (hits > 0 ? (chances[hits - 1] as number) * hit : 0),
    );
  return chances;
}

const WIDTH = MOST_POINTS + 1;

/** All pairs of points left, by their chance, round after round. */
function fightOut(forces: Forces): End[] {
  let chances = new Map([[forces.attacker * WIDTH + forces.defender, 1]]);
  for (let round = 1; round <= QUICK_ROUNDS; round++) {
    const after = new Map<number, number>();
    for (const [pair, chance] of chances) {
      const attacker = Math.floor(pair / WIDTH);
      const defender = pair % WIDTH;
      for (const end of oneRound(forces, round, attacker, defender)) {
        const to = end.attacker * WIDTH + end.defender;
        after.set(to, (after.get(to) ?? 0) + chance * end.chance);
      }
    }
    chances = after;
  }
  return [...chances].map(([pair, chance]) => ({
    attacker: Math.floor(pair / WIDTH),
    defender: pair % WIDTH,
    chance,
  }));
}

function* oneRound(terms: Terms, round: number, attacker: number, defender: number): Generator<End> {
  if (attacker === 0 || defender === 0) return yield { attacker, defender, chance: 1 };
  const ambush = round === 1 ? terms.ambush : null;
  const points = { attacker, defender };
  // Whoever lies in ambush throws first; otherwise both throw with all they have.
  const first = ambush ?? 'attacker';
  const second = enemyOf(first);
  for (const [hits, chance] of hitChances(points[first], hitsOn(terms, first, round)).entries()) {
    const left = Math.max(0, points[second] - hits);
    const throwers = ambush === null ? points[second] : left;
    for (const [back, other] of hitChances(throwers, hitsOn(terms, second, round)).entries()) {
      const rest = Math.max(0, points[first] - back);
      const end =
        first === 'attacker' ? { attacker: rest, defender: left } : { attacker: left, defender: rest };
      yield { ...end, chance: chance * other };
    }
  }
}
