// Checks that imports follow the arrows of the house: kernel ← rules ← bots ← hall, web, cli.
// A room is a folder. It may import itself, the rooms and the packages its line names, and nothing else.
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { type Node, parseSync, visitorKeys } from 'oxc-parser';

interface Room {
  /** The folder. `*` stands for one game, and for the same game wherever the line names it again. */
  readonly at: string;
  readonly rooms?: readonly string[];
  /** Packages from npm; an outer room may use any that its package.json lists, which knip checks. */
  readonly packages?: readonly string[] | 'any';
  /** A pure room has neither clock, chance nor machine; only the others may import Node's modules. */
  readonly pure?: true;
}

const GAME = [
  'games/*/rules',
  'games/*/content',
  'games/*/documents',
  'games/*/bots',
  'games/*/text',
  'games/*/board',
];

/** The innermost folder that fits a file is its room. */
const ROOMS: readonly Room[] = [
  { at: 'kernel', packages: ['pure-rand', '@noble/ciphers', '@noble/hashes', 'zod'], pure: true },
  { at: 'kernel/testing', rooms: ['kernel'], packages: ['fast-check', 'vitest', 'zod'], pure: true },
  { at: 'text', rooms: ['kernel'], pure: true },
  { at: 'games/*/content', rooms: ['kernel', 'games/grid-kit'], packages: ['zod'], pure: true },
  {
    at: 'games/*/documents',
    rooms: ['kernel', 'games/grid-kit', 'games/*/content'],
    packages: ['zod'],
    pure: true,
  },
  {
    at: 'games/*/rules',
    rooms: ['kernel', 'games/grid-kit', 'games/*/content', 'games/*/documents'],
    packages: ['zod'],
    pure: true,
  },
  { at: 'games/*/bots', rooms: ['kernel', 'games/grid-kit', 'games/*/rules', 'games/*/content'] },
  {
    at: 'games/*/text',
    rooms: ['kernel', 'text', 'games/grid-kit', 'games/*/rules', 'games/*/content', 'games/*/documents'],
    pure: true,
  },
  {
    at: 'games/*/board',
    rooms: [
      'kernel',
      'text',
      'games',
      'games/board-kit',
      'games/grid-kit',
      'games/*/rules',
      'games/*/content',
      'games/*/documents',
      'games/*/text',
      'games/*/map',
    ],
    packages: ['react'],
  },
  { at: 'games/board-kit', rooms: ['kernel'], packages: ['react'] },
  { at: 'games/grid-kit', pure: true },
  {
    at: 'games/laws',
    rooms: ['kernel', 'kernel/testing', 'text', 'games'],
    packages: ['fast-check', 'vitest', 'zod'],
  },
  {
    at: 'games/*/map',
    rooms: ['kernel', 'games/*/content', 'games/*/text'],
    packages: ['d3-geo', 'topojson-client', 'topojson-specification'],
  },
  { at: 'games/*', rooms: ['kernel', 'text', ...GAME], packages: ['zod'] },
  {
    at: 'games',
    rooms: ['kernel', 'text', 'games/board-kit', 'games/*', ...GAME],
    packages: ['react', 'zod'],
  },
  { at: 'bots', rooms: ['kernel'] },
  { at: 'hall/protocol', rooms: ['kernel'], packages: ['zod'], pure: true },
  { at: 'hall', rooms: ['kernel', 'text', 'bots', 'games', 'hall/protocol'], packages: 'any' },
  { at: 'web', rooms: ['kernel', 'text', 'bots', 'games', 'hall/protocol'], packages: 'any' },
  { at: 'e2e', rooms: ['kernel', 'bots', 'games', 'hall', 'hall/protocol', 'web'], packages: 'any' },
  { at: 'cli', rooms: ['kernel', 'text', 'bots', 'games', 'hall'], packages: 'any' },
  {
    at: 'bench',
    rooms: ['kernel', 'bots', 'games', 'games/grid-kit', 'games/*', ...GAME, 'hall'],
    packages: 'any',
  },
  { at: 'tools', rooms: ['kernel', 'text', 'games/*', 'games/*/content', 'hall', 'e2e'], packages: 'any' },
];

/** Clocks, chance and the machine, by the names under which a program finds them without an import. */
const IMPURE = new Set([
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'crypto',
  'process',
  'globalThis',
]);

/** A test, or the scenes that the tests of a room share. */
const isTest = (file: string): boolean => /(\.test\.tsx?|\/testing\.ts)$/.test(file);

/** What any test may import. */
const TEST_KIT = ['kernel/testing', 'games/laws'];

/** Every step across an arrow in one file, as `file:line sentence`. `file` is relative to the root of the house. */
export function violations(file: string, source: string): string[] {
  const room = roomOf(file);
  if (!room) return [`${file}:1 belongs to no room; add its folder to tools/arrows.ts.`];

  const found: string[] = [];
  const report = (node: Node, sentence: string): void => {
    found.push(`${file}:${source.slice(0, node.start).split('\n').length} ${sentence}`);
  };
  for (const node of nodes(parseSync(file, source).program)) {
    const imported = importOf(node);
    if (imported) {
      const complaint = complaintAbout(file, room, imported.specifier);
      if (complaint) report(node, complaint);
    } else if (room.pure && !isTest(file)) {
      const name = impureName(node);
      if (name) report(node, `${room.at} must not use ${name}: no clock, no chance, no machine in here.`);
    }
  }
  return found;
}

