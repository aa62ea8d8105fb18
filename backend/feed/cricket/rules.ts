/**
 * Limited-overs cricket (20 overs a side, or as many as the feed says) as a fold. The fold rotates the strike, counts overs, and knows when an
 * innings is over: all out, overs bowled, or the target reached. `start` and `end` (with `side` when the result is
 * not what the runs say) and what every sport knows are in `../shared`.
 *
 * | type            | fields                                                                                  |
 * |-----------------|-----------------------------------------------------------------------------------------|
 * | `toss`          | side won it, data.chose = `bat` `bowl`                                                  |
 * | `innings_start` | side bats, data.target (else one more than the other side made), data.overs at most;    |
 * |                 | the third and fourth innings are a super over                                           |
 * | `batter_in`     | side, player takes guard where the crease is free                                       |
 * | `bowler`        | side fields, player bowls the next over                                                 |
 * | `ball`          | side bats, player faces, other bowls, data.runs off the bat, data.extras in all,        |
 * |                 | data.kind = `wide` `no_ball` `bye` `leg_bye`; data.isRun: 4 or 6 were all run;          |
 * |                 | data.isMiscounted: a seventh; data.penalty, data.byes: extras of a penalty, or byes off a no-ball;                    |
 * |                 | data.toward: the way it was hit, in degrees clockwise from behind the bowler             |
 * | `wicket`        | as `ball`; player is out, data.how = `bowled` `caught` `lbw` `run_out` `stumped`        |
 * |                 | `hit_wicket` `retired_out` or another, data.fielder = player id, data.facing = who faced |
 * | `retired`       | side bats, player leaves the crease without a ball, data.isOut: for good                |
 * | `over_end`      | data.over, data.runs: for the commentary; data.isShort: the umpire ended it too early   |
 * | `innings_end`   | side batted; closes an innings that ended for another reason; data.target, data.overs:  |
 * |                 | of the second, as they were set at last                                                 |
 * | `review`        | side asks, data.isSuccessful                                                            |
 *
 * The timeline does not list every ball: it lists `four`, `six`, `fifty`, `hundred` and `wicket`.
 */
import type { MatchState, Side } from '#contract/match-state.ts'
import { createLiveRules, textOf } from '../shared/live-rules.ts'
import { addTimeline, emptyState, leaderOf } from '../shared/state.ts'
import { emptyStats } from '../shared/stats.ts'
import { ball, overEnd, retired, wicket } from './ball.ts'
import { batterIn, bowler, endInnings, startInnings } from './innings.ts'
import { cricketKeys } from './keys.ts'
import { MAX_OVERS } from './overs.ts'

const initial = (): MatchState =>
  emptyState({
    stats: emptyStats(Object.keys(cricketKeys.stats), { run_rate: 'decimal', required_run_rate: 'decimal' }),
    playerColumns: Object.keys(cricketKeys.columns),
    chartKind: 'run_rate',
    board: { family: 'cricket', innings: [], recent: [], maxOvers: MAX_OVERS },
  })

/** By runs; level, by the last pair of super overs. */
function winnerOf(state: MatchState): Side | 'draw' {
  const innings = state.board?.family === 'cricket' ? state.board.innings : []
  const [first, second] = innings.slice(innings.length > 3 ? -2 : 0)
  if (state.score.home !== state.score.away || !first || !second || innings.length < 4) return leaderOf(state.score)
  return first.runs === second.runs ? 'draw' : first.runs > second.runs ? first.side : second.side
}

export const cricketRules = createLiveRules({
  family: 'cricket',
  firstPhase: 'toss',
  initial,
  winnerOf,
  handlers: {
    toss: (state, event, board) => {
      const toss =
        event.side && ({ side: event.side, chose: textOf(event, 'chose') === 'bowl' ? 'bowl' : 'bat' } as const)
      return addTimeline(toss ? { ...state, board: { ...board, toss } } : state, event)
    },
    innings_start: startInnings,
    batter_in: batterIn,
    bowler,
    ball,
    wicket,
    retired,
    over_end: overEnd,
    innings_end: endInnings,
    review: (state, event) => addTimeline(state, event),
  },
})
