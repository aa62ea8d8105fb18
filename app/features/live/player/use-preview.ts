import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { whenIdle } from '#app/lib/when-idle.ts'
import type { MutedPlayerProps } from './muted-player.tsx'
import { mayAutoplay } from './preferences.ts'

/** The part of the stage that has to be on the screen. */
const SEEN = 0.4

/** Whether the element is on the screen of a visible tab. */
function useIsSeen(element: HTMLElement | null): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element) return undefined
    let isOnScreen = false
    const update = () => setSeen(isOnScreen && document.visibilityState === 'visible')
    const observer = new IntersectionObserver(
      ([entry]) => {
        isOnScreen = (entry?.intersectionRatio ?? 0) >= SEEN
        update()
      },
      { threshold: SEEN },
    )
    observer.observe(element)
    document.addEventListener('visibilitychange', update)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', update)
    }
  }, [element])
  return isSeen
}

/**
 * The muted player of a stage: started by itself when the page is idle, where that is welcome, or by a press. It exists
 * only while the stage is seen, so a hidden one fetches nothing, unless it `goesOn`; its code is loaded with the first
 * start.
 */
export function usePreview(stage: HTMLElement | null, startsByItself: boolean, goesOn = false) {
  const [Player, setPlayer] = useState<ComponentType<MutedPlayerProps> | null>(null)
  const [isWanted, setWanted] = useState(false)
  const isSeen = useIsSeen(stage)
  useEffect(() => (startsByItself && mayAutoplay() ? whenIdle(() => setWanted(true)) : undefined), [startsByItself])
  const start = useCallback(() => setWanted(true), [])
  const stop = useCallback(() => setWanted(false), [])
  const isRunning = isWanted && (isSeen || goesOn)
  useEffect(() => {
    if (!isRunning || Player) return
    loadPlayer().then((code) => setPlayer(() => code), stop)
  }, [isRunning, Player, stop])
  return { Player: isRunning ? Player : null, isWanted, toggle: () => setWanted((was) => !was), start, stop }
}

/** The condition keeps the player and hls.js out of the server's bundle. */
async function loadPlayer() {
  if (import.meta.env.SSR) throw new Error('the player runs in a browser')
  return (await import('./muted-player.tsx')).MutedPlayer
}
