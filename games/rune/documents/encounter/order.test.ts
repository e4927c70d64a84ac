import { describe, expect, it } from 'vitest';
import { derive, standings } from './derive.ts';
import { spanOf, stepsOf, successes } from './order.ts';
import {
  encounter,
  event,
  fightEvent,
  freestanding,
  type GivenElement,
  gain,
  holding,
  laborers,
  roll,
  trap,
} from './testing.ts';

const harm = [{ kind: 'damage', dam: 1 }] as const;
const order = (given: ReturnType<typeof encounter>) =>
  stepsOf(given, 6).map(({ element }) => element?.id ?? 'the fight');

describe('the order of play', () => {
  it('is that of the notes, with what goes off in a fight before its end and what follows after it', () => {
    const one = (id: string, phase: 'before' | 'during' | 'after') =>
      trap(roll('dodge', 6), [...harm], { id, phase });
    const given = encounter([
      event({ elements: [one('a', 'after'), one('b', 'before')] }),
      fightEvent({ elements: [one('e', 'after'), one('d', 'during'), one('c', 'before')] }),
      event({ elements: [one('f', 'before')] }),
    ]);
    expect(order(given)).toEqual(['a', 'b', 'c', 'd', 'the fight', 'e', 'f']);
  });

  it.each([
    [4, [2, 4, 6, 8], '[RUN-TV-T15]'],
    [5, [2, 5, 7, 10], ''],
    [1, [1, 1, 1, 2], '[RUN-RULING-T68]'],
  ])('[RUN-DIF-71] %i heroes need %j successes %s', (heroes, needed, _) => {
    expect(
      (['half', 'all', 'oneAndHalf', 'double'] as const).map((share) => successes(share, heroes)),
    ).toEqual(needed);
  });

  it('[RUN-IMPAIR-04] ends what lasts with an event, an element or a roll', () => {
    const given = encounter([
      event({ id: 'first', elements: [trap(roll('dodge', 6), [...harm], { id: 'a' })] }),
      event({ id: 'second', elements: [trap(roll('dodge', 6, { id: 'r' }), [...harm], { id: 'b' })] }),
      fightEvent(),
    ]);
    const steps = stepsOf(given, 6);
    const until = (name: string | null) => spanOf(steps, 0, name, null).until;
    expect([until('second'), until('b'), until('r'), until(null), until('nothing')]).toEqual([1, 1, 1, 3, 3]);
  });
});

describe('how each roll will stand', () => {
  const buffness = (...elements: GivenElement[]) => standings(stepsOf(holding(...elements), 6));

  it('[RUN-DIF-140] [RUN-DIF-141] [RUN-DIF-142] [RUN-TV-T21] from the seventh on every hero adds one more', () => {
    const listed = () => trap(roll('dodge', 6), [...harm]);
    const found = buffness(
      ...Array.from({ length: 7 }, listed),
      freestanding(roll('lore', 6)),
      listed(),
      listed(),
    );
    expect(found.map(({ buffness: by }) => by)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 2, 3]);
    expect(found.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, null, 8, 9]);
  });

  it('[RUN-DIF-143] [RUN-DIF-146] [RUN-RULING-T34] every roll that a test asks for counts, however many heroes make it', () => {
    const test = trap(roll('bravery', 6, { multiple: { kind: 'endurance', rolls: 5 } }), [...harm]);
    const next = trap(roll('dodge', 6), [...harm]);
    expect(buffness(test, next, next).map(({ number, buffness: by }) => [number, by])).toEqual([
      [1, 0],
      [6, 0],
      [7, 1],
    ]);
  });

  it('[RUN-DIF-144] [RUN-DIF-145] with a Combat Ability nothing is counted and nothing added', () => {
    const fought = trap(roll('bows', 6), [...harm]);
    const baseline = trap(
      roll(null, 6, { methods: [], against: { kind: 'baseline', score: 'atk', by: 0 } }),
      [...harm],
    );
    const seven = Array.from({ length: 7 }, () => trap(roll('dodge', 6), [...harm]));
    const found = buffness(...seven, fought, baseline);
    expect(found.slice(7).map(({ number, buffness: by }) => [number, by])).toEqual([
      [null, 0],
      [null, 0],
    ]);
  });

  it('[RUN-DIF-147] begins anew in every encounter', () => {
    expect(buffness(trap(roll('dodge', 6), [...harm]))[0]).toMatchObject({ number: 1, buffness: 0 });
  });

  it('[RUN-DIF-125] tells how often its secondary Ability was asked for', () => {
    const found = buffness(
      gain([], roll('skald', 6)),
      gain([], roll('dodge', 6)),
      gain([], roll('skald', 6)),
    );
    expect(found.map(({ clump }) => clump)).toEqual([1, null, 2]);
  });
});

describe('what follows from an encounter', () => {
  it('[RUN-CEVENT-05] [RUN-TRAP-03] tells the Mix of its fights, its traps, and what its terrain is worth', () => {
    const map = { feet: 5, area: [[0, 0, 2] as [number, number, number]] };
    const given = encounter([
      event({ elements: [trap(roll('dodge', 6), [...harm])] }),
      fightEvent({ combat: laborers(5), claims: ['levels'] }),
    ]);
    const second = given.events[1];
    if (second?.map) second.map.heights = [map];
    expect(derive(given)).toMatchObject({
      heroes: 6,
      fights: [{ event: 1, mix: { tenths: 65, rounded: 6, required: 6, ok: true } }],
      events: [
        { traps: 1, features: [] },
        { traps: 0, features: [{ id: 'levels', points: -5, claimed: true }] },
      ],
      rolls: [{ path: ['events', 0, 'elements', 0, 'roll'], number: 1 }],
    });
  });
});
