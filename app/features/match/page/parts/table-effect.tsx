import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { RanksMoved } from '../../ranks-moved.tsx'
import { useLiveTable } from '../live-table.queries.ts'

/** Where both teams stand if the running matches end now, and the way to the whole table. */
export function TableEffect({ match }: { match: MatchRow }) {
  const rows = useLiveTable(match)?.parts[0]?.rows ?? []
  const places = [match.home, match.away].flatMap(({ id }) => rows.find(({ team }) => team.id === id) ?? [])
  return (
    <Link
      to="/$game/$id"
      params={{ game: gameById(match.gameId)?.code ?? '', id: String(match.id) }}
      search={{ tab: 'standings' }}
      replace
      resetScroll={false}
      className="flex min-h-12 items-center gap-x-4 rounded-lg border border-line bg-surface-1 px-3 text-13 hover:bg-surface-2"
    >
      <span className="min-w-0 font-semibold">{m.match_table_now()}</span>
      <span className="ms-auto flex items-center gap-3">
        {places.map(({ team, rank, moved }) => (
          <span key={team.id} className="flex items-center gap-1.5 whitespace-nowrap">
            <Crest id={team.id} crest={team.crest} size={18} />
            <span className="sr-only">{team.name}</span>
            <b className="figures font-semibold">{rank}</b>
            <span className="figures flex min-w-6 gap-1 text-12">
              <RanksMoved moved={moved ?? 0} />
            </span>
          </span>
        ))}
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-text-muted rtl:-scale-x-100" />
    </Link>
  )
}
