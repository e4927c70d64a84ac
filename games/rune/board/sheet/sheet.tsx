// A hero on two pages of paper: what one needs in a fight, and what one looks up after it. RUN-HERO-28 to -32

import type { Language } from '@skald/text';
import { type ReactElement, useMemo } from 'react';
import type { Hero } from '../../documents/hero/schema.ts';
import { type Entry, SHEET_WORDS, type Sheet, sheetOf, type Table } from '../../text/sheet.ts';
import { HeroPortrait } from '../portrait/index.tsx';
import { cutsFor } from './pages.ts';

export function HeroSheet({
  document: hero,
  language,
}: {
  document: Hero;
  language: Language;
}): ReactElement {
  const sheet = useMemo(() => sheetOf(hero, language), [hero, language]);
  return (
    <div className="herosheet">
      <article className="herosheet-page" aria-label={`${sheet.name}, 1`}>
        <First hero={hero} sheet={sheet} language={language} />
      </article>
      <article className="herosheet-page" aria-label={`${sheet.name}, 2`}>
        <Second sheet={sheet} language={language} />
      </article>
    </div>
  );
}

function First({ hero, sheet, language }: { hero: Hero; sheet: Sheet; language: Language }): ReactElement {
  const words = SHEET_WORDS[language];
  return (
    <>
      <header>
        <HeroPortrait hero={hero} />
        <div>
          <h1>{sheet.name}</h1>
          <p>{sheet.standing.map(([label, value]) => `${label} ${value}`).join(', ')}</p>
          <Entries of={sheet.characteristics} className="herosheet-traits" />
        </div>
      </header>
      <section>
        <h2>{words.numbers}</h2>
        <Entries of={sheet.numbers} className="herosheet-numbers" />
        <Tracks sheet={sheet} language={language} />
      </section>
      <section>
        <h2>{words.attacks}</h2>
        <Rows of={{ head: sheet.attacks.head, rows: cutsFor(sheet).attacks }} />
      </section>
      <section>
        <h2>{words.abilities}</h2>
        <div className="herosheet-abilities">
          {sheet.abilities.map(({ title, rows }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {rows.map(([name, rating, roll, governing]) => (
                  <li key={name} className={rating === '0' ? 'herosheet-lacked' : ''}>
                    <span>
                      {name} {governing !== '' && <small>{governing}</small>}
                    </span>
                    <b>{rating === '0' ? '' : rating}</b>
                    <span>{roll}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}

/** To be filled in with a pencil. RUN-HERO-29 */
function Tracks({ sheet, language }: { sheet: Sheet; language: Language }): ReactElement {
  return (
    <div className="herosheet-tracks">
      <p>
        {SHEET_WORDS[language].current} <span className="herosheet-blank" /> / {sheet.hitPoints}
      </p>
      {sheet.tracks.map(({ label, boxes }) => (
        <p key={label}>
          {label}{' '}
          {boxes.map((box) => (
            <span key={box} className="herosheet-box">
              {box}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

function Second({ sheet, language }: { sheet: Sheet; language: Language }): ReactElement {
  const words = SHEET_WORDS[language];
  const { gear, gifts, ledger } = cutsFor(sheet);
  return (
    <>
      <div className="herosheet-half">
        <section>
          <h2>{words.gear}</h2>
          <Rows of={{ head: [], rows: gear.shown }} />
          {gear.left > 0 && <p>{words.more(gear.left)}</p>}
          <p>{sheet.load}</p>
          {sheet.worn !== '' && <p>{sheet.worn}</p>}
        </section>
        <div>
          {(['connections', 'legendary', 'horse'] as const)
            .filter((part) => sheet[part].length > 0)
            .map((part) => (
              <section key={part}>
                <h2>{words[part]}</h2>
                <Entries of={sheet[part]} className="herosheet-few" />
              </section>
            ))}
        </div>
      </div>
      <section>
        <h2>{words.gifts}</h2>
        {gifts.shown.length === 0 && <p>{words.noGifts}</p>}
        <dl className="herosheet-gifts">
          {gifts.shown.map(([name, god, level, effect]) => (
            <div key={name}>
              <dt>
                {name} {level} <span>({god})</span>:{' '}
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
        {gifts.shown.length > 0 && (
          <p>{[...(gifts.left > 0 ? [words.more(gifts.left)] : []), words.levelNote].join(' ')}</p>
        )}
      </section>
      {ledger.shown.length > 0 && (
        <section>
          <h2>{words.ledger}</h2>
          <Rows of={{ head: [words.day, words.what, words.points], rows: ledger.shown }} />
          {ledger.left > 0 && <p>{words.earlier(ledger.left)}</p>}
        </section>
      )}
      <section className="herosheet-notes">
        <h2>{[words.silver, words.loot, words.notes].join(', ')}</h2>
      </section>
    </>
  );
}

const Entries = ({ of, className }: { of: readonly Entry[]; className: string }): ReactElement => (
  <dl className={className}>
    {of.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Rows = ({ of: { head, rows } }: { of: Table }): ReactElement => (
  <table>
    {head.length > 0 && (
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map((row, i) => (
        <tr key={i}>
          {row.map((cell, at) => (
            <td key={at}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
