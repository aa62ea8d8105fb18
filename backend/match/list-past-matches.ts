import type { Verb } from '#backend/core/serve.ts'
import type { matchCalls } from '#contract/match.ts'
import { allOf, inFilter, isInWindow } from './conditions.store.ts'
import { readPage } from './read-page.ts'

/** Results, newest first. */
export const listPastMatches: Verb<typeof matchCalls.listPastMatches> = (context, input) =>
  readPage(context, input, {
    where: allOf(inFilter(input), isInWindow(context.now, input, { until: context.now })),
    statuses: ['finished', 'postponed', 'cancelled', 'result_unknown'],
    order: 'newest',
  })
