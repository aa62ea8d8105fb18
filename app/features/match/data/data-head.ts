import { m } from '#app/paraglide/messages.js'
import type { League } from '#contract/entities.ts'
import { gameByCode } from '#contract/games.ts'
import { seo } from '../../shell/seo.ts'
import type { Shell } from '../../shell/shell.functions.ts'
import { gameName } from '../game-name.ts'

/**
 * The head of a game's data page. Each league's table has its own address; the game's first league has the plain one.
 */
export function dataHead(shell: Shell, code: string, league: League | undefined) {
  const brand = shell.brand.texts.name
  const game = gameName(gameByCode(code)?.id ?? 0)
  const name = league?.name ?? game
  return seo(shell, {
    title: m.match_data_seo_title({ league: name, game, brand }),
    description: m.match_data_seo_description({ league: name, game, brand }),
    path: `/${code}/data${league ? `?league=${league.id}` : ''}`,
    isHidden: league === undefined,
  })
}
