// A list of items.

import { Add, Remove } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type ReactElement, useId } from 'react';
import { ITEM, ITEMS, type Item } from '../../../content/index.ts';
import { NAMES } from '../../../text/names.ts';
import { editorWords } from './words.ts';

/** Items in a chest, in a pack, behind books. Some only ever belong to one owner; `owner` leaves out what is not his. */
export function ItemList(props: {
  label: string;
  /** Whose, for those who do not see where the list stands. */
  to?: string;
  items: readonly Item[];
  most: number;
  owner?: NonNullable<(typeof ITEM)[Item]['owners']>[number];
  language: Language;
  onChange: (items: Item[]) => void;
}): ReactElement {
  const { items, owner } = props;
  const words = editorWords(props.language);
  const names = NAMES[props.language];
  const heading = useId();
  const offered = ITEMS.filter((item) => owner === undefined || (ITEM[item].owners?.includes(owner) ?? true));
  return (
    <div className="kit-items">
      <span id={heading}>{props.label}</span>
      {items.length > 0 && (
        <ul aria-labelledby={heading}>
          {items.map((item, i) => (
            <li key={`${item}${i}`}>
              {names.item(item)}
              <Remove
                label={words.remove(names.item(item))}
                onRemove={() => props.onChange(items.filter((_, other) => other !== i))}
              />
            </li>
          ))}
        </ul>
      )}
      {items.length < props.most && (
        <Add
          label={words.addItem}
          to={props.to ?? props.label}
          options={offered
            .map((item) => [item, names.item(item)] as const)
            .sort(([, a], [, b]) => a.localeCompare(b, props.language))}
          onAdd={(item) => props.onChange([...items, item])}
        />
      )}
    </div>
  );
}
