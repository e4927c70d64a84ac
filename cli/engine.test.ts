import { GAMES, sampleSeats } from '@skald/games';
import type { Problem } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { Engine } from './engine.ts';
import { REQUESTS, VERBS } from './requests.ts';
import { type Reply, SEED, samplesOf, talk } from './testing.ts';

const NEW = { do: 'new', game: 'age-of-heroes', seats: ['beowulf', 'ragnar'], options: {}, seed: SEED };

/** An engine with one match in it. */
function begun(options: object = {}): (request: object) => Reply {
  const ask = talk();
  expect(ask({ ...NEW, options }).ok.match).toBe('m1');
  return ask;
}

describe('the protocol', () => {
  it('says hello', () => {
    expect(talk()({ id: 1, do: 'hello' })).toEqual({
      id: 1,
      ok: { name: 'skald', version: expect.any(String), protocol: 1 },
    });
  });

  it('lists games with the schema of their options and its defaults', () => {
    const { games } = talk()({ do: 'games' }).ok;
    expect(games.map(({ id }: { id: string }) => id)).toEqual(GAMES.map(({ game }) => game.id));
    expect(games[0]).toMatchObject({ title: 'Age of Heroes', seats: { min: 1, max: 6 } });
    expect(games[0].options.properties.ruleset).toMatchObject({ default: 'classic' });
    expect(games[0].options.additionalProperties).toBe(false);
  });

  it('begins a match and tells who is asked what', () => {
    const { decisions } = talk()(NEW).ok;
    expect(decisions).toHaveLength(1);
    expect(decisions[0]).toMatchObject({ kind: 'chooseCounter', seat: expect.any(Number) });
    expect(decisions[0].options).toContainEqual({ id: 'done', choice: { act: 'done' } });
  });

  it('takes a fresh seed where none is given', () => {
    const { seed: _, ...without } = NEW;
    const ask = talk(new Engine('en'));
    const records = [ask(without), ask(without)].map(
      ({ ok }) => ask({ do: 'record', match: ok.match }).ok.record,
    );
    expect(records[0].seed).toMatch(/^[0-9a-f]{64}$/);
    expect(records[0].seed).not.toBe(records[1].seed);
  });

  it('plays by id and by what an option says', () => {
    const ask = begun();
    const { seat, options } = ask({ do: 'decisions', match: 'm1' }).ok.decisions[0];
    const first = ask({ do: 'play', match: 'm1', seat, option: options[0].id }).ok;
    expect(first.decisions[0].kind).toBe('move');
    const step = first.decisions[0].options[0].choice;
    const second = ask({ do: 'play', match: 'm1', seat, choice: step }).ok;
    expect(second.events).toContainEqual(expect.objectContaining({ type: 'moved', to: step.to }));
    expect(second.result).toBeNull();
  });

  it('takes a choice back, and refuses to go behind a die', () => {
    const ask = begun();
    const before = ask({ do: 'decisions', match: 'm1' }).ok.decisions;
    const { seat, options } = before[0];
    ask({ do: 'play', match: 'm1', seat, option: options[0].id });
    expect(ask({ do: 'undo', match: 'm1', seat }).ok.decisions).toEqual(before);
    expect(ask({ do: 'undo', match: 'm1', seat }).error).toMatchObject({ code: 'undo-start' });
  });

  it('shows a seat its view without what it must not know', () => {
    const ask = begun();
    const { position } = ask({ do: 'position', match: 'm1' }).ok;
    const hidden = position.state.pieces.filter(({ faceUp }: { faceUp: boolean }) => !faceUp);
    expect(hidden.length).toBeGreaterThan(0);
    for (const seat of [0, 1, null])
      for (const reply of [
        ask({ do: 'view', match: 'm1', seat }),
        ask({ do: 'events', match: 'm1', seat, from: 0 }),
      ])
        for (const { id } of hidden) expect(JSON.stringify(reply.ok)).not.toContain(id);
  });

  it('shows a question in full only to the seat it asks', () => {
    const ask = begun();
    const [asked] = ask({ do: 'decisions', match: 'm1' }).ok.decisions;
    const own = ask({ do: 'view', match: 'm1', seat: asked.seat }).ok.decisions;
    expect(own[0].options).toEqual(asked.options);
    for (const seat of [1 - asked.seat, null])
      expect(ask({ do: 'view', match: 'm1', seat }).ok.decisions).toEqual([{ ...asked, options: [] }]);
  });

  it('numbers events by what a seat has heard', () => {
    const ask = begun();
    const all = ask({ do: 'events', match: 'm1', seat: 0 }).ok.events;
    expect(ask({ do: 'events', match: 'm1', seat: 0, from: 3 }).ok.events).toEqual(all.slice(3));
    expect(ask({ do: 'events', match: 'm1', seat: 0, from: 10_000 }).ok.events).toEqual([]);
  });

  it('gives out a position and goes on from it', () => {
    const ask = begun();
    const { position } = ask({ do: 'position', match: 'm1' }).ok;
    const { match, decisions } = ask({ do: 'load', position, seed: SEED }).ok;
    expect(decisions).toEqual(ask({ do: 'decisions', match: 'm1' }).ok.decisions);
    expect(ask({ do: 'position', match }).ok.position).toEqual(position);
  });

  it('gives out a record and plays it again', () => {
    const ask = begun();
    playOn(ask, 'm1', 40);
    const { record } = ask({ do: 'record', match: 'm1' }).ok;
    expect(record.moves).toHaveLength(40);
    const { match } = ask({ do: 'load', record }).ok;
    expect(ask({ do: 'position', match })).toEqual(ask({ do: 'position', match: 'm1' }));
    expect(ask({ do: 'record', match }).ok.record).toEqual(record);
  });

  it('loads dice, tells what is left, and rolls them first', () => {
    const ask = begun();
    expect(ask({ do: 'dice', match: 'm1', rolls: [6, 5, 4] }).ok).toEqual({ left: [6, 5, 4] });
    expect(ask({ do: 'dice', match: 'm1' }).ok).toEqual({ left: [6, 5, 4] });
    const rolls: number[] = [];
    for (let i = 0; i < 60 && ask({ do: 'dice', match: 'm1' }).ok.left.length > 0; i++) {
      const [{ seat, options }] = ask({ do: 'decisions', match: 'm1' }).ok.decisions;
      const reply = ask({ do: 'play', match: 'm1', seat, option: options.at(-1).id });
      for (const event of reply.ok?.events ?? []) if (event.type === 'roll') rolls.push(event.face);
    }
    expect(rolls.slice(0, 3)).toEqual([6, 5, 4]);
  });

  it.each(['thrall', 'karl', 'jarl'])('lets a %s choose among the options of its seat', (level) => {
    const ask = begun();
    const [{ seat, options }] = ask({ do: 'decisions', match: 'm1' }).ok.decisions;
    const { option, why } = ask({ do: 'bot', match: 'm1', seat, level, ms: 20 }).ok;
    expect(options.map(({ id }: { id: string }) => id)).toContain(option);
    expect(why).not.toBe('');
    expect(ask({ do: 'bot', match: 'm1', seat: 1 - seat, level, ms: 1 }).error).toMatchObject({
      code: 'not-asked',
    });
  });

  it('tells the exact chances where a choice leads to dice', () => {
    const ask = begun();
    const [{ seat, options }] = untilAsked(ask, 'm1', 'luckBid');
    const none = options.find(({ id }: { id: string }) => id === 'luck:0');
    const { chances } = ask({ do: 'odds', match: 'm1', seat, option: none.id }).ok;
    const sum = chances.reduce((total: number, { chance }: { chance: number }) => total + chance, 0);
    expect(sum).toBeCloseTo(1, 9);
    for (const { chance } of chances) expect(chance).toBeGreaterThan(0);
  });

  it.each(['en', 'de'])('tells a match as a saga in %s', (language) => {
    const ask = begun({ turns: 1 });
    playOn(ask, 'm1', 1000);
    const { text } = ask({ do: 'saga', match: 'm1', language }).ok;
    expect(text).toContain('Beowulf');
    expect(text.length).toBeGreaterThan(200);
  });

  describe('checks documents', () => {
    const ask = talk();
    const [blank, map] = samplesOf('campaign', 'map');
    const about = { do: 'check', game: 'campaign', kind: 'map', document: map };

    it('and says that nothing is wrong with one, and what follows from it', () => {
      expect(ask(about).ok).toEqual({
        problems: [],
        derived: { hexes: 120, villages: 7, bridges: 2, villagesOnBanks: [5, 2], shipSteps: 2 },
      });
    });

    it('and says what is wrong, by which rule, and where', () => {
      const { problems } = ask({ ...about, document: { ...map, shipStart: '5,4' } }).ok;
      expect(problems).toEqual([
        { code: 'ship-not-at-sea', rule: 'CAM-RULING-35', path: ['shipStart'], params: {} },
      ]);
      const codes = ask({ ...about, document: blank }).ok.problems.map(({ code }: Problem) => code);
      expect(codes).toContain('no-castle');
    });

    it.each([
      ['no-such-game', { game: 'chess' }, { game: 'chess' }],
      ['no-such-kind', { kind: 'hero' }, { kind: 'hero' }],
      ['no-such-kind', { kind: 'constructor' }, { kind: 'constructor' }],
      ['bad-document', { document: { ...map, rows: ['gx'] } }, { where: 'rows.0' }],
      ['bad-document', { document: 7 }, { where: '' }],
      ['bad-context', { context: { group: 4 } }, { where: '' }],
      ['bad-request', { more: 1 }, {}],
    ])('and refuses with %s where it cannot', (code, change, params) => {
      expect(ask({ ...about, ...change }).error).toMatchObject({ code, params });
    });
  });

  it('drops a match', () => {
    const ask = begun();
    expect(ask({ id: 'x', do: 'drop', match: 'm1' })).toEqual({ id: 'x', ok: {} });
    expect(ask({ do: 'drop', match: 'm1' }).error).toMatchObject({ code: 'no-such-match' });
    expect(ask({ do: 'decisions', match: 'm1' }).error).toMatchObject({ code: 'no-such-match' });
  });

  it('gives no decisions but a result when a match is over', () => {
    const ask = begun({ turns: 1 });
    playOn(ask, 'm1', 1000);
    const { decisions, result } = ask({ do: 'decisions', match: 'm1' }).ok;
    expect(decisions).toEqual([]);
    expect(result.winners.length).toBeGreaterThan(0);
    expect(ask({ do: 'play', match: 'm1', seat: 0, option: 'done' }).error).toMatchObject({
      code: 'match-over',
    });
  });

  it('answers the same to the same', () => {
    const replies = [1, 2].map(() => {
      const engine = new Engine('en', () => SEED);
      const said: string[] = [];
      const ask = (request: object): Reply => {
        said.push(engine.answer({ text: JSON.stringify(request) }));
        return JSON.parse(said.at(-1) as string);
      };
      ask({ id: 1, do: 'games' });
      ask({ id: 2, ...NEW });
      playOn(ask, 'm1', 120);
      for (const verb of ['view', 'events']) ask({ id: verb, do: verb, match: 'm1', seat: 0 });
      ask({ id: 3, do: 'record', match: 'm1' });
      ask({ id: 4, do: 'saga', match: 'm1', language: 'de' });
      return said;
    });
    expect(replies[0]).toEqual(replies[1]);
  });
});

