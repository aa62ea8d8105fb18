import { m } from '#app/paraglide/messages.js'
import type { League } from '#contract/entities.ts'
import { gameByCode } from '#contract/games.ts'
import type { Season } from '#contract/standings.ts'
import { seo } from '../../shell/seo.ts'
import type { Shell } from '../../shell/shell.functions.ts'
import { gameName } from '../game-name.ts'
import { seasonName } from '../season-name.ts'

/**
 * The head of a game's data page. Each league's table has its own address, and so has each earlier season's; the game's
 * first league has the plain one.
 */
export function dataHead(shell: Shell, code: string, league: League | undefined, season: Season | undefined) {
  const brand = shell.brand.texts.name
  const game = gameName(gameByCode(code)?.id ?? 0)
  const ofLeague = league?.name ?? game
  const name = season
    ? m.match_data_of_season({ league: ofLeague, season: seasonName(season, shell.locale.tag) })
    : ofLeague
  return seo(shell, {
    title: m.match_data_seo_title({ league: name, game, brand }),
    description: m.match_data_seo_description({ league: name, game, brand }),
    path: `/${code}/data${league ? `?league=${league.id}` : ''}${league && season ? `&season=${season.id}` : ''}`,
    isHidden: league === undefined,
  })
}
