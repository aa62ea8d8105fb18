import fs from 'node:fs'
import type { ImportedSeason } from '#backend/feed/importers/imported-season.ts'
import { parseOpenfootball } from '#backend/feed/importers/openfootball.ts'
import { signedHeaders } from '#backend/feed/push/signature.ts'
import { runningSite } from './control.ts'
import { dataDirOf, localSecret, openLocalSite } from './local-site.ts'

const USAGE = `npm run import -- openfootball <file>...

  Imports league files of openfootball/football.json (such as en.1.json) into the local site, running or not
  (state folder: DATA_DIR). All files are checked before any is written; importing again writes only changes.
`

const PARSERS: Readonly<Record<string, (file: string, content: unknown) => ImportedSeason>> = {
  openfootball: parseOpenfootball,
}

interface Written {
  added: number
  changed: number
  unchanged: number
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}

/** In a terminal, updates one line; otherwise prints a line for each file. */
function showProgress(done: number, total: number, text: string): void {
  const line = `${done}/${total} ${text}`
  process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line}${done === total ? '\n' : ''}` : `${line}\n`)
}

async function post(url: string, secret: string, season: ImportedSeason): Promise<Written> {
  const body = JSON.stringify(season)
  const headers = await signedHeaders(secret, body, Date.now())
  const response = await fetch(`${url}/feed/import`, { method: 'POST', headers, body })
  const text = await response.text()
  if (!response.ok) throw new Error(`${season.key}: the site answered ${response.status} ${text.slice(0, 300)}`)
  return JSON.parse(text) as Written
}

async function writeAll(url: string, dataDir: string, seasons: readonly ImportedSeason[]): Promise<void> {
  const secret = localSecret(dataDir, 'feed')
  for (const [at, season] of seasons.entries()) {
    const { added, changed, unchanged } = await post(url, secret, season)
    const { names } = season.league
    const counts = `${added} added, ${changed} changed, ${unchanged} unchanged`
    showProgress(at + 1, seasons.length, `${names.en_US} ${season.season}: ${counts}`)
  }
}

async function main([source = '', ...files]: string[]): Promise<void> {
  const parse = PARSERS[source]
  if (!parse || files.length === 0) throw new Error(USAGE)
  const seasons = files.map((file) => parse(file, readJson(file)))
  const dataDir = dataDirOf(process.env)
  const running = runningSite(dataDir)
  if (running) return writeAll(running.url, dataDir, seasons)
  const site = await openLocalSite({ port: 0, dataDir })
  try {
    await writeAll(site.url, dataDir, seasons)
  } finally {
    await site.stop()
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
