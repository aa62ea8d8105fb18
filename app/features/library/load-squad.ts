import { redirect } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { gameName } from '../match/game-name.ts'
import { libraryPath } from '../shell/library-link.ts'
import { leagueQuery } from './library.queries.ts'
import type { LibraryAsked } from './library-places.ts'
import { orNotFound } from './or-not-found.ts'
import { honoursQuery, meetingsQuery, squadMatchesQuery, squadQuery } from './squad.queries.ts'
import { parseSquadSearch } from './squad-search.ts'

/** A team, and the part of its page that is asked for. Of a tour's competitor the page is that of the player. */
export async function loadSquad({ client, shell, id, asked }: LibraryAsked) {
  const search = parseSquadSearch(asked)
  const [data] = await Promise.all([
    client.ensureQueryData(squadQuery(id)).catch(orNotFound),
    search.tab === 'players' ? undefined : client.prefetchQuery(squadMatchesQuery(id)),
    search.tab === 'overview' ? client.prefetchQuery(honoursQuery(id)) : undefined,
  ])
  const { team, gameId, league, playerId } = data
  if (playerId !== undefined)
    throw redirect({ href: `${shell.prefix}${libraryPath('player', playerId)}`, replace: true })
  if (search.tab === 'meetings')
    await Promise.all([
      league && client.prefetchQuery(leagueQuery({ leagueId: league.id })),
      search.with && client.prefetchQuery(meetingsQuery({ teamId: id, withId: search.with })),
    ])
  const facts = { team: team.name, game: gameName(gameId), brand: shell.brand.texts.name }
  const path = libraryPath('squad', id)
  const own = search.tab === 'overview' ? path : `${path}?tab=${search.tab}`
  return {
    title: m.library_seo_squad_title(facts),
    description: m.library_seo_squad_description(facts),
    path: own,
    canonicalPath: own,
    isHidden: search.with !== undefined || asked.form !== undefined,
    structuredData: [
      {
        '@type': 'SportsTeam',
        name: team.name,
        sport: gameName(gameId),
        url: `${shell.origin}${path}`,
        ...(league ? { memberOf: { '@type': 'SportsOrganization', name: league.name } } : {}),
        athlete: data.players.map(({ id: playerId, name }) => ({
          '@type': 'Person',
          name,
          url: `${shell.origin}${libraryPath('player', playerId)}`,
        })),
      },
    ],
  }
}
