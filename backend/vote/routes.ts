import type { Verbs } from '#backend/core/serve.ts'
import type { voteCalls } from '#contract/vote.ts'
import { addVote, getOwnVotes, getVotes } from './vote.ts'

export const voteRoutes: Verbs<typeof voteCalls> = { getVotes, getOwnVotes, addVote }
