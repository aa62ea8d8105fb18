import { dataDirOf } from './data-dir.ts'
import { readSettings } from './deploy/settings.ts'
import { wranglerOf } from './deploy/wrangler.ts'
import { examine, isHealthy, linesOf } from './doctor/examine.ts'
import { deployedPatient, localPatient } from './doctor/patients.ts'
import { stateFolder } from './state/state-folder.ts'

const USAGE = `npm run doctor [-- --remote] [--json]

  Looks at the local site (state folder: DATA_DIR), running or not: what is set, stored and answered, and says for each fault what
  to do. Ends with 1 when there is one; notes are not. Changes nothing.

  --remote  looks at the deployment of deployment.json
  --json    prints what was found as JSON
`
const args = process.argv.slice(2)

async function main(): Promise<number> {
  if (args.some((arg) => arg !== '--remote' && arg !== '--json')) {
    process.stderr.write(USAGE)
    return 1
  }
  const dataDir = dataDirOf(process.env)
  const settings = readSettings()
  const patient = args.includes('--remote')
    ? deployedPatient(settings, wranglerOf(settings.accountId))
    : localPatient(dataDir, stateFolder(dataDir), process.env)
  const findings = await examine(patient)
  const text = args.includes('--json') ? JSON.stringify(findings, null, 2) : linesOf(findings).join('\n')
  process.stdout.write(`${text}\n`)
  return isHealthy(findings) ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
