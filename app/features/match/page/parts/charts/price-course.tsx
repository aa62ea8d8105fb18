import { m } from '#app/paraglide/messages.js'
import type { MatchDetail } from '#contract/match-detail.ts'
import { ProPart } from '../pro/pro-part.tsx'
import { OddsChart } from './odds-chart.tsx'
import { pricePartsOf } from './price-parts.ts'

/** How the prices for the winner moved: before the match, and since it began. */
export const PriceCourse = ({ detail, title }: { detail: MatchDetail; title: string }) => (
  <ProPart detail={detail} teaser={m.match_pro_prices({ count: Math.max(0, (detail.pro?.prices ?? 0) - 1) })}>
    {({ match, live }) => {
      const { before, during } = pricePartsOf(live.odds, match.startsAt)
      return [
        { odds: before, title: during.length > 0 ? m.match_odds_before({ odds: title }) : title },
        { odds: during, title: before.length > 0 ? m.match_odds_during({ odds: title }) : title },
      ].map((part) => part.odds.length > 1 && <OddsChart key={part.title} match={match} {...part} />)
    }}
  </ProPart>
)
