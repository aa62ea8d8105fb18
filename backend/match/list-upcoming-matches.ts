import type { Verb } from '#backend/core/serve.ts'
import type { matchCalls } from '#contract/match.ts'
import { allOf, inFilter, startsAfter, withinReach } from './conditions.store.ts'
import { readPage } from './read-page.ts'

/** Fixtures to come, soonest first; one that was called off stays in its place. */
export const listUpcomingMatches: Verb<typeof matchCalls.listUpcomingMatches> = (context, input) =>
  readPage(context, input, {
    where: allOf(inFilter(input), withinReach(context.now, input), startsAfter(context.now)),
    order: 'time',
  })
