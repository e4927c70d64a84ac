import { elsewhereFor } from '@skald/games/board-kit';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../rules/events.ts';
import { scene } from '../../rules/testing.ts';
import { fightIn, join, NO_FIGHT, type Scene, scenesOf } from './scenes.ts';

const view = scene({ heroes: [{ hero: 'egil', in: 'mercia' }] });
const tell = (...events: GameEvent[]): Scene[] => scenesOf(events, view, 'en', NO_FIGHT).scenes;
const moved = (from: 'wessex' | 'mercia', to: 'mercia' | 'gwynedd'): GameEvent => ({
  type: 'moved',
  counters: ['egil'],
  from,
  to,
});

describe('scenes', () => {
  it('make one journey of the steps of a counter', () => {
    const [journey, ...others] = tell(moved('wessex', 'mercia'), moved('mercia', 'gwynedd'));
    expect(journey).toMatchObject({ kind: 'travel', path: ['wessex', 'mercia', 'gwynedd'] });
    expect(others).toEqual([]);
  });

  it('let a journey go on that grows while it is shown', () => {
    const [first] = tell(moved('wessex', 'mercia')) as [Scene];
    const [next] = tell(moved('mercia', 'gwynedd')) as [Scene];
    expect(join(first, next)).toMatchObject({ pieces: ['egil'], path: ['wessex', 'mercia', 'gwynedd'] });
    expect(join(next, first)).toBeNull();
  });

  it('show counters where they were until their journey comes', () => {
    const [journey] = tell(moved('wessex', 'mercia')) as [Scene];
    const word: Scene = { kind: 'word', area: 'wessex', text: 'Is', tone: 'spell' };
    expect(elsewhereFor([word, journey]).get('egil')).toBe('wessex');
    expect(elsewhereFor([journey]).get('egil')).toBeNull();
    expect(elsewhereFor([]).has('egil')).toBe(false);
  });

  it('know who fights though the board was opened in the midst of it', () => {
    const battle = { attackers: ['egil'], defenders: ['ivar'], land: true } as unknown as typeof view.battle;
    expect(fightIn(view)).toEqual(NO_FIGHT);
    expect(fightIn({ ...view, battle })).toMatchObject({ attackers: ['egil'], defenders: ['ivar', 'land'] });
  });

  it('remember who fights when the die falls later', () => {
    const attacked: GameEvent = {
      type: 'attacked',
      seat: 0,
      area: 'mercia',
      attackers: ['egil'],
      targets: ['jarl-3', 'land'],
    };
    const attack = [{ from: 'egil' as const, amount: 7 }];
    const defence = [
      { from: 'ivar' as const, amount: 4 },
      { from: 'land' as const, amount: 8 },
    ];
    const { scenes, fight } = scenesOf(
      [
        attacked,
        { type: 'turnedUp', jarl: 'ivar', token: 3, area: 'mercia' },
        { type: 'strengths', seat: 0, area: 'mercia', attack, defence },
      ],
      view,
      'en',
      NO_FIGHT,
    );
    expect(scenes).toEqual([]);
    const fought: GameEvent = {
      type: 'fought',
      seat: 0,
      area: 'mercia',
      attack: 7,
      defence: 12,
      die: 6,
      luck: 0,
      result: 'w',
    };
    const [battle] = scenesOf([fought], view, 'en', fight).scenes;
    expect(battle).toMatchObject({ battle: { attackers: ['egil'], defenders: ['ivar', 'land'], die: 6 } });
    expect(battle).toMatchObject({ battle: { sums: { attack, defence } } });
  });

  it('show the die of a battle when it is told, before or after a jarl is recruited', () => {
    const attacked: GameEvent = {
      type: 'attacked',
      seat: 0,
      area: 'mercia',
      attackers: ['egil'],
      targets: ['ivar'],
    };
    const offered: GameEvent = { type: 'recruitOffered', seat: 0, jarl: 'ivar' };
    const recruited: GameEvent = { type: 'recruited', seat: 0, jarl: 'ivar' };
    const outcome = { area: 'mercia', attack: 7, defence: 4, die: 5, result: 'F' } as const;
    const fought: GameEvent = { type: 'fought', seat: 0, ...outcome, luck: 1 };
    const kinds = (...events: GameEvent[]): string[] => tell(...events).map(({ kind }) => kind);
    expect(kinds(attacked, fought, offered, recruited)).toEqual(['battle', 'word']);
    expect(kinds(attacked, offered, recruited, fought)).toEqual(['word', 'battle']);
  });
});
