import { describe, expect, it } from 'vitest';
import { wordsIn } from '../words/index.ts';
import { at, pieceOf, put, type SceneState, scene } from './scene.ts';

/** Beowulf in Mercia with Jarl Kari, about to move; nobody else is near. */
const moving = (options: object = {}) =>
  scene((state) => {
    put(state, 'beowulf', 'mercia', 0);
    put(state, 'ragnar', 'finmark', 1);
    put(state, 'kari', 'mercia', 0);
    const first = (options as { ruleset?: string }).ruleset === 'amended' ? 'nextCounter' : 'chooseCounter';
    state.agenda = [{ step: first, seat: 0 }];
  }, options);

/** Beowulf in Mercia before his attacks, with these beside him. */
const attacking = (foes: readonly string[], options: object = {}, more?: (state: SceneState) => void) =>
  scene((state) => {
    put(state, 'beowulf', 'mercia', 0);
    put(state, 'ragnar', 'finmark', 1);
    for (const foe of foes) put(state, foe, 'mercia');
    state.phase = 'combat';
    state.agenda = [{ step: 'attackFrom', seat: 0, current: null, closed: [] }];
    more?.(state);
  }, options);

const AMENDED = { ruleset: 'amended' };

describe('movement at the keyboard', () => {
  it('[AMI-UI-26] numbers the choices and takes a number for an answer', async () => {
    const { screen, state } = await at(moving(), ['1', '1']);
    expect(screen).toContain('  1  Move Beowulf');
    expect(screen).toContain('  1  Move to Wessex');
    expect(pieceOf(state, 'beowulf')?.area).toBe('wessex');
  });

  it('takes a name, or its beginning, for an answer', async () => {
    const { state } = await at(moving(), ['kari', 'northumb']);
    expect(pieceOf(state, 'kari')?.area).toBe('northumberland');
  });

  it('[AMI-UI-32] presents the counters that can move one after another', async () => {
    const { screen, leaving } = await at(moving(AMENDED), ['', '']);
    const hero = screen.indexOf('Beowulf is in Mercia');
    const jarl = screen.indexOf('Kari is in Mercia');
    expect(hero).toBeGreaterThan(0);
    expect(jarl).toBeGreaterThan(hero);
    expect(leaving).toBe('over');
  });

  it.each(['', ' '])("[AMI-UI-27] [AMI-UI-35] ends a counter's movement with %j", async (finish) => {
    const { state, screen } = await at(moving(AMENDED), ['wessex', finish]);
    expect(pieceOf(state, 'beowulf')?.area).toBe('wessex');
    expect(screen).toMatch(/Stop here +\(Enter\)/);
    expect(screen).toContain('Kari is in Mercia');
  });

  it('[AMI-UI-34] back takes back all moves of the counter and lets them be redone', async () => {
    const match = moving();
    const { state, screen } = await at(match, ['beowulf', 'wessex', 'sussex', 'back', 'gwynedd']);
    expect(screen).toContain('Taken back.');
    expect(pieceOf(state, 'beowulf')?.area).toBe('gwynedd');
    expect(match.record().moves).toEqual(['0 counter:beowulf', '0 step:gwynedd']);
  });

  it('offers the backspace key for it', async () => {
    const words: unknown[] = [];
    await at(moving(), (_, __, asking) => {
      words.push(asking.backspace);
      return null;
    });
    expect(words).toEqual(['back']);
  });

  it('u takes back one choice, as far as the rules let it', async () => {
    const match = moving();
    const { screen } = await at(match, ['beowulf', 'wessex', 'sussex', 'u', 'undo', 'u', 'u']);
    expect(match.record().moves).toEqual([]);
    expect(screen).toContain('this is where the game began');
  });

  it('says why what one names is not possible', async () => {
    const { screen } = await at(moving(), ['beowulf', 'thule', 'ivar', 'xyz']);
    expect(screen).toContain('Thule does not touch Mercia');
    expect(screen.match(/not among your choices/g)).toHaveLength(2);
  });

  it('asks for more when several are meant', async () => {
    const { screen } = await at(moving(), ['beowulf', 'move']);
    expect(screen).toMatch(/That could be Move to Wessex, .* or /);
  });
});

