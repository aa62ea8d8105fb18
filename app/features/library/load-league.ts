import type { QueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { Answer } from '#contract/call.ts'
import type { libraryCalls } from '#contract/library.ts'
import { gameName } from '../match/game-name.ts'
import { matchListQuery } from '../match/match.queries.ts'
import { seasonName } from '../match/season-name.ts'
import { libraryPath } from '../shell/library-link.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { type LeagueSearch, ofSeason, parseLeagueSearch, tabOf } from './league-search.ts'
import { championsQuery, factsQuery, leagueQuery, roundsQuery, tableQuery } from './library.queries.ts'
import type { LibraryAsked } from './library-places.ts'
import { factsInput, liveOfLeague, rankingsInput, roundsInput } from './list-inputs.ts'
import { orNotFound } from './or-not-found.ts'
import { rankingsQuery } from './squad.queries.ts'

type LeagueData = Answer<typeof libraryCalls.getLeague>

/** The tree's code is loaded where there is one. */
async function loadTree(client: QueryClient, asked: ReturnType<typeof ofSeason>): Promise<void> {
  const { treeQuery } = await import('../match/tree/tree.queries.ts')
  await client.prefetchQuery(treeQuery(asked))
}

/** What the shown tab needs. */
export function loadTab(client: QueryClient, shell: Shell, data: LeagueData, search: LeagueSearch): Promise<unknown>[] {
  const { league } = data
  const asked = ofSeason(league.id, search)
  switch (tabOf(data, search)) {
    case 'tree':
      return [loadTree(client, asked)]
    case 'players':
      return [client.ensureQueryData(rankingsQuery(rankingsInput(league.id, search))).catch(orNotFound)]
    case 'facts':
      return [client.prefetchQuery(factsQuery(factsInput(shell, league, search)))]
    case 'schedule':
      return [client.ensureQueryData(roundsQuery(roundsInput(shell, league, search))).catch(orNotFound)]
    case 'champions':
      return [client.prefetchQuery(championsQuery(league.id))]
    default:
      return [
        client
          .ensureQueryData(tableQuery({ ...asked, ...(search.view ? { view: search.view } : {}) }))
          .catch(orNotFound),
        ...(search.view === 'live' ? [client.prefetchQuery(matchListQuery(liveOfLeague(league.id)))] : []),
      ]
  }
}

/** A league, and the part of it that is asked for. */
export async function loadLeague({ client, shell, id, asked }: LibraryAsked) {
  const search = parseLeagueSearch(asked)
  const data = await client.ensureQueryData(leagueQuery(ofSeason(id, search))).catch(orNotFound)
  const { league, season } = data
  await Promise.all(loadTab(client, shell, data, search))
  const facts = {
    // The current one only where it has a name of its own: its days say nothing.
    league:
      search.season || !season.from
        ? m.match_data_of_season({ league: league.name, season: seasonName(season, shell.locale.tag) })
        : league.name,
    game: gameName(league.gameId),
    brand: shell.brand.texts.name,
  }
  const path = libraryPath('league', id)
  return {
    title: m.library_seo_league_title(facts),
    description: m.library_seo_league_description(facts),
    path: search.tab ? `${path}?tab=${search.tab}` : path,
    canonicalPath: search.tab ? `${path}?tab=${search.tab}` : path,
    isHidden:
      search.season !== undefined ||
      search.view !== undefined ||
      search.round !== undefined ||
      search.figure !== undefined,
    structuredData: [
      {
        '@type': 'SportsOrganization',
        name: league.name,
        sport: gameName(league.gameId),
        url: `${shell.origin}${path}`,
      },
    ],
  }
}
