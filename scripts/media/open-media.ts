import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { localSecret } from '../data-dir.ts'
import { installDebian } from '../install-debian.ts'
import { findFfmpeg } from './ffmpeg.ts'
import { type ReplaySettings, recordingsIn } from './recordings.ts'

const NGINX = '/usr/sbin/nginx'
const MODULES = ['/usr/lib/nginx/modules/ngx_rtmp_module.so', '/usr/share/nginx/modules/ngx_rtmp_module.so']
const SENDER = path.join(import.meta.dirname, 'send-replay.ts')
const TEMPLATE = path.join(import.meta.dirname, 'nginx.conf')
const START_WITHIN_MS = 10_000
const POLL_MS = 100

export interface MediaOptions {
  dataDir: string
  /** Of the site whose hooks are asked: `http://localhost:3000`. */
  siteUrl: string
  rtmpHost: string
  rtmpPort: number
  httpPort: number
}

export interface Media {
  child: ChildProcess
  stop(): Promise<void>
}

const moduleFile = (): string | undefined =>
  fs.existsSync(NGINX) ? MODULES.find((file) => fs.existsSync(file)) : undefined

/** The RTMP module of nginx. Installs Debian's as root; undefined where there is none. */
export function findRtmpModule(): string | undefined {
  if (!moduleFile()) installDebian('nginx with RTMP is missing', 'nginx', 'libnginx-mod-rtmp')
  return moduleFile()
}

/** The settings of the program that sends replays, in a file that its owner may read. */
function writeSettings(folder: string, settings: ReplaySettings): string {
  const file = path.join(folder, 'replays.json')
  fs.writeFileSync(file, JSON.stringify(settings), { mode: 0o600 })
  return file
}

/** The configuration, with what is in braces filled in. Throws for a name that is not known. */
export function configuration(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nginx.conf: {${name}} is not known`)
    if (!/^[\w./:@-]*$/.test(String(value))) throw new Error(`nginx.conf: {${name}} has signs that it must not have`)
    return String(value)
  })
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** Starts nginx with the project's configuration; resolves once it listens. Throws with what nginx said otherwise. */
export async function openMedia(options: MediaOptions): Promise<Media> {
  const module = findRtmpModule()
  if (!module) throw new Error('nginx with RTMP is missing: run `apt-get install nginx libnginx-mod-rtmp`.')
  const { dataDir, siteUrl, rtmpHost, rtmpPort, httpPort } = options
  const folder = path.join(dataDir, 'media')
  fs.mkdirSync(path.join(folder, 'hls'), { recursive: true })
  fs.mkdirSync(path.join(folder, 'record'), { recursive: true })
  const file = path.join(folder, 'nginx.conf')
  const secret = localSecret(dataDir, 'media')
  const hasRecorder = findFfmpeg() !== undefined
  if (!hasRecorder) process.stdout.write('ffmpeg is missing: no replays are made.\n')
  const replays = writeSettings(folder, { siteUrl, secret })
  const values = {
    record: hasRecorder ? 'all' : 'off',
    node: process.execPath,
    sender: SENDER,
    replays,
    folder,
    module,
    rtmpHost,
    rtmpPort,
    httpPort,
    user: os.userInfo().username,
    site: siteUrl,
    siteHost: new URL(siteUrl).host,
    secret,
  }
  fs.writeFileSync(file, configuration(fs.readFileSync(TEMPLATE, 'utf8'), values), { mode: 0o600 })
  // Of a run before: nothing is being recorded yet.
  const left = hasRecorder ? recordingsIn(path.join(folder, 'record')) : []
  const child = spawn(NGINX, ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: ['ignore', 'inherit', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
    process.stderr.write(chunk)
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  for (let waited = 0; waited < START_WITHIN_MS; waited += POLL_MS) {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${said}`)
    if ((await isListening(rtmpPort)) && (await isListening(httpPort))) {
      if (left.length > 0) spawn(process.execPath, [SENDER, replays, ...left], { stdio: 'ignore' }).unref()
      return { child, stop }
    }
    await pause(POLL_MS)
  }
  await stop()
  throw new Error(`nginx did not start:\n${said}`)
}
