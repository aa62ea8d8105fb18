import fs from 'node:fs'
import path from 'node:path'
import { checkLogin } from '../deploy/deploy.ts'
import { remoteKeys } from '../deploy/remote-keys.ts'
import type { Settings } from '../deploy/settings.ts'
import type { Wrangler } from '../deploy/wrangler.ts'
import { examine, type Patient } from './examine.ts'
import { attempt, type Finding, found } from './finding.ts'
import { examineHosts, siteOf } from './hosts.ts'
import { examineMetrics } from './metrics.ts'
import { deployedPatient } from './patients.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Of a brand store with more the others are named, and not asked. */
const HOSTS_MAX = 50
const HOSTNAMES = 'hostnames of the brand store'

interface Asked {
  settings: Settings
  wrangler: Wrangler
  /** As they were named; none: those of the brand store. */
  hosts: readonly string[]
  /** Of the metrics. */
  token: string | undefined
}

/** Why the account cannot be read; undefined where it can. */
const lockedBy = (asked: Pick<Asked, 'settings' | 'wrangler'>): Promise<string | undefined> =>
  checkLogin(asked).then(
    () => undefined,
    (error: Error) => error.message,
  )

const versionHere = (): string =>
  (JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }).version

/** The sites that are asked, the one that is asked for all first; and what keeps some from being asked. */
async function sitesOf({ settings, wrangler, hosts }: Asked, isOpen: boolean): Promise<[URL[], Finding[]]> {
  if (hosts.length > 0) return [hosts.map(siteOf), []]
  const first = settings.url ? [siteOf(settings.url)] : []
  if (!isOpen) return [first, []]
  const failed: Finding[] = []
  const keys = await remoteKeys(settings, wrangler)
    .list('host:')
    .catch((error: Error) => {
      failed.push(found(HOSTNAMES, error.message, 'name hostnames: npm run doctor -- --remote www.example.com'))
      return []
    })
  const all = [
    ...new Map(
      [...first, ...keys.map((key) => siteOf(key.slice('host:'.length)))].map((url) => [url.host, url]),
    ).values(),
  ]
  const more = all.slice(HOSTS_MAX).map(({ host }) => host)
  if (more.length > 0) failed.push(found(HOSTNAMES, `not asked: ${more.join(', ')}`, 'name them', true))
  return [all.slice(0, HOSTS_MAX), failed]
}

/** A deployment: its hostnames as anybody sees them, and by the login of wrangler what is stored and set. */
export async function examineRemote(asked: Asked): Promise<Finding[]> {
  const locked = await lockedBy(asked)
  const [urls, failed] = await sitesOf(asked, locked === undefined)
  const [first] = urls
  const patient: Patient = {
    ...deployedPatient(asked.settings, asked.wrangler, first),
    ...(locked === undefined ? {} : { locked }),
  }
  return [
    ...(await examine(patient)),
    ...failed,
    ...(await examineHosts(urls)),
    ...(first ? await attempt('the metrics are served', () => examineMetrics(first, asked.token, versionHere())) : []),
  ]
}
