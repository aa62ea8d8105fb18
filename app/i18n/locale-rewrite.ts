import { splitPath } from './split-path.ts'

interface Rewrite {
  input(options: { url: URL }): URL | undefined
  output(options: { url: URL }): URL | undefined
}

/**
 * Routes know no language. A URL that begins with one (`/ar/match`) loses it on the way in, and every link of
 * that page gets it on the way out; on plain URLs both do nothing. One per router, so one per request.
 */
export function localeRewrite(): Rewrite {
  let prefix = ''
  return {
    input({ url }) {
      const { prefixed, path } = splitPath(url.pathname)
      prefix = prefixed ? `/${prefixed.tag}` : ''
      if (!prefixed) return undefined
      url.pathname = path
      return url
    },
    output({ url }) {
      if (prefix === '' || splitPath(url.pathname).prefixed) return undefined
      url.pathname = url.pathname === '/' ? prefix : `${prefix}${url.pathname}`
      return url
    },
  }
}
