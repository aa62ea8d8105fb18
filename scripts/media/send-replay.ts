import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ffmpegFile } from './ffmpeg.ts'
import { type ReplaySettings, recordingOf } from './recordings.ts'

/**
 * `node scripts/media/send-replay.ts <settings.json> <recording.flv>...`: cuts what was on air out of recordings, and sends it
 * to the site, where it waits for its streamer (docs/ingest.md). A recording that was sent, or is not wanted, is deleted; one
 * that cannot be read gets the name `.failed`; one that could not be sent stays, and `npm run media` sends it when it starts.
 */

const [settingsFile = '', ...files] = process.argv.slice(2)
const settings = JSON.parse(fs.readFileSync(settingsFile, 'utf8')) as ReplaySettings
const log = (text: string): void =>
  fs.appendFileSync(path.join(path.dirname(settingsFile), 'replays.log'), `${new Date().toISOString()} ${text}\n`)

const TRIES = 20
const PAUSE_MS = 3_000
const PAUSE_MS_MAX = 60_000
const CALL_MS = 120_000

/** The site said no, and would say so again. */
class Refused extends Error {}

async function ask<T>(call: string, body: string | Uint8Array<ArrayBuffer>): Promise<T> {
  const headers = { 'x-media-secret': settings.secret, connection: 'close' }
  const signal = AbortSignal.timeout(CALL_MS)
  const response = await fetch(`${settings.siteUrl}/media/replay/${call}`, { method: 'POST', headers, body, signal })
  if (response.status === 400) throw new Refused(call)
  // 409 too: another sends the same, and what is there is asked for again.
  if (!response.ok) throw new Error(`${call}: ${response.status}`)
  return (await response.json()) as T
}

function ffmpeg(...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(ffmpegFile() ?? 'ffmpeg', ['-nostdin', '-loglevel', 'error', '-y', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk}`.slice(-500)))
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Refused(`ffmpeg: ${said.trim()}`))))
  })
}

interface Part {
  from: number
  until: number
}
type Begun =
  | { state: 'begun'; id: number; lease: string; partBytes: number; parts: number[] }
  | { state: 'whole' | 'refused' }

async function sendFile(file: string, room: number, part: Part): Promise<void> {
  const { size } = fs.statSync(file)
  const begun = await ask<Begun>('begin', JSON.stringify({ room, ...part, size }))
  if (begun.state !== 'begun') return log(`${begun.state}: room ${room} from ${part.from}`)
  const { id, lease, partBytes } = begun
  const there = new Set(begun.parts)
  const handle = await fs.promises.open(file)
  try {
    for (let number = 1, at = 0; at < size; number++, at += partBytes) {
      if (there.has(number)) continue
      const bytes = new Uint8Array(Math.min(partBytes, size - at))
      await handle.read(bytes, 0, bytes.length, at)
      await ask(`part?id=${id}&part=${number}&lease=${lease}`, bytes)
    }
  } finally {
    await handle.close()
  }
  const { state } = await ask<{ state: string }>('complete', JSON.stringify({ id, lease }))
  log(`${state}: video ${id}, room ${room}, ${size} bytes`)
  if (state === 'whole') await sendPoster(file, id, part)
}

/** A frame of its first half; a replay without one gets a drawn picture. */
async function sendPoster(file: string, id: number, { from, until }: Part): Promise<void> {
  const picture = `${file}.jpg`
  try {
    const second = Math.min(600, (until - from) / 3000)
    await ffmpeg('-ss', second.toFixed(1), '-i', file, '-frames:v', '1', '-vf', "scale='min(1280,iw)':-2", picture)
    await ask(`poster?id=${id}`, new Uint8Array(fs.readFileSync(picture)))
  } catch (error) {
    log(`no poster of video ${id}: ${error}`)
  } finally {
    fs.rmSync(picture, { force: true })
  }
}

/** Cuts a part without coding it anew. The picture begins with the first whole frame in it: nothing of before is shown. */
const cut = (file: string, at: number, { from, until }: Part, to: string) =>
  ffmpeg(
    ...['-i', file, '-ss', ((from - at) / 1000).toFixed(3), '-t', ((until - from) / 1000).toFixed(3)],
    ...['-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy', '-movflags', '+faststart', '-f', 'mp4', to],
  )

async function sendRecording(file: string): Promise<void> {
  const recording = recordingOf(file)
  if (!recording) throw new Refused('not the name of a recording')
  const { room, from } = recording
  const until = Math.round(fs.statSync(file).mtimeMs)
  const { parts } =
    until > from ? await ask<{ parts: Part[] }>('parts', JSON.stringify({ room, from, until })) : { parts: [] }
  for (const part of parts) {
    const whole = `${file}.${part.from}.mp4`
    // The file begins up to a second before `from`: what is cut at its beginning is that, at most.
    if (!fs.existsSync(whole)) {
      // Named after this process: one of the start before may be at the same.
      const own = `${whole}.${process.pid}`
      await cut(file, from, part, own)
      fs.renameSync(own, whole)
    }
    await sendFile(whole, room, part)
  }
  removeCuts(file)
  fs.rmSync(file, { force: true })
}

/** What was cut out of a recording. */
function removeCuts(file: string): void {
  const folder = path.dirname(file)
  for (const name of fs.readdirSync(folder))
    if (name.startsWith(`${path.basename(file)}.`) && name.includes('.mp4'))
      fs.rmSync(path.join(folder, name), { force: true })
}

async function sendInTries(file: string): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await sendRecording(file)
    } catch (error) {
      log(`${path.basename(file)}: ${error instanceof Error ? error.message : error}`)
      // Another process has sent it.
      if (!fs.existsSync(file)) return
      if (error instanceof Refused) {
        removeCuts(file)
        return fs.renameSync(file, `${file}.failed`)
      }
      if (tried === TRIES) return
      await pause(Math.min(PAUSE_MS_MAX, PAUSE_MS * tried))
    }
  }
}

for (const file of files) if (fs.existsSync(file)) await sendInTries(file)
