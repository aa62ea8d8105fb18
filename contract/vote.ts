import { type } from './ark.ts'
import { call } from './call.ts'
import { IntegerText } from './entities.ts'
import { VOTE_PHASES, VOTE_SIDES } from './vote-rules.ts'

const Side = type.enumerated(...VOTE_SIDES)
const Votes = type({ home: 'number.integer', draw: 'number.integer', away: 'number.integer' })
const Counts = type({ before: Votes, live: Votes })

/**
 * Who wins: what users say before a match and while it is played. All are calls of this project. How the numbers grow: the topic
 * `votes:<match id>` of socket `g`.
 */
export const voteCalls = {
  /** All votes on a match; zeros where there are none. */
  getVotes: call({
    method: 'GET',
    path: '/vote/get',
    access: 'guest',
    isOurs: true,
    cache: { freshSeconds: 2, staleSeconds: 10 },
    input: type({ matchId: IntegerText }),
    result: Counts,
  }),
  /** The caller's own votes on a match. */
  getOwnVotes: call({
    method: 'GET',
    path: '/vote/own',
    access: 'user',
    isOurs: true,
    input: type({ matchId: IntegerText }),
    result: type({ 'before?': Side, 'live?': Side }),
  }),
  /** Votes in the phase that is open, or changes that vote. `match_over`: none is. `out_of_range`: the game knows no draw. */
  addVote: call({
    method: 'POST',
    path: '/vote/add',
    access: 'user',
    isOurs: true,
    errors: ['not_found', 'match_over', 'out_of_range'],
    input: type({ matchId: 'number.integer > 0', side: Side }),
    result: type({ phase: type.enumerated(...VOTE_PHASES), votes: Counts }),
  }),
} as const
