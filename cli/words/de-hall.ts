import type { Sentence } from '@skald/text';
import type { hallRefusals as refusalsEn, hallUsage as usageEn, hallWords as wordsEn } from './en-hall.ts';

const DATA = `  --data <Ordner>      wo die Halle ihre Spiele hält (data); DATABASE_URL nennt stattdessen ein PostgreSQL`;

export const hallOverview = `  skald serve              die Halle öffnen: Spiele im Browser
  skald export <Datei>     eine ganze Halle in eine Datei schreiben
  skald import <Datei>     eine leere Halle aus einer solchen Datei füllen
  skald backup <Datei>     die Datenbank der Halle kopieren, während sie offen ist`;

export const hallUsage: typeof usageEn = {
  serve: `skald serve

Öffnet die Halle, in der im Browser gespielt wird, bis Strg-C sie schließt.

  --port <n>           der Port (8420)
  --host <Adresse>     127.0.0.1 nur für diesen Rechner, 0.0.0.0 für alle (127.0.0.1)
${DATA}
  --language <en|de>   Sprache; sonst entscheidet SKALD_LANGUAGE oder LANG

Weitere Einstellungen stehen in der Umgebung (SKALD_…): siehe docs/hosting.md.`,

  export: `skald export <Datei>

Schreibt alles, was eine Halle hält, in eine neue Datei, eine Zeile je Eintrag; die Halle darf offen sein. Die Datei
enthält Geheimes, etwa die Würfel laufender Spiele: Verwahre sie gut.

${DATA}`,

  import: `skald import <Datei>

Füllt eine leere Halle aus einer Datei von skald export. Ganz oder gar nicht.

${DATA}`,

  backup: `skald backup <Datei>

Kopiert die Datenbank einer Halle in eine neue Datei, auch während gespielt wird. Für PostgreSQL nimm pg_dump.

${DATA}`,
};

export const hallWords: typeof wordsEn = {
  open: (address) => `Die Halle ist offen: ${address}  (Strg-C schließt sie)`,
  noPages: 'Die Seiten sind noch nicht gebaut, Browser finden also nichts: npm start baut sie.',
  exposed: (folder, mode) =>
    `Andere auf diesem Rechner können in ${folder} hineinsehen (${mode}); chmod 700 verschließt den Ordner. Die Dateien darin sind schon verschlossen.`,
  closing: 'Die Halle schließt …',
  closed: 'Geschlossen; alles ist festgehalten.',
  exported: (file, rows) => `${file} enthält die ganze Halle (${rows} Einträge).`,
  imported: (file, rows) => `Die Halle ist aus ${file} gefüllt (${rows} Einträge).`,
  backedUp: (file) => `${file} ist eine Kopie der Datenbank der Halle.`,
};

export const hallRefusals: Record<keyof typeof refusalsEn, Sentence> = {
  'bad-setting': ({ setting, why }) => `Die Einstellung ${setting} ergibt keinen Sinn (${why}).`,
  'port-in-use': ({ port }) =>
    `Port ${port} ist belegt, vielleicht von einer anderen Halle; wähle einen mit --port.`,
  'port-forbidden': ({ port }) => `Port ${port} darfst du nicht öffnen; wähle mit --port einen über 1023.`,
  'no-such-host': ({ host }) => `Die Adresse ${host} hat dieser Rechner nicht; wähle eine mit --host.`,
  'store-too-new': () => 'Der Speicher stammt von einem neueren Skald; bring dieses auf den neuesten Stand.',
  'no-database': ({ why }) => `Die Datenbank antwortet nicht (${why}); prüfe DATABASE_URL.`,
  'cannot-open-store': ({ folder, why }) => `Der Speicher in ${folder} lässt sich nicht öffnen (${why}).`,
  'store-fails': ({ why }) => `Der Speicher tut nicht, was er soll (${why}); nichts wurde geändert.`,
  'no-hall': ({ folder }) => `In ${folder} ist keine Halle; nenne ihren Ordner mit --data.`,
  'file-exists': ({ file }) => `${file} gibt es schon; nenne eine neue Datei.`,
  'backup-with-pg-dump': () =>
    'Diese Halle liegt in PostgreSQL: Sichere sie mit pg_dump oder nimm skald export.',
  'hall-not-empty': () => 'Hier ist schon eine Halle; importiere nur in eine leere.',
  'no-hall-in-file': ({ file }) => `${file} enthält keine Halle.`,
  'hall-file-damaged': ({ file, line }) =>
    `${file} ist in Zeile ${line} beschädigt; nichts wurde importiert.`,
  'hall-file-cut': ({ file, line }) => `${file} endet zu früh, nach Zeile ${line}; nichts wurde importiert.`,
  'hall-file-of-other-version': ({ file, version, expected }) =>
    `${file} hat Fassung ${version} des Speichers, dieses Skald kennt ${expected}; nichts wurde importiert.`,
};
