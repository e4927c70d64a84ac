/** The nearest place that a page has for a path of its document. */
export function placeIn(frame: HTMLElement | null, path: readonly string[]): HTMLElement | null {
  if (path.length === 0) return null;
  return (
    frame?.querySelector<HTMLElement>(`[data-path="${path.join('.')}"]`) ?? placeIn(frame, path.slice(0, -1))
  );
}
