import { m } from '#app/paraglide/messages.js'
import { ofSeason } from './league-search.ts'
import { allLeaguesQuery } from './leagues.queries.ts'
import { leagueQuery } from './library.queries.ts'
import { partPath } from './library-parts.ts'
import type { LibraryAsked } from './library-places.ts'
import { loadTab } from './load-league.ts'
import { orNotFound } from './or-not-found.ts'
import { gameOf, parsePartSearch, usualLeague } from './part-search.ts'
import { PART_TEXTS } from './part-texts.ts'
import { squadQuery } from './squad.queries.ts'

/** A part of the library: of the league that is asked for, or of the usual one. */
export async function loadPart({ client, shell, asked, part }: LibraryAsked) {
  const shown = part === undefined || part === 'leagueList' ? 'config' : part
  const search = parsePartSearch(asked, shown)
  const askedFor = search.league
    ? await client.ensureQueryData(leagueQuery(ofSeason(search.league, search))).catch(orNotFound)
    : undefined
  const gameId = askedFor?.league.gameId ?? gameOf(shown, search, shell.brand.games)?.id
  const leagues = gameId === undefined ? [] : (await client.ensureQueryData(allLeaguesQuery(gameId))).leagues
  const usual = usualLeague(shown, leagues)
  const data =
    askedFor ?? (usual && (await client.ensureQueryData(leagueQuery(ofSeason(usual.id, search))).catch(orNotFound)))
  if (data && search.tab) await Promise.all(loadTab(client, shell, data, search))
  if (data && shown === 'players') {
    const teamId = search.team ?? data.teams[0]?.id
    if (teamId !== undefined) await client.ensureQueryData(squadQuery(teamId)).catch(orNotFound)
  }
  const [title, lead] = PART_TEXTS[shown]
  const brand = shell.brand.texts.name
  return {
    title: m.library_seo_part_title({ part: title(), brand }),
    description: m.library_seo_part_description({ lead: lead(), brand }),
    path: partPath(shown),
    // What is chosen has a page of its own.
    isHidden: Object.keys(asked).length > 0,
  }
}
