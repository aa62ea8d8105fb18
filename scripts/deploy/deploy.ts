import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { hasUnmovedAccounts } from '../move-accounts/move-accounts.ts'
import { wranglerDatabase } from '../move-accounts/wrangler-database.ts'
import {
  bucketsOf,
  CONFIG_FILES,
  type Configs,
  databaseNamed,
  databasesOf,
  deployedConfigs,
  faultsOf,
  namespaceName,
  namespacesOf,
  queuesOf,
  REQUIRED_SECRETS,
  writeConfigs,
} from './configs.ts'
import { DATABASE, ensureBucket, ensureQueue, ensureResource, NAMESPACE } from './resources.ts'
import { listSecrets, missingSenders } from './secrets.ts'
import type { Settings } from './settings.ts'
import { jsonIn, must, type Wrangler } from './wrangler.ts'

export interface Deployment {
  wrangler: Wrangler
  configs: Configs
  settings: Settings
  /** Keeps the ids of what was found or created. */
  save(settings: Settings): void
  say(line: string): void
}

/** Throws in words when nobody is signed in, or when it is not clear to which account. */
export async function checkLogin({ wrangler, settings }: Pick<Deployment, 'wrangler' | 'settings'>): Promise<void> {
  const { code, stdout } = await wrangler('whoami', '--json')
  if (code !== 0) throw new Error('Not signed in to Cloudflare: npx wrangler login, or set CLOUDFLARE_API_TOKEN')
  const { accounts } = jsonIn<{ accounts: { id: string; name: string }[] }>(stdout)
  const wanted = settings.accountId ?? process.env.CLOUDFLARE_ACCOUNT_ID
  const names = accounts.map(({ id, name }) => `${id} ${name}`).join('\n')
  if (wanted && !accounts.some(({ id }) => id === wanted))
    throw new Error(`This login has no account ${wanted}. It has:\n${names}`)
  if (!wanted && accounts.length > 1)
    throw new Error(`This login has several accounts; name one as accountId in deployment.json:\n${names}`)
}

async function ensureAll({ wrangler, configs, settings, say }: Deployment): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  for (const name of databasesOf(configs))
    ids[name] = await ensureResource(wrangler, DATABASE, name, settings.ids[name])
  for (const binding of namespacesOf(configs)) {
    const name = namespaceName(configs, binding)
    ids[name] = await ensureResource(wrangler, NAMESPACE, name, settings.ids[name])
  }
  for (const name of bucketsOf(configs)) await ensureBucket(wrangler, name)
  for (const name of queuesOf(configs)) await ensureQueue(wrangler, name)
  for (const [name, id] of Object.entries(ids)) if (settings.ids[name] !== id) say(`${name}: ${id}`)
  return ids
}

const MOVE_FIRST = `The accounts are still in the database of matches, and nothing was deployed. Move them to their own:

  npm run move:accounts -- --remote

Then deploy at once: nobody can sign in or change anything of an account in between (docs/operations.md).`

/** Calls `work` with a file of new secrets, which only its owner can read, and which is gone afterwards. */
async function withNewSecrets<T>(
  made: readonly (readonly [name: string, make: () => string])[],
  work: (file: string) => Promise<T>,
): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grandstand-secrets-'))
  const file = path.join(folder, 'secrets.json')
  try {
    const secrets = Object.fromEntries(made.map(([name, make]) => [name, make()]))
    fs.writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
    return await work(file)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Deploys a Worker, with new secrets where it lacks some that it needs. Answers the names of those it had. */
async function deployWorker({ wrangler, configs, say }: Deployment, worker: keyof Configs): Promise<string[]> {
  const secrets = await listSecrets(wrangler, configs[worker].name)
  const missing = Object.entries(REQUIRED_SECRETS[worker]).filter(([name]) => !secrets.includes(name))
  const command = ['deploy', '-c', CONFIG_FILES[worker]]
  if (missing.length > 0)
    say(`generated, since ${configs[worker].name} has none: ${missing.map(([name]) => name).join(', ')}`)
  say(
    missing.length > 0
      ? await withNewSecrets(missing, (file) => must(wrangler, ...command, '--secrets-file', file))
      : await must(wrangler, ...command),
  )
  return secrets
}

/**
 * Checks, creates what the account lacks, migrates, and deploys, unless accounts have to be moved first: the backend first, for a new site may ask for what an
 * old backend does not have. Throws in words at the first step that fails.
 */
export async function deploy(deployment: Deployment): Promise<void> {
  const { wrangler, configs, settings, say, save } = deployment
  const faults = faultsOf(configs)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  await checkLogin(deployment)
  const complete = { ...settings, ids: { ...settings.ids, ...(await ensureAll(deployment)) } }
  save(complete)
  writeConfigs(deployedConfigs(configs, complete))
  const where = ['--remote', '-c', CONFIG_FILES.backend]
  const migrate = async (binding: string) =>
    say(await must(wrangler, 'd1', 'migrations', 'apply', databaseNamed(configs, binding), ...where))
  await migrate('ACCOUNTS')
  if (await hasUnmovedAccounts(wranglerDatabase(wrangler, databaseNamed(configs, 'DB'), where)))
    throw new Error(MOVE_FIRST)
  await migrate('DB')
  await migrate('LEDGER')
  await migrate('SEARCH')
  const secrets = await deployWorker(deployment, 'backend')
  for (const { text } of missingSenders(secrets)) say(text)
  await deployWorker(deployment, 'site')
}
