import fs from 'node:fs'
import { announceSite, askLedger, endLeftovers, type LedgerCommand, runningSite } from './control.ts'
import { dataDirOf } from './data-dir.ts'
import { CONFIG_FILES, databaseNamed, readConfigs } from './deploy/configs.ts'
import { readSettings } from './deploy/settings.ts'
import { wranglerOf } from './deploy/wrangler.ts'
import { wranglerDatabase } from './move-accounts/wrangler-database.ts'
import { type LedgerVerb, lastRun, type RunState, reportOf, runRemotely } from './remote-ledger.ts'

const USAGE = `npm run ledger:audit | npm run ledger:rebuild   [-- --remote [--last]]

  audit     checks every account of the local site, running or not (state folder: DATA_DIR); fails when a book is wrong
  rebuild   makes the copy of the ledger again from the accounts
  --remote  on the deployed site of deployment.json: begins it, or joins what goes on, and waits for its end
  --last    begins nothing: how the last one ended, or how far it is
`
const OPTIONS = ['--remote', '--last']

const say = (line: string): boolean => process.stdout.write(`${line}\n`)

async function answerTo(command: LedgerCommand): Promise<unknown> {
  const dataDir = dataDirOf(process.env)
  const running = await runningSite(dataDir)
  if (running) return askLedger(dataDir, running, command)
  await endLeftovers(dataDir)
  await announceSite(dataDir)
  const local = await import('./local-site.ts')
  const site = await local.openLocalSite({ port: 0, dataDir })
  try {
    return await local.askLedger(site.runtime, command)
  } finally {
    await site.stop()
  }
}

async function runLocally(verb: LedgerVerb): Promise<RunState> {
  const answer = (await answerTo({ ledger: verb })) as RunState | { text: string }
  if ('text' in answer) throw new Error(answer.text)
  return answer
}

async function onCloudflare(verb: LedgerVerb, isOnlyAsked: boolean): Promise<RunState> {
  const { ids, accountId } = readSettings()
  if (!fs.existsSync(CONFIG_FILES.backend) || !ids[databaseNamed(readConfigs(), 'LEDGER')])
    throw new Error('Run npm run deploy first: it says which database is the ledger.')
  const name = databaseNamed(readConfigs(), 'LEDGER')
  const database = wranglerDatabase(wranglerOf(accountId), name, ['--remote', '-c', CONFIG_FILES.backend])
  if (!isOnlyAsked) {
    say('The site goes on with it once a minute, also when nobody waits.')
    return runRemotely(database, verb, Date.now(), ({ accounts, lines }) => say(`${accounts} accounts, ${lines} lines`))
  }
  const last = await lastRun(database, verb)
  if (!last) throw new Error(`there was no ${verb} yet`)
  return last
}

async function main([verb, ...options]: string[]): Promise<number> {
  const isRemote = options.includes('--remote')
  const isWrong = options.some((option) => !OPTIONS.includes(option)) || (options.includes('--last') && !isRemote)
  if ((verb !== 'audit' && verb !== 'rebuild') || isWrong) {
    process.stderr.write(USAGE)
    return 1
  }
  const run = isRemote ? await onCloudflare(verb, options.includes('--last')) : await runLocally(verb)
  for (const fault of run.faults) process.stderr.write(`${fault}\n`)
  say(reportOf(verb, run))
  return run.faultCount === 0 ? 0 : 1
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
