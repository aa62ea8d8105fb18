/** `shots_on_target` → `Shots on target`: the label of a feed's key that has no translation yet. */
export function humanised(key: string): string {
  const text = key.replaceAll(/[_-]+/g, ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The label of a key in the reader's language; a key without one is humanised. */
export function labelOf(labels: Readonly<Record<string, () => string>>, key: string): string {
  const label = Object.hasOwn(labels, key) ? labels[key] : undefined
  return label ? label() : humanised(key)
}
