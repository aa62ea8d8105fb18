const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * How well an option matches the search text, from 0 to 1: the start of one of its terms ranks above the start of a
 * later term, which ranks above a match inside a term. Case and accents are ignored.
 */
export function searchRank(search: string, terms: readonly string[]): number {
  const wanted = folded(search.trim())
  const ranks = terms.map(folded).map((term) => {
    if (term === wanted) return 1
    const at = term.indexOf(wanted)
    if (at < 0) return 0
    if (at === 0) return 0.9
    return /[\s+(-]/.test(term[at - 1] ?? '') ? 0.7 : 0.4
  })
  return Math.max(0, ...ranks)
}
