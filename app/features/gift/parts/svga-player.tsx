import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isStill } from '#app/lib/is-still.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { drawMovie, playMovie, type ReadyMovie } from '../svga/draw-movie.ts'
import { loadMovie } from '../svga/load-movie.ts'

export interface Shown {
  key: string
  name: string
  /** An address, or a file that was read. */
  source: string | ReadyMovie
}

/** No canvas has a longer side. */
const SIDE_MAX = 900

/** Plays an animation, or shows one frame of it. Under reduced motion it stands until it is played. */
export function SvgaPlayer({ shown: { name, source } }: { shown: Shown }) {
  const [loaded, setLoaded] = useState(typeof source === 'string' ? undefined : source)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (typeof source !== 'string' || hasFailed) return undefined
    let isGone = false
    loadMovie(source).then(
      (movie) => isGone || setLoaded(movie),
      () => isGone || setHasFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [source, hasFailed])
  return (
    <section aria-label={name} className="grid gap-3">
      <div className="grid aspect-square max-h-[70dvh] w-full place-items-center overflow-hidden rounded-lg border border-line bg-black">
        {loaded && <Stage ready={loaded} name={name} />}
        {hasFailed && (
          <div className="grid justify-items-center gap-3 text-white">
            <p role="alert">{m.gift_svga_failed()}</p>
            <Button variant="quiet" onClick={() => setHasFailed(false)}>
              {m.gift_retry()}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

function Stage({ ready, name }: { ready: ReadyMovie; name: string }) {
  const { width, height, fps, frames } = ready.movie
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isPlaying, setIsPlaying] = useState(() => !isStill())
  const [frame, setFrame] = useState(() => (isStill() ? Math.floor(frames / 2) : 0))
  const start = useRef(frame)
  const scale = Math.min(SIDE_MAX / Math.max(width, height), 2)
  useEffect(() => {
    if (!canvas.current) return undefined
    if (isPlaying) return playMovie(canvas.current, ready, { isRepeated: true, from: start.current, onFrame: setFrame })
    drawMovie(canvas.current, ready, start.current)
    return undefined
  }, [isPlaying, ready])
  const show = (next: number) => {
    start.current = next
    setFrame(next)
    setIsPlaying(false)
    if (canvas.current) drawMovie(canvas.current, ready, next)
  }
  const toggle = () => {
    start.current = frame
    setIsPlaying(!isPlaying)
  }
  return (
    <div className="flex size-full min-h-0 flex-col">
      <canvas
        ref={canvas}
        role="img"
        aria-label={name}
        data-frame={frame}
        width={Math.max(1, Math.round(width * scale))}
        height={Math.max(1, Math.round(height * scale))}
        className="min-h-0 w-full flex-1 object-contain"
      />
      <div className="flex items-center gap-3 border-line border-t bg-surface-1 px-3 py-1">
        <IconButton label={isPlaying ? m.gift_svga_pause() : m.gift_svga_play()} onClick={toggle}>
          {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
        </IconButton>
        <Slider
          label={m.gift_svga_frame()}
          value={frame}
          valueText={`${frame + 1} / ${frames}`}
          min={0}
          max={frames - 1}
          onChange={show}
          className="flex-1"
        />
        <p className="figures shrink-0 text-12 text-text-muted" dir="ltr">
          {Math.round(width)} × {Math.round(height)}, {fps} fps
        </p>
      </div>
    </div>
  )
}
