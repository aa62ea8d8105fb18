/** The words of a text: ends of message keys, in the order that ids and seeds hang on. New ones go to the end. */
export const wordList = (text: string): readonly string[] => text.trim().split(/\s+/)
