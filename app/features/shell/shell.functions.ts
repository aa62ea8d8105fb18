import { createServerFn } from '@tanstack/react-start'
import { java } from '#app/server/api.ts'
import { featuresOf } from '#app/server/brand-features.ts'
import { requestScope } from '#app/server/request-scope.ts'
import { themeCss } from '#app/server/theme.ts'
import { hostsOf, textsLanguage, textsOf } from '#brands/brand.ts'
import type { Result } from '#contract/call.ts'
import { contentLocale, localeByCode } from '#contract/languages.ts'

/** What every page of the site needs of its brand, language and place. Nothing secret: it is in the HTML. */
export const getShell = createServerFn({ method: 'GET' }).handler(() => {
  const { brand, locale, isPrefixed, origin, zone, country, display } = requestScope()
  const hosts = hostsOf(brand)
  const written = contentLocale(locale)
  const textsTag = localeByCode(textsLanguage(brand, locale.code))?.tag
  return {
    brand: {
      id: brand.id,
      texts: textsOf(brand, locale.code),
      /** What language they are in, where that is not the page's. */
      textsTag: textsTag === written.tag ? undefined : textsTag,
      logos: brand.logos,
      scheme: brand.theme.scheme,
      links: brand.links,
      contacts: brand.contacts,
      downloads: brand.downloads,
      games: brand.games,
      isDemo: brand.isDemo,
      mobileUrl: hosts.mUrl,
      socketUrl: hosts.wsG,
      features: featuresOf(brand, country),
      botCheckSiteKey: brand.botCheckSiteKey,
    },
    css: themeCss(brand),
    themeColor: brand.theme[brand.theme.scheme].background,
    /** `code`: the language the visitor chose. `tag` and `dir`: the one the page is written in, dates included. */
    locale: { code: locale.code, tag: written.tag, dir: written.dir },
    /** What the page's own links begin with: `/ar` on `/ar/match`, nothing on plain addresses. */
    prefix: isPrefixed ? `/${locale.tag}` : '',
    origin,
    /** Times are written in it; the browser's own takes its place. */
    zone,
    /** Days begin and end in it, as long as the page lives: a list must not change under its reader. */
    dayZone: zone,
    /** What a signed-in visitor chose about how pages look. */
    display,
  }
})

export type Shell = Awaited<ReturnType<typeof getShell>>

/** How many matches of each game are live, by game id; games without one are left out. */
export const countLive = createServerFn({ method: 'GET' }).handler(
  async (): Promise<Result<Record<number, number>>> => {
    const answer = await java().match.listHomeGames({})
    if (!answer.ok) return answer
    const live = answer.data.games.filter((game) => game.liveCount > 0)
    return { ok: true, data: Object.fromEntries(live.map((game) => [game.gameId, game.liveCount])) }
  },
)
