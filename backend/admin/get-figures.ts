import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { AdminFigures, adminCalls } from '#contract/admin.ts'
import { readFigures } from './figures.store.ts'

/** However many administrators look, the figures are counted once in this time by each isolate. */
const CACHED_MS = 60_000

let last: { at: number; figures: AdminFigures } | undefined

export const getFigures: Verb<typeof adminCalls.getFigures> = async ({ accountDb, now }) => {
  if (last && now >= last.at && now < last.at + CACHED_MS) return last.figures
  const figures = { ...(await readFigures(accountDb, now)), countedAt: instant(now) }
  last = { at: now, figures }
  return figures
}
