// What is wrong with a file that says how things look: too long for one story, or a colour without a name.

/** More lines than that tell more than one story. */
const LONGEST = 300;

/** Only these may say what a colour is; everybody else calls it by its name. */
const isTokens = (file: string): boolean => /(^|\/)tokens\.(css|ts)$/.test(file);

const HEX = '#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})\\b';
const MIXED = '(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(';
const CALLED =
  '(?:black|white|gr[ae]y|silver|red|green|blue|yellow|orange|purple|brown|pink|gold|navy|teal|beige|ivory|crimson)';

/** In a value of a style sheet; a name with a hyphen before or after it is somebody's own. */
const IN_VALUE = new RegExp(`${HEX}|(?<![\\w-])(?:${MIXED}|${CALLED}(?![\\w-]))`, 'gi');
/** In a program: a text that is a colour, or an attribute that says one. */
const IN_PROGRAM = new RegExp(
  `["'\`](?:${HEX}["'\`]|${MIXED})|\\b(?:fill|stroke|color|stopColor|background|fillStyle|strokeStyle)[=:\\s]+["'\`]${CALLED}["'\`]`,
  'gi',
);

/** As `file:line what is wrong`. */
export function styleFaults(file: string, text: string): string[] {
  return [...tooLong(file, text), ...(isTokens(file) ? [] : nameless(file, text))];
}

function tooLong(file: string, text: string): string[] {
  const lines = text.trimEnd().split('\n').length;
  return file.endsWith('.css') && lines > LONGEST
    ? [`${file}:${LONGEST + 1} ${lines} lines, and ${LONGEST} are enough`]
    : [];
}

function nameless(file: string, text: string): string[] {
  const told = file.endsWith('.css') ? valuesOf(text) : text;
  const wrong = file.endsWith('.css') ? IN_VALUE : IN_PROGRAM;
  return [...told.matchAll(wrong)].map(({ 0: colour, index }) => {
    const line = told.slice(0, index).split('\n').length;
    return `${file}:${line} ${colour} has no name`;
  });
}

/** The values of all declarations where they stand, and nothing else of the sheet but its lines. */
function valuesOf(sheet: string): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  return sheet
    .replace(/\/\*.*?\*\/|"[^"\n]*"|url\([^)]*\)/gs, blank)
    .replace(/[^;{}]*\{|[\w-]+\s*:(?=[^;{}]*[;}])/g, blank);
}
