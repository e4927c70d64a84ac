// What the verbs of the hall say: serve, export, import, backup.

import type { Sentence } from '@skald/text';

const DATA = `  --data <folder>      where the hall keeps its games (data); DATABASE_URL names a PostgreSQL instead`;

export const hallOverview = `  skald serve              open the hall: games in the browser
  skald export <file>      write a whole hall into a file
  skald import <file>      fill an empty hall from such a file
  skald backup <file>      copy the hall's database while it is open`;

export const hallUsage = {
  serve: `skald serve

Opens the hall, where people play in the browser, until Ctrl-C closes it.

  --port <n>           the port (8420)
  --host <address>     127.0.0.1 for this machine alone, 0.0.0.0 for everybody (127.0.0.1)
${DATA}
  --language <en|de>   language; otherwise SKALD_LANGUAGE or LANG decides

More settings in the environment (SKALD_…): see docs/hosting.md.`,

  export: `skald export <file>

Writes everything a hall keeps into a new file, one line a row; the hall may be open. The file holds secrets, such as
the dice of running games: keep it safe.

${DATA}`,

  import: `skald import <file>

Fills an empty hall from a file of skald export. All of it or nothing.

${DATA}`,

  backup: `skald backup <file>

Copies the database of a hall into a new file, also while people play. For PostgreSQL use pg_dump.

${DATA}`,
};

export const hallWords = {
  open: (address: string): string => `The hall is open: ${address}  (Ctrl-C closes it)`,
  noPages: 'The pages are not built yet, so browsers find nothing: npm start builds them.',
  exposed: (folder: string, mode: string): string =>
    `Others on this machine can look into ${folder} (${mode}); close it to them with chmod 700. The files in it are closed already.`,
  closing: 'The hall closes …',
  closed: 'Closed; everything is kept.',
  exported: (file: string, rows: number): string => `${file} holds the whole hall (${rows} rows).`,
  imported: (file: string, rows: number): string => `The hall is filled from ${file} (${rows} rows).`,
  backedUp: (file: string): string => `${file} is a copy of the hall's database.`,
};

export const hallRefusals = {
  'bad-setting': ({ setting, why }) => `The setting ${setting} makes no sense (${why}).`,
  'port-in-use': ({ port }) => `Port ${port} is in use, perhaps by another hall; choose one with --port.`,
  'port-forbidden': ({ port }) => `You may not open port ${port}; choose one above 1023 with --port.`,
  'no-such-host': ({ host }) => `This machine has no address ${host}; choose one with --host.`,
  'store-too-new': () => 'The store was written by a newer Skald; update this one.',
  'no-database': ({ why }) => `The database does not answer (${why}); check DATABASE_URL.`,
  'cannot-open-store': ({ folder, why }) => `The store in ${folder} cannot be opened (${why}).`,
  'store-fails': ({ why }) => `The store does not do what it should (${why}); nothing was changed.`,
  'no-hall': ({ folder }) => `There is no hall in ${folder}; name its folder with --data.`,
  'file-exists': ({ file }) => `${file} is already there; name a new file.`,
  'backup-with-pg-dump': () => 'This hall is in PostgreSQL: back it up with pg_dump, or use skald export.',
  'hall-not-empty': () => 'There is a hall already; import only into an empty one.',
  'no-hall-in-file': ({ file }) => `${file} holds no hall.`,
  'hall-file-damaged': ({ file, line }) => `${file} is damaged in line ${line}; nothing was imported.`,
  'hall-file-cut': ({ file, line }) => `${file} ends too early, after line ${line}; nothing was imported.`,
  'hall-file-of-other-version': ({ file, version, expected }) =>
    `${file} is of version ${version} of the store, this Skald knows ${expected}; nothing was imported.`,
} satisfies Record<string, Sentence>;
