import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Engine } from './engine.ts'
import type { Playback, PlaybackReports } from './playback.ts'

const NOW = Date.UTC(2026, 10, 20, 22, 30)

class FakeVideo extends EventTarget {
  muted = false
  volume = 1
  currentTime = 290
  readyState = 4
  seeking = false
  paused = true
  blocked = false
  play(): Promise<void> {
    if (this.blocked) return Promise.reject(new DOMException('press play', 'NotAllowedError'))
    this.paused = false
    return Promise.resolve()
  }
  pause(): void {
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
  emit(type: string): void {
    this.dispatchEvent(new Event(type))
  }
}

class FakeNetwork extends EventTarget {
  online = true
  isOnline = () => this.online
  subscribe = (listener: () => void) => {
    this.addEventListener('change', listener)
    return () => this.removeEventListener('change', listener)
  }
  setOnline(online: boolean): void {
    this.online = online
    this.dispatchEvent(new Event('change'))
  }
}

function setUp(urls = ['a', 'b'], video = new FakeVideo(), isRecording = false) {
  const network = new FakeNetwork()
  const opened: { url: string; reports: PlaybackReports; playback: Playback }[] = []
  const dates: Date[] = []
  const rewound: number[] = []
  const engine = new Engine({
    video: video as unknown as HTMLVideoElement,
    urls,
    sourceIndex: 0,
    isRecording,
    network,
    now: Date.now,
    onProgramTime: (date, seconds) => {
      dates.push(date)
      rewound.push(seconds)
    },
    open: async (_, url, reports) => {
      const playback = fakePlayback()
      opened.push({ url, reports, playback })
      return playback
    },
  })
  engines.push(engine)
  const last = () => {
    const found = opened.at(-1)
    if (!found) throw new Error('nothing opened')
    return found
  }
  return { engine, video, network, opened, last, dates, rewound, urls: () => opened.map(({ url }) => url) }
}

function fakePlayback(): Playback {
  return {
    window: () => ({ start: 0, edge: 294 }),
    programTime: () => Date.now() - 7000,
    edgeDistance: () => 6,
    setRendition: vi.fn(),
    resume: vi.fn(),
    destroy: vi.fn(),
  }
}

const engines: Engine[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})

afterEach(() => {
  for (const engine of engines.splice(0)) engine.destroy()
  vi.useRealTimers()
})

