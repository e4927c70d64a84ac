// Why something is not on the list: a position, what is tried in it, and the reason given.

import type { Choice } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { SETTLED_LATER } from '../content/index.ts';
import type { AnyFrame, FrameOf } from './agenda.ts';
import { rules } from './game.ts';
import type { State } from './state.ts';
import { combatTurn, movementTurn, play, type Scene, scene } from './testing.ts';

/** What seat 0 is told when it tries this in the scene. */
function why(of: Partial<Scene>, tried: Choice): unknown {
  return reason(scene({ heroes: [beowulf], ...structuredClone(of) }), tried);
}

const reason = (state: State, tried: Choice): unknown => rules.explain?.(state, 0, tried) ?? null;

const beowulf = { hero: 'beowulf', in: 'wessex', luck: 2 } as const;
const egil = { hero: 'egil', in: 'wessex' } as const;
const hauk: Scene['monsters'] = [{ monster: 'hauk', in: 'wessex' }];
const because = (code: string, params: Record<string, unknown> = {}) => ({ code, params });

it('choosing a hero: somebody else has him', () => {
  const agenda: AnyFrame[] = [{ step: 'chooseHero', seats: [0], answers: [null] }];
  expect(why({ agenda }, { act: 'hero', hero: 'egil' })).toEqual(because('hero-taken', { hero: 'egil' }));
  expect(why({ agenda }, { act: 'hero' })).toBeNull();
});

describe('choosing a counter to move', () => {
  const agenda = movementTurn(0);
  const tried = (counter: string): Choice => ({ act: 'counter', counter });

  it('it is another’s, loses its turn, or has moved', () => {
    expect(why({ agenda, heroes: [beowulf, egil] }, tried('egil'))).toEqual(
      because('not-your-counter', { counter: 'egil' }),
    );
    const lost = { ...beowulf, piece: { lostFrom: 2, lostUntil: 2 } };
    expect(why({ agenda, heroes: [lost] }, tried('beowulf'))).toEqual(
      because('lost-turn', { counter: 'beowulf' }),
    );
    const moved = { ...beowulf, piece: { moved: true } };
    expect(why({ agenda, heroes: [moved] }, tried('beowulf'))).toEqual(
      because('already-moved', { counter: 'beowulf' }),
    );
  });

  it('nothing is known against a counter that can move, or that is nowhere', () => {
    expect(why({ agenda }, tried('beowulf'))).toBeNull();
    expect(why({ agenda }, tried('kari'))).toBeNull();
  });
});

describe('a step', () => {
  const moving = (spent: number): AnyFrame[] => [
    {
      step: 'move',
      seat: 0,
      counter: 'beowulf',
      spent,
      riding: false,
      riders: [],
      stretch: [],
      sailed: false,
    },
  ];

  it('leads nowhere near, over a closed sea, or further than he can go', () => {
    const agenda = moving(4);
    expect(why({ agenda }, { act: 'step', to: 'thule' })).toEqual(
      because('not-adjacent', { from: 'wessex', to: 'thule' }),
    );
    const banned = { ...beowulf, piece: { seaBan: 2 } };
    expect(why({ agenda: moving(0), heroes: [banned] }, { act: 'step', to: 'celtic-sea' })).toEqual(
      because('sea-ban', { counter: 'beowulf' }),
    );
    // The ban is no reason on land, nor is the sea without a ban.
    expect(why({ agenda, heroes: [banned] }, { act: 'step', to: 'mercia' })).toEqual(
      because('no-movement-left', { counter: 'beowulf' }),
    );
    expect(why({ agenda }, { act: 'step', to: 'celtic-sea' })).toEqual(
      because('no-movement-left', { counter: 'beowulf' }),
    );
    expect(why({ agenda }, { act: 'step', to: 'nowhere' })).toBeNull();
  });
});

