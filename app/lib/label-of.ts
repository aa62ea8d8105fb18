/** `shots_on_target` → `Shots on target`: what a key of a feed we do not know yet reads like. */
export function humanised(key: string): string {
  const text = key.replaceAll(/[_-]+/g, ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The word a table has for a key, in the reader's language; a key that came from elsewhere is humanised. */
export function labelOf(words: Readonly<Record<string, () => string>>, key: string): string {
  const word = Object.hasOwn(words, key) ? words[key] : undefined
  return word ? word() : humanised(key)
}
