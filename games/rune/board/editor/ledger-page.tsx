// What came of him: every line of his ledger, and what is to be written down.

import { type ReactElement, useMemo } from 'react';
import { accountOf } from '../../documents/hero/account.ts';
import { Happenings } from './happenings.tsx';
import { LedgerTable } from './ledger-table.tsx';
import type { PageProps } from './page-props.ts';
import { StandingLine } from './standing-line.tsx';

export function LedgerPage(props: PageProps): ReactElement {
  const account = useMemo(() => accountOf(props.hero), [props.hero]);
  return (
    <>
      <StandingLine account={account} language={props.language} />
      <Happenings {...props} account={account} />
      <LedgerTable {...props} />
    </>
  );
}
