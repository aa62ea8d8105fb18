import fs from 'node:fs'
import type { Brand } from '#brands/brand.ts'
import { faultOf } from '#brands/read-record.ts'
import { type BrandAnswer, type BrandCommand, runBrandCommand } from './brand-control.ts'
import { announceSite, askControl, endLeftovers, runningSite } from './control.ts'
import { dataDirOf } from './data-dir.ts'
import { remoteKeys } from './deploy/remote-keys.ts'
import { missingPictures } from './missing-pictures.ts'

const USAGE = `npm run brand -- put <file> | get <id> | list | check <file> | remove <id>   [--remote]

  put       validates a record and serves it on its hostnames; a running local site shows it within seconds
  check     reports the faults of a record
  --remote  uses the Cloudflare KV namespace of deployment.json instead of the local state folder (DATA_DIR)
`

function readRecord(file: string | undefined): unknown {
  if (!file) throw new Error('which file?')
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}

async function runCommand(command: BrandCommand, isRemote: boolean): Promise<BrandAnswer> {
  if (isRemote) return runBrandCommand(remoteKeys(), command)
  const dataDir = dataDirOf(process.env)
  const running = await runningSite(dataDir)
  if (running) return askControl(dataDir, running, command)
  await endLeftovers(dataDir)
  await announceSite(dataDir)
  // Costs a second, which a running site saves.
  const { brandKeys, openLocalSite } = await import('./local-site.ts')
  const site = await openLocalSite({ port: 0, dataDir })
  try {
    return await runBrandCommand(await brandKeys(site.runtime), command)
  } finally {
    await site.stop()
  }
}

/** Such colours are shown lighter or darker: `app/lib/theme-tokens.ts`. */
async function warnOfColours(record: unknown): Promise<void> {
  const { contrastsOf, ENOUGH } = await import('#app/lib/contrasts.ts')
  const { theme } = record as Brand
  for (const scheme of ['dark', 'light'] as const)
    for (const { pair, ratio, isEnough } of contrastsOf(theme[scheme], scheme))
      if (!isEnough)
        process.stderr.write(
          `warning: theme.${scheme}: ${PAIR_WORDS[pair]} has a contrast of ${ratio}:1, below ${ENOUGH}:1\n`,
        )
}

const PAIR_WORDS = {
  text: 'text on the background',
  surface: 'text on panels',
  accent: 'the brand colour on panels',
  button: 'the text of buttons',
}

/** A record may be put before the build or deploy that brings its pictures. */
function warnOfPictures(record: unknown): void {
  for (const file of missingPictures(record)) process.stderr.write(`warning: there is no ${file}\n`)
}

async function main(args: string[]): Promise<BrandAnswer> {
  const isRemote = args.includes('--remote')
  const [verb, argument] = args.filter((arg) => arg !== '--remote')
  if (verb === 'check') {
    const record = readRecord(argument)
    const fault = faultOf(record)
    if (fault) return { isOk: false, text: `${argument}: ${fault}` }
    warnOfPictures(record)
    await warnOfColours(record)
    return { isOk: true, text: `${argument} is valid` }
  }
  if (verb === 'put') {
    const record = readRecord(argument)
    const answer = await runCommand({ verb, record }, isRemote)
    if (!answer.isOk) return answer
    warnOfPictures(record)
    await warnOfColours(record)
    return answer
  }
  if (verb === 'list') return runCommand({ verb }, isRemote)
  if ((verb === 'get' || verb === 'remove') && argument) return runCommand({ verb, id: argument }, isRemote)
  return { isOk: false, text: USAGE }
}

try {
  const answer = await main(process.argv.slice(2))
  ;(answer.isOk ? process.stdout : process.stderr).write(`${answer.text}\n`)
  process.exitCode = answer.isOk ? 0 : 1
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
