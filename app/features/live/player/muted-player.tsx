import { useEffect, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { useEngine } from './parts/use-engine.ts'

export interface MutedPlayerProps {
  /** HLS addresses in order of preference. */
  urls: readonly string[]
  /** Every source has failed, or the browser refused to play. */
  onStopped: () => void
  /** With sound, after a press: a browser stops a video that makes itself heard. */
  hasSound?: boolean
  /** Called with the wall-clock time of the picture on screen; with undefined at the end. */
  onProgramTime?: (date: Date | undefined) => void
}

/** A stream without controls, and without sound unless asked for; nothing is seen of it before its first picture. */
export function MutedPlayer({ urls, onStopped, hasSound = false, onProgramTime }: MutedPlayerProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const { engine, state } = useEngine(video, urls, onProgramTime)
  const { phase, hasPicture } = state
  const isStopped = phase === 'failed' || phase === 'paused'
  useEffect(() => {
    if (isStopped) onStopped()
  }, [isStopped, onStopped])
  useEffect(() => engine?.setMuted(!hasSound), [engine, hasSound])
  return (
    <video
      ref={setVideo}
      muted
      playsInline
      aria-hidden="true"
      tabIndex={-1}
      className={cn('absolute inset-0 size-full object-cover transition-opacity', !hasPicture && 'opacity-0')}
    />
  )
}
