// What a device is called in the list of devices: never more than a browser and a system that many have.

const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** As it is kept: `Firefox/Android`, with nothing where nothing is known. */
export function deviceOf(userAgent: string | undefined): string {
  const given = userAgent ?? '';
  const first = (of: typeof BROWSERS): string => of.find(([, sign]) => sign.test(given))?.[0] ?? '';
  return `${first(BROWSERS)}/${first(SYSTEMS)}`;
}

export function deviceNames(kept: string): { browser: string | null; system: string | null } {
  const [browser, system] = kept.split('/');
  return { browser: browser || null, system: system || null };
}
