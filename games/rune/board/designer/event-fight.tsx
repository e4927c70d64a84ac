// Whether somebody is fought in an event, and who; and the same fight, fought at once. RUN-ENC-22, -23

import type { ReactElement } from 'react';
import type { EncounterEvent } from '../../documents/encounter/schema.ts';
import { CombatForm } from './combat/index.ts';
import { FightNow } from './forecast/index.ts';
import type { FormProps } from './form-props.ts';
import { part } from './forms/part.ts';
import type { Beside } from './page-props.ts';

export function EventFight({
  beside,
  ...props
}: FormProps<EncounterEvent> & { beside: Beside }): ReactElement {
  const combat = part(props, 'combat');
  const { encounter, event, language } = props;
  return (
    <>
      <CombatForm {...combat} />
      {combat.value !== null && combat.value.foes.length > 0 && (
        <FightNow encounter={encounter} event={event} language={language} {...beside} />
      )}
    </>
  );
}
