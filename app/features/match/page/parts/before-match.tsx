import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { MatchDetail } from '#contract/match.ts'
import { headToHeadQuery } from '../../match.queries.ts'
import { Card } from './card.tsx'
import { FormRows } from './form-rows.tsx'

/** The overview of a match that has not begun: how both come into it. */
export function BeforeMatch({ detail: { match } }: { detail: MatchDetail }) {
  const { data } = useQuery(headToHeadQuery(match.id))
  return (
    <div className="space-y-4">
      <EmptyState title={m.match_overview_before()} text={m.match_overview_before_hint()} />
      {data && (data.homeRecent.length > 0 || data.awayRecent.length > 0) && (
        <Card title={m.match_form_title()}>
          <FormRows match={match} homeRecent={data.homeRecent} awayRecent={data.awayRecent} />
        </Card>
      )}
    </div>
  )
}
