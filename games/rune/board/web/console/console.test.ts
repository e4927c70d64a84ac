import { viewOf } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import {
  field,
  type GivenElement,
  gain,
  laborers,
  roll,
  trap,
} from '../../../documents/encounter/testing.ts';
import { READY_MADE } from '../../../documents/hero/ready-made.ts';
import type { GameEvent } from '../../../rules/fight/events.ts';
import { rules } from '../../../rules/fight/game.ts';
import type { State } from '../../../rules/fight/state.ts';
import { allDiceCast } from '../../../rules/fight/testing.ts';
import { EASY, goOn, notes } from '../../../rules/sitting/testing.ts';
import { sitRunBy } from '../../../rules/sitting/testing-round.ts';
import { type Run, unveiled } from '../../../rules/sitting/veil.ts';
import { notesOf } from '../../../text/notes/index.ts';
import { aimsIn } from './aims.ts';
import { claimsIn } from './claims.ts';
import { comingIn } from './coming.ts';
import { tickedIn } from './marks.ts';
import { openedIn } from './opened.ts';
import { rulesUsed } from './rules-used.ts';
import { runsText } from './runs.ts';

afterEach(allDiceCast);

/** The second seat runs, and has Gunnhild. */
const SECOND = { seat: 1, own: true } as const;
const coin = (id: string, given: Partial<GivenElement> = {}) =>
  gain([{ kind: 'silver', ounces: 3 }], null, { id, name: id, how: `Take the ${id}.`, ...given });
const snare = trap(roll('dodge', EASY), [{ kind: 'damage', dam: 1 }], { id: 'snare', name: 'snare' });
const PLOT = notes(
  { id: 'hall', title: 'Hall', elements: [coin('ring'), coin('cup'), snare] },
  {
    id: 'yard',
    title: 'Yard',
    combat: laborers(2),
    map: field(),
    elements: [coin('hoard', { phase: 'after' }), coin('horn', { phase: 'during' })],
  },
);

const seenBy = (state: State, seat: number | null): State => viewOf(rules as never, state, seat) as State;
const runIn = (state: State): Run => unveiled(seenBy(state, 1)) as Run;
const marksIn = (run: Run, event: number) =>
  run.sitting.encounters[run.sitting.at]?.events[event]?.elements.map(
    (element) => tickedIn(run, element).mark,
  );

describe('the console', () => {
  it('[RUN-RUN-01] is for whoever runs, and for nobody else', () => {
    const { state } = sitRunBy([SECOND], PLOT);
    expect([0, 1, null].map((seat) => unveiled(seenBy(state, seat)) !== null)).toEqual([false, true, false]);
  });

  it('tells what lies open, what comes as they go on, and what is behind them', () => {
    const driver = sitRunBy([SECOND], PLOT);
    const run = runIn(driver.state);
    expect(comingIn(run.sitting)).toMatchObject({
      here: [{ id: 'ring' }, { id: 'cup' }],
      onward: { comes: 'element', element: { id: 'snare' } },
    });
    expect(marksIn(run, 0)).toEqual(['here', 'here', 'next']);
    driver.choose('touch:h0:0');
    while (driver.kind !== 'room') driver.choose(driver.options()[0] as string);
    const [ring] = PLOT.events[0]?.elements ?? [];
    const later = runIn(driver.state);
    expect(tickedIn(later, ring as never)).toMatchObject({ times: 1, by: ['h0'] });
    expect(marksIn(later, 0)).toEqual(['later', 'here', 'next']);
  });

  it('knows in a fight what goes on in it, and what comes after it', () => {
    const { state } = sitRunBy([SECOND], PLOT);
    const sitting = { ...state.sitting!, reached: 2 };
    const progress = { event: 1, stage: 'after', passed: 0, triggered: {} } as const;
    const fighting = runIn({
      ...state,
      sitting: { ...sitting, progress },
      foes: [{}],
    } as never);
    expect(marksIn(fighting, 1)).toEqual(['later', 'here']);
    expect(comingIn(fighting.sitting).onward).toEqual({ comes: 'end' });
    const before = { ...sitting, progress: { ...progress, stage: 'before' } } as const;
    expect(comingIn(before).onward).toEqual({ comes: 'fight' });
    const hall = { ...sitting, progress: { ...progress, event: 0, stage: 'before', passed: 3 } } as const;
    expect(comingIn(hall).onward).toMatchObject({ comes: 'event', event: { id: 'yard' } });
    expect(marksIn({ ...fighting, foes: [], sitting: hall } as never, 0)).toEqual([
      'behind',
      'behind',
      'behind',
    ]);
  });

  it('[RUN-RUN-30] [RUN-RUN-40] names whom a foe of its own will may attack, and whom the chart names', () => {
    const [one, other] = laborers(2).foes;
    const combat = { ...laborers(2), foes: [{ ...one!, selfWilled: true }, other!] };
    const driver = goOn(sitRunBy([SECOND], notes({ id: 'f', combat, map: field() })));
    driver.choose('forbid');
    const [wilful, dull] = aimsIn(seenBy(driver.state, 1));
    expect(wilful).toEqual({
      foe: 'f0',
      chooses: true,
      at: ['h0'],
      spares: [{ hero: 'h1', why: 'own' }],
    });
    const weak = driver.state.fighters.map((each) => (each.id === 'h0' ? { ...each, hp: 20 } : each));
    expect(aimsIn(seenBy({ ...driver.state, fighters: weak }, 1))[0]?.spares).toContainEqual({
      hero: 'h1',
      why: 'own',
    });
    expect(dull).toMatchObject({ foe: 'f1', chooses: false });
    const set = driver.state.fighters.map((each) => (each.id === 'f1' ? { ...each, target: 'h1' } : each));
    expect(aimsIn({ ...driver.state, fighters: set })[1]?.at).toEqual(['h1']);
  });

  it('[RUN-RUN-05] lists each rule of the cost sheet once, with all that it is for, before anything is told', () => {
    const used = rulesUsed(notesOf(PLOT, 'en'));
    expect(used.length).toBeGreaterThan(2);
    expect(new Set(used.map(({ rule }) => rule)).size).toBe(used.length);
    for (const { rule, items } of used) {
      expect(rule).toMatch(/^RUN-/);
      expect(new Set(items).size).toBe(items.length);
    }
  });
});

