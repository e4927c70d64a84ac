import type { Asking } from '@skald/text';
import { fighterOf, isHero, isOnField, sheetOf } from '../../rules/fight/fighters.ts';
import { priceInNeed } from '../../rules/fight/shopping.ts';
import { freePoints } from '../../rules/fight/using.ts';
import type { Matter, Questions } from '../catalogue.ts';
import { plightOf } from '../plight.ts';
import { dealingsQuestions } from './dealings.ts';
import { interludeQuestions } from './interlude.ts';
import { names as n } from './names.ts';
import { runningQuestions } from './runner.ts';
import { sittingQuestions } from './sitting.ts';
import { tabletopQuestions } from './tabletop.ts';

/** „Ragnar auf C12, 48 von 60 Lebenspunkten, 1 Wunde, in der Hand: Wikingeraxt“ */
function standing({ view, actor, who, at, weapon }: Asking<Matter>): string {
  const one = fighterOf(view, actor);
  const { health, wounds } = plightOf(view, one);
  return [
    `${who(actor)} auf ${at(one)}`,
    ...(health === null ? [] : [`${health.hp} von ${health.of} Lebenspunkten`]),
    ...(wounds > 0 ? [n.wounds(wounds)] : []),
    `in der Hand: ${weapon(actor, one.hand)}`,
  ].join(', ');
}

function act(asking: Asking<Matter, 'act'>): string {
  const { view, actor, frame, all, who } = asking;
  const one = fighterOf(view, actor);
  const { engaged, heldBy, holds } = plightOf(view, one);
  const { half, full } = sheetOf(view, one).move;
  const ask = `${standing(asking)}. Was nun?\n`;
  if (heldBy !== null)
    return `${ask}Im Griff: ${who(heldBy)} lässt nicht los. Mach dich frei oder lass die Aktion verstreichen.`;
  if (holds !== null)
    return `${ask}Du hast jemanden im Griff: ${who(holds)}. Festhalten kostet die Aktion, loslassen nichts.`;
  if (one.fallen) return `${ask}Am Boden: 4 weniger auf Hieb und Abwehr, und kein Schritt.`;
  if (frame?.halves.includes('move'))
    return `${ask}Die halbe Bewegung ist getan. Schlag zu, wenn jemand in Reichweite ist, oder beende den Zug.`;
  if (engaged.length > 0)
    return `${ask}Im Handgemenge mit ${all(engaged, 'dative')}. Wer die Reichweite verlässt, wird geschlagen; wer zurückweicht, nicht.`;
  return `${ask}Bis zu ${n.paces(half)} und ein Hieb, oder bis zu ${n.paces(full)} und sonst nichts.`;
}

