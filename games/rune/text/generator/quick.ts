// An encounter of the quick charts in words.

import type { Foe } from '../../content/foes.ts';
import type { QuickTale } from '../../rules/generating/tale.ts';
import { FOE_NAMES } from '../foes.ts';
import { PLACE_TALES } from './places.ts';
import { QUICK_FEAT_TALES } from './quick-feats.ts';
import { QUICK_TRAP_TALES } from './quick-traps.ts';
import { capital, listed } from './telling.ts';

const OTHERS: Readonly<Record<'en' | 'de', readonly [one: string, several: string]>> = {
  en: ['fetch', 'fetches'],
  de: ['Wiedergänger', 'Wiedergänger'],
};
const namesOf = (foe: Foe | 'other') => (foe === 'other' ? OTHERS : FOE_NAMES[foe]);

const PRIZES: QuickTale['prizes'] = {
  trader: {
    name: { en: 'A trader with a fire', de: 'Ein Händler mit einem Feuer' },
    how: {
      en: 'Sit down with the trader when the trap has gone off.',
      de: 'Sich zum Händler setzen, wenn die Falle zugeschnappt ist.',
    },
    more: [{ en: 'Half a day by the fire', de: 'Ein halber Tag am Feuer' }],
  },
  refuge: {
    name: { en: 'A place to heal', de: 'Ein Ort zum Heilen' },
    how: {
      en: 'Bar the door when the trap has gone off, and rest.',
      de: 'Die Tür verriegeln, wenn die Falle zugeschnappt ist, und ruhen.',
    },
    more: [],
  },
  cache: {
    name: { en: 'A hole under a stone', de: 'Ein Loch unter einem Stein' },
    how: {
      en: 'Lift the stone when the trap has gone off, and hide what you carry.',
      de: 'Den Stein heben, wenn die Falle zugeschnappt ist, und verstecken, was man trägt.',
    },
    more: [],
  },
  trials: {
    name: { en: 'The first trial', de: 'Die erste Probe' },
    how: {
      en: 'Step up when the trap has gone off.',
      de: 'Vortreten, wenn die Falle zugeschnappt ist.',
    },
    more: [
      { en: 'The second trial', de: 'Die zweite Probe' },
      { en: 'The third trial', de: 'Die dritte Probe' },
    ],
  },
  treasure: {
    name: { en: 'A chest', de: 'Eine Truhe' },
    how: {
      en: 'Open the chest when the trap has gone off.',
      de: 'Die Truhe öffnen, wenn die Falle zugeschnappt ist.',
    },
    more: [],
  },
  treasures: {
    name: { en: 'A dead man’s belt', de: 'Der Gürtel eines Toten' },
    how: {
      en: 'Turn the dead man over when the trap has gone off.',
      de: 'Den Toten umdrehen, wenn die Falle zugeschnappt ist.',
    },
    more: [{ en: 'What he lay on', de: 'Worauf er lag' }],
  },
  thor: {
    name: { en: 'A shrine of Thor', de: 'Ein Schrein Thors' },
    how: {
      en: 'Strike the anvil of the shrine when the trap has gone off.',
      de: 'Auf den Amboss des Schreins schlagen, wenn die Falle zugeschnappt ist.',
    },
    more: [{ en: 'Silver in the bowl', de: 'Silber in der Schale' }],
  },
  'odin-freyja': {
    name: { en: 'A shrine of Odin', de: 'Ein Schrein Odins' },
    how: {
      en: 'Hang something on the post when the trap has gone off.',
      de: 'Etwas an den Pfosten hängen, wenn die Falle zugeschnappt ist.',
    },
    more: [{ en: 'A shrine of Freyja beside it', de: 'Ein Schrein Freyjas daneben' }],
  },
  'heimdal-njord': {
    name: { en: 'A shrine of Heimdal', de: 'Ein Schrein Heimdals' },
    how: {
      en: 'Blow the horn on the post when the trap has gone off.',
      de: 'Ins Horn am Pfosten stoßen, wenn die Falle zugeschnappt ist.',
    },
    more: [{ en: 'A shrine of Njord beside it', de: 'Ein Schrein Njords daneben' }],
  },
};

