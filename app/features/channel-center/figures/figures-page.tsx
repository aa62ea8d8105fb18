import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shortDay } from '#app/lib/format-date.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { ChoiceRow } from '#app/ui/choice-row.tsx'
import { DayBars } from '#app/ui/day-bars.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ChannelDay, ChannelSum } from '#contract/promotion.ts'
import { CHANNEL_DAYS } from '#contract/promotion-rules.ts'
import { ChartRows } from '../../match/chart-rows.tsx'
import { useShell, useToday } from '../../shell/shell.queries.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { CentrePage, ChannelSelect } from '../centre-page.tsx'
import { figuresQuery } from '../channel.queries.ts'
import { type ChannelPageProps, FIRST_DAYS } from '../channel-places.ts'
import { MEASURE_NAMES, MEASURES, type Measure } from '../measures.ts'
import { SaveButton } from '../save-button.tsx'

/** What came through the viewer's channels: by day as a chart with its table, by channel, and as a file. */
export const FiguresPage = ({ search: { channel } }: ChannelPageProps) => (
  <CentrePage>
    <Figures key={channel} channel={channel} />
  </CentrePage>
)

const sumOf = (rows: readonly ChannelDay[], of: Measure): number => rows.reduce((sum, row) => sum + row[of], 0)

/** Days and channels of the span that is chosen; those of before, until they have come. */
function useFigures(zone: string, span: string, channel: string | undefined) {
  const { data: first } = useSuspenseQuery(figuresQuery(zone, FIRST_DAYS, channel))
  const { data, isPlaceholderData } = useQuery({
    ...figuresQuery(zone, span, channel),
    placeholderData: keepPreviousData,
  })
  return { figures: data ?? first, isOld: isPlaceholderData || !data }
}

function Figures({ channel }: { channel: string | undefined }) {
  const { locale, zone } = useShell()
  const today = useToday()
  const [span, setSpan] = useState<string>(FIRST_DAYS)
  const { figures, isOld } = useFigures(zone, span, channel)
  const { days, channels } = figures
  if (channels.length === 0)
    return (
      <OwnCard title={m.channel_figures_title()}>
        <EmptyState picture="stats" title={m.channel_empty()} text={m.channel_empty_text()} />
      </OwnCard>
    )
  const save = async () => {
    const { saveFigures } = await import('./save-figures.ts')
    await saveFigures({ zone, days: span, channel }, today)
  }
  return (
    <>
      <OwnCard title={m.channel_figures_title()} hint={m.channel_zone()}>
        <div className="grid gap-4" aria-busy={isOld}>
          <ChannelSelect channels={channels} channel={channel} />
          <ChoiceRow
            label={m.channel_span()}
            options={CHANNEL_DAYS.map((value) => ({ value: String(value), label: m.channel_days({ days: value }) }))}
            value={span}
            onChange={setSpan}
          />
          <div role="status">
            <Totals days={days} tag={locale.tag} />
          </div>
          <Chart days={days} tag={locale.tag} />
          <div>
            <SaveButton save={save} />
          </div>
        </div>
      </OwnCard>
      {channel === undefined && (
        <OwnCard title={m.channel_by_channel()}>
          <ByChannel channels={channels} tag={locale.tag} />
        </OwnCard>
      )}
    </>
  )
}

const Totals = ({ days, tag }: { days: readonly ChannelDay[]; tag: string }) => (
  <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
    {MEASURE_NAMES.map((measure) => (
      <div key={measure} className="min-w-0 rounded-md border border-line p-3">
        <dt className="text-13 text-text-muted">{MEASURES[measure]()}</dt>
        <dd className="figures mt-1 font-bold text-20">{fullNumber(sumOf(days, measure), tag)}</dd>
      </div>
    ))}
  </dl>
)

function Chart({ days, tag }: { days: readonly ChannelDay[]; tag: string }) {
  const [measure, setMeasure] = useState<Measure>('visits')
  return (
    <>
      <ChoiceRow
        label={m.channel_measure()}
        options={MEASURE_NAMES.map((value) => ({ value, label: MEASURES[value]() }))}
        value={measure}
        onChange={setMeasure}
      />
      <DayBars
        label={m.channel_chart({ measure: MEASURES[measure](), days: days.length })}
        bars={days.map((day) => ({ key: day.day, parts: [{ value: day[measure], fill: 'fill-text-muted' }] }))}
        ends={[shortDay(days[0]?.day ?? '', tag), shortDay(days.at(-1)?.day ?? '', tag)]}
        tag={tag}
      />
      <ChartRows
        caption={m.channel_table({ days: days.length })}
        columns={[
          { title: m.channel_day() },
          ...MEASURE_NAMES.map((name) => ({ title: MEASURES[name](), isNumeric: true })),
        ]}
        rows={() =>
          days.toReversed().map((day) => ({
            key: day.day,
            cells: [shortDay(day.day, tag), ...MEASURE_NAMES.map((name) => fullNumber(day[name], tag))],
          }))
        }
      />
    </>
  )
}

const ByChannel = ({ channels, tag }: { channels: readonly ChannelSum[]; tag: string }) => (
  <Table
    label={m.channel_by_channel()}
    columns={[
      {
        key: 'name',
        title: m.channel_choose(),
        cell: ({ name }) => (
          <span className="wrap-anywhere line-clamp-2 min-w-24 max-w-48">
            <bdi>{name}</bdi>
          </span>
        ),
      },
      ...MEASURE_NAMES.map((measure) => ({
        key: measure,
        title: MEASURES[measure](),
        isNumeric: true,
        cell: (row: ChannelSum) => fullNumber(row[measure], tag),
      })),
    ]}
    rows={channels}
    keyOf={({ id }) => id}
  />
)
