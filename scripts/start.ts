import { announceSite, endLeftovers, openControl } from './control.ts'
import { dataDirOf } from './data-dir.ts'
import { conveniencesOf, listeningOf } from './listening.ts'
import { metricsTokenFault } from './metrics-token.ts'

/** What was read of the environment; where it is wrong, its fault in words, and no site. */
function orExit<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    return process.exit(1)
  }
}

const dataDir = dataDirOf(process.env)
await endLeftovers(dataDir)
await announceSite(dataDir)
// Takes a second, in which a script would find nobody.
const { askLedger, backendSettingsOf, brandKeys, changeDatabase, openLocalSite, siteSettingsOf, startCrons } =
  await import('./local-site.ts')
const { listening, conveniences, settings } = orExit(() => ({
  listening: listeningOf(process.env),
  conveniences: conveniencesOf(process.env),
  settings: backendSettingsOf(process.env),
}))
const site = await openLocalSite({
  port: Number(process.env.PORT ?? 3000),
  dataDir,
  listening,
  // Only in brands that say that they are a demo.
  backendVars: {
    SIMULATED_CROWD: '1',
    SIMULATED_EXPERTS: '1',
    SIMULATED_NEWS: '1',
    SIMULATED_VIDEOS: '1',
    ...settings,
    ...conveniences,
  },
  siteVars: siteSettingsOf(process.env),
  ...(process.env.INSPECTOR_PORT ? { inspectorPort: Number(process.env.INSPECTOR_PORT) } : {}),
})
const closeControl = await openControl(dataDir, site.url, {
  brands: await brandKeys(site.runtime),
  changeDatabase: (change) => changeDatabase(site.runtime, change),
  askLedger: (command) => askLedger(site.runtime, command),
})
const stopCrons = process.env.CRONS === '0' ? () => undefined : await startCrons(site.runtime)

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    stopCrons()
    closeControl()
    void site.stop().finally(() => process.exit(0))
  })

if (listening.isOpen)
  for (const [name, value] of Object.entries(conveniences))
    process.stdout.write(`others reach ${listening.host}: ${name} is ${value === '1' ? 'on' : 'off'}\n`)
const tokenFault = metricsTokenFault(process.env.METRICS_TOKEN)
if (tokenFault) process.stderr.write(`${tokenFault}, so /metrics is closed\n`)
process.stdout.write(`ready ${site.url}\n`)
