import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { readRow } from '#backend/match/read-rows.ts'
import type { userCalls } from '#contract/user.ts'

export const isMatchLive: Verb<typeof userCalls.isMatchLive> = async (context, { matchId, gameId }) => {
  const row = await readRow(context, matchId)
  return row?.gameId === gameId ? row.status === 'live' : fail('not_found')
}
