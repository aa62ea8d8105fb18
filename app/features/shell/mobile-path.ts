import { gameByCode } from '#contract/games.ts'

/**
 * Where a page stands on the brand's separate mobile site (docs/product.md, section 2): `/match` and `/anchor`
 * keep their path, `/{game}/{number}` becomes its detail page. Null where the mobile site has no such page.
 */
export function mobilePath(path: string): string | null {
  if (path === '/' || /^\/(match|anchor)(\/|$)/.test(path)) return path
  const [, code = '', number = ''] = /^\/([^/]+)\/(\d+)$/.exec(path) ?? []
  const game = gameByCode(decodeURIComponent(code))
  return game ? `/detail/${number}?gameId=${game.id}&liveType=1` : null
}
