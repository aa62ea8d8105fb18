import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { loadMatchLog } from '#backend/feed/match-log.ts'
import { playsAt } from '#backend/feed/plays-at.ts'
import type { matchCalls } from '#contract/match.ts'

/** A simulated log has the future too; a stored one is read whole, because a stored state has no plays. */
export const listPlays: Verb<typeof matchCalls.listPlays> = async ({ env, now }, { matchId, after = 0 }) => {
  const log = await loadMatchLog(env, matchId, true)
  if (!log) return fail('not_found')
  const { plays, seq } = playsAt(log, now)
  return { plays: plays.filter((play) => play.seq > after), seq }
}