function complaintAbout(file: string, room: Room, specifier: string | undefined): string | undefined {
  if (specifier === undefined) {
    return room.pure ? `${room.at} must name what it imports in plain quotes.` : undefined;
  }
  const test = isTest(file);
  if (isBuiltin(specifier)) {
    return room.pure && !test ? `${room.at} must not import ${specifier}: it is a pure room.` : undefined;
  }
  const target = targetOf(file, specifier);
  if (target === undefined) {
    const name = packageOf(specifier);
    const allowed = room.packages === 'any' || room.packages?.includes(name);
    return allowed || (test && ['vitest', 'fast-check'].includes(name))
      ? undefined
      : `${room.at} must not import the package ${name}.`;
  }
  if (specifier.startsWith('.') && workspaceOf(file) !== workspaceOf(target)) {
    return `${specifier} leaves the package; import it by its name.`;
  }
  const there = roomOf(target);
  if (!there) return `${specifier} is in no room of tools/arrows.ts.`;
  if (mayEnter(file, room, target, there)) return undefined;
  return gameOf(file) && gameOf(target) && gameOf(file) !== gameOf(target)
    ? `the game ${gameOf(file)} must not import the game ${gameOf(target)}.`
    : `${room.at} must not import ${there.at} (${specifier}).`;
}

function mayEnter(file: string, room: Room, target: string, there: Room): boolean {
  const [from, to] = [gameOf(file), gameOf(target)];
  if (from && to && from !== to) return false;
  if (there === room || room.rooms?.includes(there.at)) return true;
  // A test may use the test kit, and any part of its own game.
  return isTest(file) && (TEST_KIT.includes(there.at) || (from !== undefined && from === to));
}

function roomOf(path: string): Room | undefined {
  const fitting = ROOMS.filter(({ at }) => {
    const folders = path.split('/').slice(0, -1);
    return at
      .split('/')
      .every((part, i) => part === folders[i] || (part === '*' && folders[i] !== undefined));
  });
  return fitting.toSorted((a, b) => b.at.split('/').length - a.at.split('/').length)[0];
}

/** These folders belong to all of them. */
const gameOf = (path: string): string | undefined =>
  /^games\/(?!(?:board-kit|grid-kit|laws)\/)([^/]+)\//.exec(path)?.[1];
/** The toy is a part of the registry's package. */
const workspaceOf = (path: string): string => {
  const game = gameOf(path);
  return game && game !== 'toy' ? `games/${game}` : (path.split('/')[0] ?? '');
};

/** The file in the house that an import means; undefined if it means a package from npm. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const [, name, part = ''] = /^@skald\/([^/]+)(\/.+)?$/.exec(specifier) ?? [];
  if (!name) return undefined;
  const path = `${ROOMS.some(({ at }) => at === name) ? name : `games/${name}`}${part}`;
  // A part of a package is a folder with an entrance, or a single file.
  return part === '' || ROOMS.some(({ at }) => at.replace('*', name) === path)
    ? `${path}/index.ts`
    : `${path}.ts`;
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Every node below this one that refers to something; the names of properties and labels do not. */
function* nodes(node: Node): Generator<Node> {
  yield node;
  for (const key of visitorKeys[node.type] ?? []) {
    if (isMereName(node, key)) continue;
    const value = (node as unknown as Record<string, Node | (Node | null)[] | null>)[key];
    for (const child of Array.isArray(value) ? value : [value]) if (child) yield* nodes(child);
  }
}

function isMereName(node: Node, key: string): boolean {
  const computed = 'computed' in node && node.computed;
  if (key === 'key' || key === 'property') return !computed;
  return (
    key === 'label' ||
    key === 'imported' ||
    key === 'exported' ||
    (node.type === 'TSQualifiedName' && key === 'right')
  );
}

/** What a node imports, if it is an import; without a specifier if that is known only when it runs. */
function importOf(node: Node): { specifier: string | undefined } | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType': {
      const { source } = node;
      return {
        specifier: source.type === 'Literal' && typeof source.value === 'string' ? source.value : undefined,
      };
    }
    case 'ExportNamedDeclaration':
      return node.source ? { specifier: node.source.value } : undefined;
    default:
      return undefined;
  }
}

function impureName(node: Node): string | undefined {
  if (node.type === 'Identifier' && IMPURE.has(node.name)) return node.name;
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier' || node.object.name !== 'Math')
    return undefined;
  const { property } = node;
  const name =
    property.type === 'Identifier' ? property.name : property.type === 'Literal' ? property.value : undefined;
  return name === 'random' ? 'Math.random' : undefined;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const files = globSync('*/**/*.{ts,tsx,js,mjs}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  const found = files.sort().flatMap((file) => violations(file, readFileSync(join(root, file), 'utf8')));
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
  else console.log(`${files.length} files follow the arrows.`);
}