describe('where to attack', () => {
  const from = (more: Partial<FrameOf<'attackFrom'>> = {}): AnyFrame[] => [
    { step: 'attackFrom', seat: 0, current: null, closed: [], ...more },
  ];

  it('[AOH-CBT-05] he owes a monster an attack before he may be done or go elsewhere', () => {
    const owes = because('owes-monster', { area: 'wessex' });
    expect(why({ agenda: from(), monsters: hauk }, { act: 'done' })).toEqual(owes);
    const begun = { agenda: from({ current: 'wessex' }), monsters: hauk };
    expect(why(begun, { act: 'area', area: 'mercia' })).toEqual(owes);
    expect(why({ agenda: from(), monsters: hauk }, { act: 'area', area: 'mercia' })).toBeNull();
    expect(why({ agenda: from() }, { act: 'done' })).toBeNull();
  });

  it('[AOH-CBT-04] an area that was left is closed', () => {
    const agenda = from({ current: 'wessex', closed: ['mercia'] });
    expect(why({ agenda }, { act: 'area', area: 'mercia' })).toEqual(
      because('area-closed', { area: 'mercia' }),
    );
    expect(why({ agenda }, { act: 'area', area: 'thule' })).toBeNull();
    expect(why({ agenda }, { act: 'area', area: 'nowhere' })).toBeNull();
  });
});

describe('who attacks', () => {
  const agenda: AnyFrame[] = [{ step: 'attackers', seat: 0, area: 'wessex', chosen: [] }];
  const tried = (counter: string): Choice => ({ act: 'attacker', counter });
  const with_ = (more: object) => ({ agenda, heroes: [{ ...beowulf, ...more }, egil] });

  it.each([
    ['not-your-counter', {}, 'egil', { counter: 'egil' }],
    ['not-here', { in: 'thule' }, 'beowulf', { counter: 'beowulf', area: 'wessex' }],
    ['lost-turn', { piece: { lostFrom: 2, lostUntil: 2 } }, 'beowulf', { counter: 'beowulf' }],
    ['worships', { worshipUntil: 3 }, 'beowulf', { counter: 'beowulf' }],
    ['may-not-attack', { piece: { barred: true } }, 'beowulf', { counter: 'beowulf' }],
    ['already-attacked', { piece: { attacked: ['hauk'] } }, 'beowulf', { counter: 'beowulf' }],
  ])('%s', (code, more, counter, params) => {
    expect(why(with_(more), tried(counter))).toEqual(because(code, params));
  });

  it('nothing is known against a hero who can, a jarl of one who worships, or one who is nowhere', () => {
    expect(why(with_({}), tried('beowulf'))).toBeNull();
    const jarls: Scene['jarls'] = [{ jarl: 'kari', in: 'wessex', of: 0 }];
    expect(why({ ...with_({ worshipUntil: 3 }), jarls }, tried('kari'))).toBeNull();
    expect(why(with_({}), tried('ivar'))).toBeNull();
  });

  it('[AMI-DIFF-12] in the amended game one attack bars nobody from the next', () => {
    const options = { ruleset: 'amended' } as const;
    expect(why({ ...with_({ piece: { attacked: ['hauk'] } }), options }, tried('beowulf'))).toBeNull();
  });
});

