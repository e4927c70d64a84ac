// Every line of the ledger, the newest first; what can be taken back says so.

import { dateText } from '@skald/text';
import type { ReactElement } from 'react';
import { afterUndo } from '../../documents/hero/undo.ts';
import { lineText } from '../../text/ledger.ts';
import { heroProblemText } from '../../text/problems.ts';
import { linePoints } from '../../text/sheet.ts';
import { Breaches } from './breaches.tsx';
import type { PageProps } from './page-props.ts';
import { builderWords } from './words.ts';

export function LedgerTable({ hero, change, problems, language }: PageProps): ReactElement {
  const words = builderWords(language);
  const lines = [...hero.ledger.entries()].toReversed();
  return (
    <>
      {lines.length === 0 && <p className="hint">{words.ledgerEmpty}</p>}
      {lines.length > 0 && (
        <div className="scroll-x">
          <table className="heroedit-table heroedit-ledger">
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                <th scope="col">{words.what}</th>
                <th scope="col">{words.points}</th>
                <th scope="col">
                  <span className="hidden">{words.takeBack}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(([i, line]) => (
                <tr key={i} data-path={`ledger.${i}`}>
                  <td>{dateText(line.on, language)}</td>
                  <td>
                    {lineText(line, language)}
                    <Breaches problems={problems} at={['ledger', i]} />
                  </td>
                  <td>{linePoints(line)}</td>
                  <td>
                    {line.line === 'expense' && (
                      <TakeBack at={i} {...{ hero, change, language }} name={lineText(line, language)} />
                    )}
                    {line.line !== 'expense' && i === hero.ledger.length - 1 && (
                      <button
                        type="button"
                        className="linklike"
                        onClick={() => change({ ...hero, ledger: hero.ledger.slice(0, -1) })}
                      >
                        {words.strike}
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function TakeBack({
  hero,
  change,
  language,
  at,
  name,
}: Pick<PageProps, 'hero' | 'change' | 'language'> & { at: number; name: string }): ReactElement {
  const words = builderWords(language);
  const undone = afterUndo(hero, at);
  if ('hero' in undone)
    return (
      <button
        type="button"
        className="linklike"
        aria-label={words.takeBackThis(name)}
        onClick={() => change(undone.hero)}
      >
        {words.takeBack}
      </button>
    );
  const why = undone.problems.map((problem) => heroProblemText(problem, language)).join(' ');
  return (
    <small className="heroedit-kept" title={why}>
      {words.stays}
      <span className="hidden"> {why}</span>
    </small>
  );
}
