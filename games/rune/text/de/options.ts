import type { Boon } from '../../content/boons.ts';
import { GIFT, type Gift } from '../../content/gifts.ts';
import type { ChoiceOf } from '../../rules/fight/choices.ts';
import { priceInNeed } from '../../rules/fight/shopping.ts';
import type { About, OptionLabels } from '../catalogue.ts';
import { offeredAt } from '../sitting.ts';
import { dealingsOptions } from './dealings.ts';
import { deeds } from './deeds.ts';
import { interludeOptions } from './interlude.ts';
import { names as n } from './names.ts';
import { runningOptions } from './runner.ts';
import { sittingOptions } from './sitting.ts';
import { tabletopOptions } from './tabletop.ts';

type Act = ChoiceOf<'act'>;
type ActOf<A extends Act['act']> = Extract<Act, { act: A }>;

const MANNERS = {
  plain: '',
  holding: ', dabei standhalten',
  weaving: ', dabei wegducken',
  berserk: ', berserk',
} as const;
const PAST = {
  guarded: ', vorsichtig am Gefährten vorbei',
  heedless: ', rücksichtslos am Gefährten vorbei',
} as const;
const inManner = (manner: ActOf<'strike'>['manner']): string => MANNERS[manner];
const spot = ({ x, y }: { x: number; y: number }, { at }: About): string => at({ x, y });

const useOf = (frame: { readonly gift: Boon } | null): string =>
  frame === null ? 'Sie einsetzen' : `„${n.gift(frame.gift)}“ einsetzen`;

const buyOf = (frame: { readonly gift: Gift } | null): string =>
  frame === null
    ? 'Sie kaufen'
    : `„${n.gift(frame.gift)}“ kaufen und einsetzen, für ${n.points(priceInNeed(frame.gift))}`;

