import { parseArgs } from 'node:util'
import { gameById } from '#contract/games.ts'
import { runningSite } from './control.ts'
import { dataDirOf, localSecret } from './data-dir.ts'
import { playReplay } from './play-replay.ts'

const USAGE = `npm run replay -- <match> [--speed 10]

  Plays an imported match again on the running local site (state folder: DATA_DIR), as if it were live now: the same lists,
  pages and sockets. <match> is its number, as in the address of its page. It is a match of its own that counts in no
  table. Ctrl+C calls it off.
`
const SPEED_MAX = 1000
const LEAD_MS = 5_000

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { speed: { type: 'string' } } })
  const [matchId, speed] = [Number(positionals[0]), Number(values.speed ?? 1)]
  if (!Number.isInteger(matchId) || !(speed > 0 && speed <= SPEED_MAX)) throw new Error(USAGE)
  const dataDir = dataDirOf(process.env)
  const running = await runningSite(dataDir)
  if (!running) throw new Error('No site is running on this state folder: npm start.')
  const abort = new AbortController()
  process.once('SIGINT', () => abort.abort())
  await playReplay({ url: running.url, secret: localSecret(dataDir, 'feed') }, matchId, {
    speed,
    leadMs: LEAD_MS,
    signal: abort.signal,
    onReady: (id, gameId) => process.stdout.write(`${running.url}/${gameById(gameId)?.code}/${id}\n`),
    onPushed: (done, all) =>
      process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${done}/${all} events` : `${done}/${all} events\n`),
  })
  process.stdout.write('\n')
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
