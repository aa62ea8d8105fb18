import { fail } from '#backend/fail.ts'
import { readRow } from '#backend/match/read-rows.ts'
import type { Verb } from '#backend/serve.ts'
import type { userCalls } from '#contract/user.ts'

export const isMatchLive: Verb<typeof userCalls.isMatchLive> = async (context, { matchId, gameId }) => {
  const row = await readRow(context, matchId)
  return row?.gameId === gameId ? row.status === 'live' : fail('not_found')
}
