import type { Playback, PlaybackReports } from './playback.ts'

type DatedVideo = HTMLVideoElement & { getStartDate?: () => Date }

/** Three segments of the usual length: Safari plays about so far from the end of `seekable`. */
const HOLD_BACK_SECONDS = 6

/** HLS by the browser itself (Safari, iPhones without ManagedMediaSource). It chooses the rendition alone. */
export function openNative(video: DatedVideo, url: string, reports: PlaybackReports): Playback {
  const onError = () => reports.onDead()
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

/** Only where it stands still: what plays goes on by itself. Loading anew stops the video, so it is started again. */
function resume(video: HTMLVideoElement): void {
  if (video.readyState > video.HAVE_CURRENT_DATA) return
  const wasPlaying = !video.paused
  video.load()
  if (wasPlaying) video.play().catch(() => undefined)
}

/** Chromium says `maybe` to HLS and then plays it badly, so this is asked only where hls.js can not work. */
export function canPlayNative(video: HTMLVideoElement): boolean {
  return video.canPlayType('application/vnd.apple.mpegurl') !== ''
}
