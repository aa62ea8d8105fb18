import { dataDirOf, openLocalSite } from './local-site.ts'

const site = await openLocalSite({ port: Number(process.env.PORT ?? 3000), dataDir: dataDirOf(process.env) })

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    void site.stop().finally(() => process.exit(0))
  })

process.stdout.write(`ready ${site.url}\n`)
