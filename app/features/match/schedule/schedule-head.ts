import { m } from '#app/paraglide/messages.js'
import { gameByCode } from '#contract/games.ts'
import { type SeoOptions, seo } from '../../shell/seo.ts'
import type { Shell } from '../../shell/shell.functions.ts'
import { gameName } from '../game-name.ts'

type Texts = Pick<SeoOptions, 'title' | 'description' | 'keywords'>

/** Sports with their own texts (docs/product.md, section 1: title, description and keywords per sport). */
const SPORTS = new Map<string, (brand: string) => Texts>(
  Object.entries({
    lol: (brand) => ({
      title: m.seo_lol_title({ brand }),
      description: m.seo_lol_description({ brand }),
      keywords: m.seo_lol_keywords({ brand }),
    }),
    'cs:go': (brand) => ({
      title: m.seo_csgo_title({ brand }),
      description: m.seo_csgo_description({ brand }),
      keywords: m.seo_csgo_keywords({ brand }),
    }),
    kog: (brand) => ({
      title: m.seo_kog_title({ brand }),
      description: m.seo_kog_description({ brand }),
      keywords: m.seo_kog_keywords({ brand }),
    }),
    dota2: (brand) => ({
      title: m.seo_dota2_title({ brand }),
      description: m.seo_dota2_description({ brand }),
      keywords: m.seo_dota2_keywords({ brand }),
    }),
    lolmobile: (brand) => ({
      title: m.seo_lolmobile_title({ brand }),
      description: m.seo_lolmobile_description({ brand }),
      keywords: m.seo_lolmobile_keywords({ brand }),
    }),
    pubg: (brand) => ({
      title: m.seo_pubg_title({ brand }),
      description: m.seo_pubg_description({ brand }),
      keywords: m.seo_pubg_keywords({ brand }),
    }),
    pubgmobile: (brand) => ({
      title: m.seo_pubgmobile_title({ brand }),
      description: m.seo_pubgmobile_description({ brand }),
      keywords: m.seo_pubgmobile_keywords({ brand }),
    }),
    basketball: (brand) => ({
      title: m.seo_basketball_title({ brand }),
      description: m.seo_basketball_description({ brand }),
      keywords: m.seo_basketball_keywords({ brand }),
    }),
    soccer: (brand) => ({
      title: m.seo_soccer_title({ brand }),
      description: m.seo_soccer_description({ brand }),
      keywords: m.seo_soccer_keywords({ brand }),
    }),
  }),
)

function textsFor(code: string | undefined, brand: string): Texts {
  if (!code)
    return {
      title: m.seo_hot_title({ brand }),
      description: m.seo_hot_description({ brand }),
      keywords: m.seo_hot_keywords({ brand }),
    }
  const own = SPORTS.get(code)
  if (own) return own(brand)
  const game = gameName(gameByCode(code)?.id ?? 0)
  return {
    title: m.seo_game_title({ game, brand }),
    description: m.seo_game_description({ game, brand }),
    keywords: m.seo_game_keywords({ game, brand }),
  }
}

/** The head of a schedule page. Days, leagues and states are views of the game's page and not indexed. */
export function scheduleHead(shell: Shell, code: string | undefined, isView: boolean) {
  const path = code ? `/match/${code}` : '/match'
  return seo(shell, { ...textsFor(code, shell.brand.texts.name), path, isHidden: isView })
}
