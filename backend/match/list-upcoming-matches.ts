import type { Verb } from '#backend/core/serve.ts'
import type { matchCalls } from '#contract/match.ts'
import { allOf, inFilter, isInWindow } from './conditions.store.ts'
import { readPage } from './read-page.ts'

/** Upcoming fixtures, soonest first, including postponed and cancelled ones. */
export const listUpcomingMatches: Verb<typeof matchCalls.listUpcomingMatches> = (context, input) =>
  readPage(context, input, {
    where: allOf(inFilter(input), isInWindow(context.now, input, { after: context.now })),
    order: 'time',
  })
