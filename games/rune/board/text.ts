// The board in words: how the fight stands, who acts, in which order, everybody's sheet, and the field.

import type { Seat } from '@skald/kernel';
import { joined, type Language, type Line, plain, type Section, toned } from '@skald/text';
import { isAble, isHero } from '../rules/fight/fighters.ts';
import { pointsOf } from '../rules/fight/reckoning.ts';
import type { State } from '../rules/fight/state.ts';
import { whereIn } from '../rules/sitting/where.ts';
import { mapTitle } from '../text/battle-maps.ts';
import { activeSection, named } from './active.ts';
import { type Context, contextOf } from './context.ts';
import { fieldSection } from './field.ts';
import { sceneSection } from './scene.ts';
import { sheets } from './sheet.ts';

/** All that a view shows, as sections that can be read one after another. */
export function textBoard(view: State, seat: Seat | null, language: Language): Section[] {
  const context = contextOf(view, language);
  // Between its fights a sitting has no field.
  if (whereIn(view) !== 'field') return [...sceneSection(context), ...sheets(context, seat)];
  return [
    ...sceneSection(context),
    status(context),
    ...activeSection(context),
    ...order(context),
    ...sheets(context, seat),
    fieldSection(context),
  ];
}

function status({ view, words, language, ...context }: Context): Section {
  const when = view.round === 0 ? words.beforeTheFirst : words.round(view.round, view.rounds);
  const able = view.fighters.filter(isAble);
  const heroes = view.fighters.filter(isHero);
  const points = pointsOf(view);
  return {
    part: 'status',
    heading: [toned(mapTitle(view.map.name, language), 'strong'), plain(` · ${when}`)],
    lines: [
      [plain(words.standing(able.filter(isHero).length, able.filter((one) => !isHero(one)).length))],
      [
        toned(`${view.duel === null ? words.points : words.damage(view.duel.target)}: `, 'faint'),
        ...joined(
          heroes.map(
            (one): Line => [named({ view, words, language, ...context }, one), plain(` ${points(one.id)}`)],
          ),
        ),
      ],
    ],
  };
}

/** Who is still to act in this round, the next first, and who waits. */
function order(context: Context): Section[] {
  const { view, words } = context;
  const top = view.agenda.at(-1);
  const acting = top?.step === 'act' ? top.fighter : null;
  const coming = view.fighters
    .flatMap((one) => one.steps.map((step) => ({ one, step })))
    .sort((a, b) => b.step - a.step || Number(isHero(b.one)) - Number(isHero(a.one)));
  if (coming.length === 0 && acting === null) return [];
  return [
    {
      part: 'status',
      heading: [plain(words.order)],
      lines: [
        joined([
          ...view.fighters
            .filter(({ id }) => id === acting)
            .map((one): Line => [plain(`${view.step} `), named(context, one), plain(` (${words.acts})`)]),
          ...coming.map(
            ({ one, step }): Line => [
              plain(`${step} `),
              named(context, one),
              ...(one.waiting ? [plain(` (${words.waits})`)] : []),
            ],
          ),
        ]),
      ],
    },
  ];
}
