// What an event is called, where it is, and what is told of it. RUN-ENC-10, -19, -21

import { Choose } from '@skald/games/board-kit';
import { capital } from '@skald/text';
import type { ReactElement } from 'react';
import { SCENES } from '../../content/generating/scenes.ts';
import type { EncounterEvent } from '../../documents/encounter/schema.ts';
import { designerWords } from '../../text/designer/frame.ts';
import type { FormProps } from './form-props.ts';
import { Breaches } from './forms/breaches.tsx';
import { Field } from './forms/fields.tsx';
import { part } from './forms/part.ts';
import { WordsField } from './forms/words-field.tsx';
import { PeopleFields } from './people-fields.tsx';

export function EventStory(props: FormProps<EncounterEvent>): ReactElement {
  const { value: event, change, at, problems, language } = props;
  const words = designerWords(language);
  return (
    <div className="design-form">
      <Breaches problems={problems} at={at} />
      <Breaches problems={problems} at={[...at, 'id']} />
      <div className="design-pair">
        <WordsField {...part(props, 'title')} label={words.title} most={80} />
        <WordsField {...part(props, 'location')} label={words.location} most={120} />
      </div>
      <WordsField {...part(props, 'summary')} label={words.summary} most={300} />
      <Field {...part(props, 'scene')}>
        <Choose
          label={words.scene}
          value={event.scene}
          options={SCENES.map((scene) => [scene, capital(words.scenes[scene])] as const)}
          onChoose={(scene) => change({ ...event, scene })}
        />
      </Field>
      <WordsField {...part(props, 'narration')} label={words.narration} most={4000} lines={5} />
      <WordsField {...part(props, 'inspection')} label={words.inspection} most={4000} lines={3} />
      <WordsField {...part(props, 'background')} label={words.background} most={4000} lines={3} />
      <PeopleFields {...props} />
    </div>
  );
}
