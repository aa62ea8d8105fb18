import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isDay } from '#app/lib/day-of.ts'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { StatementKind } from '#contract/statement.ts'
import { useToday } from '../../shell/shell.queries.ts'
import { DownloadStatement } from './download-statement.tsx'
import { firstDayOf, PRESET_DAYS, periodOf, type StatementSearch } from './statement-search.ts'

const KINDS: Readonly<Record<StatementKind, () => string>> = {
  recharge: m.user_water_kind_recharge,
  purchase: m.user_water_kind_purchase,
  exchange: m.user_water_kind_exchange,
  gift: m.user_water_kind_gift,
  reward: m.user_water_kind_reward,
  other: m.user_water_kind_other,
}

/** Which lines the statement shows, and the file of them. A choice applies at once. */
export function StatementFilter({ search }: { search: StatementSearch }) {
  const navigate = useNavigate()
  const today = useToday()
  const [isOwn, setIsOwn] = useState(false)
  const period = isOwn ? 'own' : periodOf(search, today)
  const apply = (change: { kind?: string; from?: string; to?: string }) => {
    const { currency, kind, from, to } = { ...search, ...change }
    const next = { tab: currency, kind: kind || undefined, from: from || undefined, to: to || undefined }
    void navigate({ to: '.', search: next, resetScroll: false })
  }
  const choosePeriod = (value: string) => {
    setIsOwn(value === 'own')
    if (value === 'any') apply({ from: '', to: '' })
    else if (value !== 'own') apply({ from: firstDayOf(Number(value), today), to: '' })
  }
  return (
    <search className="flex flex-wrap items-end gap-3">
      <Field label={m.user_record_what()} className="min-w-36 flex-1">
        <Select
          value={search.kind ?? ''}
          placeholder={m.user_water_kind_any()}
          onChange={({ target }) => apply({ kind: target.value })}
          options={Object.entries(KINDS).map(([value, label]) => ({ value, label: label() }))}
        />
      </Field>
      <Field label={m.user_water_period()} className="min-w-36 flex-1">
        <Select
          value={period}
          onChange={({ target }) => choosePeriod(target.value)}
          options={[
            { value: 'any', label: m.user_water_period_any() },
            ...PRESET_DAYS.map((count) => ({ value: String(count), label: m.user_water_period_days({ count }) })),
            { value: 'own', label: m.user_water_period_own() },
          ]}
        />
      </Field>
      {period === 'own' && (
        <div className="grid w-full grid-cols-2 gap-3 sm:order-last">
          <DayField
            label={m.user_water_from()}
            day={search.from}
            max={search.to ?? today}
            onPick={(from) => apply({ from })}
          />
          <DayField
            label={m.user_water_to()}
            day={search.to}
            min={search.from}
            max={today}
            onPick={(to) => apply({ to })}
          />
        </div>
      )}
      <DownloadStatement search={search} />
    </search>
  )
}

interface DayFieldProps {
  label: string
  day: string | undefined
  min?: string | undefined
  max: string
  onPick: (day: string) => void
}

const DayField = ({ label, day, min, max, onPick }: DayFieldProps) => (
  <Field label={label}>
    <Input
      type="date"
      key={day}
      defaultValue={day}
      min={min}
      max={max}
      // A browser tells of each key: a year that is being typed is no day yet.
      onChange={({ target }) =>
        (target.value === '' || (isDay(target.value) && target.value > '2000')) && onPick(target.value)
      }
    />
  </Field>
)
