import type { Verb } from '#backend/core/serve.ts'
import type { matchCalls } from '#contract/match.ts'
import { readWeek } from './read-week.ts'

/** Today and the six days after it: what is still to be played. */
export const listWeekFixtures: Verb<typeof matchCalls.listWeekFixtures> = async (context, input) => ({
  days: await readWeek(context, { ...input, offset: 0, statuses: ['scheduled', 'previewed', 'live'] }),
})
