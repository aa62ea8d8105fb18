import { m } from '#app/paraglide/messages.js'
import { gameByCode } from '#contract/games.ts'
import { libraryPath } from '../shell/library-link.ts'
import { allLeaguesQuery } from './leagues.queries.ts'
import { parseLeaguesSearch } from './leagues-search.ts'
import { partPath } from './library-parts.ts'
import type { LibraryAsked } from './library-places.ts'

/** The list of leagues. */
export async function loadLeagues({ client, shell, asked, part }: LibraryAsked) {
  const search = parseLeaguesSearch(asked)
  await client.ensureQueryData(allLeaguesQuery(gameByCode(search.game ?? '')?.id))
  const brand = shell.brand.texts.name
  const isHidden = Object.values(search).some((value) => value !== undefined)
  return part === 'leagueList'
    ? {
        title: m.library_seo_part_title({ part: m.library_countries_title(), brand }),
        description: m.library_seo_part_description({ lead: m.library_countries_lead(), brand }),
        path: partPath(part),
        isHidden,
      }
    : {
        title: m.library_seo_list_title({ brand }),
        description: m.library_seo_list_description({ brand }),
        path: libraryPath('league'),
        isHidden,
      }
}
