import fs from 'node:fs'
import { presentSite } from './control.ts'
import { dataDirOf } from './data-dir.ts'
import { CONFIG_FILES, databaseNamed, readConfigs } from './deploy/configs.ts'
import { readSettings } from './deploy/settings.ts'
import { wranglerOf } from './deploy/wrangler.ts'
import { databasesOf, migrate, openState } from './local-site.ts'
import { type Databases, dropOldTables, moveAccounts, undoMove } from './move-accounts/move-accounts.ts'
import { wranglerDatabase } from './move-accounts/wrangler-database.ts'

const USAGE = `npm run move:accounts [-- [--remote] [--undo | --drop-old]]

  Copies the accounts of an installation that had one database to the one of their own, and compares them. From its
  beginning the old tables cannot be changed: nobody signs in until the next deploy (docs/operations.md). Can be
  repeated whatever stopped it. A local run does it at its start.

  --remote    in the Cloudflare account; without it, in the state folder of DATA_DIR, with the site stopped
  --undo      lets the old tables be changed again, for a site of the version before
  --drop-old  deletes the old tables, which no version needs any more
`
const OPTIONS = ['--remote', '--undo', '--drop-old']

const say = (line: string): boolean => process.stdout.write(`${line}\n`)
const options = process.argv.slice(2)

async function act(databases: Databases): Promise<void> {
  if (options.includes('--undo')) {
    await undoMove(databases)
    say('The old tables take changes again.')
    return
  }
  if (options.includes('--drop-old')) {
    await dropOldTables(databases)
    say('There are no old tables any more.')
    return
  }
  const moved = await moveAccounts(databases, say)
  say(moved === undefined ? 'Nothing to move.' : `${moved} accounts are in a database of their own.`)
}

async function actRemotely(): Promise<void> {
  const { ids, accountId } = readSettings()
  // A dry run writes the configuration too, with the ids of databases that are nowhere.
  if (!fs.existsSync(CONFIG_FILES.backend) || !ids[databaseNamed(readConfigs(), 'ACCOUNTS')])
    throw new Error('Run npm run deploy first: it makes the new database.')
  const wrangler = wranglerOf(accountId)
  const open = (binding: string) =>
    wranglerDatabase(wrangler, databaseNamed(readConfigs(), binding), ['--remote', '-c', CONFIG_FILES.backend])
  await act({ matches: open('DB'), accounts: open('ACCOUNTS') })
}

async function actLocally(): Promise<void> {
  const dataDir = dataDirOf(process.env)
  if (presentSite(dataDir)) throw new Error('Stop the site first: two processes must not open a local database.')
  const runtime = await openState(dataDir)
  try {
    // As at a start, which moves what has not been moved.
    if (options.length > 0) await act(await databasesOf(runtime))
    else if ((await migrate(runtime)) === undefined) say('Nothing to move.')
  } finally {
    await runtime.dispose()
  }
}

async function main(): Promise<number> {
  const isWrong = options.some((option) => !OPTIONS.includes(option))
  if (isWrong || (options.includes('--undo') && options.includes('--drop-old'))) {
    say(USAGE)
    return 1
  }
  await (options.includes('--remote') ? actRemotely() : actLocally())
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
