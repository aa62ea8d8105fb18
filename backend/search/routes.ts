import type { Verbs } from '#backend/core/serve.ts'
import type { searchCalls } from '#contract/search.ts'
import { findAll, suggest } from './search-all.ts'

export const searchRoutes: Verbs<typeof searchCalls> = { findAll, suggest }
