// What the heroes of the gallery are, and what they are good at.

import type { Named } from '@skald/text';
import type { GalleryId } from '../documents/hero/builds/index.ts';

interface BuildWords {
  /** What somebody like that is called. */
  readonly kind: Named;
  readonly about: Named;
}

export const BUILD_WORDS: Readonly<Record<GalleryId, BuildWords>> = {
  ragnar: {
    kind: { en: 'Axeman', de: 'Axtkämpfer' },
    about: {
      en: 'Strong, tough and sure of hand: his axe settles most arguments.',
      de: 'Stark, zäh und sicher im Hieb: Seine Axt schlichtet die meisten Händel.',
    },
  },
  gunnhild: {
    kind: { en: 'Shield-maiden', de: 'Schildmaid' },
    about: {
      en: 'Hard to hit behind her round shield, and she dresses wounds after the fight.',
      de: 'Hinter ihrem Rundschild schwer zu treffen; nach dem Kampf verbindet sie die Wunden.',
    },
  },
  hrolf: {
    kind: { en: 'Archer', de: 'Bogenschütze' },
    about: {
      en: 'Sees far, shoots well and runs fast; whoever reaches him meets his fists.',
      de: 'Sieht weit, schießt gut und läuft schnell; wer ihn erreicht, bekommt seine Fäuste zu spüren.',
    },
  },
  knut: {
    kind: { en: 'Flail-fighter', de: 'Flegelkämpfer' },
    about: {
      en: 'Nobody hits more surely; he had better, for a flail parries little.',
      de: 'Niemand trifft sicherer; das muss er auch, denn ein Flegel wehrt wenig ab.',
    },
  },
  thorfinn: {
    kind: { en: 'Spearman', de: 'Speerkämpfer' },
    about: {
      en: 'Throws one spear and stands with the other: strikes early, and whoever charges him rues it.',
      de: 'Wirft den einen Speer und steht mit dem anderen: schlägt früh zu, und wer ihn anstürmt, bereut es.',
    },
  },
  bersi: {
    kind: { en: 'Berserk', de: 'Berserker' },
    about: {
      en: 'Takes more blows than anybody else, and pays each back with the maul.',
      de: 'Steckt mehr Schläge ein als jeder andere und zahlt jeden mit dem Hammer zurück.',
    },
  },
  gorm: {
    kind: { en: 'Brawler', de: 'Raufbold' },
    about: {
      en: 'Needs no weapon: he grabs, holds and throws, and stones will do from afar.',
      de: 'Braucht keine Waffe: Er packt, hält und wirft; auf die Ferne tun es Steine.',
    },
  },
  groa: {
    kind: { en: 'Healer', de: 'Heilerin' },
    about: {
      en: 'Gets comrades back on their feet in the midst of a fight, and holds her own beside them.',
      de: 'Bringt Gefährten mitten im Kampf wieder auf die Beine und hält neben ihnen stand.',
    },
  },
  ketil: {
    kind: { en: 'Shield wall', de: 'Schildwall' },
    about: {
      en: 'Mail and kite shield: slow to begin, hardly to be hit, and harder to be hurt.',
      de: 'Kettenhemd und Langschild: kommt spät zum Zug, ist kaum zu treffen und noch schwerer zu verletzen.',
    },
  },
  hild: {
    kind: { en: 'Two axes', de: 'Zwei Äxte' },
    about: {
      en: 'An axe in each hand: strikes before all others, often twice, and must not wait for the answer.',
      de: 'Eine Axt in jeder Hand: schlägt vor allen anderen zu, oft zweimal, und sollte die Antwort nicht abwarten.',
    },
  },
  snorri: {
    kind: { en: 'Quick knife', de: 'Flinkes Messer' },
    about: {
      en: 'Quick, quiet and seldom where the blow falls; what he lacks is blood to lose.',
      de: 'Flink, leise und selten dort, wo der Hieb hinfällt; nur zu bluten hat er wenig.',
    },
  },
  vigfus: {
    kind: { en: 'Rider', de: 'Reiter' },
    about: {
      en: 'Born to the saddle: on foot a fair spearman, on the horse that he saves for a terror.',
      de: 'Im Sattel zu Hause: zu Fuß ein guter Speerkämpfer, auf dem Pferd, für das er spart, ein Schrecken.',
    },
  },
  hrefna: {
    kind: { en: 'Hunter', de: 'Jägerin' },
    about: {
      en: 'Follows any trail, shoots from cover, and wards off with the staff what comes too near.',
      de: 'Folgt jeder Fährte, schießt aus der Deckung und wehrt mit dem Stab ab, was zu nahe kommt.',
    },
  },
  ari: {
    kind: { en: 'Scout', de: 'Späher' },
    about: {
      en: 'Finds traps, opens locks and reads runes; two short blades for those who surprise him.',
      de: 'Findet Fallen, öffnet Schlösser und liest Runen; zwei kurze Klingen für den, der ihn überrascht.',
    },
  },
  astrid: {
    kind: { en: 'Leader', de: 'Anführerin' },
    about: {
      en: 'People listen to her, foes remember her, and the broadsword does the rest.',
      de: 'Man hört auf sie, Feinde vergessen sie nicht, und das Breitschwert tut das Übrige.',
    },
  },
  osk: {
    kind: { en: 'Axe-thrower', de: 'Axtwerferin' },
    about: {
      en: 'Axe and spear fly before the lines meet, and her shield is never lowered.',
      de: 'Axt und Speer fliegen, ehe die Reihen aufeinandertreffen, und der Schild sinkt nie.',
    },
  },
};
