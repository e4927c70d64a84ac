// What every encounter was worth to everybody, line by line, as it was told. RUN-VP-46

import type { Event } from '@skald/kernel';
import type { Item } from '../../content/treasure/item.ts';
import type { Words } from '../../documents/encounter/words.ts';
import type { EventOf, GameEvent } from '../../rules/fight/events.ts';

type Why = EventOf<'scored'>['cause'] | EventOf<'settled'>['cause'];

export interface Line {
  readonly why: Why;
  readonly rule: string;
  readonly points: number;
}

export interface Chapter {
  /** Null: the way home. */
  readonly name: Words | null;
  readonly number: number;
  /** Whether all of it is reckoned. */
  readonly over: boolean;
  readonly lines: ReadonlyMap<string, readonly Line[]>;
  readonly banked: ReadonlyMap<string, number>;
  readonly treasures: ReadonlyMap<string, readonly Item[]>;
}

interface Open {
  name: Words | null;
  number: number;
  over: boolean;
  lines: Map<string, Line[]>;
  banked: Map<string, number>;
  treasures: Map<string, Item[]>;
}

const opened = (number: number, name: Words | null): Open => ({
  name,
  number,
  over: false,
  lines: new Map(),
  banked: new Map(),
  treasures: new Map(),
});

/** What is of one cause and one rule is one line. */
function enter(lines: Map<string, Line[]>, hero: string, { why, rule, points }: Line): void {
  const own = lines.get(hero) ?? [];
  const at = own.findIndex((line) => line.why === why && line.rule === rule);
  lines.set(
    hero,
    at < 0
      ? [...own, { why, rule, points }]
      : own.with(at, { why, rule, points: points + (own[at]?.points ?? 0) }),
  );
}

const added = <T>(into: Map<string, T[]>, hero: string, thing: T): unknown =>
  into.set(hero, [...(into.get(hero) ?? []), thing]);

const RUNNER = 'runner ';
/** Among heroes, the lines of whoever ran: by his seat, for he may have no hero. RUN-VPR-22 */
const runnerAt = (seat: number | null): string => `${RUNNER}${seat ?? ''}`;

/** Who has run, with what that was worth. */
export const runnersIn = (lines: Chapter['lines']): { seat: number; own: readonly Line[] }[] =>
  [...lines].flatMap(([whose, own]) =>
    whose.startsWith(RUNNER) ? [{ seat: Number(whose.slice(RUNNER.length)), own }] : [],
  );

/** Encounter by encounter; what is settled after the last one is the way home. */
export function reckoningsOf(events: readonly Event[]): readonly Chapter[] {
  const chapters: Open[] = [];
  let ended = false;
  for (const event of events as readonly GameEvent[]) {
    if (event.type === 'encounterBegan') {
      chapters.push(opened(event.number, event.name));
      ended = false;
    }
    const now = chapters.at(-1);
    if (now === undefined) continue;
    switch (event.type) {
      case 'scored':
        enter(now.lines, event.hero, { why: event.cause, rule: event.rule, points: event.points });
        break;
      case 'encounterEnded':
        ended = true;
        break;
      case 'settled': {
        if (event.cause === 'loot' && now.name !== null) chapters.push(opened(now.number + 1, null));
        const into = chapters.at(-1) as Open;
        const whose = event.hero ?? runnerAt(event.seat);
        enter(into.lines, whose, { why: event.cause, rule: event.rule, points: event.points });
        break;
      }
      case 'banked':
        now.over = ended;
        now.banked.set(event.hero, (now.banked.get(event.hero) ?? 0) + event.points);
        break;
      case 'claimed':
        added(now.treasures, event.hero, event.item);
        break;
    }
  }
  return chapters;
}

/** All of it together. */
export function wholeOf(chapters: readonly Chapter[]): Pick<Chapter, 'lines' | 'treasures'> {
  const lines = new Map<string, Line[]>();
  const treasures = new Map<string, Item[]>();
  for (const chapter of chapters) {
    for (const [hero, own] of chapter.lines) for (const line of own) enter(lines, hero, line);
    for (const [hero, own] of chapter.treasures) for (const thing of own) added(treasures, hero, thing);
  }
  return { lines, treasures };
}
