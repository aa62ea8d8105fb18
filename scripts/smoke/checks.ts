import type { IncomingHttpHeaders } from 'node:http'
import { ask } from './ask.ts'
import { socketFault } from './socket.ts'

export interface Check {
  /** What is true of a site that works. */
  name: string
  /** It may differ between the hostnames of a site. */
  isOfHost?: true
  /** What is wrong, in words; undefined when nothing is. */
  faultOf(site: URL): Promise<string | undefined>
}

/** On this machine, with its clock. */
export const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname.endsWith('.localhost')
const at = (site: URL, path: string): URL => new URL(path, site)

const SECURITY: Record<string, RegExp> = {
  'content-security-policy': /(?=.*script-src 'self')(?=.*object-src 'none')(?=.*frame-ancestors 'none')/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/i,
  'referrer-policy': /./,
  'strict-transport-security': /max-age=\d{7,}/,
}

const badHeaders = (headers: IncomingHttpHeaders, wanted: Record<string, RegExp>): string | undefined => {
  const bad = Object.entries(wanted).filter(([name, pattern]) => !pattern.test(String(headers[name] ?? '')))
  return bad.length > 0 ? bad.map(([name]) => `${name} is ${headers[name] ?? 'missing'}`).join('; ') : undefined
}

/** Addresses of the scripts and styles of a page. */
const assetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w./-]+\.(?:js|css)/g)].map(([path]) => path)),
]

export const CHECKS: readonly Check[] = [
  {
    name: 'brand store, database and objects answer',
    isOfHost: true,
    async faultOf(site) {
      const { status, text } = await ask(at(site, '/healthz'))
      return status === 200 && text.includes('"ok"') ? undefined : `/healthz answers ${status} ${text.slice(0, 200)}`
    },
  },
  {
    name: 'the home page of a brand is served',
    isOfHost: true,
    async faultOf(site) {
      const { status, headers, text } = await ask(at(site, '/'))
      if (status === 404) return `no brand has the hostname ${site.hostname}`
      if (status !== 200) return `/ answers ${status}`
      if (!headers['content-type']?.startsWith('text/html')) return `/ is ${headers['content-type']}`
      if (!/<title>[^<]+<\/title>/.test(text)) return '/ has no title'
      return text.includes('</html>') ? undefined : '/ is cut off'
    },
  },
  {
    name: 'a page is in the language of its address',
    async faultOf(site) {
      for (const [path, wanted] of [
        ['/ja', 'lang="ja"'],
        ['/ar', 'lang="ar" dir="rtl"'],
      ] as const) {
        const tag = /<html[^>]*>/.exec((await ask(at(site, path))).text)?.[0]
        if (!tag?.includes(wanted)) return `${path} begins with ${tag ?? 'no page'}`
      }
      return undefined
    },
  },
  {
    name: 'a page carries the security headers',
    isOfHost: true,
    faultOf: async (site) => badHeaders((await ask(at(site, '/'))).headers, SECURITY),
  },
  {
    name: 'scripts and styles are compressed and kept for a year',
    async faultOf(site) {
      const paths = assetsIn((await ask(at(site, '/'))).text).slice(0, 4)
      if (paths.length === 0) return 'the home page names no script'
      for (const path of paths) {
        const { status, headers } = await ask(at(site, path), { headers: { 'accept-encoding': 'gzip, br' } })
        if (status !== 200) return `${path} answers ${status}`
        const fault = badHeaders(headers, {
          'content-encoding': /^(gzip|br|zstd)$/,
          'cache-control': /(?=.*max-age=31536000)(?=.*immutable)/,
          'x-content-type-options': /^nosniff$/,
        })
        if (fault) return `${path}: ${fault}`
      }
      return undefined
    },
  },
  {
    name: 'a call of /java is answered',
    async faultOf(site) {
      const path = '/java/v2/match/getPCLiveGameMatch?gameId=202'
      const { status, text } = await ask(at(site, path), { headers: { lan: 'en_US' } })
      return status === 200 && text.includes('"status":"success"')
        ? undefined
        : `${path} answers ${status} ${text.slice(0, 200)}`
    },
  },
  { name: 'the socket of scores opens and answers', faultOf: (site) => socketFault(at(site, '/ws/g')) },
  {
    name: 'no cache keeps what is for one visitor',
    async faultOf(site) {
      const headers = { cookie: 'token=smoke', token: 'smoke' }
      for (const [path, wanted] of [
        ['/', /no-store|private/],
        ['/java/user/info', /no-store/],
      ] as const) {
        const control = (await ask(at(site, path), { headers })).headers['cache-control'] ?? ''
        if (/public|s-maxage|max-age=[1-9]/.test(control)) return `${path} with a session: cache-control is ${control}`
        if (!wanted.test(control)) return `${path} with a session: cache-control is ${control || 'missing'}`
      }
      return undefined
    },
  },
  {
    name: 'a hostname of nobody shows no brand',
    async faultOf(site) {
      const { status } = await ask(at(site, '/'), { headers: { host: 'nobody.invalid' } })
      return status >= 400 && status < 500 ? undefined : `the hostname nobody.invalid is answered ${status}`
    },
  },
  {
    name: 'mails and codes cannot be read by anybody',
    async faultOf(site) {
      if (isLocal(site)) return undefined
      const { status } = await ask(at(site, '/java/dev/outbox?to=a@example.org'))
      return status === 404 ? undefined : `/java/dev/outbox answers ${status}: this site runs as a local one`
    },
  },
]
