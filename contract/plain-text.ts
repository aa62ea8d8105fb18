/** Control characters, direction marks, and letters that are blank. */
const INVISIBLE =
  /[\p{Cc}\u00ad\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/gu
/** The same without what has a meaning in a text of several lines. */
const INVISIBLE_IN_LINES = new RegExp(`(?![\\n\\t\\u200e\\u200f])${INVISIBLE.source}`, 'gu')
/** Marks on a letter beyond what any script needs, also with joiners between them. */
const STACKED_MARKS = /((?:\p{M}[\u200c\u200d]?){3}\p{M})[\p{M}\u200c\u200d]+/gu
/** What no font draws by itself: joiners, variants, tags. Words and emoji need them between their letters. */
const UNDRAWN = /\p{Default_Ignorable_Code_Point}/gu

/** A text without what nobody sees, and without towers of marks. */
export const withoutTricks = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, '').replace(STACKED_MARKS, '$1')

/** The same with its line breaks. */
export const linesWithoutTricks = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE_IN_LINES, '').replace(STACKED_MARKS, '$1')

/** What is said, as one line of plain text. */
export const plainLineOf = (text: string): string => withoutTricks(text).replace(/\s+/gu, ' ').trim()

/** A text without what no font draws: the same to a reader. */
export const withoutUndrawn = (text: string): string => text.replace(UNDRAWN, '')

/** How many letters a reader sees of a line; not their encoding. */
export const lettersSeenIn = (text: string): number => [...withoutUndrawn(plainLineOf(text))].length
