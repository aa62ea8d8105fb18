import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { matchListQuery } from '../../match/match.queries.ts'
import { MatchList, MatchListSkeleton } from '../../match/match-list.tsx'
import { errorText } from '../../shell/error-text.ts'
import type { nowInput } from '../home-search.ts'

type DayInput = ReturnType<typeof nowInput>

/** Today's matches that are over, folded; they are loaded when the visitor opens them. */
export function OverToday({ count, input }: { count: number; input: DayInput }) {
  const [wasOpened, setOpened] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // It may have been opened before this code was there.
  useEffect(() => setOpened(details.current?.open === true), [])
  return (
    <details ref={details} className="group" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="flex min-h-12 list-none items-center gap-2 rounded-lg border border-line bg-surface-1 px-3 font-semibold hover:bg-surface-2">
        {m.home_section_over()} <span className="figures font-normal text-13 text-text-muted">{count}</span>
        <SpriteIcon name="down" className="ms-auto size-4 fill-none group-open:rotate-180" />
      </summary>
      <div className="pt-2">
        {wasOpened && <OverList input={input} />}
        <Link
          to="/match/{-$game}"
          search={{ view: 'results' }}
          className="flex min-h-10 items-center justify-center text-13 text-brand-text hover:underline"
        >
          {m.home_section_results()}
        </Link>
      </div>
    </details>
  )
}

const OVER = ['finished', 'postponed', 'cancelled', 'result_unknown'] as const
const SIZE = 60

/** By league. */
function OverList({ input }: { input: DayInput }) {
  const query = matchListQuery({ ...input, list: 'today', statuses: [...OVER], order: 'league', page: 1, size: SIZE })
  const { data, error, refetch } = useQuery(query)
  if (data) return <MatchList matches={data.matches} isGrouped />
  if (!error) return <MatchListSkeleton />
  return (
    <EmptyState picture="network" title={errorText(failureOf(error))}>
      <Button onClick={() => void refetch()}>{m.shell_error_retry()}</Button>
    </EmptyState>
  )
}
