import type { Verbs } from '#backend/core/serve.ts'
import type { aboutCalls } from '#contract/about.ts'
import { getCoverage } from './get-coverage.ts'

export const aboutRoutes: Verbs<typeof aboutCalls> = { getCoverage }
