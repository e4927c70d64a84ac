// What people write about themselves and to each other: nothing that cannot be seen, and nothing that turns the line around.

/** Controls, formats, halves of pairs, private and unknown characters; whatever is drawn as nothing. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Says only how the character before it is to be drawn. */
const VARIANT = /[\ufe0e\ufe0f]/g;
/** Line breaks are blanks as well. */
const BLANKS = /[\t\n\v\f\r\p{Z}]+/gu;
/** More marks on one letter than any script puts there. */
const HEAPED = /(\p{M}{3})\p{M}+/gu;
const TELLING = /[\p{L}\p{N}]/u;
/** A picture made of several: joiners and variants belong to it. */
const PICTURE =
  /(?:\p{Emoji}\ufe0f?\u20e3?|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d(?=\p{Extended_Pictographic}))+/gu;

/** A name as it is shown; null for one that cannot be seen, or not as it is. */
export function cleanName(given: string): string | null {
  const name = given.replace(VARIANT, '').normalize('NFC').replace(BLANKS, ' ').trim();
  const fits =
    name.search(UNSEEN) < 0 && name.search(HEAPED) < 0 && TELLING.test(name) && !/^\p{M}/u.test(name);
  return fits ? name : null;
}

/** What somebody says, without what nobody could see; empty if that was all. */
export function cleanLine(given: string): string {
  const line = given.toWellFormed().normalize('NFC').replace(BLANKS, ' ');
  let clean = '';
  let from = 0;
  for (const { index, 0: picture } of line.matchAll(PICTURE)) {
    clean += line.slice(from, index).replace(UNSEEN, '') + picture;
    from = index + picture.length;
  }
  return (clean + line.slice(from).replace(UNSEEN, '')).replace(HEAPED, '$1').trim();
}
