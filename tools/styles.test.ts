// The looks of the house: style sheets of one story each, and every colour by a name that says what it means.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { styleFaults } from './styles.ts';

const root = join(import.meta.dirname, '..');

/** The rooms that are held to it. What a game draws has paints of its own, as pictures have; its sheets have none. */
const ROOMS = ['web', 'games'];

const files = globSync(['web/**/*.{css,ts,tsx}', 'games/**/*.css'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts'],
});
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the house', () => {
  it('should have style sheets to look at', () => {
    for (const room of ROOMS)
      expect(files.filter((file) => file.startsWith(`${room}/`) && file.endsWith('.css'))).not.toEqual([]);
  });

  it('should call every colour by its name, in sheets of one story each', () => {
    expect(files.flatMap((file) => styleFaults(file, read(file)))).toEqual([]);
  });

  it('should be drawn by the browser in the colour of its night before any style is there', () => {
    const night = /--night: (#[\da-f]{6});/.exec(read('web/tokens.css'))?.[1];
    expect(read('web/index.html')).toContain(`<meta name="theme-color" content="${night}" />`);
    const { background_color, theme_color } = JSON.parse(read('web/public/manifest.webmanifest'));
    expect([background_color, theme_color]).toEqual([night, night]);
  });
});

describe('a colour', () => {
  it.each([
    ['a.css', '#face a:hover, .red #bad { color: var(--red); background: transparent }'],
    ['a.css', '.x { grid-area: board; border: 1px solid currentColor; mask: url(#fed); content: "#fff" }'],
    ['a.css', '/* #fff, red; */ .gold { color: var(--gold-dark); --white-ish: var(--vellum) }'],
    ['tokens.css', ':root { --ink: #2a2013; }'],
    ['a.tsx', '<a href="#question" fill="var(--ink)" stroke="none">red</a>; this.#fade = "white";'],
  ])('has a name in %s: %s', (file, text) => {
    expect(styleFaults(file, text)).toEqual([]);
  });

  it.each([
    ['a.css', '.x { color: #fff }', '#fff'],
    ['a.css', '.x:hover { border: 1px solid #9FC0C4; }', '#9FC0C4'],
    ['a.css', '@media print { .x { box-shadow: 0 0 1px rgb(0 0 0 / 0.4); } }', 'rgb('],
    ['a.css', '.x { background: linear-gradient(white, var(--sea)); }', 'white'],
    ['a.css', '.x { --mine: oklch(0.7 0.1 200); }', 'oklch('],
    ['a.tsx', '<path fill="#4b3421" />', '"#4b3421"'],
    ['a.tsx', "<path stroke='white' />", "stroke='white'"],
    ['a.ts', 'brush.fillStyle = `rgb(0 0 0)`;', '`rgb('],
  ])('has none in %s: %s', (file, text, colour) => {
    expect(styleFaults(file, text)).toEqual([`${file}:1 ${colour} has no name`]);
  });

  it('is found on its line', () => {
    const sheet = '/* two\nlines */\n.x {\n  color: var(--ink);\n  background: #fff;\n}\n';
    expect(styleFaults('a.css', sheet)).toEqual(['a.css:5 #fff has no name']);
  });
});

describe('a style sheet', () => {
  const sheet = (lines: number): string => `${'.x { margin: 0; }\n'.repeat(lines)}`;

  it('may have three hundred lines', () => {
    expect(styleFaults('a.css', sheet(300))).toEqual([]);
  });

  it('should be told in several files when it has more', () => {
    expect(styleFaults('a.css', sheet(301))).toEqual(['a.css:301 301 lines, and 300 are enough']);
  });
});
