const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const CHARS = 10

/** A user name for somebody who chose none: `fan` and ten random characters (50 bits). */
export function generateName(bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(CHARS))): string {
  return `fan${Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')}`
}
