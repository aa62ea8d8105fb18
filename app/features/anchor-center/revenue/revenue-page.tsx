import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { shortDay } from '#app/lib/format-date.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ChoiceRow } from '#app/ui/choice-row.tsx'
import { DayBars } from '#app/ui/day-bars.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Revenue, RevenueDay } from '#contract/revenue.ts'
import { REVENUE_DAYS, type RevenueDays } from '#contract/revenue-rules.ts'
import { Amount } from '../../coins/amount.tsx'
import { FormError } from '../../login/form/form-error.tsx'
import { ChartRows } from '../../match/chart-rows.tsx'
import { errorText } from '../../shell/error-text.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { CentrePage } from '../centre-page.tsx'
import { Moment } from '../moment.tsx'
import { revenueDaysQuery, revenueQuery } from '../streamer.queries.ts'

/** What the viewer earned as a streamer: by day as a chart with its table, and each gift and paid broadcast. */
export const RevenuePage = () => (
  <CentrePage>
    <Days />
    <Details />
  </CentrePage>
)

const total = (days: readonly RevenueDay[], of: 'gold' | 'diamond' | 'gifts' | 'rooms'): number =>
  days.reduce((sum, day) => sum + day[of], 0)

function Days() {
  const { locale } = useShell()
  const { data } = useSuspenseQuery(revenueDaysQuery())
  const [count, setCount] = useState<RevenueDays>(7)
  const days = data.slice(-count)
  const text = (value: number) => fullNumber(value, locale.tag)
  return (
    <OwnCard title={m.centre_revenue_totals()} hint={m.centre_revenue_zone()}>
      <div className="grid gap-4">
        <ChoiceRow
          label={m.centre_revenue_span()}
          options={REVENUE_DAYS.map((value) => ({
            value: String(value),
            label: m.centre_revenue_days({ days: value }),
          }))}
          value={String(count)}
          onChange={(value) => setCount(REVENUE_DAYS.find((each) => String(each) === value) ?? 7)}
        />
        <p role="status" className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="sr-only">{m.centre_revenue_got()}</span>
          <Amount of={{ gold: total(days, 'gold'), diamond: total(days, 'diamond') }} className="font-bold text-20" />
          <span className="text-13 text-text-muted">
            {m.centre_revenue_counts({ gifts: text(total(days, 'gifts')), rooms: text(total(days, 'rooms')) })}
          </span>
        </p>
        <Charted days={days} count={count} />
      </div>
    </OwnCard>
  )
}

/** The days as bars, with their table beside them. */
function Charted({ days, count }: { days: readonly RevenueDay[]; count: RevenueDays }) {
  const { locale } = useShell()
  const text = (value: number) => fullNumber(value, locale.tag)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <DayBars
        label={m.centre_revenue_chart({ days: count })}
        bars={days.map(({ day, gold, diamond }) => ({
          key: day,
          parts: [
            { value: gold, fill: 'fill-coin' },
            { value: diamond, fill: 'fill-diamond' },
          ],
        }))}
        ends={[shortDay(days[0]?.day ?? '', locale.tag), shortDay(days.at(-1)?.day ?? '', locale.tag)]}
        tag={locale.tag}
      />
      <ChartRows
        caption={m.centre_revenue_chart({ days: count })}
        columns={[
          { title: m.centre_revenue_day() },
          { title: m.coins_name_gold(), isNumeric: true },
          { title: m.coins_name_diamond(), isNumeric: true },
        ]}
        rows={() =>
          days.toReversed().map(({ day, gold, diamond }) => ({
            key: day,
            cells: [shortDay(day, locale.tag), text(gold), text(diamond)],
          }))
        }
      />
    </div>
  )
}

function Details() {
  const { data } = useSuspenseQuery(revenueQuery())
  return (
    <OwnCard title={m.centre_revenue_details()}>
      {data.list.length === 0 ? (
        <EmptyState picture="records" title={m.centre_revenue_empty()} text={m.centre_revenue_empty_text()} />
      ) : (
        <Part list={data.list} next={data.next} />
      )}
    </OwnCard>
  )
}

/** Rows, and the way to those before them. */
function Part({ list, next }: { list: readonly Revenue[]; next: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ul aria-label={m.centre_revenue_details()} className="divide-y divide-line">
        {list.map((row) => (
          <Row key={`${row.kind}${row.id}`} row={row} />
        ))}
      </ul>
      {next !== undefined &&
        (isOpen ? (
          <NextPart before={next} />
        ) : (
          <p className="border-line border-t pt-3 text-center">
            <Button variant="quiet" onClick={() => setIsOpen(true)}>
              {m.centre_revenue_more()}
            </Button>
          </p>
        ))}
    </>
  )
}

function NextPart({ before }: { before: string }) {
  const { data, error, isFetching, refetch } = useQuery(revenueQuery(before))
  if (data) return <Part list={data.list} next={data.next} />
  if (!error || isFetching) return <Skeleton className="mt-3 h-10 w-full" />
  return (
    <div className="grid justify-items-center gap-3 pt-3">
      <FormError text={errorText(failureOf(error))} />
      <Button variant="quiet" onClick={() => void refetch()}>
        {m.centre_revenue_more()}
      </Button>
    </div>
  )
}

function Row({ row: { kind, at, name, gift, count, currency, amount, share } }: { row: Revenue }) {
  const { locale } = useShell()
  const what = kind === 'room' ? m.centre_revenue_room() : (gift ?? m.centre_revenue_gift())
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-medium">
          {what}
          {count > 1 && <span className="figures"> ×{fullNumber(count, locale.tag)}</span>}
        </p>
        <p className="flex flex-wrap gap-x-2 text-12 text-text-muted">
          <bdi className="wrap-anywhere">{name ?? m.centre_revenue_gone()}</bdi>
          <Moment at={at} />
        </p>
      </div>
      <div className="shrink-0 text-end">
        <p className="font-semibold">
          <span aria-hidden>+</span>
          <Amount of={{ [currency]: share }} />
        </p>
        <p className="text-12 text-text-muted">{m.centre_revenue_of({ amount: fullNumber(amount, locale.tag) })}</p>
      </div>
    </li>
  )
}
