import type { Verb } from '#backend/core/serve.ts'
import type { matchCalls } from '#contract/match.ts'
import { readWeek } from './read-week.ts'

/** Finished matches of the last six days and today. */
export const listWeekResults: Verb<typeof matchCalls.listWeekResults> = async (context, input) => ({
  days: await readWeek(context, { ...input, offset: -6, statuses: ['finished'] }),
})
