import fs from 'node:fs'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterEach, expect, test, vi } from 'vitest'
import { dueBetween, fireCron, runCrons, scheduleOf } from './crons.ts'

afterEach(() => void vi.useRealTimers())

const NOON = Date.parse('2026-11-23T12:00:00Z')
const MINUTE = 60_000
const triggers = JSON.parse(/^crons = (\[.*\])$/m.exec(fs.readFileSync('backend/wrangler.toml', 'utf8'))?.[1] ?? '[]')

/** The minutes from noon at which a trigger falls within `minutes`. */
const minutesOf = (cron: string, minutes = 60): number[] =>
  Array.from({ length: minutes }, (_, minute) => minute).filter((minute) => {
    const at = NOON + minute * MINUTE
    return dueBetween([scheduleOf(cron)], at - 1, at + 500).length > 0
  })

test('a trigger falls at its minutes', () => {
  expect(minutesOf('* * * * *')).toHaveLength(60)
  expect(minutesOf('*/2 * * * *')).toHaveLength(30)
  expect(minutesOf('*/5 * * * *')).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55])
  expect(minutesOf('3-59/5 * * * *')).toEqual([3, 8, 13, 18, 23, 28, 33, 38, 43, 48, 53, 58])
  expect(minutesOf('7 * * * *', 180)).toEqual([7, 67, 127])
  expect(minutesOf('0,30 13-14 * * *', 240)).toEqual([60, 90, 120, 150])
})

test('every trigger of the backend can be timed', () => {
  expect(triggers.length).toBeGreaterThan(2)
  for (const cron of triggers) expect(minutesOf(cron), cron).not.toEqual([])
})

test.each([
  '60 * * * *',
  '9-5 * * * *',
  '*/0 * * * *',
  '5/5 * * * *',
  '',
  '* * * *',
  '0 0 1 * *',
  '0 0 * * MON',
  'x * * * *',
])('a trigger that would be timed wrongly is refused in words: %s', (cron) => {
  expect(() => scheduleOf(cron)).toThrow(`cannot time: ${cron}`)
})

test('what fell while the machine slept is done once, also after days', () => {
  const schedules = ['*/5 * * * *', '7 * * * *', '30 4 * * *'].map(scheduleOf)
  expect(dueBetween(schedules, NOON, NOON + 8 * MINUTE)).toEqual(['*/5 * * * *', '7 * * * *'])
  expect(dueBetween(schedules, NOON, NOON + 1e10)).toEqual(['*/5 * * * *', '7 * * * *', '30 4 * * *'])
  expect(dueBetween(schedules, NOON, NOON)).toEqual([])
})

test('triggers are fired at their times, one after the other, whatever one of them does, until the site stops', async () => {
  vi.useFakeTimers({ now: NOON + 1000 })
  const fired: string[] = []
  const faults: string[] = []
  let underWay = 0
  const fire = async (cron: string) => {
    underWay += 1
    expect(underWay).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 5000))
    underWay -= 1
    fired.push(`${new Date().getUTCMinutes()} ${cron}`)
    if (cron === '*/2 * * * *') throw new Error('no database')
  }
  const stop = runCrons({ crons: ['* * * * *', '*/2 * * * *'], fire, onFault: (text) => faults.push(text) })
  await vi.advanceTimersByTimeAsync(58_000)
  expect(fired).toEqual([])
  await vi.advanceTimersByTimeAsync(3 * MINUTE)
  expect(fired).toEqual(['1 * * * * *', '2 * * * * *', '2 */2 * * * *', '3 * * * * *'])
  expect(faults).toEqual(['cron */2 * * * * failed: Error: no database'])
  // In the middle of the first of two.
  await vi.advanceTimersByTimeAsync(3000)
  stop()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(fired.slice(4)).toEqual(['4 * * * * *'])
  expect(faults).toHaveLength(1)
})

test('a trigger reaches the Worker with its name, and a failure of its work is told', async () => {
  const script = `const fired = []
    export default {
      fetch: () => Response.json(fired),
      scheduled({ cron }) {
        fired.push(cron)
        if (cron === '7 * * * *') throw new Error('no database')
      },
    }`
  const runtime = new Miniflare(convertV4MiniflareOptions({ workers: [{ name: 'backend', modules: true, script }] }))
  try {
    const worker = await runtime.getWorker('backend')
    await fireCron(worker, '*/5 * * * *')
    await expect(fireCron(worker, '7 * * * *')).rejects.toThrow('its outcome is exception')
    expect(await (await worker.fetch('http://backend.internal/')).json()).toEqual(['*/5 * * * *', '7 * * * *'])
  } finally {
    await runtime.dispose()
  }
})
