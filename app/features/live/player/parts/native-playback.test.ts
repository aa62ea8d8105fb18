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
  /** Like in a browser, loading stops playback. */
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
  const reports = { onRenditions: vi.fn(), onRendition: vi.fn(), onFailed: vi.fn() } satisfies PlaybackReports
  return { video, reports, playback: openNative(video as unknown as HTMLVideoElement, '/live.m3u8', reports) }
}

test('the wall-clock time of the picture is the stream’s start plus the position', () => {
  const { playback } = setUp()
  expect(playback.programTime()).toBe(Date.UTC(2026, 10, 20, 0, 1, 40))
})

test('without a start date the wall-clock time is unknown', () => {
  expect(setUp({ getStartDate: undefined }).playback.programTime()).toBeNull()
  expect(setUp({ getStartDate: () => new Date(Number.NaN) }).playback.programTime()).toBeNull()
})

test('the live edge is slightly before the end of the seekable range', () => {
  expect(setUp().playback.window()).toEqual({ start: 0, edge: 294 })
  expect(setUp().playback.edgeDistance()).toBe(200)
})

test('a browser that cannot seek in a live stream offers no rewind', () => {
  const { playback } = setUp({ range: undefined })
  expect(playback.window()).toBeNull()
  expect(playback.edgeDistance()).toBeNull()
})

test('when the network is back a stalled video is reloaded and continues', () => {
  const { video, playback } = setUp({ readyState: 1 })
  playback.resume()
  expect(video).toMatchObject({ currentTime: 0, paused: false })
})

test('when the network is back a paused video stays paused and a playing one is not reloaded', () => {
  const paused = setUp({ readyState: 1, paused: true })
  paused.playback.resume()
  expect(paused.video.paused).toBe(true)
  const playing = setUp()
  playing.playback.resume()
  expect(playing.video.currentTime).toBe(100)
})

test('an error of the video reports a failed source, until the playback is destroyed', () => {
  const { video, reports, playback } = setUp()
  video.dispatchEvent(new Event('error'))
  expect(reports.onFailed).toHaveBeenCalledOnce()
  playback.destroy()
  video.dispatchEvent(new Event('error'))
  expect(reports.onFailed).toHaveBeenCalledOnce()
  expect(video.src).toBe('')
})