describe('attacks at the keyboard', () => {
  it('[AMI-UI-36] [AMI-UI-37] asks where to attack, in any order, until an empty line ends it', async () => {
    const two = attacking(['hogshead'], {}, (state) => {
      put(state, 'kari', 'wessex', 0);
      put(state, 'ragnar', 'wessex', 1);
    });
    const { screen } = await at(two, ['wessex']);
    expect(screen).toMatch(/Attack in Wessex/);
    expect(screen).toMatch(/Attack in Mercia/);
    expect(two.record().moves[0]).toBe('0 area:wessex');
    const idle = attacking([], {}, (state) => put(state, 'kari', 'wessex', 0));
    const { leaving } = await at(idle, ['']);
    expect(idle.record().moves).toEqual(['0 done']);
    expect(leaving).toBe('over');
  });

  it('[AMI-UI-38] goes back from choosing a defender with an empty line', async () => {
    const match = attacking(['hogshead'], AMENDED);
    const { screen } = await at(match, ['', 'x']);
    expect(screen).toMatch(/Attack Hogshead the troll/);
    expect(screen).toMatch(/Back to the attackers .*\(Enter\)/);
    expect(match.record().moves.slice(0, 2)).toEqual(['0 area:mercia', '0 back']);
  });

  it('[AMI-UI-39] comes back to the attackers after each battle', async () => {
    const match = attacking(['hogshead', 'hauk'], AMENDED, (state) => {
      for (const id of ['kari', 'ivar', 'bjarki', 'hrolfwulf']) put(state, id, 'mercia', 0);
    });
    // Wherever a question comes up on the way, the first answer will do.
    const { screen } = await at(match, (_, { screen: shown }) =>
      shown.includes('Your attacks.') ? null : shown.includes('attack in Mercia:') ? '1' : 'hogshead',
    );
    const battle = screen.indexOf(
      'Beowulf, Kari, Ivar, Bjarki and Hrolfwulf attack in Mercia: Hogshead the troll.',
    );
    expect(battle).toBeGreaterThan(0);
    expect(screen.indexOf('Your attacks.')).toBeGreaterThan(battle);
  });

  it('[AMI-UI-40] does not let somebody finish who owes an attack on a monster', async () => {
    const match = attacking(['hogshead'], {}, (state) => {
      put(state, 'kari', 'wessex', 0);
    });
    const { screen } = await at(match, ['', 'done', 'q']);
    expect(screen).not.toContain('End your attacks');
    expect(screen).toContain('There is nothing to finish here');
    expect(match.moves).toBe(0);
  });

  it('shows the chances of a fight and of every stake of luck', async () => {
    const { screen } = await at(attacking(['hogshead']), ['hogshead', '']);
    expect(screen).toMatch(
      /Attack Hogshead the troll +5\u00a0Beowulf \+ 2\u00a0Dragvendill = 7 against 6\u00a0Hogshead; .*%/,
    );
    expect(screen).toMatch(/Spend no luck .*%/);
    expect(screen).toContain('Battle: Mercia');
  });
});

describe('help and other commands', () => {
  it('[AMI-UI-31] tells about counters and regions, and about rules and things', async () => {
    const { screen } = await at(moving(), [
      '? wessex',
      '?fafnir',
      '? luck',
      '? kari',
      '? tyrfing',
      '? odin',
      '? nonsense',
    ]);
    for (const words of [
      'Wessex is a country',
      'Fafnir the dragon',
      'moves a die',
      'Jarl Kari',
      'Tyrfing',
      'Odin',
    ])
      expect(screen).toContain(words);
    expect(screen).toContain('There is no help on “nonsense”');
  });

  it('explains itself, shows map and sheets, log and saga', async () => {
    const { screen } = await at(moving(), [
      '?',
      'map',
      'sheets',
      'log',
      'saga',
      'advice',
      'delay 2',
      'delay x',
    ]);
    expect(screen).toContain(wordsIn('en').play.help.split('\n')[0]);
    for (const words of [
      'Norway and Sweden',
      'Irish Sea',
      'Beowulf (you)',
      'A jarl would choose',
      '1.4 seconds',
    ])
      expect(screen).toContain(words);
    expect(screen).toContain('Say how long messages stand');
  });

  it.each([
    ['en', 'quit'],
    ['en', 'q'],
    ['de', 'ende'],
    ['de', 'q'],
  ] as const)('understands in %s: %s', async (language, word) => {
    expect((await at(moving(), [word], { language })).leaving).toBe('quit');
  });

  it('[AMI-UI-41] says everything in German to Germans', async () => {
    const { screen } = await at(moving(), ['kari', 'wessex', 'zurück', 'karte', '?'], { language: 'de' });
    for (const words of [
      'Schritt nach Wessex',
      'Zurückgenommen.',
      'Norwegen und Schweden',
      'die ganze Karte',
    ])
      expect(screen).toContain(words);
    expect(screen).not.toMatch(/\b(Move|Stop|Taken|the)\b/);
  });
});

describe('messages', () => {
  const told = async (delay: number) => (await at(moving(), ['beowulf', 'wessex', '', 'done'], { delay })).io;

  it.each([
    [0, 0],
    [1, 700],
    [2, 1400],
    [3, 2100],
  ])('[AMI-UI-20] stand at level %i for %i milliseconds', async (level, ms) => {
    const { waits, keys } = await told(level);
    expect(waits.length).toBeGreaterThan(0);
    expect(new Set(waits)).toEqual(new Set([ms]));
    expect(keys).toBe(0);
  });

  it('[AMI-UI-21] do not hold up the game at the lowest level', async () => {
    expect((await told(0)).waits.every((ms) => ms === 0)).toBe(true);
  });

  it('[AMI-UI-20] [AMI-UI-22] wait for a key each at the highest level', async () => {
    const { waits, keys } = await told(4);
    expect(waits).toEqual([]);
    expect(keys).toBe((await told(0)).waits.length);
  });

  it('[AMI-UI-23] delay neither questions nor the prompts between turns', async () => {
    const waited = [0, 4].map(async (delay) => {
      const match = scene((state) => {
        state.agenda = [{ step: 'turn' }, { step: 'chooseCounter', seat: 0 }];
      });
      const { io } = await at(match, ['', '', '', '', 'q'], { delay });
      return io;
    });
    const [none, most] = await Promise.all(waited);
    expect(most?.prompts).toEqual(none?.prompts);
    expect(none?.prompts.filter((prompt) => prompt.startsWith('Turn 2 of 20'))).toHaveLength(1);
    expect(none?.prompts.length).toBeGreaterThan(2);
    expect(most?.keys).toBe(none?.waits.length);
  });
});

