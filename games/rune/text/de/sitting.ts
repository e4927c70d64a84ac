// Was in einer Sitzung zwischen den Kämpfen erzählt und gefragt wird.

import { isBlank } from '../../documents/encounter/words.ts';
import type { OptionLabels, Questions } from '../catalogue.ts';
import type { SittingLog } from '../en/sitting.ts';
import { said } from '../encounter.ts';
import { thingAt } from '../interlude.ts';
import { itemName } from '../items/index.ts';
import * as lexicon from '../lexicon.ts';
import type { Liked } from '../sitting.ts';
import { askedHero, likedIn, offeredAt, ownIn, rollIn, tornAt, unended, waysIn } from '../sitting.ts';
import { names as n } from './names.ts';

/** „Klettern oder Springen“ */
const ways = (all: readonly (keyof typeof ROLLED)[]): string => all.map((one) => ROLLED[one]).join(' oder ');
const ROLLED = { ...n.rolls, init: 'Initiative', atk: 'Angriff', dfn: 'Abwehr' } as const;

const CALLED = {
  standard: 'Alle würfeln',
  singular: 'Einer würfelt für alle',
  noFault: 'Wer will, würfelt, und ein Erfolg genügt',
  rush: 'Nur einer darf würfeln',
  scramble: 'Wer will, würfelt, jeder für sich',
  dogpile: 'Wer will, würfelt, und keiner darf scheitern',
  weakLink: 'Alle würfeln, und keiner darf scheitern',
  lineOfDoom: 'Alle würfeln der Marschordnung nach',
  domino: 'Alle würfeln, und wer scheitert, reißt den Nächsten mit',
} as const;

/** Was man außer dem Wurf selbst noch tun kann, wenn man will. */
const asking = (about: Liked, who: string): string =>
  ({
    initiative: `Würfelt ${who} dafür auf Initiative?\nWer es tut, ist danach an der Reihe, und mit mehr als 20 mehr als einmal in der Runde. Alle anderen folgen in der Marschordnung.`,
    relief: `Löst ${who} ab?\nVon nun an wehrt ${who} es Runde um Runde an Stelle des anderen ab.`,
    haggle: `Feilscht ${who} mit?\nAlle würfeln, und wer am schlechtesten abschneidet, bestimmt den Preis. Wer den Händler übertrifft, bekommt Punkte dafür.`,
    rescue: `Springt ${who} hinein, um den Ertrinkenden herauszuholen?\nEin Wurf auf Raufen packt ihn, einer auf Schwimmen bringt ihn ans Ufer, und wer nicht schwimmen kann, geht selbst unter. Ein Seil hilft, das jemand hält, der am Ufer bleibt.`,
  })[about];
const WILLING = {
  roll: 'Würfeln',
  initiative: 'Auf Initiative würfeln',
  relief: 'Ablösen',
  haggle: 'Mitfeilschen',
  rescue: 'Hineinspringen',
} as const;

export const sittingLog: SittingLog = {
  encounterBegan: ({ number, name, heroes }, { all }) =>
    `Begegnung ${number}: ${said(name, 'de')}. Es ziehen aus: ${all(heroes)}.`,
  narrated: ({ title, location, narration }) => {
    const place = isBlank(location) ? '' : ` (${said(location, 'de')})`;
    return `${said(title, 'de')}${place}. ${said(narration, 'de')}`.trim();
  },
  inspected: ({ what, inspection }) => {
    const at = what === null ? 'Genauer umgesehen' : `Genauer betrachtet (${unended(said(what, 'de'))})`;
    return isBlank(inspection) ? `${at}: Mehr ist nicht zu sehen.` : `${at}: ${said(inspection, 'de')}`;
  },
  touched: ({ hero, what }, { who }) => `${who(hero)} wagt es: ${said(what, 'de')}`,
  tookLead: ({ hero }, { who }) => `${who(hero)} geht voran.`,
  cameUpon: ({ name }) => `${said(name, 'de')}.`,
  called: ({ kind, with: by, difficulty }) => `${CALLED[kind]}: ${ways(by)} gegen ${difficulty}.`,
  volunteered: ({ heroes }, { all }) =>
    heroes.length === 1 ? `${all(heroes)} will es versuchen.` : `${all(heroes)} wollen es versuchen.`,
  elbowed: ({ winner }, { who }) => `${who(winner)} drängt die anderen beiseite.`,
  attempted: ({ hero, with: by, and, total, difficulty, success }, { who }) =>
    `${who(hero)} würfelt auf ${ROLLED[by]}${and ? ` und ${ROLLED[and]}` : ''}, ${total} gegen ${difficulty}: ${success ? 'geschafft' : 'vergebens'}.`,
  stricken: ({ hero, name }, { whom }) => `Es trifft ${whom(hero)}: ${said(name, 'de')}.`,
  swayed: ({ hero, by }, { who }) =>
    hero === null
      ? `Was als Nächstes kommt, ist um ${by} besser vorbereitet.`
      : `${who(hero)} ist dadurch um ${Math.abs(by)} ${by > 0 ? 'besser' : 'schlechter'}.`,
  swayOver: ({ hero, by }, { who }) =>
    `${who(hero)} hat es hinter sich: nicht mehr um ${Math.abs(by)} ${by > 0 ? 'besser' : 'schlechter'}.`,
  found: ({ hero, items }, { who }) =>
    `${who(hero)} findet ${n.list(items.map((item) => itemName(item, 'de')))}.`,
  claimed: ({ hero, item }, { who }) => `${who(hero)} nimmt ${itemName(item, 'de')}.`,
  sheltered: ({ time }) => `Ein sicherer Ort. Sie rasten: ${lexicon.HEALING_TIME_NAMES[time].de}.`,
  atShrine: ({ god }) => `Ein Schrein, geweiht von alters her: ${n.gods[god]}.`,
  recovered: ({ hero }, { who }) => `${who(hero)} erholt sich.`,
  background: ({ title, background }) =>
    `Was dahintersteckte (${said(title, 'de')}): ${said(background, 'de')}`,
  encounterEnded: ({ number }) => `Begegnung ${number} ist vorbei.`,
  banked: ({ hero, points, gained }, { who }) =>
    `${who(hero)} hat ${n.points(points)} gewonnen, zusammen ${n.points(gained)}.`,
  sittingEnded: () => 'Die Helden sind daheim.',
};

