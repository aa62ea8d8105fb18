import { splitPath } from './split-path.ts'

interface Rewrite {
  input(options: { url: URL }): URL | undefined
  output(options: { url: URL }): URL | undefined
}

/**
 * Routes have no language. The language prefix of a URL (`/ar/match`) is removed on the way in and added to every link
 * of that page on the way out; without a prefix nothing is changed. One per router, so one per request.
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
