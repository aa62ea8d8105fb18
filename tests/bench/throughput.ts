import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { processorMs } from './processor.ts'

export interface Throughput {
  name: string
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Processor time of the server for one request. */
  processorMs: number
  /** Bytes of an answer, unpacked. */
  bytes: number
  failures: number
}

interface Load {
  name: string
  url: string
  /** The server's process. */
  pid: number
  /** A new address for each request, so that no cache answers. */
  isUnique?: boolean
  connections: number
  seconds: number
  /** A signed-in visitor's. */
  token?: string
}

interface Shot {
  requests: number
  seconds: number
  p50Ms: number
  p99Ms: number
  failures: number
}

export const WRK = '/usr/bin/wrk'
const SCRIPT = path.resolve('tests/bench/wrk.lua')
const WARM_UP_SECONDS = 4
const HEADERS = { 'accept-encoding': 'gzip', cookie: 'lang=en_US' }

/** Asks one address again and again for some seconds, after some that nobody counts: code gets fast by running. */
export async function measureLoad(load: Load): Promise<Throughput> {
  await shoot({ ...load, seconds: WARM_UP_SECONDS })
  const before = processorMs(load.pid)
  const shot = await shoot(load)
  const spent = processorMs(load.pid) - before
  const { length } = new Uint8Array(await (await fetch(load.url, { headers: headersOf(load) })).arrayBuffer())
  return {
    name: load.name,
    perSecond: Math.round(shot.requests / shot.seconds),
    p50Ms: Math.round(shot.p50Ms * 10) / 10,
    p99Ms: Math.round(shot.p99Ms * 10) / 10,
    processorMs: Math.round((spent / shot.requests) * 1000) / 1000,
    bytes: length,
    failures: shot.failures,
  }
}

// A page that is sent once is packed by the edge, not by the Worker: what is measured there is the rendering.
const headersOf = ({ isUnique, token }: Load): Record<string, string> => {
  const cookie = token ? `${HEADERS.cookie}; token=${token}` : HEADERS.cookie
  return isUnique || token ? { cookie } : { ...HEADERS, cookie }
}

/** By wrk: a client in JavaScript is slower than the cached pages it would measure. */
function shoot(load: Load): Promise<Shot> {
  const { url, isUnique, connections, seconds } = load
  const headers = Object.entries(headersOf(load)).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-s',
    SCRIPT,
    ...headers,
    url,
    '--',
    isUnique ? 'unique' : '',
  ]
  const child = spawn(WRK, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
    })
    child.once('error', reject)
    child.once('exit', () => {
      const result = /^result (.*)$/m.exec(said)?.[1]
      if (result) resolve(JSON.parse(result) as Shot)
      else reject(new Error(`wrk said:\n${said}`))
    })
  })
}

export const hasWrk = (): boolean => fs.existsSync(WRK)
