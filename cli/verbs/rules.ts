// `skald rules`: a rule by its ID, or the whole ledger of a game.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, gameById } from '@skald/games';
import { type Outcome, refuse } from '@skald/kernel';
import { RULE_ID, ruleText } from '@skald/text';
import { type Context, print } from '../context.ts';
import { chosenGame } from '../setting.ts';

const LEDGERS = join(import.meta.dirname, '..', '..', 'docs', 'rules');
const IS_RULE = new RegExp(`^${RULE_ID}$`);

export function run(context: Context): Outcome<number> {
  const [first, second] = context.given.words;
  // Without a game, the ID alone says whose rule it is.
  const alone = IS_RULE.test(first ?? '') && gameById(first ?? '') === undefined;
  const module = chosenGame(alone ? undefined : first);
  if ('refused' in module) return module;
  const rule = alone ? first : second;
  const ledgers = (alone ? GAMES : [module.ok]).flatMap(({ game }) => ledgersOf(game.id));
  const text = rule === undefined ? ledgers.join('\n') : ruleNamed(ledgers, rule);
  if (text === null) return refuse('unknown-rule', { rule: rule ?? '' });
  print(context, text);
  return { ok: 0 };
}

/** Large letters need not be typed. */
function ruleNamed(ledgers: readonly string[], rule: string): string | null {
  const found = ledgers.map((ledger) => ruleText(ledger, rule) ?? ruleText(ledger, rule.toUpperCase()));
  return found.find((text) => text !== null) ?? null;
}

/** The main one first. */
const ledgersOf = (game: string): string[] =>
  readdirSync(LEDGERS)
    .filter((file) => file === `${game}.md` || (file.startsWith(`${game}-`) && file.endsWith('.md')))
    .sort((a, b) => a.length - b.length)
    .map((file) => readFileSync(join(LEDGERS, file), 'utf8'));
