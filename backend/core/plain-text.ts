/** Control characters and direction marks. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const INVISIBLE_EXCEPT_BREAKS = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Typed text as one line without invisible characters. */
export const plainLine = (text: string): string => text.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim()

/** Typed text without invisible characters, with its line breaks. */
export const plainText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(INVISIBLE_EXCEPT_BREAKS, '').trim()
