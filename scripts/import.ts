import fs from 'node:fs'
import type { ImportedSeason } from '#backend/feed/importers/imported-season.ts'
import type { SourceText } from '#backend/feed/importers/importer.ts'
import { IMPORTERS } from '#backend/feed/importers/importers.ts'
import { announceSite, endLeftovers, runningSite } from './control.ts'
import { dataDirOf, localSecret } from './data-dir.ts'
import { sendSeasons } from './send-seasons.ts'

const FORMATS = [...IMPORTERS].map(([format, { takes }]) => `  ${format.padEnd(14)} ${takes}`).join('\n')
const USAGE = `npm run import -- <format> <file>...

${FORMATS}

  Imports into the local site, running or not (state folder: DATA_DIR). All files are checked before any is written;
  importing again writes only changes. Sources and licences: docs/import.md.
`

/** No file of these sources has a tenth of it. */
const FILE_BYTES_MAX = 64_000_000

function readSource(file: string): SourceText {
  try {
    if (fs.statSync(file).size > FILE_BYTES_MAX) throw new Error(`larger than ${FILE_BYTES_MAX / 1_000_000} MB`)
    return { file, text: fs.readFileSync(file, 'utf8') }
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}

/** In a terminal, updates one line; otherwise prints a line for each file. */
function showProgress(done: number, total: number, text: string): void {
  const line = `${done}/${total} ${text}`
  process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line}${done === total ? '\n' : ''}` : `${line}\n`)
}

async function writeAll(url: string, dataDir: string, seasons: readonly ImportedSeason[]): Promise<void> {
  await sendSeasons({ url, secret: localSecret(dataDir, 'feed') }, seasons, (season, written, done) => {
    const { added, changed, unchanged } = written
    const counts = `${added} added, ${changed} changed, ${unchanged} unchanged`
    showProgress(done, seasons.length, `${season.league.names.en_US} ${season.season}: ${counts}`)
  })
}

async function main([format = '', ...files]: string[]): Promise<void> {
  const importer = IMPORTERS.get(format)
  if (!importer || files.length === 0) throw new Error(USAGE)
  const seasons = importer.parse(files.map(readSource))
  const dataDir = dataDirOf(process.env)
  const running = await runningSite(dataDir)
  if (running) return writeAll(running.url, dataDir, seasons)
  await endLeftovers(dataDir)
  await announceSite(dataDir)
  // Costs a second, which a running site saves.
  const { openLocalSite } = await import('./local-site.ts')
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
