import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { MatchDetail } from '#contract/match.ts'
import { headToHeadQuery } from '../../match.queries.ts'
import { PreviewCards } from './preview-cards.tsx'

/** The overview of a match that has not started: recent form and history of both teams, when known. */
export function BeforeMatch({ detail }: { detail: MatchDetail }) {
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
