import { linesWithoutTricks, plainLineOf } from '#contract/plain-text.ts'

/** Typed text as one line without invisible characters; its breaks are spaces. */
export const plainLine = (text: string): string => plainLineOf(text.replace(/\s+/g, ' '))

/** Typed text without invisible characters, with its line breaks. */
export const plainText = (text: string): string => linesWithoutTricks(text.replace(/\r\n?/g, '\n')).trim()
