import { describe, expect, test } from 'vitest'
import { type Audience, FramePace, postEveryMs } from './frame-pace.ts'

const small: Audience = { pages: 100, relays: 1 }
const T = 1_000_000

/** How long a frame waits after the one before. */
const waitOf = (pace: FramePace, said: number, audience: Audience, now: number, gifts = 0) =>
  Math.max(0, pace.dueAt({ said, gifts }, audience, now) - now)

describe('frames of a room', () => {
  test('the first after a pause goes at once, the next so often as the audience lets it', () => {
    const gapFor = (audience: Audience) => {
      const pace = new FramePace()
      expect(waitOf(pace, 1, audience, T)).toBe(0)
      pace.send({ said: 1, gifts: 0 }, audience, T)
      return waitOf(pace, 1, audience, T)
    }
    expect(gapFor({ pages: 0, relays: 0 })).toBe(20)
    expect(gapFor({ pages: 1_000, relays: 1 })).toBe(25)
    expect(gapFor({ pages: 4_000, relays: 2 })).toBe(200)
    expect(gapFor({ pages: 10_000, relays: 4 })).toBe(500)
    expect(gapFor({ pages: 2_000, relays: 20 }), 'many relays with few pages').toBe(160)
    expect(gapFor({ pages: 100_000, relays: 34 })).toBe(500)
  })

  test('twenty a second are each shown soon; of two hundred a part, four times a second', () => {
    const play = (perSecond: number, audience: Audience) => {
      const pace = new FramePace()
      let [waiting, shown, frames, waited] = [0, 0, 0, 0]
      for (let ms = 0; ms < 10_000; ms += 1) {
        if (Math.floor((ms * perSecond) / 1000) > Math.floor(((ms - 1) * perSecond) / 1000)) waiting += 1
        waited += waiting
        if (waiting === 0 || pace.dueAt({ said: waiting, gifts: 0 }, audience, T + ms) > T + ms) continue
        shown += pace.send({ said: waiting, gifts: 0 }, audience, T + ms).said
        frames += 1
        waiting = 0
      }
      return { shown, frames, meanMs: waited / (perSecond * 10) }
    }
    const calm = play(20, small)
    expect(calm.shown).toBe(200)
    expect(calm.frames).toBe(200)
    expect(calm.meanMs).toBeLessThan(5)
    const loud = play(200, small)
    expect(loud.frames).toBeLessThanOrEqual(42)
    expect(loud.shown).toBeGreaterThanOrEqual(230)
    expect(loud.shown).toBeLessThanOrEqual(250)
    const crowded = play(200, { pages: 100_000, relays: 34 })
    expect(crowded.frames).toBeLessThanOrEqual(21)
    expect(crowded.shown, 'rarer frames show more each').toBeGreaterThanOrEqual(220)
    expect(crowded.shown).toBeLessThanOrEqual(260)
  })

  test('gifts and words have places of their own', () => {
    const pace = new FramePace()
    expect(pace.isBusy({ said: 6, gifts: 0 }, small, T)).toBe(false)
    expect(pace.isBusy({ said: 0, gifts: 1 }, small, T), 'a burst of gifts is gathered').toBe(true)
    expect(waitOf(pace, 0, small, T, 1), 'but not after a pause').toBe(0)
    expect(pace.send({ said: 90, gifts: 50 }, small, T)).toEqual({ said: 6, gifts: 4 })
    expect(pace.send({ said: 0, gifts: 50 }, small, T + 1)).toEqual({ said: 0, gifts: 0 })
    expect(pace.send({ said: 9, gifts: 9 }, small, T + 251)).toEqual({ said: 6, gifts: 4 })
  })

  test('a clock that was set back stops nothing', () => {
    const pace = new FramePace()
    pace.send({ said: 90, gifts: 0 }, small, T)
    expect(pace.send({ said: 1, gifts: 0 }, small, T - 5_000).said).toBe(0)
    expect(pace.send({ said: 6, gifts: 0 }, small, T - 4_000).said).toBe(6)
  })

  test('all relays of a room call it two hundred times a second at most', () => {
    for (const relays of [1, 4, 20, 64]) {
      const calls = relays * (1000 / Math.max(1, postEveryMs({ pages: 0, relays }, true)))
      expect(calls).toBeLessThanOrEqual(200)
    }
    expect(postEveryMs({ pages: 10, relays: 1 }, false)).toBeLessThan(10)
  })
})
