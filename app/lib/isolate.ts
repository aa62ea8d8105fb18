/** A part of a text of several languages: its letters and numbers stay together in whatever direction the text runs. */
export const isolate = (text: string): string => `\u2068${text}\u2069`
