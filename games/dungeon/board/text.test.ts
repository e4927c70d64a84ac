import { FastDice, Match, type Seat } from '@skald/kernel';
import { LANGUAGES, type Language } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { type Quest, questOf } from '../content/index.ts';
import { dungeon } from '../index.ts';
import { terrain } from '../rules/models.ts';
import type { State } from '../rules/state.ts';
import { redact } from '../rules/view.ts';
import { FRAMES, sampleState } from '../text/testing.ts';
import { hint, textBoard } from './index.ts';

const OVERLORD = 0;
const HEROES = 1;

const viewOf = (state: State, seat: Seat | null): State => redact(structuredClone(state), seat);
const read = (state: State, seat: Seat | null, language: Language = 'en'): string =>
  textBoard(viewOf(state, seat), seat, language)
    .map(({ heading, lines }) =>
      [heading, ...lines].map((line) => line.map((span) => span.text).join('')).join('\n'),
    )
    .join('\n\n');

describe('the text board', () => {
  const board = read(sampleState(FRAMES.turn), HEROES);
  it('tells what the game is about and how it stands', () => {
    expect(board).toContain('Sketch · Round 2 · Hero Turns');
    expect(board).toContain('The Heroes win when all of them leave by an exit.');
    expect(board).toContain('The Overlord wins when a Hero is Crippled');
  });
  it('tells of the model that acts: who threatens it, where it can go and what that costs', () => {
    expect(board).toContain('Orlaf’s Turn\nAt B2, facing south, movement left: 7');
    expect(board).toContain('In the front arc of: Skeleton Warrior 1 B3');
    expect(board).toContain('There is no square to break away to.');
    const state = sampleState(FRAMES.turn);
    state.models.find(({ id }) => id === 'skeleton-warrior-1')!.facing = 'W';
    const other = read(state, HEROES);
    expect(other).toContain('Leaving costs Free Strikes by Skeleton Warrior 1 before the first step.');
    expect(other).toContain('Within reach, 2 steps: D3, C3 (stopped there)');
    expect(other).toContain('Could be fought from a square in reach: Skeleton Warrior 1 B3, Zombie 1 B4');
  });
  it('tells each room with figures, doors, furniture and bones', () => {
    expect(board).toContain('Room 1, B2 to F5');
    expect(board).toContain('Orlaf B2 (south)');
    expect(board).toContain('Door G3: a strong lock (3 dice, Armour 3), Ward 2');
    expect(board).toContain('Chest F2: a plain lock (2 dice, Armour 2)');
    expect(board).toContain('Table E4 F4');
    expect(board).toContain('Bones: F5');
  });
  it('tells who stands and what lies in a doorway', () => {
    const state = sampleState(FRAMES.turn);
    state.dungeon = { ...state.dungeon, open: [[6, 2]] };
    state.bars = state.bars.filter(({ x }) => x !== 6);
    Object.assign(state.models.find(({ id }) => id === 'danor')!, { x: 6, y: 2 });
    state.bones.push({ x: 6, y: 2, piles: 2 });
    expect(read(state, HEROES)).toContain('Door G3: open, Danor (east), Bones (2)');
    expect(read(state, HEROES, 'de')).toContain('Tür G3: offen, Danor (Osten), Knochen (2)');
  });
  it('tells everybody’s wounds, items, spells and Feats', () => {
    expect(board).toContain('At B2, facing south, 3 of 5 wounds (Injured from 3), Injured');
    expect(board).toContain('Items: Healing Potion, Ring of Second Wind');
    expect(board).toContain('Spells: Burn (ready after 2 rounds), Flamebolt (ready)');
    expect(board).toContain('Feats left: Whirlwind');
    expect(board).toContain('Zombie 1: At B4, facing east; Movement 4, 2 dice, Armour 1, has acted');
  });
  it('shows the hand and the hidden rooms to the Overlord alone', () => {
    const his = read(sampleState(FRAMES.command), OVERLORD);
    expect(his).toContain('Hand: Interrupt 2, Raise Dead 1');
    expect(his).toContain('Room 2, H2 to J5, not discovered yet\nZombie Troll I4');
    expect(his).toContain('holds Lucky Coin');
    expect(board).toContain('Hand: 2 cards');
    expect(board).not.toMatch(/Zombie Troll|Room 2|holds|Interrupt/);
  });
  it('says the same in German, without English', () => {
    const de = read(sampleState(FRAMES.turn), HEROES, 'de');
    expect(de).toContain('Raum 1, B2 bis F5');
    expect(de).not.toMatch(/\b(the|facing|round|wounds|door|undefined|null)\b/);
  });
});

