import type { ReactElement, ReactNode } from 'react';

/** Something to take into the hand: its swatch, its name, and the key that takes it up. */
export function ToolChoice({
  group,
  name,
  written = name,
  shortcut,
  shown,
  checked,
  take,
  className,
  children,
}: {
  /** The same for all among which one is chosen. */
  group: string;
  name: string;
  /** The name as it is written, with places where it may break. */
  written?: string;
  /** The key, and how it is shown. */
  shortcut: string;
  shown: string;
  checked: boolean;
  take: () => void;
  className: string;
  /** The swatch. */
  children: ReactNode;
}): ReactElement {
  return (
    <label className={`kit-tool ${className}`}>
      <input
        type="radio"
        name={group}
        checked={checked}
        aria-label={name}
        aria-keyshortcuts={shortcut}
        onChange={take}
      />
      {children}
      <span>{written}</span>
      <kbd>{shown}</kbd>
    </label>
  );
}
