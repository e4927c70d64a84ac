// How much room the picture has, and whether that is enough for the whole of it.

import { type RefObject, useEffect, useRef, useState } from 'react';

const NARROW = 600;

interface Room {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly width: number;
  readonly narrow: boolean;
}

export function useWidth(): Room {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(() => window.innerWidth);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(entry.contentRect.width);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { frame, width, narrow: width < NARROW };
}
