// Which topic somebody means who asks for help without naming one.

import type { GameModule } from '@skald/games';
import type { Asked, Choice, Decision, GameState } from '@skald/kernel';
import type { Beside } from './use-pointing.ts';

/** What is pointed at beside the board, or else what the question is about; null where nothing is asked. */
export function topicOf(
  module: GameModule,
  view: GameState | null,
  asked: Asked | null,
  beside: Beside | null,
): string | null {
  if (beside?.topic != null) return beside.topic;
  if (asked === null || view === null) return null;
  const choice = asked.options.find(({ id }) => id === beside?.option)?.choice;
  const decision: Decision = { ...asked, options: asked.options.map((option) => option.choice) };
  return (choice && topicOfOption(module, view, decision, choice)) ?? module.words.chapter(asked.kind);
}

/** The spell, the item, the card that it names; or else where it happens. */
function topicOfOption(
  { words, sites }: GameModule,
  view: GameState,
  decision: Decision,
  { act, ...named }: Choice,
): string | undefined {
  const known = new Set(words.topics('en').map(({ id }) => id));
  const thing = Object.values(named)
    .map(String)
    .find((value) => known.has(value) && (sites?.place(view, value) ?? null) === null);
  return thing ?? sites?.option(view, decision, { act, ...named })[0];
}
