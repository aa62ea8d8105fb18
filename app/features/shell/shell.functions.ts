import { createServerFn } from '@tanstack/react-start'
import { java } from '#app/server/api.ts'
import { featuresOf } from '#app/server/brand-features.ts'
import { requestScope } from '#app/server/request-scope.ts'
import { themeCss } from '#app/server/theme.ts'
import { hostsOf, textsOf } from '#brands/brand.ts'

/** What every page of the site needs of its brand, language and place. Nothing secret: it is in the HTML. */
export const getShell = createServerFn({ method: 'GET' }).handler(() => {
  const { brand, locale, isPrefixed, origin, zone, country } = requestScope()
  const hosts = hostsOf(brand)
  return {
    brand: {
      id: brand.id,
      texts: textsOf(brand, locale.code),
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
    },
    css: themeCss(brand),
    themeColor: brand.theme[brand.theme.scheme].background,
    locale: { code: locale.code, tag: locale.tag, dir: locale.dir },
    isPrefixed,
    origin,
    zone,
  }
})

export type Shell = Awaited<ReturnType<typeof getShell>>

/** The game catalogue with how many matches of each are live. */
export const listGames = createServerFn({ method: 'GET' }).handler(() => java().match.listHomeGames({}))