export const options: OptionLabels = {
  plan: {
    plan: ({ form }, { actor, withWeapon }) => `${withWeapon(actor, form)} kämpfen`,
    noFight: () => 'Etwas anderes als kämpfen',
    runAway: () => 'Davonlaufen, wenn alle Helden es tun',
  },
  act: {
    strike: ({ target, form, manner, past }, { actor, whom, withWeapon }) =>
      `${whom(target)} ${withWeapon(actor, form)} schlagen${inManner(manner)}${past === undefined ? '' : PAST[past]}`,
    shoot: ({ target, form, manner }, { actor, whom, withWeapon }) =>
      `${withWeapon(actor, form)} auf ${whom(target)} schießen${inManner(manner)}`,
    grab: ({ target, how }, { whom }) =>
      how === 'hold' ? `${whom(target)} packen und festhalten` : `${whom(target)} zu Boden ringen`,
    walk: ({ means, ...to }, about) =>
      means === undefined
        ? `Nach ${spot(to, about)} gehen`
        : `Nach ${spot(to, about)} gehen, um jemand anderen anzugreifen`,
    seize: (to, about) => `Ganze Bewegung nach ${spot(to, about)}`,
    withdraw: (to, about) => `Nach ${spot(to, about)} zurückweichen`,
    flee: (to, about) => `Nach ${spot(to, about)} fliehen`,
    rush: (to, about) => `Blindlings nach ${spot(to, about)} rennen`,
    change: ({ form }, { actor, theWeapon }) =>
      `Wegstecken, was du hältst; ziehen: ${theWeapon(actor, form)}`,
    swap: (_, { actor, fighter, theWeapon }) => {
      const one = fighter(actor);
      return one === undefined || one.belt === null
        ? 'Fallen lassen, was du hältst, und vom Gürtel ziehen'
        : `${theWeapon(actor, one.hand)} fallen lassen und ${theWeapon(actor, one.belt)} ziehen`;
    },
    pickUp: ({ form }, { actor, theWeapon }) => `${theWeapon(actor, form)} aufheben`,
    contend: ({ target }, { toWhom }) => `${toWhom(target)} den Platz streitig machen`,
    engage: ({ target }, { whom }) => `${whom(target)} im Gerangel bedrängen`,
    heal: ({ target }, { actor, whom }) =>
      target === actor ? 'Die eigenen Wunden versorgen' : `${whom(target)} versorgen`,
    swim: (to, about) => `Nach ${spot(to, about)} schwimmen`,
    throwRope: ({ target }, { toWhom }) => `${toWhom(target)} ein Seil zuwerfen`,
    rescue: ({ target }, { whom }) => `${whom(target)} aus dem Wasser ziehen`,
    smother: () => 'Die Flammen ersticken',
    fendOff: () => 'Sich die Tiere vom Leib halten',
    pry: ({ target }, { actor, whom }) =>
      target === actor ? 'Die Falle aufbiegen' : `${whom(target)} aus der Falle befreien`,
    try: ({ offer, target }, { view, whom }) =>
      `${offeredAt(view, offer, 'de')}${target === undefined ? '' : ` (für ${whom(target)})`}`,
    climb: (to, about) => `Nach ${spot(to, about)} klettern`,
    leap: (to, about) => `Nach ${spot(to, about)} springen`,
    takeArm: ({ target }, { toWhom }) => `Den Arm aufheben, der ${toWhom(target)} fehlt`,
    takeShield: () => 'Den Schild aufheben',
    lightTorch: () => 'Eine Fackel anzünden',
    otherHand: () => 'Die Waffe in die andere Hand nehmen',
    dropTorch: () => 'Die Fackel fallen lassen',
    lieDown: () => 'Sich hinter die Deckung legen',
    getUp: () => 'Aufstehen',
    stunt: ({ does, x, y, target, thing }, { at, whom, thingNamed }) => {
      const where = x === undefined || y === undefined ? '' : at({ x, y });
      return {
        vantage: 'Hier einen besseren Stand suchen',
        clear: `Den Weg bei ${where} freiräumen`,
        block: `Bei ${where} etwas in den Weg stellen`,
        veil: 'Staub oder Rauch um sich aufwirbeln',
        turn: `Öffnen, schließen, anzünden, löschen oder umwerfen: ${thing === undefined ? '' : thingNamed(thing)}`,
        disarm: `Unschädlich machen: ${thing === undefined ? '' : thingNamed(thing)}`,
        disarmHastily: `Hastig unschädlich machen (−5, eine halbe Handlung): ${thing === undefined ? '' : thingNamed(thing)}`,
        distract: `${target === undefined ? '' : whom(target)} ablenken`,
      }[does];
    },
    mount: () => 'Aufsitzen',
    dismount: () => 'Absitzen',
    trample: ({ target }, { whom }) => `${whom(target)} niederreiten`,
    strikeHorse: ({ target }, { whose }) => `Nach ${whose(target)} Pferd schlagen`,
    cutDown: ({ extra }, { whom }) => `${whom(extra)} niederstrecken`,
    pullFree: ({ target }, { toWhom }) => `${toWhom(target)} die Geisel entreißen`,
    weave: () => 'Wegducken und niemanden schlagen',
    breakFree: () => 'Sich losreißen',
    release: () => 'Loslassen',
    keepHold: () => 'Festhalten',
    power: ({ does, target }, about) => deeds.offered[does](target ?? null, about),
    gift: ({ gift, target, what }, { whom }) =>
      [`„${n.gift(gift)}“`, ...(what === undefined ? [] : [n.giftWhat(gift, what)])].join(', ') +
      (target === undefined ? '' : `: ${whom(target)}`),
    shop: () => 'Eine Gabe kaufen',
    wait: () => 'Auf eine Gelegenheit warten',
    done: (_, { frame }) => (frame === null || frame.halves.length === 0 ? 'Nichts tun' : 'Den Zug beenden'),
  },
  preRoll: {
    use: (_, { frame }) => useOf(frame),
    pass: () => 'Ohne sie würfeln',
    shop: () => 'Eine Gabe kaufen',
  },
  reaction: {
    use: (_, { frame }) => useOf(frame),
    pass: () => 'Es dabei belassen',
    shop: () => 'Eine Gabe kaufen',
  },
  shop: {
    buy: ({ gift }) => `„${n.gift(gift)}“, für ${n.points(GIFT[gift].cost)}`,
    leave: () => 'Das genügt',
  },
  need: { buy: (_, { frame }) => buyOf(frame), pass: () => 'Es dabei belassen' },
  choose: {
    pick: ({ what, target, x, y }, about) =>
      [
        ...(what === undefined
          ? []
          : [about.frame === null ? `die Weise „${what}“` : n.giftWhat(about.frame.gift, what)]),
        ...(target === undefined ? [] : [about.whom(target)]),
        ...(x === undefined || y === undefined ? [] : [`nach ${about.at({ x, y })}`]),
      ].join(': ') || 'Weiter',
  },
  window: { now: () => 'Jetzt handeln', later: () => 'Weiter abwarten', shop: () => 'Eine Gabe kaufen' },
  opportunity: {
    strikeIt: () => 'Zuschlagen',
    carefully: (_, { frame }) =>
      frame?.left ? 'Gezielt zuschlagen' : 'Gezielt zuschlagen, für die nächste Aktion',
    letGo: () => 'Ziehen lassen',
    shop: () => 'Eine Gabe kaufen',
  },
  resist: {
    resist: () => 'Dagegenhalten',
    yield: () => 'Nachgeben und den Wurf aufheben',
    shop: () => 'Eine Gabe kaufen',
  },
  forestall: {
    forestall: () => 'Zuvorkommen',
    stand: () => 'Den Hieb erwarten',
    shop: () => 'Eine Gabe kaufen',
  },
  wonEngagement: {
    shove: ({ direction, paces }) => `${n.paces(paces)} zurückdrängen, nach ${n.course(direction)}`,
    shift: (to, about) => `Nach ${spot(to, about)} treten`,
    deny: () => 'Jedes Gerangel in dieser Runde verwehren',
  },
  dodge: { dodge: () => 'Ausweichen', stand: () => 'Stehen bleiben', shop: () => 'Eine Gabe kaufen' },
  moveOn: { go: (to, about) => `Nach ${spot(to, about)} weiterlaufen`, stay: () => 'Stehen bleiben' },
  leap: { land: (to, about) => `Auf ${spot(to, about)} landen`, stay: () => 'Nicht springen' },
  midLeap: {
    strikeIt: ({ target }, { whom }) => `${whom(target)} von oben schlagen`,
    pass: () => 'Im Sprung niemanden schlagen',
  },
  trade: {
    trade: ({ one, other }, { who, toWhom }) => `${who(one)} tauscht das Ziel mit ${toWhom(other)}`,
    keep: () => 'Es dabei belassen',
  },
  consent: {
    agree: () => 'Laufen',
    refuse: () => 'Bleiben und kämpfen',
  },
  intercept: {
    block: (to, about) => `Nach ${spot(to, about)} treten`,
    stay: () => 'Laufen lassen',
  },
  freeShot: {
    shootIt: () => 'Schießen',
    letGo: () => 'Ziehen lassen',
  },
  spoils: { maim: () => 'Auf 5 Lebenspunkte niederschlagen', rob: () => 'Ihm Schätze abnehmen' },
  sever: {
    sever: () => 'Abtrennen',
    spare: () => 'Es lassen',
  },
  wrest: {
    weapon: () => 'Die Waffe',
    both: () => 'Waffe und Schild',
    nothing: () => 'Nichts',
  },
  goOn: { goOn: () => 'Weitermachen', stop: () => 'Aufhören' },
  ...sittingOptions,
  ...dealingsOptions,
  ...runningOptions,
  ...tabletopOptions,
  ...interludeOptions,
};
