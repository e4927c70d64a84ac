// A game as the command line asks for it: which one, under which rules, with which dice.

import { GAMES, type GameModule, gameById } from '@skald/games';
import { firstIssue, isSeed, type Outcome, refuse } from '@skald/kernel';
import type { Arguments } from './arguments.ts';
import { nearest } from './nearest.ts';

export function chosenGame(id: string | undefined): Outcome<GameModule> {
  const ids = GAMES.map(({ game }) => game.id);
  const module = id === undefined ? GAMES[0] : gameById(id);
  return module === undefined
    ? refuse('unknown-game', { game: id ?? '', nearest: nearest(id ?? '', ids) ?? ids.join(', ') })
    : { ok: module };
}

/** A ruleset by name, and single options `name=value` that depart from it. */
export function chosenOptions(
  { game, presets }: GameModule,
  ruleset: string | undefined,
  sets: Arguments['sets'],
): Outcome<Record<string, unknown>> {
  const preset = ruleset === undefined ? presets[0] : presets.find(({ id }) => id === ruleset);
  if (preset === undefined)
    return refuse('unknown-ruleset', {
      ruleset: ruleset ?? '',
      known: presets.map(({ id }) => id).join(', '),
    });
  const options: Record<string, unknown> = { ...preset.options };
  for (const set of sets) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(set) ?? [];
    if (name === undefined || value === undefined) return refuse('bad-set', { given: set });
    options[name] = readValue(value);
  }
  const checked = game.schemas.options.safeParse(options);
  if (checked.success) return { ok: options };
  return refuse('bad-option-value', { why: firstIssue(checked.error).replace(/^document: /, '') });
}

/** Numbers, true, false and null mean themselves, everything else is a word. */
function readValue(text: string): unknown {
  return /^(-?\d+|true|false|null)$/.test(text) ? JSON.parse(text) : text;
}

/** A whole number becomes a seed of 64 digits, so that people can write short ones. */
export function chosenSeed(given: string | undefined, fresh: () => string): Outcome<string> {
  if (given === undefined) return { ok: fresh() };
  const seed = /^\d{1,15}$/.test(given) ? given.padStart(64, '0') : given.toLowerCase();
  return isSeed(seed) ? { ok: seed } : refuse('bad-seed');
}
