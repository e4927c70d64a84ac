// The numbers that players feel. Times are printed and never judged, for machines differ; bytes are judged.

import { arrive, expect, optionsOf, test, WORDS } from './table.ts';

const { en } = WORDS;

test('first load: at most 160 kB of JavaScript before the map', async ({ page, context }) => {
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const scripts = new Map<string, number>();
  const kinds = new Map<string, string>();
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || /\.js$/.test(new URL(response.url).pathname)) kinds.set(requestId, response.url);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = kinds.get(requestId);
    if (url && !url.endsWith('/sw.js')) scripts.set(url, encodedDataLength);
  });
  const from = Date.now();
  await arrive(page);
  await expect(page.getByRole('link', { name: en.title.play })).toBeVisible();
  const ready = Date.now() - from;
  const bytes = [...scripts.values()].reduce((sum, n) => sum + n, 0);
  const gzip = await page.evaluate(
    async (urls) => {
      let sum = 0;
      for (const url of urls) {
        const body = (await fetch(url)).body as ReadableStream<Uint8Array>;
        const squeezed = body.pipeThrough(
          new CompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>,
        );
        sum += (await new Response(squeezed).arrayBuffer()).byteLength;
      }
      return sum;
    },
    [...scripts.keys()],
  );
  console.log(
    `  title: ${(bytes / 1000).toFixed(0)} kB of JavaScript over the wire, ${(gzip / 1000).toFixed(0)} kB gzipped, ready in ${ready} ms`,
  );
  expect(scripts.size).toBeGreaterThan(0);
  expect(gzip).toBeLessThanOrEqual(160_000);
});

test('ready to play, and a choice painted while bots think', async ({ page }) => {
  await arrive(page);
  const from = Date.now();
  await page.getByRole('link', { name: en.title.play }).click();
  const bots = ['Brunhild', 'Egil', 'Ragnar', 'Siegfried', 'Starkad'];
  await expect(page.getByRole('button', { name: en.create.begin, exact: true })).toBeVisible();
  const form = Date.now() - from;
  for (const hero of bots)
    await page
      .getByRole('combobox', { name: hero, exact: true })
      .selectOption({ label: en.create.bot(en.create.levels.jarl) });
  const begun = Date.now();
  await page.getByRole('button', { name: en.create.begin, exact: true }).click();
  await expect(page.getByRole('application')).toBeVisible();
  const table = Date.now() - begun;
  await expect(optionsOf(page).first()).toBeVisible();
  const paints: number[] = [];
  for (let i = 0; i < 6; i++) {
    const first = optionsOf(page).first();
    if (!(await first.isVisible())) break;
    paints.push(
      await first.evaluate(
        (button) =>
          new Promise<number>((resolve) => {
            const before = document.getElementById('question')?.textContent;
            const pressed = performance.now();
            (button as HTMLElement).click();
            const look = (): void => {
              if (document.getElementById('question')?.textContent === before)
                return void requestAnimationFrame(look);
              requestAnimationFrame(() => resolve(performance.now() - pressed));
            };
            requestAnimationFrame(look);
          }),
      ),
    );
  }
  paints.sort((a, b) => a - b);
  const middle = paints[Math.floor(paints.length / 2)] as number;
  console.log(
    `  new game in ${form} ms, table in ${table} ms, a choice painted in ${middle.toFixed(0)} ms (median of ${paints.length}, worst ${paints.at(-1)?.toFixed(0)} ms)`,
  );
  expect(paints.length).toBeGreaterThan(0);
});
