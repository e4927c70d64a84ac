// What stands in the editor of adventures.

import type { Language } from '@skald/text';
import type { AdventureForm } from '../../content/design/adventures.ts';
import type { Adventure } from '../../documents/adventure/schema.ts';

type PlotPart = keyof Adventure['plot'];

interface AdventureEditorWords {
  readonly whole: string;
  readonly name: string;
  readonly form: string;
  readonly forms: Readonly<Record<AdventureForm, string>>;
  readonly hook: string;
  readonly players: string;
  readonly constraints: string;
  readonly plot: string;
  readonly parts: Readonly<Record<PlotPart, string>>;
  readonly encounters: string;
  readonly sum: (there: number, right: number) => string;
  readonly order: string;
  readonly move: (title: string, at: number, of: number) => string;
  readonly moved: (title: string, at: number) => string;
  readonly role: (number: number) => string;
  readonly runner: (number: number) => string;
  readonly player: (number: number) => string;
  readonly notAgreed: string;
  readonly spent: (spent: number, limit: number) => string;
  readonly earned: (earned: number) => string;
  readonly read: (title: string) => string;
  readonly duplicate: (title: string) => string;
  readonly remove: (title: string) => string;
  readonly shortRead: string;
  readonly shortDuplicate: string;
  readonly shortRemove: string;
  readonly mend: string;
  readonly settle: string;
  readonly settleHint: string;
  readonly add: string;
  readonly takeIn: string;
  readonly take: string;
  readonly full: string;
  readonly none: string;
  readonly reading: string;
  readonly missing: (role: string) => string;
}

const WORDS: Readonly<Record<Language, AdventureEditorWords>> = {
  en: {
    whole: 'The adventure',
    name: 'Name',
    form: 'Kind',
    forms: {
      basic: 'Basic: no plot',
      plot: 'With a plot',
      teaching: 'Teaching: seven with a plot',
    },
    hook: 'Where it is set',
    players: 'Players',
    constraints: 'What is asked of everybody’s encounters',
    plot: 'The plot',
    parts: {
      outline: 'As a whole',
      setup: 'Set-up: what draws the heroes from home',
      development: 'Development: which clue or step brings them nearer',
      climax: 'Climax: how it comes to the last battle',
      goal: 'By what they know that it is done',
    },
    encounters: 'Encounters',
    sum: (there, right) => `${there} of ${right}`,
    order: 'Drag a row, or press the up and down keys on its handle.',
    move: (title, at, of) => `Move “${title}”: ${at} of ${of}`,
    moved: (title, at) => `“${title}” is number ${at} now.`,
    role: (number) => `Role of encounter ${number}`,
    runner: (number) => `Who runs encounter ${number}`,
    player: (number) => (number === 1 ? 'Player 1, the plotter' : `Player ${number}`),
    notAgreed: 'not agreed yet',
    spent: (spent, limit) => `${spent} of ${limit} spent`,
    earned: (earned) => `${earned} earned`,
    read: (title) => `Read “${title}”`,
    duplicate: (title) => `Duplicate “${title}”`,
    remove: (title) => `Remove “${title}”`,
    shortRead: 'Read',
    shortDuplicate: 'Duplicate',
    shortRemove: 'Remove',
    mend: 'How to mend it',
    settle: 'Give each the role of its place',
    settleHint: 'Roles, runners and settings as the order asks for them.',
    add: 'Add an empty one',
    takeIn: 'Take one in',
    take: 'Take it in',
    full: 'No adventure holds more encounters.',
    none: 'There is no encounter yet.',
    reading: 'What happens in it',
    missing: (role) => `Still missing here: ${role}`,
  },
  de: {
    whole: 'Das Abenteuer',
    name: 'Name',
    form: 'Art',
    forms: {
      basic: 'Einfach: ohne Handlung',
      plot: 'Mit einer Handlung',
      teaching: 'Lehrstück: sieben mit Handlung',
    },
    hook: 'Wo es spielt',
    players: 'Spieler',
    constraints: 'Was von allen Begegnungen verlangt wird',
    plot: 'Die Handlung',
    parts: {
      outline: 'Im Ganzen',
      setup: 'Auftakt: was die Helden von daheim fortzieht',
      development: 'Wendung: welche Spur oder welcher Schritt sie näher bringt',
      climax: 'Höhepunkt: wie es zum letzten Kampf kommt',
      goal: 'Woran sie merken, dass es vollbracht ist',
    },
    encounters: 'Begegnungen',
    sum: (there, right) => `${there} von ${right}`,
    order: 'Zieh eine Zeile, oder drück auf ihrem Griff die Pfeiltasten nach oben und unten.',
    move: (title, at, of) => `„${title}“ verschieben: ${at} von ${of}`,
    moved: (title, at) => `„${title}“ ist jetzt Nummer ${at}.`,
    role: (number) => `Rolle der Begegnung ${number}`,
    runner: (number) => `Wer Begegnung ${number} leitet`,
    player: (number) => (number === 1 ? 'Spieler 1, der Erzähler' : `Spieler ${number}`),
    notAgreed: 'noch nicht abgemacht',
    spent: (spent, limit) => `${spent} von ${limit} ausgegeben`,
    earned: (earned) => `${earned} verdient`,
    read: (title) => `„${title}“ lesen`,
    duplicate: (title) => `„${title}“ verdoppeln`,
    remove: (title) => `„${title}“ entfernen`,
    shortRead: 'Lesen',
    shortDuplicate: 'Verdoppeln',
    shortRemove: 'Entfernen',
    mend: 'Wie beheben?',
    settle: 'Jeder die Rolle ihres Platzes geben',
    settleHint: 'Rollen, Leiter und Schauplätze, wie die Reihenfolge sie verlangt.',
    add: 'Eine leere hinzufügen',
    takeIn: 'Eine übernehmen',
    take: 'Übernehmen',
    full: 'Mehr Begegnungen fasst kein Abenteuer.',
    none: 'Noch gibt es keine Begegnung.',
    reading: 'Was darin geschieht',
    missing: (role) => `Hier fehlt noch: ${role}`,
  },
};

export const adventureEditorWords = (language: Language): AdventureEditorWords => WORDS[language];
