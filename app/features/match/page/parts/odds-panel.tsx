import { TrendingDown, TrendingUp } from 'lucide-react'
import { Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Flashing } from '#app/ui/flashing.tsx'
import { Scroller } from '#app/ui/scroller.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import type { OddsLine } from '#contract/match-state.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { Card } from '../card.tsx'
import type { PanelProps } from '../panel.ts'
import { EmptyPanel } from './empty-panel.tsx'
import { impliedPercents } from './implied-percents.ts'
import { LazyPriceCourse } from './lazy-price-course.ts'
import { oddsTitles } from './odds-titles.ts'
import { type ShownOdds, shownOdds } from './shown-odds.ts'

interface Market {
  key: string
  title: string
  /** Labels of the prices, and how to read each from an odds line. */
  prices: { label: string; read: (line: OddsLine) => number | undefined }[]
  /** The handicap or total that the prices apply to. */
  line?: (line: OddsLine) => number | undefined
}

function marketsOf({ home, away, gameId }: MatchRow): Market[] {
  const titles = oddsTitles(gameId)
  return [
    {
      key: 'winner',
      title: titles.winner,
      prices: [
        { label: home.name, read: (line) => line.home },
        { label: m.match_odds_draw(), read: (line) => line.draw },
        { label: away.name, read: (line) => line.away },
      ],
    },
    {
      key: 'handicap',
      title: titles.handicap,
      line: (line) => line.handicap?.line,
      prices: [
        { label: home.name, read: (line) => line.handicap?.home },
        { label: away.name, read: (line) => line.handicap?.away },
      ],
    },
    {
      key: 'total',
      title: titles.total,
      line: (line) => line.total?.line,
      prices: [
        { label: m.match_odds_over(), read: (line) => line.total?.over },
        { label: m.match_odds_under(), read: (line) => line.total?.under },
      ],
    },
  ]
}

const hasPrice = (prices: Market['prices'], { opening, last = opening }: ShownOdds): boolean =>
  prices.some(({ read }) => read(last) !== undefined)

/** Opening and current odds, and their movement. */
export function OddsPanel({ detail }: PanelProps) {
  const { match, live } = detail
  const shown = shownOdds(live.odds, match, live.startedAt)
  if (!shown)
    return <EmptyPanel match={match} picture="odds" title={m.match_odds_empty()} text={m.match_odds_empty_hint()} />
  const markets = marketsOf(match).filter(({ prices }) => hasPrice(prices, shown))
  return (
    <div className="space-y-4">
      {markets.map((market) => (
        <Card key={market.key} title={market.title}>
          <MarketTable market={market} shown={shown} isOver={match.status === 'finished'} />
          {market.key === 'winner' && live.odds.length > 1 && (
            <div className="border-line border-t">
              <Suspense fallback={<Skeleton className="h-72" />}>
                <LazyPriceCourse detail={detail} title={market.title} />
              </Suspense>
            </div>
          )}
        </Card>
      ))}
      <p className="text-12 text-text-muted">
        {m.match_odds_note()} {m.match_depth_implied_note()}
      </p>
    </div>
  )
}

interface MarketTableProps {
  market: Market
  shown: ShownOdds
  /** The last prices are those of the beginning. */
  isOver: boolean
}

function MarketTable({ market, shown: { opening, last }, isOver }: MarketTableProps) {
  const prices = market.prices.filter(({ read }) => read(last ?? opening) !== undefined)
  return (
    <Scroller label={market.title}>
      <table className="w-full text-13">
        <caption className="sr-only">{market.title}</caption>
        <thead className="text-12 text-text-muted">
          <tr className="border-line border-b">
            <th scope="col" className="px-3 py-2 text-start font-normal">
              {m.match_odds_market()}
            </th>
            {market.line && (
              <th scope="col" className="px-3 py-2 text-end font-normal">
                {m.match_odds_line()}
              </th>
            )}
            {prices.map(({ label }) => (
              <th key={label} scope="col" className="px-3 py-2 text-end font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <PriceRow label={m.match_odds_opening()} market={market} prices={prices} line={opening} />
          {last && (
            <PriceRow
              label={isOver ? m.match_odds_closing() : m.match_odds_latest()}
              market={market}
              prices={prices}
              line={last}
              before={opening}
            />
          )}
        </tbody>
      </table>
    </Scroller>
  )
}

interface PriceRowProps {
  label: string
  market: Market
  prices: Market['prices']
  line: OddsLine
  /** Earlier prices: with them, arrows show whether prices rose or fell. */
  before?: OddsLine
}

function PriceRow({ label, market, prices, line, before }: PriceRowProps) {
  const handicap = market.line?.(line)
  // Prices of another line are no movement.
  const compared = before && market.line?.(before) === handicap ? before : undefined
  const values = prices.map(({ read }) => read(line))
  const implied = impliedPercents(values)
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className="whitespace-nowrap px-3 py-2 text-start font-medium">
        {label}
      </th>
      {market.line && (
        <td className="px-3 py-2 text-end">
          <span className="figures">
            {handicap === undefined ? '–' : handicap > 0 && market.key === 'handicap' ? `+${handicap}` : handicap}
          </span>
        </td>
      )}
      {prices.map(({ label: name, read }, index) => (
        <td key={name} className="px-3 py-2 text-end">
          <Price value={values[index]} before={compared && read(compared)} />
          {implied && <span className="figures block text-12 text-text-muted">{`${implied[index]}%`}</span>}
        </td>
      ))}
    </tr>
  )
}

function Price({ value, before }: { value: number | undefined; before: number | undefined }) {
  const { locale } = useShell()
  if (value === undefined) return <span className="text-text-muted">–</span>
  const moved = before === undefined ? 0 : value - before
  // Readers of Chinese expect red where prices rise, others green.
  const isRedUp = locale.tag.startsWith('zh')
  return (
    <span className="inline-flex items-center justify-end gap-1">
      {moved > 0 && (
        <TrendingUp size={14} className={isRedUp ? 'text-lose' : 'text-win'} aria-label={m.match_odds_up()} />
      )}
      {moved < 0 && (
        <TrendingDown size={14} className={isRedUp ? 'text-win' : 'text-lose'} aria-label={m.match_odds_down()} />
      )}
      <Flashing value={value.toFixed(2)} className="figures min-w-10 rounded-sm text-end font-semibold" />
    </span>
  )
}
