// Whom it strikes where not all, how often, and from how far. RUN-TRAP-53 to -63

import { Tick } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { REPEAT_SHOTS, ZONE } from '../../../content/design/traps.ts';
import type { Element } from '../../../documents/encounter/schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { TARGETING_NAMES } from '../../../text/lexicon.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from './breaches.tsx';
import { NO_END, withTargets, withZone } from './edits.ts';
import { EndFields } from './end-fields.tsx';
import { Amount, Choice, optionsOf, Place } from './fields.tsx';
import { Fold } from './fold.tsx';
import { narrowed, part } from './part.ts';

export function WhomForm(props: FormProps<Element>): ReactElement {
  const { value: element, change, at, problems, language } = props;
  const words = formWords(language);
  const targets = part(props, 'targets');
  return (
    <Fold
      title={words.whom}
      isUsed={element.targets !== null || element.zone !== null}
      paths={[targets.at, [...at, 'zone']]}
      problems={problems}
    >
      <div className={element.targets === null ? undefined : 'design-group'} data-path={targets.at.join('.')}>
        <Tick
          label={words.limited}
          ticked={element.targets !== null}
          onTick={(on) => change(withTargets(element, on))}
        />
        {element.targets !== null && <Targets {...targets} value={element.targets} />}
      </div>
      <Zone {...props} />
    </Fold>
  );
}

function Targets(props: FormProps<NonNullable<Element['targets']>>): ReactElement {
  const { value: targets, change, language } = props;
  const words = formWords(language);
  const most = targets.repeats === null ? 20 : REPEAT_SHOTS.length - 1;
  return (
    <>
      <Amount {...part(props, 'most')} label={words.mostTargets} range={[1, most]} holds={[1, 20]} />
      <Choice
        {...props}
        label={words.targetedBy}
        chosen={targets.by}
        options={optionsOf(TARGETING_NAMES, language)}
        next={(by) => ({ ...targets, by })}
      />
      <Tick
        label={words.repeats}
        ticked={targets.repeats !== null}
        onTick={(on) => change({ ...targets, repeats: on ? NO_END : null })}
      />
      {targets.repeats !== null && <EndFields {...part(props, 'repeats')} value={targets.repeats} />}
    </>
  );
}

/** RUN-TRAP-60 to -63 */
function Zone(props: FormProps<Element>): ReactElement {
  const { value: element, problems, encounter, event, language } = props;
  const words = formWords(language);
  const map = encounter.events[event]?.map ?? null;
  const { zone } = element;
  const given = part(props, 'zone');
  return (
    <div className={zone === null ? undefined : 'design-group'} data-path={given.at.join('.')}>
      <Choice
        {...props}
        label={words.zone}
        chosen={zone?.of ?? ''}
        options={[
          ['', words.noZone],
          ['danger', words.zones.danger],
          ['safety', words.zones.safety],
        ]}
        next={(of) => withZone(element, of === '' ? null : of, map)}
      />
      {zone !== null && (
        <>
          <Amount
            {...part(narrowed(given, zone), 'paces')}
            label={words.zonePaces}
            range={[ZONE.step, 200]}
            holds={[ZONE.step, 200]}
            step={ZONE.step}
          />
          <Place {...part(narrowed(given, zone), 'around')} label={words.zoneAround} />
        </>
      )}
      <Breaches problems={problems} at={given.at} />
    </div>
  );
}
