import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type UseFormReturn, useController } from 'react-hook-form'
import { addDays, dayOf } from '#app/lib/day-of.ts'
import { dayLabel, kickOffTime, shortDay } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { SearchSelect } from '#app/ui/search-select.tsx'
import { Select } from '#app/ui/select.tsx'
import { GAMES } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { gameName } from '../../match/game-name.ts'
import { planMatchesQuery, planMatchQuery } from '../../plan/plan.queries.ts'
import { useShell, useToday } from '../../shell/shell.queries.ts'
import type { WriteValues } from './write-values.ts'

/** Today and the days after it. */
const DAYS = 7

interface MatchFieldsProps {
  form: UseFormReturn<WriteValues>
  /** The match that is chosen, on whatever day it is. */
  chosen: MatchRow | undefined
}

/** The game and the match that a new plan is about: all of a day of which something can be predicted. */
export function MatchFields({ form, chosen }: MatchFieldsProps) {
  const { brand, locale, zone } = useShell()
  const { control, register, watch, setValue } = form
  const today = useToday()
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at))
  const [game, asked] = watch(['game', 'day'])
  const day = days.includes(asked) ? asked : today
  const { data, isPending, isError } = useQuery(planMatchesQuery({ gameId: Number(game), day, zone }))
  const { field, fieldState } = useController({
    control,
    name: 'match',
    rules: { validate: (id) => id !== '' || m.plan_field_required() },
  })
  const client = useQueryClient()
  const ofDay = data ?? []
  const choose = (value: string) => {
    const row = ofDay.find(({ id }) => String(id) === value)
    // It stays chosen when the day is changed at once.
    if (row) client.setQueryData(planMatchQuery(row.id).queryKey, row)
    field.onChange(value)
    setValue('option', '')
  }
  const isElsewhere = chosen !== undefined && !ofDay.some(({ id }) => id === chosen.id)
  const dayText = ({ startsAt }: MatchRow) => shortDay(dayOf(startsAt, zone), locale.tag)
  const options = [...(isElsewhere ? [chosen] : []), ...ofDay].map((match) => ({
    value: String(match.id),
    label: `${isElsewhere && match === chosen ? `${dayText(match)} · ` : ''}${match.home.name} – ${match.away.name}`,
    detail: kickOffTime(match.startsAt, zone),
    group: match.league.name,
    keywords: [match.league.name],
  }))
  const hint = isError ? m.error_network() : data?.length === 0 ? m.plan_field_match_none() : undefined
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label={m.plan_field_game()}>
        <Select
          options={GAMES.filter(({ id }) => !brand.games?.length || brand.games.includes(id)).map(({ id }) => ({
            value: String(id),
            label: gameName(id),
          }))}
          {...register('game', { onChange: () => choose('') })}
        />
      </Field>
      <Field label={m.video_field_day()}>
        <Select
          options={days.map((each) => ({
            value: each,
            label: each === today ? m.home_list_today() : dayLabel(each, locale.tag),
          }))}
          value={day}
          onChange={({ target }) => setValue('day', target.value, { shouldDirty: true })}
        />
      </Field>
      <Field
        label={m.plan_field_match()}
        hint={hint}
        error={fieldState.error?.message}
        isRequired
        className="sm:col-span-2"
      >
        <SearchSelect
          ref={field.ref}
          label={m.plan_field_match()}
          searchLabel={m.video_field_match_search()}
          emptyText={isPending ? m.match_panel_loading() : m.video_field_match_empty()}
          placeholder={m.plan_field_match_choose()}
          options={options}
          value={field.value}
          onChange={choose}
        />
      </Field>
    </div>
  )
}
