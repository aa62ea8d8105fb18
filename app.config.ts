import path from 'node:path'
import type { tanstackStart } from '@tanstack/react-start/plugin/vite'

/** TanStack Start's own options; vite.config.ts composes the plugins around them. */
export const startOptions: Parameters<typeof tanstackStart>[0] = {
  srcDirectory: 'app',
  router: { entry: 'router.tsx', quoteStyle: 'single' },
  start: { entry: 'start.ts' },
  client: { entry: 'client.tsx' },
  server: { entry: 'server.ts' },
  serverFns: {
    // A readable address; a digest, which is the default, does not pack.
    generateFunctionId: ({ filename, functionName }) =>
      `${path.basename(filename, '.functions.ts')}.${functionName.replace(/_createServerFn_handler$/, '')}`,
  },
  importProtection: {
    behavior: 'error',
    client: {
      specifiers: ['cloudflare:workers', 'arktype', /^drizzle-orm/, 'hono', 'unstorage', 'ofetch'],
      files: ['**/app/server/**', '**/backend/**'],
    },
  },
}
