import { SPELL } from '../../content/index.ts';
import type { FrameOf, Plan } from '../../rules/agenda.ts';
import { threateners } from '../../rules/models.ts';
import type { About, Questions } from '../catalogue.ts';
import { cases, names as n } from './names.ts';

const PLANS: Readonly<Record<Exclude<Plan, 'turn'>, string>> = {
  whirlwind: 'Wirbelwind: ein Kampf gegen alles ringsum.',
  'stone-stance': 'Steinerner Stand: drehen, wenn du magst, dann feststehen.',
  'arrow-storm': 'Pfeilhagel: drei Schüsse; vor dem ersten darfst du dich drehen.',
  focus: 'Konzentration: zwei verschiedene große Zauber; vor dem ersten darfst du dich drehen.',
  frenzy: 'Raserei: eine Bewegung, dann zwei Kämpfe.',
  'hammer-rush': 'Hammersturm: bis zu 4 Felder geradeaus, dann ein Kampf mit einem Würfel mehr.',
  'light-step': 'Leichter Schritt: eine Bewegung, die niemand aufhält oder bestraft, dann ein Schuss.',
  rekindle: 'Neue Glut: Alle Zauber sind bereit; zaubere wie mit einer Aktion.',
  'ground-slam': 'Bodenbeben: ein Kampf gegen jeden Helden ringsum.',
  'the-king-commands': 'Der König befiehlt: Erst kämpft der König, dann seine Wiedergänger.',
  'brisk-work': 'Flinke Füße: sofort bis zu 3 Felder; sich zu lösen kostet keinen Hieb.',
  'in-my-power':
    'Du bist in meiner Gewalt: Bewege diesen Helden bis zu 3 Felder, drehe ihn, lass ihn einen anderen Helden bekämpfen.',
};

function turn(frame: FrameOf<'turn'>, { view, model, at }: About): string {
  const one = model(frame.model);
  if (one === undefined) return 'Was nun?';
  const who = `${n.model(one.id)}, ${at(one)}, Blick nach ${n.facings[one.facing]}`;
  if (frame.plan !== 'turn') return `${who}. ${PLANS[frame.plan]}`;
  if (frame.actions > 0)
    return `${who}. ${frame.cast.length > 0 ? 'Noch ein kleiner Zauber?' : 'Die Aktion ist getan.\nBenutze noch etwas oder beende den Zug.'}`;
  const enemies = threateners(view, one).map(({ id }) => id);
  if (frame.stopped)
    return `${who}, aufgehalten${enemies.length > 0 ? ` von ${n.models(enemies)}` : ''}.\nDu darfst dich noch drehen, dann handeln oder den Zug beenden.`;
  if (enemies.length > 0 && !frame.stepped)
    return `${who}, im Frontbereich von ${n.models(enemies)}.\nKämpfe, zaubere, drehe dich, oder löse dich und nimm die Hiebe hin.`;
  if (frame.left === 0)
    return `${who}, keine Bewegung mehr.\nDu darfst noch eine Aktion ausführen oder den Zug beenden.`;
  return `${who}, noch ${n.squares(frame.left)}.\nDu darfst dich bewegen und danach eine Aktion ausführen oder den Zug beenden.`;
}

const attackWords = { fight: 'Kampf', shot: 'Schuss', magic: 'Magischer Angriff' } as const;
const RANGE_WORDS = {
  long: 'weit',
  short: 'kurz',
  adjacent: 'angrenzend',
  caster: 'auf sich selbst',
} as const;

