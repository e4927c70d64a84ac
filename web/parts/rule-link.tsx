// The ID of a rule, as a way to its place in the ledger of its game.

import { createContext, useContext, useState } from 'react';
import { useWords } from '../words/index.ts';
import { To } from './controls.tsx';

interface Citing {
  readonly game: string;
  /** The rules of the ledger one is reading: their IDs lead to places on this very page. */
  readonly here?: ReadonlySet<string>;
  /** Whoever follows a rule keeps what is open: the ledger gets a tab of its own. */
  readonly apart?: true;
}

/** Whose rules the texts within may name; without it an ID is only text. */
export const RulesCited = createContext<Citing | null>(null);

export const ledgerPath = (game: string): string => `/rules/${game}/ledger`;

export function RuleLink({ id }: { id: string }) {
  const citing = useContext(RulesCited);
  const { ledger } = useWords();
  if (citing === null) return id;
  if (citing.here) return citing.here.has(id) ? <a href={`#${id}`}>{id}</a> : id;
  const path = `${ledgerPath(citing.game)}#${id}`;
  if (!citing.apart) return <To path={path}>{id}</To>;
  return (
    <a href={path} target="_blank" rel="noreferrer" aria-label={`${id} ${ledger.newTab}`}>
      {id}
    </a>
  );
}

/** A sentence stands for itself; which rule it follows is for who asks. */
export function RuleOnDemand({ id }: { id: string }) {
  const { ledger } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <small className="rule-on-demand">
      <button type="button" className="linklike" aria-expanded={open} onClick={() => setOpen(!open)}>
        {ledger.rule}
      </button>
      {open && (
        <>
          {' '}
          <RuleLink id={id} />
        </>
      )}
    </small>
  );
}
