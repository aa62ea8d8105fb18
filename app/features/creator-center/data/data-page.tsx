import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { monthLabel, shortDay } from '#app/lib/format-date.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { ChoiceRow } from '#app/ui/choice-row.tsx'
import { type Bar, DayBars } from '#app/ui/day-bars.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { ReturnsDay } from '#contract/creator.ts'
import { hitRateOf, RETURNS_DAYS, type ReturnsDays } from '#contract/creator-rules.ts'
import { Amount } from '../../coins/amount.tsx'
import { ChartRows } from '../../match/chart-rows.tsx'
import { ShareNote } from '../../plan/share-note.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { CentrePage } from '../centre-page.tsx'
import { monthsQuery, summaryQuery } from '../creator.queries.ts'

/** What the viewer's plans brought: by day and by month, each as a chart with its table. */
export const DataPage = () => (
  <CentrePage>
    <Days />
    <Months />
  </CentrePage>
)

type Figure = Exclude<keyof ReturnsDay, 'day'>

/** What a chart shows, its parts from the bottom up. */
const MEASURES = {
  gold: { name: m.creator_gold, parts: [['gold', 'fill-coin']] },
  sales: { name: m.creator_sales, parts: [['sales', 'fill-text-muted']] },
  views: { name: m.creator_views, parts: [['views', 'fill-text-muted']] },
  followers: { name: m.creator_new_followers, parts: [['followers', 'fill-text-muted']] },
  results: {
    name: m.creator_results,
    parts: [
      ['won', 'fill-win'],
      ['lost', 'fill-lose'],
      ['none', 'fill-draw'],
    ],
  },
} as const satisfies Record<string, { name: () => string; parts: readonly (readonly [Figure, string])[] }>

type Measure = keyof typeof MEASURES
const NAMES = Object.keys(MEASURES) as Measure[]

const total = (days: readonly ReturnsDay[], of: Figure): number => days.reduce((sum, day) => sum + day[of], 0)

const barsOf = (days: readonly ReturnsDay[], measure: Measure): Bar[] =>
  days.map((day) => ({
    key: day.day,
    parts: MEASURES[measure].parts.map(([of, fill]) => ({ value: day[of], fill })),
  }))

function Days() {
  const { locale, zone } = useShell()
  const { data } = useSuspenseQuery(summaryQuery(zone))
  const [count, setCount] = useState<ReturnsDays>(7)
  const [measure, setMeasure] = useState<Measure>('gold')
  const days = data.days.slice(-count)
  const text = (value: number) => fullNumber(value, locale.tag)
  const chart = m.creator_chart({ measure: MEASURES[measure].name(), days: count })
  return (
    <OwnCard title={m.creator_figures()} hint={m.creator_zone()}>
      <div className="grid gap-4">
        <ChoiceRow
          label={m.creator_span()}
          options={RETURNS_DAYS.map((value) => ({ value: String(value), label: m.creator_days({ days: value }) }))}
          value={String(count)}
          onChange={(value) => setCount(RETURNS_DAYS.find((each) => String(each) === value) ?? 7)}
        />
        <div role="status">
          <Totals days={days} followers={data.followers} />
        </div>
        <ShareNote />
        <ChoiceRow
          label={m.creator_measure()}
          options={NAMES.map((value) => ({ value, label: MEASURES[value].name() }))}
          value={measure}
          onChange={setMeasure}
        />
        <div>
          <DayBars
            label={chart}
            bars={barsOf(days, measure)}
            ends={[shortDay(days[0]?.day ?? '', locale.tag), shortDay(days.at(-1)?.day ?? '', locale.tag)]}
            tag={locale.tag}
          />
          {measure === 'results' && <Legend />}
        </div>
        <ChartRows
          caption={m.creator_table({ days: count })}
          columns={[
            { title: m.creator_day() },
            ...[m.creator_gold, m.creator_sales, m.creator_refunded, m.creator_views, m.creator_new_followers].map(
              (name) => ({ title: name(), isNumeric: true }),
            ),
            { title: m.creator_settled(), isNumeric: true },
          ]}
          rows={() =>
            days.toReversed().map((day) => ({
              key: day.day,
              cells: [
                shortDay(day.day, locale.tag),
                ...[day.gold, day.sales, day.refunded, day.views, day.followers].map(text),
                `\u2066${text(day.won)} / ${text(day.won + day.lost + day.none)}\u2069`,
              ],
            }))
          }
        />
      </div>
    </OwnCard>
  )
}

