import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { GAMES } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { gameName } from '../../match/game-name.ts'
import { useShell } from '../../shell/shell.queries.ts'
import type { WriteValues } from './write-values.ts'

interface MatchFieldsProps {
  form: UseFormReturn<WriteValues>
  matches: readonly MatchRow[]
  isNone: boolean
}

/** The game and the match that a new plan is about. */
export function MatchFields({ form, matches, isNone }: MatchFieldsProps) {
  const { brand, locale, zone } = useShell()
  const { register, watch, setValue, formState } = form
  const match = watch('match')
  // What a draft names may have begun meanwhile.
  const isKnown = matches.some(({ id }) => String(id) === match)
  useEffect(() => {
    if (matches.length > 0 && match !== '' && !isKnown) setValue('match', '')
  }, [matches.length, match, isKnown, setValue])
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[1fr_2fr]">
      <Field label={m.plan_field_game()}>
        <Select
          options={GAMES.filter(({ id }) => !brand.games?.length || brand.games.includes(id)).map(({ id }) => ({
            value: String(id),
            label: gameName(id),
          }))}
          {...register('game', { onChange: () => setValue('match', '') })}
        />
      </Field>
      <Field
        label={m.plan_field_match()}
        hint={isNone ? m.plan_field_match_none() : undefined}
        error={formState.errors.match?.message}
        isRequired
      >
        <Select
          dir="auto"
          placeholder={m.plan_field_match_choose()}
          options={matches.map(({ id, home, away, startsAt }) => ({
            value: String(id),
            label: `${dateAndTime(startsAt, locale.tag, zone)} · ${home.name} – ${away.name}`,
          }))}
          {...register('match', {
            validate: (id) => id !== '' || m.plan_field_required(),
            onChange: () => setValue('option', ''),
          })}
          value={isKnown ? match : ''}
        />
      </Field>
    </div>
  )
}
