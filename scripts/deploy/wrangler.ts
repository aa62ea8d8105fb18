import { spawn } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const BIN = path.join(ROOT, 'node_modules/wrangler/bin/wrangler.js')

export interface Answer {
  code: number
  stdout: string
  stderr: string
}

/** Runs one wrangler command to its end. Never throws: a failure is a `code` other than 0. */
export type Wrangler = (...args: string[]) => Promise<Answer>

/** The project's own wrangler, with the account it is signed in to, or the one named. Asks no questions. */
export const wranglerOf =
  (accountId?: string): Wrangler =>
  (...args) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [BIN, ...args], {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          NO_COLOR: '1',
          WRANGLER_SEND_METRICS: 'false',
          ...(accountId ? { CLOUDFLARE_ACCOUNT_ID: accountId } : {}),
        },
      })
      let [stdout, stderr] = ['', '']
      child.stdout.on('data', (chunk) => {
        stdout += chunk
      })
      child.stderr.on('data', (chunk) => {
        stderr += chunk
      })
      child.once('error', reject)
      child.once('close', (code) => resolve({ code: code ?? 1, stdout, stderr }))
    })

/** What a command printed; throws with its own words when it failed. */
export async function must(wrangler: Wrangler, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await wrangler(...args)
  if (code !== 0) throw new Error(`wrangler ${args.join(' ')}\n${`${stderr}${stdout}`.trim()}`)
  return stdout
}

/** The JSON of an output that may begin with notices. */
export function jsonIn<T>(stdout: string): T {
  const at = stdout.search(/^[[{]/m)
  if (at < 0) throw new Error(`no JSON in: ${stdout.slice(0, 200)}`)
  return JSON.parse(stdout.slice(at)) as T
}
