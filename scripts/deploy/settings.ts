import fs from 'node:fs'
import path from 'node:path'

/** Where a deployment keeps what differs from account to account; to be committed by who owns the site. */
export const SETTINGS_FILE = path.resolve(import.meta.dirname, '../../deployment.json')

/** As in the configuration of wrangler: a hostname of one's own, or a pattern with its zone. */
export type Route = { pattern: string; custom_domain: true } | { pattern: string; zone_name: string }

export interface Settings {
  /** The Cloudflare account. Needed only where the login has several. */
  accountId?: string
  /** Ids of D1 databases and KV namespaces by name. `npm run deploy` writes them. */
  ids: Record<string, string>
  /** The site's hostnames. Absent: they stay as they are. */
  routes?: Route[]
  /** Which part of all requests is logged, 0 to 1. */
  logSampling: number
  /** The data set of Analytics Engine in which requests are counted. Absent: they are not. */
  analytics?: string
  /** A hostname of a brand, which the smoke test asks: `https://www.example.com`. */
  url?: string
}

const KEYS = ['accountId', 'ids', 'routes', 'logSampling', 'analytics', 'url']
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isRoute = (value: unknown): value is Route => {
  const { pattern, custom_domain, zone_name } = (value ?? {}) as Record<string, unknown>
  return isText(pattern) && (custom_domain === true || isText(zone_name))
}

function faultOf(value: Record<string, unknown>): string | undefined {
  const { accountId, ids = {}, routes = [], logSampling = 1, analytics, url } = value
  const unknown = Object.keys(value).filter((key) => !KEYS.includes(key))
  if (unknown.length > 0) return `unknown: ${unknown.join(', ')}`
  if (accountId !== undefined && !isText(accountId)) return 'accountId is no text'
  if (typeof ids !== 'object' || ids === null || !Object.values(ids).every(isText)) return 'ids are not names with ids'
  if (!Array.isArray(routes) || !routes.every(isRoute))
    return 'routes: each is { "pattern", "custom_domain": true } or { "pattern", "zone_name" }'
  if (typeof logSampling !== 'number' || logSampling < 0 || logSampling > 1) return 'logSampling is not from 0 to 1'
  if (analytics !== undefined && !/^\w{1,64}$/.test(String(analytics))) return 'analytics is no name of a data set'
  if (url !== undefined && !/^https?:$/.test(URL.parse(String(url))?.protocol ?? '')) return 'url is no URL'
  return undefined
}

/** Reads the settings of this deployment; without a file they are the defaults. Throws in words when one is wrong. */
export function readSettings(file = SETTINGS_FILE): Settings {
  if (!fs.existsSync(file)) return { ids: {}, logSampling: 1 }
  const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
  if (typeof value !== 'object' || value === null) throw new Error(`${path.basename(file)}: no object`)
  const fault = faultOf(value as Record<string, unknown>)
  if (fault) throw new Error(`${path.basename(file)}: ${fault}`)
  return { ids: {}, logSampling: 1, ...value }
}

export const writeSettings = (settings: Settings, file = SETTINGS_FILE): void =>
  fs.writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`)
