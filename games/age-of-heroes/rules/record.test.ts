// What is recorded, and how a saved game goes on. AOH-COMP-07, AOH-RULING-93, AMI-DIFF-29, AMI-UI-18

import { FastDice, Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from './game.ts';
import { combatTurn, play, player, restOfTurn, scene } from './testing.ts';

const RULESETS = ['classic', 'amended'] as const;
const SEED = '5a9a'.repeat(16);

function create(ruleset: (typeof RULESETS)[number], seed = SEED): Match {
  const made = Match.create(rules as never, {
    seats: ['beowulf', 'egil', null],
    options: { ruleset, turns: 4 },
    seed,
  });
  if ('refused' in made) throw new Error(made.refused.code);
  return made.ok;
}

/** Goes on with choices that only depend on `seed` and on what is asked. Returns how many were made. */
function playOn(match: Match, seed: number, most = Infinity): number {
  const random = new FastDice(seed);
  for (let made = 0; made < most; made++) {
    const [asked] = match.decisions();
    if (asked === undefined) return made;
    const option = asked.options[random.roll(asked.options.length) - 1];
    const done = match.play(asked.seat, option?.id as string);
    if ('refused' in done) throw new Error(done.refused.code);
  }
  return most;
}

const saved = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('the record sheet', () => {
  it('[AOH-COMP-07] keeps name, sword, home, glory, luck, wealth, rune, jarls and countries of each hero, iced countries and the turn', () => {
    const game = play({
      heroes: [
        {
          hero: 'beowulf',
          in: 'wessex',
          home: 'thule',
          glory: 7,
          luck: 2,
          hoard: 31,
          rune: 'ogal',
          kingdom: ['wessex', 'mercia'],
          piece: { items: ['gram'] },
        },
        { hero: 'egil', in: 'finmark' },
      ],
      jarls: [{ jarl: 'kari', in: 'mercia', of: 0 }],
      state: { iced: ['cornwall'], turn: 6 },
    });
    for (const seat of [0, 1, null]) {
      const view = rules.redact(structuredClone(game.state), seat);
      expect(view.players[0]).toMatchObject({
        hero: 'beowulf',
        home: 'thule',
        glory: 7,
        luck: 2,
        hoard: 31,
        rune: 'ogal',
        kingdom: ['wessex', 'mercia'],
      });
      expect(view.pieces[0]).toMatchObject({ id: 'beowulf', owner: 0, items: ['gram'] });
      expect(view.pieces.filter(({ id, owner }) => owner === 0 && id !== 'beowulf')).toMatchObject([
        { id: 'kari' },
      ]);
      expect(view).toMatchObject({ iced: ['cornwall'], turn: 6 });
    }
  });

  it.each(RULESETS)('[AMI-DIFF-29] is kept by the software in both rulesets: %s', (ruleset) => {
    const game = play(
      {
        options: { ruleset, godCheck: 'optional' },
        heroes: [{ hero: 'beowulf', in: 'northumberland', luck: 0, piece: { items: ['gram'] } }],
        monsters: [{ monster: 'hauk', in: 'northumberland' }],
        agenda: [...restOfTurn(), ...combatTurn(0)],
      },
      ...[6, 21, 1, 1, 1, 1, 1],
    );
    game.choose('area:northumberland', 'target:hauk', ...(ruleset === 'classic' ? ['strike'] : []));
    game.choose('glory', 'pass', 'done');
    expect(game.state.turn).toBe(3);
    expect(player(game, 0)).toMatchObject({ glory: 3, luck: 0, hoard: 0, home: 'northumberland' });
    expect(game.left).toEqual([]);
  });
});

describe('dice', () => {
  it.each(RULESETS)(
    '[AOH-RULING-93] come from one seed: the same choices make the same game, with another seed another: %s',
    (ruleset) => {
      const digestOf = (seed: string): string => {
        const match = create(ruleset, seed);
        playOn(match, 1);
        return match.record().digest;
      };
      expect(digestOf(SEED)).toBe(digestOf(SEED));
      expect(digestOf(SEED)).not.toBe(digestOf('00ff'.repeat(16)));
    },
  );

  it('[AOH-RULING-93] are rolled in the order of the rules: swords, monsters, jarls, heroes, precedence', () => {
    const match = create('classic');
    playOn(match, 1, 1);
    const rolls = match.events.flatMap((event) => (event.type === 'roll' ? [String(Object(event).for)] : []));
    expect(rolls.filter((what) => what !== 'treasure')).toEqual([
      ...['sword', 'sword', 'sword'],
      ...Array(3).fill(['monster', 'placement', 'placement']).flat(),
      ...Array(3).fill(['jarl', 'placement', 'placement']).flat(),
      ...Array(6).fill('placement'),
      ...rolls.filter((what) => what === 'precedence'),
    ]);
  });

  it('[AOH-RULING-93] are all in the saved game, and only there', () => {
    const match = create('classic');
    playOn(match, 3, 40);
    const { rolls, seed } = match.record();
    const told = match.events.flatMap((event) => (event.type === 'roll' ? [Object(event).face] : []));
    expect(rolls).toEqual(told);
    expect(seed).toBe(SEED);
    expect(JSON.stringify(match.view(0))).not.toContain(SEED);
  });
});

describe('a saved game', () => {
  it.each(RULESETS)(
    '[AMI-UI-18] goes on exactly as it would have without saving, from its record: %s',
    (ruleset) => {
      for (const moves of [0, 1, 25, 60]) {
        const first = create(ruleset);
        playOn(first, 7, moves);
        const again = Match.replay(rules as never, saved(first.record()));
        if ('refused' in again) throw new Error(again.refused.code);
        expect(again.ok.position()).toEqual(first.position());
        playOn(first, 8);
        playOn(again.ok, 8);
        expect(first.result).not.toBeNull();
        expect(again.ok.record()).toEqual(first.record());
      }
    },
  );

  it.each(RULESETS)(
    '[AMI-UI-18] goes on in the same way from its position, given the same dice: %s',
    (ruleset) => {
      const match = create(ruleset);
      for (let stops = 0; match.result === null; stops++) {
        const copies = [match.position(), saved(match.position())].map((position) => {
          const loaded = Match.load(rules as never, position, SEED);
          if ('refused' in loaded)
            throw new Error(`${loaded.refused.code} ${JSON.stringify(loaded.refused.params)}`);
          expect(loaded.ok.position()).toEqual(match.position());
          expect(loaded.ok.decisions()).toEqual(match.decisions());
          playOn(loaded.ok, stops, 20);
          return loaded.ok.position();
        });
        expect(copies[0]).toEqual(copies[1]);
        playOn(match, stops, 7);
      }
    },
  );

  it('[AMI-UI-18] keeps everything that a position knows', () => {
    const state = scene({
      heroes: [{ hero: 'beowulf', in: 'thule', njordAid: -1, maidens: ['heals', 'worship'] }],
    });
    expect(rules.schemas.state.parse(saved(state))).toEqual(state);
  });
});
