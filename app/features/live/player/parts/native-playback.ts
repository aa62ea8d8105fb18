import type { Playback, PlaybackReports } from './playback.ts'

type DatedVideo = HTMLVideoElement & { getStartDate?: () => Date }

/** Three segments of the usual length: about how far from the end of `seekable` Safari plays. */
const HOLD_BACK_SECONDS = 6

/** Plays HLS natively (Safari, iPhones without ManagedMediaSource). The browser chooses the rendition. */
export function openNative(video: DatedVideo, url: string, reports: PlaybackReports): Playback {
  const onError = () => reports.onFailed()
  video.addEventListener('error', onError)
  video.src = url
  return {
    window() {
      const { seekable } = video
      if (seekable.length === 0) return null
      const start = seekable.start(0)
      return { start, edge: Math.max(start, seekable.end(seekable.length - 1) - HOLD_BACK_SECONDS) }
    },
    programTime() {
      const start = video.getStartDate?.().getTime() ?? Number.NaN
      return Number.isNaN(start) ? null : start + video.currentTime * 1000
    },
    edgeDistance: () =>
      video.seekable.length === 0 ? null : video.seekable.end(video.seekable.length - 1) - video.currentTime,
    setRendition() {},
    resume: () => resume(video),
    destroy() {
      video.removeEventListener('error', onError)
      video.removeAttribute('src')
      video.load()
    },
  }
}

/** Reloads a stalled video; a playing one continues by itself. Reloading stops the video, so it is started again. */
function resume(video: HTMLVideoElement): void {
  if (video.readyState > video.HAVE_CURRENT_DATA) return
  const wasPlaying = !video.paused
  video.load()
  if (wasPlaying) video.play().catch(() => undefined)
}

/** Chromium answers `maybe` for HLS but plays it badly, so this is checked only where hls.js cannot be used. */
export function canPlayNative(video: HTMLVideoElement): boolean {
  return video.canPlayType('application/vnd.apple.mpegurl') !== ''
}
