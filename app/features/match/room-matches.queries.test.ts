import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { testRow } from '#tests/support/match-row.ts'
import { roomMatchesQuery } from './room-matches.queries.ts'

const asked = vi.hoisted(() => vi.fn())
vi.mock('./match.functions.ts', () => ({ listMatchesById: asked }))

const roomsOf = (...ids: number[]) => ids.map((matchId) => ({ matchId }))

test('rooms that change places ask for nothing new', () => {
  expect(roomMatchesQuery(roomsOf(3, 1, 3)).queryKey).toEqual(roomMatchesQuery(roomsOf(1, 3)).queryKey)
})

test('when another room becomes hot the matches of before stay until the new ones are there', async () => {
  const client = new QueryClient()
  client.setQueryData(roomMatchesQuery(roomsOf(1)).queryKey, { matches: [testRow(1, 1)] })
  asked.mockResolvedValue({ ok: true, data: { matches: [testRow(1, 1), testRow(2, 1)] } })
  const observer = new QueryObserver(client, roomMatchesQuery(roomsOf(1)))
  const leave = observer.subscribe(() => undefined)
  observer.setOptions(roomMatchesQuery(roomsOf(1, 2)))
  expect(observer.getCurrentResult().data?.matches).toHaveLength(1)
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.matches).toHaveLength(2))
  leave()
  client.clear()
})

test('without a room nothing is asked', () => {
  expect(roomMatchesQuery([]).enabled).toBe(false)
})
