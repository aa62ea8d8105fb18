import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { dataDirOf, localSecret } from './data-dir.ts'
import { fillState, stateFolder } from './local-site.ts'
import { run } from './run.ts'

/** Migrates and seeds the state folder that Vite's server then uses. */
async function prepareState(dataDir: string): Promise<void> {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: stateFolder(dataDir),
      workers: [
        {
          name: 'grandstand',
          modules: true,
          script: 'export default {}',
          kvNamespaces: { BRANDS: '00000000000000000000000000000001' },
        },
        {
          name: 'grandstand-backend',
          modules: true,
          script: 'export default {}',
          d1Databases: { DB: '00000000-0000-0000-0000-000000000001' },
        },
      ],
    }),
  )
  await runtime.ready
  await fillState(runtime)
  await runtime.dispose()
}

process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
const dataDir = dataDirOf({ DATA_DIR: '.state-dev', ...process.env })
await prepareState(dataDir)
const code = await run('node', ['scripts/compile-messages.ts'])
process.exitCode =
  code ||
  (await run('node', ['node_modules/vite/bin/vite.js', 'dev'], {
    DATA_DIR: dataDir,
    AUTH_SECRET: localSecret(dataDir, 'auth'),
  }))
