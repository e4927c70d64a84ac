// Questions that deserve more than a row of buttons.

import type { BoardModule, PanelProps } from '@skald/games/board';
import type { ComponentType } from 'react';
import type { QuestionName } from '../../rules/choices.ts';
import type { State } from '../../rules/state.ts';
import { AfterDeathQuestion, RecruitQuestion } from './cards.tsx';
import { LuckQuestion } from './luck.tsx';
import { AttackersQuestion, TargetsQuestion } from './muster-question.tsx';

const RICH: Partial<Record<QuestionName, ComponentType<PanelProps<State>>>> = {
  luckBid: LuckQuestion,
  luckOpen: LuckQuestion,
  spellLuck: LuckQuestion,
  sygilLuck: LuckQuestion,
  attackers: AttackersQuestion,
  targets: TargetsQuestion,
  recruit: RecruitQuestion,
  afterDeath: AfterDeathQuestion,
};

export const question: BoardModule<State>['question'] = (kind) => RICH[kind as QuestionName] ?? null;
