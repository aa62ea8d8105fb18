import { isIP } from 'node:net'

const LOOPBACK = '127.0.0.1'
const EVERYWHERE = ['0.0.0.0', '::']

const isLoopback = (host: string): boolean => /^127\.\d+\.\d+\.\d+$/.test(host) || host === '::1'

export interface Listening {
  /** An address of this machine, or `0.0.0.0` or `::` for all. */
  host: string
  /** Whether other machines may reach it. */
  isOpen: boolean
}

/** Where a local run listens: `HOST`, else the loopback interface. Throws when it is no address. */
export function listeningOf(env: NodeJS.ProcessEnv): Listening {
  const host = !env.HOST || env.HOST === 'localhost' ? LOOPBACK : env.HOST
  if (isIP(host) === 0) throw new Error(`HOST is no address: ${host}. All addresses of this machine: 0.0.0.0`)
  return { host, isOpen: !isLoopback(host) }
}

/** The hostname under which this machine itself reaches the site. */
export function nameOf({ host, isOpen }: Listening): string {
  if (!isOpen || EVERYWHERE.includes(host)) return 'localhost'
  return isIP(host) === 6 ? `[${host}]` : host
}

/** What nobody else may have: accounts with a published password, the mails of all users, and coins for nothing. */
const CONVENIENCES = ['DEMO_ACCOUNTS', 'OUTBOX', 'SANDBOX_PAYMENTS'] as const

/** Settings of the backend that are `1` unless other machines reach the site or the environment says `0`. */
export const conveniencesOf = (env: NodeJS.ProcessEnv): Record<string, string> => {
  const byDefault = listeningOf(env).isOpen ? '0' : '1'
  return Object.fromEntries(CONVENIENCES.map((name) => [name, env[name] || byDefault]))
}
