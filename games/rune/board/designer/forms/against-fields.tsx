// What a roll is made against: a Difficulty, somebody who rolls too, or a baseline. RUN-DIF-02, -10, -123

import type { ReactElement } from 'react';
import { BASELINE, DIFFICULTY, OPPOSED } from '../../../content/design/rolls.ts';
import type { PlainRoll } from '../../../documents/encounter/roll-schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { AGAINST_NAMES, STATISTIC_NAMES } from '../../../text/lexicon.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from './breaches.tsx';
import { withAgainst } from './edits.ts';
import { Amount, Choice, optionsOf } from './fields.tsx';
import { narrowed, part } from './part.ts';
import { Price } from './price.tsx';
import { WordsField } from './words-field.tsx';

const ANY = [-99, 99] as const;

export function AgainstFields(props: FormProps<PlainRoll>): ReactElement {
  const { value: roll, problems, encounter, language } = props;
  const words = formWords(language);
  const against = part(props, 'against');
  return (
    <fieldset className="design-group" data-path={against.at.join('.')}>
      <legend>
        {words.against} <Price at={against.at} encounter={encounter} language={language} />
      </legend>
      <Choice
        {...props}
        hidesLabel
        label={words.against}
        chosen={roll.against.kind}
        options={optionsOf(AGAINST_NAMES, language)}
        next={(kind) => withAgainst(roll, kind)}
      />
      {roll.against.kind === 'difficulty' && (
        <Amount
          {...part(narrowed(against, roll.against), 'difficulty')}
          label={words.difficulty}
          range={[DIFFICULTY.least, DIFFICULTY.most]}
          holds={ANY}
        />
      )}
      {roll.against.kind === 'opposed' && (
        <>
          <Amount
            {...part(narrowed(against, roll.against), 'bonus')}
            label={words.bonus}
            range={[OPPOSED.least, OPPOSED.most]}
            holds={ANY}
          />
          <WordsField
            {...part(narrowed(against, roll.against), 'opponent')}
            label={words.opponent}
            most={80}
          />
        </>
      )}
      {roll.against.kind === 'baseline' && <Baseline {...against} value={roll.against} />}
      <Breaches problems={problems} at={against.at} />
    </fieldset>
  );
}

function Baseline(props: FormProps<Extract<PlainRoll['against'], { kind: 'baseline' }>>): ReactElement {
  const { value: against, language } = props;
  const words = formWords(language);
  const { init, atk, dfn } = STATISTIC_NAMES;
  return (
    <>
      <Choice
        {...props}
        label={words.score}
        chosen={against.score}
        options={optionsOf({ init, atk, dfn }, language)}
        next={(score) => ({ ...against, score })}
      />
      <Amount
        {...part(props, 'by')}
        label={words.aboveBaseline}
        range={[BASELINE.least, BASELINE.most]}
        holds={ANY}
      />
    </>
  );
}
