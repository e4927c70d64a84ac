import { nextOf } from '@skald/games/board-kit';
import { decisionOf, type Game, type GameState, optionId } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, GARROCK, geographyOf, type Hex } from '../../content/index.ts';
import { rules } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { scene } from '../../rules/testing.ts';
import { type Answer, answerAt, answeringSpots, type Situation } from './answers.ts';
import { deedsByHex, deedsOf, inHand, isHarmless, type PieceId, piecesIn } from './deeds.ts';
import { hexByKey } from './keys.ts';
import { standsOf } from './stands.ts';
import { randomGame } from './testing.ts';

/** The question of a scene as its seat is asked it. */
function asked(state: State, seat: number) {
  const decision = decisionOf(rules as unknown as Game, state as GameState, seat);
  if (decision === null) throw new Error('nobody is asked');
  return { ...decision, options: decision.options.map((choice) => ({ id: optionId(choice), choice })) };
}

function situation(state: State, seat: number, picked: PieceId | null): Situation {
  const deeds = deedsOf(state, asked(state, seat));
  const selected = inHand(deeds, picked);
  return { view: state, deeds, selected, reach: deedsByHex(deeds, selected) };
}

const NORMANS_MOVE = scene({
  normans: [
    { points: 5, in: '3,4' },
    { points: 4, in: '2,4' },
  ],
  vikings: [
    { points: 5, in: '4,3' },
    { points: 4, in: 'ship' },
  ],
  ship: '7,4',
  hands: [['ford'], []],
  agenda: [{ step: 'command', seat: 0 }],
});

const VIKINGS_MOVE = scene({
  normans: [{ points: 6, in: '2,4' }],
  vikings: [
    { points: 5, in: '6,5' },
    { points: 4, in: 'ship' },
    { points: 3, in: '7,4' },
  ],
  ship: '7,4',
  agenda: [{ step: 'command', seat: 1 }],
});

