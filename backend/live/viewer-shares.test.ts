import { expect, test } from 'vitest'
import { COUNTED_ROOMS_MAX, mostWatched, ViewerShares } from './viewer-shares.ts'
import { viewersIn, withViewers } from './with-viewers.ts'

const START = 1_000_000

test('the viewers of a room are those of all relays', () => {
  const shares = new ViewerShares()
  expect(shares.total(START)).toBeNull()
  shares.set('a', new Map([[1, 3]]), START)
  shares.set(
    'b',
    new Map([
      [1, 4],
      [2, 1],
    ]),
    START,
  )
  expect(shares.total(START)).toEqual(
    new Map([
      [1, 7],
      [2, 1],
    ]),
  )
  shares.set('b', new Map(), START + 5_000)
  expect(shares.total(START + 5_000)).toEqual(new Map([[1, 3]]))
})

test('a relay that no longer answers leaves no ghosts behind', () => {
  const shares = new ViewerShares()
  shares.set('a', new Map([[1, 3]]), START)
  shares.set('b', new Map([[1, 4]]), START + 20_000)
  expect(shares.total(START + 29_999)?.get(1)).toBe(7)
  expect(shares.total(START + 30_000)?.get(1)).toBe(4)
  expect(shares.total(START + 50_000)).toBeNull()
})

test('however many rooms are watched, a bounded number is kept: those with the most viewers', () => {
  const many = new Map(Array.from({ length: 50_000 }, (_, id) => [id, id === 49_000 ? 900 : 1 + (id % 3)]))
  const kept = mostWatched(many)
  expect(kept.size).toBe(COUNTED_ROOMS_MAX)
  expect(kept.get(49_000)).toBe(900)
  expect(Math.min(...kept.values())).toBe(3)
  const shares = new ViewerShares()
  shares.set('a', kept, START)
  shares.set('b', new Map([...kept].map(([id, viewers]) => [id + 100_000, viewers])), START)
  expect(shares.total(START)?.size).toBe(COUNTED_ROOMS_MAX)
})

test('a room without a number has no viewers, unless numbers were left out or are not known', () => {
  expect(viewersIn(new Map([[1, 3]]), 2)).toBe(0)
  expect(viewersIn(undefined, 2)).toBeUndefined()
  const full = new Map(Array.from({ length: COUNTED_ROOMS_MAX }, (_, id) => [id + 10, 9]))
  expect(viewersIn(full, 2)).toBeUndefined()
})

test('a list tells a number as the room does, and none that is not known', () => {
  const room = {
    id: 1,
    title: 'A room',
    anchor: { id: 1, name: 'Nell' },
    language: 'en_US',
    state: 'live' as const,
    sources: [],
  }
  expect(withViewers(room, 12_345)).toEqual({ ...room, online: 12_300 })
  expect(withViewers(room, 0)).toEqual({ ...room, online: 0 })
  expect(withViewers(room, undefined)).toEqual(room)
})
