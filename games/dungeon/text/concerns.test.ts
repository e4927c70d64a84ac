import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { HERO_SEAT, OVERLORD_SEAT } from '../rules/testing.ts';
import { concerns } from './concerns.ts';
import { landmarks } from './landmarks.ts';
import { ALL_EVENTS, sampleState } from './testing.ts';

const view = sampleState();
const stopped: GameEvent = { type: 'stopped', model: 'orlaf', x: 1, y: 1, by: ['zombie-1'] };
const marked: GameEvent = { type: 'marked', model: 'orlaf', mark: 'chilled', by: 'zombie-1' };
const wounded: GameEvent = { type: 'wounded', model: 'orlaf', wounds: 4, injured: true, by: 'zombie-1' };

describe('what happens to one’s models', () => {
  it('weighs the more, the worse it is: to be stopped, chilled, wounded', () => {
    expect([stopped, marked, wounded].map((event) => concerns(event, view, HERO_SEAT))).toEqual([1, 2, 3]);
  });

  it('is what they did, for the other side', () => {
    expect([stopped, marked, wounded].map((event) => concerns(event, view, OVERLORD_SEAT))).toEqual([
      null,
      0,
      1,
    ]);
    const boned: GameEvent = {
      type: 'boned',
      model: 'zombie-1',
      modelType: 'zombie',
      by: 'orlaf',
      x: 1,
      y: 3,
    };
    expect([HERO_SEAT, OVERLORD_SEAT].map((seat) => concerns(boned, view, seat))).toEqual([1, 3]);
  });

  it('is not a step of somebody else', () => {
    const stepped: GameEvent = { type: 'stepped', model: 'zombie-1', from: [1, 3], path: [[2, 3]] };
    expect(concerns(stepped, view, HERO_SEAT)).toBeNull();
    expect(concerns({ type: 'roundBegan', round: 3 }, view, HERO_SEAT)).toBeNull();
  });
});

/** Every event as it is told, to the Overlord, to Orlaf's player and to Danor's; `-` is nobody's news. */
const WEIGHTS = `
roll - - -
began - - -
appeared - - -
appeared 0 1 1
faced - 0 -
roundBegan - - -
turnBegan - 0 -
turnEnded - - -
overlordTurn 0 - -
commanded 0 - -
cardPlayed 0 - -
cardDrawn 1 - -
drew 0 - -
pileEmpty 2 2 2
endOfRound - - -
spellTurned - - 0
spellTurned - - 1
effectEnded - 1 -
healed - 2 -
healed - 0 -
healed - 2 -
mended 2 - -
chamberTurned 1 1 1
stepped - 0 -
stepped 0 - -
turned - 0 -
stopped - 1 -
brokeAway - 0 -
strikesAt 1 0 -
waived - 0 -
left 2 0 -
attacked 1 0 -
attacked 1 - -
attacked 1 - 0
attacked - 0 -
hits 0 0 -
unharmed 1 - -
wounded 1 3 -
woundIgnored - 2 -
crippled 1 3 -
crippled 3 - -
minionInjured 2 1 -
boned 3 1 -
destroyed 3 1 -
lockHeld - - -
lockBroken 1 0 -
wardLowered 1 - 0
wardLowered 1 - -
doorOpened 1 0 -
weakSpotBroken 1 0 -
caveInCleared 1 0 -
chestOpened 1 0 -
chestOpened 1 - -
revealed - - -
searched - 0 -
gained - 2 -
lostToTheDark - - -
dropped - 1 -
pickedUp - 0 -
pulled 2 0 -
cast 1 - 0
cast - - 0
marked - 2 0
used - 0 -
offered - 0 1
traded - 1 1
declined - 1 0
offered - 0 1
traded - 1 1
declined - 1 0
bonesRemoved 1 - -
feat - 0 -
featRestored - 1 -
raiseLost 2 - -
caveIn 1 1 1
conceded 2 2 2
gameOver 3 3 3
rewarded - 2 -
`;

it('is told of every event to whom it happens, and with how much weight', () => {
  const three: State = { ...view, seats: ['overlord', ['orlaf'], ['danor']] };
  const told = ALL_EVENTS.map((event) =>
    [event.type, ...[0, 1, 2].map((seat) => concerns(event, three, seat) ?? '-')].join(' '),
  );
  // Guises of one event that weigh the same stand there once.
  expect(told.filter((line, i) => line !== told[i - 1])).toEqual(WEIGHTS.trim().split('\n'));
});

describe('the landmarks of a line', () => {
  it('are its squares, and models that stand on the board', () => {
    const stepped: GameEvent = { type: 'stepped', model: 'zombie-1', from: [1, 3], path: [[2, 3]] };
    expect(landmarks(stepped, view, 'en')).toEqual([
      { name: 'B4', topic: '1,3' },
      { name: 'C4', topic: '2,3' },
      { name: 'Zombie 1', topic: 'zombie-1' },
    ]);
    expect(landmarks({ type: 'mended', model: 'grund' }, view, 'en')).toEqual([]);
  });
});