describe('what can be done on the map', () => {
  it('offers nothing that is not on the list, and everything of it that has a place', () => {
    for (let seed = 1; seed <= 6; seed++)
      randomGame(seed, { battles: seed % 2 === 0 ? 'quick' : 'agree', freeArmyCount: seed > 3 }, (moment) => {
        const listed = new Set(moment.decision.options.map(({ id }) => id));
        const deeds = deedsOf(moment.view, moment.decision);
        for (const deed of deeds) {
          expect(listed.has(deed.option)).toBe(true);
          expect(deed.hex).not.toBeNull();
        }
        if (['place', 'putToSea', 'defendShip', 'sidestep'].includes(moment.decision.kind))
          expect(deeds).toHaveLength(listed.size);
        if (moment.decision.kind === 'command') {
          const placeless = moment.decision.options.filter(({ choice }) =>
            ['done', 'concede'].includes(choice.act),
          );
          expect(deeds).toHaveLength(listed.size - placeless.length);
        }
      });
  });

  it('has no place for the card of a fugitive', () => {
    const options = [
      { id: 'roll', choice: { act: 'roll' } },
      { id: 'ford', choice: { act: 'ford' } },
    ];
    expect(deedsOf(NORMANS_MOVE, { seat: 0, kind: 'fordOrCard', options })).toEqual([]);
  });

  it('tells marches, fords and attacks apart', () => {
    const { reach } = situation(NORMANS_MOVE, 0, 'n1');
    const kinds = (hex: Hex) => (reach.get(hex) ?? []).map(({ kind, ford }) => [kind, ford]);
    expect(kinds('3,3')).toEqual([['march', null]]);
    expect(kinds('4,4')).toEqual([
      ['march', 'die'],
      ['march', 'card'],
    ]);
    expect(kinds('4,3')).toEqual([['attack', null]]);
    expect(kinds('2,4')).toEqual([['exchange', null]]);
    expect(kinds('5,4')).toEqual([]);
  });

  it('asks before anything that cannot be taken back, and does the rest at once', () => {
    const hand = situation(NORMANS_MOVE, 0, 'n1');
    const at = (hex: Hex): Answer['do'] | undefined => answerAt(hand, { hex, piece: null })?.do;
    expect(at('3,3')).toBe('choose');
    expect(at('4,4')).toBe('ask');
    expect(at('4,3')).toBe('ask');
    expect(hand.deeds.filter(isHarmless).every(({ ford, kind }) => ford === null && kind === 'march')).toBe(
      true,
    );
  });

  it('a press on another army of one’s own asks whether to exchange or to take it', () => {
    const hand = situation(NORMANS_MOVE, 0, 'n1');
    expect(answerAt(hand, { hex: '2,4', piece: 'n2' })).toMatchObject({
      do: 'ask',
      deeds: [{ kind: 'exchange', other: 'n2' }],
      others: ['n2'],
    });
  });

  it('a press takes an army in hand, a second puts it back', () => {
    const empty = situation(NORMANS_MOVE, 0, null);
    expect(answerAt(empty, { hex: '3,4', piece: null })).toEqual({ do: 'pick', piece: 'n1' });
    expect(answerAt(empty, { hex: '6,0', piece: null })).toBeNull();
    const full = situation(NORMANS_MOVE, 0, 'n1');
    expect(answerAt(full, { hex: '3,4', piece: 'n1' })).toEqual({ do: 'pick', piece: null });
    expect(answerAt(full, { hex: '6,0', piece: null })).toEqual({ do: 'pick', piece: null });
  });

  it('presses on a crowded hex go through its pieces, one after the other', () => {
    expect(piecesIn(VIKINGS_MOVE, '7,4')).toEqual(['v3', 'ship', 'v2']);
    const first = situation(VIKINGS_MOVE, 1, null);
    expect(answerAt(first, { hex: '7,4', piece: null })).toEqual({ do: 'pick', piece: 'v3' });
    expect(answerAt(first, { hex: '7,4', piece: 'ship' })).toEqual({ do: 'pick', piece: 'ship' });
    expect(answerAt(first, { hex: '7,4', piece: 'v2' })).toEqual({ do: 'pick', piece: 'v2' });
  });

  it('the ship in hand lights up where it can sail', () => {
    const { reach, deeds } = situation(VIKINGS_MOVE, 1, 'ship');
    expect(reach.size).toBeGreaterThan(8);
    expect([...reach.values()].flat().every(({ kind }) => kind === 'sail')).toBe(true);
    expect(deeds.some(({ kind }) => kind === 'board')).toBe(true);
  });

  it('steps by key through whatever can be chosen', () => {
    const empty = answeringSpots(situation(NORMANS_MOVE, 0, null));
    expect(empty.map(({ piece }) => piece)).toEqual(['n1', 'n2']);
    const after = (hex: Hex, piece: PieceId | null, by: 1 | -1) =>
      nextOf(empty, (spot) => spot.hex === hex && spot.piece === piece, by);
    expect(after('2,4', null, 1)).toEqual({ hex: '3,4', piece: 'n1' });
    expect(after('3,4', 'n1', -1)).toEqual({ hex: '2,4', piece: 'n2' });
  });
});

describe('the arrow keys', () => {
  it('lead from every hex to every other', () => {
    const { terrain } = geographyOf(GARROCK);
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    const reached = new Set<Hex>(['2,4']);
    for (const hex of reached)
      for (const key of keys) {
        const to = hexByKey(key, hex);
        if (to !== null && terrain.has(to)) reached.add(to);
      }
    expect(reached.size).toBe(terrain.size);
  });

  it('lead to neighbours', () => {
    const { neighbours } = geographyOf(GARROCK);
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      expect(DIRECTIONS.map((d) => neighbours.get('2,5')?.[d])).toContain(hexByKey(key, '2,5'));
    }
  });
});

describe('pieces in their hexes', () => {
  it('stand apart, each once, whoever is aboard along the ship', () => {
    const stands = standsOf(VIKINGS_MOVE, new Map());
    expect(stands.map(({ piece }) => piece).toSorted()).toEqual(['n1', 'ship', 'v1', 'v2', 'v3']);
    const places = stands.map(({ at }) => at.join());
    expect(new Set(places).size).toBe(places.length);
    expect(stands.find(({ piece }) => piece === 'v2')).toMatchObject({ hex: '7,4', aboard: true });
  });

  it('are left out while they travel', () => {
    const stands = standsOf(
      VIKINGS_MOVE,
      new Map<PieceId, Hex | null>([
        ['v1', null],
        ['v3', '6,4'],
      ]),
    );
    expect(stands.some(({ piece }) => piece === 'v1')).toBe(false);
    expect(stands.find(({ piece }) => piece === 'v3')?.hex).toBe('6,4');
  });
});
