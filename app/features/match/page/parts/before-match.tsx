import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { MatchDetail } from '#contract/match-detail.ts'
import { endingNote } from '../../early-ends.ts'
import { headToHeadQuery } from '../../match.queries.ts'
import { PreviewCards } from './preview-cards.tsx'

/** The overview of a match without a score: what is known before it, or why it was not played. */
export function BeforeMatch({ detail }: { detail: MatchDetail }) {
  const { match } = detail
  if (match.endedBy === 'walkover')
    return (
      <EmptyState
        picture="cancelled"
        title={m.match_overview_walkover({ winner: (match.winner === 'home' ? match.home : match.away).name })}
        text={endingNote(match) ?? ''}
      />
    )
  if (match.status === 'cancelled')
    return (
      <EmptyState picture="cancelled" title={m.match_overview_cancelled()} text={m.match_overview_cancelled_hint()} />
    )
  if (match.status === 'postponed')
    return (
      <EmptyState picture="postponed" title={m.match_overview_postponed()} text={m.match_overview_postponed_hint()} />
    )
  if (match.status === 'result_unknown')
    return <EmptyState title={m.match_overview_unknown()} text={m.match_overview_unknown_hint()} />
  return <Preview detail={detail} />
}

/** Recent form and history of both teams, when known. */
function Preview({ detail }: { detail: MatchDetail }) {
  const { data } = useQuery(headToHeadQuery(detail.match.id))
  if (!data || data.homeRecent.length + data.awayRecent.length === 0)
    return <EmptyState title={m.match_overview_before()} text={m.match_overview_before_hint()} />
  return (
    <div className="space-y-4">
      <PreviewCards detail={detail} history={data} />
      <p className="text-center text-13 text-text-muted">{m.match_overview_before_hint()}</p>
    </div>
  )
}
