export { guide } from './guide.ts';
export { HELP_TOPICS, helpText, topicList, topicName } from './help.ts';
export { eventText, rollText } from './log.ts';
export {
  areaName,
  counterName,
  counterTitle,
  godName,
  itemName,
  kindName,
  phaseName,
  resultName,
  runeName,
  spellName,
} from './names.ts';
export { optionText } from './options.ts';
export { questionText } from './questions.ts';
export { refusals } from './refusals.ts';
export { saga } from './saga/index.ts';
