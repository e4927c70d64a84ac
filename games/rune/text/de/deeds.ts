import type { MarkKind } from '../../rules/hooks/mark.ts';
import type { DeedWords } from '../en/deeds.ts';
import type { Naming } from '../naming.ts';
import { names as n } from './names.ts';

const whom = (target: string | null, naming: Naming): string =>
  target === null ? 'jemanden' : naming.whom(target);
const toWhom = (target: string | null, naming: Naming): string =>
  target === null ? 'jemandem' : naming.toWhom(target);

export const deeds: DeedWords = {
  told: {
    finish: (who, target, naming) => `${who} macht ${toWhom(target, naming)} ein Ende.`,
    leap: (who) => `${who} setzt zum Sprung an.`,
    net: (who, target, naming) => `${who} wirft das Stachelnetz nach ${toWhom(target, naming)}.`,
    breakFree: (who) => `${who} zerrt am Netz.`,
    overturn: (who, target, naming) => `${who} versucht ${whom(target, naming)} umzudrehen.`,
    charge: (who, target, naming) => `${who} stürmt auf ${whom(target, naming)} los.`,
    tend: (who, target, naming) => `${who} versucht ${whom(target, naming)} zu wecken.`,
    chant: (who) => `${who} singt.`,
    dress: (who) => `${who} rafft Kleider und Waffen zusammen.`,
  },
  offered: {
    finish: (target, naming) => `${toWhom(target, naming)} ein Ende machen`,
    leap: () => 'Über alle Köpfe springen',
    net: (target, naming) => `Das Stachelnetz nach ${toWhom(target, naming)} werfen`,
    breakFree: () => 'Sich aus dem Netz reißen',
    overturn: (target, naming) => `${whom(target, naming)} auf den Rücken drehen`,
    charge: (target, naming) => `Von weitem auf ${whom(target, naming)} losstürmen`,
    tend: (target, naming) => `${whom(target, naming)} zu sich bringen`,
    chant: () => 'Den Zauber singen',
    dress: () => 'Kleider und Waffen zusammenraffen',
  },
  marked: {
    downed: (who) => `${who} liegt da, ist aber nicht erledigt.`,
    recovering: (who) => `${who} erholt sich von jetzt an von selbst.`,
    netted: (who) => `${who} sitzt im Stachelnetz fest.`,
    stunned: (who) => `${who} ist benommen.`,
    unconscious: (who) => `${who} wird niedergeschlagen.`,
    frozen: (who) => `${who} erstarrt.`,
    overturned: (who) => `${who} liegt auf dem Rücken.`,
    pinned: (who) => `${who} liegt unter dem Leib des anderen.`,
    buried: (who) => `${who} liegt unter dem Kadaver begraben.`,
    maimed: (who) => `${who} hat einen Fangarm verloren.`,
  },
  unmarked: {
    downed: (who) => `${who} steht wieder auf.`,
    netted: (who) => `${who} ist aus dem Netz heraus.`,
    unconscious: (who) => `${who} kommt zu sich.`,
    frozen: (who) => `${who} rührt sich wieder.`,
    pinned: (who) => `${who} kommt unter dem anderen hervor.`,
    buried: (who) => `${who} ist unter dem Kadaver hervorgekrochen.`,
    chanting: (who) => `${who} singt nicht mehr.`,
  },
  otherwise: {
    marked: (who, mark) => `${who}: ${n.marks[mark as MarkKind]}.`,
    unmarked: (who, mark) => `${who}: ${n.marks[mark as MarkKind]}, das ist vorbei.`,
  },
};
