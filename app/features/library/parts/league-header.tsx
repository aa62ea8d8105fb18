import { Link, useNavigate } from '@tanstack/react-router'
import { countryName } from '#app/lib/country-name.ts'
import { m } from '#app/paraglide/messages.js'
import { Flag } from '#app/ui/flag.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { Select } from '#app/ui/select.tsx'
import { gameById } from '#contract/games.ts'
import { FollowSlot } from '../../follow/follow-slot.tsx'
import { gameName } from '../../match/game-name.ts'
import { seasonName } from '../../match/season-name.ts'
import { useShell } from '../../shell/shell.queries.ts'
import type { LeaguePanelProps } from './panel-props.ts'

/** The league's name, what it is of, and the choice of its season. */
export function LeagueHeader({ data, search }: LeaguePanelProps) {
  const { league, season, seasons } = data
  const { locale } = useShell()
  const navigate = useNavigate()
  const place = countryName(league.country, locale.tag) ?? m.library_filter_international()
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 text-13 text-text-muted">
          <Link
            to="/{$library}Library/{-$id}"
            params={{ library: 'league', id: undefined }}
            search={{ game: gameById(league.gameId)?.code }}
            className="flex min-h-8 items-center gap-1.5 hover:text-text hover:underline"
          >
            <GameIcon id={league.gameId} size={16} />
            {gameName(league.gameId)}
          </Link>
          <span aria-hidden="true">/</span>
          <span className="flex items-center gap-1.5">
            <Flag country={league.country} />
            {place}
          </span>
          <span aria-hidden="true">/</span>
          <span>{m.library_tier({ tier: league.tier })}</span>
        </p>
        <h1 className="flex items-center gap-1 font-bold text-20">
          <span dir="auto" className="text-balance">
            {league.name}
          </span>
          <FollowSlot kind="league" id={league.id} name={league.name} among={[league.id]} />
        </h1>
      </div>
      {seasons.length > 1 && (
        <Select
          aria-label={m.library_season()}
          className="max-w-64"
          value={season.id}
          onChange={({ target }) =>
            void navigate({
              to: '.',
              search: {
                ...(search.tab ? { tab: search.tab } : {}),
                ...(target.value === seasons[0]?.id ? {} : { season: target.value }),
              },
              hash: true,
              resetScroll: false,
            })
          }
          options={seasons.map((each) => ({ value: each.id, label: seasonName(each, locale.tag) }))}
        />
      )}
    </header>
  )
}
