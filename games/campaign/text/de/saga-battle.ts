import type { BattleWords, Onset, Person } from '../saga/words.ts';
import { names as n } from './names.ts';
import { bands, count } from './saga-numbers.ts';

const him = ({ he }: Person): string => (he === 'sie' ? 'ihr' : 'ihm');

/** Not from the very place where it happened, as the map calls it. */
const whence = ({ from, place }: Onset): string =>
  from.at === place.at ? 'über die nächste Höhe' : from.from;

export const battle: BattleWords = {
  attack: [
    (o) => `${o.attacker.name} kam ${whence(o)} und traf ${o.place.at} auf ${o.defender.name}.`,
    (o) => `${o.attacker.name} fiel ${o.place.at} über ${o.defender.name} her.`,
    (o) => `Man meldete ${o.defender.name} ${o.place.at}, dass ${o.attacker.name} komme. Es stimmte.`,
    (o) => `${o.attacker.name} wartete nicht länger und ging ${o.place.at} auf ${o.defender.name} los.`,
    (o) => `Als ${o.defender.name} aufsah, kam ${o.attacker.name} schon ${whence(o)}.`,
  ],
  landingAttack: [
    (o) =>
      `${o.attacker.name} ging mit dem Schild voran über Bord, und ${o.defender.name} stand ${o.place.at} und wartete.`,
    (o) =>
      `Der Kiel knirschte, und schon rannte ${o.attacker.name} ${o.place.at} gegen ${o.defender.name} an.`,
    (o) =>
      `${o.attacker.name} landete dort, wo ${o.defender.name} stand, ${o.place.at}, und nicht aus Versehen.`,
  ],
  riverAttack: [
    (o) =>
      `${o.attacker.name} kam durchs Wasser auf ${o.defender.name} zu, und ${o.defender.he} hielt das Ufer ${o.place.at}.`,
    (o) =>
      `Der Fluss lag zwischen ihnen. ${o.attacker.name} ging trotzdem hinüber, und drüben stand ${o.defender.name}.`,
    (o) =>
      `${o.defender.name} ließ ${o.attacker.name} über den Fluss kommen, so weit ${o.attacker.he} eben kam.`,
  ],
  shipAttack: [
    (o) =>
      `${o.attacker.name} kam zum Strand herunter, um das Schiff zu verbrennen, und ${o.defender.name} kämpfte vom Deck aus.`,
    (o) =>
      `Das Schiff lag mit dem Kiel im Sand, als ${o.attacker.name} kam. ${o.defender.name} verteidigte es.`,
    (o) => `${o.attacker.name} wollte das Schiff. ${o.defender.name} war anderer Meinung.`,
  ],
  castleAttack: [
    (o) => `${o.attacker.name} zog gegen ${o.castle} selbst, und ${o.defender.name} stand auf der Mauer.`,
    (o) =>
      `Man trug Leitern vor ${o.castle}. ${o.attacker.name} ließ sie anlegen, ${o.defender.name} ließ sie umstoßen.`,
  ],
  strengths: [
    ({ attacker, defender, points: [a, d] }) =>
      `${attacker.name} hatte ${bands(a)} bei sich, ${defender.name} ${count(d)}.`,
    ({ attacker, defender, points: [a, d] }) =>
      `Nun konnte jeder zählen: ${bands(a)} bei ${attacker.name}, ${count(d)} bei ${defender.name}.`,
    ({ attacker, defender, points: [a, d] }) =>
      a === d
        ? `Sie waren gleich stark, ${bands(a)} auf jeder Seite.`
        : `Hinter ${attacker.name} ${a === 1 ? 'ging' : 'gingen'} ${bands(a)}, bei ${defender.name} ${d === 1 ? 'stand' : 'standen'} ${count(d)}.`,
    ({ attacker, defender, points: [a, d] }) =>
      a > d
        ? `${attacker.name} war stärker, ${bands(a)} gegen ${count(d)}.`
        : a < d
          ? `${defender.name} war stärker, ${bands(d)} gegen ${count(a)}.`
          : `Stärker war keiner: ${bands(a)} ${a === 1 ? 'stand' : 'standen'} gegen ${count(d)}.`,
  ],
  cards: {
    scouts: [
      ({ who, enemy }) =>
        `${who.name} hatte Späher vorausgeschickt und wusste, wo ${enemy.name} schwach war.`,
      ({ who }) => `Ein Junge mit flinken Füßen hatte ${who.name} alles erzählt.`,
    ],
    localKnowledge: [
      ({ who }) => `${who.name} hatte jemanden bei sich, der jeden Graben kannte.`,
      ({ who, enemy }) =>
        `Der Boden meinte es nicht gut mit ${enemy.name}, denn ${who.name} hatte ihn ausgesucht.`,
    ],
    ambush: [
      ({ who, enemy }) =>
        `Ein Teil der Leute von ${who.name} lag verborgen, und ${enemy.name} ging an ihnen vorbei.`,
      ({ who }) => `${who.name} fing dort an, wo man nicht hinsah.`,
    ],
  },
  onTable: [
    ({ field }) =>
      `Man trug es in aller Länge aus, ${field === 'river' ? 'mit dem Fluss in der Mitte' : `und der Boden war vor allem dies: ${n.fields[field]}`}; es gibt Leute, die einem noch zeigen können, wo wer stand.`,
    () => 'Von diesem Kampf ist jeder Schritt im Gedächtnis geblieben, und er dauerte den ganzen Nachmittag.',
  ],
  disputed: [
    () => 'Nachher gab es zwei Berichte davon, bis man sich auf einen einigte.',
    () => 'Zuerst erzählte es jede Seite anders.',
  ],
  quickly: [
    ({ winner, loser }) =>
      `Es dauerte nicht lange. ${winner.name} siegte, und ${loser.name} hatte dem nichts entgegenzusetzen.`,
    ({ winner, loser }) =>
      `Die Reihe von ${loser.name} brach beim ersten Ansturm, und der Tag gehörte ${winner.name}.`,
    ({ winner }) => `Noch vor dem Mittagsläuten war es vorbei, und ${winner.name} hatte gewonnen.`,
    ({ winner, loser }) => `${winner.name} ging durch die Leute von ${loser.name} wie ein Pflug.`,
    ({ winner, loser }) => `${loser.name} hatte gesagt, es werde leicht. Das wurde es, für ${winner.name}.`,
    ({ winner }) => `Vom Kampf selbst ist wenig zu sagen, außer dass ${winner.name} ihn gewann.`,
  ],
  hard: [
    ({ winner, loser }) =>
      `Sie kämpften, bis keiner mehr den Arm heben konnte. Dann wich ${loser.name}, und ${winner.name} hatte gesiegt.`,
    ({ winner }) => `Lange stand es gleich. Am Ende gehörte der Tag ${winner.name}.`,
    ({ winner, loser }) => `${winner.name} siegte, aber ${loser.name} hatte es teuer gemacht.`,
    ({ winner }) =>
      `Es ging um dieselben vierzig Schritt hin und her, und die letzten machte ${winner.name}.`,
    ({ winner, loser }) =>
      `Schilde wurden zu Spänen gehauen. Als die Hörner bliesen, stand ${winner.name} noch und ${loser.name} nicht.`,
    ({ winner, loser }) =>
      `Dreimal kamen die Leute von ${loser.name} wieder, und dreimal gingen sie zurück. ${winner.name} behielt die Oberhand.`,
  ],
  againstOdds: [
    ({ winner, loser }) =>
      `Auf ${winner.name} hätte niemand gewettet, und doch ging es für ${loser.name} verloren.`,
    ({ winner, loser }) => `${loser.name} hatte mehr Leute und ${winner.name} den besseren Tag.`,
    ({ winner }) => `Wie es zuging, ist schwer zu sagen, aber ${winner.name} gewann.`,
  ],
  draw: [
    ({ attacker, defender }) =>
      `Als es dunkel wurde, hatte weder ${attacker.name} noch ${defender.name} gesiegt.`,
    ({ attacker, defender }) =>
      `${attacker.name} und ${defender.name} nannten sich beide Sieger, und also war es keiner.`,
  ],
  losses: [
    ({ who, lost, saved, left }) =>
      `${who.name} verlor ${bands(lost)}${saved > 0 ? `, doch ${saved === lost ? 'alles' : count(saved)} ${saved === lost || saved === 1 ? 'kam' : 'kamen'} in der Nacht zurück` : ' für immer'}${left === 1 ? '; eine blieb' : `; ${count(left)} blieben`}.`,
    ({ who, lost, saved, left }) =>
      `Von den Leuten, die ${who.name} folgten, ${lost === 1 ? 'fehlte' : 'fehlten'} am Abend ${bands(lost)}${saved > 0 ? ` und am Morgen ${lost === saved ? 'keine mehr' : count(lost - saved)}` : ''}; ${bands(left)} ${left === 1 ? 'war' : 'waren'} noch da.`,
    ({ who, lost, saved, left }) =>
      saved === lost
        ? `Die Leute von ${who.name} waren mehr zerstreut als erschlagen, und alle fanden sich wieder ein.`
        : `Es kostete ${who.name} ${bands(lost - saved)}${saved > 0 ? ', als die Nachzügler da waren' : ''}; ${count(left)} ${left === 1 ? 'war' : 'waren'} übrig.`,
    ({ who, lost, saved }) =>
      lost === saved
        ? `Am Morgen hatten alle zu ${who.name} zurückgefunden.`
        : `An den Feuern von ${who.name} blieben Plätze leer.`,
    ({ who, lost, saved, left }) =>
      lost === saved
        ? `${who.name} ließ zweimal zählen und war beim zweiten Mal zufrieden.`
        : `${who.name} begrub die Toten; zum Graben ${left === 1 ? 'war' : 'waren'} noch ${bands(left)} da.`,
    ({ who, lost, saved }) =>
      lost === saved
        ? `Für ${who.name} hatte es schlimmer ausgesehen, als es war.`
        : `${who.name} zählte nicht laut.`,
  ],
  unhurt: [
    ({ who }) => `${who.name} hatte kaum einen Kratzer vorzuweisen.`,
    ({ who }) => `Auf der Seite von ${who.name} fehlte kein Mann.`,
  ],
  wipedOut: [
    ({ who, place: p }) => `Von denen, die ${who.toWhom} gefolgt waren, ging ${p.at} keiner vom Feld.`,
    ({ who }) => `Da endet, was von ${who.toWhom} zu erzählen ist.`,
    ({ who }) => `${who.full} fiel dort mit den Letzten ${who.his}er Leute.`,
  ],
  retreated: [
    ({ who, to }) => `${who.name} wich ${to.to} zurück.`,
    ({ who, to }) => `${who.name} machte erst ${to.at} wieder halt.`,
    ({ who, to }) => `Was von den Leuten von ${who.name} übrig war, ging ${to.to}.`,
    ({ who, to }) => `${who.name} zog sich ${to.to} zurück, und gesungen wurde nicht.`,
  ],
  backAboard: [
    ({ who }) => `${who.name} watete zum Schiff zurück.`,
    ({ who }) => `Das Schiff nahm ${who.name} wieder auf, ärmer als zuvor.`,
  ],
  cornered: [
    ({ who }) => `Für ${who.whom} gab es keinen Ausweg, und dabei blieb es.`,
    ({ who }) => `Alle Wege waren für ${who.whom} versperrt. Die Schilde fand man später.`,
  ],
  wentBack: [
    ({ who, to }) => `${who.name} ging ${to.to} zurück.`,
    ({ who, to }) => `${who.name} kehrte ${to.to} zurück, um darüber nachzudenken.`,
  ],
  tookField: [
    ({ who, place: p }) => `In jener Nacht schlief ${who.name} ${p.at}.`,
    ({ who, place: p }) => `${who.name} machte ${p.at} Feuer.`,
    ({ who, place: p }) => `Von nun an stand ${who.name} ${p.at}.`,
  ],
  heldField: [
    ({ who, place: p }) => `${who.name} blieb ${p.at}.`,
    ({ who, place: p }) => `${who.name} stand auch am Morgen noch ${p.at}.`,
    ({ who }) => `${who.name} hatte keinen Fußbreit aufgegeben.`,
  ],
  putToSea: [
    ({ to }) => `Das Schiff wurde hastig abgestoßen und kam ${to.to}.`,
    ({ to }) => `Man kappte die Taue, und das Schiff ging ${to.to}.`,
    ({ to }) => `Die Ruder waren draußen, ehe der Letzte an Bord war, und das Schiff kam ${to.to}.`,
  ],
  beach: [
    ({ who, place: p, crew }) =>
      crew
        ? `${who.name} kam ${p.to} herunter, und die an Bord warteten nicht.`
        : `${who.name} kam ${p.to} herunter und fand das Schiff, und niemanden darin.`,
    ({ who, place: p, crew }) =>
      crew
        ? `Als ${who.name} ${p.at} stand, hatte das Schiff anderes vor.`
        : `Das Schiff lag leer ${p.at}. ${who.name} setzte sich daneben und schickte nach Pech.`,
  ],
  spoils: [
    ({ side }) => `Unter dem, was liegen blieb, fanden die ${n.side(side)} etwas Brauchbares.`,
    ({ side }) => `Von einem Gefangenen erfuhren die ${n.side(side)} dies und das.`,
    ({ side }) => `Die ${n.side(side)} lernten etwas daraus.`,
  ],
  chase: [
    (o) =>
      `${o.attacker.name} stieß ${o.place.at} auf ${o.defender.name}; dort war nur noch eine Schar, und die wollte nicht kämpfen.`,
    (o) =>
      `${o.attacker.name} setzte ${o.defender.name} ${o.place.at} nach. Viel war da nicht mehr nachzusetzen.`,
    (o) => `${o.defender.name} sah ${o.attacker.name} ${o.from.from} kommen und blieb nicht, um zu reden.`,
  ],
  fled: [
    ({ who, to }) => `${who.name} entkam ${to.to}.`,
    ({ who, to }) => `${who.name} lief ${to.to}.`,
    ({ who, to }) => `Außer Atem hielt ${who.he} erst ${to.at} an.`,
  ],
  fledAboard: [
    ({ who }) => `${who.name} erreichte das Schiff, und das war Glück.`,
    ({ who }) => `Vom Schiff streckten sich Hände herunter und zogen ${who.name} hinein.`,
  ],
  fledInVain: [
    ({ who }) => `${who.full} lief den falschen Weg, und es war der letzte.`,
    ({ who }) => `Für ${who.whom} gab es kein Wohin mehr.`,
  ],
  drowned: [
    ({ who }) => `Der Fluss nahm ${who.whom} und wer noch bei ${him(who)} war.`,
    ({ who }) => `${who.full} ging in den Fluss und kam nicht wieder heraus.`,
  ],
  lostWithShip: [
    ({ who }) =>
      `${n.list(who.map((one) => one.full))} ${who.length === 1 ? 'ging' : 'gingen'} mit dem Schiff unter.`,
    ({ who }) => `Das Meer hat ${n.list(who.map((one) => one.whom))} behalten.`,
  ],
};
