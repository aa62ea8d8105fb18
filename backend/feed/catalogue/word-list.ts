/** The words of a text, used in message keys. Ids and seeds depend on their order: add new ones at the end. */
export const wordList = (text: string): readonly string[] => text.trim().split(/\s+/)
