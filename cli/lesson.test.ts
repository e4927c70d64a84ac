// The first game of the dungeon, as the page begins it, against the bot of the lesson: it must be worth playing against.

import { chooseOption } from '@skald/bots';
import { gameById } from '@skald/games';
import { type Asked, type Choice, type Event, FastDice, type Level, Match, type Seat } from '@skald/kernel';
import { describe, expect, it } from 'vitest';

const module = gameById('dungeon')!;
const { game, lessonOptions, lessonLevel } = module;
const HEROES: Seat = 0;
const OVERLORD: Seat = 1;
const ATTACKS = ['fight', 'turnAndFight', 'shoot', 'order'];

interface Told extends Event {
  readonly model: string;
  readonly attacker: string;
}

/** A Command of the Overlord: what its model was offered and what it did. */
interface Command {
  readonly model: string;
  readonly offered: Set<string>;
  readonly did: string[];
  /** How far the nearest Hero was, before and after each of its choices. */
  readonly far: number[];
}

/** Plays the lesson by a fixed seed, the Heroes with sense, and tells the Overlord's Commands. */
function lesson(seed: number, level: Level) {
  const random = new FastDice(seed);
  const begun = Match.create(game, {
    seats: [[], 'overlord'],
    options: { ...module.presets[0]?.options, ...lessonOptions },
    seed: String(seed).padStart(64, '0'),
  });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const match = begun.ok;
  const commands: Command[] = [];
  let told = 0;
  const listen = (): void => {
    for (const event of match.events.slice(told) as Told[])
      if (event.type === 'commanded')
        commands.push({ model: event.model, offered: new Set(), did: [], far: [] });
    told = match.events.length;
  };
  while (match.result === null) {
    const asked = match.decisions()[0] as Asked;
    const choice = answer(match, asked, asked.seat === OVERLORD ? level : 'karl', random);
    const command = commands.at(-1);
    if (asked.seat === OVERLORD && asked.kind === 'turn' && command !== undefined) {
      for (const { choice: each } of asked.options) command.offered.add(each.act);
      command.did.push(choice.act);
      command.far.push(distanceOf(match, command.model));
    }
    match.play(asked.seat, choice);
    if (asked.seat === OVERLORD && asked.kind === 'turn') command?.far.push(distanceOf(match, command.model));
    listen();
  }
  return { match, commands };
}

interface Seen {
  readonly models: readonly { readonly id: string; readonly x: number; readonly y: number }[];
}

/** Squares to the nearest Hero, corners counted as sides; of who is gone, none. */
function distanceOf(match: Match, id: string): number {
  const { models } = match.view(OVERLORD) as unknown as Seen;
  const one = models.find((other) => other.id === id);
  const heroes = models.filter((other) => ['orlaf', 'rordin'].includes(other.id));
  if (one === undefined || heroes.length === 0) return 0;
  return Math.min(...heroes.map(({ x, y }) => Math.max(Math.abs(x - one.x), Math.abs(y - one.y))));
}

function answer(match: Match, asked: Asked, level: Level, random: FastDice): Choice {
  const decision = { ...asked, options: asked.options.map(({ choice }) => choice) };
  return chooseOption(game, match.view(asked.seat), decision, level, {
    ms: 0,
    random: (sides) => random.roll(sides),
  }).choice;
}

const seeds = [1, 2, 3, 4, 5, 6];

describe('the opponent of the first lesson', () => {
  const games = seeds.map((seed) => lesson(seed, lessonLevel ?? 'thrall'));
  const commands = games.flatMap((one) => one.commands);

  it('attacks whenever a model of its has somebody to attack, and does not walk past', () => {
    const could = commands.filter(({ offered }) => ATTACKS.some((act) => offered.has(act)));
    const did = could.filter((command) => command.did.some((act) => ATTACKS.includes(act)));
    expect(could.length).toBeGreaterThan(20);
    expect(did).toHaveLength(could.length);
  });

  it('walks towards the Heroes', () => {
    const walked = commands.filter(({ did }) => did.includes('step'));
    expect(walked.length).toBeGreaterThan(5);
    for (const { far } of walked) expect(far.at(-1)).toBeLessThanOrEqual(far[0] as number);
  });

  it('uses its cards and raises the dead', () => {
    const played = games.flatMap(({ match }) => match.events.filter(({ type }) => type === 'cardPlayed'));
    expect(played.length).toBeGreaterThanOrEqual(seeds.length);
    expect(
      games.some(({ match }) => match.events.some((event) => (event as { how?: string }).how === 'raised')),
    ).toBe(true);
  });

  it('leaves a beginner a chance', () => {
    const won = games.filter(({ match }) => match.result?.winners.includes(HEROES)).length;
    expect(won).toBeGreaterThan(0);
  });
});
