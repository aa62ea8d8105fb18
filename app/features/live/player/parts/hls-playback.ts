import workerUrl from 'hls.js/dist/hls.worker.js?url'
import Hls, { ErrorTypes, Events, type HlsConfig, type LoadPolicy, type RetryConfig } from 'hls.js/light'
import { nextTask } from '#app/lib/next-task.ts'
import type { LiveWindow } from './live-position.ts'
import type { Playback, PlaybackReports } from './playback.ts'

const RECOVER_PAUSE_MS = 5000

/** Plays HLS with hls.js; null where hls.js is not supported. */
export async function openHls(
  video: HTMLVideoElement,
  url: string,
  reports: PlaybackReports,
): Promise<Playback | null> {
  if (!Hls.isSupported()) return null
  const hls = new Hls(CONFIG)
  reportRenditions(hls, reports)
  reportFailure(hls, reports)
  await nextTask()
  hls.loadSource(url)
  hls.attachMedia(video)
  return {
    window: () => windowOf(hls),
    programTime: () => hls.playingDate?.getTime() ?? null,
    edgeDistance: () => (hls.latestLevelDetails ? hls.latency : null),
    setRendition: (index) => {
      hls.nextLevel = index
    },
    resume: () => hls.startLoad(),
    destroy: () => hls.destroy(),
  }
}

function retrying(maxNumRetry: number, maxTimeToFirstByteMs: number, maxLoadTimeMs: number): LoadPolicy {
  const retry: RetryConfig = {
    maxNumRetry,
    retryDelayMs: 500,
    maxRetryDelayMs: 4000,
    // hls.js treats a refused connection (status 0) as final, but a restarting server looks the same.
    shouldRetry: (_, count, _isTimeout, response, retry) => retry || (count < maxNumRetry && response?.code === 0),
  }
  return { default: { maxTimeToFirstByteMs, maxLoadTimeMs, timeoutRetry: retry, errorRetry: retry } }
}

/**
 * liveMaxLatencyDurationCount stays at its default (none): with a limit hls.js would pull a viewer who rewound on
 * purpose back to the live edge. Catching up at rate 1.1 happens near the edge only.
 */
const CONFIG: Partial<HlsConfig> = {
  workerPath: workerUrl,
  lowLatencyMode: true,
  // Without this WebKit treats the end of the playlist as the end of the video and stops.
  liveDurationInfinity: true,
  backBufferLength: 30,
  maxLiveSyncPlaybackRate: 1.1,
  capLevelToPlayerSize: true,
  manifestLoadPolicy: retrying(1, 6000, 8000),
  playlistLoadPolicy: retrying(3, 6000, 8000),
  fragLoadPolicy: retrying(4, 8000, 20_000),
}

function reportRenditions(hls: Hls, reports: PlaybackReports): void {
  hls.on(Events.MANIFEST_PARSED, () => {
    const renditions = hls.levels.map(({ height, bitrate }, index) => ({
      index,
      height,
      kbps: Math.round(bitrate / 1000),
    }))
    reports.onRenditions(renditions.toSorted((a, b) => b.height - a.height || b.kbps - a.kbps))
  })
  hls.on(Events.LEVEL_SWITCHED, (_, { level }) => reports.onRendition(level))
}

/** Media errors are recovered at most once in five seconds; a network error is fatal once its retries are used up. */
function reportFailure(hls: Hls, reports: PlaybackReports): void {
  let recoveredAt = Number.NEGATIVE_INFINITY
  hls.on(Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    const now = performance.now()
    if (type === ErrorTypes.MEDIA_ERROR && now - recoveredAt >= RECOVER_PAUSE_MS) {
      recoveredAt = now
      recover(hls)
      return
    }
    reports.onFailed()
  })
}

/** Recovery reattaches the video, which pauses it. */
function recover(hls: Hls): void {
  const video = hls.media
  const wasPlaying = video?.paused === false
  hls.recoverMediaError()
  if (wasPlaying) video.play().catch(() => undefined)
}

function windowOf(hls: Hls): LiveWindow | null {
  const details = hls.latestLevelDetails
  if (!details) return null
  return { start: details.fragmentStart, edge: hls.liveSyncPosition ?? details.edge }
}
