import fs from 'node:fs'
import path from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from 'miniflare'
import { unstable_readConfig as readConfig, unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { smtpFault } from '#backend/sending/smtp-settings.ts'
import { type BrandKeys, runBrandCommand } from './brand-control.ts'
import type { DatabaseChange, LedgerCommand } from './control.ts'
import { fireCron, runCrons } from './crons.ts'
import { localSecret } from './data-dir.ts'
import { type Listening, listeningOf, nameOf } from './listening.ts'
import { localMediaSettings } from './media/ports.ts'
import { applyMigrations } from './move-accounts/apply-migrations.ts'
import { localDatabase } from './move-accounts/local-database.ts'
import { type Databases, moveAccounts } from './move-accounts/move-accounts.ts'
import { stateFolder } from './state/state-folder.ts'
import { newVapidKeys } from './vapid-keys.ts'
import { newVisitorKey } from './visitor-key.ts'

export const ROOT = path.resolve(import.meta.dirname, '..')
const SITE = 'grandstand'
export const BACKEND = 'grandstand-backend'
const BACKEND_CONFIG = 'dist/grandstand_backend/wrangler.json'

export interface LocalSiteOptions {
  /** 0: any free port. */
  port: number
  dataDir: string
  /** Default: the loopback interface. */
  listening?: Listening
  /** Additional variables of the backend, e.g. a fixed clock for tests. */
  backendVars?: Record<string, string>
  siteVars?: Record<string, string>
  /** A second backend beside the first, as Cloudflare runs many: an isolate of its own with the same storage. */
  hasPeer?: boolean
  /** Port for debuggers and profilers, on the loopback interface only. */
  inspectorPort?: number
}

export interface LocalSite {
  url: string
  runtime: Miniflare
  stop(): Promise<void>
}

/** Settings of the backend (backend/core/env.ts) that a local run takes from the environment. */
const BACKEND_SETTINGS = [
  'CLOCK_START',
  'HUMAN_CHECK_TRIES',
  'MAIL_FROM',
  'MAIL_HTTP_URL',
  'OAUTH_PROVIDERS',
  'PAYMENT_PROVIDERS',
  'PUSH_ENDPOINT_HOSTS',
  'REPLAY_BYTES_MAX',
  'SENDER_TOKEN',
  'SIMULATED_CROWD',
  'SIMULATED_EXPERTS',
  'SIMULATED_NEWS',
  'SIMULATED_VIDEOS',
  'SMS_AN_HOUR',
  'SMS_HTTP_URL',
  'SMTP_URL',
  'TURNSTILE_SECRET',
  'TURNSTILE_URL',
  'VIDEO_BYTES_MAX',
] as const

const SMTP_FAULTS = {
  smtp_url_invalid: 'SMTP_URL is neither smtps://user:password@host:465 nor smtp://user:password@host:587',
  smtp_port_closed: 'SMTP_URL: Cloudflare lets no Worker reach port 25; use 465 (smtps://) or 587 (smtp://)',
} as const

/** Throws in words when a setting cannot work. */
export function backendSettingsOf(env: NodeJS.ProcessEnv): Record<string, string> {
  const fault = env.SMTP_URL ? smtpFault(env.SMTP_URL) : undefined
  if (fault) throw new Error(SMTP_FAULTS[fault])
  return Object.fromEntries(BACKEND_SETTINGS.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
}

/** Settings of the site (app/server/env.ts). */
export const siteSettingsOf = ({
  GUEST_WORK_PER_SECOND,
  METRICS_TOKEN,
}: NodeJS.ProcessEnv): Record<string, string> => ({
  ...(GUEST_WORK_PER_SECOND ? { GUEST_WORK_PER_SECOND } : {}),
  ...(METRICS_TOKEN ? { METRICS_TOKEN } : {}),
})

function builtWorker(config: string, name: string, vars: Record<string, string>): V4WorkerOptions {
  const file = path.join(ROOT, config)
  const { workerOptions, main } = workerOptionsOf(file)
  if (!main) throw new Error(`${config} has no main: run the build first`)
  const folder = path.dirname(main)
  const bytesOf = (file: string) => fs.statSync(path.join(folder, file)).size
  // Miniflare copies all modules so far for each one more: the large ones come last, also the main one.
  const modules = fs
    .globSync('**/*.js', { cwd: folder })
    .sort((a, b) => bytesOf(a) - bytesOf(b))
    .map((file) => ({ type: 'ESModule' as const, path: path.join(folder, file) }))
  const entry = `export * from './${path.basename(main)}'\nexport { default } from './${path.basename(main)}'\n`
  return {
    ...workerOptions,
    name,
    rootPath: folder,
    modulesRules: undefined,
    modulesRoot: folder,
    modules: [{ type: 'ESModule', path: path.join(folder, 'entry-of-local-run.js'), contents: entry }, ...modules],
    bindings: { ...(workerOptions.bindings as Record<string, string>), ...vars },
  } as V4WorkerOptions
}

/** The name of the second backend. */
export const PEER = 'grandstand-backend-2'

/** The same code in another isolate: its objects are those of the first, and the first takes what is in queues. */
function peerOf({ queueConsumers: _, ...backend }: V4WorkerOptions): V4WorkerOptions {
  const objects = Object.entries(backend.durableObjects ?? {}).map(([binding, object]) => {
    const own = typeof object === 'string' ? { className: object } : object
    return [binding, { ...own, scriptName: BACKEND }]
  })
  return { ...backend, name: PEER, durableObjects: Object.fromEntries(objects) } as V4WorkerOptions
}

type DatabaseName = DatabaseChange['database']
const DATABASES = { matches: 'DB', accounts: 'ACCOUNTS', ledger: 'LEDGER' } as const satisfies Record<
  DatabaseName,
  string
>

const databaseOf = (runtime: Miniflare, name: DatabaseName) => runtime.getD1Database(DATABASES[name], BACKEND)

/** The databases of a local run, by SQL text. */
export const databasesOf = async (runtime: Miniflare): Promise<Databases> => ({
  matches: localDatabase(await databaseOf(runtime, 'matches')),
  accounts: localDatabase(await databaseOf(runtime, 'accounts')),
})

/**
 * Migrates the databases. In between, the accounts of a state folder that had one database move to their own. Answers
 * how many; undefined when there was nothing to move.
 */
export async function migrate(runtime: Miniflare): Promise<number | undefined> {
  const databases = await databasesOf(runtime)
  await applyMigrations(databases.accounts, path.join(ROOT, 'backend/db/accounts/migrations'))
  const moved = await moveAccounts(databases, () => undefined)
  if (moved !== undefined) process.stdout.write(`${moved} accounts were moved to a database of their own\n`)
  await applyMigrations(databases.matches, path.join(ROOT, 'backend/db/matches/migrations'))
  const ledger = localDatabase(await databaseOf(runtime, 'ledger'))
  await applyMigrations(ledger, path.join(ROOT, 'backend/db/ledger/migrations'))
  const search = localDatabase(await runtime.getD1Database('SEARCH', BACKEND))
  await applyMigrations(search, path.join(ROOT, 'backend/db/search/migrations'))
  return moved
}

/** The brand store of a local run. */
export async function brandKeys(runtime: Miniflare): Promise<BrandKeys> {
  const store = await runtime.getKVNamespace('BRANDS', SITE)
  return {
    get: (key) => store.get(key, 'text'),
    put: (key, value) => store.put(key, value),
    remove: (key) => store.delete(key),
    list: async (prefix) => (await store.list({ prefix })).keys.map(({ name }) => name),
  }
}

/** Runs a statement on a database of the backend. Answers how many rows it changed. */
export async function changeDatabase(
  runtime: Miniflare,
  { database: name, sql, values }: DatabaseChange,
): Promise<number> {
  const database = await databaseOf(runtime, name)
  const { meta } = await database
    .prepare(sql)
    .bind(...values)
    .run()
  return meta.changes
}

/** Has the backend audit the ledger or make its copy again. */
export async function askLedger(runtime: Miniflare, { ledger }: LedgerCommand): Promise<unknown> {
  const backend = await runtime.getWorker(BACKEND)
  const response = await backend.fetch(`http://backend.internal/internal/ledger/${ledger}`, { method: 'POST' })
  if (!response.ok) throw new Error(`the ledger answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** Fires the triggers of the built backend's configuration at their times, until the function it answers is called. */
export async function startCrons(runtime: Miniflare): Promise<() => void> {
  const backend = await runtime.getWorker(BACKEND)
  return runCrons({
    crons: readConfig({ config: path.join(ROOT, BACKEND_CONFIG) }).triggers.crons ?? [],
    fire: (cron) => fireCron(backend, cron),
    onFault: (text) => process.stderr.write(`${text}\n`),
  })
}

/** Writes the demo brands that are missing; existing records are not changed. */
async function seedBrands(runtime: Miniflare): Promise<void> {
  const keys = await brandKeys(runtime)
  const folder = path.join(ROOT, 'brands')
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const record = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as { id: string }
    if ((await keys.get(`brand:${record.id}`)) !== null) continue
    const { isOk, text } = await runBrandCommand(keys, { verb: 'put', record })
    if (!isOk) throw new Error(`brands/${file}: ${text}`)
  }
}

/** Migrates the databases and writes the demo brands. */
export async function fillState(runtime: Miniflare): Promise<void> {
  // A busy machine's runtime may close a connection while it begins; what has been applied is not applied again.
  await migrate(runtime).catch(() => migrate(runtime))
  await seedBrands(runtime)
}

/** The state folder without a site: what is stored there, for a script that needs nothing built. */
export async function openState(dataDir: string): Promise<Miniflare> {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
  const script = { modules: true, script: 'export default {}' } as const
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: stateFolder(dataDir),
      workers: [
        { name: SITE, ...script, kvNamespaces: { BRANDS: '00000000000000000000000000000001' } },
        {
          name: BACKEND,
          ...script,
          d1Databases: {
            DB: '00000000-0000-0000-0000-000000000001',
            ACCOUNTS: '00000000-0000-0000-0000-000000000002',
            LEDGER: '00000000-0000-0000-0000-000000000003',
            SEARCH: '00000000-0000-0000-0000-000000000004',
          },
        },
      ],
    }),
  )
  await runtime.ready
  return runtime
}

/** Generates the simulated matches around now, so that the first visitor does not wait for them. */
async function prepare(runtime: Miniflare): Promise<void> {
  const backend = await runtime.getWorker(BACKEND)
  const response = await backend.fetch('http://backend.internal/internal/prepare', { method: 'POST' })
  if (!response.ok) throw new Error(`the backend could not prepare: ${response.status} ${await response.text()}`)
}

/**
 * Runs the built site and backend in workerd. The port is bound directly to the site Worker's `Local` entry point
 * (assets, compression); the state is under `dataDir`. Migrates the databases and writes missing demo brands.
 */
export async function openLocalSite(options: LocalSiteOptions): Promise<LocalSite> {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
  const listening = options.listening ?? listeningOf({})
  const vars = { ENVIRONMENT: 'local', FEED_SECRET: localSecret(options.dataDir, 'feed') }
  const site = builtWorker('dist/server/wrangler.json', SITE, {
    ...vars,
    VISITOR_KEY: localSecret(options.dataDir, 'visitor', newVisitorKey),
    ...options.siteVars,
  })
  const backend = builtWorker(BACKEND_CONFIG, BACKEND, {
    ...vars,
    AUTH_SECRET: localSecret(options.dataDir, 'auth'),
    CARD_KEYS: `local:${localSecret(options.dataDir, 'cards')}`,
    IDENTITY_KEYS: `local:${localSecret(options.dataDir, 'identity')}`,
    TWO_STEP_KEYS: `local:${localSecret(options.dataDir, 'two-step')}`,
    VAPID_KEYS: localSecret(options.dataDir, 'vapid', newVapidKeys),
    VAPID_SUBJECT: 'https://localhost',
    ...localMediaSettings(process.env, localSecret(options.dataDir, 'media')),
    ...options.backendVars,
  })
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.WARN),
      cf: false,
      port: 0,
      ...(options.inspectorPort ? { inspectorPort: options.inspectorPort } : {}),
      resourcePersistencePath: stateFolder(options.dataDir),
      workers: [
        { ...site, unsafeDirectSockets: [{ host: listening.host, port: options.port, entrypoint: 'Local' }] },
        backend,
        ...(options.hasPeer ? [peerOf(backend)] : []),
      ],
    }),
  )
  await runtime.ready
  await fillState(runtime)
  await prepare(runtime)
  const direct = await runtime.unsafeGetDirectURL(SITE, 'Local')
  return { url: `http://${nameOf(listening)}:${direct.port}`, runtime, stop: () => runtime.dispose() }
}