async function settle(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

async function setUpPlaying(urls?: string[]) {
  const all = setUp(urls)
  await settle()
  all.video.emit('playing')
  return all
}

test('playback starts muted with the first source and has a picture once a frame is shown', async () => {
  const { engine, video, urls } = setUp()
  expect(video.muted).toBe(true)
  expect(engine.getState()).toMatchObject({ phase: 'loading', hasPicture: false })
  await settle()
  video.emit('playing')
  expect(urls()).toEqual(['a'])
  expect(engine.getState()).toMatchObject({ phase: 'playing', hasPicture: true, sourceIndex: 0 })
})

test('a failed source is replaced by the next, and the state says which one failed', async () => {
  const { engine, last, opened, urls } = setUp()
  await settle()
  last().reports.onFailed()
  await settle()
  expect(urls()).toEqual(['a', 'b'])
  expect(opened[0]?.playback.destroy).toHaveBeenCalled()
  expect(engine.getState()).toMatchObject({ sourceIndex: 1, leftSourceIndex: 0 })
})

test('a source that fails during playback is reopened before another is tried', async () => {
  const { last, urls } = await setUpPlaying()
  last().reports.onFailed()
  await settle(1000)
  expect(urls()).toEqual(['a', 'a'])
})

test('reports of a source that was left are ignored', async () => {
  const { engine, opened, last, urls } = setUp()
  await settle()
  last().reports.onFailed()
  await settle()
  opened[0]?.reports.onFailed()
  opened[0]?.reports.onRenditions([{ index: 0, height: 360, kbps: 100 }])
  await settle(5000)
  expect(urls()).toEqual(['a', 'b'])
  expect(engine.getState().renditions).toEqual([])
})

test('when every source keeps failing the player fails, and a retry starts over', async () => {
  const { engine, last, urls } = setUp(['a'])
  for (let round = 0; round < 5; round += 1) {
    await settle(20_000)
    last().reports.onFailed()
  }
  expect(engine.getState().phase).toBe('failed')
  engine.play()
  await settle()
  expect(engine.getState().phase).toBe('loading')
  expect(urls()).toHaveLength(6)
})

test('once every source has failed the state says that they are tried again', async () => {
  const { engine, last } = setUp()
  await settle()
  last().reports.onFailed()
  await settle()
  expect(engine.getState()).toMatchObject({ phase: 'loading', isRetrying: false })
  last().reports.onFailed()
  await settle()
  expect(engine.getState()).toMatchObject({ phase: 'loading', isRetrying: true })
  await settle(2000)
  engine.retry()
  expect(engine.getState().isRetrying).toBe(false)
})

test('a source that stalls for twenty seconds counts as failed', async () => {
  const { engine, video, urls } = await setUpPlaying()
  video.emit('waiting')
  expect(engine.getState().phase).toBe('buffering')
  await settle(19_000)
  expect(urls()).toEqual(['a'])
  await settle(2500)
  expect(urls()).toEqual(['a', 'a'])
})

test('without network the player waits, and continues when the network is back', async () => {
  const { engine, network, video, last, urls } = await setUpPlaying()
  network.setOnline(false)
  expect(engine.getState().phase).toBe('playing')
  video.emit('waiting')
  expect(engine.getState().phase).toBe('offline')
  last().reports.onFailed()
  await settle(120_000)
  expect(urls()).toEqual(['a'])
  network.setOnline(true)
  await settle()
  expect(urls()).toEqual(['a', 'a'])
})

test('when the browser blocks autoplay the player waits for a click', async () => {
  const video = new FakeVideo()
  video.blocked = true
  const { engine } = setUp(['a'], video)
  await settle(60_000)
  expect(engine.getState().phase).toBe('paused')
  video.blocked = false
  engine.play()
  await settle()
  video.emit('playing')
  expect(engine.getState().phase).toBe('playing')
})

test('a pause from the media keys shows as paused', async () => {
  const { engine, video } = await setUpPlaying()
  video.pause()
  expect(engine.getState().phase).toBe('paused')
})

test('after a pause longer than the window, play returns to live', async () => {
  const { engine, video } = await setUpPlaying()
  engine.pause()
  video.currentTime = -40
  engine.play()
  expect(video.currentTime).toBe(294)
})

test('rewinding and going live change the position', async () => {
  const { engine } = await setUpPlaying()
  engine.seekBehind(90)
  expect(engine.getState().position).toMatchObject({ behind: 90, isAtEdge: false, window: 294 })
  engine.goLive()
  expect(engine.getState().position).toMatchObject({ behind: 0, isAtEdge: true })
})

test('a selected source is opened at once with a fresh state', async () => {
  const { engine, urls } = await setUpPlaying(['a', 'b', 'c'])
  engine.selectSource(2)
  await settle()
  expect(urls()).toEqual(['a', 'c'])
  expect(engine.getState()).toMatchObject({ sourceIndex: 2, leftSourceIndex: null })
})

test('the wall-clock time of the picture is reported', async () => {
  const { video, dates } = await setUpPlaying()
  video.emit('timeupdate')
  expect(dates).toEqual([new Date(NOW - 7000)])
})

test('unmuting at volume 0 restores an audible volume', async () => {
  const { engine, video } = await setUpPlaying()
  engine.setVolume(0)
  expect(video.muted).toBe(true)
  engine.setMuted(false)
  expect(video).toMatchObject({ muted: false, volume: 0.5 })
})

test('a destroyed engine opens no source and notifies no listener', async () => {
  const { engine, last, urls } = await setUpPlaying()
  const listener = vi.fn()
  engine.subscribe(listener)
  last().reports.onFailed()
  engine.destroy()
  listener.mockClear()
  await settle(60_000)
  expect(urls()).toEqual(['a'])
  expect(listener).not.toHaveBeenCalled()
})

test('only what the viewer has gone back counts as rewound, not what a picture is late by itself', async () => {
  const { engine, video, rewound } = await setUpPlaying()
  video.currentTime = 200
  video.emit('timeupdate')
  engine.seekBehind(40)
  video.emit('timeupdate')
  engine.goLive()
  video.currentTime = 100
  video.emit('timeupdate')
  expect(rewound).toEqual([0, 40, 0])
})

test('a recording has its length as its window, and a jump before it has opened is kept', () => {
  const { engine, video } = setUp(['a'], Object.assign(new FakeVideo(), { duration: 600 }), true)
  video.readyState = 0
  video.currentTime = 0
  engine.seekTo(120)
  expect(video.currentTime).toBe(0)
  video.readyState = 1
  video.emit('loadedmetadata')
  expect(video.currentTime).toBe(120)
  video.emit('timeupdate')
  expect(engine.getState().position).toMatchObject({ window: 600, behind: 480 })
})

test('a recording that broke off goes on where it was', async () => {
  const { engine, video, last, opened } = setUp(['a'], Object.assign(new FakeVideo(), { duration: 600 }), true)
  await vi.advanceTimersByTimeAsync(0)
  video.emit('playing')
  video.currentTime = 200
  video.emit('timeupdate')
  last().reports.onFailed()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(opened.length).toBeGreaterThan(1)
  video.currentTime = 0
  video.emit('loadedmetadata')
  expect(video.currentTime).toBe(200)
  engine.goLive()
  expect(video.currentTime).toBe(200)
})