describe('the protocol refuses', () => {
  const refusals: [string, object, string][] = [
    ['an unknown verb', { do: 'dance' }, 'no-such-verb'],
    ['no verb', {}, 'bad-request'],
    ['an unknown field', { do: 'hello', extra: 1 }, 'bad-request'],
    ['a missing field', { do: 'decisions' }, 'bad-request'],
    ['an unknown game', { ...NEW, game: 'chess' }, 'no-such-game'],
    ['too many seats', { ...NEW, seats: Array(7).fill(null) }, 'wrong-number-of-seats'],
    ['seats that are none', { ...NEW, seats: ['loki'] }, 'bad-seats'],
    ['an unknown option', { ...NEW, options: { speed: 1 } }, 'bad-options'],
    ['a bad seed', { ...NEW, seed: 'abc' }, 'bad-seed'],
    ['a match that is not there', { do: 'view', match: 'm9', seat: 0 }, 'no-such-match'],
    ['a seat that is not there', { do: 'view', match: 'm1', seat: 2 }, 'no-such-seat'],
    ['an option that is not there', { do: 'play', match: 'm1', seat: 1, option: 'fly' }, 'no-such-option'],
    ['an answer unasked', { do: 'play', match: 'm1', seat: 0, option: 'done' }, 'not-asked'],
    ['both option and choice', { do: 'play', match: 'm1', seat: 1, option: 'a', choice: {} }, 'bad-request'],
    ['neither option nor choice', { do: 'play', match: 'm1', seat: 1 }, 'bad-request'],
    ['neither position nor record', { do: 'load' }, 'bad-request'],
    ['a seed with a record', { do: 'load', record: {}, seed: SEED }, 'bad-request'],
    ['a position that is none', { do: 'load', position: 7 }, 'bad-position'],
    ['a record that is none', { do: 'load', record: { game: 'age-of-heroes' } }, 'bad-record'],
    ['a face that no die has', { do: 'dice', match: 'm1', rolls: [0] }, 'bad-face'],
    ['an unknown level', { do: 'bot', match: 'm1', seat: 1, level: 'odin', ms: 1 }, 'bad-request'],
    ['odds of nothing', { do: 'odds', match: 'm1', seat: 1, option: 'fly' }, 'no-such-option'],
    ['an unknown language', { do: 'saga', match: 'm1', language: 'fr' }, 'bad-request'],
  ];
  it.each(refusals)('%s, with a sentence, and nothing changes', (_, request, code) => {
    const ask = begun();
    const before = ask({ do: 'record', match: 'm1' });
    const reply = ask({ id: ['any', 'id'], ...request });
    expect(reply).toEqual({
      id: ['any', 'id'],
      error: { code, message: expect.any(String), params: expect.anything() },
    });
    expect(reply.error?.message).toMatch(/^\S.{10,}\.$/s);
    expect(reply.error?.message).not.toMatch(/undefined|\[object/);
    expect(ask({ do: 'record', match: 'm1' })).toEqual(before);
  });

  it.each(['', 'nonsense', '{"do":', '42', 'null', '[]', '"hello"'])('the line %j, with id null', (text) => {
    const reply = JSON.parse(new Engine('en').answer({ text })) as Reply;
    expect(reply.id).toBeNull();
    expect(reply.error?.code).toMatch(/^(not-json|bad-request)$/);
  });

  it('lines that are too long or no text', () => {
    const engine = new Engine('de');
    const code = (wrong: 'line-too-long' | 'not-utf8') => JSON.parse(engine.answer({ wrong })).error.code;
    expect(code('line-too-long')).toBe('line-too-long');
    expect(code('not-utf8')).toBe('not-json');
  });

  it('an id nested so deep that it cannot be written again', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const reply = JSON.parse(new Engine('en').answer({ text: `{"id":${deep},"do":"hello"}` })) as Reply;
    expect(reply.id === null || reply.ok !== undefined).toBe(true);
  });

  it('more matches than it can hold', () => {
    const ask = talk();
    for (let i = 0; i < 1000; i++) expect(ask({ ...NEW, seats: ['egil'] }).ok).toBeDefined();
    expect(ask(NEW).error).toMatchObject({ code: 'too-many-matches' });
    ask({ do: 'drop', match: 'm500' });
    expect(ask(NEW).ok.match).toBe('m1001');
  });

  it('in German where German is spoken', () => {
    const ask = talk(new Engine('de', () => SEED));
    expect(ask({ do: 'dance' }).error?.message).toMatch(/Protokoll/);
  });
});

