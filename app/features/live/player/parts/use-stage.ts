import { useCallback, useEffect, useState } from 'react'
import { loadPreferences } from '../preferences.ts'
import type { PlayerStage } from './player-stage.tsx'

type Connection = { saveData?: boolean }

/** The player's code: fetched at the press of play, or by itself once the page is idle, visible and may autoplay. */
export function useStage(autoPlay: boolean) {
  const [Stage, setStage] = useState<typeof PlayerStage | null>(null)
  const [phase, setPhase] = useState<'waiting' | 'loading' | 'failed'>('waiting')
  const start = useCallback(() => {
    setPhase('loading')
    loadStage()
      .then((stage) => setStage(() => stage))
      .catch(() => setPhase('failed'))
  }, [])
  useEffect(() => (autoPlay && mayAutoplay() ? whenIdleAndVisible(start) : undefined), [autoPlay, start])
  return { Stage, phase, start }
}

/** The condition keeps the player and hls.js out of the server's bundle. */
async function loadStage(): Promise<typeof PlayerStage> {
  if (import.meta.env.SSR) throw new Error('the player runs in a browser')
  const playback = import('./open-playback.ts').then((code) => code.preloadPlayback())
  const [code] = await Promise.all([import('./player-stage.tsx'), playback])
  return code.PlayerStage
}

function mayAutoplay(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  const { still } = document.documentElement.dataset
  const prefersStill = still !== undefined || matchMedia('(prefers-reduced-motion: reduce)').matches
  return loadPreferences().startsAutomatically && !prefersStill && connection?.saveData !== true
}

/** Safari has no requestIdleCallback; a short wait stands in for it. Answers how to call it off. */
function whenIdleAndVisible(run: () => void): () => void {
  let isOff = false
  const begin = () => {
    if (isOff || document.visibilityState !== 'visible') return
    isOff = true
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
    isOff = true
    document.removeEventListener('visibilitychange', begin)
  }
}
