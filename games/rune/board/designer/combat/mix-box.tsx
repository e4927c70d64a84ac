// The Mix of a fight beside what it should be. RUN-CEVENT-05, -06

import type { ReactElement } from 'react';
import type { Threat } from '../../../content/threats.ts';
import type { MixSheet } from '../../../documents/encounter/mix.ts';
import { combatWords, mixText } from '../../../text/designer/combat.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from '../forms/breaches.tsx';
import { remediesFor, rightTenths } from './standing.ts';

export interface Share {
  readonly key: string;
  readonly name: string;
  readonly tenths: number;
}

export function MixBox({
  sheet,
  shares,
  wish,
  at,
  problems,
  language,
}: Pick<FormProps<unknown>, 'at' | 'problems' | 'language'> & {
  sheet: MixSheet;
  shares: readonly Share[];
  /** Wants so many of a category. */
  wish: (threat: Threat, count: number) => void;
}): ReactElement {
  const words = combatWords(language);
  const remedies = remediesFor(sheet);
  const mix = mixText(sheet.tenths, language);
  return (
    <section className="design-mix" aria-label={words.mix}>
      <p className="design-mix-sum">
        <b>{words.mixOf(mix)}</b> <span>{words.matchFor(sheet.rounded)}</span>{' '}
        <span className={sheet.ok ? 'design-mix-right' : 'design-mix-wrong'}>
          {sheet.ok ? '✓' : '✗'} {verdict(sheet, language)}
        </span>
      </p>
      <MixBar sheet={sheet} shares={shares} language={language} />
      <p className="hint">{wanted(sheet, language)}</p>
      {remedies.length > 0 && (
        <p className="design-remedies">
          <span>{words.remedies}</span>
          {remedies.map(({ threat, least, most }) => (
            <button key={threat} type="button" className="design-remedy" onClick={() => wish(threat, least)}>
              {words.remedy(threat, least, most)}
            </button>
          ))}
        </p>
      )}
      <Breaches problems={problems} at={at} />
    </section>
  );
}

function verdict(sheet: MixSheet, language: FormProps<unknown>['language']): string {
  const words = combatWords(language);
  const [least, most] = rightTenths(sheet);
  if (sheet.ok) return words.right;
  return sheet.tenths < least
    ? words.tooLittle(mixText(least - sheet.tenths, language))
    : words.tooMuch(mixText(sheet.tenths - most, language));
}

function wanted(sheet: MixSheet, language: FormProps<unknown>['language']): string {
  const words = combatWords(language);
  const [least, most] = rightTenths(sheet).map((tenths) => mixText(tenths, language)) as [string, string];
  return sheet.relation === '=='
    ? words.mainFight(sheet.required, least, most)
    : words.otherFight(Math.floor(sheet.required), most);
}

/** Everybody's share from the left, and where their end should be. */
function MixBar({
  sheet,
  shares,
  language,
}: {
  sheet: MixSheet;
  shares: readonly Share[];
  language: FormProps<unknown>['language'];
}): ReactElement {
  const words = combatWords(language);
  const [least, most] = rightTenths(sheet);
  const whole = Math.max(most, sheet.tenths) * 1.12;
  const part = (tenths: number): string => `${(100 * tenths) / whole}%`;
  const told = [
    words.mixOf(mixText(sheet.tenths, language)),
    wanted(sheet, language),
    ...shares.map(({ name, tenths }) => words.share(name, mixText(tenths, language))),
  ];
  return (
    <div className="design-mix-bar" role="img" aria-label={told.join('; ')}>
      <span
        className="design-mix-target"
        style={{ insetInlineStart: part(least), inlineSize: part(most - least) }}
      />
      {shares.map(({ key, name, tenths }) => (
        <span
          key={key}
          className="design-mix-share"
          style={{ inlineSize: part(tenths) }}
          title={words.share(name, mixText(tenths, language))}
        >
          {mixText(tenths, language)}
        </span>
      ))}
      <span className="design-mix-goal" style={{ insetInlineStart: part(10 * Math.floor(sheet.required)) }}>
        {Math.floor(sheet.required)}
      </span>
    </div>
  );
}