it('every verb of the protocol has a schema', () => {
  expect(VERBS).toEqual([
    ...['hello', 'games', 'new', 'decisions', 'play', 'undo', 'view', 'events', 'position', 'load'],
    ...['dice', 'bot', 'odds', 'record', 'saga', 'check', 'drop'],
  ]);
  expect(Object.keys(REQUESTS)).toHaveLength(17);
});

it('every game can be begun from its places', () => {
  for (const module of GAMES)
    for (let seats = module.game.seats.min; seats <= module.game.seats.max; seats++)
      expect(
        talk()({
          do: 'new',
          game: module.game.id,
          seats: sampleSeats(module, seats),
          options: {},
          seed: SEED,
        }).ok,
      ).toBeDefined();
});

/** Answers whatever is asked, by the same simple rule each time. */
function playOn(ask: (request: object) => Reply, match: string, most: number): void {
  for (let i = 0; i < most; i++) {
    const { decisions } = ask({ do: 'decisions', match }).ok;
    if (decisions.length === 0) return;
    const { seat, options } = decisions[0];
    ask({ do: 'play', match, seat, option: options[i % options.length].id });
  }
}

function untilAsked(ask: (request: object) => Reply, match: string, kind: string) {
  for (let i = 0; i < 2000; i++) {
    const { decisions } = ask({ do: 'decisions', match }).ok;
    if (decisions.some((asked: { kind: string }) => asked.kind === kind)) return decisions;
    const { seat, options } = decisions[0];
    ask({ do: 'play', match, seat, option: options[i % options.length].id });
  }
  throw new Error(`${kind} was never asked`);
}
