import { useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Tabs } from '#app/ui/tabs.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import { periodName } from '../../../match-labels.ts'
import { eventName } from '../../../scoreboards/event-name.ts'
import { surnameOf } from '../../../surname-of.ts'
import { Card } from '../../card.tsx'
import type { PanelProps } from '../../panel.ts'
import { gamesOf, type TennisGame, type TennisPoint } from './tennis-points.ts'

/** Every point of a set, game by game: the score after it, in the colour of who won it; the newest game first. */
export function PointByPoint({ detail: { match, live } }: PanelProps) {
  const { period, serving } = { period: match.periods.at(-1)?.key, serving: match.serving }
  const games = gamesOf(live.timeline, live.board, { period, serving })
  const sets = [...new Set(games.map((game) => game.period))]
  const [chosen, setChosen] = useState<string>()
  const shown = chosen ?? sets.at(-1)
  if (shown === undefined) return null
  const title = m.match_depth_points()
  return (
    <Card title={title}>
      <Tabs
        label={title}
        tabs={sets.map((set) => ({ key: set, label: periodName(set, 'tennis') }))}
        selected={shown}
        onSelect={setChosen}
        tabClassName="text-13"
        panelClassName=""
      >
        <ol className="divide-y divide-line">
          {games
            .filter((game) => game.period === shown)
            .toReversed()
            .map((game) => (
              <GameRow key={game.seq} game={game} match={match} />
            ))}
        </ol>
        <p className="flex flex-wrap gap-x-4 border-line border-t px-3 py-2 text-12 text-text-muted">
          <span>
            <b className={BREAK_POINT}>30:40</b> {m.match_depth_break_point()}
          </span>
          <span>A {eventName('ace', 'tennis')}</span>
          <span>DF {eventName('double_fault', 'tennis')}</span>
        </p>
      </Tabs>
    </Card>
  )
}

/** A score at which the one who receives may win the game. */
const BREAK_POINT = 'rounded-sm px-1 font-semibold outline outline-1 outline-text-muted'

function GameRow({
  game: { games, server, winner, isTieBreak, points },
  match,
}: {
  game: TennisGame
  match: MatchRow
}) {
  const isBreak = winner !== undefined && winner !== server && !isTieBreak
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 px-3 py-2 text-13">
      <span className="figures font-semibold text-14">{games ? games.join('–') : '·'}</span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 text-12 text-text-muted">
          <span dir="auto">
            {isTieBreak ? m.match_depth_tie_break() : m.match_depth_serves({ player: surnameOf(match[server].name) })}
          </span>
          {isBreak && <b className="font-semibold text-text">{eventName('break_of_serve', 'tennis')}</b>}
        </p>
        <ol dir="ltr" className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums">
          {points.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points only come to the end
            <PointMark key={index} point={point} winner={match[point.winner].name} />
          ))}
        </ol>
      </div>
    </li>
  )
}

const DOT: Readonly<Record<Side, string>> = { home: 'bg-team-home', away: 'bg-team-away' }
const SIGN = { ace: 'A', double_fault: 'DF' } as const

function PointMark({
  point: { winner: side, how, score, makesBreakPoint },
  winner,
}: {
  point: TennisPoint
  winner: string
}) {
  return (
    <li className="flex items-center gap-1">
      <i aria-hidden="true" className={cn('size-2 rounded-full', DOT[side])} />
      <span className="sr-only">{winner} </span>
      {score === undefined ? (
        <b className="font-semibold">{m.match_depth_game()}</b>
      ) : (
        <span className={cn(makesBreakPoint && BREAK_POINT)}>{score}</span>
      )}
      {makesBreakPoint && <span className="sr-only">{m.match_depth_break_point()}</span>}
      {how && <span className="text-12 text-text-muted">{SIGN[how]}</span>}
    </li>
  )
}
