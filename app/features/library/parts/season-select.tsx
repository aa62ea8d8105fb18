import { useNavigate } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { Select } from '#app/ui/select.tsx'
import type { Season } from '#contract/standings.ts'
import { seasonName } from '../../match/season-name.ts'
import { useShell } from '../../shell/shell.queries.ts'

interface SeasonSelectProps {
  season: Season
  /** Newest first. */
  seasons: readonly Season[]
  /** What the page is asked besides the season. */
  searchOf: (season: string) => Record<string, unknown>
}

/** The choice of a season, where there are several. */
export function SeasonSelect({ season, seasons, searchOf }: SeasonSelectProps) {
  const { locale } = useShell()
  const navigate = useNavigate()
  if (seasons.length < 2) return null
  return (
    <Select
      aria-label={m.library_season()}
      className="max-w-64"
      value={season.id}
      onChange={({ target }) =>
        void navigate({ to: '.', search: searchOf(target.value), hash: true, resetScroll: false })
      }
      options={seasons.map((each) => ({ value: each.id, label: seasonName(each, locale.tag) }))}
    />
  )
}
