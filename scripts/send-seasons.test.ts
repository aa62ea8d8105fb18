import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { ImportedSeason } from '#backend/feed/importers/imported-season.ts'
import { parseOpenfootball } from '#backend/feed/importers/openfootball/parse-openfootball.ts'
import { partsOf, sendSeasons } from './send-seasons.ts'

const seasonOf = (year: number): ImportedSeason =>
  parseOpenfootball('en.1.json', {
    name: `English Premier League ${year}/${(year + 1) % 100}`,
    matches: [{ round: 'Matchday 1', date: `${year}-08-17`, team1: 'Arsenal FC', team2: 'Chelsea FC' }],
  })

/** A site that answers as told, one request after the other. */
async function siteOf(...answers: http.RequestListener[]): Promise<string> {
  const server = http.createServer((request, response) => {
    request.resume()
    request.on('end', () => answers.shift()?.(request, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const written: http.RequestListener = (_, response) =>
  response.end(JSON.stringify({ status: 'ok', added: 1, changed: 0, unchanged: 0 }))
const dies: http.RequestListener = (request) => request.socket.destroy()
const refuses: http.RequestListener = (_, response) => response.writeHead(400).end('{"error":"no game 7"}')

async function messageOf(url: string): Promise<string> {
  const done: number[] = []
  const error: unknown = await sendSeasons(
    { url, secret: 'secret' },
    [seasonOf(2023), seasonOf(2024)],
    (_, __, count) => done.push(count),
  ).catch((failure: unknown) => failure)
  expect(done).toEqual([1])
  return (error as Error).message
}

test('a server lost on the way is said in words: which season, how many are written, and what to do', async () => {
  const message = await messageOf(await siteOf(written, dies))
  expect(message).toContain('was lost while it wrote openfootball:en.1:2024-25')
  expect(message).toContain('1 of 2 files are written for certain. Run the same command again')
  expect(message).not.toContain('fetch failed')
})

test('a refused season is named, with the reason and how many before it are written', async () => {
  const message = await messageOf(await siteOf(written, refuses))
  expect(message).toContain('openfootball:en.1:2024-25: the site answered 400 {"error":"no game 7"}')
  expect(message).toContain('1 of 2 files are written.')
})

test('each season that is written is reported', async () => {
  const url = await siteOf(written, written)
  const counts: number[] = []
  await sendSeasons({ url, secret: 'secret' }, [seasonOf(2023), seasonOf(2024)], (_, { added }, done) =>
    counts.push(added, done),
  )
  expect(counts).toEqual([1, 1, 1, 2])
})

test('a season with long logs is sent in parts, every match once, and one of results as a whole', () => {
  const season = seasonOf(2024)
  const [match] = season.matches
  if (!match) throw new Error('no match')
  const event = { at: '2024-08-17T12:00:00.000Z', type: 'note', data: { text: 'x'.repeat(1000) } }
  const events = Array.from({ length: 300 }, (_, at) => ({ ...event, seq: at + 1 }))
  const matches = Array.from({ length: 10 }, (_, at) => ({ ...match, id: match.id + at, events }))
  const parts = partsOf({ ...season, matches })
  expect(parts.flatMap((part) => part.matches.map(({ id }) => id))).toEqual(matches.map(({ id }) => id))
  expect(Math.max(...parts.map((part) => JSON.stringify(part.matches).length))).toBeLessThan(1_100_000)
  expect(partsOf(season)).toEqual([season])
})

test('people of a long season go once, each with the first part that has them', () => {
  const season = seasonOf(2024)
  const [match] = season.matches
  if (!match) throw new Error('no match')
  const person = (id: number) => ({ id, names: { en_US: `Player ${id}`, zh_CN: `Player ${id}` } })
  const event = { seq: 1, at: '2024-08-17T12:00:00.000Z', type: 'x', data: { text: 'x'.repeat(600_000) } }
  const withPlayer = (id: number) => {
    const squads = { home: [{ id, number: 1, position: 'gk', isStarter: true }], away: [] }
    return { ...match, squads, events: [event] }
  }
  const parts = partsOf({ ...season, people: [1, 2, 3].map(person), matches: [1, 2, 1].map(withPlayer) })
  // Whom no line-up has goes with the last.
  expect(parts.map(({ people }) => people?.map(({ id }) => id))).toEqual([[1], [2], [3]])
})
