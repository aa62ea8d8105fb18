import { expect, test, vi } from 'vitest'
import { openNative } from './native-playback.ts'
import type { PlaybackReports } from './playback.ts'

class FakeVideo extends EventTarget {
  readonly HAVE_CURRENT_DATA = 2
  src = ''
  currentTime = 100
  readyState = 4
  paused = false
  range: [number, number] | undefined = [0, 300]
  getStartDate: (() => Date) | undefined = () => new Date(Date.UTC(2026, 10, 20))
  get seekable() {
    const { range } = this
    return { length: range ? 1 : 0, start: () => range?.[0] ?? 0, end: () => range?.[1] ?? 0 }
  }
  /** As a browser does: whatever played is stopped. */
  load(): void {
    this.paused = true
    this.currentTime = 0
  }
  play(): Promise<void> {
    this.paused = false
    return Promise.resolve()
  }
  removeAttribute(): void {
    this.src = ''
  }
}

function setUp(change: Partial<FakeVideo> = {}) {
  const video = Object.assign(new FakeVideo(), change)
  const reports = { onRenditions: vi.fn(), onRendition: vi.fn(), onDead: vi.fn() } satisfies PlaybackReports
  return { video, reports, playback: openNative(video as unknown as HTMLVideoElement, '/live.m3u8', reports) }
}

test('the picture’s time on the wall is the stream’s start and how far it has come', () => {
  const { playback } = setUp()
  expect(playback.programTime()).toBe(Date.UTC(2026, 10, 20, 0, 1, 40))
})

test('a browser that knows no start date claims no time', () => {
  expect(setUp({ getStartDate: undefined }).playback.programTime()).toBeNull()
  expect(setUp({ getStartDate: () => new Date(Number.NaN) }).playback.programTime()).toBeNull()
})

test('live is a little before the end of what can be sought', () => {
  expect(setUp().playback.window()).toEqual({ start: 0, edge: 294 })
  expect(setUp().playback.edgeDistance()).toBe(200)
})

test('a browser that cannot seek in a live stream offers no rewind', () => {
  const { playback } = setUp({ range: undefined })
  expect(playback.window()).toBeNull()
  expect(playback.edgeDistance()).toBeNull()
})

test('when the network is back a video that stands still is loaded anew and goes on', () => {
  const { video, playback } = setUp({ readyState: 1 })
  playback.resume()
  expect(video).toMatchObject({ currentTime: 0, paused: false })
})

test('when the network is back a paused video stays paused, and one that plays is left alone', () => {
  const paused = setUp({ readyState: 1, paused: true })
  paused.playback.resume()
  expect(paused.video.paused).toBe(true)
  const playing = setUp()
  playing.playback.resume()
  expect(playing.video.currentTime).toBe(100)
})

test('an error of the video is the death of its source, until it is closed', () => {
  const { video, reports, playback } = setUp()
  video.dispatchEvent(new Event('error'))
  expect(reports.onDead).toHaveBeenCalledOnce()
  playback.destroy()
  video.dispatchEvent(new Event('error'))
  expect(reports.onDead).toHaveBeenCalledOnce()
  expect(video.src).toBe('')
})
