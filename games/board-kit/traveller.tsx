import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Point } from './camera.ts';
import { HIDDEN } from './hidden.ts';

/** Goes along its path, a step a pace; while the pace is 0 it waits where the path begins. A path may grow meanwhile. */
export function Traveller({
  path,
  pace,
  scale = 1,
  children,
}: {
  path: readonly Point[];
  pace: number;
  scale?: number;
  children: ReactNode;
}): ReactElement {
  const element = useRef<SVGGElement>(null);
  const began = useRef<number | null>(null);
  const placed = path.map(([x, y]) => `translate(${x}px, ${y}px)`);
  const way = placed.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a way that is the same is the same journey
  useLayoutEffect(() => {
    if (pace === 0) return;
    const journey = element.current?.animate(
      placed.map((transform) => ({ transform, easing: 'ease-in-out' })),
      { duration: pace * (path.length - 1), fill: 'forwards' },
    );
    if (began.current === null) began.current = performance.now();
    else if (journey) journey.currentTime = performance.now() - began.current;
    return () => journey?.cancel();
  }, [way, pace]);
  return (
    <g ref={element} style={{ transform: placed[0] }} {...HIDDEN}>
      <g transform={`scale(${scale})`}>{children}</g>
    </g>
  );
}
