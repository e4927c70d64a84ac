import { FastDice } from '@skald/kernel';
import { expect, it } from 'vitest';
import { Engine } from './engine.ts';
import { type Reply, SEED, samplesOf, talk } from './testing.ts';

const LINES = 40_000;
const VICTIM = 'm1';
/** What changes a match or ends it: the one thing that must not be aimed at the victim, since it might be legal. */
const CHANGING = ['play', 'undo', 'dice', 'drop'];

type Json = unknown;
const [, QUEST] = samplesOf('dungeon', 'quest');
const dice = new FastDice(20_261_115);
const below = (n: number): number => dice.roll(n) - 1;
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;

const JUNK: readonly Json[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1,
    7,
    0.5,
    1e308,
    -0,
    2 ** 53,
    999_999_999_999,
    '',
    'm1',
    'm2',
    'done',
    'unknown',
  ],
  ...[
    'jarl-1',
    'land',
    '__proto__',
    'constructor',
    'wessex',
    'luck:999',
    '\u0000',
    '🜚',
    '../../etc',
    'x'.repeat(300),
  ],
  ...[
    [],
    {},
    [[]],
    [null],
    { act: 'done' },
    { act: 'step', to: 'wessex' },
    { step: 'endBattle' },
    { __proto__: null },
  ],
];

/** What could well stand there. */
const PLAUSIBLE: readonly string[] = [
  ...[
    'wessex',
    'thule',
    'scandia',
    'irish-sea',
    'kattegat',
    'upland',
    'beowulf',
    'ragnar',
    'egil',
    'ivar',
    'kari',
  ],
  ...[
    'fafnir',
    'grendall',
    'glam',
    'hedin',
    'atli',
    'gram',
    'lovi',
    'frey-faxi',
    'mail-coat',
    'odin',
    'njord',
    'eon',
  ],
  ...[
    'sygil',
    'hagall',
    'wynn',
    'yr',
    'k',
    'n',
    'F',
    'K',
    'alive',
    'dead',
    'withdrawn',
    'movement',
    'combat',
    'over',
  ],
  ...[
    'move',
    'attackFrom',
    'targets',
    'luckBid',
    'totals',
    'strike',
    'flight',
    'endBattle',
    'taxes',
    'turn',
    'jarl-1',
  ],
];

/** A copy in which something, somewhere, is something else. */
function bent(value: Json): Json {
  if (Array.isArray(value) && value.length > 0 && below(8) > 0) {
    const copy = [...value];
    const at = below(copy.length);
    const way = below(6);
    if (way === 0) copy.splice(at, 1);
    else if (way === 1) copy.splice(at, 0, copy[at]);
    else copy[at] = bent(copy[at]);
    return copy;
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && below(8) > 0) {
    const copy = { ...value } as Record<string, Json>;
    const keys = Object.keys(copy);
    const key = keys.length > 0 ? pick(keys) : 'key';
    const way = below(8);
    if (way === 0) delete copy[key];
    else if (way === 1) copy[pick(['extra', '__proto__', 'seat', 'toString'])] = pick(JUNK);
    else copy[key] = bent(copy[key]);
    return copy;
  }
  if (typeof value === 'boolean' && below(2) === 0) return !value;
  if (typeof value === 'string' && below(2) === 0) return pick(PLAUSIBLE);
  if (typeof value === 'number' && below(2) === 0) return value + pick([-1, 1, 5, -100, 0.5]);
  return pick(JUNK);
}

/** A line in which bytes were lost, doubled or changed. */
function scratched(line: string): string {
  let text = line;
  for (let i = below(3); i >= 0; i--) {
    const at = below(text.length + 1);
    const change = below(4);
    if (change === 0) text = text.slice(0, at);
    else if (change === 1)
      text = text.slice(0, at) + String.fromCharCode(32 + below(95)) + text.slice(at + 1);
    else if (change === 2) text = text.slice(0, at) + text.slice(at + 1 + below(9));
    else text = text.slice(0, at) + text.slice(Math.max(0, at - below(20)));
  }
  return text;
}

