// What a designer writes for people to read: in his own language, or in both.

import { Typed } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Words } from '../../../documents/encounter/words.ts';
import { formWords } from '../../../text/designer/forms.ts';
import type { FormProps } from '../form-props.ts';
import { Field } from './fields.tsx';

const OTHER: Readonly<Record<Language, Language>> = { en: 'de', de: 'en' };

export function WordsField({
  label,
  most,
  lines,
  ...props
}: FormProps<Words> & { label: string; most: number; lines?: number }): ReactElement {
  const { value, change, language } = props;
  const words = formWords(language);
  const other = OTHER[language];
  const given = { most, blank: true, ...(lines !== undefined && { lines }) };
  return (
    <Field {...props}>
      <div className="design-words">
        {typeof value === 'string' ? (
          <Typed {...given} label={label} text={value} give={change} />
        ) : (
          [language, other].map((one) => (
            <Typed
              key={one}
              {...given}
              label={one === language ? label : words.inLanguage(label, one)}
              lang={one}
              text={value[one]}
              give={(text) => change({ ...value, [one]: text })}
            />
          ))
        )}
        <button
          type="button"
          className="design-tongue"
          aria-pressed={typeof value !== 'string'}
          aria-label={words.bothLanguages(label)}
          title={words.bothLanguages(label)}
          onClick={() => change(typeof value === 'string' ? bilingual(value, language) : value[language])}
        >
          en+de
        </button>
      </div>
    </Field>
  );
}

const bilingual = (text: string, language: Language): Words =>
  language === 'en' ? { en: text, de: '' } : { en: '', de: text };
