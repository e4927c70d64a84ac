// Why something is not on the list of options, for people who try it all the same.

import { because, explainedBy, isOneOf, type Refusal, type Seat, type Tried } from '@skald/kernel';
import { AREAS, type Area, isMonsterId, isSeaStep } from '../content/index.ts';
import type { FrameOf } from './agenda.ts';
import { able, owedIn } from './attack.ts';
import { mostLuck } from './luck.ts';
import { adjacent, seaBanned } from './paths.ts';
import { findPiece, heroPiece, isHero, losesTurn, piece, worships } from './pieces.ts';
import type { State } from './state.ts';

export const explain = explainedBy<State>({
  chooseHero: (_state, { hero }) => (typeof hero === 'string' ? because('hero-taken', { hero }) : null),
  chooseCounter: (state, { counter }, _frame, seat) => notMovable(state, seat, String(counter)),
  move: notThere,
  attackFrom(state, { act, area }, frame, seat) {
    const owed = owedIn(state, seat);
    if (owed !== null && (act === 'done' || owed === frame.current))
      return because('owes-monster', { area: owed });
    if (!isArea(area)) return null;
    return frame.closed.includes(area) ? because('area-closed', { area }) : null;
  },
  attackers: (state, { counter }, { area }, seat) => notAble(state, seat, String(counter), area),
  targets(state, { act, target }, { area, attackers }, seat) {
    const hero = heroPiece(state, seat);
    const owes = hero !== null && attackers.includes(hero.id) && owedIn(state, seat) === area;
    if (act === 'strike' || (owes && !isMonsterId(String(target))))
      return owes ? because('needs-monster', { area }) : null;
    if (target === 'land') return whyNotLand(state, seat, area);
    const one = findPiece(state, String(target));
    if (one === null) return null;
    if (one.area !== area) return because('not-here', { counter: one.id, area });
    return one.owner === seat ? because('cannot-attack-own') : null;
  },
  loss: (_state, { act }) => (act === 'glory' || act === 'luck' ? because('nothing-to-lose') : null),
  spellLuck: notSoLucky,
  sygilLuck: notSoLucky,
  luckBid: notSoLucky,
  luckOpen: notSoLucky,
});

const isArea = (name: unknown): name is Area => isOneOf(AREAS, name);

function notMovable(state: State, seat: Seat, counter: string): Refusal | null {
  const one = findPiece(state, counter);
  if (one === null) return null;
  if (one.owner !== seat) return because('not-your-counter', { counter });
  if (losesTurn(state, one)) return because('lost-turn', { counter });
  return one.moved ? because('already-moved', { counter }) : null;
}

function notThere(state: State, { to }: Tried, { counter }: FrameOf<'move'>): Refusal | null {
  const one = piece(state, counter);
  if (!isArea(to)) return null;
  if (!adjacent(one.area, to)) return because('not-adjacent', { from: one.area, to });
  const closed = isSeaStep(one.area, to) && seaBanned(state, one);
  return closed ? because('sea-ban', { counter }) : because('no-movement-left', { counter });
}

function notAble(state: State, seat: Seat, counter: string, area: Area): Refusal | null {
  const one = findPiece(state, counter);
  if (one === null) return null;
  if (one.owner !== seat) return because('not-your-counter', { counter });
  if (one.area !== area) return because('not-here', { counter, area });
  if (losesTurn(state, one)) return because('lost-turn', { counter });
  if (isHero(state, one) && worships(state, seat)) return because('worships', { counter });
  if (one.barred) return because('may-not-attack', { counter });
  return able(state, one) ? null : because('already-attacked', { counter });
}

function whyNotLand(state: State, seat: Seat, area: Area): Refusal | null {
  if (isOneOf(state.iced, area)) return because('iced', { area });
  return isOneOf(state.players[seat]?.kingdom ?? [], area) ? because('own-land', { area }) : null;
}

function notSoLucky(state: State, { points }: Tried, _frame: unknown, seat: Seat): Refusal | null {
  const luck = state.players[seat]?.luck ?? 0;
  if (Math.abs(Number(points)) > luck) return because('not-enough-luck', { luck });
  return Math.abs(Number(points)) > mostLuck(state, seat)
    ? because('luck-cap', { cap: mostLuck(state, seat) })
    : null;
}
