import { useIdleCode } from '#app/lib/use-idle-code.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import { Card } from '../card.tsx'
import { OtherLiveSkeleton } from './other-live-skeleton.tsx'

const load = () => import('./other-live.tsx')

/** Up to five other live matches. Their place is kept while code and data are on their way. */
export function OtherLiveCard({ match }: { match: MatchRow }) {
  const code = useIdleCode(load)
  return (
    <Card title={m.match_others_title()}>
      <div className="min-h-65">{code ? <code.OtherLive match={match} /> : <OtherLiveSkeleton />}</div>
    </Card>
  )
}
