import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { createGathering } from '#backend/core/gather.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import { readRow } from '#backend/match/read-rows.ts'
import { gameById } from '#contract/games.ts'
import { logError } from '#contract/log-error.ts'
import type { voteCalls } from '#contract/vote.ts'
import { openVoteOf, voteSidesOf } from '#contract/vote-rules.ts'
import { putVote, readOwnVotes, readVoteCounts } from './votes.store.ts'

type Calls = typeof voteCalls

const isToTell = createGathering()

/** Has open pages told how the votes stand; they learn it later when this fails. */
async function tellOfVotes({ env, now }: Context, matchId: number): Promise<void> {
  if (!(await isToTell(matchId, now))) return
  try {
    await env.TOPICS.getByName(`votes:${matchId}`).refresh()
  } catch (error) {
    logError({ event: 'votes_not_told', matchId }, error)
  }
}

export const getVotes: Verb<Calls['getVotes']> = ({ accountDb }, { matchId }) => readVoteCounts(accountDb, matchId)

export const getOwnVotes: Verb<Calls['getOwnVotes']> = ({ accountDb, viewer }, { matchId }) =>
  readOwnVotes(accountDb, matchId, viewer.uid)

export const addVote: Verb<Calls['addVote']> = async (context, { matchId, side }) => {
  const { accountDb, viewer, now } = context
  if (!(await isWithinHourlyLimit(context, viewer.uid, 'vote'))) return fail('rate_limited')
  const row = await readRow(context, matchId)
  const game = row && gameById(row.gameId)
  if (!game) return fail('not_found')
  const phase = openVoteOf(row.status)
  if (!phase) return fail('match_over')
  if (!voteSidesOf(game.family).includes(side)) return fail('out_of_range')
  await putVote(accountDb, { matchId, uid: viewer.uid, phase, side }, now)
  context.defer(tellOfVotes(context, matchId))
  return { phase, votes: await readVoteCounts(accountDb, matchId) }
}
