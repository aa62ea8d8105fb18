import { processorMs } from './processor.ts'

/** What other visitors wait while one address asks for what costs most. */
export interface Neighbours {
  name: string
  /** Answers to the one address. */
  answered: number
  refused: number
  /** What others wait for the cheapest call. */
  p50Ms: number
  p99Ms: number
  maxMs: number
  /** Processor time of the server while others waited: the same, whatever else the machine does. */
  p50ProcessorMs: number
  p99ProcessorMs: number
}

interface Ask {
  path: string
  body?: object
}

const DEAR_A_SECOND = 20
const OTHERS_A_SECOND = 20
const CHEAPEST = '/java/game/getPCGameSource'
const LIST = '/java/v2/match/getPCGameMatchByCondition'
const DAY_MS = 86_400_000

const GAMES = [202, 203, 204, 205, 206, 207, 208, 209, 210, 211]
const dayAt = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)

/** Each asks for another answer every time. */
function attacks(leagueIds: readonly number[]): Record<string, (at: number) => Ask> {
  const lists = (at: number): Ask => ({ path: LIST, body: { size: 100, page: 2 + at } })
  const games = (at: number): Ask => ({
    path: LIST,
    body: { size: 100, gameIds: GAMES.slice(0, 1 + (at % 10)), page: 1 + Math.floor(at / 10) },
  })
  const days = (at: number): Ask => ({
    path: LIST,
    body: { list: 'day', day: dayAt((at % 60) - 30), size: 100 - Math.floor(at / 60) },
  })
  const standings = (at: number): Ask => ({
    path: `/java/match/standings/${leagueIds[at % leagueIds.length]}${['', '?view=home', '?view=away'][Math.floor(at / leagueIds.length) % 3]}`,
  })
  const kinds = [lists, games, days, standings]
  return {
    'pages of a list': lists,
    'lists of days': days,
    standings,
    'all of these in turn': (at) => kinds[at % kinds.length]?.(500 + at) as Ask,
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Calls `act` so many times a second, whether or not earlier ones have ended; resolves when all have. */
async function atRate(perSecond: number, seconds: number, act: (at: number) => Promise<void>): Promise<void> {
  const begun = performance.now()
  const running: Promise<void>[] = []
  for (let at = 0; at < perSecond * seconds; at += 1) {
    await sleep(Math.max(0, begun + (at * 1000) / perSecond - performance.now()))
    running.push(act(at))
  }
  await Promise.all(running)
}

function send(url: string, { path, body }: Ask, address: string): Promise<Response> {
  const headers = { 'cf-connecting-ip': address }
  return fetch(url + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
}

const share = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)

async function leagueIdsOf(url: string): Promise<number[]> {
  const { result } = (await (await fetch(`${url}/java/league/match_leagues`)).json()) as {
    result: { leagues: { id: number }[] }
  }
  return result.leagues.map(({ id }) => id)
}

/** Measures each kind of dear call in turn, on a site whose limits are those of production. `pid`: of its workerd. */
export async function measureNeighbours(url: string, pid: number, seconds: number): Promise<Neighbours[]> {
  const measured: Neighbours[] = []
  for (const [name, attack] of Object.entries(attacks(await leagueIdsOf(url)))) {
    const attacker = `203.0.113.${measured.length + 1}`
    const waits: number[] = []
    const works: number[] = []
    let [answered, refused] = [0, 0]
    await Promise.all([
      atRate(DEAR_A_SECOND, seconds, async (at) => {
        const response = await send(url, attack(at), attacker)
        await response.arrayBuffer()
        if (response.status === 429) refused += 1
        else answered += 1
      }),
      atRate(OTHERS_A_SECOND, seconds, async (at) => {
        const [startedAt, before] = [performance.now(), processorMs(pid)]
        await (await send(url, { path: CHEAPEST }, `198.51.100.${at % 250}`)).arrayBuffer()
        waits.push(performance.now() - startedAt)
        works.push(processorMs(pid) - before)
      }),
    ])
    waits.sort((a, b) => a - b)
    works.sort((a, b) => a - b)
    measured.push({
      name,
      answered,
      refused,
      p50Ms: share(waits, 0.5),
      p99Ms: share(waits, 0.99),
      maxMs: share(waits, 1),
      p50ProcessorMs: share(works, 0.5),
      p99ProcessorMs: share(works, 0.99),
    })
  }
  return measured
}

export const neighboursTable = (rows: readonly Neighbours[]): string =>
  rows
    .map(
      ({ name, answered, refused, p50Ms, p99Ms, maxMs, p50ProcessorMs, p99ProcessorMs }) =>
        `${name.padEnd(24)}${String(answered).padStart(5)} answered${String(refused).padStart(5)} refused  others p50 ${p50Ms} ms  p99 ${p99Ms} ms  max ${maxMs} ms  processor p50 ${p50ProcessorMs} ms  p99 ${p99ProcessorMs} ms`,
    )
    .join('\n')
