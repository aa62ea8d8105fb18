import { useCallback, useEffect, useState } from 'react'
import type { PlayerStage } from './parts/player-stage.tsx'
import { mayAutoplay } from './preferences.ts'
import type { Recording } from './recording.ts'

/** Loads the player's code: on play, on a jump into a recording, or by itself when the page is idle, visible and may autoplay. */
export function useStage(autoPlay: boolean, recording?: Recording) {
  const { isFile = false, jump } = recording ?? {}
  const [Stage, setStage] = useState<typeof PlayerStage | null>(null)
  const [phase, setPhase] = useState<'waiting' | 'loading' | 'failed'>('waiting')
  const start = useCallback(() => {
    setPhase('loading')
    loadStage(!isFile)
      .then((stage) => setStage(() => stage))
      .catch(() => setPhase('failed'))
  }, [isFile])
  useEffect(() => {
    if (jump) start()
  }, [jump, start])
  useEffect(() => (autoPlay && mayAutoplay() ? whenIdleAndVisible(start) : undefined), [autoPlay, start])
  return { Stage, phase, start }
}

/** The condition keeps the player and hls.js out of the server's bundle. */
async function loadStage(isStream: boolean): Promise<typeof PlayerStage> {
  if (import.meta.env.SSR) throw new Error('the player runs in a browser')
  const playback = import('./parts/open-playback.ts').then((code) => isStream && code.preloadPlayback())
  const [code] = await Promise.all([import('./parts/player-stage.tsx'), playback])
  return code.PlayerStage
}

/**
 * Runs a function when the page is idle and visible; returns a function that cancels it. Safari has no
 * requestIdleCallback, so it waits a short time instead.
 */
function whenIdleAndVisible(run: () => void): () => void {
  let isDone = false
  const begin = () => {
    if (isDone || document.visibilityState !== 'visible') return
    isDone = true
    document.removeEventListener('visibilitychange', begin)
    run()
  }
  const wait = () => {
    document.addEventListener('visibilitychange', begin)
    begin()
  }
  if ('requestIdleCallback' in window) requestIdleCallback(wait, { timeout: 2000 })
  else setTimeout(wait, 500)
  return () => {
    isDone = true
    document.removeEventListener('visibilitychange', begin)
  }
}
