// What somebody has brought sealed, what his proxy may try, and what he answers: two truths that one cannot tell apart
// are seen, told, asked, offered and refused alike, and a question that is put to him gives none of them away.

import { optionId, optionsFor, viewOf } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { field, gain, laborers, roll, trap } from '../../documents/encounter/testing.ts';
import { rules } from '../fight/game.ts';
import { allDiceCast } from '../fight/testing.ts';
import { hurryOn, notes } from './testing.ts';
import { sitRunBy } from './testing-round.ts';

afterEach(allDiceCast);

type Driving = ReturnType<typeof sitRunBy>;

/** Seat 0 runs the first encounter and seat 1 the second, each his own. */
const ROUND = [
  { seat: 0, own: true },
  { seat: 1, own: true },
];

/** All that these seats learn; null: somebody who looks on. What is refused is what is not on the list. */
const known = (driver: Driving, seats: readonly (number | null)[]) =>
  seats.map((seat) => {
    const list =
      seat !== null && driver.asked.includes(seat) ? optionsFor(rules as never, driver.state, seat) : [];
    return {
      view: viewOf(rules as never, driver.state, seat),
      events: driver.events,
      asked: driver.asked,
      kind: driver.kind,
      options: Array.from({ length: list.length }, (_, i) => optionId(list.at(i) as never)),
    };
  });

const needle = {
  ...trap(
    roll('traps', 9, { type: 'singular', condition: { trigger: 'Open the chest.', exposure: 'first' } }),
    [{ kind: 'damage', dam: 40 }],
  ),
  id: 'secret',
};
const chest = {
  ...gain([{ kind: 'treasure', category: 'F' }], null, { how: 'Open the chest.' }),
  id: 'secret',
};
const purse = gain([{ kind: 'silver', ounces: 3 }], null, { id: 'purse', how: 'Take the purse.' });
const room = (...elements: object[]) =>
  ({ id: 'room', title: 'A room', location: 'Inside', elements }) as Parameters<typeof notes>[0];
const mild: Encounter = notes(room(chest, purse));
const deadly: Encounter = notes(room(needle, purse));
const slaughter: Encounter = {
  ...notes(room(needle, purse), { id: 'fight', combat: laborers(3), map: field() }),
  concept: 'A slaughter.',
};

/** Both truths side by side: after each answer they are the same to these seats. */
function alike(one: Driving, other: Driving, seats: readonly (number | null)[]) {
  const look = (): void => expect(known(other, seats)).toEqual(known(one, seats));
  look();
  return (act: (driver: Driving) => unknown): void => {
    act(one);
    act(other);
    look();
  };
}

describe('a round of sealed encounters', () => {
  it('[RUN-RUN-90] [RUN-BASIC-24] tells nobody what comes in the next one, not even whoever runs this one', () => {
    const both = alike(sitRunBy(ROUND, [mild, mild]), sitRunBy(ROUND, [mild, slaughter]), [0, 1, null]);
    both((driver) => driver.choose('inspect'));
    both((driver) => driver.choose('lead:h1'));
    both((driver) => driver.choose('dispute'));
    both((driver) => driver.choose('leaveIt'));
    both((driver) => driver.choose('goOn'));
    both((driver) => driver.chooseAs(0, 'goOn'));
  });

  it('[RUN-TRAP-72] [RUN-RUN-15] asks whoever runs about a trap as about a treasure that his hero would open, and tells the others the same', () => {
    const [one, other] = [sitRunBy(ROUND, [mild, mild]), sitRunBy(ROUND, [deadly, mild])];
    const both = alike(one, other, [1, null]);
    both((driver) => driver.choose('inspect'));
    both((driver) => driver.choose('touch:h0:0'));
    expect([one.kind, one.asked]).toEqual(['overrule', [0]]);
    both((driver) => driver.choose('forbid'));
    expect(one.told('overruled')).toEqual([{ type: 'overruled', hero: 'h0' }]);
    // He himself knows which of the two it is.
    expect(known(other, [0])).not.toEqual(known(one, [0]));
  });

  it('[RUN-RUN-60] [RUN-RUN-90] asks whoever runs after as many deeds, whatever is hidden there, whether they linger', () => {
    const [one, other] = [sitRunBy(ROUND, [mild, mild]), sitRunBy(ROUND, [slaughter, mild])];
    const counts = [one, other].map((driver) => {
      let deeds = 0;
      for (; driver.kind === 'room' && deeds < 20; deeds++) {
        const idle = driver.options().find((id) => /^(lead|inspect)/.test(id));
        driver.choose(idle ?? driver.options().find((id) => id.endsWith(':1')) ?? 'goOn');
        if (driver.options().includes('letHim')) driver.choose('letHim');
      }
      return [driver.kind, driver.asked, deeds];
    });
    expect(counts).toEqual([counts[0], counts[0]]);
    expect(counts[0]?.slice(0, 2)).toEqual(['prod', [0]]);
  });

  it('[RUN-RUN-90] [RUN-ENC-10] tells nobody between two of them what the next is called, where it begins and what is read aloud there', () => {
    const between = (name: string, title: string) => {
      const first = notes(room(chest), { id: 'hall', title: 'A hall', location: 'Inside', elements: [] });
      const next = {
        ...notes({ id: 'ship', title, location: 'At sea', narration: `${title}.`, elements: [purse] }),
        name,
      };
      const driver = sitRunBy(ROUND, [first, next]);
      hurryOn(driver);
      while (driver.kind !== 'bustle') driver.choose(driver.kind === 'room' ? 'goOn' : 'enough');
      return driver;
    };
    const [one, other] = [between('A voyage', 'The ship'), between('A slaughter', 'The wreck')];
    expect(one.told('encounterEnded')).toHaveLength(1);
    expect(known(other, [0, 1, null])).toEqual(known(one, [0, 1, null]));
    expect(JSON.stringify(known(one, [0, 1, null]))).not.toMatch(/A voyage|The ship|At sea/);
    hurryOn(one);
    expect(one.told('encounterBegan').at(-1)).toMatchObject({ number: 2, name: 'A voyage' });
  });

  it('[RUN-ENC-11] opens the notes of one to all when it is over, and nothing of the next', () => {
    const both = (second: Encounter) => {
      const driver = sitRunBy(ROUND, [mild, second]);
      while (driver.kind === 'room') driver.choose('goOn');
      return driver;
    };
    const [one, other] = [both(mild), both(slaughter)];
    expect(one.told('notesOpened').map(({ number }) => number)).toEqual([1]);
    expect(known(other, [0, null])).toEqual(known(one, [0, null]));
    hurryOn(one);
    hurryOn(other);
    // From then on seat 1 has its notes, and nobody else.
    expect(known(other, [1])).not.toEqual(known(one, [1]));
    expect(JSON.stringify(known(other, [0, null]))).not.toContain('A slaughter.');
  });
});
