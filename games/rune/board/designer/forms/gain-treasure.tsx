// What can be carried away or bought. RUN-TRE, RUN-GAIN-10

import { Add, Remove } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { CATEGORIES, LIARS_SILVER, SILVER } from '../../../content/design/gains.ts';
import { OPPOSED } from '../../../content/design/rolls.ts';
import { isCommon, WEAPON, WEAPONS } from '../../../content/weapons.ts';
import type { GainOf } from '../../../documents/encounter/gain-schema.ts';
import { formWords } from '../../../text/designer/forms.ts';
import { thingName } from '../../../text/things.ts';
import type { FormProps } from '../form-props.ts';
import { without } from './edits.ts';
import { Amount, Choice, Field } from './fields.tsx';
import { part } from './part.ts';

/** RUN-TRE-05 */
export function TreasureFields(props: FormProps<GainOf<'treasure'>>): ReactElement {
  const { value: gain, language } = props;
  const words = formWords(language);
  const category = part(props, 'category');
  return (
    <Field {...category}>
      <Choice
        {...category}
        label={words.category}
        chosen={gain.category}
        options={CATEGORIES.map((one) => [one, words.categoryOf(one)] as const)}
        next={(one) => one}
      />
    </Field>
  );
}

/** RUN-TRE-13 */
export const SilverFields = (props: FormProps<GainOf<'silver'>>): ReactElement => (
  <Amount {...part(props, 'ounces')} label={formWords(props.language).ounces} range={[0, SILVER.most]} />
);

/** RUN-TRE-14 */
export const LiarsSilverFields = (props: FormProps<GainOf<'liarsSilver'>>): ReactElement => (
  <Amount
    {...part(props, 'pieces')}
    label={formWords(props.language).pieces}
    range={[0, LIARS_SILVER.most]}
  />
);

/** Common things he sells anyway; what is rare only as his designer says. RUN-GAIN-10, RUN-RULING-R100 */
export function BargainFields(props: FormProps<GainOf<'bargain'>>): ReactElement {
  const { value: gain, change, at, language } = props;
  const words = formWords(language);
  const rare = WEAPONS.filter((weapon) => !isCommon(WEAPON[weapon]) && !gain.stock.includes(weapon));
  return (
    <>
      <Amount {...part(props, 'bonus')} label={words.merchantBonus} range={[OPPOSED.least, OPPOSED.most]} />
      <div className="kit-items" data-path={[...at, 'stock'].join('.')}>
        <span>{words.stock}</span>
        <ul>
          {gain.stock.map((ware, i) => (
            <li key={ware}>
              {thingName(ware, language)}
              <Remove
                label={words.removeWare(thingName(ware, language))}
                onRemove={() => change({ ...gain, stock: without(gain.stock, i) })}
              />
            </li>
          ))}
        </ul>
        {gain.stock.length < 40 && (
          <Add
            label={words.addWare}
            options={rare.map((weapon) => [weapon, thingName(weapon, language)] as const)}
            onAdd={(weapon) => change({ ...gain, stock: [...gain.stock, weapon] })}
          />
        )}
      </div>
    </>
  );
}
