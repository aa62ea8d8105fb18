import fs from 'node:fs'
import path from 'node:path'
import { readRecord } from '../../brands/read-record.ts'
import { type Configs, faultsOf, REQUIRED_SECRETS } from '../deploy/configs.ts'
import { missingSenders } from '../deploy/secrets.ts'
import { ask } from '../smoke/ask.ts'
import { CHECKS, isLocal } from '../smoke/checks.ts'
import { type Binding, MIGRATIONS } from '../state/local-databases.ts'
import { attempt, type Finding, found, sound } from './finding.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** A cron that falls every minute, and a clock that is read at both ends of a request, may be so far off. */
const CRON_LATE_MS = 15 * 60_000
const CLOCK_OFF_MS = 30_000
const CRON = 'cron * * * * *'

/** A site that is looked at: one of this machine, or a deployment. */
export interface Patient {
  configs(): Configs
  /** Why nothing that is stored can be read; absent where it can. */
  locked?: string
  /** Names of secrets; never their values. */
  secrets(): Promise<Record<keyof typeof REQUIRED_SECRETS, readonly string[]>>
  /** What makes a secret that is missing. */
  secretRemedy: string
  brandKeys(): Promise<readonly string[]>
  /** The record of a brand, by its key. */
  brandRecord(key: string): Promise<string | null>
  migrations(binding: Binding): Promise<readonly string[]>
  migrateRemedy: string
  /** When a cron last did all its work, in milliseconds since the epoch. */
  cronDoneAt(name: string): Promise<number | undefined>
  /** Where it answers; undefined when it does not run. */
  url?: URL | undefined
  urlRemedy: string
}

function bindings(patient: Patient): Finding[] {
  const check = 'the configurations of both Workers fit each other'
  const faults = faultsOf(patient.configs())
  return faults.length === 0
    ? [found(check)]
    : faults.map((fault) => found(check, fault, 'mend wrangler.toml or backend/wrangler.toml, then npm run build'))
}

async function secrets(patient: Patient): Promise<Finding[]> {
  const has = await patient.secrets()
  const missing = Object.entries(REQUIRED_SECRETS).flatMap(([worker, made]) =>
    Object.keys(made)
      .filter((name) => !has[worker as keyof typeof has].includes(name))
      .map((name) => found('secrets are there', `${worker} has no ${name}`, patient.secretRemedy)),
  )
  const senders = missingSenders(has.backend).map(({ text, chapter }) =>
    found('senders and keys are set', text, `set it: docs/operations.md, "${chapter}"`, true),
  )
  return [
    ...(missing.length > 0 ? missing : [found('secrets are there')]),
    ...(senders.length > 0 ? senders : [found('senders and keys are set')]),
  ]
}

async function brands(patient: Patient): Promise<Finding> {
  const keys = await patient.brandKeys()
  return keys.some((key) => key.startsWith('brand:'))
    ? found('the brand store has brands')
    : found('the brand store has brands', 'it has none: no hostname is served', 'npm run brand -- put <file>')
}

/** One brand that wants it is enough: staff have their roles on all brands. */
async function staffTwoStep(patient: Patient): Promise<Finding> {
  const check = 'staff need a second step to sign in'
  const keys = (await patient.brandKeys()).filter((key) => key.startsWith('brand:'))
  for (const key of keys) {
    const text = await patient.brandRecord(key)
    if (text && readRecord(text).brand?.staffTwoStep) return found(check)
  }
  return found(
    check,
    'staffTwoStep is off in all brands: a password alone opens administration',
    'set up the second step of each member of staff, then staffTwoStep in the record of a brand: docs/operations.md',
    true,
  )
}

const migrationsOf = (binding: Binding): string[] =>
  fs
    .readdirSync(path.join(ROOT, MIGRATIONS[binding]))
    .filter((file) => file.endsWith('.sql'))
    .sort()

async function migrations(patient: Patient, binding: Binding): Promise<Finding> {
  const check = `${binding} has all migrations`
  const applied = await patient.migrations(binding)
  const known = migrationsOf(binding)
  const lacking = known.filter((name) => !applied.includes(name))
  const unknown = applied.filter((name) => !known.includes(name))
  if (lacking.length > 0) return found(check, `it lacks ${lacking.join(', ')}`, patient.migrateRemedy)
  if (unknown.length > 0)
    return found(
      check,
      `it has ${unknown.join(', ')}, which this version does not know`,
      'use the version that made it',
    )
  return found(check)
}

