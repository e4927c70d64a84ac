export { guide } from './guide.ts';
export { HELP_TOPICS, helpText, topicList, topicName } from './help.ts';
export { eventText, rollText } from './log.ts';
export {
  armyName,
  armyTitle,
  cardName,
  fieldName,
  pieceName,
  placeName,
  sideName,
  terrainName,
} from './names.ts';
export { optionText } from './options.ts';
export { questionText } from './questions.ts';
export { refusals } from './refusals.ts';
export { saga } from './saga/index.ts';
