/** Control characters, and those that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const UNSEEN_BUT_LINES = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** One line of what somebody typed. */
export const plainLine = (text: string): string => text.replace(/\s+/g, ' ').replace(UNSEEN, '').trim()

/** What somebody typed, with its line breaks. */
export const plainText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(UNSEEN_BUT_LINES, '').trim()
