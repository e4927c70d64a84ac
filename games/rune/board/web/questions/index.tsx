// Questions that deserve more than a row of buttons.

import type { BoardModule, PanelProps } from '@skald/games/board';
import type { ComponentType, ReactElement } from 'react';
import type { QuestionName } from '../../../rules/fight/choices.ts';
import type { State } from '../../../rules/fight/state.ts';
import { isGoing } from '../../going.ts';
import { deedsOf } from '../deeds.ts';
import { AccountQuestion } from '../tabletop/account-form.tsx';
import { ReviewQuestion } from '../tabletop/review.tsx';
import { WEB_WORDS } from '../words.ts';
import { Answers, type Entry, eachAlone, type Option } from './answers.tsx';
import { GoingChoice } from './goings.tsx';

/** A turn: ways are gone on the map or by a square's name, everything else is an answer. */
const TurnQuestion = (props: PanelProps<State>): ReactElement => (
  <div className="run-panel">
    <GoingChoice {...props} />
    <Answers props={props} entries={deeds} />
  </div>
);

/** Attacks on one enemy with one weapon are one entry, the plain one first, and so are stunts of one kind; those stand last. */
function deeds(options: readonly Option[]): Entry[] {
  const others = options.filter(({ choice }) => !isGoing(choice));
  const isStunt = ({ choice: { act } }: Option): number => Number(act === 'stunt');
  const groups = Map.groupBy(
    others.toSorted((a, b) => isStunt(a) - isStunt(b)),
    sortOf,
  );
  return [...groups.values()].map(([first, ...further]) => ({ first: first as Option, further }));
}

/** What differs in nothing but its manner, its square or the weapon that is readied has the same. */
function sortOf({ id, choice: { act, target, form, does } }: Option): string {
  switch (act) {
    case 'strike':
    case 'shoot':
      return `${act} ${target} ${form}`;
    case 'grab':
      return `${act} ${target}`;
    case 'stunt':
      return `${act} ${does}`;
    case 'change':
    case 'otherHand':
      return 'change';
    default:
      return id;
  }
}

/** A push that was won: each direction once, as far as it goes, and shorter ones behind it; steps aside together. */
const PushQuestion = (props: PanelProps<State>): ReactElement => (
  <div className="run-panel">
    <OnMap {...props} />
    <Answers props={props} entries={pushes} />
  </div>
);

function pushes(options: readonly Option[]): Entry[] {
  const groups = Map.groupBy(options, ({ id, choice: { act, direction } }) =>
    act === 'shove' ? `shove ${direction}` : act === 'shift' ? act : id,
  );
  return [...groups.values()].map((group) => {
    const [first, ...further] = group[0]?.choice.act === 'shove' ? group.toReversed() : group;
    return { first: first as Option, further };
  });
}

/** Looking about: what belongs to one thing is one entry, and so is who goes first, whom to treat, and what one means to do. */
const RoomQuestion = (props: PanelProps<State>): ReactElement => (
  <div className="run-panel">
    {props.explains && <p>{WEB_WORDS[props.language].pickInPicture}</p>}
    <Answers props={props} entries={rooms} ends={ROOM_ENDS} />
  </div>
);

const ROOM_ENDS: ReadonlySet<string> = new Set(['goOn', 'leaveIt']);
const TOGETHER: readonly unknown[] = ['lead', 'treat', 'mean'];

function rooms(options: readonly Option[]): Entry[] {
  const groups = Map.groupBy(options, ({ id, choice: { act, offer } }) =>
    typeof offer === 'number' ? `offer ${offer}` : TOGETHER.includes(act) ? act : id,
  );
  return [...groups.values()].map(([first, ...further]) => ({ first: first as Option, further }));
}

const OnMap = ({ explains, language }: PanelProps<State>): ReactElement | null =>
  explains ? <p>{WEB_WORDS[language].pickOnMap}</p> : null;

/** Everything else: what has a place on the map can be pressed there. */
const PlainQuestion = (props: PanelProps<State>): ReactElement => (
  <div className="run-panel">
    {deedsOf(props.view, props.decision).length > 0 && <OnMap {...props} />}
    <Answers props={props} entries={eachAlone} />
  </div>
);

const RICH: Partial<Record<QuestionName, ComponentType<PanelProps<State>>>> = {
  act: TurnQuestion,
  wonEngagement: PushQuestion,
  room: RoomQuestion,
  improvise: RoomQuestion,
  account: AccountQuestion,
  review: ReviewQuestion,
};

export const question: BoardModule<State>['question'] = (kind) => RICH[kind as QuestionName] ?? PlainQuestion;
