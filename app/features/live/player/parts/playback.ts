import type { LiveWindow } from './live-position.ts'

/** A quality the viewer can choose. `index` is the playback's own number for it. */
export type Rendition = { index: number; height: number; kbps: number }

/** Callbacks from a playback to the engine. */
export type PlaybackReports = {
  onRenditions(renditions: Rendition[]): void
  /** The rendition now on screen. */
  onRendition(index: number): void
  /** The source cannot be played any more. */
  onFailed(): void
}

/** One source playing in one video element: by hls.js, or by the browser itself. */
export type Playback = {
  window(): LiveWindow | null
  /** Wall-clock time of the picture on screen, ms since the epoch. */
  programTime(): number | null
  /** Seconds to the end of the playlist. */
  edgeDistance(): number | null
  /** `AUTO_RENDITION` leaves the choice to the playback. */
  setRendition(index: number): void
  /** Resumes loading when the network is back. */
  resume(): void
  destroy(): void
}

export type OpenPlayback = (video: HTMLVideoElement, url: string, reports: PlaybackReports) => Promise<Playback>

export const AUTO_RENDITION = -1
