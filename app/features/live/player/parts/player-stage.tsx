import { VolumeX } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { PlayerSource } from '../live-player.tsx'
import { ControlBar } from './control-bar.tsx'
import type { Engine } from './engine.ts'
import { loadPreferences, type Preferences, savePreferences } from './preferences.ts'
import type { Command } from './shortcuts.ts'
import { StageStatus } from './stage-status.tsx'
import { useEngine } from './use-engine.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { useIdle } from './use-idle.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useSurface } from './use-surface.ts'

const STEP_SECONDS = 5

export type PlayerStageProps = {
  frame: HTMLElement | null
  sources: readonly PlayerSource[]
  overlay?: ReactNode
  isTheatre: boolean
  onTheatre?: (isTheatre: boolean) => void
  onProgramTime?: (date: Date) => void
}

/** Everything that comes with play: the video, its engine and the controls over it. */
export function PlayerStage({ frame, sources, overlay, isTheatre, onTheatre, onProgramTime }: PlayerStageProps) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const { engine, state } = useEngine(video, urlsOf(sources), onProgramTime)
  const [preferences, setPreferences] = usePreferences()
  const [hasChosenSound, setChosenSound] = useState(false)
  const { isFullscreen, toggle: toggleFullscreen } = useFullscreen(frame, videoRef)
  const isIdle = useIdle(frame)
  const isHidden = isIdle && state.phase === 'playing'
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
  const run = (command: Command) => {
    if (command === 'mute') setMuted(!state.isMuted)
    else if (command === 'fullscreen') toggleFullscreen()
    else if (command === 'theatre') toggleTheatre?.()
    else if (engine) runOnEngine(engine, command)
  }
  useShortcuts(frame, preferences.hasPageShortcuts, run)
  useSurface(video, () => engine?.togglePlay(), toggleFullscreen)
  return <div />
}
