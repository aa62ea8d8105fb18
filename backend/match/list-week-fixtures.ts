import type { Verb } from '#backend/core/serve.ts'
import type { matchCalls } from '#contract/match.ts'
import { readWeek } from './read-week.ts'

/** Matches of today and the next six days that have not ended. */
export const listWeekFixtures: Verb<typeof matchCalls.listWeekFixtures> = async (context, input) => ({
  days: await readWeek(context, { ...input, offset: 0, statuses: ['scheduled', 'previewed', 'live'] }),
})
