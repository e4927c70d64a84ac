// Spent and earned against the limit, as one picture.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { EncounterPrice } from '../../documents/encounter/price/index.ts';
import { designerWords } from '../../text/designer/frame.ts';

export function BudgetBar({
  totals: { spent, earned, limit },
  language,
}: Pick<EncounterPrice, 'totals'> & { language: Language }): ReactElement {
  const words = designerWords(language);
  const most = Math.max(limit, spent, earned);
  const share = (points: number): string => `${(100 * points) / most}%`;
  const paid = Math.min(spent, earned, limit);
  return (
    <div className="designer-bar">
      <dl>
        <div className="designer-spent">
          <dt>{words.spent}</dt>
          <dd className={spent > Math.min(earned, limit) ? 'designer-missing' : undefined}>{spent}</dd>
        </div>
        <div className="designer-earned">
          <dt>{words.earned}</dt>
          <dd>{earned}</dd>
        </div>
        <div>
          <dt>{words.limit}</dt>
          <dd>{limit}</dd>
        </div>
      </dl>
      <div className="designer-bars" role="img" aria-label={words.bar(spent, earned, limit)}>
        <i className="designer-bar-spent" style={{ inlineSize: share(paid) }} />
        <i
          className="designer-bar-over"
          style={{ insetInlineStart: share(paid), inlineSize: share(spent - paid) }}
        />
        <i className="designer-bar-earned" style={{ inlineSize: share(earned) }} />
        <i className="designer-bar-limit" style={{ insetInlineStart: share(limit) }} />
      </div>
    </div>
  );
}
