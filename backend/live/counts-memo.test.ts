import { expect, test, vi } from 'vitest'
import { CountsMemo } from './counts-memo.ts'

const THREE = new Map([[1, 3]])
const FOUR = new Map([[1, 4]])

function memoAt(start: number) {
  const memo = new CountsMemo()
  const clock = { now: start }
  const ask = vi.fn(async () => THREE as ReadonlyMap<number, number> | undefined)
  return { clock, ask, read: () => memo.read(ask, () => clock.now) }
}

test('numbers are asked for once in five seconds, however many lists are read', async () => {
  const { clock, ask, read } = memoAt(0)
  for (clock.now = 0; clock.now < 10_000; clock.now += 100) expect(await read()).toBe(THREE)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('while numbers are asked for, others get those from before', async () => {
  const { clock, ask, read } = memoAt(0)
  await read()
  clock.now = 6_000
  let resolve: (counts: ReadonlyMap<number, number>) => void = () => undefined
  ask.mockReturnValueOnce(new Promise((done) => (resolve = done)))
  const first = read()
  expect(await read()).toBe(THREE)
  resolve(FOUR)
  expect(await first).toBe(FOUR)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('numbers that cannot be read again are shown for a minute, then none', async () => {
  const { clock, ask, read } = memoAt(0)
  await read()
  ask.mockResolvedValue(undefined)
  for (clock.now = 1_000; clock.now < 60_000; clock.now += 1_000) expect(await read()).toBe(THREE)
  clock.now = 60_000
  expect(await read()).toBeUndefined()
  expect(ask.mock.calls.length).toBeLessThanOrEqual(13)
})

test('after a failure nobody waits again for five seconds', async () => {
  const { clock, ask, read } = memoAt(0)
  ask.mockResolvedValue(undefined)
  expect(await read()).toBeUndefined()
  clock.now = 4_999
  expect(await read()).toBeUndefined()
  expect(ask).toHaveBeenCalledTimes(1)
  clock.now = 5_000
  await read()
  expect(ask).toHaveBeenCalledTimes(2)
})
