import { expect, test } from 'vitest'
import { refetchWindowMs } from './audience.ts'
import { fullBudget, spendFrame } from './frame-budget.ts'
import { pickRelay, RELAY_COUNT } from './pick-relay.ts'
import { holdBack, released, SocketTable } from './socket-table.ts'
import { audienceOf, isWatched, withRelay } from './watch.ts'

test('every relay gets its share of the random numbers, and no number falls outside', () => {
  const names = Array.from({ length: 800 }, (_, index) => pickRelay(index / 800))
  expect(new Set(names).size).toBe(RELAY_COUNT)
  expect(names.filter((name) => name === 'relay:0')).toHaveLength(100)
  expect(pickRelay(0.999_999_999)).toBe(`relay:${RELAY_COUNT - 1}`)
  expect(pickRelay(1)).toBe(`relay:${RELAY_COUNT - 1}`)
})

test('a page that subscribes to all it may and comes back is within its budget; a flood is not', () => {
  let budget = fullBudget(0)
  for (let frame = 0; frame < 120; frame++) budget = spendFrame(budget, 0) ?? budget
  expect(spendFrame(budget, 0)).toBeNull()
  expect(spendFrame(budget, 1_000)?.left).toBeCloseTo(9)
})

test('the table knows who is on a topic, and which topics a closing socket leaves empty', () => {
  const table = new SocketTable<string>()
  const anna = table.add('anna', ['match:1', 'board:202'], fullBudget(0))
  table.add('bela', ['board:202'], fullBudget(0))
  expect(table.count('board:202')).toBe(2)
  expect(table.remove('anna')).toEqual({ left: ['match:1', 'board:202'], emptied: ['match:1'] })
  expect([...table.on('board:202')].map(({ socket }) => socket)).toEqual(['bela'])
  expect(table.remove('anna')).toEqual({ left: [], emptied: [] })
  expect(table.leave(anna, 'board:202')).toBe(false)
})

test('a delta that overtakes the answer waits, and is dropped when the answer already holds it', () => {
  const pending = { count: 1, seq: 0, held: [] }
  expect(holdBack(null, 5, 'five')).toBe(false)
  expect(holdBack(pending, 5, 'five')).toBe(true)
  expect(holdBack(pending, 6, 'six')).toBe(true)
  expect(released({ ...pending, seq: 5 })).toEqual(['six'])
})

test('a topic is watched while a relay has a socket on it', () => {
  const watch = withRelay(withRelay({ topic: 'room:1', told: 0, relays: {} }, 'relay:0', 3), 'relay:1', 2)
  expect(audienceOf(watch)).toBe(5)
  const left = withRelay(watch, 'relay:0', 0)
  expect([audienceOf(left), isWatched(left)]).toEqual([2, true])
  expect(isWatched(withRelay(left, 'relay:1', 0))).toBe(false)
  expect(isWatched(undefined)).toBe(false)
})

test('the larger the audience, the longer it spreads a refetch, up to a minute', () => {
  expect(refetchWindowMs(0)).toBe(5_000)
  expect(refetchWindowMs(1_000)).toBe(15_000)
  expect(refetchWindowMs(1_000_000)).toBe(60_000)
})
