import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { BrandAnswer, BrandCommand } from '../../scripts/brand-control.ts'
import { askControl, runningSite } from '../../scripts/control.ts'
import { childrenOf } from '../../scripts/end-orphans.ts'

export const ROOT = path.resolve(import.meta.dirname, '../..')
const START_WITHIN_MS = 180_000

/** State folder of the site that all tests share; set by playwright.config.ts. */
export const sharedDataDir = (): string => process.env.E2E_DATA_DIR ?? ''

export interface Site {
  /** With the actual port. */
  url: string
  stop(): Promise<void>
  /** Ends the process that was started at once (SIGKILL), and with `isWhole` workerd too, as a power failure would. */
  kill(options: { isWhole: boolean }): Promise<void>
}

export interface SiteOptions {
  dataDir: string
  /** 0: any free port. */
  port: number
  /** The backend's time at the start. */
  clock?: Date
  /** Further settings of the backend. */
  settings?: Record<string, string>
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`the site did not start:\n${said}`)), START_WITHIN_MS)
    const hear = (chunk: Buffer) => {
      said += chunk
      const url = /^ready (\S+)$/m.exec(said)?.[1]
      if (!url) return
      clearTimeout(timer)
      resolve(url)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}:\n${said}`)))
  })
}

/** Runs a separate site from the existing build, as `npm start` does. */
export async function openSite({ dataDir, port, clock, settings }: SiteOptions): Promise<Site> {
  const env = { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: clock ? { ...env, CLOCK_START: clock.toISOString() } : env,
  })
  const url = await readyUrl(child)
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.removeAllListeners('exit')
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  const kill = async ({ isWhole }: { isWhole: boolean }) => {
    const pids = [child.pid ?? 0, ...(isWhole ? childrenOf(child.pid ?? 0) : [])]
    const ended = new Promise<void>((resolve) => child.removeAllListeners('exit').once('exit', () => resolve()))
    for (const pid of pids) process.kill(pid, 'SIGKILL')
    await ended
  }
  return { url, stop, kill }
}

export interface CommandAnswer {
  code: number | null
  output: string
}

/** Runs a script of the project as its npm command does, on the shared site's state folder. */
export function runScript(name: string, ...args: string[]): Promise<CommandAnswer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: sharedDataDir() },
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve({ code, output }))
  })
}

/** Writes a brand record into a file of `folder` and runs `npm run brand -- put` with it. */
export async function putBrandByScript(record: { id: string }, folder: string): Promise<CommandAnswer> {
  const file = path.join(folder, `${record.id}.json`)
  fs.writeFileSync(file, JSON.stringify(record))
  return runScript('brand', 'put', file)
}

/** Gives a running site a command as `npm run brand` does, which costs a process more. */
async function commandBrand(dataDir: string, command: BrandCommand): Promise<BrandAnswer> {
  const site = await runningSite(dataDir)
  if (!site) throw new Error('no site runs')
  return askControl(dataDir, site, command)
}

export const putBrand = (record: { id: string }, dataDir = sharedDataDir()): Promise<BrandAnswer> =>
  commandBrand(dataDir, { verb: 'put', record })
export const removeBrand = (id: string): Promise<BrandAnswer> => commandBrand(sharedDataDir(), { verb: 'remove', id })
