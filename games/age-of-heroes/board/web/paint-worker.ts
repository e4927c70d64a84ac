// Paints the map where nobody waits for it.

import { paintMap } from './paint-map.ts';

addEventListener('message', ({ data: density }: MessageEvent<number>) => {
  const picture = paintMap(density).transferToImageBitmap();
  postMessage(picture, { transfer: [picture] });
});
