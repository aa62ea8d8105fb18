import { fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { matchCalls } from '#contract/match.ts'
import { addAttention, removeAttention } from './attention.store.ts'
import { readRow } from './read-rows.ts'

/** Follows or unfollows a match. */
export const setAttention: Verb<typeof matchCalls.setAttention> = async (context, { matchId, attention }) => {
  const { accountDb, viewer, now } = context
  if (!attention) await removeAttention(accountDb, viewer.uid, matchId)
  else if (await readRow(context, matchId)) await addAttention(accountDb, viewer.uid, matchId, now)
  else return fail('not_found')
  return { attention }
}
