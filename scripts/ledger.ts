import { announceSite, askLedger, endLeftovers, type LedgerCommand, runningSite } from './control.ts'
import { dataDirOf } from './data-dir.ts'

const USAGE = `npm run ledger:audit | npm run ledger:rebuild

  audit    checks every account of the local site, running or not (state folder: DATA_DIR); fails when a book is wrong
  rebuild  deletes the copy of the ledger and makes it again from the accounts
`

interface Answer {
  accounts: number
  lines?: number
  linesUnderWay?: number
  faults?: string[]
}

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

async function main([verb]: string[]): Promise<number> {
  if (verb !== 'audit' && verb !== 'rebuild') {
    process.stderr.write(USAGE)
    return 1
  }
  const answer = (await answerTo({ ledger: verb })) as Answer | { text: string }
  if ('text' in answer) throw new Error(answer.text)
  if (verb === 'rebuild') {
    process.stdout.write(`the lines of ${answer.accounts} accounts were copied\n`)
    return 0
  }
  for (const fault of answer.faults ?? []) process.stderr.write(`${fault}\n`)
  const isClean = answer.faults?.length === 0
  process.stdout.write(
    `${answer.accounts} accounts, ${answer.lines} lines (${answer.linesUnderWay} on their way to the copy): ${isClean ? 'the books are in order' : 'the books are WRONG'}\n`,
  )
  return isClean ? 0 : 1
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
