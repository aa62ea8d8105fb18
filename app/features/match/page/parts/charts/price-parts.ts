import type { OddsLine } from '#contract/match-state.ts'

export interface PriceParts {
  /** Since they opened, up to the start. */
  before: readonly OddsLine[]
  /** From the last ones before the start, which are taken for those at the start. */
  during: readonly OddsLine[]
}

/** Prices of days and of hours: they do not fit on one axis. `odds` in order of time. */
export function pricePartsOf(odds: readonly OddsLine[], startsAt: string): PriceParts {
  const first = odds.findIndex(({ at }) => at > startsAt)
  if (first < 0) return { before: odds, during: [] }
  const last = odds[first - 1]
  const after = odds.slice(first)
  if (!last) return { before: [], during: after }
  return { before: [...odds.slice(0, first), { ...last, at: startsAt }], during: [{ ...last, at: startsAt }, ...after] }
}
