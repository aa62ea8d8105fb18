import type { Plugin } from 'vite'

const GROUPINGS = /\bcodeSplitGroupings:\s*\[\[[^\]]*\]\],\s*/

/** How a route is split is said to the router's own plugin, which has read it by now: the browser need not load it. */
export const withoutGroupings = (code: string): string => code.replace(GROUPINGS, '')

export const plainRoutes = (): Plugin => ({
  name: 'plain-routes',
  enforce: 'post',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /\/app\/routes\// },
    handler: (code) => {
      const plain = withoutGroupings(code)
      return plain === code ? undefined : { code: plain, map: null }
    },
  },
})
