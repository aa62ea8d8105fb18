import { expect, test } from 'vitest'
import { ViewTally } from './view-tally.ts'

const HOUR_MS = 3_600_000
const hour = (count: number) => count * HOUR_MS

const counted = (entries: readonly boolean[]) => entries.filter(Boolean).length

test('a visitor counts once an hour for a thing', () => {
  const tally = new ViewTally()
  expect([
    tally.add({ visitor: 'a' }, 1, hour(5)),
    tally.add({ visitor: 'a' }, 1, hour(6) - 1),
    tally.add({ visitor: 'b' }, 1, hour(5)),
  ]).toEqual([true, false, true])
  expect(tally.take()).toEqual({ hour: 5, things: [{ id: 1, views: 2 }] })
  expect(tally.take().things).toEqual([])
  // What was stored is not counted again within the hour.
  expect([tally.add({ visitor: 'a' }, 1, hour(6) - 1), tally.add({ visitor: 'a' }, 1, hour(6))]).toEqual([false, true])
  expect(tally.take()).toEqual({ hour: 6, things: [{ id: 1, views: 1 }] })
})

test('neither one visitor nor many fill it up', () => {
  const tally = new ViewTally()
  expect(counted(Array.from({ length: 200 }, (_, id) => tally.add({ visitor: 'a' }, id + 1, 0)))).toBe(60)
  expect(tally.add({ visitor: 'b' }, 1, 0)).toBe(true)
  expect(counted(Array.from({ length: 6000 }, (_, at) => tally.add({ visitor: `v${at}` }, 1, 0)))).toBe(4998)
  expect(tally.add({ visitor: 'b' }, 2, 0)).toBe(true)
  const wide = new ViewTally()
  expect(counted(Array.from({ length: 1500 }, (_, id) => wide.add({ visitor: `v${id}` }, id + 1, 0)))).toBe(1000)
})

test('one address counts sixty times for a thing in an hour, whatever browsers it names; users count beside it', () => {
  const tally = new ViewTally()
  const add = (at: number, thing: number, now = 0) =>
    tally.add({ visitor: `192.0.2.1 ua${at}`, address: '192.0.2.1' }, thing, now)
  expect(counted(Array.from({ length: 100 }, (_, at) => add(at, 1)))).toBe(60)
  expect(add(200, 2)).toBe(true)
  expect(tally.add({ visitor: 'u7' }, 1, 0)).toBe(true)
  expect(add(201, 1, 3_600_000)).toBe(true)
})
