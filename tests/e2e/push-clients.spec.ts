import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MatchRow } from '#contract/match-row.ts'
import { EVENTS, footballAnswer, GAMES, pandascoreMatch } from '#tests/support/provider-answers.ts'
import { sharedDataDir } from '#tests/support/site.ts'
import { expect, test } from '#tests/support/visitor.ts'
import { localSecret } from '../../scripts/data-dir.ts'
import { fromApiFootball } from '../../scripts/push-clients/api-football.ts'
import { fromPandascore } from '../../scripts/push-clients/pandascore.ts'
import { askProvider, poll, Unavailable } from '../../scripts/push-clients/poll.ts'
import { openReceiver } from '../../scripts/push-clients/receive.ts'
import { tellSite } from '../../scripts/push-clients/tell-site.ts'

async function listen(server: http.Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function readMatch(origin: string, game: string, matchId: number): Promise<MatchRow> {
  const answer = await fetch(`${origin}/java/${game}/${matchId}`, {
    headers: { lan: 'en_US', sysType: 'PC' },
  })
  expect(answer.status, answer.url).toBe(200)
  const { result } = (await answer.json()) as { result: { match: MatchRow } }
  return result.match
}

test('a football provider that is polled is on the site as far as it has come, also after it was out of reach', async ({
  origin,
}) => {
  const { goal, penalty, own } = EVENTS
  const now = { fixture: { id: 900, timestamp: Math.floor(Date.now() / 1000), status: { short: 'FT' } } }
  const answers = [
    footballAnswer('1H', [1, 0], [goal]),
    undefined,
    footballAnswer('FT', [1, 2], [goal, penalty, own], now),
  ]
  const provider = http.createServer((request, response) => {
    const answer = answers.shift()
    const isKnown = request.headers['x-apisports-key'] === 'key' && request.url === '/fixtures?id=900'
    if (!isKnown || !answer) response.writeHead(isKnown ? 503 : 401).end()
    else response.end(JSON.stringify(answer))
  })
  const url = `${await listen(provider)}/fixtures?id=900`
  const site = { url: origin, secret: localSecret(sharedDataDir(), 'feed') }
  const faults: Error[] = []
  const abort = new AbortController()
  const isSoon = async (matchId: number, expected: Record<string, unknown>) =>
    expect.poll(() => readMatch(origin, 'soccer', matchId)).toMatchObject(expected)
  await poll(
    async () => {
      const told = fromApiFootball(await askProvider(url, { 'x-apisports-key': 'key' }))
      await tellSite(site, told)
      const score = told.isOver ? { home: 1, away: 2 } : { home: 1, away: 0 }
      await isSoon(told.fixture.matches[0]?.id ?? 0, { status: told.isOver ? 'finished' : 'live', score })
      return told.isOver
    },
    {
      everyMs: 50,
      mostMs: 200,
      signal: abort.signal,
      onFault: (error) => {
        faults.push(error)
        if (!(error instanceof Unavailable)) abort.abort()
      },
    },
  )
  provider.close()
  expect(faults.map(({ message }) => message)).toEqual([`${url} answered 503`])
})

test('match objects that are posted are on the site, and posting one again changes nothing', async ({ origin }) => {
  const site = { url: origin, secret: localSecret(sharedDataDir(), 'feed') }
  const pushed: number[] = []
  let matchId = 0
  const receiver = openReceiver('token', async (content) => {
    const told = fromPandascore(content)
    matchId = told.fixture.matches[0]?.id ?? 0
    pushed.push(await tellSite(site, told))
  })
  const url = await listen(receiver)
  const post = async (content: object) => {
    const headers = { authorization: 'Bearer token' }
    expect((await fetch(url, { method: 'POST', headers, body: JSON.stringify(content) })).status).toBe(204)
  }
  await post(pandascoreMatch('running', [GAMES.first, GAMES.running]))
  await post(pandascoreMatch('running', [GAMES.first, GAMES.running]))
  const isSoon = async (expected: Record<string, unknown>) =>
    expect.poll(() => readMatch(origin, 'dota2', matchId)).toMatchObject(expected)
  await isSoon({ status: 'live', score: { home: 1, away: 0 } })
  await post(pandascoreMatch('finished', [GAMES.first, { ...GAMES.first, position: 2 }], { winner_id: 21 }))
  await isSoon({ status: 'finished', winner: 'home' })
  receiver.close()
  expect(pushed).toEqual([4, 0, 2])
})
