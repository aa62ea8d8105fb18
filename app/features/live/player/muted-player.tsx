import { useEffect, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { useEngine } from './parts/use-engine.ts'

export interface MutedPlayerProps {
  /** HLS addresses in order of preference. */
  urls: readonly string[]
  /** Every source has failed, or the browser refused to play. */
  onStopped: () => void
}

/** A stream without sound and without controls; nothing is seen of it before its first picture. */
export function MutedPlayer({ urls, onStopped }: MutedPlayerProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const { phase, hasPicture } = useEngine(video, urls).state
  const isStopped = phase === 'failed' || phase === 'paused'
  useEffect(() => {
    if (isStopped) onStopped()
  }, [isStopped, onStopped])
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
