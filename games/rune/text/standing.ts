import type { Language } from '@skald/text';

/** Orders for what is asked again and again, mostly in the turns of others. */
const STANDING = {
  en: {
    plan: { question: 'The weapon named for a round', never: 'Always the one in hand' },
    opportunity: {
      question: 'Free blows at those who pass',
      never: 'Let them pass',
      always: 'Strike, without care',
    },
    resist: { question: 'Resisting a push', never: 'Give way', always: 'Resist' },
    forestall: { question: 'Pushing before a blow falls', never: 'Never push first' },
    dodge: { question: 'Dodging shots', never: 'Stand still', always: 'Dodge' },
    intercept: { question: 'Stepping into the way of those who flee', never: 'Let them run' },
    freeShot: { question: 'Free shots at those who flee', never: 'Let them run', always: 'Shoot' },
    preRoll: { question: 'Gifts before a roll', never: 'Roll without them', always: 'Use them' },
    reaction: { question: 'Gifts as something happens', never: 'Let it be', always: 'Use them' },
    need: { question: 'Gifts that could be bought in need', never: 'Buy none' },
    consent: { question: 'Running away together', never: 'Never agree' },
    sever: { question: 'Striking off arms', never: 'Never', always: 'Always' },
    wrest: { question: 'What those must drop whom you hold', never: 'Nothing', always: 'The weapon' },
    trade: { question: 'Foes that may trade targets', never: 'Let each keep its own' },
    permit: {
      question: 'Your hero keeping out of a fight that you run',
      never: 'Never',
      always: 'If his proxy likes',
    },
    overrule: { question: 'Your veto over your own hero', never: 'Let him', always: 'Forbid it' },
    prod: { question: 'Driving on those who linger', never: 'Let them be' },
    judge: { question: 'What the notes did not foresee', always: 'Accept it' },
  },
  de: {
    plan: { question: 'Die Waffe, die für eine Runde genannt wird', never: 'Immer die in der Hand' },
    opportunity: {
      question: 'Freie Hiebe auf Vorbeikommende',
      never: 'Ziehen lassen',
      always: 'Zuschlagen, ungezielt',
    },
    resist: { question: 'Gegenhalten im Gerangel', never: 'Nachgeben', always: 'Dagegenhalten' },
    forestall: { question: 'Einem Hieb zuvorkommen', never: 'Nie zuvorkommen' },
    dodge: { question: 'Schüssen ausweichen', never: 'Stehen bleiben', always: 'Ausweichen' },
    intercept: { question: 'Fliehenden in den Weg treten', never: 'Laufen lassen' },
    freeShot: { question: 'Freie Schüsse auf Fliehende', never: 'Laufen lassen', always: 'Schießen' },
    preRoll: { question: 'Gaben vor einem Wurf', never: 'Ohne sie würfeln', always: 'Einsetzen' },
    reaction: { question: 'Gaben, wenn etwas geschieht', never: 'Es dabei belassen', always: 'Einsetzen' },
    need: { question: 'Gaben, die man in der Not kaufen könnte', never: 'Keine kaufen' },
    consent: { question: 'Gemeinsam davonlaufen', never: 'Nie einwilligen' },
    sever: { question: 'Arme abtrennen', never: 'Nie', always: 'Immer' },
    wrest: { question: 'Was fallen lassen muss, wen du festhältst', never: 'Nichts', always: 'Die Waffe' },
    trade: { question: 'Gegner, die ihre Ziele tauschen dürfen', never: 'Jeder behält das seine' },
    permit: {
      question: 'Dein Held bleibt einem Kampf fern, den du leitest',
      never: 'Nie',
      always: 'Wenn sein Stellvertreter will',
    },
    overrule: {
      question: 'Dein Einspruch gegen deinen eigenen Helden',
      never: 'Lass ihn',
      always: 'Verbieten',
    },
    prod: { question: 'Trödelnde antreiben', never: 'Lass sie' },
    judge: { question: 'Was die Notizen nicht vorsehen', always: 'Annehmen' },
  },
} as const;

type Ordered = keyof (typeof STANDING)['en'];
const isOrdered = (kind: string): kind is Ordered => Object.hasOwn(STANDING.en, kind);

export const standingText = (kind: string, language: Language) =>
  isOrdered(kind) ? STANDING[language][kind] : null;
