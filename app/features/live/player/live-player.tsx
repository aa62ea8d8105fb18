import { LoaderCircle, Play } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { takeFocus } from '#app/lib/take-focus.ts'
import { m } from '#app/paraglide/messages.js'
import { useStage } from './parts/use-stage.ts'
import type { PlayerSource } from './player-source.ts'

export type { PlayerSource }

export type LivePlayerProps = {
  /** In order of preference: the first that lives plays, the others take over when it dies. */
  sources: readonly PlayerSource[]
  /** Address of a 16:9 picture. */
  poster: string
  /** What is played, for screen readers. */
  title: string
  /** Starts (muted) without a press, where the viewer's settings and data saver allow. */
  autoPlay?: boolean
  /** It takes the place of a button that was pressed, and the focus with it. */
  takesFocus?: boolean
  isTheatre?: boolean
  /** Without it there is no theatre button. */
  onTheatre?: (isTheatre: boolean) => void
  /** Laid over the lower edge of the picture, also in full screen; the viewer can hide it. */
  overlay?: ReactNode
  /**
   * Wall-clock time of the picture on screen, about four times a second while it plays; undefined once it is gone, or
   * where the viewer does not want the page to keep step with it.
   */
  onProgramTime?: (date: Date | undefined) => void
}

/** The frame: poster and button, rendered on the server. The player's own code comes with the wish to watch. */
export function LivePlayer({ sources, poster, title, autoPlay = false, isTheatre = false, ...rest }: LivePlayerProps) {
  const { takesFocus = false, ...stage } = rest
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (takesFocus) takeFocus(frame)
  }, [takesFocus, frame])
  const { Stage, phase, start } = useStage(autoPlay && sources.length > 0)
  const startByPress = () => {
    start()
    // Before the button that has it goes.
    frame?.focus({ preventScroll: true })
  }
  return (
    <section
      ref={setFrame}
      tabIndex={-1}
      aria-label={m.player_region_label({ title })}
      className="@container relative isolate aspect-video w-full overflow-hidden bg-black text-white outline-none"
    >
      <img src={poster} alt="" width={960} height={540} fetchPriority="high" className="size-full object-cover" />
      {Stage && sources.length > 0 ? (
        <Stage frame={frame} sources={sources} isTheatre={isTheatre} {...stage} />
      ) : (
        <>
          {stage.overlay !== undefined && <div className="absolute inset-x-0 bottom-0">{stage.overlay}</div>}
          <Curtain isEmpty={sources.length === 0} phase={phase} onStart={startByPress} />
        </>
      )}
    </section>
  )
}

type CurtainProps = { isEmpty: boolean; phase: 'waiting' | 'loading' | 'failed'; onStart: () => void }

/** What lies over the poster before there is a player. */
function Curtain({ isEmpty, phase, onStart }: CurtainProps) {
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
        {m.player_start()}
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
