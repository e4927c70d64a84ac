// Journeys in German.

import type { CounterId, Item } from '../../content/index.ts';
import type { Journey, TravelWords } from '../saga/words.ts';
import { cases, names as n } from './names.ts';
import { gold } from './saga-numbers.ts';

const who = (ids: readonly CounterId[]): string => n.list(ids.map(n.short));
const leader = ({ travellers }: Journey): string => n.short(travellers[0]!);
const verb = (ids: readonly unknown[], one: string, many: string): string => (ids.length === 1 ? one : many);
/** „, und Ivar kam mit“ */
const company = ({ travellers }: Journey): string =>
  travellers.length > 1
    ? `, und ${who(travellers.slice(1))} ${verb(travellers.slice(1), 'kam', 'kamen')} mit`
    : '';
const by = ({ via }: Journey): string => (via ? ` über ${cases.areaAccusative(via)}` : '');
const thing = (item: Item | null): string => (item ? n.theItem(item) : 'etwas unter dem Mantel');
const price = (item: Item | null, marks: number): string =>
  item ? n.theItem(item) : marks > 0 ? gold(marks) : 'etwas in einem Sack';

export const travel: TravelWords = {
  byLand: [
    (j) => `${leader(j)} zog${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `${leader(j)} ritt ${n.from(j.from)} ${n.to(j.to)}${company(j)}.`,
    (j) => `${leader(j)} brach auf und kam${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `Der Weg führte ${who(j.travellers)}${by(j)} ${n.to(j.to)}.`,
    (j) => `${leader(j)} hatte ${n.at(j.to)} zu tun und ging${by(j)} dorthin${company(j)}.`,
    (j) => `Zu Fuß und ohne Eile kam ${leader(j)}${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `${leader(j)} folgte dem Viehweg${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `${n.at(j.to)} schlugen die Hunde an: ${leader(j)} war${by(j)} gekommen${company(j)}.`,
  ],
  bySea: [
    (j) => `${leader(j)} segelte${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `${leader(j)} stach in See und kam${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `Mit gutem Wind fuhr ${leader(j)}${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `${who(j.travellers)} ${verb(j.travellers, 'nahm', 'nahmen')} das Schiff${by(j)} ${n.to(j.to)}.`,
    (j) => `${leader(j)} ließ das Schiff rüsten und steuerte${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `Noch vor Tag saß man an den Riemen, und ${leader(j)} kam${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `Auf die Flut wartete ${leader(j)} nicht und lief${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `Es regnete den ganzen Weg, doch ${leader(j)} kam${by(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `Möwen folgten dem Schiff von ${leader(j)}${by(j)} ${n.to(j.to)}.`,
    (j) => `${n.at(j.to)} sah man ein Segel, und es gehörte ${leader(j)}${company(j)}.`,
    (j) =>
      `${leader(j)} ging ${n.from(j.from)} aufs Wasser und hielt erst ${n.at(j.to)} wieder an${company(j)}.`,
  ],
  nearby: [
    (j) => `${leader(j)} ging hinüber ${n.to(j.to)}${company(j)}.`,
    (j) => `Weit kam ${leader(j)} nicht: ${n.from(j.from)} ${n.to(j.to)}${company(j)}.`,
    (j) => `${leader(j)} wechselte ${n.to(j.to)}${company(j)}.`,
    (j) => `Für ${leader(j)} war es nur ein Schritt ${n.to(j.to)}${company(j)}.`,
    (j) => `Ein Tagesmarsch brachte ${leader(j)} ${n.to(j.to)}${company(j)}.`,
    (j) => `${leader(j)} sah über die Grenze und war bald ${n.at(j.to)}${company(j)}.`,
  ],
  jarls: [
    ({ lord, moves }) =>
      `Von den Jarlen, die ${lord.name} dienten, ${moves.length === 1 ? 'ging' : 'gingen'} ${n.list(moves.map((m) => `${n.short(m.id)} ${n.to(m.to)}`))}.`,
    ({ lord, moves }) =>
      `${lord.name} schickte ${n.list(moves.map((m) => `${n.short(m.id)} ${n.to(m.to)}`))}.`,
    ({ moves }) =>
      `Auf Befehl ${moves.length === 1 ? 'ging' : 'gingen'} ${n.list(moves.map((m) => `${n.short(m.id)} ${n.to(m.to)}`))}.`,
    ({ lord, moves }) =>
      `${lord.name} sagte ein Wort, und es ${moves.length === 1 ? 'machte' : 'machten'} sich auf: ${n.list(moves.map((m) => `${n.short(m.id)} ${n.to(m.to)}`))}.`,
    ({ lord, moves }) =>
      `Nicht alle blieben bei ${lord.name}: ${n.list(moves.map((m) => `${n.short(m.id)} zog ${n.to(m.to)}`))}.`,
    ({ moves }) =>
      `Anderswo ${moves.length === 1 ? 'war' : 'waren'} unterwegs: ${n.list(moves.map((m) => `${n.short(m.id)} ${n.to(m.to)}`))}.`,
  ],
  rode: [
    ({ rider, riders }) =>
      `${rider.name} sattelte Freyfaxi${riders.length > 0 ? ` und ließ ${who(riders)} mit aufsitzen` : ''}.`,
    ({ rider, riders }) =>
      `Diesmal trug Freyfaxi ${rider.name}${riders.length > 0 ? ` und dazu noch ${who(riders)}` : ''}.`,
    ({ rider }) => `Nachts hörte man Hufe: ${rider.name} ritt Freyfaxi.`,
  ],
  faxiGone: [
    () => 'Nach diesem Ritt lief Freyfaxi in die Berge und ließ sich nicht mehr fangen.',
    () => 'Drei Ritte waren ausgemacht gewesen. Einen vierten gab es nicht.',
  ],
  handedOver: [
    ({ hero, jarls, marks }) =>
      `Dort ${verb(jarls, 'übergab', 'übergaben')} ${who(jarls)} ${gold(marks)} an ${hero.name}.`,
    ({ hero, jarls, marks }) => `Unterwegs traf ${hero.name} auf ${who(jarls)} und bekam ${gold(marks)}.`,
    ({ hero, jarls, marks }) =>
      `${who(jarls)} ${verb(jarls, 'hatte', 'hatten')} ${gold(marks)} für ${hero.name} verwahrt und ${verb(jarls, 'gab', 'gaben')} es heraus, ohne dass man zweimal fragen musste.`,
  ],
  took: [
    (t) => `${n.at(t.area)} fand ${t.who.who} ${n.list(t.items.map(n.theItem))} im Gras.`,
    (t) => `Dort hob ${t.who.name} ${n.list(t.items.map(n.theItem))} auf.`,
    (t) =>
      `Noch immer ${verb(t.items, 'lag', 'lagen')} ${n.at(t.area)} ${n.list(t.items.map(n.theItem))}; ${t.who.name} fand das schade und griff zu.`,
    (t) =>
      `Was ${n.at(t.area)} lag, lag da nicht mehr, als ${t.who.name} vorüber war: ${n.list(t.items.map(n.theItem))}.`,
  ],
  lent: [
    ({ giver, taker, item }) => `${n.short(giver)} gab ${n.short(taker)} ${thing(item)} zum Gebrauch.`,
    ({ giver, taker, item }) => `Von ${n.short(giver)} bekam ${n.short(taker)} ${thing(item)}.`,
    ({ giver, taker, item }) =>
      `${n.short(giver)} meinte, ${n.short(taker)} könne mit dem Ding mehr anfangen, und gab es her: ${thing(item)}.`,
  ],
  traded: [
    ({ who: w, dragon, item, marks }) =>
      `${w.name} hängte ${cases.dative(dragon)} das Brosung-Halsband um und bekam ${price(item, marks)} dafür.`,
    ({ who: w, dragon, item, marks }) =>
      `Drachen lieben Gold, und für das Brosung-Halsband überließ ${n.short(dragon)} ${w.name} ${price(item, marks)}.`,
  ],
};
