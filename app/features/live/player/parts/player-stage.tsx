import { VolumeX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { LockedSource, PlayerSource } from '#app/features/live/player/player-source.ts'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { Recording } from '../recording.ts'
import { ControlBar } from './control-bar.tsx'
import { pictureInPictureOf } from './picture-in-picture.ts'
import { StageStatus } from './stage-status.tsx'
import { useIdle } from './use-idle.ts'
import { usePlayer } from './use-player.ts'

export type PlayerStageProps = {
  frame: HTMLElement | null
  sources: readonly PlayerSource[]
  lockedSources?: readonly LockedSource[]
  overlay?: ReactNode
  overPicture?: (video: HTMLVideoElement) => ReactNode
  controls?: ReactNode
  isTheatre: boolean
  onTheatre?: (isTheatre: boolean) => void
  recording?: Recording | undefined
  onProgramTime?: (date: Date | undefined, behindSeconds?: number) => void
}

/** The video with its engine and controls. */
export function PlayerStage({ overlay, overPicture, controls, ...options }: PlayerStageProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const player = usePlayer({ ...options, video })
  const { engine, state, preferences } = player
  const isIdle = useIdle(options.frame)
  const isHidden = isIdle && state.phase === 'playing'
  const unmute = () => {
    player.setMuted(false)
    // Before the focused button is removed.
    options.frame?.focus({ preventScroll: true })
  }
  const isStopped = state.phase === 'offline' || state.phase === 'failed'
  return (
    <div className={cn('absolute inset-0', isHidden && 'cursor-none')}>
      <video
        ref={setVideo}
        muted
        playsInline
        className={cn(
          'size-full bg-black object-contain',
          !state.hasPicture && 'opacity-0',
          !isHidden && '[&::-webkit-media-text-track-container]:-translate-y-20',
        )}
      />
      {video && state.hasPicture && overPicture?.(video)}
      {overlay !== undefined && preferences.showsScoreboard && (
        <OverlaySlot isRaised={!isHidden}>{overlay}</OverlaySlot>
      )}
      <StageStatus
        state={state}
        sources={options.sources}
        isRecording={options.recording !== undefined}
        onRetry={() => engine?.retry()}
      >
        {player.needsSound && state.hasPicture && !isStopped && <UnmuteButton onPress={unmute} />}
      </StageStatus>
      {engine && (
        <ControlBar
          engine={engine}
          state={state}
          sources={options.sources}
          lockedSources={options.lockedSources}
          preferences={preferences}
          hasScoreboard={overlay !== undefined}
          more={state.hasPicture && controls}
          recording={options.recording}
          canSyncScores={options.onProgramTime !== undefined}
          isHidden={isHidden}
          isFullscreen={player.isFullscreen}
          isTheatre={options.isTheatre}
          onFullscreen={player.toggleFullscreen}
          onTheatre={player.toggleTheatre}
          onPictureInPicture={pictureInPictureOf(video)}
          onMute={player.setMuted}
          onVolume={player.setVolume}
          onPreferences={player.setPreferences}
        />
      )}
    </div>
  )
}

/** Places the overlay at the lower edge of the picture, above the controls while they are visible. */
function OverlaySlot({ isRaised, children }: { isRaised: boolean; children: ReactNode }) {
  return (
    <div
      className={cn(
        'pointer-events-none absolute inset-x-0 bottom-0 transition-transform motion-reduce:transition-none',
        isRaised && '-translate-y-18',
      )}
    >
      {children}
    </div>
  )
}

function UnmuteButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-10 shrink-0 items-center gap-2 rounded-md bg-black/90 px-3 text-14 font-semibold text-white hover:bg-black focus-visible:outline-white"
    >
      <VolumeX aria-hidden="true" size={20} />
      {m.player_unmute()}
    </button>
  )
}
