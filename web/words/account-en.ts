// Who one is in the hall, in English.

import type { Sentence } from '@skald/text';

export const accountEn = {
  heading: 'Who are you?',
  guestHint: 'A name is enough. Your games stay with this browser.',
  name: 'Name',
  enter: 'Enter',
  rename: 'Take another name',
  accountName: 'Name of the account',
  account: 'Keep my games under a password',
  signIn: 'Sign in',
  signOut: 'Sign out',
  toAccount: 'Your account',
  you: (name: string) => `You are ${name}`,
  isGuest: 'a guest on this device',
  hasAccount: 'with an account',
  /** Whoever left the hall for good. */
  gone: 'somebody who left',

  page: 'Sign in, or make an account',
  signInHint: 'For those who have an account here.',
  take: 'Take my games as a guest along',
  takeHint: 'Otherwise they stay behind with the guest, and nobody can be that guest again.',
  make: 'Make an account',
  makeHint: 'A name and a password, nothing else. Then your games are yours on every device.',
  makeGuestHint: 'Your games stay yours, and you find them on every device.',
  password: 'Password',
  newPassword: 'New password (8 characters or more)',

  forgot: 'Password forgotten?',
  forgotHint:
    'With the recovery code that you kept when you made the account, you set a new password. All devices are signed out.',
  forgotLost: 'Without the code, only whoever runs this hall can help.',
  code: 'Recovery code',
  recover: 'Set a new password',

  codeHeading: 'Your recovery code',
  codeHint:
    'It is shown only now. Print it or write it down: should you forget your password, it is the way back to your games. It works once.',
  codeHall: 'Hall',
  codeDate: 'Date',
  print: 'Print',
  kept: 'I have kept it',
  codeThere: 'You have a recovery code. A new one takes its place.',
  codeMissing: 'You have no recovery code yet. Without one, a forgotten password is lost for good.',
  newCode: 'Show a new recovery code',

  change: 'Change the password',
  oldPassword: 'Present password',
  changed: 'The password is changed. All other devices are signed out.',

  devices: 'Devices',
  devicesHint: 'Where you are signed in.',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'an unknown device',
  thisDevice: 'this device',
  since: (date: string) => `signed in on ${date}`,
  seen: (date: string) => `last seen on ${date}`,
  signOutOne: (device: string) => `Sign out: ${device}`,
  signOutOthers: 'Sign out all other devices',
  signOutAll: 'Sign out everywhere',

  farewell: 'Delete my account',
  farewellGuest: 'Forget me',
  farewellHint: 'What then becomes of your games and documents:',
  farewellGames: [
    'Tables where nobody else sits vanish: open ones, and games against bots.',
    'In running games with others, a bot plays on for you, and nobody is named there.',
    'Finished games stay with the others, and so does what you said. Your name is taken out.',
    'Your documents in the hall vanish, but for what everybody may read: that stays, without your name.',
    'You are signed out everywhere. Your name is free at once for whoever wants it.',
  ] as readonly string[],
  farewellSure: 'For good? This cannot be undone.',
  farewellDo: 'Delete for good',
  farewellStay: 'Stay',
  farewellDone: 'You are forgotten here. Fare well!',
};

/** What the hall says about accounts when it refuses. */
export const accountRefusalsEn = {
  'too-many-tries': ({ seconds }) =>
    Number(seconds) <= 90
      ? `Too many tries. Wait ${seconds} seconds, then try again.`
      : `Too many tries. Wait ${Math.ceil(Number(seconds) / 60)} minutes, then try again.`,
  'not-your-password': () => 'That is not your present password.',
  'password-is-name': () => 'The password must not be the name: everybody can read that.',
  'wrong-code': () => 'Name and recovery code do not fit together. Each code works only once.',
  'no-such-device': () => 'That device is signed out already.',
  'no-account': () => 'A guest has no password. Make an account first.',
  'short-password': () => 'A password has 8 characters or more.',
  'name-missing': () => 'Type the name.',
  'password-missing': () => 'Type the password.',
  'code-missing': () => 'Type the recovery code.',
} satisfies Record<string, Sentence>;
