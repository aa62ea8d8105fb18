/** The same name always has the same hue, 0 to 359. */
export function hueOf(name: string): number {
  let hash = 0
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 360_007
  return hash % 360
}

/** Made on first use, and once: it costs more than its work. */
let characters: Intl.Segmenter | undefined

/** The first character; emoji and letters with combining marks stay whole. */
export function initialOf(name: string): string {
  characters ??= new Intl.Segmenter()
  const [first] = characters.segment(name.trim())
  return (first?.segment ?? '?').toLocaleUpperCase()
}
