// Was von dem, der leitet, seinem Stellvertreter und den Beschlüssen am Tisch erzählt und gefragt wird.

import { capital } from '@skald/text';
import type { Disposal } from '../../rules/proxy.ts';
import type { OptionLabels, Questions } from '../catalogue.ts';
import type { runningQuestions as asked, RunningLog } from '../en/runner.ts';
import * as lexicon from '../lexicon.ts';
import { deedIn, deedText, heroesOf, matterText, rulingText, VERB_NAMES, wayName } from '../runner.ts';
import { offeredAt } from '../sitting.ts';
import { names as n } from './names.ts';

const WHY = {
  implausible: 'das ginge hier niemandem von der Hand',
  enclosed: 'hier führt kein Weg hinaus als die, die es gibt',
} as const;

export const runningLog: RunningLog = {
  tookOver: ({ hero, keeper }, { who, whom }) => {
    if (hero === null)
      return 'Die Axt liegt neben den Notizen: Von nun an leitet jemand, der hier keinen Helden hat.';
    const meanwhile =
      keeper === null
        ? ''
        : ` Solange führt ${whom(hero)}, wer ${whom(keeper)} spielt, für die Hälfte der Punkte.`;
    return `Die Axt wechselt die Hand. „Wer erzählt jetzt?“ – „Ich, und ich schone keinen.“ Diese Begegnung leitet, wem ${who(hero)} gehört.${meanwhile}`;
  },
  earned: ({ points, gained }) =>
    `Wer leitet, hat ${n.points(points)} gewonnen, zusammen ${n.points(gained)}.`,
  permitted: ({ leave }) =>
    leave
      ? 'Wer leitet, erlaubt seinem Helden, sich aus diesem Kampf herauszuhalten.'
      : 'Wer leitet, will, dass sein Held standhält.',
  overruled: ({ hero }, { who }) => `Wem ${who(hero)} gehört, der will es nicht: Es unterbleibt.`,
  silenced: () => 'Der Stellvertreter hat genug gehört: Wer leitet, schweigt von nun an über seinen Helden.',
  warned: () => 'Dort draußen regt sich etwas. Wer jetzt noch bleibt, bleibt nicht lange allein.',
  wanderersCame: ({ threat, difficulty, dice, end }, { who }) =>
    `Aus dem Dunkel kommen sie, ${lexicon.THREAT_NAMES[threat].de}, Schwierigkeit ${difficulty}: ${n.list(dice.map(({ hero, result }) => `${who(hero)} ${result}`))}. ${end === 'slaughtered' ? 'Keiner von ihnen entkommt.' : 'Sie werden verjagt.'}`,
  proposed: ({ hero, ability, deed }, { who }) =>
    `${who(hero)} will versuchen, woran niemand gedacht hat: ${n.abilities[ability]}${deed ? ` (${deedText(deed, who, 'de')})` : ''}.`,
  judged: ({ by, why }) =>
    by === null
      ? `Wer leitet, lehnt ab: ${why === null ? 'nein' : WHY[why]}.`
      : `Wer leitet, nickt: ${wayName(by, 'de')}, gegen 6.`,
  motionMade: ({ ruling, value }) => `Es wird abgestimmt. ${rulingText(ruling, value, 'de')}?`,
  voted: ({ inFavor, against, carried }) =>
    `${inFavor} dafür, ${against} dagegen: ${carried ? 'angenommen' : 'es bleibt, wie es ist'}.`,
  notesOpened: ({ number }) => `Die Notizen zur ${number}. Begegnung liegen für alle offen.`,
};

type Asked = keyof typeof asked;

const PARTING: Readonly<Record<Disposal, (whom: string) => string>> = {
  haggle: (whom) => `Darf, wer ${whom} spielt, hier für ihn kaufen und verkaufen, was ihm gehört`,
  stash: (whom) => `Darf, wer ${whom} spielt, hier verstecken, was ihm gehört`,
  give: (whom) => `Darf, wer ${whom} spielt, verschenken, was ihm gehört`,
};

