import { databasesOf, readConfigs } from './deploy/configs.ts'
import { deploy } from './deploy/deploy.ts'
import { accountOf, imaginedWrangler } from './deploy/imagined-account.ts'
import { readSettings, type Settings, writeSettings } from './deploy/settings.ts'
import { type Wrangler, wranglerOf } from './deploy/wrangler.ts'
import { run } from './run.ts'
import { smoke } from './smoke/smoke.ts'

const USAGE = `npm run deploy [-- --dry-run]

  Builds, checks, creates what the Cloudflare account lacks, migrates the databases, deploys backend and site, and
  asks the site whether it works. Settings and ids: deployment.json (docs/operations.md).

  --dry-run  prints the commands for an account that has what deployment.json knows of and nothing else; packs both
             Workers as they would be sent, and sends nothing. An id of zeros stands for one that Cloudflare would give
`

/** Prints what wrangler says, without borders of tables and without that of modules, hundreds of lines long. */
const say = (text: string) => {
  const lines = text.split('\n').filter((line) => !/^[┌├└]|│ esm +│/.test(line))
  process.stdout.write(`${lines.join('\n').trim()}\n`)
}
/** A command as a shell takes it. */
const shellText = (args: readonly string[]): string =>
  args.map((arg) => (/^[\w@%+=:,./-]+$/.test(arg) ? arg : `"${arg.replace(/["\\$`]/g, '\\$&')}"`)).join(' ')
const isDryRun = process.argv.includes('--dry-run')

/** Prints each command. A dry run asks an imagined account, and only packs what would be deployed. */
function printing(settings: Settings, databases: readonly string[]): Wrangler {
  const real = wranglerOf(settings.accountId)
  const imagined = imaginedWrangler(accountOf(settings, databases))
  return (...args) => {
    say(`$ npx wrangler ${shellText(args)}`)
    if (!isDryRun) return real(...args)
    if (args[0] !== 'deploy') return imagined(...args)
    return real(...args.slice(0, 3), '--dry-run')
  }
}

async function main(): Promise<number> {
  const unknown = process.argv.slice(2).filter((arg) => arg !== '--dry-run')
  if (unknown.length > 0) {
    say(USAGE)
    return 1
  }
  const settings = readSettings()
  const built = await run('node', ['scripts/build.ts', '--if-changed'])
  if (built !== 0) return built
  const configs = readConfigs()
  await deploy({
    configs,
    settings,
    wrangler: printing(settings, databasesOf(configs)),
    save: isDryRun ? () => undefined : (complete) => writeSettings(complete),
    say,
  })
  if (!settings.url) {
    say('No smoke test: deployment.json has no url of a brand.')
    return 0
  }
  say(`$ npm run smoke -- ${settings.url}`)
  return isDryRun || (await smoke(settings.url, say)) ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
