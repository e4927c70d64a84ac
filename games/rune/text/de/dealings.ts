// Was von Fallen im Kampf, Ausrüstung, Handel, Schreinen, Verstecken, Geschenken und vom Heimweg erzählt und gefragt wird.

import type { OptionLabels, Questions } from '../catalogue.ts';
import type { DealingsLog } from '../en/dealings.ts';
import { said } from '../encounter.ts';
import { itemName } from '../items/index.ts';
import { batteredName } from '../ledger.ts';
import { giftsAt, goodAt, hiddenAt, presentAt, wareAt } from '../sitting.ts';
import { names as n } from './names.ts';

export const dealingsLog: DealingsLog = {
  workedOn: ({ hero, have, need }, { who }) => `${who(hero)} kommt voran: ${have} von ${need}.`,
  quelled: ({ by, hero, name }, { who, whom }) =>
    hero === null || hero === by
      ? `${who(by)} macht dem ein Ende: ${said(name, 'de')}.`
      : `${who(by)} befreit ${whom(hero)} davon: ${said(name, 'de')}.`,
  battered: ({ hero, thing, by, lost }, { who }) => {
    const what = `${who(hero)}, Ausrüstung (${batteredName(thing, 'de')})`;
    if (lost) return `${what}: zerstört.`;
    return by === 0 ? `${what}: wieder wie neu.` : `${what}: mitgenommen, jetzt um ${by} schlechter.`;
  },
  spoiled: ({ hero, item, is }, { who }) => {
    const what = `${who(hero)}, Habe: ${itemName(item, 'de')}`;
    return is === null ? `${what} ist verdorben.` : `${what} ist jetzt: ${itemName(is, 'de')}.`;
  },
  mendingFailed: ({ by }, { who }) => `${who(by)} bekommt es nicht wieder hin.`,
  spokeUp: ({ hero, total, against }, { who }) =>
    `${who(hero)} redet beim Preis mit, ${total} gegen ${against}.`,
  priceNamed: ({ hero, total, against, silver }, { who }) =>
    `${who(hero)} feilscht, ${total} gegen ${against}: Der Preis ist ${silver} Unzen Silber.`,
  dealt: ({ hero, item, silver, bought }, { who }) =>
    `${who(hero)} ${bought ? 'kauft' : 'verkauft'} ${itemName(item, 'de')} für ${silver} Unzen Silber.`,
  worshipped: ({ hero, god, gift, points }, { who }) =>
    `${who(hero)} opfert für ${n.points(points)} am Schrein (${n.gods[god]}): ${gift === null ? 'Selbst der Tod soll nicht alles nehmen' : n.gift(gift)}.`,
  spurned: ({ hero }, { who }) => `Die Götter der Heimat verübeln es: ${who(hero)} wird es spüren.`,
  stashed: ({ hero, item }, { who }) => `${who(hero)} lässt im Versteck: ${itemName(item, 'de')}.`,
  cacheHidden: ({ by, total, bonus }, { who }) =>
    bonus > 0
      ? `${who(by)} verbirgt es gut (${total}): um ${bonus} leichter wiederzufinden.`
      : `${who(by)} verbirgt es, so gut es geht (${total}).`,
  cacheOpened: ({ by, total, difficulty, found, where }, { who }) =>
    `${who(by)} sucht das Versteck (${said(where, 'de')}), ${total} gegen ${difficulty}: ${found ? 'Alles ist noch da' : 'Es ist für immer verloren'}.`,
  presented: ({ hero, item }, { who }) => `${who(hero)} verschenkt ${itemName(item, 'de')}.`,
  awoke: ({ hero, item }, { who }) => `${who(hero)}, Habe: ${itemName(item, 'de')} erwacht wieder.`,
  wayKnown: ({ bonus }) =>
    `Es gibt einen Grund, danach heimzukehren${bonus > 0 ? `, und der Weg ist um ${bonus} leichter zu finden` : ''}.`,
  wentHome: ({ home }) =>
    home
      ? 'Sie finden heim, laden ab und brechen wieder auf.'
      : 'Sie finden nicht heim und ziehen weiter, wie sie sind.',
};

export const dealingsQuestions: Pick<Questions, 'haggle' | 'settlePrice' | 'worship' | 'stash' | 'give'> = {
  haggle: ({ frame, who }) =>
    `Womit handelt ${frame === null ? 'der Nächste' : who(frame.hero)}?\nUm jedes Ding wird für sich gefeilscht, und nur einmal.`,
  settlePrice: ({ frame, who }) =>
    `Ist ${frame === null ? 'der Nächste' : who(frame.hero)} mit ${frame?.silver ?? 0} Unzen Silber einverstanden?\nWer schlechter feilscht, darf es lassen.`,
  worship: ({ frame, who }) =>
    `Worum bittet ${frame === null ? 'der Nächste' : who(frame.hero)} am Schrein${frame === null ? '' : ` (${n.gods[frame.god]})`}?\nGaben dieser Gottheit kosten hier weniger.`,
  stash: ({ frame, who }) =>
    `Was lässt ${frame === null ? 'der Nächste' : who(frame.hero)} hier?\nWas versteckt ist, wiegt nichts und wird auf dem Heimweg geholt, wenn man es findet.`,
  give: ({ frame, who }) =>
    `Was verschenkt ${frame === null ? 'der Nächste' : who(frame.hero)}?\nDas größte Geschenk bringt am meisten.`,
};

export const dealingsOptions: Pick<OptionLabels, 'haggle' | 'settlePrice' | 'worship' | 'stash' | 'give'> = {
  haggle: {
    buyOne: ({ ware }, { view }) => `Kaufen: ${wareAt(view, ware, 'de')}`,
    sellOne: ({ ware }, { view }) => `Verkaufen: ${goodAt(view, ware, 'de')}`,
    leave: () => 'Nicht weiter handeln',
  },
  settlePrice: { agree: () => 'Einverstanden', refuse: () => 'Lassen' },
  worship: {
    insure: ({ act: _ }, { view }) => `Todesversicherung (${giftsAt(view, null)})`,
    buy: ({ gift }, { view }) => `${n.gift(gift)} (${giftsAt(view, gift)})`,
    leave: () => 'Nichts mehr',
  },
  stash: {
    hide: ({ thing }, { view }) => `Verstecken: ${hiddenAt(view, thing, false, 'de')}`,
    hideFound: ({ thing }, { view }) => `Vom Fund verstecken: ${hiddenAt(view, thing, true, 'de')}`,
    leave: () => 'Nichts mehr',
  },
  give: {
    present: ({ thing }, { view }) => `Schenken: ${presentAt(view, thing, 'de')}`,
    nothing: () => 'Nichts',
  },
};
