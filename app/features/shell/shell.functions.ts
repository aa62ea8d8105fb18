import { createServerFn } from '@tanstack/react-start'
import { announcementsFor } from '#app/server/announcements.ts'
import { java } from '#app/server/api.ts'
import { linkedDownloads } from '#app/server/app-downloads.ts'
import { offsetName } from '#app/server/offset-name.ts'
import { prefixOf, requestScope } from '#app/server/request-scope.ts'
import { themeCss } from '#app/server/theme.ts'
import { hostsOf, logosOf, textsLanguage, textsOf } from '#brands/brand.ts'
import { featuresOf } from '#brands/features-of.ts'
import { localesOf } from '#brands/languages-of.ts'
import { proAccessOf } from '#brands/pro-access.ts'
import type { Result } from '#contract/call.ts'
import { contentLocale, localeByCode } from '#contract/languages.ts'
import { footerLinks } from './footer-links.ts'

/** What every page needs to know of its brand, language and time zone. Part of the HTML, so nothing secret. */
export const getShell = createServerFn({ method: 'GET' }).handler(async () => {
  const scope = requestScope()
  const { brand, locale, origin, zone, isZoneAssumed, country, display } = scope
  const hosts = hostsOf(brand)
  const features = featuresOf(brand, country)
  const prefix = prefixOf(scope)
  const content = contentLocale(locale)
  const texts = localeByCode(textsLanguage(brand, locale.code))
  return {
    brand: {
      id: brand.id,
      texts: textsOf(brand, locale.code),
      /** On an element with nothing but such a text: its language and direction, when they are not the page's. */
      textsIn: texts && texts.tag !== content.tag ? { lang: texts.tag, dir: texts.dir } : {},
      /** `touch`: for the home screens of iOS, `share`: for who shows a link; both draw no SVG. */
      logos: {
        ...logosOf(brand, locale.code),
        touch: brand.icons?.small ?? brand.logos.mark,
        share: brand.icons?.large ?? brand.logos.mark,
      },
      scheme: brand.theme.scheme,
      links: footerLinks(brand, features, prefix),
      contacts: brand.contacts,
      downloads: linkedDownloads(brand, prefix),
      games: brand.games,
      /** Codes of the languages in which its pages are offered; absent: all. */
      ...(brand.languages ? { languages: localesOf(brand).map(({ code }) => code) } : {}),
      isDemo: brand.isDemo,
      trialSeconds: brand.trialSeconds,
      /** For whom pro data of matches is, in the visitor's country. */
      proAccess: proAccessOf(brand, country),
      mobileUrl: hosts.mUrl,
      socketUrl: hosts.wsG,
      chatUrl: hosts.wsJ,
      /** The brand names a `java` host of its own. */
      hasOwnBackend: hosts.java !== undefined,
      features,
      botCheckSiteKey: brand.botCheckSiteKey,
    },
    css: themeCss(brand),
    themeColor: brand.theme[brand.theme.scheme].background,
    /** `code`: the language the visitor chose. `tag` and `dir`: those of the language the page is written in. */
    locale: { code: locale.code, tag: content.tag, dir: content.dir },
    /** Prefix of the page's links: `/ar` on `/ar/match`, empty on addresses without a language. */
    prefix,
    origin,
    /** Time zone of times and days on the page; replaced by the browser's own. */
    zone,
    /** Where the server knew no zone of the visitor: what lists say of the brand's, e.g. `GMT+8`. */
    assumedZone: isZoneAssumed ? offsetName(Date.now(), zone) : undefined,
    /** Display preferences of a signed-in visitor. */
    display,
    /** What runs, or begins soon, as this page was made. */
    announcements: await announcementsFor(scope),
  }
})

export type Shell = Awaited<ReturnType<typeof getShell>>

/** Number of live matches by game id; games without any are left out. */
export const countLive = createServerFn({ method: 'GET' }).handler(
  async (): Promise<Result<Record<number, number>>> => {
    const answer = await java().match.listHomeGames({})
    if (!answer.ok) return answer
    const live = answer.data.games.filter((game) => game.liveCount > 0)
    return { ok: true, data: Object.fromEntries(live.map((game) => [game.gameId, game.liveCount])) }
  },
)
