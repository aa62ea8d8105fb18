import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import type { VotePhase, VoteSide } from '#contract/vote-rules.ts'
import { requireUser, usePendingAction } from '../../../login/login.store.ts'
import { useViewer } from '../../../session/viewer.queries.ts'
import { ScoreSocketUrl, subscribeWhenIdle } from '../../match.live.ts'
import { addVote } from '../match-votes.functions.ts'
import { ownVotesQuery, votesQuery } from '../match-votes.queries.ts'

/** The words of all errors come when one is to be told of. */
const tellFailure = (answer: Awaited<ReturnType<typeof addVote>> | undefined): Promise<void> =>
  import('../../../shell/toast-result.ts').then(
    ({ toastResult }) => void toastResult(answer, ''),
    () => undefined,
  )

/** Keeps the votes on a match as the socket tells them, while `isOpen`. */
function useLiveVotes(matchId: number, isOpen: boolean): void {
  const client = useQueryClient()
  const url = useContext(ScoreSocketUrl)
  useEffect(() => {
    if (!isOpen) return undefined
    return subscribeWhenIdle(({ scoreSocketOf }) =>
      scoreSocketOf(url).subscribe(`votes:${matchId}`, (frame) => {
        if (frame.type !== 'current' && 'votes' in frame.data)
          client.setQueryData(votesQuery(matchId).queryKey, frame.data.votes)
      }),
    )
  }, [client, url, matchId, isOpen])
}

/** The votes on a match, the viewer's own, and voting. */
export function useVotes(matchId: number, phase: VotePhase | undefined) {
  const client = useQueryClient()
  const { data: votes } = useQuery(votesQuery(matchId))
  const { data: own = {} } = useQuery({ ...ownVotesQuery(matchId), enabled: useViewer() !== null })
  const { submit, isBusy } = useSubmit(addVote)
  useLiveVotes(matchId, phase !== undefined)
  const vote = async (side: VoteSide): Promise<void> => {
    const answer = await submit({ matchId, side })
    if (!answer?.ok) return tellFailure(answer)
    client.setQueryData(votesQuery(matchId).queryKey, answer.data.votes)
    client.setQueryData(ownVotesQuery(matchId).queryKey, (before) => ({ ...before, [answer.data.phase]: side }))
  }
  return { votes, own, isBusy, vote }
}

/** What a button for a side does: a guest signs in first, and votes then. */
export function useVoteFor(matchId: number, side: VoteSide, vote: (side: VoteSide) => Promise<void>): () => void {
  const action = `vote:${matchId}:${side}`
  const voteFor = () => void vote(side)
  usePendingAction(action, voteFor)
  return () => requireUser(voteFor, action, m.match_vote_guest())
}
