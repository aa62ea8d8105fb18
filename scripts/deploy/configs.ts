import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { newVisitorKey } from '../visitor-key.ts'
import type { Settings } from './settings.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const BUILT = { site: 'dist/server', backend: 'dist/grandstand_backend' } as const

/** What a deployment reads of a built Worker's configuration. */
export interface WorkerConfig {
  name: string
  vars: Record<string, string>
  kv_namespaces: { binding: string; id: string }[]
  d1_databases: { binding: string; database_name: string; database_id: string; migrations_dir: string }[]
  r2_buckets: { binding: string; bucket_name: string }[]
  queues: { producers: { binding: string; queue: string }[] }
  services: { binding: string; service: string }[]
  observability: { enabled: boolean; logs?: Record<string, unknown> }
  routes?: unknown
  analytics_engine_datasets?: { binding: string; dataset: string }[]
  secrets?: { required: string[] }
}

export interface Configs {
  site: WorkerConfig
  backend: WorkerConfig
}

/** Secrets that each Worker needs; a deployment makes those that are missing. */
export const REQUIRED_SECRETS = {
  backend: { AUTH_SECRET: (): string => randomBytes(32).toString('hex') },
  site: { VISITOR_KEY: newVisitorKey },
} as const

export const readConfigs = (): Configs => {
  const read = (folder: string) =>
    JSON.parse(fs.readFileSync(path.join(ROOT, folder, 'wrangler.json'), 'utf8')) as WorkerConfig
  return { site: read(BUILT.site), backend: read(BUILT.backend) }
}

/** Names of the resources. The two Workers share a namespace when they bind the same name. */
export const databasesOf = ({ backend, site }: Configs): string[] => [
  ...new Set([...backend.d1_databases, ...site.d1_databases].map(({ database_name }) => database_name)),
]
/** The name of the backend's database with this binding. */
export function databaseNamed({ backend }: Configs, binding: string): string {
  const found = backend.d1_databases.find((each) => each.binding === binding)
  if (!found) throw new Error(`${backend.name} binds no database ${binding}`)
  return found.database_name
}
export const namespaceName = ({ site }: Configs, binding: string): string => `${site.name}-${binding.toLowerCase()}`
export const namespacesOf = (configs: Configs): string[] => [
  ...new Set([...configs.site.kv_namespaces, ...configs.backend.kv_namespaces].map(({ binding }) => binding)),
]
export const bucketsOf = ({ backend }: Configs): string[] => backend.r2_buckets.map(({ bucket_name }) => bucket_name)

export const queuesOf = ({ backend }: Configs): string[] => backend.queues.producers.map(({ queue }) => queue)

/** What is wrong with the two configurations, in words. */
export function faultsOf({ site, backend }: Configs): string[] {
  const faults: string[] = []
  for (const { name, vars } of [site, backend])
    if (vars.ENVIRONMENT !== 'production') faults.push(`${name}: ENVIRONMENT is ${vars.ENVIRONMENT}, not production`)
  const service = site.services.find(({ binding }) => binding === 'BACKEND')?.service
  if (service !== backend.name) faults.push(`${site.name} binds ${service} as its backend, which is ${backend.name}`)
  for (const { binding, id } of backend.kv_namespaces)
    if (site.kv_namespaces.find((each) => each.binding === binding)?.id !== id)
      faults.push(`KV namespace ${binding} is not the same one in ${site.name} and ${backend.name}`)
  for (const { database_name, migrations_dir } of backend.d1_databases)
    if (!fs.existsSync(path.resolve(ROOT, BUILT.backend, migrations_dir)))
      faults.push(`${database_name}: no migrations in ${migrations_dir}`)
  return faults
}

function withSettings(configs: Configs, config: WorkerConfig, { ids, logSampling }: Settings): WorkerConfig {
  const idOf = (name: string, otherwise: string) => ids[name] ?? otherwise
  return {
    ...config,
    kv_namespaces: config.kv_namespaces.map((each) => ({
      ...each,
      id: idOf(namespaceName(configs, each.binding), each.id),
    })),
    d1_databases: config.d1_databases.map((each) => ({
      ...each,
      database_id: idOf(each.database_name, each.database_id),
    })),
    observability: {
      ...config.observability,
      logs: { ...config.observability.logs, head_sampling_rate: logSampling },
    },
  }
}

/** The configurations that are deployed: the built ones with the account's ids, routes, data set and sampling of logs. */
export const deployedConfigs = (configs: Configs, settings: Settings): Configs => ({
  site: {
    ...withSettings(configs, configs.site, settings),
    ...(settings.routes ? { routes: settings.routes } : {}),
    ...(settings.analytics
      ? { analytics_engine_datasets: [{ binding: 'REQUESTS', dataset: settings.analytics }] }
      : {}),
    secrets: { required: Object.keys(REQUIRED_SECRETS.site) },
  },
  backend: {
    ...withSettings(configs, configs.backend, settings),
    secrets: { required: Object.keys(REQUIRED_SECRETS.backend) },
  },
})

/** Paths of the files, relative to the project. Beside the built ones, whose paths they share. */
export const CONFIG_FILES = { site: `${BUILT.site}/deploy.json`, backend: `${BUILT.backend}/deploy.json` } as const

export function writeConfigs(configs: Configs): void {
  for (const worker of ['site', 'backend'] as const)
    fs.writeFileSync(path.join(ROOT, CONFIG_FILES[worker]), `${JSON.stringify(configs[worker], null, 2)}\n`)
}
