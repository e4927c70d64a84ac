// Everybody in words: where he is, how he fares, what he has in hand, and with which numbers.

import type { Seat } from '@skald/kernel';
import { joined, type Line, ofSeat, plain, type Section, toned } from '@skald/text';
import { fighterOf, formOf, isHero, isKnown, isOnField, sheetOf } from '../rules/fight/fighters.ts';
import { havingForms } from '../rules/fight/gear.ts';
import type { Fighter } from '../rules/fight/state.ts';
import { NAMES } from '../text/names.ts';
import { notesOf } from '../text/news.ts';
import { plightOf } from '../text/plight.ts';
import { squareLabel } from '../text/squares.ts';
import { named } from './active.ts';
import type { Context } from './context.ts';

/** A sheet for each hero, and one for all foes. */
export function sheets(context: Context, reader: Seat | null): Section[] {
  const { view, words } = context;
  const foes = view.fighters.filter((one) => !isHero(one));
  return [
    ...view.fighters.filter(isHero).map((one) => heroSheet(context, one, reader)),
    ...(foes.length === 0
      ? []
      : [
          {
            part: 'sheet' as const,
            heading: [toned(words.foes, 'foe')],
            lines: foes.map((one) => foeLine(context, one)),
          },
        ]),
  ];
}

function heroSheet(context: Context, one: Fighter, reader: Seat | null): Section {
  const { view, words, who, weapon } = context;
  const heading = one.seat === null ? plain(who(one.id)) : ofSeat(who(one.id), one.seat);
  const { forms, woundThreshold, soak } = sheetOf(view, one);
  const { init, atk, dfn, dam } = formOf(view, one);
  const packed = havingForms(view, one).filter(
    (form) => form !== one.hand && form !== one.belt && !forms[form]?.bareHands,
  );
  return {
    part: 'sheet',
    heading: [{ ...heading, topic: one.id }, ...(one.seat === reader ? [plain(` (${words.you})`)] : [])],
    lines: [
      [plain(stateOf(context, one))],
      ...(isOnField(one)
        ? [
            [plain(`${words.inHand}: ${weapon(one.id, one.hand)}${piecesOf(context, one, one.hand)}`)],
            [plain(words.values(init.total, atk.total, dfn.total, dam.total, soak.total))],
            [plain(words.threshold(woundThreshold))],
            ...listed(words.belt, one.belt === null ? [] : [weapon(one.id, one.belt)]),
            ...listed(words.pack, [
              ...packed.map((form) => `${weapon(one.id, form)}${piecesOf(context, one, form)}`),
              ...one.lying.map(({ form, ...spot }) => words.lying(weapon(one.id, form), squareLabel(spot))),
            ]),
          ]
        : []),
    ],
  };
}

const piecesOf = ({ view, words }: Context, one: Fighter, form: number): string => {
  const { pieces } = formOf(view, one, form);
  return pieces === null ? '' : ` (${words.left(one.pieces[form] ?? 0)})`;
};

/** “Goblin warrior 1: C4, 12 of 40 hit points; axe; set on Ragnar” */
function foeLine(context: Context, one: Fighter): Line {
  const { view, words, weapon, whom } = context;
  const notes = [
    stateOf(context, one),
    ...(isOnField(one) ? [`${words.inHand}: ${weapon(one.id, one.hand)}`] : []),
    ...(isOnField(one) && isKnown(view, one) ? [valuesOf(context, one)] : []),
    ...(isOnField(one) && one.target !== null ? [words.setOn(whom(one.target))] : []),
  ];
  return [named(context, fighterOf(view, one.id)), plain(`: ${notes.join('; ')}`)];
}

function valuesOf({ view, words }: Context, one: Fighter): string {
  const { init, atk, dfn, dam } = formOf(view, one);
  return words.values(init.total, atk.total, dfn.total, dam.total, sheetOf(view, one).soak.total);
}

/** Place, hit points as far as one may know, Wounds, and whatever else hampers. */
function stateOf(context: Context, one: Fighter): string {
  const { view, words, language } = context;
  const { conditions, wounds: counted } = NAMES[language];
  if (!isOnField(one)) return conditions[one.condition];
  const { health, wounds } = plightOf(view, one);
  return [
    squareLabel(one),
    health === null ? words.unknown : words.hitPoints(health.hp, health.of),
    ...(wounds > 0 ? [counted(wounds)] : []),
    ...(one.condition === 'able' ? [] : [conditions[one.condition]]),
    ...notesOf(one, context, language),
  ].join(', ');
}

const listed = (label: string, entries: readonly string[]): Line[] =>
  entries.length === 0
    ? []
    : [[toned(`${label}: `, 'faint'), ...joined(entries.map((entry): Line => [toned(entry, 'thing')]))]];