export const questions: Questions = {
  face: ({ frame, model, at }) => {
    const [first, ...rest] = frame?.models ?? [];
    const one = first === undefined ? undefined : model(first);
    if (one === undefined) return 'Wohin soll die Figur blicken?';
    const others =
      rest.length > 0
        ? ` Danach ${rest.length === 1 ? 'folgt noch eine Figur' : `folgen noch ${rest.length} Figuren`}.`
        : '';
    return `${n.model(one.id)} steht auf ${at(one)}. Blick wohin?${others}\nNur was vorn ist, lässt sich sehen, bekämpfen und festhalten.`;
  },
  nextHero: () =>
    'Welcher deiner Helden zieht als Nächster?\nZwischen zwei Zügen kann der Overlord dazwischenfahren.',
  concede: () =>
    'Dieses Abenteuer aufgeben? Die Gegenseite gewinnt, wenn alle auf deiner Seite einverstanden sind.',
  interrupt: ({ view }) =>
    `Ein Held hat gezogen, der nächste kommt noch: jetzt ein Zwischenzug? Du hast ${n.cards(view.overlord.hand.length)} auf der Hand.`,
  interruptModel: ({ frame }) =>
    `Zwischenzug: ${frame ? (frame.left === 1 ? 'Noch eine deiner Figuren darf handeln' : `Noch ${frame.left} deiner Figuren dürfen handeln`) : 'Deine Figuren handeln'}, eine nach der anderen. Welche ist dran?`,
  command: ({ view: { overlord } }) =>
    `Zug des Overlords: noch ${n.commands(overlord.commands)}${overlord.extra > 0 ? ` und ${overlord.extra} nur für Figuren` : ''}.\n` +
    `Befiehl einer Figur${overlord.cardPlayed ? ' oder erwecke Tote' : ', erwecke Tote oder spiele eine Karte'}. Jede Figur handelt einmal.`,
  turn: (asking) => (asking.frame === null ? 'Was tut diese Figur?' : turn(asking.frame, asking)),
  inReturn: ({ frame }) =>
    frame
      ? `${n.model(frame.giver)} bietet etwas zum Tausch: ${n.item(frame.item)}. Was soll ${n.model(frame.taker)} dafür geben?`
      : 'Was soll dafür zurückkommen?',
  agree: ({ frame }) =>
    frame
      ? frame.inReturn === undefined
        ? `${n.model(frame.giver)} will ${n.model(frame.taker)} etwas geben: ${n.item(frame.item)}. Einverstanden?`
        : `${n.model(frame.giver)} will mit ${n.model(frame.taker)} tauschen: ${n.item(frame.item)} gegen ${n.item(frame.inReturn)}. Einverstanden?`
      : 'Bist du mit diesem Tausch einverstanden?',
  secondWind: ({ frame }) =>
    `${frame ? n.model(frame.model) : 'Dein Held'} dreht den Ring des zweiten Atems. Welche Heldentat soll wieder möglich sein?`,
  freeStrike: ({ frame, model, at }) => {
    const target = frame ? model(frame.target) : undefined;
    return target
      ? `${n.model(target.id)} auf ${at(target)} gibt dir freie Hiebe. Wer schlägt als Nächster zu?\nEin Hieb kostet dich nichts.`
      : 'Du hast freie Hiebe. Wer schlägt als Nächster zu?';
  },
  crystal: ({ frame }) =>
    `${frame ? n.model(frame.attacker) : 'Dein Zauberer'} greift gleich magisch an. Einen Kraftkristall für mehr Würfel ausgeben? Er ist dann verbraucht.`,
  reroll: ({ frame }) => {
    if (frame === null) return 'Die Glücksmünze einsetzen?';
    const { attack, defence, armour, owner, attacker, kind } = frame;
    const own = owner === attacker ? 'Angriffswürfel' : 'Abwehrwürfel';
    return `${attackWords[kind]}: ${attack.join(' ')} gegen ${defence.join(' ')}, Rüstung ${armour}. ${cases.genitive(owner)} Glücksmünze ausgeben und alle ${own} neu werfen? Der neue Wurf zählt.`;
  },
  castAt: ({ frame }) => {
    if (frame === null) return 'Auf wen?';
    const { effect, range, sight } = SPELL[frame.spell];
    const dice = effect.type === 'attack' ? `, ${n.dice(effect.dice)}` : '';
    return `${n.model(frame.model)} wirkt ${n.spell(frame.spell)} (Reichweite: ${RANGE_WORDS[range]}, ${sight ? 'mit Sichtlinie' : 'ohne Sichtlinie'}${dice}). Worauf?`;
  },
  summonAt: ({ frame }) =>
    `${frame ? n.type(frame.minion) : 'Ein Diener'} erhebt sich neben ${frame ? n.model(frame.beside) : 'dem Verwundeten'}. Auf welchem Feld?\nWer ihn im Frontbereich hat, schlägt sofort zu.`,
  raise: ({ frame }) =>
    `Totenerweckung${frame && frame.left > 1 ? ` (noch ${frame.left} Mal)` : ''}: welcher Knochenhaufen?\nWer aufsteht, hat für diesen Zug gehandelt, und Helden davor schlagen frei zu.`,
  raiseAs: ({ frame, at }) =>
    `Was steht aus den Knochen${frame ? ` auf ${at(frame)}` : ''} auf? Nur was im Vorrat ist.`,
  placeFacing: ({ frame, model, at }) => {
    const one = frame ? model(frame.model) : undefined;
    return `${one ? `${n.model(one.id)} steht auf ${at(one)} auf` : 'Sie steht auf'}. Blick wohin?`;
  },
  caveInAt: () =>
    'Wo stürzt die Decke ein?\nDas Feld ist versperrt, bis ein Held es im Kampf freiräumt (2 Würfel, Rüstung 3).',
  bestow: ({ frame }) => `Gefunden: ${frame ? n.item(frame.item) : 'etwas'}. Wer nimmt es?`,
  reward: ({ frame }) =>
    `Lohn für das nächste Abenteuer: ${frame ? n.item(frame.item) : 'ein Gegenstand'}. Wer bekommt ihn?`,
};
