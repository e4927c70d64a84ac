// What the card of a figure says: values with their sums, damage, Feats and spells with their texts, wounds, items.

import type { CardState, CardThing, CardValue, FigureCard } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type ModelFacts, type ModelType, modelFacts } from '../content/index.ts';
import { factsOf, isInjured, quest } from '../rules/models.ts';
import { movementOf } from '../rules/moving.ts';
import { armourOf, isOutnumbered } from '../rules/numbers.ts';
import type { Model, State } from '../rules/state.ts';
import { type Add, partsOf } from '../rules/sums.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { HELP } from '../text/help.ts';
import { NAMES } from '../text/names.ts';
import { sumOfParts } from '../text/sums.ts';

/** A figure on the board. `player` is who plays it. */
export function figureCard(view: State, one: Model, player: string, language: Language): FigureCard {
  const facts = factsOf(view, one);
  const names = NAMES[language];
  const title = HELP[language].title(facts);
  return {
    title: names.model(one.id),
    kind: player === '' ? title : BOARD_WORDS[language].of(title, player),
    values: [...valuesOf(view, one, facts, language), ...damageOf(facts, language)],
    states: statesOf(view, one, language),
    things: [
      ...featsOf(facts, one.usedFeats, language),
      ...spellsOf(one, language),
      ...one.items.map((item) => ({ name: names.item(item), text: HELP[language].items[item] })),
      ...abilitiesOf(facts, language),
    ],
  };
}

/** One that waits where nobody has been: only what its kind is. */
export function kindCard(view: State, type: ModelType, language: Language): FigureCard {
  const facts = modelFacts(type, quest(view).legendary);
  const { labels } = BOARD_WORDS[language];
  const { movement, combat, armour, shooting } = facts;
  return {
    title: NAMES[language].type(type),
    kind: HELP[language].title(facts),
    values: [
      { label: labels.movement, value: movement },
      { label: labels.combat, value: combat },
      { label: labels.armour, value: armour },
      ...(shooting === null ? [] : [{ label: labels.shooting, value: shooting }]),
      ...damageOf(facts, language),
    ],
    things: [
      ...featsOf(facts, [], language),
      ...facts.spells.map((spell) => ({
        name: NAMES[language].spell(spell),
        text: HELP[language].spells[spell],
      })),
      ...abilitiesOf(facts, language),
    ],
  };
}

function valuesOf(view: State, one: Model, facts: ModelFacts, language: Language): CardValue[] {
  const { labels } = BOARD_WORDS[language];
  const summed = (label: string, reckon: (add: Add) => number): CardValue => {
    const parts = partsOf(reckon);
    const own = NAMES[language].type(one.type);
    return {
      label,
      value: reckon(() => {}),
      ...(parts.length > 1 && { sum: sumOfParts(parts, own, language) }),
    };
  };
  return [
    summed(labels.movement, (add) => movementOf(view, one, add)),
    { label: labels.combat, value: facts.combat },
    summed(labels.armour, (add) => armourOf(view, one, 'fight', add)),
    ...(facts.shooting === null ? [] : [{ label: labels.shooting, value: facts.shooting }]),
  ];
}

/** What Hits do to a Minion, one line for equal columns: “3 Hits, 4 or more Hits: destroyed”. */
function damageOf({ damage }: ModelFacts, language: Language): CardValue[] {
  const help = HELP[language];
  const columns = Map.groupBy((damage ?? []).keys(), (i) => damage?.[i]);
  return [...columns].map(([each, hits]) => ({
    label: hits.map((i) => help.hitsFrom(i + 1)).join(', '),
    value: help.damages[each ?? 'none'],
  }));
}

function statesOf(view: State, one: Model, language: Language): CardState[] {
  const words = BOARD_WORDS[language];
  const { injuredFrom } = factsOf(view, one);
  const injured = isInjured(view, one);
  return [
    ...(injuredFrom === null ? [] : [{ text: words.wounds(one.wounds, injuredFrom), bad: injured }]),
    ...(injured ? [{ text: words.injured, bad: true }] : []),
    ...(isOutnumbered(view, one) ? [{ text: words.outnumbered, bad: true }] : []),
    ...one.marks.map(({ type }) => ({ text: NAMES[language].marks[type] })),
    ...(one.acted ? [{ text: words.hasActed }] : []),
  ];
}

const featsOf = ({ feats }: ModelFacts, used: readonly string[], language: Language): CardThing[] =>
  feats.map((feat) => ({
    name: `${NAMES[language].feat(feat)}${used.includes(feat) ? ` (${BOARD_WORDS[language].featUsed})` : ''}`,
    text: HELP[language].feats[feat],
  }));

const spellsOf = ({ spells }: Model, language: Language): CardThing[] => {
  const { ready, readyIn } = BOARD_WORDS[language];
  return spells.map(({ spell, turned }) => ({
    name: `${NAMES[language].spell(spell)} (${turned === 0 ? ready : readyIn(turned)})`,
    text: HELP[language].spells[spell],
  }));
};

const abilitiesOf = ({ abilities }: ModelFacts, language: Language): CardThing[] =>
  abilities.map((ability) => ({
    name: NAMES[language].abilities[ability],
    text: HELP[language].abilities[ability],
  }));
