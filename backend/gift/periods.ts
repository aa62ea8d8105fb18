import { instant } from '#backend/core/instant.ts'
import type { GiftBoardName } from '#contract/gift-rules.ts'

const DAY_MS = 24 * 3_600_000

export interface Period {
  /** As it is stored. */
  name: string
  /** Milliseconds since the epoch; null: it has no end. */
  endsAt: number | null
}

const dayOf = (time: number): string => instant(time).slice(0, 10)

/** What a list counts at a time: days and weeks begin at midnight UTC, weeks on Monday. */
export function periodAt(board: GiftBoardName, time: number): Period {
  if (board === 'room') return { name: 'room', endsAt: null }
  const day = time - (time % DAY_MS)
  if (board === 'day') return { name: `d${dayOf(day)}`, endsAt: day + DAY_MS }
  // The epoch was a Thursday.
  const monday = day - ((day / DAY_MS + 3) % 7) * DAY_MS
  return { name: `w${dayOf(monday)}`, endsAt: monday + 7 * DAY_MS }
}
