const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * How well an option answers what was typed, 0 to 1, by its words: the start of one of them before the start of a
 * later word before the middle. Case and accents do not count.
 */
export function searchRank(search: string, words: readonly string[]): number {
  const wanted = folded(search.trim())
  const ranks = words.map(folded).map((word) => {
    if (word === wanted) return 1
    const at = word.indexOf(wanted)
    if (at < 0) return 0
    if (at === 0) return 0.9
    return /[\s+(-]/.test(word[at - 1] ?? '') ? 0.7 : 0.4
  })
  return Math.max(0, ...ranks)
}
