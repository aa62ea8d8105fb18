import { dataDirOf, localSecret } from './data-dir.ts'
import { fillState, openState } from './local-site.ts'
import { run } from './run.ts'
import { newVapidKeys } from './vapid-keys.ts'

/** Migrates and seeds the state folder that Vite's server then uses. */
async function prepareState(dataDir: string): Promise<void> {
  const runtime = await openState(dataDir)
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
    CARD_KEYS: `local:${localSecret(dataDir, 'cards')}`,
    IDENTITY_KEYS: `local:${localSecret(dataDir, 'identity')}`,
    TWO_STEP_KEYS: `local:${localSecret(dataDir, 'two-step')}`,
    VAPID_KEYS: localSecret(dataDir, 'vapid', newVapidKeys),
    VAPID_SUBJECT: 'https://localhost',
  }))
