import { afterEach, expect, test, vi } from 'vitest'
import type { Env } from '#backend/core/env.ts'
import arena from '#brands/arena.json' with { type: 'json' }
import main from '#brands/main.json' with { type: 'json' }
import tribuna from '#brands/tribuna.json' with { type: 'json' }
import { Crowd, crowdPartOf } from './crowd.ts'
import { findCrowdRoom } from './find-crowd-room.ts'

vi.mock('./find-crowd-room.ts', { spy: true })
afterEach(() => void vi.useRealTimers())

const ON = { SIMULATED_CROWD: '1' }

test('the demo brands have a crowd, where the environment has it on', () => {
  for (const brand of [main, arena, tribuna]) {
    expect(crowdPartOf(ON, brand), brand.id).toBe(brand.features.gifts ? 'talk-and-gifts' : 'talk')
    for (const env of [{}, { SIMULATED_CROWD: '0' }, { SIMULATED_CROWD: '' }])
      expect(crowdPartOf(env, brand)).toBeUndefined()
  }
})

test('a brand that does not say so has none, nor one that is no demo', () => {
  const { hasSimulatedCrowd: _, ...silent } = main
  expect(crowdPartOf(ON, silent)).toBeUndefined()
  expect(crowdPartOf(ON, { ...main, isDemo: false })).toBeUndefined()
  expect(crowdPartOf(ON, undefined)).toBeUndefined()
})

test('where gifts are off the crowd sends none', () => {
  expect(crowdPartOf(ON, { ...main, features: { ...main.features, gifts: false } })).toBe('talk')
  expect(crowdPartOf(ON, main, ['gifts'])).toBe('talk')
})

test('a fault of the crowd is none of the chat, and the next page asks again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const DB = {
    prepare: vi.fn(() => {
      throw new Error('down')
    }),
  }
  const crowd = new Crowd({} as DurableObjectState, { DB } as unknown as Env, () => undefined)
  await crowd.greet({} as WebSocket, 1, undefined)
  expect(DB.prepare).not.toHaveBeenCalled()
  await crowd.greet({} as WebSocket, 1, 'talk')
  const asked = DB.prepare.mock.calls.length
  await crowd.greet({} as WebSocket, 1, 'talk')
  expect(DB.prepare.mock.calls.length).toBeGreaterThan(asked)
  expect(error).toHaveBeenCalledTimes(2)
  error.mockRestore()
})

test('a page that is there before the match hears the crowd once it begins', async () => {
  vi.useFakeTimers()
  const [now, alarms, heard] = [Date.now(), [] as number[], [] as unknown[]]
  const begins = now + 3_600_000
  const story = {
    moments: [],
    moods: [
      { at: now - 1000, mood: 'quiet' as const },
      { at: begins, mood: 'play' as const },
    ],
  }
  vi.mocked(findCrowdRoom).mockResolvedValue({
    id: 7_510_001,
    language: 'en_US',
    family: 'football',
    match: { story, teams: { home: 1, away: 2 } },
  })
  const socket = { send: (text: string) => heard.push(JSON.parse(text)) } as unknown as WebSocket
  const ctx = {
    getWebSockets: () => [socket],
    waitUntil: () => undefined,
    storage: { getAlarm: async () => alarms[0] ?? null, setAlarm: async (at: number) => void alarms.push(at) },
  } as unknown as DurableObjectState
  const crowd = new Crowd(ctx, {} as Env, () => undefined)
  for (const _ of [1, 2]) await crowd.greet(socket, 7_510_001, 'talk')
  expect(heard).toEqual([])
  expect(alarms).toEqual([begins])
  vi.setSystemTime(begins)
  await crowd.wake(7_510_001)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard.length).toBeGreaterThan(0)
})
