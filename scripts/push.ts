import { runningSite } from './control.ts'
import { dataDirOf, localSecret } from './data-dir.ts'
import type { FeedSite } from './feed-client.ts'
import { fromApiFootball } from './push-clients/api-football.ts'
import { fromPandascore } from './push-clients/pandascore.ts'
import { askProvider, poll } from './push-clients/poll.ts'
import { openReceiver } from './push-clients/receive.ts'
import { tellSite } from './push-clients/tell-site.ts'

const USAGE = `npm run push -- football <fixture>...    asks API-Football for these fixtures until they are over
npm run push -- esports                  takes match objects of PandaScore by POST on PORT (8787)

  API_FOOTBALL_KEY   the key; API_FOOTBALL_URL  another address than https://v3.football.api-sports.io
  RECEIVER_TOKEN     what senders have as their bearer token
  SITE_URL, FEED_SECRET  the site, by default the local one of DATA_DIR, which has to run
`
const EVERY_MS = 20_000
const MOST_MS = 300_000
const PORT = 8787

async function siteOf(env: NodeJS.ProcessEnv): Promise<FeedSite> {
  if (env.SITE_URL && env.FEED_SECRET) return { url: env.SITE_URL, secret: env.FEED_SECRET }
  const dataDir = dataDirOf(env)
  const running = await runningSite(dataDir)
  if (!running) throw new Error('No site is running on this state folder: npm start.')
  return { url: running.url, secret: localSecret(dataDir, 'feed') }
}

const say = (text: string) => process.stdout.write(`${text}\n`)

async function followFootball(site: FeedSite, fixture: string, env: NodeJS.ProcessEnv): Promise<void> {
  const url = `${env.API_FOOTBALL_URL ?? 'https://v3.football.api-sports.io'}/fixtures?id=${fixture}`
  const work = async () => {
    const told = fromApiFootball(await askProvider(url, { 'x-apisports-key': env.API_FOOTBALL_KEY ?? '' }))
    say(`${fixture}: ${await tellSite(site, told)} events`)
    return told.isOver
  }
  const onFault = (error: Error, waitMs: number) => say(`${fixture}: ${error.message}; again in ${waitMs / 1000} s`)
  await poll(work, { everyMs: Number(env.POLL_MS ?? EVERY_MS), mostMs: MOST_MS, onFault })
}

async function main([provider, ...fixtures]: string[], env: NodeJS.ProcessEnv): Promise<void> {
  if (provider === 'football' && fixtures.length > 0 && fixtures.every((fixture) => /^\d{1,10}$/.test(fixture))) {
    if (!env.API_FOOTBALL_KEY) throw new Error(USAGE)
    const site = await siteOf(env)
    await Promise.all(fixtures.map((fixture) => followFootball(site, fixture, env)))
  } else if (provider === 'esports' && env.RECEIVER_TOKEN) {
    const site = await siteOf(env)
    const port = Number(env.PORT ?? PORT)
    openReceiver(env.RECEIVER_TOKEN, async (content) => {
      const told = fromPandascore(content)
      say(`${told.fixture.matches[0]?.sourceKey}: ${await tellSite(site, told)} events`)
    }).listen(port, '127.0.0.1', () => say(`http://127.0.0.1:${port}`))
  } else throw new Error(USAGE)
}

try {
  await main(process.argv.slice(2), process.env)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