function Totals({ days, followers }: { days: readonly ReturnsDay[]; followers: number }) {
  const { locale } = useShell()
  const text = (of: Figure) => fullNumber(total(days, of), locale.tag)
  const [won, lost, none] = [total(days, 'won'), total(days, 'lost'), total(days, 'none')]
  const rate = hitRateOf({ won, lost })
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <Tile name={m.creator_gold()} className="col-span-2" note={m.creator_refunded_sum({ coins: text('refunded') })}>
        <Amount of={{ gold: total(days, 'gold') }} />
      </Tile>
      <Tile name={m.creator_sales()}>{text('sales')}</Tile>
      <Tile name={m.creator_hit_rate()} note={m.creator_hit_rate_of({ won, settled: won + lost, none })}>
        {rate === undefined ? '\u2013' : `\u2066${rate}%\u2069`}
      </Tile>
      <Tile name={m.creator_views()} note={m.creator_views_note()}>
        {text('views')}
      </Tile>
      <Tile name={m.creator_followers()} note={m.creator_followers_new({ count: text('followers') })}>
        {fullNumber(followers, locale.tag)}
      </Tile>
    </dl>
  )
}

interface TileProps {
  name: string
  note?: string
  className?: string
  children: ReactNode
}

const Tile = ({ name, note, className = '', children }: TileProps) => (
  <div className={`min-w-0 rounded-md border border-line p-3 ${className}`}>
    <dt className="text-13 text-text-muted">{name}</dt>
    <dd className="figures mt-1 font-bold text-20">{children}</dd>
    {note && <dd className="mt-0.5 text-12 text-text-muted">{note}</dd>}
  </div>
)

const LEGEND = [
  [m.creator_won, 'bg-win'],
  [m.creator_lost, 'bg-lose'],
  [m.creator_none, 'bg-draw'],
] as const

const Legend = () => (
  <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-muted">
    {LEGEND.map(([name, colour]) => (
      <li key={colour} className="inline-flex items-center gap-1.5">
        <span aria-hidden className={`size-2.5 rounded-sm ${colour}`} />
        {name()}
      </li>
    ))}
  </ul>
)

function Months() {
  const { locale, zone } = useShell()
  const { data } = useSuspenseQuery(monthsQuery(zone))
  const text = (value: number) => fullNumber(value, locale.tag)
  const nameOf = (month = '') => monthLabel(`${month}-01`, locale.tag)
  return (
    <OwnCard title={m.creator_months()}>
      {data.every(({ sales, gold, refunded }) => sales + gold + refunded === 0) ? (
        <EmptyState picture="stats" title={m.creator_months_none()} text={m.creator_months_none_text()}>
          <Link
            to="/creatorCenter/{-$place}"
            params={{ place: 'progComponent' }}
            className="inline-flex min-h-10 items-center rounded-md bg-brand px-4 font-medium text-on-brand"
          >
            {m.plan_nav_write()}
          </Link>
        </EmptyState>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <DayBars
            label={m.creator_months_chart()}
            bars={data.map(({ month, gold }) => ({ key: month, parts: [{ value: gold, fill: 'fill-coin' }] }))}
            ends={[nameOf(data[0]?.month), nameOf(data.at(-1)?.month)]}
            tag={locale.tag}
          />
          <ChartRows
            caption={m.creator_months_chart()}
            columns={[
              { title: m.creator_month() },
              ...[m.creator_gold, m.creator_sales, m.creator_refunded].map((name) => ({
                title: name(),
                isNumeric: true,
              })),
            ]}
            rows={() =>
              data.toReversed().map(({ month, gold, sales, refunded }) => ({
                key: month,
                cells: [nameOf(month), ...[gold, sales, refunded].map(text)],
              }))
            }
          />
        </div>
      )}
    </OwnCard>
  )
}
