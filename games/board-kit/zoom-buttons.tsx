import type { ReactElement } from 'react';

export interface ZoomWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
}

export function ZoomButtons({
  words,
  zoom,
  fit,
  legend,
}: {
  words: ZoomWords;
  zoom: (factor: number) => void;
  fit: () => void;
  /** What the marks of the map mean; left out where there is no legend. */
  legend?: { readonly label: string; readonly open: () => void } | undefined;
}): ReactElement {
  const button = (label: string, deed: () => void, drawing: string): ReactElement => (
    <button type="button" aria-label={label} title={label} onClick={deed}>
      <svg viewBox="-10 -10 20 20" width="20" height="20" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  );
  return (
    <div className="kit-zoom">
      {legend && button(legend.label, legend.open, 'M-7 -5h.1M-7 0h.1M-7 5h.1M-3 -5H7M-3 0H7M-3 5H7')}
      {button(words.zoomIn, () => zoom(1.4), 'M-6 0H6M0 -6V6')}
      {button(words.zoomOut, () => zoom(1 / 1.4), 'M-6 0H6')}
      {button(words.fit, fit, 'M-7 -3V-7H-3M7 -3V-7H3M-7 3V7H-3M7 3V7H3')}
    </div>
  );
}
