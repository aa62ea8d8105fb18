import { m } from '#app/paraglide/messages.js'
import { gameByCode } from '#contract/games.ts'
import { ofSeason } from './league-search.ts'
import { allLeaguesQuery } from './leagues.queries.ts'
import { leagueQuery } from './library.queries.ts'
import { partPath } from './library-parts.ts'
import type { LibraryAsked } from './library-places.ts'
import { orNotFound } from './or-not-found.ts'
import { parsePartSearch } from './part-search.ts'
import { PART_TEXTS } from './part-texts.ts'

/** The choices of the library, and the rules of its tables. */
export async function loadConfig({ client, shell, asked }: LibraryAsked) {
  const search = parsePartSearch(asked, 'config')
  await Promise.all([
    client.ensureQueryData(allLeaguesQuery(gameByCode(search.game ?? '')?.id)),
    search.league && client.ensureQueryData(leagueQuery(ofSeason(search.league, search))).catch(orNotFound),
  ])
  const [title, lead] = PART_TEXTS.config
  const brand = shell.brand.texts.name
  return {
    title: m.library_seo_part_title({ part: title(), brand }),
    description: m.library_seo_part_description({ lead: lead(), brand }),
    path: partPath('config'),
    isHidden: Object.keys(asked).length > 0,
  }
}
