// The numbers that players feel. Times are printed and never judged, for machines differ; bytes are judged.

import { arrive, expect, optionsOf, type Page, test, WORDS } from './table.ts';

const { en } = WORDS;

const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

/** What each of these weighs when it is squeezed. */
const gzipped = (page: Page, urls: readonly string[]): Promise<number[]> =>
  page.evaluate(async (all) => {
    const sizes: number[] = [];
    for (const url of all) {
      const body = (await fetch(url)).body as ReadableStream<Uint8Array>;
      const squeezed = body.pipeThrough(
        new CompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>,
      );
      sizes.push((await new Response(squeezed).arrayBuffer()).byteLength);
    }
    return sizes;
  }, urls);

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
  const bytes = sumOf([...scripts.values()]);
  const gzip = sumOf(await gzipped(page, [...scripts.keys()]));
  console.log(
    `  title: ${(bytes / 1000).toFixed(0)} kB of JavaScript over the wire, ${(gzip / 1000).toFixed(0)} kB gzipped, ready in ${ready} ms`,
  );
  expect(scripts.size).toBeGreaterThan(0);
  expect(gzip).toBeLessThanOrEqual(160_000);
});

test('Rune comes when it is chosen, in parts of at most 250 kB', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const url = response.url();
    if (url.endsWith('.js') && !url.endsWith('/sw.js')) scripts.add(url);
  });
  await arrive(page);
  await expect(page.getByRole('link', { name: en.title.play })).toBeVisible();
  const title = new Set(scripts);
  await page.goto('/play/rune');
  await expect(optionsOf(page).first()).toBeVisible();
  const sizes = await gzipped(
    page,
    [...scripts].filter((url) => !title.has(url)),
  );
  console.log(
    `  Rune: ${(sumOf(sizes) / 1000).toFixed(0)} kB gzipped in ${sizes.length} scripts, the largest ${(Math.max(...sizes) / 1000).toFixed(0)} kB`,
  );
  expect([...title].filter((url) => /\/(module|game)-/.test(url))).toEqual([]);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(250_000);
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
