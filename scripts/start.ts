import { openControl } from './control.ts'
import { brandKeys, dataDirOf, openLocalSite } from './local-site.ts'

const dataDir = dataDirOf(process.env)
const clock = process.env.CLOCK_START
const site = await openLocalSite({
  port: Number(process.env.PORT ?? 3000),
  dataDir,
  ...(clock ? { backendVars: { CLOCK_START: clock } } : {}),
})
const closeControl = await openControl(dataDir, site.url, await brandKeys(site.runtime))

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    closeControl()
    void site.stop().finally(() => process.exit(0))
  })

process.stdout.write(`ready ${site.url}\n`)
