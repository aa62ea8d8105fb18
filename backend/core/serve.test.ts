import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { matchCalls } from '#contract/match.ts'
import { patternOf } from './serve.ts'

const app = new Hono()
app.get('/java/table/:id/rows', (c) => c.text('other'))
app.get(`/java${patternOf(matchCalls.getMatch.path, matchCalls.getMatch)}`, (c) => c.text(c.req.param('game') ?? ''))

const gameOf = async (path: string): Promise<string | null> => {
  const response = await app.request(`/java${path}`)
  return response.status === 404 ? null : response.text()
}

test.each(['soccer', 'lol', 'lolmobile', 'cs:go'])('%s is a game', async (game) => {
  expect(await gameOf(`/${game}/1`)).toBe(game)
})

test('a game code may come percent-encoded', async () => {
  expect(await gameOf('/cs%3Ago/1')).toBe('cs:go')
})

test.each(['soccerx', 'xsoccer', 'lolm', 'soccer|lol', 'soccer%2F'])('%s is no game', async (game) => {
  expect(await gameOf(`/${game}/1`)).toBeNull()
})
