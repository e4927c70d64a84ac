// Wer man in der Halle ist, auf Deutsch.

import type { accountEn, accountRefusalsEn } from './account-en.ts';

export const accountDe: typeof accountEn = {
  heading: 'Wer bist du?',
  guestHint: 'Ein Name genügt. Deine Partien bleiben in diesem Browser.',
  name: 'Name',
  enter: 'Eintreten',
  rename: 'Einen anderen Namen nehmen',
  accountName: 'Name des Kontos',
  account: 'Meine Partien mit einem Passwort behalten',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  toAccount: 'Dein Konto',
  you: (name) => `Du bist ${name}`,
  isGuest: 'Gast auf diesem Gerät',
  hasAccount: 'mit Konto',
  gone: 'jemand, der gegangen ist',

  page: 'Anmelden oder ein Konto anlegen',
  signInHint: 'Für alle, die hier schon ein Konto haben.',
  take: 'Meine Partien als Gast mitnehmen',
  takeHint: 'Sonst bleiben sie beim Gast zurück, und an den kommt danach niemand mehr heran.',
  make: 'Ein Konto anlegen',
  makeHint: 'Ein Name und ein Passwort, sonst nichts. Dann gehören dir deine Partien auf jedem Gerät.',
  makeGuestHint: 'Deine Partien bleiben deine, und du findest sie auf jedem Gerät.',
  password: 'Passwort',
  newPassword: 'Neues Passwort (mindestens 8 Zeichen)',

  forgot: 'Passwort vergessen?',
  forgotHint:
    'Mit dem Notfallcode, den du beim Anlegen des Kontos bekommen hast, setzt du ein neues Passwort. Alle Geräte werden abgemeldet.',
  forgotLost: 'Ohne den Code kann nur helfen, wer diese Halle betreibt.',
  code: 'Notfallcode',
  recover: 'Neues Passwort setzen',

  codeHeading: 'Dein Notfallcode',
  codeHint:
    'Er wird nur jetzt gezeigt. Druck ihn aus oder schreib ihn auf: Solltest du dein Passwort vergessen, führt er zurück zu deinen Partien. Er gilt einmal.',
  codeHall: 'Halle',
  codeDate: 'Datum',
  print: 'Drucken',
  kept: 'Ich habe ihn aufgehoben',
  codeThere: 'Du hast einen Notfallcode. Ein neuer tritt an seine Stelle.',
  codeMissing: 'Du hast noch keinen Notfallcode. Ohne ihn ist ein vergessenes Passwort für immer verloren.',
  newCode: 'Einen neuen Notfallcode zeigen',

  change: 'Das Passwort ändern',
  oldPassword: 'Jetziges Passwort',
  changed: 'Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.',

  devices: 'Geräte',
  devicesHint: 'Wo du angemeldet bist.',
  device: (browser, system) => `${browser} auf ${system}`,
  unknownDevice: 'ein unbekanntes Gerät',
  thisDevice: 'dieses Gerät',
  since: (date) => `angemeldet am ${date}`,
  seen: (date) => `zuletzt gesehen am ${date}`,
  signOutOne: (device) => `Abmelden: ${device}`,
  signOutOthers: 'Alle anderen Geräte abmelden',
  signOutAll: 'Überall abmelden',

  farewell: 'Mein Konto löschen',
  farewellGuest: 'Vergiss mich',
  farewellHint: 'Was dann aus deinen Partien und Dokumenten wird:',
  farewellGames: [
    'Tische, an denen sonst niemand sitzt, verschwinden: offene, und Partien gegen Bots.',
    'In laufenden Partien mit anderen spielt ein Bot für dich weiter, und dort steht kein Name mehr.',
    'Beendete Partien bleiben den anderen, auch was du gesagt hast. Dein Name wird entfernt.',
    'Deine Dokumente in der Halle verschwinden, außer denen, die alle lesen dürfen: Sie bleiben, ohne deinen Namen.',
    'Du bist überall abgemeldet. Dein Name ist sofort wieder frei.',
  ],
  farewellSure: 'Für immer? Das lässt sich nicht rückgängig machen.',
  farewellDo: 'Endgültig löschen',
  farewellStay: 'Bleiben',
  farewellDone: 'Hier erinnert nichts mehr an dich. Leb wohl!',
};

export const accountRefusalsDe: typeof accountRefusalsEn = {
  'too-many-tries': ({ seconds }) =>
    Number(seconds) <= 90
      ? `Zu viele Versuche. Warte ${seconds} Sekunden, dann versuch es noch einmal.`
      : `Zu viele Versuche. Warte ${Math.ceil(Number(seconds) / 60)} Minuten, dann versuch es noch einmal.`,
  'not-your-password': () => 'Das ist nicht dein jetziges Passwort.',
  'password-is-name': () => 'Das Passwort darf nicht der Name sein: Den kann jeder lesen.',
  'wrong-code': () => 'Name und Notfallcode passen nicht zusammen. Jeder Code gilt nur einmal.',
  'no-such-device': () => 'Dieses Gerät ist schon abgemeldet.',
  'no-account': () => 'Ein Gast hat kein Passwort. Leg zuerst ein Konto an.',
  'short-password': () => 'Ein Passwort hat mindestens 8 Zeichen.',
  'name-missing': () => 'Gib den Namen ein.',
  'password-missing': () => 'Gib das Passwort ein.',
  'code-missing': () => 'Gib den Notfallcode ein.',
};
