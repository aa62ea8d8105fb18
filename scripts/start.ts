import { openControl } from './control.ts'
import { backendSettingsOf, brandKeys, dataDirOf, openLocalSite } from './local-site.ts'

const dataDir = dataDirOf(process.env)
const site = await openLocalSite({
  port: Number(process.env.PORT ?? 3000),
  dataDir,
  backendVars: backendSettingsOf(process.env),
  ...(process.env.INSPECTOR_PORT ? { inspectorPort: Number(process.env.INSPECTOR_PORT) } : {}),
})
const closeControl = await openControl(dataDir, site.url, await brandKeys(site.runtime))

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    closeControl()
    void site.stop().finally(() => process.exit(0))
  })

process.stdout.write(`ready ${site.url}\n`)
