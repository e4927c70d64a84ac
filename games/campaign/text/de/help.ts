import {
  COPIES,
  FIELD_PLANS,
  type Field,
  type FieldDice,
  INITIATIVE_BONUS,
  type Side,
  sideOf,
  type TablePiece,
} from '../../content/index.ts';
import { counted } from '../counted.ts';
import type { Help } from '../en/help.ts';
import { cases, names as n } from './names.ts';

const REFUGE: Readonly<Record<Side, string>> = { normans: 'zur Burg', vikings: 'zum Schiff' };

function dice({ sides, plus }: FieldDice): string {
  const die = sides === 6 ? 'ein Würfel' : 'W3';
  return plus === 0 ? die : `${die} ${plus < 0 ? 'minus' : 'plus'} ${Math.abs(plus)}`;
}

function onTheTable(field: Field): string {
  const { fixed, more, most } = FIELD_PLANS[field];
  const first = counted(fixed).map(([piece, count]) => n.pieces(piece, count));
  const limits = (Object.entries(most) as [TablePiece, number][]).map(
    ([piece, count]) => `höchstens ${n.pieces(piece, count)}`,
  );
  return `${first.length > 0 ? `${first.join(', ')}, dazu ` : ''}weitere Stücke: ${dice(more)}${limits.length > 0 ? ` (${limits.join(', ')})` : ''}`;
}

export const help: Help = {
  terrain: {
    grassland: 'Offenes Land. Hier hält niemanden etwas auf.',
    woods: 'Durch Wald geht es so leicht wie durch Grasland.',
    mountain:
      'Durchs Gebirge geht es so leicht wie durch Grasland, doch wer hinein angreift, hat im schnellen Kampf im 1. Durchgang einen Nachteil.',
    swamp: 'Auf der Karte geht man durch den Sumpf wie durch Grasland. Auf dem Tisch kommt niemand hindurch.',
    coast: 'Land am Meer. Hier kann das Schiff liegen, hier kann man landen und an Bord gehen.',
    village:
      'Ein Heer der Wikinger, das eine ganze Runde ungestört bleibt, plündert es. Vier geplünderte Dörfer bringen den Sieg.',
    castle:
      'Die Zuflucht kleiner normannischer Heere. Hält ein Heer der Wikinger sie zwei volle Runden lang, brennt sie nieder. Wer Normannen darin angreift, hat im schnellen Kampf im 1. und 2. Durchgang einen Nachteil.',
    sea: 'Hierher kommt nur das Schiff. Wer auf See an Bord ist, den erreicht niemand.',
  },

  onTheTable,
  tableText: (field) => `Ein Kampf auf dem Tisch: ${onTheTable(field)}.`,

  cards: {
    scouts:
      'Taktisch. Auf dem Tisch stellt ihr Spieler alle Einheiten nach dem Feind auf. Im schnellen Kampf braucht er im 1. Durchgang eins weniger. Spielen beide sie, geschieht nichts.',
    localKnowledge:
      'Taktisch. Auf dem Tisch entfernt ihr Spieler, wenn die Seiten gewählt sind und noch nichts steht, ein Geländestück oder fügt eines hinzu. Im schnellen Kampf hat er keinen Nachteil; hätte er ohnehin keinen, hat ihn der Feind im 1. Durchgang.',
    ambush:
      'Taktisch. Auf dem Tisch verrückt ihr Spieler, wenn alles steht, ein Geländestück um höchstens die Strecke L. Im schnellen Kampf würfelt er im 1. Durchgang zuerst. Spielen beide sie, geschieht nichts.',
    initiative: `Strategisch. Erhöht den nächsten Wurf ihres Spielers um den ersten Zug um ${INITIATIVE_BONUS}, auch bei Gleichstand und neuem Wurf. Man wählt sie geheim vor dem Würfeln; beide dürfen zusammen gespielt werden.`,
    ford: 'Strategisch. Eines der eigenen Heere kommt ohne Wurf über den Fluss, beim Marsch, bei der Landung, auf dem Weg an Bord, auf der Flucht oder beim Rückzug. Man spielt sie vor dem Wurf.',
    forcedMarch:
      'Strategisch. Wird gespielt, ehe ein Heer sich bewegt: Es darf in dieser Runde zweimal ein Feld weit ziehen. Jeder Fluss wird für sich gewürfelt, und ein Kampf beendet den Marsch; ist ein Feind geflohen, darf es weiter. Mit dem zweiten Schritt darf es landen oder an Bord gehen, aber nicht plündern.',
  },
  copies: (card) => (COPIES[card] === 1 ? 'Im Stapel gibt es 1.' : `Im Stapel gibt es ${COPIES[card]}.`),

  army(id, news) {
    const lines = [
      `${n.title(id)} führt ein Heer ${cases.ofSide(sideOf(id))}. Ist es klein, geht es ${REFUGE[sideOf(id)]} zurück.`,
    ];
    if (news?.lost) lines.push('Das Heer gibt es nicht mehr.');
    else if (news) {
      if (news.spot) lines.push(`Es steht ${n.at(news.spot)}.`);
      lines.push(news.points < 0 ? 'Wie stark es ist, weißt du nicht.' : `Es hat ${n.points(news.points)}.`);
      if (news.moved) lines.push('Sein Zug ist verbraucht.');
    }
    return lines.join(' ');
  },

  hex(spot, text, news) {
    const lines = [`${n.spot(spot)}: ${n.terrains[spot.terrain]}. ${text}`];
    if (news.pillaged) lines.push('Es ist geplündert.');
    if (news.army !== null) lines.push(`${n.army(news.army)} steht hier.`);
    if (news.ship)
      lines.push(
        `Hier liegt das Schiff, ${news.aboard.length === 0 ? 'niemand ist an Bord' : `an Bord ${n.list(news.aboard.map(n.army))}`}.`,
      );
    if (news.fromCastle !== null && news.fromCastle > 0)
      lines.push(`Von der Burg, über Brücken: ${steps(news.fromCastle)}.`);
    if (news.fromCoast !== null && news.fromCoast > 0)
      lines.push(`Zur nächsten Küste: ${steps(news.fromCoast)}.`);
    return lines.join(' ');
  },
};

const steps = (count: number): string => (count === 1 ? '1 Schritt' : `${count} Schritte`);
