import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { countLiveRooms } from '#backend/live/live-rooms.store.ts'
import type { AdminFigures, adminCalls } from '#contract/admin.ts'
import { countProposals, readFigures } from './figures.store.ts'

/** However many administrators look, the figures are counted once in this time by each isolate. */
const CACHED_MS = 60_000

let last: { at: number; figures: Omit<AdminFigures, 'proposals' | 'brandProposals'> } | undefined

export const getFigures: Verb<typeof adminCalls.getFigures> = async ({ accountDb, matchDb, viewer, now }) => {
  // Not the same for all.
  const proposals = await countProposals(accountDb, viewer.uid, now)
  if (last && now >= last.at && now < last.at + CACHED_MS) return { ...last.figures, ...proposals }
  const [ofAccounts, liveRooms] = await Promise.all([readFigures(accountDb, now), countLiveRooms(matchDb, now)])
  const figures = { ...ofAccounts, liveRooms, countedAt: instant(now) }
  last = { at: now, figures }
  return { ...figures, ...proposals }
}
