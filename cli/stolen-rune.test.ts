// The Stolen Rune as another program plays it: by lines of JSON, with every die loaded beforehand, through all seven
// encounters to the way home. What everybody has at the end is reckoned anew from blows, rolls and gifts that were told.

import { gameById } from '@skald/games';
import { type Choice, FastDice, Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { type Reply, talk } from './testing.ts';

const BEGUN = {
  game: 'rune',
  seats: [['ragnar'], ['gunnhild'], ['hrolf'], ['thorfinn']],
  options: { adventure: 'stolen-rune', points: 1000, band: 1 },
};
const ENCOUNTERS = 7;
const HEROES = ['h0', 'h1', 'h2', 'h3'];

interface Script {
  readonly answers: readonly { readonly seat: number; readonly option: string }[];
  readonly faces: readonly number[];
}

/** Whoever can strike does, whatever lies there is touched, everybody rolls, and nobody runs. */
const LIKED = ['strike', 'shoot', 'try', 'treat', 'touch', 'roll', 'give', 'stop', 'goOn'];

/** What four people answer, and how their dice fall: in as many tries as it takes until somebody comes home rich. */
function script(): Script {
  for (let number = 1; number < 50; number++) {
    const written = attempt(number);
    if (written !== null) return written;
  }
  throw new Error('nobody ever came home');
}

function attempt(number: number): Script | null {
  const dice = new FastDice(number);
  const created = Match.create(gameById('rune')!.game, { ...BEGUN, seed: seedOf(number) });
  if ('refused' in created) throw new Error(created.refused.code);
  const match = created.ok;
  const answers: { seat: number; option: string }[] = [];
  while (match.result === null) {
    const { seat, options } = match.decisions()[0]!;
    const acts = options.slice(0, 80).map(({ choice }) => (choice as Choice).act);
    const liked = LIKED.map((act) => acts.indexOf(act)).find((at) => at >= 0);
    const at = liked === undefined || dice.roll(5) === 1 ? dice.roll(options.length) - 1 : liked;
    answers.push({ seat, option: options[at]!.id });
    match.play(seat, options[at]!.id);
  }
  const told = match.eventsFor(null, 0) as unknown as Told[];
  const home = told.some(({ type }) => type === 'gave');
  const begun = told.filter(({ type }) => type === 'encounterBegan').length;
  return home && begun === ENCOUNTERS ? { answers, faces: match.rolls } : null;
}
const seedOf = (number: number): string => String(number).padStart(64, '0');

interface Told {
  readonly type: string;
  readonly hero: string;
  readonly fighter: string;
  readonly cause: string;
  readonly rule: string;
  readonly points: number;
  // Events of every shape are looked into.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly [what: string]: any;
}

/** What a hero has for one cause in one encounter. */
type Sums = Record<string, number>;
const add = (sums: Sums, hero: string, cause: string, points: number): void => {
  const key = `${hero} ${cause}`;
  if (points !== 0) sums[key] = (sums[key] ?? 0) + points;
};
/** What blows are worth. RUN-VP-11, -17, -30, -35 */
const OF_BLOWS = ['damage', 'deathBlow', 'suffered', 'heroStruck'];

/** After these, hit points are other than blows have left them. */
const RESTORING = ['encounterBegan', 'mustered', 'healed', 'treated', 'recovered'];
/** Nobody is paid for them. RUN-FOELIST-LAND-CRAB.4 */
const WORTHLESS = ['land-crab-small', 'land-crab-large'];

describe('The Stolen Rune through the engine', () => {
  const { answers, faces } = script();
  const ask = talk();
  const ok = (request: object): NonNullable<Reply['ok']> => {
    const { ok: done, error } = ask(request);
    if (error !== undefined) throw new Error(error.message);
    return done;
  };
  const stateNow = () => ok({ do: 'position', match: 'm1' }).position.state;
  // Its own seed is another, and would give other dice.
  ok({ do: 'new', ...BEGUN, seed: 'f'.repeat(64) });
  const loaded = ok({ do: 'dice', match: 'm1', rolls: faces }).left.length;
  const log: Told[] = [...ok({ do: 'events', match: 'm1', seat: null, from: 0 }).events];
  const blows: Sums[] = [];
  const hp = new Map<string, number>();
  /** By foe: for its death; null: nothing ever. */
  const worth = new Map<string, number | null>();
  const struckBy = new Map<string, string | null>();
  lookRound();
  for (const { seat, option } of answers) {
    const { events } = ok({ do: 'play', match: 'm1', seat, option });
    log.push(...events);
    for (const event of events) follow(event);
    if (events.some(({ type }: Told) => RESTORING.includes(type))) lookRound();
  }
  const { state, result } = { state: stateNow(), ...ok({ do: 'decisions', match: 'm1' }) };

  function lookRound(): void {
    const { fighters, foes } = stateNow();
    for (const { id, hp: now, sheet, side } of fighters) {
      hp.set(id, now);
      if (side === 'foes') worth.set(id, WORTHLESS.includes(foes[sheet].foe) ? null : half(foes[sheet]));
    }
  }
  /** Of its Might, which is half of all its scores above nothing and a twentieth of its hit points. RUN-FOE-26, -27 */
  function half({ statistics: { init, atk, dfn, dam, soak, hp: most } }: Told): number {
    const scores = [init, atk, dfn, dam, soak].reduce((sum, one) => sum + Math.max(0, one), 0);
    return Math.floor(Math.floor(scores / 2 + most / 20) / 2);
  }

  /** Blow by blow, by the hit points of everybody before. */
  function follow(event: Told): void {
    if (event.type === 'encounterBegan') blows.push({});
    const sums = blows.at(-1) ?? {};
    const { fighter, by } = event;
    if (event.type === 'hurt') {
      const had = hp.get(fighter) ?? 0;
      const lost = Math.min(event.lost, had);
      hp.set(fighter, had - lost);
      if (HEROES.includes(fighter)) add(sums, fighter, 'suffered', -lost);
      else if (HEROES.includes(by) && worth.get(fighter) != null) add(sums, by, 'damage', lost);
      if (!HEROES.includes(fighter)) struckBy.set(fighter, by);
    }
    if (event.type === 'became' && event.condition === 'dead' && !HEROES.includes(fighter)) {
      const killer = struckBy.get(fighter) ?? '';
      if (HEROES.includes(killer)) add(sums, killer, 'deathBlow', worth.get(fighter) ?? 0);
    }
  }

  /** The log, encounter by encounter: to where it was over, and to where the next one begins. */
  const bounds = log.flatMap(({ type }, i) => (type === 'encounterBegan' ? [i] : []));
  const chapters = bounds.map((from, i) => log.slice(from, bounds[i + 1]));

  it('is told by lines alone, from the first encounter to the hearth, and no die falls but those that were loaded', () => {
    expect(loaded).toBe(faces.length);
    expect(log.filter(({ type }) => type === 'roll').map(({ face }) => face)).toEqual(faces);
    expect(ok({ do: 'dice', match: 'm1' }).left).toEqual([]);
    expect(chapters.map(([first]) => first?.number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(log.at(-1)).toEqual({ type: 'sittingEnded', encounters: ENCOUNTERS });
  });

  it('[RUN-VP-11] [RUN-VP-17] [RUN-VP-30] pays blows by the hit points that were really lost, and each death by half of its Might', () => {
    for (const [i, chapter] of chapters.entries()) {
      const scored: Sums = {};
      for (const { type, hero, cause, points } of chapter)
        if (type === 'scored' && OF_BLOWS.includes(cause)) add(scored, hero, cause, points);
      expect([i + 1, scored]).toEqual([i + 1, blows[i]]);
    }
    expect(blows.length).toBe(ENCOUNTERS);
  });

  it('[RUN-VP-21] pays every roll that was called for three times what it was above its Difficulty', () => {
    const paid = log.flatMap(({ type, hero, cause, rule, points }, i) => {
      if (type !== 'scored' || cause !== 'success') return [];
      const isHis = (one: Told): boolean => (one.hero ?? one.fighter) === hero;
      // Whoever haggles rolls against somebody, who never makes it easier than nothing, and is told the price afterwards.
      const rolled =
        rule === 'RUN-GAIN-15'
          ? log[i - 1]?.type === 'spokeUp'
            ? log[i - 1]
            : log.slice(i).find((one) => one.type === 'priceNamed' && isHis(one))
          : log.slice(0, i).findLast((one) => one.difficulty !== undefined && isHis(one));
      return [
        { rule, points, expected: 3 * (rolled?.total - Math.max(0, rolled?.difficulty ?? rolled?.against)) },
      ];
    });
    expect(paid.length).toBeGreaterThan(20);
    expect(paid.filter(({ points, expected }) => points !== expected)).toEqual([]);
  });

  it('[RUN-VP-45] [RUN-VP-32] [RUN-VP-41] [RUN-VP-04] leaves everybody what his lines come to, and the dead cost the others', () => {
    const total = Object.fromEntries(HEROES.map((id) => [id, 0]));
    for (const chapter of chapters) {
      const here = chapter.slice(
        0,
        chapter.findIndex(({ type }) => type === 'banked'),
      );
      const there: string[] = chapter[0]!.heroes;
      const died = there.filter((id) =>
        here.some(
          ({ type, fighter, condition }) => type === 'became' && fighter === id && condition === 'dead',
        ),
      );
      const lines = Object.fromEntries(
        there.map((id) => [
          id,
          died.includes(id)
            ? 0
            : here.reduce(
                (sum, { type, hero, points }) => sum + (type === 'scored' && hero === id ? points : 0),
                0,
              ),
        ]),
      );
      for (const id of there) {
        const better = there.filter((other) => lines[other]! > lines[id]!).length;
        const toll = ([75, 45, 30][better] ?? 0) * died.filter((other) => other !== id).length;
        const gained = Math.max(0, lines[id]! - toll);
        const banked = chapter.find(({ type, hero }) => type === 'banked' && hero === id);
        expect([chapter[0]!.number, id, banked?.points]).toEqual([chapter[0]!.number, id, gained]);
        total[id]! += gained;
      }
    }
    for (const { type, hero, points } of log) if (type === 'gave') total[hero]! += points;
    expect(HEROES.map((id) => state.sitting.purses[id].gained)).toEqual(Object.values(total));
    expect(result.standings.map(({ score }: { score: number }) => score)).toEqual(Object.values(total));
    const best = Math.max(...Object.values(total));
    expect(best).toBeGreaterThan(0);
    expect(result.winners).toEqual(HEROES.flatMap((id, seat) => (total[id] === best ? [seat] : [])));
  });

  it('[RUN-VP-25] makes points at home of no more silver than was found, an ounce for an ounce', () => {
    const ounces = (types: readonly string[]): number =>
      log
        .filter(({ type }) => types.includes(type))
        .flatMap(({ items, item }) => items ?? [item])
        .reduce((sum, { kind, ounces: much }) => sum + (kind === 'loot' ? much : 0), 0);
    const given = log.filter(({ type }) => type === 'gave');
    expect(given.reduce((sum, { points }) => sum + points, 0)).toBe(ounces(['gave']));
    expect(ounces(['gave'])).toBeLessThanOrEqual(ounces(['found']));
    expect(ounces(['gave'])).toBeGreaterThan(0);
  });
});
