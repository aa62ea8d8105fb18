import { cn } from '#app/lib/cn.ts'
import { numbered } from '#app/lib/numbered.ts'
import { m } from '#app/paraglide/messages.js'
import { Scroller } from '#app/ui/scroller.tsx'
import type { MatchRow } from '#contract/match.ts'
import type { People } from '../people.ts'
import type { BoardOf } from './board-of.ts'
import { chaseOf, isSuperOver, oversText } from './cricket-figures.ts'
import { headlineOf } from './cricket-headline.ts'
import { Line } from './facts.tsx'
import type { FamilyScoreboard } from './family-scoreboard.ts'

type CricketState = BoardOf<'cricket'>

interface CricketBoardProps {
  board: CricketState
  match: MatchRow
  people: People
}

function CricketBoard({ board, match, people }: CricketBoardProps) {
  const isLive = match.status === 'live'
  const chase = isLive ? chaseOf(board) : undefined
  return (
    <div className="space-y-3">
      <ul className="space-y-1">
        {numbered(board.innings).map(({ number, item: innings }) => (
          <li key={number} className="flex items-baseline gap-2 text-13">
            <span className="min-w-0 flex-1 truncate">
              {match[innings.side].name}
              {isSuperOver(number - 1) && <span className="ms-2 text-text-muted">{m.match_phase_super_over()}</span>}
            </span>
            <span className="figures font-bold text-16">
              {innings.runs}/{innings.wickets}
            </span>
            <span className="w-28 text-end text-text-muted">
              {m.match_board_overs({ overs: oversText(innings.balls) })}
            </span>
          </li>
        ))}
      </ul>
      {chase && (
        <Line className="font-medium text-warn">
          {m.match_board_target({ team: match[chase.side].name, runs: chase.runs, balls: chase.balls })}
        </Line>
      )}
      {isLive && <AtTheCrease board={board} people={people} />}
      {isLive && board.recent.length > 0 && <Recent balls={board.recent} />}
      {board.toss && (
        <Line className="text-text-muted">
          {board.toss.chose === 'bat'
            ? m.match_board_toss_bat({ team: match[board.toss.side].name })
            : m.match_board_toss_bowl({ team: match[board.toss.side].name })}
        </Line>
      )}
    </div>
  )
}

function AtTheCrease({ board, people }: { board: CricketState; people: People }) {
  const nameOf = (id: number) => people.get(id)?.name ?? ''
  const batters = [board.striker, board.nonStriker].filter((batter) => batter !== undefined)
  return (
    <ul className="grid gap-1 border-line border-t pt-3 text-13 sm:grid-cols-3 sm:gap-4">
      {batters.map((batter) => (
        <li key={batter.player} className="flex gap-2">
          <span className="min-w-0 flex-1 truncate">
            {nameOf(batter.player)}
            {batter === board.striker && <span className="text-warn"> *</span>}
          </span>
          <span className="figures">
            <b>{batter.runs}</b> ({batter.balls})
          </span>
        </li>
      ))}
      {board.bowler && (
        <li className="flex gap-2">
          <span className="text-text-muted">{m.match_board_bowling()}</span>
          <span className="min-w-0 flex-1 truncate">{nameOf(board.bowler.player)}</span>
          <span className="figures">
            <b>
              {board.bowler.wickets}/{board.bowler.runs}
            </b>{' '}
            ({oversText(board.bowler.balls)})
          </span>
        </li>
      )}
    </ul>
  )
}

/** The last balls, oldest first. */
function Recent({ balls }: { balls: string[] }) {
  return (
    <div className="flex items-center gap-2 text-12">
      <span aria-hidden="true" className="shrink-0 text-text-muted">
        {m.match_board_recent_balls()}
      </span>
      <Scroller label={m.match_board_recent_balls()}>
        <ol className="flex w-max gap-1" dir="ltr">
          {numbered(balls).map(({ number, item: ball }) => (
            <li
              key={number}
              className={cn(
                'figures grid size-7 shrink-0 place-items-center rounded-full font-semibold',
                ball === 'W' ? 'bg-live text-white' : /^[46]$/.test(ball) ? 'bg-brand text-on-brand' : 'bg-surface-2',
              )}
            >
              {ball}
            </li>
          ))}
        </ol>
      </Scroller>
    </div>
  )
}

export const scoreboard: FamilyScoreboard<'cricket'> = { headlineOf, Board: CricketBoard }
