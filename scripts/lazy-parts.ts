import type { Plugin } from 'vite'

/**
 * A module `x.lazy.tsx` loads the component of `x.tsx` beside it when a browser needs it. The server has no use for that:
 * it renders a page at once, so it gets `x.tsx` itself.
 */
export const lazyParts = (): Plugin => ({
  name: 'lazy-parts',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  resolveId: {
    filter: { id: /\.lazy\.tsx$/ },
    handler(id, importer, options) {
      return this.resolve(id.replace('.lazy.', '.'), importer, { ...options, skipSelf: true })
    },
  },
})
