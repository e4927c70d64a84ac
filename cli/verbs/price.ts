// `skald price`: what a document costs, line by line, and what that comes to.

import { gameById } from '@skald/games';
import { examine } from '@skald/games/documents';
import { type Outcome, refuse } from '@skald/kernel';
import { wholeNumber } from '../arguments.ts';
import { type Context, print, wordsOf } from '../context.ts';
import { documentIn } from '../documents.ts';

const MOST_HEROES = 12;

export function run(context: Context): Outcome<number> {
  const { given, language } = context;
  const [file = ''] = given.words;
  const heroes = wholeNumber(given, 'heroes', 1, MOST_HEROES, 0);
  if ('refused' in heroes) return heroes;
  const found = documentIn(context, file);
  if ('refused' in found) return found;
  if (typeof found.ok === 'number') return { ok: found.ok };
  const { game, document, rules } = found.ok;
  const examined = examine(rules, document, heroes.ok === 0 ? undefined : { heroes: heroes.ok });
  if ('refused' in examined) return examined;
  const { price } = examined.ok;
  if (price === undefined) return refuse('no-price', { file });
  if (given.options.json) {
    print(context, JSON.stringify(price, null, 2));
    return { ok: 0 };
  }
  const { check, price: words } = wordsOf(context);
  const title = gameById(game)?.words.title(language) ?? game;
  print(context, check.head(file, title, rules.words.title(document, language)));
  for (const line of price.lines)
    print(
      context,
      words.line(
        shown(line.points),
        rules.words.line?.(line, document, language) ?? line.code,
        line.rule ?? '',
      ),
    );
  if (price.lines.length === 0) print(context, words.nothing);
  for (const [name, points] of Object.entries(price.totals))
    print(context, words.total(rules.words.total?.(name, language) ?? name, shown(points)));
  return { ok: 0 };
}

const shown = (points: number): string => String(points).replace('-', '−');
