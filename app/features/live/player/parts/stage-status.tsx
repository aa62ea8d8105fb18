import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlayerSource } from '#app/features/live/player/player-source.ts'
import { m } from '#app/paraglide/messages.js'
import type { PlayerState } from './engine-state.ts'

type StageStatusProps = {
  state: PlayerState
  sources: readonly PlayerSource[]
  isRecording: boolean
  onRetry: () => void
  children?: ReactNode
}

/**
 * Playback status for viewers and screen readers; a failure has a retry button. `children` come first in the top row.
 */
export function StageStatus({ state, sources, isRecording, onRetry, children }: StageStatusProps) {
  const text = isRecording ? recordingTextOf(state) : textOf(state)
  const isBusy = state.phase === 'loading' || state.phase === 'buffering'
  return (
    <>
      <div className="pointer-events-none absolute inset-0 z-10 grid place-items-center p-4 text-center @max-[440px]:p-2 @max-[440px]:pb-24">
        <div className="flex max-w-[384px] flex-col items-center gap-3 rounded-md bg-black/70 px-4 py-3 text-14 text-white empty:hidden @max-[440px]:flex-row @max-[440px]:px-3 @max-[440px]:py-2 @max-[440px]:text-13">
          {isBusy && (
            <LoaderCircle
              aria-hidden="true"
              className="size-5 shrink-0 animate-spin motion-reduce:animate-none @min-[440px]:size-8"
            />
          )}
          {text !== null && <p role={state.phase === 'failed' ? 'alert' : undefined}>{text}</p>}
          {state.phase === 'failed' && (
            <button
              type="button"
              onClick={onRetry}
              className="pointer-events-auto min-h-10 shrink-0 rounded-md bg-brand px-4 font-semibold text-on-brand"
            >
              {m.player_retry()}
            </button>
          )}
        </div>
      </div>
      <div className="absolute start-3 end-3 top-3 flex items-start gap-2">
        {children}
        <p role="status" className="min-w-0 rounded-md bg-black/85 px-3 py-2 text-13 text-white empty:hidden">
          {noticeOf(state, sources)}
        </p>
      </div>
    </>
  )
}

function recordingTextOf({ phase }: PlayerState): string | null {
  switch (phase) {
    case 'loading':
      return m.player_recording_loading()
    case 'buffering':
      return m.player_status_buffering()
    case 'offline':
      return m.player_recording_offline()
    case 'failed':
      return m.player_recording_failed()
    default:
      return null
  }
}

function textOf({ phase, isRetrying }: PlayerState): string | null {
  switch (phase) {
    case 'loading':
      return isRetrying ? m.player_status_retrying() : m.player_status_loading()
    case 'buffering':
      return m.player_status_buffering()
    case 'offline':
      return m.player_status_offline()
    case 'failed':
      return m.player_status_failed()
    default:
      return null
  }
}

/** The notice of a source switch, until the new source has played for a while. */
function noticeOf({ leftSourceIndex, sourceIndex }: PlayerState, sources: readonly PlayerSource[]): string | null {
  const from = leftSourceIndex === null ? undefined : sources[leftSourceIndex]
  const to = sources[sourceIndex]
  return from && to && from !== to ? m.player_status_switched({ from: from.label, to: to.label }) : null
}