describe('what everybody is told', () => {
  const seats = ['Anna', '', 'Cnut'].map((player, seat) => ({ seat, player, you: seat === 2 }));
  const { ragnar, gunnhild, hrolf } = READY_MADE;

  it('[RUN-RUN-10] who runs, and who plays that hero meanwhile', () => {
    const driver = sitRunBy([SECOND], PLOT, [ragnar, gunnhild, hrolf]);
    expect(runsText(driver.state, seats, 'en')).toBeNull();
    driver.choose('appoint:2');
    const view = seenBy(driver.state, 0);
    expect(runsText(view, seats, 'en')).toBe('Player 2 runs · you play Gunnhild meanwhile');
    expect(runsText(view, seats, 'de')).toBe('Spieler 2 leitet · du führst solange Gunnhild');
    const shared = seats.map((look) => ({ ...look, you: true }));
    expect(runsText(view, shared, 'en')).toBe('Player 2 runs · Cnut plays Gunnhild meanwhile');
  });

  it('[RUN-RUN-90] which notes lie open', () => {
    const opened = { type: 'notesOpened', number: 1, encounter: PLOT } as GameEvent;
    expect(openedIn([{ type: 'encounterEnded', number: 1 } as GameEvent, opened])).toEqual([opened]);
  });
});

describe('claims', () => {
  const at = (features: string[], change: Partial<Run['sitting']> = {}) => {
    const run = runIn(sitRunBy([SECOND], PLOT).state);
    return claimsIn({ ...run, features, sitting: { ...run.sitting, ...change } }).map(
      ({ feature, stands }) => `${feature} ${stands}`,
    );
  };

  it('[RUN-VPR-09] are what has come into play, as long as nobody has contested it', () => {
    expect(at(['slope', 'grabber:x1'])).toEqual(['slope counts', 'grabber:x1 counts']);
  });

  it('[RUN-VPR-12] pay nothing for terrain that he has had so lately, but for traps', () => {
    const ran = [{ seat: 1, terrain: ['slope', 'grabber'] }];
    expect(at(['slope', 'grabber:x1'], { ran })).toEqual(['slope tooSoon', 'grabber:x1 counts']);
  });

  it('[RUN-RULING-R41] say what the table has decided', () => {
    const decided = [
      { feature: 'slope', counts: true },
      { feature: 'water:0', counts: false },
    ];
    expect(at(['slope'], { claims: { possible: [], decided } })).toEqual(['slope upheld', 'water:0 struck']);
  });
});
