import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { kickOffTime } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { SearchSelect } from '#app/ui/search-select.tsx'
import { Select } from '#app/ui/select.tsx'
import { GAMES } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { gameName } from '../../match/game-name.ts'
import { matchListQuery } from '../../match/match.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { pictureAtOf } from './chapter-lines.ts'
import type { FactsValues } from './facts-values.ts'

const MATCHES_MAX = 100
const NONE = 'none'

interface MatchFieldsProps {
  form: UseFormReturn<FactsValues>
  /** The match that the video has, on whatever day it was. */
  own: MatchRow | undefined
  /** The one that is chosen. */
  match: MatchRow | undefined
  onMatch: (match: MatchRow | undefined) => void
}

/** Game and match of a video: the match is found by day and typed name. */
export function MatchFields({ form, own, match, onMatch }: MatchFieldsProps) {
  const { brand, zone } = useShell()
  const { register, watch, setValue, formState } = form
  const [game, day, chosen] = watch(['game', 'day', 'match'])
  const found = useMatches(game, day, zone)
  const rows = [...(own && String(own.gameId) === game ? [own] : []), ...found.filter(({ id }) => id !== own?.id)]
  const choose = (value: string) => {
    const row = rows.find(({ id }) => String(id) === value)
    setValue('match', row ? value : '', { shouldDirty: true })
    onMatch(row)
  }
  const current = match && String(match.id) === chosen ? match : rows.find(({ id }) => String(id) === chosen)
  const options = [
    { value: NONE, label: m.video_field_match_none() },
    ...rows.map(({ id, home, away, league, startsAt }) => ({
      value: String(id),
      label: `${kickOffTime(startsAt, zone)} ${home.name} - ${away.name}`,
      keywords: [league.name],
    })),
  ]
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={m.video_field_game()}>
          <Select
            placeholder={m.video_field_game_none()}
            options={GAMES.filter(({ id }) => !brand.games?.length || brand.games.includes(id)).map(({ id }) => ({
              value: String(id),
              label: gameName(id),
            }))}
            {...register('game', {
              onChange: () => choose(NONE),
            })}
          />
        </Field>
        {game !== '' && (
          <Field label={m.video_field_day()}>
            <Input type="date" dir="ltr" {...register('day')} />
          </Field>
        )}
      </div>
      {game !== '' && (
        <Field label={m.video_field_match()} hint={m.video_field_match_hint()}>
          <SearchSelect
            label={m.video_field_match()}
            searchLabel={m.video_field_match_search()}
            emptyText={m.video_field_match_empty()}
            options={options}
            value={chosen === '' ? NONE : chosen}
            onChange={choose}
          />
        </Field>
      )}
      {current && (
        <Field
          label={m.video_field_offset()}
          hint={m.video_field_offset_hint()}
          error={formState.errors.offset?.message}
          className="sm:max-w-64"
        >
          <Input
            dir="ltr"
            inputMode="text"
            maxLength={10}
            placeholder="0:00"
            {...register('offset', {
              validate: (text) => pictureAtOf(current.startsAt, text) !== null || m.video_field_offset_bad(),
            })}
          />
        </Field>
      )}
    </>
  )
}

function useMatches(game: string, day: string, zone: string): readonly MatchRow[] {
  const isAsked = game !== '' && /^\d{4}-\d{2}-\d{2}$/.test(day)
  const { data } = useQuery({
    ...matchListQuery({ list: 'day', day, zone, gameIds: [Number(game)], order: 'time', size: MATCHES_MAX }),
    enabled: isAsked,
  })
  return isAsked ? (data?.matches ?? []) : []
}
