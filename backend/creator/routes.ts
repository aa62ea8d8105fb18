import type { Verbs } from '#backend/core/serve.ts'
import type { creatorCalls } from '#contract/creator.ts'
import { getMonthlyReturns, getReturnsSummary } from './get-returns.ts'
import { listReturns } from './list-returns.ts'

export const creatorRoutes: Verbs<typeof creatorCalls> = { getReturnsSummary, listReturns, getMonthlyReturns }
