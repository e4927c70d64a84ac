// Sittings of encounters that nobody designed, played at random to their end, and what must be true after every answer:
// there is always something to answer, points and possessions come and go only with what is told, and what was told
// comes to the same points. For the suite a few of them, for the bench ten thousand encounters.

import { answer, asked, FastDice, optionsFor, Play, run } from '@skald/kernel';
import { type HeroNow, heroNow } from './documents/hero/now.ts';
import type { Hero } from './documents/hero/schema.ts';
import { rune } from './index.ts';
import type { GameEvent } from './rules/fight/events.ts';
import { sheetOf } from './rules/fight/fighters.ts';
import { standingsIn } from './rules/fight/reckoning.ts';
import type { State } from './rules/fight/state.ts';
import { SITTINGS } from './text/generator/testing.ts';

/** A sitting that takes longer has no end. */
const MOST_ANSWERS = 30_000;
/** Some of a long list, for whoever likes something in particular. */
const LOOKED_AT = 60;

/** What somebody does if he can; nobody does so always. */
const TEMPERS: readonly (readonly string[])[] = [
  [],
  ['strike', 'shoot', 'roll', 'try', 'treat', 'insure', 'goOn'],
  ['touch', 'roll', 'take', 'want', 'inspect', 'try', 'strike', 'hide', 'buyOne', 'sellOne', 'presents'],
  ['goOn', 'done', 'leaveIt', 'pass', 'stop', 'agree', 'accept'],
];

export interface Played {
  readonly encounters: number;
  readonly answers: number;
  /** In plain words for developers, with the number of the answer. */
  readonly faults: readonly string[];
}

