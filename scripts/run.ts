import { spawn } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Runs one of the project's tools with the project's Node; resolves with its exit code. */
export function run(command: string, args: string[] = [], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${path.join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`, ...env },
    })
    const pass = (signal: NodeJS.Signals) => child.kill(signal)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, pass)
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs steps in order, prints the duration of each, and stops at the first that fails. */
export async function runSteps(steps: readonly { name: string; work: () => Promise<number> }[]): Promise<number> {
  for (const { name, work } of steps) {
    const startedAt = Date.now()
    process.stdout.write(`\n── ${name}\n`)
    const code = await work()
    process.stdout.write(
      `── ${name}: ${code === 0 ? 'passed' : `failed (${code})`} after ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`,
    )
    if (code !== 0) return code
  }
  return 0
}
