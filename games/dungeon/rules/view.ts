// What a seat may know. The Overlord knows the whole quest, Heroes and spectators only what has come into sight; his
// hand is his own, and nobody knows what is left to draw. DUN-SETUP-05, -09, -11 and -13, DUN-RULING-34, DUN-INV-10

import { squareAt } from '@skald/games/grid-kit';
import type { Seat } from '@skald/kernel';
import type { Card, Goal, Place, Quest, Special } from '../content/index.ts';
import { BLANK } from '../content/quest/drawing.ts';
import type { Terrain } from './geometry/terrain.ts';
import { overlordSeat, quest, terrain } from './models.ts';
import type { State } from './state.ts';

/** Stands in a view for a card that the seat must not know. */
export const UNKNOWN = 'unknown';

/** Stands for a square that is not in sight. */
const NOWHERE: Place = [0, 0];

/** Takes out of a copy of the truth what this seat must not know; everything else stays in its place. */
export function redact(copy: State, seat: Seat | null): State {
  if (seat !== null && seat === overlordSeat(copy)) return copy;
  copy.overlord.hand.fill(UNKNOWN as Card);
  copy.overlord.unseen.fill(UNKNOWN as Card);
  copy.options = { ...copy.options, quest: knownQuest(copy) };
  return copy;
}

const parts = new WeakMap<Terrain, Quest>();

/** The quest as far as the Heroes have seen it; its aftermath when they have won. */
function knownQuest(state: State): Quest {
  const whole = quest(state);
  const ground = terrain(state);
  const part = parts.get(ground) ?? knownPart(whole, ground);
  parts.set(ground, part);
  return state.winner === 'heroes' ? { ...part, aftermath: whole.aftermath } : part;
}

function knownPart(whole: Quest, { grid, revealed }: Terrain): Quest {
  const seen = (place: Place): boolean => revealed[squareAt(grid, place)] === 1;
  const map = whole.map.map((row, y) =>
    [...row].map((letter, x) => (seen([x, y]) ? letter : BLANK)).join(''),
  );
  const letters = map.join('');
  return {
    ...whole,
    aftermath: { en: '…', de: '…' },
    map,
    doors: whole.doors.filter(({ door }) => letters.includes(door)),
    chests: whole.chests.filter(({ at }) => seen(at)).map((chest) => ({ ...chest, contents: [] })),
    searches: whole.searches
      .filter((search) => !('at' in search) || seen(search.at))
      .map((search) => ('at' in search ? { ...search, items: [] } : search)),
    figures: whole.figures.filter(({ at }) => seen(at)),
    specials: whole.specials.flatMap((special) => knownSpecial(special, seen)),
    victory: { ...whole.victory, heroes: whole.victory.heroes.map((goal) => knownGoal(goal, seen)) },
  };
}

const knownGoal = (goal: Goal, seen: (place: Place) => boolean): Goal =>
  goal.type !== 'protect' || seen(goal.at) ? goal : { ...goal, at: NOWHERE };

/** Special rules are told before play, but not where things are that nobody has seen. DUN-SETUP-15 */
function knownSpecial(special: Special, seen: (place: Place) => boolean): Special[] {
  switch (special.type) {
    case 'levers':
      return [{ ...special, at: special.at.map((place) => (seen(place) ? place : NOWHERE)) }];
    case 'caveIn':
      return seen(special.from) || seen(special.to) ? [special] : [];
    case 'turningChamber':
      return [...special.northSouth, ...special.eastWest].some(seen) ? [special] : [];
    default:
      return [special];
  }
}