describe('several people at one keyboard', () => {
  const BOTH = { controls: ['human', 'human'] as const };
  /** Both heroes in one place, Beowulf attacking: both may stake luck in secret. */
  const duel = (more?: (state: SceneState) => void) =>
    attacking([], {}, (state) => {
      put(state, 'ragnar', 'mercia', 1);
      more?.(state);
    });

  it('draw a curtain before each secret stake, and another after it', async () => {
    const { io } = await at(duel(), ['mercia', 'ragnar', '', '', '+2', '', '-1', 'q'], BOTH);
    const curtains = io.prompts.filter((prompt) => prompt.startsWith('For '));
    expect(curtains[0]).toContain('Beowulf');
    expect(curtains[1]).toContain('Ragnar');
    expect(io.cleared).toBeGreaterThanOrEqual(3);
    // What Beowulf stakes is not told before Ragnar has answered.
    const ragnar = io.lines.findIndex((line) => line.startsWith('For Ragnar alone'));
    expect(io.lines.findIndex((line) => line.includes('Beowulf spends 2 luck'))).toBeGreaterThan(ragnar);
  });

  it('draw no curtain where there is nothing to hide', async () => {
    const { io } = await at(moving(), ['beowulf', 'wessex', ''], BOTH);
    expect(io.cleared).toBe(0);
  });

  it('draw it when somebody carries what others must not know of', async () => {
    const match = scene((state) => {
      put(state, 'beowulf', 'mercia', 0);
      put(state, 'ragnar', 'finmark', 1);
      state.piles.treasures = state.piles.treasures.filter((item) => item !== 'mail-coat');
      pieceOf(state, 'beowulf')?.items.push('mail-coat');
      state.agenda = [
        { step: 'chooseCounter', seat: 1 },
        { step: 'chooseCounter', seat: 0 },
      ];
    });
    const { io, screen } = await at(match, ['', 'sheets', 'done', '', 'sheets', 'q'], BOTH);
    expect(io.cleared).toBe(2);
    const [own, others] = screen.split('For Ragnar alone');
    expect(own).toContain('Mail Coat');
    expect(others).toContain('a hidden treasure');
    expect(others).not.toContain('Mail Coat');
  });
});

describe('standing orders at the keyboard', () => {
  /** Ragnar attacks Beowulf, who may call Kari for aid. */
  const attacked = () => {
    const match = scene((state) => {
      put(state, 'beowulf', 'mercia', 0);
      put(state, 'ragnar', 'mercia', 1);
      put(state, 'kari', 'mercia', 0);
      state.phase = 'combat';
      state.agenda = [{ step: 'attackFrom', seat: 1, current: null, closed: [] }];
    });
    const ways = ['target:beowulf', 'strike', 'attacker:ragnar', 'ready', 'area:mercia'];
    for (let [asked] = match.decisions(); asked?.seat === 1; [asked] = match.decisions()) {
      const ids = asked.options.map(({ id }) => id);
      match.play(1, ways.find((id) => ids.includes(id)) ?? (ids[0] as string));
    }
    expect(match.decisions()).toMatchObject([{ seat: 0, kind: 'aid' }]);
    return match;
  };

  it.each([
    ['never', 'enough', false],
    ['always', 'callAll', true],
  ])('answer what is asked, and are kept for the next time: %s', async (typed, option, comes) => {
    const match = attacked();
    const { moves } = match;
    const { screen, session } = await at(match, [typed]);
    expect(screen).toContain(wordsIn('en').play.ordered);
    expect(match.movesFrom(moves)[0]).toBe(`0 ${option}`);
    expect(match.events.some(({ type }) => type === 'cameToHelp')).toBe(comes);
    expect(session.orders).toEqual({ 0: { aid: typed } });
  });

  it('hold for this turn only when that is what was typed', async () => {
    const match = attacked();
    const { screen, session } = await at(match, ['not now']);
    expect(screen).toContain(wordsIn('en').play.orderedForNow);
    expect(session.orders).toEqual({ 0: { aid: { never: (match.view(0) as SceneState).turn } } });
    expect(match.events.some(({ type }) => type === 'cameToHelp')).toBe(false);
  });

  it('can be taken back', async () => {
    const { session } = await at(attacked(), ['never', 'ask']);
    expect(session.orders).toEqual({});
  });

  it('are for questions that allow them', async () => {
    const { screen } = await at(moving(), ['never']);
    expect(screen).toContain(wordsIn('en').play.noOrder);
  });
});