export const runningQuestions: Pick<Questions, Asked> = {
  appoint: () =>
    'Wer führt deinen Helden, während du leitest?\nEr bekommt die Hälfte von dem, was dein Held gewinnt, du die andere.',
  permit: () =>
    'Darf sich dein Held aus diesem Kampf heraushalten?\nOhne dein Wort zieht er sich nicht zurück und flieht nicht; wie er kämpft, ist Sache des Stellvertreters.',
  entrust: ({ frame, whom }) =>
    `${PARTING[frame?.deed ?? 'give'](frame === null ? 'deinen Helden' : whom(frame.hero))}?\nOhne dein Wort kommt nichts von ihm in andere Hände. Es gilt für dieses eine Mal.`,
  overrule: ({ view }) => {
    const deed = deedIn(view, 'de');
    return `Dein Held will etwas tun, was einen Wurf kosten kann${deed === null ? '' : ` (${deed})`}. Lässt du ihn?\nDein Einspruch gilt für alles außer dem Kämpfen, auch wenn du schweigen musst.`;
  },
  prod: ({ view }) =>
    view.sitting?.lingering?.warned
      ? 'Sie sind gewarnt und immer noch da. Schickst du ihnen etwas?\nEs kostet sie Lebenspunkte, nie die letzten vier, und bringt ihnen nichts.'
      : 'Sie trödeln. Gibst du ihnen ein Zeichen, dass hier kein Bleiben ist?\nGehen sie gleich weiter, kommt nichts.',
  improvise: ({ frame, who }) =>
    `Was versucht ${frame === null ? 'er' : who(frame.hero)}, was niemand vorgesehen hat${frame?.deed ? ` (${deedText(frame.deed, who, 'de')})` : ''}?\nSag, wenn du willst, was und womit, und dann mit welcher Fertigkeit. Gegen 6, einmal an jedem Ort und ganz ohne Punkte.`,
  judge: ({ frame, who }) =>
    `${frame === null ? 'Jemand' : who(frame.hero)} will etwas versuchen: ${frame === null ? 'irgendetwas' : `${n.abilities[frame.ability]}${frame.deed ? ` (${deedText(frame.deed, who, 'de')})` : ''}`}. Was sagst du?\nFändest du es gerecht, wenn es dein Held wäre? Lehnst du ab, wird abgestimmt.`,
  motion: () =>
    'Welche Auslegung willst du anders haben?\nAlle stimmen ab; wer leitet, zählt doppelt. Was beschlossen ist, kommt ins Buch des Eisernen Gesetzes.',
  vote: ({ view, who }) =>
    `${matterText(view, who, 'de') ?? 'Eine Abstimmung'}?\nWer leitet, zählt doppelt und entscheidet bei Gleichstand für dieses eine Mal.`,
};

export const runningOptions: Pick<OptionLabels, Asked> = {
  appoint: {
    appoint: ({ proxy }, { all, view }) => `Wer ${all(heroesOf(view, proxy), 'accusative')} spielt`,
  },
  permit: { forbid: () => 'Nein, er hält stand', allow: () => 'Ja, wenn sein Stellvertreter will' },
  entrust: {
    forbid: () => 'Nein, er behält, was er hat',
    allow: () => 'Ja, wie sein Stellvertreter will',
  },
  overrule: { letHim: () => 'Lass ihn', forbid: () => 'Verbieten' },
  prod: { letThem: () => 'Lass sie', warn: () => 'Ein Zeichen geben', send: () => 'Etwas schicken' },
  improvise: {
    mean: ({ verb }) => capital(VERB_NAMES[verb].de),
    toThing: ({ offer }, { view }) => `Es geht um „${offeredAt(view, offer, 'de')}“`,
    toHero: ({ target }, { whom }) => `Es geht um ${whom(target)}`,
    attempt: ({ ability }) => n.abilities[ability],
    leaveIt: () => 'Nichts',
  },
  judge: {
    accept: () => 'Das ist gerecht',
    instead: ({ ability }) => `Nur mit ${n.abilities[ability]}`,
    bare: ({ first, second }) => `Nur mit ${wayName({ first, second }, 'de')}, ohne Erlerntes`,
    refuse: ({ why }) => `Nein: ${WHY[why]}`,
  },
  motion: {
    move: ({ ruling, value }) => rulingText(ruling, value, 'de'),
    leaveIt: () => 'Keine',
  },
  vote: { inFavor: () => 'Dafür', against: () => 'Dagegen', abstain: () => 'Enthaltung' },
};