export const questions: Questions = {
  plan: ({ actor, who }) =>
    `Was hat ${who(actor)} in dieser Runde vor?\nDie genannte Waffe bestimmt die Initiative. Alle nennen ihre gleichzeitig; eine schnellere bringt später nichts mehr, eine langsamere macht dich spät.`,
  act,
  window: ({ actor, who, view }) =>
    `${who(actor)} hat abgewartet. Jetzt handeln, bei ${view.step - 1}?\nWer es nie tut, verliert die Aktion am Rundenende.`,
  opportunity: ({ frame, who, whom, toWhom, actor }) =>
    frame === null
      ? `${who(actor)} hat einen freien Hieb. Zuschlagen?`
      : `${frame.left ? `${who(frame.target)} lässt ${whom(frame.by)} stehen` : `${who(frame.target)} kommt an ${toWhom(frame.by)} vorbei`}. Ein freier Hieb?\n${frame.left ? 'Gezielt kostet er hier nichts, und die Abwehr des anderen zählt nicht.' : 'Er kostet nichts. Gezielt zählt die Abwehr des anderen nicht, aber deine nächste Aktion der Runde ist weg.'}`,
  resist: ({ frame, who, whom, actor }) =>
    frame === null
      ? `Jemand bedrängt ${whom(actor)}. Dagegenhalten?`
      : `${who(frame.by)} bedrängt ${whom(frame.target)}. Dagegenhalten?\nJeder hat einen solchen Wurf in der Runde; wer ihn nicht einsetzt, zählt 0.`,
  forestall: ({ frame, who, whom, actor }) =>
    frame === null
      ? `Jemand will ${whom(actor)} schlagen. Zuvorkommen?`
      : `${who(frame.attacker)} will ${whom(frame.target)} schlagen. Mit einem Gerangel zuvorkommen?\nWer außer Reichweite gedrängt wird, kann nur mit dem Rest der halben Bewegung zurück. Du hast einen solchen Wurf in der Runde.`,
  wonEngagement: ({ frame, who, whom, actor }) =>
    frame === null
      ? `${who(actor)} hat das Gerangel gewonnen. Was folgt daraus?`
      : `${who(frame.by)} hat ${whom(frame.target)} im Gerangel bezwungen. Was folgt daraus?\nDränge den anderen zurück, tritt an eine bessere Stelle oder verwehre ihm für diese Runde jedes Gerangel.`,
  dodge: ({ frame, who, whom, withWeapon, actor }) =>
    frame === null
      ? `Jemand schießt auf ${whom(actor)}. Ausweichen?`
      : `${who(frame.attacker)} schießt ${withWeapon(frame.attacker, frame.form)} auf ${whom(frame.target)}. Ausweichen?\nWer stehen bleibt, wird ab 6 getroffen; wer ausweicht, würfelt stattdessen, und es kostet nichts.`,
  preRoll: ({ actor, frame, who }) =>
    `${who(actor)} würfelt gleich. ${frame === null ? 'Eine Gabe einsetzen?' : `„${n.gift(frame.gift)}“ einsetzen?`}\nWas jetzt eingesetzt wird, ist verbraucht, wie auch immer der Würfel fällt.`,
  reaction: ({ actor, frame, who, whom }) =>
    frame === null
      ? `Setzt ${who(actor)} jetzt eine Gabe ein?`
      : `Setzt ${who(actor)} jetzt „${n.gift(frame.gift)}“ ein${frame.what === undefined ? '' : ` (${n.giftWhat(frame.gift, frame.what)})`}${frame.target === null ? '' : `: ${whom(frame.target)}`}?\nGefragt wird nur, wenn der Augenblick da ist.`,
  shop: ({ actor, who, view }) =>
    `Welche Gabe soll ${who(actor)} bekommen? ${n.points(freePoints(view, fighterOf(view, actor)))} sind frei.\nJe eine Stufe, sofort und für immer. Ein höheres Höchstmaß heilt nichts, und Würfel, die schon liegen, bleiben liegen.`,
  need: ({ actor, frame, who }) =>
    frame === null
      ? `In der Not eine Gabe für ${who(actor)} kaufen?`
      : `„${n.gift(frame.gift)}“ für ${who(actor)} kaufen und gleich einsetzen?\nDas kostet ${n.points(priceInNeed(frame.gift))} aus früheren Begegnungen.`,
  choose: ({ actor, frame, who }) =>
    `${frame === null ? 'Eine Gabe' : `„${n.gift(frame.gift)}“`}: Was wählt ${who(actor)}?`,
  moveOn: ({ actor, frame, who }) =>
    `Wohin läuft ${who(actor)} weiter?\n${frame === null ? 'Wer angegriffen wurde,' : who(frame.target)} schlägt nicht hinterher; andere vielleicht. Wer fern bleibt, wird eine Weile in Ruhe gelassen.`,
  leap: ({ actor, who }) =>
    `Wo landet ${who(actor)}?\nDer Sprung führt über alles und jeden hinweg, kostet nichts, und niemand schlägt unterwegs zu.`,
  midLeap: ({ actor, who }) =>
    `Wen schlägt ${who(actor)} im Sprung?\nEs kostet die Aktion dieses Zuges, und der andere wehrt sich um die Reaktion des Springers schlechter.`,
  trade: () => 'Sollen zwei ihre Ziele tauschen?\nAuf jeden Helden kommen danach so viele wie zuvor.',
  consent: ({ actor, who }) =>
    `Sollen alle Helden davonlaufen? ${who(actor)} muss zustimmen.` +
    '\nGemeinsam entkommen sie immer; wer langsamer ist als der schnellste Gegner, behält nur 5 Lebenspunkte. Bleibt einer, bleiben alle.',
  intercept: ({ frame, who, toWhom, actor }) =>
    frame === null
      ? `Jemand flieht. Soll ${who(actor)} den Weg verstellen?`
      : `${who(frame.fighter)} flieht. Mit ${toWhom(frame.by)} den Weg verstellen?\nBis zu 10 Schritte, ohne Kosten: Wer nahe am Weg steht, darf zuschlagen, und durch einen Gegner läuft niemand hindurch.`,
  freeShot: ({ frame, toWhom, whom, withWeapon, actor, fighter }) =>
    frame === null
      ? `Jemand flieht vor ${toWhom(actor)}. Schießen?`
      : `Ein freier Schuss ${withWeapon(frame.by, fighter(frame.by)?.hand ?? 0)} auf ${whom(frame.target)}?\nEr kostet keine Aktion.`,
  spoils: ({ actor, frame, who, whom }) =>
    frame === null
      ? `${who(actor)} hat jemanden eingeholt. Was nun?`
      : `${who(frame.by)} hat ${whom(frame.fighter)} eingeholt, um ${n.points(frame.pursuit - frame.sprint)} schneller. Was nun?\nEin Schatz, und ein weiterer für je drei Punkte; welche übrig bleiben, ist Zufall. Rüstung und Waffen bleiben.`,
  sever: ({ frame, whom, toWhom }) =>
    frame === null
      ? 'Der Hieb würde einen Arm abtrennen. Soll er?'
      : `Der Hieb würde ${toWhom(frame.of)} einen Arm abtrennen. Soll er?\nWer den Waffenarm verliert, verliert die Waffe; wer den Mut verliert, greift nicht mehr an. Der Arm lässt sich gegen ${whom(frame.of)} führen, und der Todesstoß damit zählt doppelt.`,
  wrest: ({ frame, who, whom, actor }) =>
    frame === null
      ? `${who(actor)} hält jemanden fest. Was muss fallen?`
      : `${who(frame.by)} hält ${whom(frame.target)} fest. Was muss fallen?`,
  goOn: ({ view, all }) => {
    const left = view.fighters.filter((one) => !isHero(one) && isOnField(one)).map(({ id }) => id);
    return `Niemand kann sich mehr wehren${left.length === 0 ? '' : `: ${all(left)} ${left.length === 1 ? 'liegt' : 'liegen'} hilflos da`}. Weitermachen?\nEin Todesstoß bringt Punkte, und er ist schnell getan.`;
  },
  ...sittingQuestions,
  ...dealingsQuestions,
  ...runningQuestions,
  ...tabletopQuestions,
  ...interludeQuestions,
};
