import { spawn } from 'node:child_process'
import path from 'node:path'

export interface ColdStart {
  readyMs: number
  firstPageMs: number
}

const SCRIPT = path.resolve('scripts/start.ts')

/** Starts the built site as `npm start` does and asks for one page. */
export async function measureStart(dataDir: string, port: number): Promise<ColdStart> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [SCRIPT], {
    // Work of the first minute is not of the start.
    env: { ...process.env, CRONS: '0', DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk) => String(chunk).includes('ready') && resolve())
      child.on('exit', (code) => reject(new Error(`the site stopped with ${code}`)))
    })
    const readyMs = performance.now() - startedAt
    await (await fetch(`http://localhost:${port}/`)).text()
    return { readyMs: Math.round(readyMs), firstPageMs: Math.round(performance.now() - startedAt - readyMs) }
  } finally {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }
}
