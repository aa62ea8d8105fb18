import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { numbered } from '#app/lib/numbered.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { PlayerLine, Side } from '#contract/match-state.ts'
import { EVENTS } from '../events/basketball.ts'
import type { People } from '../people.ts'
import { SurnameLink } from '../surname-link.tsx'
import type { BoardProps, FamilyScoreboard } from './family-scoreboard.ts'
import { scoreHeadline } from './headline.ts'
import { PeriodStrip } from './period-strip.tsx'
import { Dots, SideRows } from './side-rows.tsx'
import { leaderIn } from './top-scorer.ts'

const TIMEOUTS = 7

function BasketballBoard({ board, match, people, detail }: BoardProps<'basketball'>) {
  const { players } = detail.live
  const isLive = match.status === 'live'
  const foulsOf = (side: Side) => (
    <>
      {board.isBonus[side] && (
        <span className="rounded-sm bg-surface-2 px-1 font-semibold text-12">{m.match_board_in_bonus()}</span>
      )}
      <span className="min-w-4 text-center">{board.fouls[side]}</span>
    </>
  )
  return (
    <div className="space-y-1 sm:space-y-3">
      {isLive && (
        <SideRows
          rows={[
            { label: m.match_stat_fouls(), home: foulsOf('home'), away: foulsOf('away') },
            {
              label: m.match_board_timeouts_left(),
              home: <Dots count={board.timeouts.home} of={TIMEOUTS} />,
              away: <Dots count={board.timeouts.away} of={TIMEOUTS} />,
            },
          ]}
        />
      )}
      <SideRows
        rows={[
          {
            label: m.match_board_leaders(),
            home: <Leader line={leaderIn(players, 'home')} people={people} />,
            away: <Leader line={leaderIn(players, 'away')} people={people} />,
          },
        ]}
      />
      {isLive && board.onCourt && <OnCourt onCourt={board.onCourt} match={match} people={people} players={players} />}
    </div>
  )
}

function Leader({ line, people }: { line: PlayerLine | undefined; people: People }) {
  if (!line) return null
  return (
    <>
      <span dir="auto" className="min-w-0 truncate">
        <SurnameLink id={line.player} people={people} />
      </span>
      <span>{line.values.points}</span>
    </>
  )
}

interface OnCourtProps {
  onCourt: Record<Side, readonly number[]>
  match: MatchRow
  people: People
  players: readonly PlayerLine[]
}

/** Both fives; on a phone they open on request, so that the tabs stand on the first screen. */
function OnCourt({ onCourt, match, people, players }: OnCourtProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section aria-label={m.match_board_on_court()} className="border-line border-t sm:pt-3">
      <h2 className="text-center text-12 text-text-muted sm:pb-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="-mb-3 flex min-h-11 w-full items-center justify-center gap-1 aria-expanded:mb-0 sm:hidden"
        >
          {m.match_board_on_court()}
          <ChevronDown aria-hidden="true" className={cn('size-4', isOpen && 'rotate-180')} />
        </button>
        <span className="max-sm:hidden">{m.match_board_on_court()}</span>
      </h2>
      <div id={id} className={cn('grid grid-cols-2 gap-3 sm:gap-6', !isOpen && 'max-sm:hidden')}>
        {(['home', 'away'] as const).map((side) => (
          <Five key={side} side={side} team={match[side].name} ids={onCourt[side]} {...{ people, players }} />
        ))}
      </div>
    </section>
  )
}

interface FiveProps {
  side: Side
  team: string
  ids: readonly number[]
  people: People
  players: readonly PlayerLine[]
}

const COLUMNS = [
  { key: 'points', name: m.match_column_points, width: 'w-9' },
  { key: 'fouls', name: m.match_column_fouls, width: 'w-12' },
] as const

/** Who is on court, with points and fouls. */
function Five({ side, team, ids, people, players }: FiveProps) {
  return (
    <table
      className={`w-full table-fixed border-s-4 text-13 ${side === 'home' ? 'border-team-home' : 'border-team-away'}`}
    >
      <caption className="sr-only">{team}</caption>
      <thead>
        <tr className="text-12 text-text-muted">
          <th scope="col">
            <span className="sr-only">{m.match_table_player()}</span>
          </th>
          {COLUMNS.map(({ key, name, width }) => (
            <th key={key} scope="col" className={`truncate text-end font-normal ${width}`}>
              {name()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered(ids).map(({ number, item: id }) => (
          <tr key={number}>
            <th scope="row" dir="auto" className="truncate ps-2 text-start font-medium">
              <SurnameLink id={id} people={people} />
            </th>
            {COLUMNS.map(({ key }) => (
              <td key={key} className="text-end tabular-nums">
                {players.find(({ player }) => player === id)?.values[key] ?? 0}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const scoreboard: FamilyScoreboard<'basketball'> = {
  events: EVENTS,
  headlineOf: scoreHeadline,
  PeriodStrip,
  Board: BasketballBoard,
}
