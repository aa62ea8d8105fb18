/** What a letter takes, what stands between two names, and how wide a chart is on a phone and elsewhere, in pixels. */
const [LETTER, GAP, NARROW, WIDE] = [7, 20, 310, 560]
/** Of fewer bars only the middle one is named. */
const QUARTERS_FROM = 9

interface BetweenName {
  /** The place of the bar. */
  at: number
  name: string
  /** On a phone there is no room for it. */
  isWide?: boolean
}

/** Names for bars in the middle, and at the quarters, of a chart whose first and last are named, as far as they fit. */
export function namesBetween(names: readonly string[]): BetweenName[] {
  const each = Math.max(...names.map(({ length }) => length)) * LETTER + GAP
  const [narrow, wide] = [Math.floor(NARROW / each), Math.floor(WIDE / each)]
  const nameAt = (share: number, needed: number): BetweenName[] => {
    const at = Math.floor(names.length * share)
    const name = names[at]
    if (name === undefined || wide < needed) return []
    return [{ at, name, ...(narrow < needed ? { isWide: true } : {}) }]
  }
  if (names.length < 3) return []
  return names.length < QUARTERS_FROM
    ? nameAt(1 / 2, 3)
    : [...nameAt(1 / 4, 5), ...nameAt(1 / 2, 3), ...nameAt(3 / 4, 5)]
}
