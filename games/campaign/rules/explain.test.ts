import { Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { rules } from './game.ts';
import { movement, NORMANS, type Scene, scene, VIKINGS } from './testing.ts';

/** The code, and what goes with it, of an option that is refused to this seat. */
function why(of: Scene, option: string, seat = NORMANS): string {
  const position = { skald: 'position', game: rules.id, version: rules.version, state: scene(of) };
  const loaded = Match.load(rules as never, position, '3'.repeat(64));
  if ('refused' in loaded) throw new Error(JSON.stringify(loaded.refused));
  const done = loaded.ok.play(seat, option);
  if ('ok' in done) return 'accepted';
  return [done.refused.code, ...Object.values(done.refused.params)].join(' ');
}

const normans: Scene = {
  normans: [
    { points: 5, in: '2,4' },
    { points: 4, in: '3,4' },
    { points: 1, in: '-1,4' },
    { points: 3, in: '7,3', moved: true },
    {},
  ],
  options: { freeArmyCount: true },
  vikings: [{ points: 5, in: '0,4' }],
  ship: '8,4',
  agenda: movement(NORMANS),
};

const vikings: Scene = {
  normans: [{ points: 5, in: '6,5' }],
  vikings: [
    { points: 5, in: 'ship' },
    { points: 1, in: 'ship' },
    { points: 4, in: 'ship', boarded: true },
    { points: 3, in: '6,4' },
    { points: 2, in: '5,4', exchanged: true },
  ],
  options: { freeArmyCount: true },
  ship: '7,4',
  agenda: movement(VIKINGS),
};

describe('why not', () => {
  it.each([
    ['move:v1:1,4', 'not-your-army v1'],
    ['move:n5:2,3', 'army-destroyed n5'],
    ['move:n4:7,2', 'already-moved n4'],
    ['move:n9:4,4', 'no-such-option command'],
    ['move:n1:4,4', 'not-adjacent n1 4,4'],
    ['move:n1:2,4', 'not-adjacent n1 2,4'],
    ['move:n1:3,4', 'friendly-army-there n2 3,4'],
    ['move:n1:8,4', 'sea 8,4'],
    ['move:n1:99,4', 'no-such-hex 99,4'],
    ['move:n3:0,4', 'small-may-not-attack n3'],
    ['move:n3:-2,4', 'small-goes-home n3'],
    ['board:n1', 'not-your-ship'],
    ['sail:7,4', 'not-your-ship'],
    ['exchange:n1:v1', 'not-your-army v1'],
    ['exchange:n1:n3', 'exchange-not-adjacent n1 n3'],
    ['exchange:n1:n5', 'army-destroyed n5'],
    ['exchange:n1:n1', 'no-such-option command'],
    ['exchange:n1:n9', 'no-such-option command'],
    ['ford:n2:4,4:move', 'no-such-card ford'],
    ['march:n1', 'no-such-card forcedMarch'],
  ])('%s: %s', (option, code) => {
    expect(why(normans, option)).toBe(code);
  });

  it.each([
    ['land:v1:5,4', 'not-adjacent v1 5,4'],
    ['land:v1:6,4', 'friendly-army-there v4 6,4'],
    ['land:v1:8,4', 'sea 8,4'],
    ['land:v2:7,3', 'small-stays-aboard v2'],
    ['land:v3:7,3', 'boarded-this-turn v3'],
    ['land:v4:7,3', 'not-aboard v4'],
    ['move:v1:7,3', 'army-aboard v1'],
    ['board:v1', 'already-aboard v1'],
    ['board:v5', 'ship-too-far v5'],
    ['exchange:v5:v4', 'already-exchanged v5'],
    ['sail:6,4', 'ship-on-land 6,4'],
    ['sail:6,5', 'normans-there n1 6,5'],
    ['sail:9,0', 'too-far-to-sail 9,0 2'],
  ])('%s: %s', (option, code) => {
    expect(why(vikings, option, VIKINGS)).toBe(code);
  });

  it('[CAM-VEC-26] an empty ship does not sail, and one that has sailed does not sail again', () => {
    const empty = { ...vikings, vikings: [{ points: 5, in: '6,4' }] };
    expect(why(empty, 'sail:8,4', VIKINGS)).toBe('ship-empty');
    const sailed = { ...vikings, state: { ship: { at: '7,4', moved: true } } } satisfies Scene;
    expect(why(sailed, 'sail:8,4', VIKINGS)).toBe('ship-has-moved');
  });

  it('[CAM-VEC-28] who boarded in this turn does not land again', () => {
    expect(why(vikings, 'land:v3:7,4', VIKINGS)).toBe('boarded-this-turn v3');
  });

  it('at sea nobody lands or boards', () => {
    expect(why({ ...vikings, ship: '8,4' }, 'land:v1:7,4', VIKINGS)).toBe('ship-at-sea');
    expect(why({ ...vikings, ship: '8,4' }, 'board:v4', VIKINGS)).toBe('ship-at-sea');
  });

  it('a small army has yet to walk home', () => {
    expect(why({ ...normans, vikings: [{ points: 5, in: '7,2' }] }, 'done')).toBe('small-must-walk n3');
  });

  it('a card does nothing where it has no use', () => {
    const held: Scene = { ...normans, hands: [['ford', 'forcedMarch'], []] };
    expect(why(held, 'ford:n1:2,3:move')).toBe('no-ford-there 2,3');
    const beside: Scene = { ...held, vikings: [{ points: 5, in: '2,3' }] };
    expect(why(beside, 'ford:n1:2,3:move')).toBe('no-ford-there 2,3');
    expect(why(held, 'ford:n2:5,4:move')).toBe('not-adjacent n2 5,4');
    const marching = { ...held, normans: [{ points: 5, in: '2,4', march: 1 }] };
    expect(why(marching, 'march:n1')).toBe('already-moved n1');
  });

  it('[CAM-VEC-25] nobody gets more than six points by an exchange', () => {
    const amount: Scene = {
      normans: [
        { points: 3, in: '2,4' },
        { points: 5, in: '3,4' },
      ],
      agenda: [...movement(NORMANS), { step: 'amount', seat: NORMANS, army: 'n1', with: 'n2' }],
    };
    expect(why(amount, 'give:2')).toBe('exchange-over-six n2 7 6');
    expect(why(amount, 'give:-4')).toBe('exchange-over-six n1 7 6');
    expect(why(amount, 'give:4')).toBe('not-so-many-points n1 3');
    expect(why(amount, 'give:-6')).toBe('not-so-many-points n2 5');
    expect(why(amount, 'give:0')).toBe('exchange-nothing');
    const one = { ...amount, normans: [3, 6].map((points, i) => ({ points, in: `${2 + i},4` })) };
    expect(why(one, 'give:1')).toBe('exchange-over-six n2 7 6');
    const full = {
      ...amount,
      normans: [
        { points: 6, in: '2,4' },
        { points: 6, in: '3,4' },
      ],
      agenda: movement(NORMANS),
    };
    expect(why(full, 'exchange:n1:n2')).toBe('both-full n1 n2 6');
  });

  it.each([
    ['6-6-4', false, 'wrong-sum 16 15'],
    ['5-5-4', false, 'wrong-sum 14 15'],
    ['7-5-3', false, 'army-too-big 7 6'],
    ['6-6-2', false, 'army-too-small 2 3'],
    ['4-4-4-3', false, 'army-count 4 3 3'],
    ['3-3-3-3-3-0', true, 'army-count 6 3 5'],
    ['8-7', true, 'army-count 2 3 5'],
    ['4-4-4-4', true, 'wrong-sum 16 15'],
    ['six-five-four', false, undefined],
  ])(
    '[CAM-UNIT-02, CAM-UNIT-04, CAM-UNIT-05, CAM-RULING-03] the points cannot be divided %s, with a free count %s: %s',
    (points, freeArmyCount, said) => {
      const state = scene({
        options: { freeArmyCount },
        normans: [],
        vikings: [],
        agenda: [{ step: 'divide', seats: [NORMANS, VIKINGS], answers: [null, null] }],
      });
      const refusal = explain(state, NORMANS, { act: 'divide', points });
      expect(refusal && [refusal.code, ...Object.values(refusal.params)].join(' ')).toBe(said ?? null);
    },
  );

  it('in a battle', () => {
    const battle = (more: Partial<Scene>): Scene => ({
      normans: [{ points: 3, in: '1,1' }],
      vikings: [{ points: 3, in: '0,1' }],
      agenda: movement(NORMANS),
      ...more,
    });
    const after = (of: Scene, steps: readonly [number, string][], option: string): string => {
      const position = { skald: 'position', game: rules.id, version: rules.version, state: scene(of) };
      const loaded = Match.load(rules as never, position, '3'.repeat(64));
      if ('refused' in loaded) throw new Error(JSON.stringify(loaded.refused));
      for (const [seat, step] of steps) expect(loaded.ok.play(seat, step)).toHaveProperty('ok');
      const done = loaded.ok.play(NORMANS, option);
      return 'refused' in done
        ? [done.refused.code, ...Object.values(done.refused.params)].join(' ')
        : 'accepted';
    };
    const move: [number, string] = [NORMANS, 'move:n1:0,1'];
    const hands: Scene['hands'] = [['scouts', 'scouts', 'ambush'], []];
    expect(after(battle({ hands }), [move], 'play:localKnowledge')).toBe('no-such-card localKnowledge');
    expect(after(battle({ hands }), [move, [NORMANS, 'play:scouts']], 'play:scouts')).toBe(
      'card-played-before scouts',
    );
    const table = battle({ options: { battles: 'table' }, hands });
    expect(after(table, [move], 'play:ambush')).toBe('not-the-moment ambush sidesChosen');
    const won: [number, string][] = [move];
    const entered = battle({ options: { battles: 'table', oneEntry: true } });
    const beaten: [number, string][] = [
      [NORMANS, 'winner:defender'],
      [NORMANS, 'lost:2'],
    ];
    expect(after(entered, [...won, ...beaten], 'lost:3')).toBe('winner-destroyed');
    expect(after(entered, [...won, [NORMANS, 'winner:attacker']], 'lost:4')).toBe('losses-too-many n1 3');
    expect(after(entered, [...won, [NORMANS, 'winner:attacker'], [NORMANS, 'lost:3']], 'lost:2')).toBe(
      'winner-destroyed',
    );
  });

  it('when the Normans take their places', () => {
    const place = (at: readonly (string | null)[]): Scene => ({
      normans: at.map((hex) => ({ points: 5, in: hex ?? '0,4' })),
      agenda: [{ step: 'place', seat: NORMANS, army: 'n3' }],
      state: { phase: 'setUp', turn: 0 },
    });
    const waiting = (of: Scene): Scene => {
      const state = scene(of);
      for (const army of state.armies) if (army.at === '0,4') army.at = null;
      return { ...of, state: { ...of.state, armies: state.armies } };
    };
    const free = waiting(place(['2,4', '3,4', null]));
    expect(why(free, 'place:n3:3,4')).toBe('friendly-army-there n2 3,4');
    expect(why(free, 'place:n3:5,4')).toBe('place-too-far 5,4 2');
    expect(why(free, 'place:n3:9,4')).toBe('sea 9,4');
    expect(why(free, 'place:n3:50,4')).toBe('no-such-hex 50,4');
    expect(why(waiting(place(['2,3', '3,4', null])), 'place:n3:1,4')).toBe('castle-needs-army 2,4');
  });

  it('on the run', () => {
    const chased: Scene = {
      normans: [
        { points: 6, in: '6,4' },
        { points: 3, in: '-4,9' },
      ],
      vikings: [
        { points: 1, in: 'ship' },
        { points: 4, in: '-4,8' },
        { points: 3, in: 'ship' },
      ],
      ship: '7,4',
    };
    const sea: Scene = { ...chased, agenda: [{ step: 'putToSea', seat: VIKINGS }] };
    expect(why(sea, 'sail:9,0', VIKINGS)).toBe('too-far-to-sail 9,0 2');
    const named: Scene = {
      ...chased,
      agenda: [{ step: 'defendShip', seat: VIKINGS, attacker: 'n1', hex: '7,4' }],
    };
    expect(why(named, 'defend:v1', VIKINGS)).toBe('small-cannot-defend v1');
    expect(why(named, 'defend:v2', VIKINGS)).toBe('not-aboard v2');
    expect(explain(scene(named), VIKINGS, { act: 'defend', army: 'v9' })).toBeNull();
    const cards: Scene = {
      ...chased,
      hands: [[], ['scouts']],
      agenda: [{ step: 'initiativeCards', seats: [1], answers: [null] }],
    };
    expect(why(cards, 'commit:1', VIKINGS)).toBe('not-so-many-cards initiative 0');
  });

  it('a way of retreat is closed, and a small army storms no ship that has a crew', () => {
    const retreat: Scene = {
      normans: [{ points: 6, in: '3,3' }],
      vikings: [
        { points: 2, in: '2,3' },
        { points: 3, in: '1,3' },
        { points: 5, in: 'ship' },
      ],
      agenda: movement(NORMANS),
    };
    const position = { skald: 'position', game: rules.id, version: rules.version, state: scene(retreat) };
    const loaded = Match.load(rules as never, position, '3'.repeat(64));
    if ('refused' in loaded) throw new Error(loaded.refused.code);
    loaded.ok.loadDice(Array<number>(24).fill(1));
    loaded.ok.play(NORMANS, 'move:n1:2,3');
    expect(loaded.ok.play(VIKINGS, 'step:1,3')).toMatchObject({
      refused: { code: 'way-closed', params: { hex: '1,3' } },
    });
    const storm = (crew: string): Scene => ({
      normans: [
        { points: 1, in: '6,4' },
        { points: 5, in: '-4,9' },
      ],
      vikings: [{ points: 4, in: crew }],
      ship: '7,4',
      agenda: movement(NORMANS),
    });
    expect(why(storm('ship'), 'move:n1:7,4')).toBe('small-may-not-attack n1');
    expect(why(storm('-4,8'), 'move:n1:7,4')).toBe('small-goes-home n1');
  });
});