export const sittingQuestions: Pick<Questions, 'room' | 'volunteer' | 'claim'> = {
  room: ({ all, view, seat }) =>
    `Was ${ownIn(view, seat).length === 1 ? 'tut' : 'tun'} ${all(ownIn(view, seat))} hier?\nWer etwas tut, gibt allen anderen noch eine Gelegenheit. Wollen alle weiter, bleibt zurück, was hier noch ist.`,
  volunteer: ({ view, seat, who, frame }) => {
    const hero = askedHero(frame, seat);
    if (frame?.about !== undefined) return asking(frame.about, hero === null ? 'jemand' : who(hero));
    const roll = rollIn(view);
    return `Würfelt ${hero === null ? 'jemand' : who(hero)}?${roll === null ? '' : `\n${CALLED[roll.type]}: ${ways(waysIn(roll))}.`}`;
  },
  claim: ({ view, frame, who }) =>
    `Was nimmt ${frame === null ? 'der Nächste' : who(frame.hero)}?\nEiner nach dem anderen nimmt etwas. Was keiner will, behält, wer es gefunden hat. ${n.list((view.sitting?.hoard ?? []).map(({ item }) => itemName(item, 'de')))}.`,
};

export const sittingOptions: Pick<OptionLabels, 'room' | 'volunteer' | 'claim'> = {
  room: {
    touch: ({ hero, offer }, { who, view }) => `${who(hero)}: ${offeredAt(view, offer, 'de')}`,
    inspect: ({ offer }, { view }) =>
      offer === undefined ? 'Genau umsehen' : `Genauer ansehen: ${offeredAt(view, offer, 'de')}`,
    treat: ({ hero, target }, { who, whom }) =>
      hero === target ? `${who(hero)}: eigene Wunden versorgen` : `${who(hero)}: ${whom(target)} versorgen`,
    lead: ({ hero }, { who }) => `${who(hero)}: vorangehen`,
    drink: ({ hero, thing }, { who, view }) => `${who(hero)}: ${thingAt(view, hero, thing, 'de')} trinken`,
    goOn: () => 'Weiter',
    improvise: ({ hero }, { who }) => `${who(hero)}: etwas Unvorhergesehenes versuchen`,
    dispute: () => 'Über eine Auslegung abstimmen lassen',
    silence: () => 'An den, der leitet: kein Wort mehr über deinen Helden',
    mend: ({ hero, target, thing }, { who, view }) =>
      `${who(hero)}: ausbessern (${who(target)}, ${tornAt(view, target, thing, 'de')})`,
  },
  volunteer: {
    roll: (_, { view }) => WILLING[likedIn(view) ?? 'roll'],
    leaveIt: () => 'Lassen',
  },
  claim: {
    take: ({ thing }, { view }) => {
      const item = view.sitting?.hoard[thing]?.item;
      return `${item === undefined ? 'Es' : itemName(item, 'de')} nehmen`;
    },
    pass: () => 'Nichts mehr',
  },
};
