import type { Verb } from '#backend/core/serve.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { dayOf } from '#backend/ticket/earnings.store.ts'
import type { RevenueDay, revenueCalls } from '#contract/revenue.ts'
import { REVENUE_DAYS_MAX } from '#contract/revenue-rules.ts'
import { readDays } from './revenue.store.ts'

const DAY_MS = 24 * 3_600_000

export const getRevenueTotals: Verb<(typeof revenueCalls)['getRevenueTotals']> = async (
  { env, viewer, now },
  { days: asked },
) => {
  const count = asked === undefined ? REVENUE_DAYS_MAX : Number(asked)
  const names = Array.from({ length: count }, (_, at) => dayOf(now - (count - 1 - at) * DAY_MS))
  const days = new Map<string, RevenueDay>(names.map((day) => [day, { day, gold: 0, diamond: 0, gifts: 0, rooms: 0 }]))
  for (const row of await readDays(openLedgerDatabase(env), viewer.uid, names[0] ?? '')) {
    const day = days.get(row.day)
    if (!day) continue
    day.gold += row.gold
    day.diamond += row.diamond
    day[row.kind === 'gift' ? 'gifts' : 'rooms'] += row.count
  }
  return { days: [...days.values()] }
}
