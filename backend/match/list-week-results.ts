import type { Verb } from '#backend/core/serve.ts'
import type { matchCalls } from '#contract/match.ts'
import { readWeek } from './read-week.ts'

/** The six days before today and today: what has been played. */
export const listWeekResults: Verb<typeof matchCalls.listWeekResults> = async (context, input) => ({
  days: await readWeek(context, { ...input, offset: -6, statuses: ['finished'] }),
})
