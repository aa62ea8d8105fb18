import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import { EVENTS } from '../events/cricket.ts'
import type { People } from '../people.ts'
import { SurnameLink } from '../surname-link.tsx'
import type { BoardOf } from './board-of.ts'
import { type CricketResult, chaseOf, isSuperOver, oversText, rateText, resultOf, runsText } from './cricket-figures.ts'
import { headlineOf } from './cricket-headline.ts'
import { Line } from './facts.tsx'
import type { BoardProps, FamilyScoreboard } from './family-scoreboard.ts'
import { RecentBalls } from './recent-balls.tsx'

type CricketState = BoardOf<'cricket'>

function CricketBoard({ board, match, people }: BoardProps<'cricket'>) {
  const isLive = match.status === 'live'
  const result = isLive ? undefined : resultOf(match.winner, board)
  return (
    <div className="space-y-3">
      {result && <Line className="font-semibold text-14">{resultText(result, match)}</Line>}
      {isLive && <Progress board={board} match={match} />}
      <SuperOvers board={board} match={match} />
      {isLive && <AtTheCrease board={board} people={people} />}
      {isLive && <RecentBalls board={board} />}
      {board.toss && (
        <Line className="text-12 text-text-muted">
          {board.toss.chose === 'bat'
            ? m.match_board_toss_bat({ team: match[board.toss.side].name })
            : m.match_board_toss_bowl({ team: match[board.toss.side].name })}
        </Line>
      )}
    </div>
  )
}

function resultText(result: CricketResult, match: MatchRow): string {
  if (result.how === 'tied') return m.match_board_tied()
  const team = match[result.side].name
  if (result.how === 'super_over') return m.match_board_won_super_over({ team })
  return result.how === 'wickets'
    ? m.match_board_won_by_wickets({ team, count: result.count })
    : m.match_board_won_by_runs({ team, count: result.count })
}

/** What the chase needs, and the rates. */
function Progress({ board, match }: { board: CricketState; match: MatchRow }) {
  const chase = chaseOf(board)
  const [first, ...later] = board.innings
  const current = board.innings.at(-1)
  if (!first || !current) return null
  const target = current.target ?? (first.isDone && later.length === 0 ? first.runs + 1 : undefined)
  const facts = [
    { label: m.match_board_target_runs(), value: target },
    { label: m.match_stat_run_rate(), value: rateText(current.runs, current.balls) },
    { label: m.match_stat_required_run_rate(), value: chase && rateText(chase.runs, chase.balls) },
  ]
  return (
    <div className="space-y-1">
      {chase && (
        <Line className="font-semibold text-14">
          {m.match_board_target({ team: match[chase.side].name, runs: chase.runs, balls: chase.balls })}
        </Line>
      )}
      <dl className="flex flex-wrap justify-center gap-x-4 text-13">
        {facts.map(
          ({ label, value }) =>
            value !== undefined && (
              <div key={label} className="flex gap-1">
                <dt className="text-text-muted">{label}</dt>
                <dd className="figures font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

/** The score does not count them, so the headline does not have them. */
function SuperOvers({ board, match }: { board: CricketState; match: MatchRow }) {
  const played = board.innings.flatMap((innings, index) => (isSuperOver(index) ? [{ ...innings, index }] : []))
  if (played.length === 0) return null
  return (
    <ul className="mx-auto max-w-[420px] space-y-1 text-13">
      {played.map(({ index, side, runs, wickets, balls }) => (
        <li key={index} className="flex gap-2">
          <span className="text-text-muted">{m.match_phase_super_over()}</span>
          <span dir="auto" className="min-w-0 flex-1 truncate">
            {match[side].name}
          </span>
          <span className="figures font-semibold">
            {runsText({ runs, wickets })} ({oversText(balls)})
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Both batters, whose lines stay when they change ends: an asterisk is on strike. Then the bowler. */
function AtTheCrease({ board, people }: { board: CricketState; people: People }) {
  const { striker, nonStriker, bowler } = board
  const batters = [striker, nonStriker].filter((each) => each !== undefined).sort((a, b) => a.player - b.player)
  return (
    <ul className="grid gap-1 border-line border-t pt-3 text-13 sm:grid-cols-3 sm:gap-4">
      {batters.map((batter) => (
        <li key={batter.player} className="flex min-h-5 gap-2">
          <span className="min-w-0 flex-1 truncate">
            <SurnameLink id={batter.player} people={people} />
            {batter === striker && ' *'}
          </span>
          <span className="figures">
            <b>{batter.runs}</b> ({batter.balls})
          </span>
        </li>
      ))}
      {batters.length < 2 && <li aria-hidden="true" className="min-h-5" />}
      <li className="flex min-h-5 gap-2">
        {bowler && (
          <>
            <span className="text-text-muted">{m.match_board_bowling()}</span>
            <span dir="auto" className="min-w-0 flex-1 truncate">
              <SurnameLink id={bowler.player} people={people} />
            </span>
            <span className="figures">
              <b>
                {bowler.wickets}/{bowler.runs}
              </b>{' '}
              ({oversText(bowler.balls)})
            </span>
          </>
        )}
      </li>
    </ul>
  )
}

export const scoreboard: FamilyScoreboard<'cricket'> = { events: EVENTS, headlineOf, Board: CricketBoard }
