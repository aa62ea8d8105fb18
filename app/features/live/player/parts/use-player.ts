import { useState } from 'react'
import type { PlayerSource } from '#app/features/live/player/player-source.ts'
import type { Engine } from './engine.ts'
import type { Command } from './shortcuts.ts'
import { useEngine } from './use-engine.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { usePreferences } from './use-preferences.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useVideoClicks } from './use-video-clicks.ts'

const STEP_SECONDS = 5

export type UsePlayerOptions = {
  frame: HTMLElement | null
  video: HTMLVideoElement | null
  sources: readonly PlayerSource[]
  isTheatre: boolean
  onTheatre?: (isTheatre: boolean) => void
  onProgramTime?: (date: Date | undefined, behindSeconds?: number) => void
}

/** The engine with all actions of the viewer: by button, key or click on the picture. */
export function usePlayer({ frame, video, sources, isTheatre, onTheatre, onProgramTime }: UsePlayerOptions) {
  const urls = sources.map((source) => source.url)
  const [preferences, setPreferences] = usePreferences()
  const { engine, state } = useEngine(video, urls, (date, behind) =>
    onProgramTime?.(preferences.keepsStep ? date : undefined, behind),
  )
  const [hasChosenSound, setChosenSound] = useState(false)
  const { isFullscreen, toggleFullscreen } = useFullscreen(frame, video)
  const toggleTheatre = onTheatre && (() => onTheatre(!isTheatre))
  const setMuted = (isMuted: boolean) => {
    setChosenSound(true)
    engine?.setMuted(isMuted)
  }
  const setVolume = (volume: number) => {
    setChosenSound(true)
    engine?.setVolume(volume)
    if (volume > 0) setPreferences({ volume })
  }
  // A theatre is the whole page.
  useShortcuts(frame, preferences.hasPageShortcuts || isTheatre, (command) => {
    if (command === 'leave' && !isTheatre) return false
    if (command === 'leave') onTheatre?.(false)
    else if (command === 'mute') setMuted(!state.isMuted)
    else if (command === 'fullscreen') toggleFullscreen()
    else if (command === 'theatre') toggleTheatre?.()
    else if (engine) runCommand(engine, command)
    return true
  })
  useVideoClicks(video, () => engine?.togglePlay(), toggleFullscreen)
  return {
    engine,
    state,
    preferences,
    setPreferences,
    isFullscreen,
    toggleFullscreen,
    toggleTheatre,
    setMuted,
    setVolume,
    /** Playing muted although the viewer has not chosen so. */
    needsSound: state.isMuted && !hasChosenSound,
  }
}

function runCommand(engine: Engine, command: Exclude<Command, 'mute' | 'fullscreen' | 'theatre' | 'leave'>): void {
  const { behind } = engine.getState().position
  if (command === 'play') engine.togglePlay()
  else if (command === 'live') engine.goLive()
  else engine.seekBehind(behind + (command === 'back' ? STEP_SECONDS : -STEP_SECONDS))
}
