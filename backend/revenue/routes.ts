import type { Verbs } from '#backend/core/serve.ts'
import type { revenueCalls } from '#contract/revenue.ts'
import { getRevenueTotals } from './get-totals.ts'
import { listRevenue } from './list-revenue.ts'

export const revenueRoutes: Verbs<typeof revenueCalls> = { getRevenueTotals, listRevenue }