describe('a Hero’s text board', () => {
  it('does not change with what is behind doors, in chests, in the hand or in the pile', () => {
    const state = sampleState(FRAMES.turn);
    const other = structuredClone(state);
    const quest = other.options.quest as Quest;
    quest.map = quest.map.map((row) => row.replaceAll('T', '.').replace('X', '.'));
    quest.map[1] = '#O.M.c#.yX#';
    quest.chests = [{ at: [5, 1], lock: 'L1', contents: ['ward-key', 'book'] }];
    const { hand, unseen } = other.overlord;
    [hand[0], hand[1]] = ['double-commands', 'extra-commands-3'];
    unseen.reverse();
    for (const language of LANGUAGES) {
      expect(read(other, HEROES, language)).toBe(read(state, HEROES, language));
      expect(read(other, null, language)).toBe(read(state, null, language));
      expect(read(other, OVERLORD, language)).not.toBe(read(state, OVERLORD, language));
    }
  });
});

describe('what a Hero is told in random games', () => {
  /** The same state with nothing behind closed doors, other things in chests, other cards. */
  function otherwise(state: State): State {
    const other = structuredClone(state);
    const { grid, revealed } = terrain(state);
    const quest = structuredClone(questOf(state.options.quest));
    quest.map = quest.map.map((row, y) =>
      [...row]
        .map((letter, x) => (revealed[y * grid.width + x] === 1 || /[#\d+]/.test(letter) ? letter : '.'))
        .join(''),
    );
    quest.figures = [];
    quest.chests = quest.chests.map((chest) => ({ ...chest, contents: ['rune-axe'] }));
    other.options.quest = quest;
    other.overlord.hand = other.overlord.hand.map(() => 'extra-commands-1');
    other.overlord.unseen.reverse();
    return other;
  }

  it.each([2, 3, 5, 7])('hangs on nothing hidden (adventure %i)', (adventure) => {
    const dice = new FastDice(adventure);
    const driver = Match.create(dungeon, {
      seats: ['overlord', []],
      options: { quest: questOf(adventure), conceding: false },
      seed: `${adventure}`.padStart(64, '0'),
    });
    if ('refused' in driver) throw new Error(driver.refused.code);
    const match = driver.ok;
    for (let moves = 0; match.result === null && moves < 250; moves++) {
      const [asked] = match.decisions();
      if (asked === undefined) throw new Error('dead end');
      if (moves % 25 === 0) {
        const state = match.view(OVERLORD);
        if (moves === 0) expect(read(otherwise(state), OVERLORD)).not.toBe(read(state, OVERLORD));
        for (const seat of [HEROES, null]) expect(read(otherwise(state), seat)).toBe(read(state, seat));
      }
      match.play(asked.seat, asked.options[dice.roll(asked.options.length) - 1]?.id ?? '');
    }
  });
});

describe('hints', () => {
  const view = sampleState(FRAMES.turn);
  const decision = { seat: HEROES, kind: 'turn', options: [] };
  const say = (choice: { act: string; [key: string]: unknown }, language: Language = 'en') =>
    hint(view, decision, choice as never, language)?.replaceAll('\u00a0', ' ') ?? null;

  it('give the dice and the chances of an attack', () => {
    expect(say({ act: 'fight', target: 'skeleton-warrior-1' })).toMatch(
      /^4 dice against 2, Armour 2; Attack dice: 5 Orlaf − 1 Injured = 4; unharmed \d+ %, falls to bones \d+ %, destroyed \d+ %$/,
    );
  });
  it('give the chances of each who is struck at once', () => {
    const state = sampleState({ ...FRAMES.castAt, spell: 'firestorm' } as never);
    const said = hint(
      state,
      { seat: HEROES, kind: 'castAt', options: [] },
      { act: 'model', model: 'skeleton-warrior-1' } as never,
      'de',
    );
    expect(said?.replaceAll('\u00a0', ' ')).toMatch(
      /Skelettkrieger 1: unversehrt \d+ %.*; Zombie 1: unversehrt \d+ %/,
    );
  });
  it('give the strikes that a step would cost, and their chances', () => {
    expect(say({ act: 'step', x: 2, y: 1 })).toMatch(
      /^unharmed \d+ %, wounded \d+ %; Free Strikes by Skeleton Warrior 1/,
    );
  });
  it('say whom one would face, and what a finished Turn leaves unused', () => {
    expect(say({ act: 'face', facing: 'N' })).toBe('no enemy in your front arc');
    expect(say({ act: 'done' }, 'de')).toBe('die Aktion bleibt ungenutzt');
  });
  it('keep silent where there is nothing to add', () => {
    expect(say({ act: 'leave' })).toBeNull();
    expect(hint(sampleState(), decision, { act: 'done' } as never, 'en')).toBeNull();
  });
});
