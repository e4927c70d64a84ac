// Both sides of a battle, face to face.

import type { Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Battle, State } from '../../../rules/state.ts';
import { armyName, cardName } from '../../../text/names.ts';
import { faceOf, findArmy, isMine } from '../faces.ts';
import { Swords } from '../marks.tsx';
import { ArmyShield } from '../shields.tsx';
import { WEB_WORDS } from '../words.ts';

export function Parties({
  view,
  battle,
  seat,
  language,
}: {
  view: State;
  battle: Battle;
  seat: Seat | null;
  language: Language;
}): ReactElement {
  const words = WEB_WORDS[language].tactics;
  const party = (role: 'attacker' | 'defender'): ReactElement => {
    const { army: id, left, cards } = battle[role];
    const army = findArmy(view, id);
    return (
      <div className="cam-party">
        <svg viewBox="-22 -36 44 64" width="38" height="55" aria-hidden="true">
          {army && (
            <ArmyShield
              {...faceOf(view, army, seat)}
              points={left}
              spent={false}
              known={false}
              fought={false}
            />
          )}
        </svg>
        <span>
          <small>
            {words[role]}
            {isMine(view, id, seat) && ` (${words.you})`}
          </small>
          <b>{armyName(id, language)}</b>
          <span>{WEB_WORDS[language].points(left)}</span>
          {cards.length > 0 && (
            <small>
              {words.played}: {cards.map((card) => cardName(card, language)).join(', ')}
            </small>
          )}
        </span>
      </div>
    );
  };
  return (
    <div className="cam-parties">
      {party('attacker')}
      <svg viewBox="-12 -12 24 24" width="28" height="28" aria-hidden="true">
        <Swords />
      </svg>
      {party('defender')}
    </div>
  );
}
