import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type BrandAnswer, type BrandCommand, type BrandKeys, runBrandCommand } from './brand-control.ts'
import { localSecret } from './data-dir.ts'
import { childrenOf, endOrphans } from './end-orphans.ts'

/** A site writes this into its state folder, so that the npm scripts find it. */
export interface RunningSite {
  pid: number
  url: string
  controlPort: number
  /** The processes that it has started; none in what an older version wrote. */
  children?: number[]
  /** Its state folder; none in what an older version wrote. */
  folder?: string
}

/** What a site writes from its first moment on, and a script that opens the databases: it hears nothing yet. */
type StartingSite = Pick<RunningSite, 'pid' | 'folder'>

const fileOf = (dataDir: string) => path.join(dataDir, 'site.json')
const BODY_BYTES_MAX = 1024 * 1024
/** A first start makes all matches of the simulated leagues. */
const START_MS_MAX = 120_000
const POLL_MS = 100

/** The last site that started on this state folder and has not stopped in order; none in a copy of its folder. */
function lastSite(dataDir: string): RunningSite | StartingSite | null {
  try {
    const site = JSON.parse(fs.readFileSync(fileOf(dataDir), 'utf8')) as RunningSite | StartingSite
    return (site.folder ?? fs.realpathSync(dataDir)) === fs.realpathSync(dataDir) ? site : null
  } catch {
    return null
  }
}

const startingSite = (dataDir: string): StartingSite => ({ pid: process.pid, folder: fs.realpathSync(dataDir) })

/** The site that uses this state folder now, ready or not, or null. */
export function presentSite(dataDir: string): RunningSite | StartingSite | null {
  const site = lastSite(dataDir)
  try {
    if (site) process.kill(site.pid, 0)
    return site
  } catch {
    return null
  }
}

/** The site that uses this state folder now, once it is ready; null when there is none. */
export async function runningSite(dataDir: string): Promise<RunningSite | null> {
  for (let waitedMs = 0; waitedMs < START_MS_MAX; waitedMs += POLL_MS) {
    const site = presentSite(dataDir)
    if (!site || 'controlPort' in site) return site
    await pause(POLL_MS)
  }
  throw new Error('A site has been starting on this state folder for two minutes.')
}

/**
 * Says that this process uses the state folder, before it opens anything there; `openControl` says more. Waits for
 * another that said so and hears nothing, as a script does; says nothing where a site runs. At the end of the process
 * nothing is left of it.
 */
export async function announceSite(dataDir: string): Promise<void> {
  fs.mkdirSync(dataDir, { recursive: true })
  if (await runningSite(dataDir)) return
  fs.writeFileSync(fileOf(dataDir), JSON.stringify(startingSite(dataDir)))
  process.once('exit', () => {
    if (lastSite(dataDir)?.pid === process.pid) fs.rmSync(fileOf(dataDir), { force: true })
  })
}

/** Ends what a killed site has left running, which holds its port and its database. */
export async function endLeftovers(dataDir: string): Promise<void> {
  const site = lastSite(dataDir)
  if (site && 'children' in site && !presentSite(dataDir))
    await endOrphans(site.children ?? [], fs.realpathSync(dataDir))
}

async function readBody(request: http.IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > BODY_BYTES_MAX) throw new Error('too large')
  }
  return text
}

/** A statement that changes a database of the running site; `?` stand for `values`. */
export interface DatabaseChange {
  database: 'matches' | 'accounts' | 'ledger'
  sql: string
  values: (string | number)[]
}

/** What the ledger of the running site is to do. */
export interface LedgerCommand {
  ledger: 'audit' | 'rebuild'
}

export interface Controlled {
  brands: BrandKeys
  /** Runs a statement and answers how many rows it changed. */
  changeDatabase(change: DatabaseChange): Promise<number>
  /** Audits the ledger, or makes its copy again; answers what the backend says. */
  askLedger(command: LedgerCommand): Promise<unknown>
}

type Command = BrandCommand | DatabaseChange | LedgerCommand

async function answerTo(controlled: Controlled, command: Command): Promise<unknown> {
  if ('sql' in command) return { changes: await controlled.changeDatabase(command) }
  if ('ledger' in command) return controlled.askLedger(command)
  return runBrandCommand(controlled.brands, command)
}

/**
 * Listens on the loopback interface for brand commands, the ledger's and changes of the databases while the site runs, since two
 * processes must not open a local database. The secret is in the state folder.
 */
export async function openControl(dataDir: string, url: string, controlled: Controlled): Promise<() => void> {
  const secret = localSecret(dataDir, 'control')
  const server = http.createServer(async (request, response) => {
    // Kept open, a connection could end while the next command is on it: nobody sends a change twice.
    response.setHeader('connection', 'close')
    try {
      if (request.method !== 'POST' || request.headers.authorization !== `Bearer ${secret}`) {
        response.statusCode = 403
        return response.end()
      }
      const command = JSON.parse(await readBody(request)) as Command
      response.end(JSON.stringify(await answerTo(controlled, command)))
    } catch (error) {
      response.statusCode = 400
      response.end(JSON.stringify({ isOk: false, text: String(error) } satisfies BrandAnswer))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const site: RunningSite = { ...startingSite(dataDir), url, controlPort: port, children: childrenOf(process.pid) }
  fs.writeFileSync(fileOf(dataDir), JSON.stringify(site))
  return () => {
    server.close()
    fs.rmSync(fileOf(dataDir), { force: true })
  }
}

async function ask(dataDir: string, site: RunningSite, command: Command): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${site.controlPort}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${localSecret(dataDir, 'control')}` },
    body: JSON.stringify(command),
  }).catch((error: Error) => {
    throw new Error(`the site on port ${site.controlPort} did not answer a command: ${error.cause ?? error}`)
  })
  return response.json()
}

/** Sends one brand command to a running site. */
export const askControl = (dataDir: string, site: RunningSite, command: BrandCommand) =>
  ask(dataDir, site, command) as Promise<BrandAnswer>

/** Changes a database of a running site, as no call can. Answers how many rows changed. */
export async function changeDatabase(dataDir: string, site: RunningSite, change: DatabaseChange): Promise<number> {
  const answer = (await ask(dataDir, site, change)) as { changes: number } | { text: string }
  if ('text' in answer) throw new Error(answer.text)
  return answer.changes
}

/** Asks the ledger of a running site. */
export const askLedger = (dataDir: string, site: RunningSite, command: LedgerCommand): Promise<unknown> =>
  ask(dataDir, site, command)
