import type { Verb } from '#backend/core/serve.ts'
import type { matchCalls } from '#contract/match.ts'
import { readOnline } from './read-online.ts'

/** How many watch the room of a match; 0 for one that has none. */
export const countOnline: Verb<typeof matchCalls.countOnline> = async (context, { matchId }) => ({
  online: await readOnline(context, matchId),
})
