// What the notes did not foresee: a plausible deed against the default Difficulty, if whoever runs allows it. RUN-RUN-50 to -56

import { next } from '@skald/kernel';
import { ABILITIES, type Ability, canBeTried } from '../../content/abilities.ts';
import { CHARACTERISTICS } from '../../content/characteristics.ts';
import { VERBS } from '../../content/verbs.ts';
import { rollChange } from '../fight/changes.ts';
import type { ChoiceOf } from '../fight/choices.ts';
import { fighterOf, hampered, isAble, sheetOf } from '../fight/fighters.ts';
import { rollOnce } from '../fight/rolling.ts';
import { lacks, rollScore } from '../fight/rolls.ts';
import type { Fighter, State, Steps } from '../fight/state.ts';
import type { Deed } from './events.ts';
import { aliveIn, amend, sittingOf } from './heroes.ts';
import { noteDeed } from './lingering.ts';
import { deedOf, offersIn } from './notes.ts';
import { isWard, runningIn } from './runner.ts';
import { swayOn } from './sways.ts';
import { DEFAULT_DIFFICULTY, getOnWith, usualDifficulty } from './usual.ts';

const inThisEvent = ({ event }: { readonly event: number }): string => `improvise-${event}`;

/** Once for each hero in each event, where somebody is there to tell what comes of it. */
export function mayImprovise(state: State, hero: string): boolean {
  const { tried, progress, running = null } = sittingOf(state);
  return running !== null && !tried.some((one) => one.hero === hero && one.element === inThisEvent(progress));
}

const abilitiesFor = (state: State, hero: string): Ability[] => {
  const sheet = sheetOf(state, fighterOf(state, hero));
  return ABILITIES.filter((ability) => canBeTried(ability, sheet.rating(ability)));
};

const isAimed = ({ thing, hero }: Deed): boolean => thing !== undefined || hero !== undefined;

/** What lies open here, and whoever else is here. */
const aimsOf = (state: State, hero: string) => [
  ...offersIn(sittingOf(state)).map((_, offer) => ({ act: 'toThing' as const, offer })),
  ...aliveIn(state)
    .filter(({ id }) => id !== hero)
    .map(({ id }) => ({ act: 'toHero' as const, target: id })),
];

type Saying = Exclude<ChoiceOf<'improvise'>, { act: 'attempt' | 'leaveIt' }>;

/** In words that all know. RUN-TRAP-72 */
function said(state: State, choice: Saying): Deed {
  if (choice.act === 'mean') return { verb: choice.verb };
  if (choice.act === 'toHero') return { hero: choice.target };
  const element = offersIn(sittingOf(state))[choice.offer];
  return element === undefined ? {} : { thing: deedOf(element) };
}

export const improvisingSteps: Steps<'improvise' | 'judge' | 'improvised'> = {
  improvise: {
    options: (state, { hero, deed = {} }) => [
      ...(deed.verb === undefined ? VERBS.map((verb) => ({ act: 'mean' as const, verb })) : []),
      ...(isAimed(deed) ? [] : aimsOf(state, hero)),
      ...abilitiesFor(state, hero).map((ability) => ({ act: 'attempt' as const, ability })),
      { act: 'leaveIt' },
    ],
    byDefault: () => ({ act: 'leaveIt' }),
    answer(table, frame, choice) {
      const { hero, deed } = frame;
      if (choice.act === 'leaveIt') return;
      const { state } = table;
      const { tried, progress } = sittingOf(state);
      if (choice.act !== 'attempt')
        return next(table, { ...frame, step: 'improvise', deed: { ...deed, ...said(state, choice) } });
      const { ability } = choice;
      amend(state, { tried: [...tried, { hero, element: inThisEvent(progress) }] });
      const told = { hero, ability, ...(deed && { deed }) };
      table.tell?.({ type: 'proposed', ...told });
      noteDeed(table);
      const running = runningIn(state);
      if (running !== null) next(table, { step: 'judge', seat: running.seat, ...told });
    },
  },

  /** As he would have it judged if it were his own hero. RUN-RUN-51, -54, -55 */
  judge: {
    options: (state, { hero, ability }) => [
      { act: 'accept' },
      ...abilitiesFor(state, hero)
        .filter((other) => other !== ability)
        .map((other) => ({ act: 'instead' as const, ability: other })),
      ...CHARACTERISTICS.flatMap((first, i) =>
        CHARACTERISTICS.slice(i + 1).map((second) => ({ act: 'bare' as const, first, second })),
      ),
      { act: 'refuse', why: 'implausible' },
      { act: 'refuse', why: 'enclosed' },
    ],
    byDefault: () => ({ act: 'accept' }),
    standing: { always: () => ({ act: 'accept' }) },
    answer(table, { seat, hero, ability, deed }, choice) {
      if (choice.act === 'refuse') {
        table.tell?.({ type: 'judged', hero, by: null, why: choice.why });
        // Of his own hero he may forbid it; what else he says is preliminary. RUN-RUN-02, -15, -21
        if (isWard(table.state, hero)) return;
        return next(table, { step: 'poll', by: seat, about: { hero, ability, ...(deed && { deed }) } });
      }
      const by =
        choice.act === 'accept'
          ? ability
          : choice.act === 'instead'
            ? choice.ability
            : { first: choice.first, second: choice.second };
      table.tell?.({ type: 'judged', hero, by, why: null });
      next(table, { step: 'improvised', hero, with: by });
    },
  },

  /** It pays nobody, whatever comes of it. RUN-RUN-52 */
  improvised(table, frame) {
    const { state } = table;
    const one = fighterOf(state, frame.hero);
    if (!isAble(one)) return;
    const by = frame.with;
    const die = { who: one, for: 'note', roll: kindOf(by), lacked: isLacking(state, one, by) } as const;
    const difficulty = typeof by === 'string' ? usualDifficulty(state, one.id, by) : DEFAULT_DIFFICULTY;
    const total = rollOnce(table, frame, die, () => scoreOf(state, one, by), difficulty);
    if (total === null) return;
    const success = total >= difficulty;
    if (success) getOnWith(state, one.id, kindOf(by));
    table.tell?.({
      type: 'attempted',
      hero: one.id,
      with: kindOf(by),
      ...(typeof by !== 'string' && { and: by.second }),
      total,
      difficulty,
      success,
    });
  },
};

/** No roll of the notes has this name. */
const UNFORESEEN = '';

type By = Parameters<NonNullable<(typeof improvisingSteps)['improvised']>>[1]['with'];

const kindOf = (by: By) => (typeof by === 'string' ? by : by.first);

const isLacking = (state: State, one: Fighter, by: By): boolean =>
  typeof by === 'string' && lacks(state, one, by);

/** Two Characteristics and nothing else, where he may not show what he has learnt. RUN-RUN-55 */
function scoreOf(state: State, one: Fighter, by: By): number {
  // What impairs one Ability does so whatever asks for it. RUN-IMPAIR-06
  if (typeof by === 'string') return rollScore(state, one, by) + swayOn(state, one.id, UNFORESEEN, by);
  const sheet = sheetOf(state, one);
  const bare = sheet.bare(by.first) + sheet.bare(by.second);
  return bare + rollChange(state, one, by.first) - hampered(state, one);
}
