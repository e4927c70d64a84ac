// What somebody has found, drawn, with all that is known of it. RUN-TRE-43

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Item } from '../../content/treasure/item.ts';
import { itemName, itemText } from '../../text/items/index.ts';
import { partsOf } from '../web/drawing/silhouettes/silhouette.ts';
import { pictureOf } from './pictures.ts';
import './treasure.css';

export function Treasures(props: {
  readonly items: readonly Item[];
  readonly language: Language;
}): ReactElement | null {
  const { items, language } = props;
  if (items.length === 0) return null;
  return (
    <ul className="rune-treasures">
      {Object.entries(items).map(([at, item]) => (
        <li key={at} title={itemText(item, language)}>
          <Picture item={item} />
          <span>{itemName(item, language)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Its name stands beside it. */
function Picture({ item }: { readonly item: Item }): ReactElement {
  const picture = pictureOf(item);
  return (
    <svg className={`rune-treasure rune-treasure-${item.kind}`} viewBox="-24 -24 48 48" aria-hidden="true">
      {partsOf(picture).map((d) => (
        <path key={d} className="rune-treasure-body" d={d} />
      ))}
      <path className="rune-treasure-line" d={picture.line} />
    </svg>
  );
}
