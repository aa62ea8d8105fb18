import { countryName } from '#app/lib/country-name.ts'
import { m } from '#app/paraglide/messages.js'
import { gameName } from '../match/game-name.ts'
import { libraryPath } from '../shell/library-link.ts'
import type { LibraryAsked } from './library-places.ts'
import { orNotFound } from './or-not-found.ts'
import { playerInput } from './player-input.ts'
import { parsePlayerSearch } from './player-search.ts'
import { playerQuery } from './squad.queries.ts'

/** A player, and whom she or he is compared with. */
export async function loadPlayer({ client, shell, id, asked }: LibraryAsked) {
  const search = parsePlayerSearch(asked)
  const [{ player, team, gameId }] = await Promise.all([
    client.ensureQueryData(playerQuery(playerInput(id, search))).catch(orNotFound),
    search.with ? client.prefetchQuery(playerQuery(playerInput(search.with, search))) : undefined,
  ])
  const country = player.country && countryName(player.country, shell.locale.tag)
  const facts = { player: player.name, team: team.name, game: gameName(gameId), brand: shell.brand.texts.name }
  const path = libraryPath('player', id)
  return {
    title: m.library_seo_player_title(facts),
    description: m.library_seo_player_description(facts),
    path,
    canonicalPath: path,
    isHidden: search.season !== undefined || search.with !== undefined,
    structuredData: [
      {
        '@type': 'Person',
        name: player.fullName ?? player.name,
        ...(player.fullName ? { alternateName: player.name } : {}),
        url: `${shell.origin}${path}`,
        ...(country ? { nationality: { '@type': 'Country', name: country } } : {}),
        ...(team.name === player.name ? {} : { affiliation: { '@type': 'SportsTeam', name: team.name } }),
      },
    ],
  }
}
