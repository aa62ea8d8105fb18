import { gameByCode } from '#contract/games.ts'

/**
 * The path of a page on the brand's separate mobile site (docs/product.md, section 2): `/match` and `/anchor` keep
 * their path, `/{game}/{number}` becomes a detail page. Null when the mobile site has no such page.
 */
export function mobilePath(path: string): string | null {
  if (path === '/' || /^\/(match|anchor)(\/|$)/.test(path)) return path
  const [, code = '', number = ''] = /^\/([^/]+)\/(\d+)$/.exec(path) ?? []
  const game = gameByCode(decodeURIComponent(code))
  return game ? `/detail/${number}?gameId=${game.id}&liveType=1` : null
}
