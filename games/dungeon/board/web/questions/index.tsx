// Questions that deserve more than a row of buttons.

import type { BoardModule, PanelProps } from '@skald/games/board';
import type { ComponentType, ReactElement } from 'react';
import type { QuestionName } from '../../../rules/choices.ts';
import type { State } from '../../../rules/state.ts';
import { activeOf, turnsOf } from '../deeds.ts';
import { WEB_WORDS } from '../words.ts';
import { Answers } from './answers.tsx';
import { FaceRose } from './face-rose.tsx';

/** A model's Turn: steps and turns are made on the board or with the rose, everything else is an answer. */
function TurnQuestion(props: PanelProps<State>): ReactElement {
  const { view, decision, language, explains, choose } = props;
  return (
    <div className="dun-panel dun-turn">
      <OnMap {...props} />
      <FaceRose
        view={view}
        model={activeOf(view)}
        turns={turnsOf(decision)}
        language={language}
        explains={explains}
        choose={choose}
      />
      <Answers props={props} without={['step', 'face']} />
    </div>
  );
}

function FaceQuestion(props: PanelProps<State>): ReactElement {
  const { view, decision, language, explains, choose } = props;
  return (
    <div className="dun-panel dun-turn">
      <FaceRose
        view={view}
        model={activeOf(view)}
        turns={turnsOf(decision)}
        language={language}
        explains={explains}
        choose={choose}
      />
      <Answers props={props} without={['face']} />
    </div>
  );
}

/** A model or a square: on the board, or here. */
const PickQuestion = (props: PanelProps<State>): ReactElement => (
  <div className="dun-panel">
    <OnMap {...props} />
    <Answers props={props} />
  </div>
);

const OnMap = ({ explains, language }: PanelProps<State>): ReactElement | null =>
  explains ? <p>{WEB_WORDS[language].pickOnMap}</p> : null;

/** Nothing of it is on the board. */
const PlainQuestion = (props: PanelProps<State>): ReactElement => (
  <div className="dun-panel">
    <Answers props={props} />
  </div>
);

const RICH: Partial<Record<QuestionName, ComponentType<PanelProps<State>>>> = {
  turn: TurnQuestion,
  face: FaceQuestion,
  placeFacing: FaceQuestion,
  command: PickQuestion,
  interrupt: PlainQuestion,
  interruptModel: PickQuestion,
  nextHero: PickQuestion,
  freeStrike: PickQuestion,
  castAt: PickQuestion,
  summonAt: PickQuestion,
  raise: PickQuestion,
  caveInAt: PickQuestion,
  crystal: PlainQuestion,
  reroll: PlainQuestion,
  bestow: PlainQuestion,
  reward: PlainQuestion,
};

export const question: BoardModule<State>['question'] = (kind) => RICH[kind as QuestionName] ?? null;
