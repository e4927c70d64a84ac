// The procedure between two encounters, in the order in which it comes.

import { barteringSteps } from './bartering.ts';
import { bustlingSteps } from './bustling.ts';
import { carryingSteps } from './carrying.ts';
import { dividingSteps } from './dividing.ts';
import { duellingSteps } from './duelling.ts';
import { hagglingSteps } from './haggling.ts';
import { homeSteps } from './home.ts';
import { quaffingSteps } from './quaffing.ts';
import { disputeSteps } from './settling-disputes.ts';

export const interludeSteps = {
  ...dividingSteps,
  ...disputeSteps,
  ...duellingSteps,
  ...carryingSteps,
  ...bustlingSteps,
  ...barteringSteps,
  ...hagglingSteps,
  ...homeSteps,
  ...quaffingSteps,
};