async function crons(patient: Patient, now: number): Promise<Finding> {
  const check = 'the cron of each minute ran lately'
  const at = await patient.cronDoneAt(CRON)
  const remedy =
    'look at the triggers of backend/wrangler.toml and in the log for deferred_failed; npm run deploy sets them'
  if (at === undefined)
    return found(check, 'it has never done all its work (a site that has just started: wait a minute)', remedy)
  const minutes = Math.round((now - at) / 60_000)
  return now - at > CRON_LATE_MS
    ? found(check, `it last did all its work ${minutes} minutes ago`, remedy)
    : found(check)
}

export async function clock(url: URL): Promise<Finding> {
  const check = 'the clocks agree'
  const before = Date.now()
  const { headers } = await ask(new URL('/healthz', url))
  const at = Date.parse(headers.date ?? '')
  // workerd alone says none, and has the clock of this machine.
  if (Number.isNaN(at) && isLocal(url)) return found(check)
  if (Number.isNaN(at)) return found(check, 'the site says no Date', 'look at what is between you and it')
  // The header has whole seconds.
  const offMs = at < before - 1000 ? before - at : Math.max(0, at - Date.now())
  return offMs > CLOCK_OFF_MS
    ? found(
        check,
        `they are ${Math.round(offMs / 1000)} s apart`,
        'set this machine by NTP: pushes are signed with the time',
      )
    : sound(check, `${Math.round(offMs / 1000)} s apart`)
}

async function media(url: URL): Promise<Finding> {
  const check = 'media is served'
  const path = '/media/sample-a/court/master.m3u8'
  const { status, text } = await ask(new URL(path, url))
  return status === 200 && text.startsWith('#EXTM3U')
    ? found(check)
    : found(check, `${path} answers ${status}`, 'npm run smoke, then the log of the backend')
}

/** What is read by a login, and the command that tells the same. */
const BY_LOGIN: readonly (readonly [check: string, command: string])[] = [
  ['secrets are there', 'npx wrangler secret list --name grandstand, and --name grandstand-backend'],
  ['the brand store has brands', 'npx wrangler kv key list --namespace-id <id of grandstand-brands> --remote'],
  ['the databases have all migrations', 'npx wrangler d1 migrations list <name> --remote -c backend/wrangler.toml'],
  [
    'the cron of each minute ran lately',
    `npx wrangler d1 execute grandstand --remote -c backend/wrangler.toml --command "select name, done_at from marks where name like 'cron %'"`,
  ],
]

/** What is stored for a site, and set for its Workers. */
async function examineStored(patient: Patient): Promise<Finding[]> {
  const configs = await attempt('the configurations of both Workers fit each other', () => bindings(patient))
  const { locked } = patient
  if (locked)
    return [...configs, ...BY_LOGIN.map(([check, command]) => found(check, `not looked at: ${locked}`, command, true))]
  const bound: Binding[] = ['DB', 'ACCOUNTS', 'LEDGER', 'SEARCH']
  return [
    configs,
    await attempt('secrets are there', () => secrets(patient)),
    await attempt('the brand store has brands', () => brands(patient)),
    await attempt('staff need a second step to sign in', async () => staffTwoStep(patient)),
    ...(await Promise.all(bound.map((name) => attempt(`${name} has all migrations`, () => migrations(patient, name))))),
  ].flat()
}

/** Everything that can be known of a site from outside, with what to do where it is wrong. */
export async function examine(patient: Patient, now = Date.now()): Promise<Finding[]> {
  const { url, locked } = patient
  const stored = await examineStored(patient)
  if (!url) return [...stored, found('the site answers', 'it is not asked', patient.urlRemedy, true)]
  const asked = [
    locked ? [] : await attempt('the cron of each minute ran lately', () => crons(patient, now)),
    await attempt('media is served', () => media(url)),
    await attempt('the clocks agree', () => clock(url)),
    ...(await Promise.all(
      CHECKS.map(({ name, faultOf }) =>
        attempt(name, async () => found(name, await faultOf(url), 'docs/operations.md, "Health" and "Logs"')),
      ),
    )),
  ].flat()
  return [...stored, ...asked]
}
