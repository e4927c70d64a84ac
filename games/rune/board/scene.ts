// Where a sitting stands, in words: where they are, what was told, what is here, who goes first, and what they carry.

import { joined, type Line, plain, type Section, toned } from '@skald/text';
import { isBlank } from '../documents/encounter/words.ts';
import { heroNow } from '../documents/hero/now.ts';
import type { Hero } from '../documents/hero/schema.ts';
import { isHero } from '../rules/fight/fighters.ts';
import { pointsOf } from '../rules/fight/reckoning.ts';
import type { Fighter } from '../rules/fight/state.ts';
import { deedOf, eventIn, offersIn } from '../rules/sitting/notes.ts';
import type { Sitting } from '../rules/sitting/state.ts';
import { whereIn } from '../rules/sitting/where.ts';
import { said } from '../text/encounter.ts';
import { itemName } from '../text/items/index.ts';
import { plightOf } from '../text/plight.ts';
import { offersTold, stageIn, unended } from '../text/sitting.ts';
import { named } from './active.ts';
import type { Context } from './context.ts';

/** Nothing where a fight stands by itself. */
export function sceneSection(context: Context): Section[] {
  const { view } = context;
  if (view.sitting === undefined) return [];
  return [...place(context, view.sitting), ...(whereIn(view) === 'field' ? [] : [party(context)])];
}

const told = (name: string, text: string): Line[] =>
  text === '' ? [] : [[toned(`${name}: `, 'faint'), plain(text)]];

/** The encounter and its event, what was read aloud, and what one may do here. */
function place({ view, words, language, list }: Context, sitting: Sitting): Section[] {
  const stage = stageIn(view);
  if (stage === null) return [];
  const event = eventIn(sitting);
  const texts = event === null ? [] : [event.narration, event.inspection].filter((text) => !isBlank(text));
  const location = event === null || isBlank(event.location) ? '' : said(event.location, language);
  return [
    {
      part: 'status',
      heading: [
        plain(`${words.encounterOf(stage.number, stage.of)}${stage.name === null ? '' : ': '}`),
        ...(stage.name === null ? [] : [toned(said(stage.name, language), 'strong')]),
        ...(event === null ? [] : [plain(` · ${said(event.title, language)}`)]),
      ],
      lines: [
        ...told(words.whereWeAre, location),
        ...texts.map((text): Line => [plain(said(text, language))]),
        ...offersIn(sitting)
          .filter(({ inspection }) => !isBlank(inspection))
          .flatMap((offer) => told(unended(said(deedOf(offer), language)), said(offer.inspection, language))),
        ...told(words.offers, offersTold(view, language).join('; ')),
        ...told(words.hoard, list(sitting.hoard.map(({ item }) => itemName(item, language)))),
      ],
    },
  ];
}

/** In the order in which they walk: how they are, what they have, and what they have won. */
function party(context: Context): Section {
  const { view, words } = context;
  const march = view.sitting?.march ?? [];
  const heroes = view.fighters.filter(isHero).toSorted((a, b) => march.indexOf(a.id) - march.indexOf(b.id));
  const points = pointsOf(view);
  return {
    part: 'status',
    heading: [plain(words.march)],
    lines: [
      ...heroes.map((one): Line => [named(context, one), plain(`: ${how(context, one)}`)]),
      [
        toned(`${words.points}: `, 'faint'),
        ...joined(heroes.map((one): Line => [named(context, one), plain(` ${points(one.id)}`)])),
      ],
    ],
  };
}

function how({ view, words, language, list }: Context, one: Fighter): string {
  const { health, wounds } = plightOf(view, one);
  const { items } = heroNow(view.heroes[one.sheet] as Hero);
  return [
    ...(health === null ? [] : [words.hitPoints(health.hp, health.of)]),
    ...(wounds > 0 ? [words.wounds(wounds)] : []),
    ...(one.condition === 'able' ? [] : [words.conditions[one.condition]]),
    ...(items.length === 0 ? [] : [words.carries(list(items.map((item) => itemName(item, language))))]),
  ].join(', ');
}
