import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Modules of packages that the browser's build replaces by smaller ones of app/stand-ins, without unused parts.
 * app/stand-ins/stand-ins.test.ts compares each with the original.
 */
export const STAND_INS: Readonly<Record<string, string>> = {
  'seroval/dist/index.js': 'plain-seroval.ts',
  '@tanstack/query-core/build/modern/mutationCache.js': 'no-mutations.ts',
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': 'no-infinite-queries.ts',
  '@tanstack/router-core/dist/esm/ssr/serializer/seroval-plugins.js': 'plain-plugins.ts',
  '@tanstack/start-client-core/dist/esm/client-rpc/serverFnFetcher.js': 'plain-fetcher.ts',
  '@tanstack/start-client-core/dist/esm/createServerFn.js': 'plain-server-function.ts',
  'lucide-react/dist/esm/createLucideIcon.mjs': 'lucide-icon.ts',
  'use-sync-external-store/shim/index.js': 'store-hook.ts',
}

/** The same in the server's build. */
export const SERVER_STAND_INS: Readonly<Record<string, string>> = {
  '@tanstack/react-router/dist/esm/lazyRouteComponent.js': 'server-lazy-component.ts',
}

const NODE_MODULES = `${path.resolve('node_modules')}${path.sep}`
const ours = (file: string) => path.resolve('app/stand-ins', file)
const namesOf = (table: Readonly<Record<string, string>>) =>
  Object.keys(table).map((file) => path.basename(file).replace(/\.\w+$/, ''))

/** Replaces the modules of a table; fails when a package does not have one of them any more. */
function replaceModules(environment: 'client' | 'ssr', table: Readonly<Record<string, string>>): Plugin {
  const missing = new Set(Object.keys(table))
  return {
    name: `stand-ins:${environment}`,
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === environment,
    resolveId: {
      filter: { id: new RegExp(`^seroval|^use-sync-external-store|/(?:${namesOf(table).join('|')})\\.m?js$`) },
      async handler(id, importer, options) {
        const real = await this.resolve(id, importer, { ...options, skipSelf: true })
        const file = real?.id.split('?')[0]?.replace(NODE_MODULES, '').replaceAll(path.sep, '/') ?? ''
        const standIn = table[file]
        if (!standIn) return real
        missing.delete(file)
        return ours(standIn)
      },
    },
    generateBundle() {
      if (missing.size > 0)
        throw new Error(`no module of the build any more, see app/stand-ins: ${[...missing].join(', ')}`)
    },
  }
}

export const standIns = (): Plugin[] => [replaceModules('client', STAND_INS), replaceModules('ssr', SERVER_STAND_INS)]
