// The same numbers once more, from what was told and from nothing else: for a dispute, and to check the reckoning. It
// shares no code with it. RUN-VP-02 to -45

import type { GameEvent } from '../../fight/events.ts';

/** By how well one stands, for each other hero who died; nothing below the third. RUN-VP-41 */
const TOLL = [75, 45, 30];

interface Told {
  readonly number: number;
  /** What each of those who set out has gained. */
  readonly gained: Record<string, number>;
}

interface Hero {
  net: number;
  dead: boolean;
  /** Who struck him last. */
  struckBy: string | null;
  slayer: string | null;
  murderer: boolean;
  /** What he owed, and whether he had passed his duty on, as the lines say. */
  sloth: boolean;
  owes: number;
}

/** Encounter by encounter; what is said of loot is left to the end. */
export function toldScores(events: readonly GameEvent[]): Told[] {
  const found: Told[] = [];
  let heroes: Record<string, Hero> = {};
  let number = 0;
  let run: Run = { ...NOBODY };
  for (const event of events) {
    if (event.type === 'encounterBegan') {
      number = event.number;
      heroes = Object.fromEntries(event.heroes.map((id) => [id, newcomer()]));
      run = { ...NOBODY };
    } else if (event.type === 'tookOver') {
      const { hero: ward, keeper } = event;
      run = { ward, keeper, lines: 0 };
    } else if (event.type === 'banked' && number > 0 && Object.keys(heroes).length > 0) {
      found.push({ number, gained: scored(heroes, run) });
      heroes = {};
    } else if (event.type === 'settled' && event.hero === null) run.lines += event.points;
    else heard(heroes, event);
  }
  return found;
}

/** Whose player runs, in whose hands he is, and what that was worth to his player. RUN-VP-28, RUN-VPR-17, -22 */
interface Run {
  readonly ward: string | null;
  readonly keeper: string | null;
  lines: number;
}
const NOBODY: Run = { ward: null, keeper: null, lines: 0 };

const newcomer = (): Hero => ({
  net: 0,
  dead: false,
  struckBy: null,
  slayer: null,
  murderer: false,
  sloth: false,
  owes: 0,
});

function heard(heroes: Record<string, Hero>, event: GameEvent): void {
  switch (event.type) {
    case 'scored': {
      const one = heroes[event.hero];
      if (one === undefined) return;
      one.net += event.points;
      // Whoever paid for striking him meant it. RUN-VP-35, -36
      const victim = event.cause === 'heroStruck' && event.of !== null ? heroes[event.of] : undefined;
      if (victim?.dead && victim.slayer === event.hero) one.murderer = true;
      return;
    }
    case 'hurt': {
      const one = heroes[event.fighter];
      if (one !== undefined && !one.dead) one.struckBy = event.by;
      return;
    }
    case 'became': {
      const one = heroes[event.fighter];
      if (one === undefined) return;
      one.dead = event.condition === 'dead';
      const by = one.struckBy;
      one.slayer = one.dead && by !== null && by !== event.fighter && by in heroes ? by : null;
      return;
    }
    case 'settled': {
      const one = event.hero === null ? undefined : heroes[event.hero];
      if (one === undefined) return;
      if (event.cause === 'sloth') one.sloth = true;
      if (event.cause === 'deficit') one.owes = -event.points;
      return;
    }
    default:
  }
}

/** RUN-VP-45 */
function scored(heroes: Record<string, Hero>, { ward, keeper, lines }: Run): Record<string, number> {
  const all = Object.entries(heroes);
  const kept = ward === null ? undefined : heroes[ward];
  const half = kept === undefined || kept.dead ? 0 : Math.floor(Math.max(0, kept.net) / 2);
  const first = (id: string, one: Hero): number => {
    if (id !== keeper) return one.dead || one.murderer ? 0 : one.net;
    return one.dead || one.murderer || kept?.dead ? 0 : one.net + half;
  };
  const pillagers = all.filter(([id]) => id !== ward);
  return Object.fromEntries(
    all.map(([id, one]) => {
      if (id === ward) return [id, Math.max(0, lines)];
      const own = first(id, one);
      const better = pillagers.filter(([other, hero]) => first(other, hero) > own).length;
      const dead = all.filter(([other, { dead: died, slayer }]) => other !== id && died && slayer === null);
      const left = Math.max(0, own - (TOLL[better] ?? 0) * dead.length);
      const halved = one.sloth ? Math.floor(left / 2) : left;
      return [id, Math.max(0, halved - one.owes)];
    }),
  );
}