export function playAtRandom(seed: number): Played {
  const dice = new FastDice(seed);
  const { seats, options } = SITTINGS.setUp((sides) => dice.roll(sides));
  const begun = rune.begin(seats as never, rune.schemas.options.parse(options));
  if ('refused' in begun) return { encounters: 0, answers: 0, faults: [`refused: ${begun.refused.code}`] };
  const state = begun.ok;
  const liked = TEMPERS[dice.roll(TEMPERS.length) - 1] ?? [];
  const log: GameEvent[] = [];
  const found: string[] = [];
  let answers = 0;
  let before = held(state);
  const fault = (what: string): void => {
    found.push(`answer ${answers}: ${what}`);
  };
  const play = new Play(state, dice, (event) => log.push(event as GameEvent));
  try {
    run(rune, play);
    while (!state.over && found.length === 0) {
      const waiting = asked(rune, state);
      const seat = waiting[dice.roll(waiting.length) - 1];
      const list = seat === undefined ? [] : optionsFor(rune, state, seat);
      if (seat === undefined || list.length === 0) fault('a dead end');
      else if (answers >= MOST_ANSWERS) fault('no end');
      else {
        const from = log.length;
        answer(rune, play, seat, chosen(list, liked, dice));
        answers += 1;
        const now = held(state);
        for (const what of breaches(state, before, now, log.slice(from))) fault(what);
        before = now;
      }
    }
    if (found.length === 0) for (const what of unlikeTold(state, log)) fault(what);
  } catch (error) {
    fault(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const encounters = log.filter(({ type }) => type === 'encounterBegan').length;
  return { encounters, answers, faults: found };
}

type List = ReturnType<typeof optionsFor>;

function chosen(list: List, liked: readonly string[], dice: FastDice): NonNullable<ReturnType<List['at']>> {
  const any = list.at(dice.roll(list.length) - 1);
  if (any === undefined) throw new Error('an option that is not there');
  if (dice.roll(4) === 1) return any;
  const some = Array.from({ length: Math.min(list.length, LOOKED_AT) }, (_, i) => list.at(i));
  const acts = some.map((one) => one?.act ?? '');
  const wanted = liked.map((act) => acts.indexOf(act)).find((at) => at >= 0);
  return (wanted === undefined ? undefined : some[wanted]) ?? any;
}

/** What everybody has, and all things that there are. */
interface Held {
  readonly gained: Readonly<Record<string, number>>;
  readonly guest: number;
  readonly things: Readonly<Record<string, number>>;
}

function held({ sitting, heroes }: State): Held {
  const things: Record<string, number> = {};
  const owned = heroes.flatMap((hero) => nowOf(hero).items as readonly object[]);
  const legends = heroes.flatMap((hero) => Object.keys(nowOf(hero).legendary));
  const stored = (sitting?.caches ?? []).flatMap((cache) => cache.things.map(({ item }) => item));
  const lying = (sitting?.hoard ?? []).map(({ item }) => item);
  for (const item of [...owned, ...stored, ...lying]) {
    const [what, much] = measured(item as Measured);
    things[what] = (things[what] ?? 0) + much;
  }
  for (const legend of legends) {
    const what = `legendary ${legend}`;
    things[what] = (things[what] ?? 0) + 1;
  }
  const purses = Object.entries(sitting?.purses ?? {});
  return {
    gained: Object.fromEntries(purses.map(([hero, { gained }]) => [hero, gained])),
    guest: sitting?.guest?.gained ?? 0,
    things,
  };
}

/** By hero: his lines are worked through once for each that is added. */
const known = new WeakMap<Hero, { readonly lines: number; readonly now: HeroNow }>();

function nowOf(hero: Hero): HeroNow {
  const before = known.get(hero);
  if (before?.lines === hero.ledger.length) return before.now;
  const now = heroNow(hero);
  known.set(hero, { lines: hero.ledger.length, now });
  return now;
}

interface Measured {
  readonly kind: string;
  readonly ounces?: number;
  readonly pieces?: number;
  readonly doses?: number;
  readonly item?: string;
}

/** What may be parted goes by how much of it there is, a legend by its name. */
const measured = ({ kind, ounces, pieces, doses, item }: Measured): [what: string, much: number] =>
  kind === 'legendary' ? [`legendary ${item}`, 1] : [kind, ounces ?? pieces ?? doses ?? 1];

/** With these things come, go, or become something else. */
const MOVING: readonly GameEvent['type'][] = [
  'found',
  'giftUsed',
  'claimed',
  'dealt',
  'stashed',
  'cacheOpened',
  'presented',
  'spoiled',
  'usedUp',
  'gave',
  'leftBehind',
  'bartered',
  'haggled',
  'partsTaken',
  'disputed',
  'robbed',
  'sawThrough',
  'cameBack',
  'improved',
  'helmed',
  'settled',
  'wentHome',
  'bought',
  'battered',
  'worshipped',
  'became',
  'divided',
  'bequeathed',
  'awoke',
];

function breaches(state: State, before: Held, now: Held, told: readonly GameEvent[]): string[] {
  const { sitting, fighters } = state;
  const wrong = [...(rune.faults?.(state) ?? [])];
  for (const one of fighters)
    if (one.hp < 0 || one.hp > sheetOf(state, one).maxHp) wrong.push(`${one.id} has ${one.hp} hit points`);
  for (const [hero, { gained, deficit }] of Object.entries(sitting?.purses ?? {})) {
    if (gained < 0 || deficit < 0) wrong.push(`${hero} has ${gained} points and owes ${deficit}`);
    const banked = told.reduce(
      (sum, event) => sum + (event.type === 'banked' && event.hero === hero ? event.points : 0),
      0,
    );
    const change = gained - (before.gained[hero] ?? 0);
    if (change !== banked) wrong.push(`${hero} has ${change} points more, and was told of ${banked}`);
  }
  const earned = told.reduce((sum, event) => sum + (event.type === 'earned' ? event.points : 0), 0);
  if (now.guest - before.guest !== earned) wrong.push('whoever runs has other points than he was told of');
  const moved = told.some(({ type }) => MOVING.includes(type));
  for (const what of new Set([...Object.keys(before.things), ...Object.keys(now.things)])) {
    const [was, is] = [before.things[what] ?? 0, now.things[what] ?? 0];
    if (was !== is && !moved) wrong.push(`${what} was ${was} and is ${is}, and nothing was told`);
    const grown = told.reduce((sum, event) => sum + broughtBy(event, what), 0);
    if (is > was + grown && !returned(told)) wrong.push(`${is - was} ${what} more, and ${grown} came`);
    if (what.startsWith('legendary') && is > 1 && is > was) wrong.push(`${what} is there ${is} times`);
  }
  return wrong;
}

/** The insured dead come back with what they had; a legend that is bought grows; silver is paid. */
const returned = (told: readonly GameEvent[]): boolean =>
  told.some(
    ({ type }) => type === 'cameBack' || type === 'dealt' || type === 'haggled' || type === 'spoiled',
  );

/** As much of it as this brings into the world. */
function broughtBy(event: GameEvent, what: string): number {
  const items = event.type === 'found' ? event.items : [];
  return items.reduce((sum, item) => {
    const [which, much] = measured(item as Measured);
    return sum + (which === what ? much : 0);
  }, 0);
}

/** The same points by the log alone. RUN-VP-45 */
function unlikeTold(state: State, log: readonly GameEvent[]): string[] {
  return standingsIn(state).flatMap(({ seat, score }) => {
    const told = toldOf(log, seat, state.seats[seat] ?? 'foes');
    return score === told ? [] : [`seat ${seat} has ${score} points, and by the log ${told}`];
  });
}

/** Of a seat: what its heroes gained while it did not run, and what it was paid for running, which is owed below nothing. */
export function toldOf(events: readonly GameEvent[], seat: number, heroes: State['seats'][number]): number {
  let [sum, ward, running, paid] = [0, null as string | null, null as number | null, 0];
  for (const event of events) {
    if (event.type === 'encounterBegan') [ward, running, paid] = [null, null, 0];
    else if (event.type === 'tookOver') [ward, running] = [event.hero, event.seat];
    else if (event.type === 'settled' && event.hero === null && running === seat) paid += event.points;
    else if (event.type === 'scored' || event.type === 'settled') {
      const isHis = event.hero !== null && heroes !== 'foes' && heroes.includes(event.hero);
      // Whose player runs scores for himself only; what he gives at home is settled for his hero.
      if (isHis && (event.type === 'settled' || event.hero !== ward)) sum += event.points;
    } else if (event.type === 'notesOpened' || event.type === 'earned') {
      sum += Math.max(0, paid);
      paid = 0;
    }
  }
  return sum;
}
