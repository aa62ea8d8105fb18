import { useEffect, useState } from 'react'
import type { PlayerSource } from '#app/features/live/player/player-source.ts'
import { neighbourChapter, type Recording } from '../recording.ts'
import type { Engine } from './engine.ts'
import type { PlayerState } from './engine-state.ts'
import { secondOf } from './live-position.ts'
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
  recording?: Recording | undefined
  onProgramTime?: (date: Date | undefined, behindSeconds?: number) => void
}

/** The engine with all actions of the viewer: by button, key or click on the picture. */
export function usePlayer({ frame, video, sources, isTheatre, ...options }: UsePlayerOptions) {
  const { onTheatre, onProgramTime, recording } = options
  const urls = sources.map((source) => source.url)
  const [preferences, setPreferences] = usePreferences()
  const { engine, state } = useEngine(
    video,
    urls,
    (date, behind) => onProgramTime?.(preferences.keepsStep ? date : undefined, behind),
    recording,
  )
  useFollow(engine, video, state, recording)
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
    else if (command === 'next' || command === 'previous') toChapter(engine, recording, command)
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

/** Goes where the page says, and tells it where the picture is. */
function useFollow(
  engine: Engine | null,
  video: HTMLVideoElement | null,
  state: PlayerState,
  recording: Recording | undefined,
): void {
  const { jump, onSecond, onEnd } = recording ?? {}
  useEffect(() => {
    if (!engine || !jump) return
    engine.seekTo(jump.to)
    engine.play()
  }, [engine, jump])
  const second = secondOf(state.position)
  useEffect(() => {
    if (state.hasPicture) onSecond?.(second)
  }, [state.hasPicture, onSecond, second])
  useEffect(() => {
    if (!video || !onEnd) return undefined
    video.addEventListener('ended', onEnd)
    return () => video.removeEventListener('ended', onEnd)
  }, [video, onEnd])
}

function toChapter(engine: Engine | null, recording: Recording | undefined, step: 'next' | 'previous'): void {
  if (!engine || !recording) return
  const to = neighbourChapter(recording.chapters, secondOf(engine.getState().position), step)
  if (to !== undefined) engine.seekTo(to)
}

type EngineCommand = Exclude<Command, 'mute' | 'fullscreen' | 'theatre' | 'leave' | 'next' | 'previous'>

function runCommand(engine: Engine, command: EngineCommand): void {
  const { behind } = engine.getState().position
  if (command === 'play') engine.togglePlay()
  else if (command === 'live') engine.goLive()
  else engine.seekBehind(behind + (command === 'back' ? STEP_SECONDS : -STEP_SECONDS))
}