it(`the engine survives ${LINES} mutated lines, and a match that was only looked at stays as it was`, () => {
  const engine = new Engine('en', () => SEED);
  const ask = talk(engine);
  const begin = { do: 'new', game: 'age-of-heroes', seats: ['beowulf', 'ragnar'], options: {}, seed: SEED };
  ask(begin);
  const documents = moments(ask, VICTIM);
  let toy = ask(begin).ok.match as string;
  const watched = (): unknown =>
    ['position', 'decisions', 'record'].map((verb) => ask({ do: verb, match: VICTIM }));
  const before = JSON.stringify(watched());

  /** A request that fits the protocol, of every verb. */
  const proper = (): Record<string, Json> => {
    const match = pick([VICTIM, toy]);
    const seat = below(2);
    const playing = (what: 'option' | 'choice'): Record<string, Json> => {
      const asked = ask({ do: 'decisions', match: toy }).ok?.decisions[0];
      const option = asked && pick(asked.options as { id: string; choice: object }[]);
      return {
        do: 'play',
        match: toy,
        seat: asked?.seat ?? 0,
        [what]: what === 'option' ? option?.id : option?.choice,
      };
    };
    const { position, record } = pick(documents);
    return pick<() => Record<string, Json>>([
      () => ({ do: 'hello' }),
      () => ({ do: 'games' }),
      () => ({ ...begin, options: { ruleset: 'amended', turns: 1 } }),
      () => ({ do: 'decisions', match }),
      () => playing('option'),
      () => playing('choice'),
      () => ({ do: 'undo', match: toy, seat }),
      () => ({ do: 'view', match, seat }),
      () => ({ do: 'events', match, seat, from: below(20) }),
      () => ({ do: 'position', match }),
      () => ({ do: 'load', position: bent(position), seed: SEED }),
      () => ({ do: 'load', record: bent(record) }),
      () => ({ do: 'dice', match: toy, rolls: [1, 6, 3] }),
      () => ({ do: 'bot', match, seat, level: pick(['thrall', 'karl']), ms: 1 }),
      () => ({ do: 'odds', match, seat, option: 'luck:1' }),
      () => ({ do: 'record', match }),
      () => ({ do: 'saga', match: toy, language: pick(['en', 'de']) }),
      () => ({ do: 'check', game: 'dungeon', kind: 'quest', document: bent(QUEST) }),
      () => ({ do: 'drop', match: toy }),
    ])();
  };
  const aimed = (text: string): boolean => {
    if (!text.includes(VICTIM)) return false;
    try {
      const { do: verb, match } = JSON.parse(text) ?? {};
      return match === VICTIM && CHANGING.includes(verb);
    } catch {
      return false;
    }
  };

  const codes = new Set<string>();
  for (let i = 0; i < LINES; i++) {
    const request: Record<string, Json> = { id: i, ...proper() };
    // A bent document is bad enough: most of them come in a request that is well made.
    const bend = request.do === 'load' && below(4) > 0 ? (whole: Json) => whole : bent;
    const text = below(2) === 0 ? JSON.stringify(bend(request)) : scratched(JSON.stringify(request));
    if (aimed(text)) continue;
    const reply = JSON.parse(engine.answer({ text })) as Reply;
    if (reply.error !== undefined) {
      codes.add(reply.error.code);
      expect(reply.error.message).toMatch(/./);
    } else if (reply.ok?.match !== undefined) playOn(ask, reply.ok.match);
    if (i % 500 === 0 && ask({ do: 'decisions', match: toy }).ok?.decisions.length !== 1) {
      ask({ do: 'drop', match: toy });
      toy = (ask(begin).ok?.match as string | undefined) ?? toy;
    }
  }
  expect(JSON.stringify(watched())).toBe(before);
  // The garbage went deep: it was refused by the schemas, by the positions' own rules and by the matches.
  for (const code of [
    'not-json',
    'bad-request',
    'no-such-match',
    'bad-position',
    'bad-record',
    'record-breaks',
  ])
    expect(codes).toContain(code);
  expect(codes).not.toContain('internal-error');
});

type Ask = ReturnType<typeof talk>;

/** Plays a match on soundly and takes its position and its record from time to time, in battles too. */
function moments(ask: Ask, match: string): { position: Json; record: Json }[] {
  const found: { position: Json; record: Json }[] = [];
  for (let i = 0; i < 240; i++) {
    if (i % 13 === 0)
      found.push({
        position: ask({ do: 'position', match }).ok.position,
        record: ask({ do: 'record', match }).ok.record,
      });
    const [asked] = ask({ do: 'decisions', match }).ok.decisions;
    const { option } = ask({ do: 'bot', match, seat: asked.seat, level: 'karl', ms: 1 }).ok;
    ask({ do: 'play', match, seat: asked.seat, option });
  }
  return found;
}

/** A few steps in a match made of garbage: whatever it is, it answers. */
function playOn(ask: Ask, match: string): void {
  for (let i = 0; i < 6; i++) {
    const asked = ask({ do: 'decisions', match }).ok?.decisions[0];
    ask({ do: 'view', match, seat: i % 2 });
    if (asked?.options.length > 0) {
      const { id } = pick<{ id: string }>(asked.options);
      ask({ do: 'odds', match, seat: asked.seat, option: id });
      ask({ do: 'bot', match, seat: asked.seat, level: 'karl', ms: 1 });
      ask({ do: 'play', match, seat: asked.seat, option: id });
    }
  }
  ask({ do: 'saga', match, language: 'en' });
  expect(ask({ do: 'drop', match }).ok).toEqual({});
}
