// The whole fight as prose in Markdown: prologue, chapters, epilogue. It tells only what everybody knows.

import type { Language } from '@skald/text';
import { outcome } from '../../rules/fight/end.ts';
import type { GameEvent } from '../../rules/fight/events.ts';
import { isHero } from '../../rules/fight/fighters.ts';
import { pointsOf } from '../../rules/fight/reckoning.ts';
import type { State } from '../../rules/fight/state.ts';
import { mapStory, mapTitle } from '../battle-maps.ts';
import { sittingSaga } from './sitting.ts';
import { storyOf } from './story.ts';
import { SAGA_WORDS, Teller } from './teller.ts';
import type { SagaWords } from './words.ts';

export function saga(events: readonly GameEvent[], view: State, language: Language): string {
  if (view.sitting !== undefined) return sittingSaga(events, view, language);
  const words = SAGA_WORDS[language];
  const teller = new Teller(view, language);
  return [
    `# ${mapTitle(view.map.name, language)}`,
    `## ${words.prologue}`,
    mapStory(view.map.name, language),
    teller.say(words.setOut, teller.sides),
    ...storyOf(events, view.over).flatMap((chapter) => teller.chapter(chapter)),
    `## ${words.epilogue}`,
    ...epilogue(view, teller, words),
    '',
  ].join('\n\n');
}

function epilogue(view: State, teller: Teller, words: SagaWords): string[] {
  if (!view.over) return [teller.say(words.untold, {})];
  if (view.duel !== null) return [duelEnding(view.duel, teller, words)];
  const ended = outcome(view);
  const heroes = view.fighters.filter(isHero);
  const dead = heroes.filter(({ condition }) => condition === 'dead').map(({ id }) => id);
  const points = pointsOf(view);
  const best = Math.max(...heroes.map(({ id }) => points(id)));
  const famed = heroes.filter(({ id }) => best > 0 && points(id) === best).map(({ id }) => id);
  const how = ended === 'foes' || ended === 'nobody' || ended === 'night' ? ended : ('heroes' as const);
  return [
    [
      teller.say(words.endings[how], teller.sides),
      ...(dead.length === 0 ? [] : [teller.say(words.mourned, { one: teller.person(dead) })]),
      ...(famed.length === 0 ? [] : [teller.say(words.fame, { one: teller.person(famed) })]),
    ].join(' '),
  ];
}

const duelEnding = (
  { winner, verdict }: NonNullable<State['duel']>,
  teller: Teller,
  words: SagaWords,
): string =>
  winner === null
    ? teller.say(words.duels.drawn, {})
    : teller.say(words.duels[verdict === 'leftRing' ? 'leftRing' : 'won'], { one: teller.person([winner]) });
