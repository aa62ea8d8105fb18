import fs from 'node:fs'
import path from 'node:path'
import { presentSite } from '../control.ts'
import {
  CONFIG_FILES,
  type Configs,
  databaseNamed,
  deployedConfigs,
  readConfigs,
  writeConfigs,
} from '../deploy/configs.ts'
import { remoteKeys } from '../deploy/remote-keys.ts'
import { listSecrets } from '../deploy/secrets.ts'
import type { Settings } from '../deploy/settings.ts'
import type { Wrangler } from '../deploy/wrangler.ts'
import { literal } from '../move-accounts/sql-database.ts'
import { wranglerDatabase } from '../move-accounts/wrangler-database.ts'
import {
  appliedMigrations,
  type Binding,
  brandKeysIn,
  brandRecordIn,
  databaseFile,
  readRows,
} from '../state/local-databases.ts'
import type { Patient } from './examine.ts'

/** Secrets that a local run keeps in its state folder, by the names of what it sets for the Workers with them. */
const LOCAL_SECRETS: Readonly<Record<string, readonly string[]>> = {
  auth: ['AUTH_SECRET'],
  cards: ['CARD_KEYS'],
  identity: ['IDENTITY_KEYS'],
  'two-step': ['TWO_STEP_KEYS'],
  feed: ['FEED_SECRET'],
  vapid: ['VAPID_KEYS', 'VAPID_SUBJECT'],
  visitor: ['VISITOR_KEY'],
}
const FROM_ENVIRONMENT = ['SMTP_URL', 'MAIL_FROM', 'MAIL_HTTP_URL', 'SMS_HTTP_URL'] as const

const doneAt = (name: string): string => `select done_at from marks where name = ${literal(name)}`
const timeIn = ([row]: readonly Record<string, unknown>[]): number | undefined =>
  typeof row?.done_at === 'number' ? row.done_at : undefined

/** The site of a state folder, running or not. Nothing is written, and nothing that runs is disturbed. */
export function localPatient(dataDir: string, stateDir: string, env: NodeJS.ProcessEnv): Patient {
  const fileOf = (binding: Binding): string => {
    const file = databaseFile(stateDir, binding)
    if (!file) throw new Error(`${stateDir} has no database ${binding}: npm start makes it`)
    return file
  }
  const site = presentSite(dataDir)
  const url = site && 'url' in site ? new URL(site.url) : undefined
  return {
    configs: readConfigs,
    secrets: async () => {
      const names = [
        ...Object.entries(LOCAL_SECRETS)
          .filter(([file]) => fs.existsSync(path.join(dataDir, `${file}.secret`)))
          .flatMap(([, names]) => names),
        ...FROM_ENVIRONMENT.filter((name) => env[name]),
      ]
      return { site: names, backend: names }
    },
    secretRemedy: 'npm start makes it',
    brandKeys: async () => brandKeysIn(stateDir),
    brandRecord: async (key) => brandRecordIn(stateDir, key),
    migrations: async (binding) => appliedMigrations(fileOf(binding)),
    migrateRemedy: 'npm start applies them',
    cronDoneAt: async (name) => timeIn(readRows(fileOf('DB'), doneAt(name))),
    url,
    urlRemedy: 'npm start, then once more',
  }
}

/** The deployment of deployment.json, by the login of wrangler. */
export function deployedPatient(settings: Settings, wrangler: Wrangler, url: URL | undefined): Patient {
  let made: Configs | undefined
  // Not before it is asked for: without a build there are none.
  const configs = (): Configs => {
    if (!made) {
      made = deployedConfigs(readConfigs(), settings)
      writeConfigs(made)
    }
    return made
  }
  const database = (binding: Binding) =>
    wranglerDatabase(wrangler, databaseNamed(configs(), binding), ['--remote', '-c', CONFIG_FILES.backend])
  return {
    configs,
    secrets: async () => ({
      site: await listSecrets(wrangler, configs().site.name),
      backend: await listSecrets(wrangler, configs().backend.name),
    }),
    secretRemedy: 'npm run deploy makes it',
    brandKeys: () => remoteKeys(settings, wrangler).list('brand:'),
    brandRecord: (key) => remoteKeys(settings, wrangler).get(key),
    migrations: async (binding) =>
      (await database(binding).read('select name from d1_migrations order by name')).map(({ name }) => String(name)),
    migrateRemedy: 'npm run deploy applies them',
    cronDoneAt: async (name) => timeIn(await database('DB').read(doneAt(name))),
    url,
    urlRemedy: 'name a hostname, or one as url in deployment.json',
  }
}
