import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { testRow } from '#tests/support/match-row.ts'
import { roomMatchesQuery } from './room-matches.queries.ts'

const listMatchesById = vi.hoisted(() => vi.fn())
vi.mock('./match.functions.ts', () => ({ listMatchesById }))

const roomsOf = (...ids: number[]) => ids.map((matchId) => ({ matchId }))

test('the query key does not depend on the order of rooms', () => {
  expect(roomMatchesQuery(roomsOf(3, 1, 3)).queryKey).toEqual(roomMatchesQuery(roomsOf(1, 3)).queryKey)
})

test('when the rooms change, the previous matches stay until the new ones have loaded', async () => {
  const client = new QueryClient()
  client.setQueryData(roomMatchesQuery(roomsOf(1)).queryKey, { matches: [testRow(1, 1)] })
  listMatchesById.mockResolvedValue({ ok: true, data: { matches: [testRow(1, 1), testRow(2, 1)] } })
  const observer = new QueryObserver(client, roomMatchesQuery(roomsOf(1)))
  const unsubscribe = observer.subscribe(() => undefined)
  observer.setOptions(roomMatchesQuery(roomsOf(1, 2)))
  expect(observer.getCurrentResult().data?.matches).toHaveLength(1)
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.matches).toHaveLength(2))
  unsubscribe()
  client.clear()
})

test('without rooms the query is disabled', () => {
  expect(roomMatchesQuery([]).enabled).toBe(false)
})
