import { LoaderCircle, Play } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { takeFocus } from '#app/lib/take-focus.ts'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '../../shell/shell.queries.ts'
import type { LockedSource, PlayerSource } from './player-source.ts'
import type { Recording } from './recording.ts'
import { useStage } from './use-stage.ts'

export type { PlayerSource }

export type LivePlayerProps = {
  /** In order of preference: the first working one plays, the next takes over when it fails. */
  sources: readonly PlayerSource[]
  /** Further sources, which the viewer may not play: they are listed with the way to them. */
  lockedSources?: readonly LockedSource[]
  /** A 16:9 picture that fills the element around it. */
  poster: ReactNode
  /** Accessible name of the stream or recording. */
  title: string
  /** Starts (muted) by itself, where the viewer's settings and data saver allow it. */
  autoPlay?: boolean
  /** The player replaces a button that was clicked and takes its focus. */
  takesFocus?: boolean
  isTheatre?: boolean
  /** Without this there is no theatre button. */
  onTheatre?: (isTheatre: boolean) => void
  /** It is no stream but has a beginning and an end. */
  recording?: Recording
  /** Shown over the lower edge of the picture, in full screen too; the viewer can hide it. */
  overlay?: ReactNode
  /** Over the picture, below score and controls, once there is one. */
  overPicture?: (video: HTMLVideoElement) => ReactNode
  /** Over all of the player that is no control, in full screen too, also before it plays. */
  front?: ReactNode
  /** Further controls, before the menus. */
  controls?: ReactNode
  /**
   * Called with the wall-clock time of the picture on screen, about four times a second during playback; with undefined
   * when playback ends or the viewer does not want the page's scores delayed to the picture. `behindSeconds`: how far she
   * has rewound.
   */
  onProgramTime?: (date: Date | undefined, behindSeconds?: number) => void
}

/** The player's frame with poster and play button, rendered on the server. The player's own code is loaded on play. */
export function LivePlayer(props: LivePlayerProps) {
  const { sources, poster, title, autoPlay = false, isTheatre = false, front, ...rest } = props
  const { takesFocus = false, ...stage } = rest
  const { recording } = stage
  const { brand } = useShell()
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (takesFocus) takeFocus(frame)
  }, [takesFocus, frame])
  const { Stage, phase, start } = useStage(autoPlay && sources.length > 0, recording)
  const startByPress = () => {
    start()
    // Before the focused button is removed.
    frame?.focus({ preventScroll: true })
  }
  return (
    <section
      ref={setFrame}
      tabIndex={-1}
      aria-label={m.player_region_label({ title })}
      className="@container relative isolate aspect-video w-full overflow-hidden bg-black text-white outline-none"
    >
      {poster}
      {Stage && sources.length > 0 ? (
        <>
          <Stage frame={frame} sources={sources} isTheatre={isTheatre} {...stage} />
          <img src={brand.logos.mark} alt="" width={28} height={28} className="player-mark" />
        </>
      ) : (
        <>
          <StartOverlay
            isEmpty={sources.length === 0}
            label={recording ? m.player_play() : m.player_start()}
            phase={phase}
            onStart={startByPress}
          />
          {stage.overlay !== undefined && (
            <div className="pointer-events-none absolute inset-x-0 bottom-0">{stage.overlay}</div>
          )}
        </>
      )}
      {front}
    </section>
  )
}

type StartOverlayProps = {
  isEmpty: boolean
  label: string
  phase: 'waiting' | 'loading' | 'failed'
  onStart: () => void
}

/** Shown over the poster before the player is loaded. */
function StartOverlay({ isEmpty, label, phase, onStart }: StartOverlayProps) {
  if (isEmpty) {
    return <p className={cn(CENTRE, 'bg-black/60 text-14')}>{m.player_empty()}</p>
  }
  return (
    <div className={cn(CENTRE, 'gap-3 bg-black/30')}>
      <button
        type="button"
        onClick={onStart}
        disabled={phase === 'loading'}
        className="inline-flex min-h-14 items-center gap-3 rounded-full bg-brand px-6 text-16 font-semibold text-on-brand shadow-floating focus-visible:outline-white"
      >
        {phase === 'loading' ? (
          <LoaderCircle aria-hidden="true" size={28} className="animate-spin motion-reduce:animate-none" />
        ) : (
          <Play aria-hidden="true" size={28} fill="currentColor" />
        )}
        {label}
      </button>
      {phase === 'failed' && (
        <p role="alert" className="rounded-md bg-black/75 px-3 py-2 text-14">
          {m.player_code_failed()}
        </p>
      )}
      <noscript>
        <p className="rounded-md bg-black/75 px-3 py-2 text-14">{m.player_needs_script()}</p>
      </noscript>
    </div>
  )
}

const CENTRE = 'absolute inset-0 flex flex-col items-center justify-center p-4 text-center'
