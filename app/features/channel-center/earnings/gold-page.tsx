import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { shortDay } from '#app/lib/format-date.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { ChoiceRow } from '#app/ui/choice-row.tsx'
import { DayBars } from '#app/ui/day-bars.tsx'
import type { Commission, EarningDay } from '#contract/promotion.ts'
import { CHANNEL_DAYS, type ChannelDays } from '#contract/promotion-rules.ts'
import { Amount } from '../../coins/amount.tsx'
import { ChartRows } from '../../match/chart-rows.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { CentrePage } from '../centre-page.tsx'
import { earningsQuery } from '../channel.queries.ts'
import { FOR } from './texts.ts'

/** What the viewer earned by her channels, by which rule, and what she can spend. */
export function GoldPage() {
  const { zone } = useShell()
  const { data } = useSuspenseQuery(earningsQuery(zone))
  return (
    <CentrePage>
      <OwnCard title={m.channel_gold_title()}>
        <dl className="grid gap-3 sm:grid-cols-3">
          <Tile name={m.channel_gold_paid()}>
            <Amount of={{ gold: data.paid }} />
          </Tile>
          <Tile name={m.channel_gold_waiting()}>
            <Amount of={{ gold: data.waiting }} />
          </Tile>
          <Tile name={m.channel_gold_balance()} note={m.channel_gold_balance_note()}>
            <Link to="/userInfo/$id" params={{ id: 'water' }} className="hover:underline">
              <Amount of={{ gold: data.balance }} />
            </Link>
          </Tile>
        </dl>
      </OwnCard>
      <OwnCard title={m.channel_rule_title()}>
        <Rule rule={data.rule} />
      </OwnCard>
      <OwnCard title={m.channel_gold_days()} hint={m.channel_gold_days_hint()}>
        <Days days={data.days} />
      </OwnCard>
    </CentrePage>
  )
}

interface TileProps {
  name: string
  note?: string
  children: ReactNode
}

const Tile = ({ name, note, children }: TileProps) => (
  <div className="min-w-0 rounded-md border border-line p-3">
    <dt className="text-13 text-text-muted">{name}</dt>
    <dd className="mt-1 font-bold text-20">{children}</dd>
    {note && <dd className="mt-0.5 text-12 text-text-muted">{note}</dd>}
  </div>
)

function Rule({ rule }: { rule: Commission | undefined }) {
  const { locale } = useShell()
  const text = (value: number) => fullNumber(value, locale.tag)
  if (!rule) return <p className="text-text-muted">{m.channel_rule_none()}</p>
  const { registration, purchases, waitDays } = rule
  return (
    <ul className="list-disc space-y-1 ps-5">
      {registration !== undefined && <li>{m.channel_rule_registration({ coins: text(registration) })}</li>}
      {purchases && (
        <li>{m.channel_rule_purchases({ percent: purchases.percent, coins: text(purchases.firstCoins) })}</li>
      )}
      <li>{waitDays === 0 ? m.channel_rule_at_once() : m.channel_rule_wait({ days: waitDays })}</li>
    </ul>
  )
}

const PARTS = [
  ['registration', 'fill-text-muted', 'bg-text-muted'],
  ['purchase', 'fill-coin', 'bg-coin'],
] as const

function Days({ days: all }: { days: readonly EarningDay[] }) {
  const { locale } = useShell()
  const [count, setCount] = useState<ChannelDays>(7)
  const days = all.slice(-count)
  const text = (value: number) => fullNumber(value, locale.tag)
  return (
    <div className="grid gap-4">
      <ChoiceRow
        label={m.channel_span()}
        options={CHANNEL_DAYS.map((value) => ({ value: String(value), label: m.channel_days({ days: value }) }))}
        value={String(count)}
        onChange={(value) => setCount(CHANNEL_DAYS.find((each) => String(each) === value) ?? 7)}
      />
      <div>
        <DayBars
          label={m.channel_chart({ measure: m.channel_gold_measure(), days: count })}
          bars={days.map((day) => ({ key: day.day, parts: PARTS.map(([of, fill]) => ({ value: day[of], fill })) }))}
          ends={[shortDay(days[0]?.day ?? '', locale.tag), shortDay(days.at(-1)?.day ?? '', locale.tag)]}
          tag={locale.tag}
        />
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-muted">
          {PARTS.map(([of, , colour]) => (
            <li key={of} className="inline-flex items-center gap-1.5">
              <span aria-hidden className={`size-2.5 rounded-sm ${colour}`} />
              {FOR[of]()}
            </li>
          ))}
        </ul>
      </div>
      <ChartRows
        caption={m.channel_table({ days: count })}
        columns={[
          { title: m.channel_day() },
          ...PARTS.map(([of]) => ({ title: FOR[of](), isNumeric: true })),
          { title: m.channel_gold_measure(), isNumeric: true },
        ]}
        rows={() =>
          days.toReversed().map(({ day, registration, purchase }) => ({
            key: day,
            cells: [shortDay(day, locale.tag), ...[registration, purchase, registration + purchase].map(text)],
          }))
        }
      />
    </div>
  )
}