const GROUNDS: QuickTale['grounds'] = {
  cover: { en: 'A low wall gives cover to five.', de: 'Eine niedrige Mauer deckt fünf.' },
  decoys: {
    en: 'Farmers have strayed in and do not know where to run.',
    de: 'Bauern haben sich hierher verirrt und wissen nicht, wohin.',
  },
  hostages: {
    en: 'Three captives kneel there, with blades at their necks.',
    de: 'Drei Gefangene knien da, mit Klingen am Hals.',
  },
  hiding: {
    en: 'Beside the entrance is a corner that nobody watches.',
    de: 'Neben dem Eingang ist ein Winkel, auf den niemand achtet.',
  },
  levels: { en: 'The ground rises in steps.', de: 'Der Boden steigt in Stufen an.' },
  slippery: { en: 'Most of the floor is wet and smooth.', de: 'Der Boden ist größtenteils nass und glatt.' },
  slopes: { en: 'Ramps lie about, as if left over.', de: 'Rampen liegen herum wie übrig geblieben.' },
  tubeStrikers: {
    en: 'From four holes in the ground something feels for warmth.',
    de: 'Aus vier Löchern im Boden tastet etwas nach Wärme.',
  },
  weirdDfn: {
    en: 'The air is slow here; a shield never comes up in time.',
    de: 'Die Luft ist träge; ein Schild kommt hier nie rechtzeitig hoch.',
  },
  weirdAtk: {
    en: 'Every blade here wants to go where it is pointed.',
    de: 'Jede Klinge will hier dorthin, wohin sie zeigt.',
  },
  weirdDam: { en: 'Iron weighs more here than elsewhere.', de: 'Eisen wiegt hier mehr als anderswo.' },
  weirdSoak: {
    en: 'Skin feels thin here, and so does mail.',
    de: 'Die Haut ist hier dünn, und das Kettenhemd auch.',
  },
};

export const QUICK_TALE: QuickTale = {
  name: (foe) => ({
    en: `In a hurry: ${namesOf(foe).en[1]}`,
    de: `In Eile: ${namesOf(foe).de[1]}`,
  }),
  concept: {
    en: 'Made in a hurry, by the charts: two places with traps and something to win, and then a fight.',
    de: 'In Eile gemacht, nach den Tabellen: zwei Orte mit Fallen und etwas zu gewinnen, und dann ein Kampf.',
  },
  places: PLACE_TALES,
  summary: listed,
  traps: QUICK_TRAP_TALES,
  feats: QUICK_FEAT_TALES,
  prizes: PRIZES,
  grounds: GROUNDS,
  hiding: {
    name: { en: 'The unwatched corner', de: 'Der unbewachte Winkel' },
    sight: GROUNDS.hiding,
    closer: {
      en: 'If all of you get there unheard, they will not know what strikes them.',
      de: 'Wenn ihr alle ungehört dorthin kommt, wissen sie nicht, was über sie kommt.',
    },
  },
  spoils: {
    name: { en: 'What the slain carry', de: 'Was die Erschlagenen bei sich tragen' },
    how: { en: 'Search the slain.', de: 'Die Erschlagenen durchsuchen.' },
  },
  follows: ({ en, de }) => ({
    en: `It comes to whoever has won “${en}”.`,
    de: `Es fällt dem zu, der „${de}“ gewonnen hat.`,
  }),
  foes: (foe) => ({ en: capital(namesOf(foe).en[0]), de: namesOf(foe).de[0] }),
  foesStand: (foe, several) => {
    const at = several ? 1 : 0;
    return {
      en: several ? `Your foes are ${namesOf(foe).en[at]}.` : `Your foe: ${namesOf(foe).en[at]}.`,
      de: several ? `Eure Gegner: ${namesOf(foe).de[at]}.` : `Euer Gegner: ${namesOf(foe).de[at]}.`,
    };
  },
  creature: {
    name: 'Fylgja',
    description:
      'A shape that looks like one whom you know. / Eine Gestalt, die jemandem gleicht, den ihr kennt.',
    trait: 'Nothing about it is special. / Nichts an ihr ist besonders.',
  },
};
