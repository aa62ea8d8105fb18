import { m } from '#app/paraglide/messages.js'
import type { MatchDetail } from '#contract/match-detail.ts'
import { ProPart } from '../pro/pro-part.tsx'
import { OddsChart } from './odds-chart.tsx'

/** How the prices for the winner moved. */
export const PriceCourse = ({ detail, title }: { detail: MatchDetail; title: string }) => (
  <ProPart detail={detail} teaser={m.match_pro_prices({ count: Math.max(0, (detail.pro?.prices ?? 0) - 1) })}>
    {({ match, live }) => live.odds.length > 1 && <OddsChart match={match} odds={live.odds} title={title} />}
  </ProPart>
)
