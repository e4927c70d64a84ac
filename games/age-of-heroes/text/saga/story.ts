// Sorts the events of a match into what a chapter tells: journeys, battles, the year, fates.

import type { EventOf, GameEvent } from '../../rules/events.ts';

export interface Turn {
  /** 0: before the first turn. */
  readonly number: number;
  readonly of: number;
  readonly fates: GameEvent[];
  readonly journeys: GameEvent[];
  readonly battles: GameEvent[][];
  readonly year: GameEvent[];
}

export interface Story {
  readonly turns: Turn[];
  readonly scores: EventOf<'scored'>[];
  readonly over: EventOf<'gameOver'> | null;
}

type Part = 'battle' | 'fates' | 'journeys' | 'year' | 'none';

/** Where an event belongs outside of battles; those of a battle stay in it while it lasts. */
const PART: Readonly<Partial<Record<GameEvent['type'], Part>>> = {
  roll: 'none',
  order: 'none',
  moved: 'journeys',
  rode: 'journeys',
  faxiGone: 'journeys',
  handedOver: 'journeys',
  lent: 'journeys',
  took: 'journeys',
  traded: 'journeys',
  dropped: 'journeys',
  showed: 'none',
  heroDied: 'journeys',
  heroContested: 'fates',
  heroChosen: 'fates',
  heroPlaced: 'fates',
  withdrew: 'fates',
  restarted: 'fates',
  transferred: 'fates',
  jarlReleased: 'fates',
  monsterPlaced: 'year',
  dragonHoard: 'none',
  jarlPlaced: 'year',
  taxed: 'year',
  landLost: 'year',
  healed: 'year',
};
const LEAVES_BATTLE = new Set<Part>(['fates', 'year']);

export function storyOf(events: readonly (GameEvent | null | undefined)[]): Story {
  const story: Story & { over: EventOf<'gameOver'> | null } = {
    turns: [newTurn(0, 0)],
    scores: [],
    over: null,
  };
  let battle: GameEvent[] | null = null;
  for (const event of everybodys(events)) {
    let turn = story.turns.at(-1)!;
    switch (event.type) {
      case 'turnBegan':
        story.turns.push(newTurn(event.turn, event.of));
        battle = null;
        continue;
      case 'phase':
        battle = null;
        continue;
      case 'scored':
        story.scores.push(event);
        battle = null;
        continue;
      case 'gameOver':
        story.over = event;
        continue;
      case 'attacked':
        turn = story.turns.at(-1)!;
        battle = [event];
        turn.battles.push(battle);
        continue;
    }
    const part = PART[event.type] ?? 'battle';
    if (event.type === 'roll' || part === 'none') continue;
    if (LEAVES_BATTLE.has(part)) battle = null;
    if (battle) battle.push(event);
    else if (part === 'battle') {
      battle = [event];
      turn.battles.push(battle);
    } else turn[part as 'fates' | 'journeys' | 'year'].push(event);
  }
  return story;
}

const newTurn = (number: number, of: number): Turn => ({
  number,
  of,
  fates: [],
  journeys: [],
  battles: [],
  year: [],
});

/** What only some were told of a thing, the others were told without naming it; everybody's account is the latter. */
function everybodys(events: readonly (GameEvent | null | undefined)[]): GameEvent[] {
  const known = events.filter((event) => event !== null && event !== undefined);
  return known
    .filter((event, i) => event.but === undefined || !isFuller(known[i - 1], event))
    .map((event) =>
      event.only !== undefined && 'item' in event ? ({ ...event, item: null } as GameEvent) : event,
    );
}

const isFuller = (other: GameEvent | undefined, event: GameEvent): boolean =>
  other?.type === event.type && other.only !== undefined;
