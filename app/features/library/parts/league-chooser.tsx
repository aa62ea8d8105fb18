import { useNavigate } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { Select } from '#app/ui/select.tsx'
import type { LeagueCount } from '#contract/entities.ts'
import { gameById } from '#contract/games.ts'
import { gameName } from '../../match/game-name.ts'
import { seasonName } from '../../match/season-name.ts'
import { useShell } from '../../shell/shell.queries.ts'
import type { LibraryPart } from '../library-parts.ts'
import { gamesOf, type PartSearch } from '../part-search.ts'
import type { LeagueData } from './panel-props.ts'

interface LeagueChooserProps {
  part: LibraryPart
  data: LeagueData
  leagues: readonly LeagueCount[]
  search: PartSearch
}

/** The sport, the competition and the season that a page shows. */
export function LeagueChooser({ part, data: { league, season, seasons }, leagues, search }: LeagueChooserProps) {
  const navigate = useNavigate()
  const { brand, locale } = useShell()
  const show = (next: PartSearch) => void navigate({ to: '.', search: { ...next }, hash: true, resetScroll: false })
  const games = gamesOf(part, brand.games)
  const own = gameById(league.gameId)
  const listed = leagues.some(({ id }) => id === league.id) ? leagues : [league, ...leagues]
  return (
    <div className="grid gap-2 sm:grid-cols-3 lg:max-w-[820px]">
      {part !== 'config' && (
        <Select
          aria-label={m.library_choose_game()}
          value={own?.code ?? ''}
          onChange={({ target }) => show({ game: target.value })}
          options={[...games, ...(own && !games.includes(own) ? [own] : [])].map(({ id, code }) => ({
            value: code,
            label: gameName(id),
          }))}
        />
      )}
      <Select
        aria-label={m.library_choose_league()}
        value={String(league.id)}
        onChange={({ target }) => show({ game: search.game, league: Number(target.value) })}
        options={listed.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {seasons.length > 1 && part !== 'players' && (
        <Select
          aria-label={m.library_season()}
          value={season.id}
          onChange={({ target }) =>
            show({
              game: search.game,
              country: search.country,
              tier: search.tier,
              league: league.id,
              season: target.value === seasons[0]?.id ? undefined : target.value,
            })
          }
          options={seasons.map((each) => ({ value: each.id, label: seasonName(each, locale.tag) }))}
        />
      )}
    </div>
  )
}
