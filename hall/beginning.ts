// How a match begins, from who sits where and what lies at the seats. What people bring may be long: whoever goes through
// all of it keeps a thread busy, so that is done beside the hall unless it is light.

import type { GameModule } from '@skald/games';
import { Match, type Outcome, type Part } from '@skald/kernel';
import type { KeptSeat } from './kept.ts';

export interface Beginning {
  readonly game: string;
  readonly seats: readonly Pick<KeptSeat, 'as' | 'given' | 'brought'>[];
  /** The texts of what the seats bring, by digest. */
  readonly bodies: ReadonlyMap<string, { readonly json: string }>;
  readonly options: unknown;
  readonly seed: string;
  readonly parts?: readonly Part[] | undefined;
}

/** Letters that are read, tried and played on within a few milliseconds. */
export const LIGHT = 8_000;

/** Letters of what somebody may have made up, as long as he liked. */
export const isLight = ({ bodies, options }: Pick<Beginning, 'bodies' | 'options'>): boolean =>
  [...bodies.values()].reduce((sum, { json }) => sum + json.length, 0) <= LIGHT && isBrief(options);

export const isBrief = (value: unknown): boolean => (JSON.stringify(value) ?? '').length <= LIGHT;

/** The seats as a match begins with them. */
export const entriesOf = (
  { seats, bodies }: Pick<Beginning, 'seats' | 'bodies'>,
  seated: GameModule['seated'],
): unknown[] =>
  seats.map(({ as, given, brought = [] }) => {
    if (given !== undefined) return given;
    if (seated === undefined) return as;
    const documents: Record<string, unknown[]> = {};
    for (const { kind, digest } of brought) {
      const body = bodies.get(digest);
      if (body !== undefined) documents[kind] = [...(documents[kind] ?? []), JSON.parse(body.json)];
    }
    return seated(as, documents);
  });

export const begun = ({ game, seated }: GameModule, beginning: Beginning): Outcome<Match> => {
  const { options, seed, parts } = beginning;
  return Match.create(game, { seats: entriesOf(beginning, seated), options, seed, parts });
};

/** What a trial run tells of a match that could begin. */
export interface Tried {
  /** Somebody throws real dice there. */
  readonly realDice: boolean;
}

export function tried(module: GameModule, beginning: Beginning): Outcome<Tried> {
  const match = begun(module, beginning);
  return 'refused' in match ? match : { ok: { realDice: typesRealDice(module, match.ok) } };
}

export const typesRealDice = ({ typesDice }: GameModule, match: Match): boolean =>
  typesDice?.(match.view(null)) ?? false;