describe('whom to attack', () => {
  const naming = (...attackers: FrameOf<'targets'>['attackers']): AnyFrame[] => [
    { step: 'targets', seat: 0, area: 'wessex', attackers, named: [] },
  ];
  const jarls: Scene['jarls'] = [
    { jarl: 'kari', in: 'wessex', of: 0 },
    { jarl: 'ivar', in: 'thule', faceUp: true },
  ];
  const target = (name: string): Choice => ({ act: 'target', target: name });
  const agenda = naming('beowulf');

  it('[AOH-CBT-05] the hero owes a monster: he can neither strike without one nor name the land instead', () => {
    const needs = because('needs-monster', { area: 'wessex' });
    expect(why({ agenda, monsters: hauk }, { act: 'strike' })).toEqual(needs);
    expect(why({ agenda, monsters: hauk }, target('land'))).toEqual(needs);
    expect(why({ agenda }, { act: 'strike' })).toBeNull();
  });

  it('[AOH-CBT-05] his jarls alone owe nothing, nor does a hero elsewhere', () => {
    const alone = { agenda: naming('kari'), jarls };
    expect(why({ ...alone, monsters: hauk }, { act: 'strike' })).toBeNull();
    const elsewhere = { ...beowulf, in: 'thule' as const };
    const there: Scene['monsters'] = [{ monster: 'hauk', in: 'thule' }];
    expect(why({ ...alone, heroes: [elsewhere], monsters: there }, { act: 'strike' })).toBeNull();
  });

  it('the land is under ice, or his own', () => {
    expect(why({ agenda, state: { iced: ['wessex'] } }, target('land'))).toEqual(
      because('iced', { area: 'wessex' }),
    );
    expect(why({ agenda, heroes: [{ ...beowulf, kingdom: ['wessex'] }] }, target('land'))).toEqual(
      because('own-land', { area: 'wessex' }),
    );
    expect(why({ agenda, heroes: [{ ...beowulf, kingdom: ['mercia'] }] }, target('land'))).toBeNull();
  });

  it('a counter is not there, or his own', () => {
    expect(why({ agenda, jarls }, target('ivar'))).toEqual(
      because('not-here', { counter: 'ivar', area: 'wessex' }),
    );
    expect(why({ agenda, jarls }, target('kari'))).toEqual(because('cannot-attack-own'));
    expect(why({ agenda, jarls }, target('erik'))).toBeNull();
    expect(why({ agenda, heroes: [beowulf, egil] }, target('egil'))).toBeNull();
  });
});

describe('luck', () => {
  const QUESTIONS: AnyFrame[] = [
    { step: 'spellLuck', seat: 0, caster: 'atli', spell: 'yr' },
    { step: 'sygilLuck', seat: 0, caster: 'atli', spell: 'yr', waiting: [0], saved: [] },
    { step: 'luckBid', seats: [0], answers: [null] },
    { step: 'luckOpen', seat: 0, after: [] },
  ];
  const spend = (points: number): Choice => ({ act: 'luck', points });

  it.each(QUESTIONS)(
    '[AOH-LUCK-02, AMI-DIFF-03] $step: more than he has, or than anybody may spend',
    (frame) => {
      const agenda = [frame];
      for (const points of [3, -3])
        expect(why({ agenda }, spend(points))).toEqual(because('not-enough-luck', { luck: 2 }));
      const capped = { agenda, options: { luckCap: 1 } };
      for (const points of [2, -2])
        expect(why(capped, spend(points))).toEqual(because('luck-cap', { cap: 1 }));
      expect(why(capped, spend(3))).toEqual(because('not-enough-luck', { luck: 2 }));
      expect(why(capped, spend(1))).toBeNull();
      expect(why({ agenda }, spend(2))).toBeNull();
    },
  );
});

it('[AOH-RULING-62] a loss: he has none of that', () => {
  const agenda: AnyFrame[] = [{ step: 'loss', seat: 0, amount: 1, jarl: 'kari' }];
  const options = { ...SETTLED_LATER.classic };
  expect(why({ agenda, options }, { act: 'glory' })).toEqual(because('nothing-to-lose'));
  expect(why({ agenda, options }, { act: 'both' })).toBeNull();
});

it('where there is nothing to choose nothing is explained', () => {
  expect(why({ agenda: [] }, { act: 'done' })).toBeNull();
  const game = play({ heroes: [beowulf], monsters: hauk, agenda: combatTurn(0) }, 5).choose(
    'area:wessex',
    'target:hauk',
    'strike',
    'luck:0',
  );
  expect(game.kind).toBe('godCheck');
  expect(reason(game.state, { act: 'nonsense' })).toBeNull();
});
