import { nextTask } from '#app/lib/next-task.ts'
import { canPlayNative, openNative } from './native-playback.ts'
import type { OpenPlayback } from './playback.ts'

/** hls.js where Media Source Extensions exist (elsewhere it is not even loaded), else native HLS. */
export const openPlayback: OpenPlayback = async (video, url, reports) => {
  if (hasMediaSource()) {
    const { openHls } = await import('./hls-playback.ts')
    // Its code has just been run, 30 ms on a phone.
    await nextTask()
    const playback = await openHls(video, url, reports)
    if (playback) return playback
  }
  if (!canPlayNative(video)) throw new Error('this browser plays no HLS')
  return openNative(video, url, reports)
}

/** A file, which every browser plays by itself. */
export const openFile: OpenPlayback = async (video, url, reports) => openNative(video, url, reports)

/** Preloads hls.js in parallel with the controls. */
export function preloadPlayback(): void {
  if (hasMediaSource()) import('./hls-playback.ts').catch(() => undefined)
}

function hasMediaSource(): boolean {
  return 'ManagedMediaSource' in globalThis || 'MediaSource' in globalThis
}
