import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { combatWords, mixChange } from '../../../text/designer/combat.ts';

/** What something adds to a Mix or takes off it; told apart by sign and line, not by colour alone. */
export const MixTag = ({ tenths, language }: { tenths: number; language: Language }): ReactElement => (
  <span className={`design-points design-${tenths > 0 ? 'costs' : tenths < 0 ? 'earns' : 'free'}`}>
    {combatWords(language).mixOf(mixChange(tenths, language))}
  </span>
);
