import { beforeEach, expect, test, vi } from 'vitest'
import { BalanceTeller, type Tell } from './balance-teller.ts'

let stored: Map<string, unknown>
let seq: number
const tell = vi.fn<Tell>()

const balance = () => ({ gold: seq * 10, diamond: 0, seq })
const teller = () => {
  const kv = {
    get: (key: string) => stored.get(key),
    put: (key: string, value: unknown) => void stored.set(key, value),
    delete: (key: string) => stored.delete(key),
  }
  return new BalanceTeller({ kv: kv as unknown as SyncKvStorage }, balance, tell)
}

beforeEach(() => {
  vi.useFakeTimers()
  stored = new Map()
  seq = 1
  tell.mockReset().mockResolvedValue(true)
})

/** The balance changes, and all that has to be told is told. */
async function change(of: BalanceTeller): Promise<void> {
  seq += 1
  const told = of.changed()
  await vi.runAllTimersAsync()
  await told
}

test('nobody is told anything before a page has opened', async () => {
  await change(teller())
  expect(tell).not.toHaveBeenCalled()
})

test('what changed before the first page opened is told to nobody again', async () => {
  const of = teller()
  seq = 5
  expect(of.watch()).toMatchObject({ seq: 5 })
  await of.changed()
  expect(tell).not.toHaveBeenCalled()
})

test('each change is told once, with what was watched before the account slept', async () => {
  const first = teller()
  expect(first.watch()).toEqual({ gold: 10, diamond: 0, seq: 1 })
  await change(first)
  await first.changed()
  const awake = teller()
  await awake.changed()
  await change(awake)
  expect(tell.mock.calls).toEqual([[{ gold: 20, diamond: 0, seq: 2 }], [{ gold: 30, diamond: 0, seq: 3 }]])
})

test('after the inbox has said that no page is open nobody is told, until one opens', async () => {
  const of = teller()
  of.watch()
  tell.mockResolvedValue(false)
  await change(of)
  await change(of)
  await change(teller())
  expect(tell).toHaveBeenCalledTimes(1)
  of.watch()
  await change(of)
  expect(tell).toHaveBeenCalledTimes(2)
})

test('a page that opens while the inbox answers that there is none is told the next change', async () => {
  const of = teller()
  of.watch()
  let answer = (_isHeard: boolean) => {}
  tell.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  seq += 1
  const told = of.changed()
  of.watch()
  answer(false)
  await vi.runAllTimersAsync()
  await told
  await change(of)
  expect(tell).toHaveBeenCalledTimes(2)
})

test('what changes a hundred times within a moment is told twice: at once, and as it is then', async () => {
  const of = teller()
  of.watch()
  for (let changes = 0; changes < 100; changes++) {
    seq += 1
    void of.changed()
    await vi.advanceTimersByTimeAsync(1)
  }
  await vi.runAllTimersAsync()
  expect(tell.mock.calls.map(([{ seq: told }]) => told)).toEqual([2, 101])
})

test('what could not be told is told with the next change', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const of = teller()
  of.watch()
  tell.mockRejectedValueOnce(new Error('inbox is away'))
  await change(of)
  await change(of)
  expect(tell.mock.lastCall).toEqual([{ gold: 30, diamond: 0, seq: 3 }])
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
})
