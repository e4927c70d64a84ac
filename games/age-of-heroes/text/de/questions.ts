import { perilOf, type Questions } from '../catalogue.ts';
import { cases, names as n } from './names.ts';

export const questions: Questions = {
  chooseHero: () =>
    'Wähle deinen Helden.\nAlle sechs sind gleich stark und gleich schnell; wollen mehrere denselben, entscheidet der Würfel.',
  afterDeath: ({ seat, cast }) =>
    `${cast(seat)} ist tot.\nTritt ab, dann zählt der Ruhm bis hierher; fang mit nichts als 3 Glück von vorn an; ` +
    'oder spiel ohne Ruhm als einer deiner Jarle weiter.',
  taxHolder: ({ seat, cast, frame }) =>
    frame
      ? `Hier sind ${n.marks(frame.marks)} fällig (${n.area(frame.area)}), und ${cast(seat)} ist fort. Welcher Jarl verwahrt sie?`
      : 'Dein Held ist nicht da, wo gezahlt wird. Welcher Jarl verwahrt das Gold?',
  chooseCounter: () =>
    'Du bist am Zug. Wer geht als Nächster?\nJeder zieht einmal; wen du auslässt, der bleibt, wo er ist.',
  move: ({ frame, view }) => {
    if (!frame) return 'Geh in ein Nachbargebiet oder bleib stehen.';
    const at = view.pieces.find((piece) => piece.id === frame.counter)?.area;
    const where = at ? ` steht ${n.at(at)}` : ' ist unterwegs';
    const spent = frame.spent === 0 ? '' : ` und hat ${frame.spent} an Bewegung verbraucht`;
    return `${n.counter(frame.counter)}${where}${spent}. Geh einen Schritt oder bleib hier.`;
  },
  riders: ({ frame }) =>
    `${frame ? n.counter(frame.counter) : 'Der Besitzer'} besteigt Freyfaxi. Wer reitet mit?\n` +
    'Mitreiter nehmen denselben Weg und ziehen in dieser Runde nicht mehr selbst.',
  peril: (asking) => {
    const { seat, cast, frame } = asking;
    if (perilOf(asking) === 'worship')
      return `${cast(seat)} schuldet Freys Jungfrau noch Andacht, ohne sich zu rühren. Wer ihr davonläuft, stirbt. Trotzdem gehen?`;
    const to = frame ? ` ${n.to(frame.to)}` : '';
    return `Auf ${cast(seat)} warten in dieser Runde Njords Seeschlangen: Der Schritt${to} führt übers Meer und wäre der letzte. Trotzdem gehen?`;
  },
  pickUp: ({ frame }) =>
    frame
      ? `Wo ${n.counter(frame.counter)} haltmacht, ${frame.items.length === 1 ? 'liegt' : 'liegen'} ` +
        `${n.list(frame.items.map(n.theItem))}. Mitnehmen?\nFür ein zweites Schwert bleibt das erste liegen.`
      : 'Hier liegt etwas. Mitnehmen?',
  attackFrom: () =>
    'Deine Angriffe. Wo greifst du an? Oder mach Schluss für diese Runde.\nEin Held neben einem Ungeheuer muss vorher kämpfen.',
  attackers: ({ frame }) => {
    const where = frame ? ` ${n.at(frame.area)}` : '';
    const chosen = frame?.chosen.length ? ` Bisher: ${n.list(frame.chosen.map(n.counter))}.` : '';
    return `Wer von deinen Leuten greift${where} an?${chosen}\nIhre Stärke zählt zusammen, das Ergebnis trifft alle.`;
  },
  targets: ({ frame, view }) => {
    if (!frame) return 'Wen greifst du an?';
    const rule =
      view.options.attackGrouping === 'chosen'
        ? 'Wen du nennst, der verteidigt sich mit den anderen zusammen gegen einen Wurf.'
        : 'Angegriffen wird einer nach dem anderen.';
    const named = frame.named.length ? ` Bisher: ${n.list(frame.named.map(n.target))}.` : '';
    const verb = frame.attackers.length === 1 ? 'greift' : 'greifen';
    return `${n.list(frame.attackers.map(n.counter))} ${verb} ${n.at(frame.area)} an. Wen?${named}\n${rule}`;
  },
  aid: ({ view, cast }) => {
    const { battle } = view;
    const by = battle
      ? `${cast(battle.attacker)} greift dich ${n.at(battle.area)} an. `
      : 'Du wirst angegriffen. ';
    return `${by}Rufst du andere von dir dort zu Hilfe?\nSie kämpfen mit und teilen dein Los.`;
  },
  spellLuck: ({ frame }) =>
    `${frame ? `${n.title(frame.caster)} wirkt ${n.spells[frame.spell]} gegen dich` : 'Ein Zauber trifft dich'}: ` +
    'Bei 1 bis 3 gelingt er.\nGlück verschiebt jetzt deinen Wurf und ist so oder so ausgegeben.',
  sygilWorks: ({ seat, cast, frame }) =>
    `${frame ? n.spells[frame.spell] : 'Der Zauber'} wirkt. Soll die Rune Sygil helfen?\nBei 1 bis 3 schützt sie ${cast(seat)}, ` +
    'aber niemanden sonst: Wer verschont bleibt, muss vielleicht allein weiterkämpfen.',
  sygilLuck: ({ seat, cast, frame }) =>
    `${frame ? n.spells[frame.spell] : 'Der Zauber'} wirkt, doch bei 1 bis 3 schützt die Rune Sygil ${cast(seat)}.\n` +
    'Glück verschiebt jetzt diesen Wurf und ist so oder so ausgegeben.',
  luckBid: ({ view }) =>
    `Der Kampf${view.battle ? ` ${n.at(view.battle.area)}` : ''} entscheidet sich gleich${strengths(view.battle)}. ` +
    'Wie viel Glück setzt du, und in welche Richtung?\nAlle decken zugleich auf, dann fällt der Würfel.',
  luckOpen: ({ view }) =>
    `Der Kampf${view.battle ? ` ${n.at(view.battle.area)}` : ''} entscheidet sich gleich${strengths(view.battle)}. ` +
    'Wie viel Glück gibst du für deine Seite aus?\nAlle sehen es, und weg ist es in jedem Fall.',
  turnFlight: () =>
    'Deine Seite müsste fliehen, doch ihr habt Hrunting: Damit kannst du den Feind laufen lassen. Wer flieht?',
  recruit: ({ frame, view }) => {
    const who = frame ? n.title(frame.jarl) : 'Der Jarl';
    const result = view.options.recruitBlind ? null : view.battle?.result;
    const else_ = result
      ? `Sonst bleibt es dabei: ${n.results[result]}.`
      : 'Sonst trifft ihn, was gewürfelt wurde.';
    return `${who} ist geschlagen. Für 1 Glück tritt er unversehrt in deinen Dienst. ${else_}`;
  },
  reward: ({ frame }) => {
    if (!frame) return 'Ruhm oder Glück?';
    const deed = { slain: 'ist erschlagen', wounded: 'ist verwundet', recruited: 'dient jetzt dir' }[
      frame.deed
    ];
    return `${n.title(frame.counter)} ${deed}. Nimmst du ${frame.glory} Ruhm, mit dem man das Spiel gewinnt, oder ${frame.luck} Glück, mit dem man Kämpfe gewinnt?`;
  },
  loss: ({ frame }) =>
    `${frame ? n.title(frame.jarl) : 'Dein Jarl'} ist in deinem Dienst gefallen. Das kostet dich ${frame?.amount ?? 'einen Teil'} ` +
    'an Ruhm oder an Glück. Was gibst du her?',
  spoils: ({ frame, seat, cast }) =>
    `${frame ? n.title(frame.dragon) : 'Der Drache'} ist tot, und ${cast(seat)} war nicht dabei. Welcher Jarl nimmt den Hort?`,
  fleeTo: ({ frame }) =>
    `${frame ? n.title(frame.counter) : 'Der Verlierer'} muss fliehen, so weit es geht. Du bestimmst, wohin.`,
  fleeStep: ({ frame }) =>
    frame
      ? `Du treibst ${cases.accusative(frame.counter)} in die Flucht: noch bis zu ${frame.left} Gebiete, oder es ist genug.`
      : 'Du lenkst die Flucht. Weiter, oder ist es genug?',
  godCheck: ({ seat, cast, player }) =>
    `Der Kampf ist aus. Willst du würfeln, ob ein Gott auf ${cast(seat)} sah?\nDazu braucht es eine ` +
    `${player?.rune === 'amsir' ? '1 oder 2' : '1'}, und Götter geben nicht nur.`,
};

function strengths(battle: { attack: number; defence: number } | null): string {
  return battle && battle.attack + battle.defence > 0 ? `, ${battle.attack} gegen ${battle.defence}` : '';
}
