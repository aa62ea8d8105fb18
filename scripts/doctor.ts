import { dataDirOf } from './data-dir.ts'
import { readSettings } from './deploy/settings.ts'
import { wranglerOf } from './deploy/wrangler.ts'
import { examine } from './doctor/examine.ts'
import { examineRemote } from './doctor/examine-remote.ts'
import { type Finding, isHealthy, linesOf } from './doctor/finding.ts'
import { tokenFinding } from './doctor/metrics.ts'
import { localPatient } from './doctor/patients.ts'
import { stateFolder } from './state/state-folder.ts'

const USAGE = `npm run doctor [-- --remote [<hostname>...]] [--json]

  Looks at the local site (state folder: DATA_DIR), running or not: what is set, stored and answered, and says for each fault what
  to do. Ends with 1 when there is one; notes are not. Changes nothing.

  --remote  looks at the deployment of deployment.json: at these hostnames, or at those of the brand store. Without a login at
            Cloudflare what is stored is not looked at. METRICS_TOKEN of the environment: at the metrics, too
  --json    prints what was found as JSON
`
const args = process.argv.slice(2)
const isFlag = (arg: string) => arg.startsWith('-')

async function local(): Promise<Finding[]> {
  const dataDir = dataDirOf(process.env)
  const findings = await examine(localPatient(dataDir, stateFolder(dataDir), process.env))
  return [...findings, ...tokenFinding(process.env.METRICS_TOKEN)]
}

async function remote(hosts: readonly string[]): Promise<Finding[]> {
  const settings = readSettings()
  const token = process.env.METRICS_TOKEN
  return examineRemote({ settings, wrangler: wranglerOf(settings.accountId), hosts, token })
}

async function main(): Promise<number> {
  const hosts = args.filter((arg) => !isFlag(arg))
  const isRemote = args.includes('--remote')
  const isKnown = args.filter(isFlag).every((arg) => arg === '--remote' || arg === '--json')
  if (!isKnown || (hosts.length > 0 && !isRemote)) {
    process.stderr.write(USAGE)
    return 1
  }
  const findings = isRemote ? await remote(hosts) : await local()
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
