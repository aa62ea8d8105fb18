import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { keepReservation } from '../../match/keep-reservation.ts'
import { MatchRow } from '../../match/match-row.tsx'
import { Pager } from '../../match/pager.tsx'
import { reserveMatch } from '../../notice/notice.functions.ts'
import { useShell, useToday } from '../../shell/shell.queries.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { ROWS_PER_PAGE, reservationsQuery } from '../user.queries.ts'

const STATUS_LABELS = {
  not_started: m.user_reservations_not_started,
  in_progress: m.user_reservations_in_progress,
  ended: m.user_reservations_ended,
  cancelled: m.user_reservations_cancelled,
} as const

/** Matches the viewer has a reminder for, past ones included. */
export function ReservationsPage({ page = 1 }: PageSearch) {
  const shell = useShell()
  const today = useToday()
  const { data } = useSuspenseQuery(reservationsQuery(page))
  return (
    <OwnPage title={m.user_page_reservations()}>
      {data.list.length === 0 && (
        <EmptyState title={m.user_reservations_empty()} text={m.user_reservations_empty_text()}>
          <Link
            to="/match/{-$game}"
            params={{ game: undefined }}
            className="inline-flex min-h-10 items-center rounded-md bg-brand px-4 font-medium text-on-brand"
          >
            {m.user_reservations_find()}
          </Link>
        </EmptyState>
      )}
      <ul className="space-y-3">
        {data.list.map(({ match, status }) => (
          <li key={match.id} className="overflow-hidden rounded-lg border border-line bg-surface-1">
            <ul className="lg:@container">
              <MatchRow match={match} shell={shell} showsLeague today={today} />
            </ul>
            <div className="flex min-h-11 items-center gap-2 border-line border-t ps-4 pe-2 text-13 text-text-muted">
              <span className="min-w-0 flex-1">{STATUS_LABELS[status]()}</span>
              {status === 'not_started' && <CancelButton matchId={match.id} />}
            </div>
          </li>
        ))}
      </ul>
      <Pager page={page} size={ROWS_PER_PAGE} total={data.total} />
    </OwnPage>
  )
}

function CancelButton({ matchId }: { matchId: number }) {
  const client = useQueryClient()
  const { submit, isBusy } = useSubmit(reserveMatch)
  const cancel = async () => {
    if (toastResult(await submit({ matchId, isReserved: false }), m.user_reservations_cancelled()))
      await keepReservation(client, matchId, false)
  }
  return (
    <Button variant="bare" disabled={isBusy} onClick={() => void cancel()}>
      {m.user_reservations_cancel()}
    </Button>
  )
}
