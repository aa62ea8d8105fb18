/** The names of one sport's events by their type, in the reader's language. */
export type EventNames = Readonly<Record<string, () => string>>
