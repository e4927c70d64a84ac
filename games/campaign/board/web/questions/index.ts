// Questions that deserve more than a row of buttons.

import type { BoardModule, PanelProps } from '@skald/games/board';
import type { ComponentType } from 'react';
import type { QuestionName } from '../../../rules/choices.ts';
import type { State } from '../../../rules/state.ts';
import { AmountQuestion } from './amount-question.tsx';
import { CommandQuestion } from './command-question.tsx';
import {
  BonusCardQuestion,
  FordOrCardQuestion,
  InitiativeCardsQuestion,
  TypeDieQuestion,
  WayQuestion,
} from './dice-questions.tsx';
import { DivideQuestion } from './divide-question.tsx';
import { PlaceQuestion } from './place-question.tsx';
import { ConfirmQuestion, LossesQuestion, WinnerQuestion } from './report-question.tsx';
import { MomentQuestion, TacticsQuestion } from './tactics-question.tsx';
import { WaysQuestion } from './ways-question.tsx';

const RICH: Partial<Record<QuestionName, ComponentType<PanelProps<State>>>> = {
  divide: DivideQuestion,
  place: PlaceQuestion,
  initiativeCards: InitiativeCardsQuestion,
  command: CommandQuestion,
  amount: AmountQuestion,
  typeDie: TypeDieQuestion,
  putToSea: WaysQuestion,
  defendShip: WaysQuestion,
  sidestep: WaysQuestion,
  fordOrCard: FordOrCardQuestion,
  way: WayQuestion,
  tactics: TacticsQuestion,
  moment: MomentQuestion,
  winner: WinnerQuestion,
  losses: LossesQuestion,
  confirm: ConfirmQuestion,
  bonusCard: BonusCardQuestion,
};

export const question: BoardModule<State>['question'] = (kind) => RICH[kind as QuestionName] ?? null;
