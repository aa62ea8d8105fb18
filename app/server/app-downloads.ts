import { splitPath } from '#app/i18n/split-path.ts'
import type { Brand } from '#brands/brand.ts'
import { cookieOf } from './cookies.ts'
import { countForChannel, isVisit } from './referral.ts'
import type { RequestScope } from './request-scope.ts'
import { SECURITY_HEADERS } from './security.ts'

type Download = Brand['downloads'][number]

/** The apps as pages link to them: a platform's first through this host, where it is counted (`toApp`). */
export const linkedDownloads = ({ downloads }: Pick<Brand, 'downloads'>, prefix: string): Download[] =>
  downloads.map((download, at) => {
    const isFirst = downloads.findIndex(({ platform }) => platform === download.platform) === at
    return isFirst ? { ...download, url: `${prefix}/download/${download.platform}` } : download
  })

/**
 * `/download/ios`: on to the brand's app, by an address of ours, so that it is counted without scripts for the channel by
 * which the visitor came. Undefined for every other address.
 */
export function toApp(request: Request, { pathname }: URL, scope: RequestScope): Response | undefined {
  const [, platform] = /^\/download\/([a-z]{1,10})$/.exec(splitPath(pathname).path) ?? []
  const download = scope.brand.downloads.find((each) => each.platform === platform)
  if (!download) return undefined
  const channel = cookieOf(request, 'promotionChannelId')
  if (channel && isVisit(request)) countForChannel(scope, channel, 'download')
  const headers = { ...SECURITY_HEADERS, location: download.url, 'cache-control': 'no-store' }
  return new Response(null, { status: 302, headers })
}
