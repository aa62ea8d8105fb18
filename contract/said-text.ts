import { type } from './ark.ts'

/** A text of at most so many characters that says something: spaces alone are none. */
export const saidText = (charsMax: number) =>
  type(`1 <= string <= ${charsMax}`)
    .narrow((text) => text.trim() !== '')
    .describe(`1 to ${charsMax} characters, not all of them spaces`)
