// What the card of a fighter says: values with their sums, arms, armor, gifts or powers, and how he fares.

import type { CardState, CardThing, CardValue, FigureCard } from '@skald/games/board-kit';
import { capital, type Language } from '@skald/text';
import { GIFTS } from '../content/gifts.ts';
import { heroNow } from '../documents/hero/now.ts';
import type { Hero } from '../documents/hero/schema.ts';
import type { Sum } from '../documents/hero/sum.ts';
import { engagedWith, formOf, isHero, isKnown, sheetOf } from '../rules/fight/fighters.ts';
import { kindOf, type Sheet } from '../rules/fight/sheets.ts';
import type { Fighter, FoeSheet, State } from '../rules/fight/state.ts';
import { heroName } from '../text/cognomens.ts';
import { HELP } from '../text/help.ts';
import { NAMES } from '../text/names.ts';
import { namingOf } from '../text/naming.ts';
import { notesOf } from '../text/news.ts';
import { sheetSum } from '../text/sums.ts';
import { WEB_WORDS } from './web/words.ts';

/** A fighter on the field. `player` is who plays him. */
export function figureCard(view: State, one: Fighter, player: string, language: Language): FigureCard {
  const naming = namingOf(view, language);
  const kind = kindLine(view, one, language);
  return {
    title: capital(naming.who(one.id)),
    kind: [kind, player].filter((part) => part !== '').join(', '),
    values: isKnown(view, one) ? valuesOf(view, one, language) : unknownValues(view, one, language),
    states: statesOf(view, one, language),
    things: [
      ...armsOf(view, one, language),
      ...wornBy(view, one, language),
      ...abilitiesOf(view, one, language),
    ],
    texts: isKnown(view, one) ? [] : [WEB_WORDS[language].unknownWhy],
  };
}

/** “Ragnar the Hairy”, “troll, superior”; nothing where that is his whole name. */
function kindLine(view: State, one: Fighter, language: Language): string {
  if (isHero(one)) {
    const name = heroName(view.heroes[one.sheet] as Hero, language);
    return name === capital(namingOf(view, language).who(one.id)) ? '' : name;
  }
  const { foe, threat } = view.foes[one.sheet] as FoeSheet;
  const kind = capital(NAMES[language].kind(foe));
  return threat === null ? kind : `${kind}, ${NAMES[language].threats[threat]}`;
}

function valuesOf(view: State, one: Fighter, language: Language): CardValue[] {
  const { labels } = WEB_WORDS[language];
  const { statistics } = NAMES[language];
  const sheet = sheetOf(view, one);
  const weapon = namingOf(view, language).weapon(one.id, one.hand);
  const { init, atk, dfn, dam } = formOf(view, one);
  const summed = (label: string, sum: Sum): CardValue => ({
    label,
    value: sum.total,
    ...(sum.parts.length > 1 && { sum: sheetSum(sum, weapon, language) }),
  });
  return [
    { label: capital(statistics.hp), value: `${one.hp} / ${sheet.maxHp}` },
    { label: labels.wounds, value: one.wounds },
    summed(statistics.init, init),
    summed(statistics.atk, atk),
    summed(statistics.dfn, dfn),
    summed(statistics.dam, dam),
    summed(statistics.soak, sheet.soak),
    { label: labels.threshold, value: sheet.woundThreshold },
    movement(sheet, language),
    ...(isHero(one) ? [] : [{ label: labels.might, value: sheet.might }]),
  ];
}

/** What everybody sees of a foe that has not bled. */
function unknownValues(view: State, one: Fighter, language: Language): CardValue[] {
  const { labels, unknown } = WEB_WORDS[language];
  const { statistics } = NAMES[language];
  return [
    ...(['hp', 'init', 'atk', 'dfn', 'dam', 'soak'] as const).map((each) => ({
      label: capital(statistics[each]),
      value: unknown,
    })),
    { label: labels.wounds, value: one.wounds },
    movement(sheetOf(view, one), language),
  ];
}

const movement = ({ move }: Sheet, language: Language): CardValue => ({
  label: WEB_WORDS[language].labels.move,
  value: WEB_WORDS[language].moves(move.half, move.full),
});

function statesOf(view: State, one: Fighter, language: Language): CardState[] {
  const words = WEB_WORDS[language];
  const names = NAMES[language];
  const naming = namingOf(view, language);
  const engaged = engagedWith(view, one).map(({ id }) => id);
  const { condition, saviours, target, marks, waiting, water } = one;
  return [
    ...(condition === 'able' ? [] : [{ text: names.conditions[condition], bad: true }]),
    ...(condition === 'dying' ? [{ text: words.savedBy(naming.all(saviours, 'dative')), bad: true }] : []),
    ...notesOf(one, naming, language).map((text) => ({ text })),
    ...(waiting ? [{ text: words.waiting }] : []),
    ...(one.fire === null ? [] : [{ text: words.burning, bad: true }]),
    ...(one.caught === null ? [] : [{ text: words.caught, bad: true }]),
    ...(one.tangled ? [{ text: words.tangled, bad: true }] : []),
    ...(water === null ? [] : [{ text: words.inWater[water.state], bad: water.state === 'drowning' }]),
    ...(engaged.length === 0 ? [] : [{ text: words.engagedWith(naming.all(engaged, 'dative')) }]),
    ...(target === null ? [] : [{ text: words.setOn(naming.whom(target)) }]),
    ...marks.map(({ kind }) => ({ text: names.marks[kind] })),
  ];
}

/** Everything he can fight with, and where it is. */
function armsOf(view: State, one: Fighter, language: Language): CardThing[] {
  const words = WEB_WORDS[language];
  const { weapon } = namingOf(view, language);
  const place = (form: number): string | null => {
    if (form === one.hand) return words.inHand;
    if (form === one.belt) return words.atBelt;
    return one.lying.some((thing) => thing.form === form) ? words.lies : null;
  };
  return sheetOf(view, one).forms.flatMap(({ bareHands, pieces }, form): CardThing[] => {
    const notes = [place(form), pieces === null ? null : words.pieces(one.pieces[form] ?? 0)];
    const text = notes.filter((note) => note !== null).join(', ');
    if (bareHands && form !== one.hand) return [];
    return [{ name: capital(weapon(one.id, form)), ...(text !== '' && { text }) }];
  });
}

function wornBy(view: State, one: Fighter, language: Language): CardThing[] {
  if (!isHero(one)) return [];
  const { armor } = heroNow(view.heroes[one.sheet] as Hero);
  return armor === null
    ? []
    : [{ name: capital(NAMES[language].armor(armor)), text: WEB_WORDS[language].armor }];
}

/** Gifts of a hero, powers of a foe. */
function abilitiesOf(view: State, one: Fighter, language: Language): CardThing[] {
  const names = NAMES[language];
  if (isHero(one)) {
    const { gifts } = heroNow(view.heroes[one.sheet] as Hero);
    return GIFTS.filter((gift) => (gifts[gift] ?? 0) > 0).map((gift) => ({
      name: names.gift(gift),
      text: HELP[language].gifts[gift],
    }));
  }
  const { powers } = kindOf((view.foes[one.sheet] as FoeSheet).foe);
  return powers.map(({ kind }) => ({ name: capital(names.powers[kind]), text: HELP[language].powers[kind] }));
}
