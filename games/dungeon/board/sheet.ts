// Everybody in words: values, wounds, items, spells and how far they are recharged, Feats, effects.

import type { Seat } from '@skald/kernel';
import { joined, type Language, type Line, ofSeat, plain, type Section, toned } from '@skald/text';
import { isMinion } from '../content/index.ts';
import {
  factsOf,
  heroesOf,
  isHeroModel,
  isInjured,
  overlordSeat,
  seatOf,
  seatOfHero,
} from '../rules/models.ts';
import { movementOf } from '../rules/moving.ts';
import { armourOf } from '../rules/numbers.ts';
import type { Model, State } from '../rules/state.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { NAMES } from '../text/names.ts';
import { squareLabel } from '../text/squares.ts';

/** Heroes first, then those who are gone, Bosses and Minions. */
export function sheets(view: State, seat: Seat | null, language: Language): Section[] {
  const words = BOARD_WORDS[language];
  const names = NAMES[language];
  const bosses = view.models.filter((one) => !isHeroModel(one) && !isMinion(one.type));
  const minions = view.models.filter(({ type }) => isMinion(type));
  return [
    ...heroesOf(view).map((one) => sheet(view, one, seat, language)),
    ...view.gone.map(
      ({ hero, how }): Section => ({
        part: 'sheet',
        heading: [ofSeat(names.model(hero), seatOfHero(view, hero))],
        lines: [[toned(words.gone[how], how === 'left' ? 'faint' : 'bad')]],
      }),
    ),
    ...bosses.map((one) => sheet(view, one, seat, language)),
    ...(minions.length === 0
      ? []
      : [
          {
            part: 'sheet' as const,
            heading: [toned(words.minions, 'foe')],
            lines: minions.map((one) => minionLine(view, one, language)),
          },
        ]),
  ];
}

function sheet(view: State, one: Model, reader: Seat | null, language: Language): Section {
  const words = BOARD_WORDS[language];
  const names = NAMES[language];
  const { injuredFrom } = factsOf(view, one);
  const seat = seatOf(view, one);
  return {
    part: 'sheet',
    heading: [ofSeat(names.model(one.id), seat), ...(seat === reader ? [plain(` (${words.you})`)] : [])],
    lines: [
      [
        plain(`${where(one, language)}, ${words.wounds(one.wounds, injuredFrom)}`),
        ...conditions(view, one, language),
      ],
      [plain(valuesOf(view, one, language))],
      ...listed(words.items, one.items.map(names.item)),
      ...listed(
        words.spells,
        one.spells.map(
          ({ spell, turned }) =>
            `${names.spell(spell)} (${turned === 0 ? words.ready : words.readyIn(turned)})`,
        ),
      ),
      ...listed(
        words.feats,
        factsOf(view, one)
          .feats.filter((feat) => !one.usedFeats.includes(feat))
          .map(names.feat),
      ),
      ...listed(
        words.effects,
        one.marks.map(({ type }) => names.marks[type]),
      ),
    ],
  };
}

/** “Zombie 1: C4, facing north; Movement 4, 2 dice, Armour 1” */
const minionLine = (view: State, one: Model, language: Language): Line => [
  ofSeat(NAMES[language].model(one.id), overlordSeat(view)),
  plain(`: ${where(one, language)}; ${valuesOf(view, one, language)}`),
  ...conditions(view, one, language),
];

const where = ({ x, y, facing }: Model, language: Language): string =>
  BOARD_WORDS[language].standsAt(squareLabel([x, y]), NAMES[language].facings[facing]);

function valuesOf(view: State, one: Model, language: Language): string {
  const { combat, shooting } = factsOf(view, one);
  return BOARD_WORDS[language].values(movementOf(view, one), combat, armourOf(view, one), shooting);
}

function conditions(view: State, one: Model, language: Language): Line {
  const words = BOARD_WORDS[language];
  const notes: Line[] = [
    ...(isInjured(view, one) ? [[toned(words.injured, 'bad')]] : []),
    ...(one.acted ? [[toned(words.hasActed, 'faint')]] : []),
  ];
  return notes.flatMap((note) => [plain(', '), ...note]);
}

const listed = (label: string, entries: readonly string[]): Line[] =>
  entries.length === 0
    ? []
    : [[toned(`${label}: `, 'faint'), ...joined(entries.map((entry): Line => [toned(entry, 'thing')]))]];
