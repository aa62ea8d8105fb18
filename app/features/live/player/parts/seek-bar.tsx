import { m } from '#app/paraglide/messages.js'
import { formatBehind, type LivePosition } from './live-position.ts'
import { useDragged } from './use-dragged.ts'

type SeekBarProps = { position: LivePosition; onSeek: (behindSeconds: number) => void }

/** A slider over the rewind window, from its oldest second (left) to live (right), in seconds behind live. */
export function SeekBar({ position, onSeek }: SeekBarProps) {
  const [dragged, setDragged] = useDragged(onSeek)
  const window = Math.floor(position.window)
  const behind = dragged ?? (position.isAtEdge ? 0 : Math.round(position.behind))
  return (
    <input
      type="range"
      className="h-6 w-full min-w-0 cursor-pointer accent-white focus-visible:outline-white"
      aria-label={m.player_rewind_label()}
      aria-valuetext={behind === 0 ? m.player_live() : m.player_rewind_behind({ time: formatBehind(behind) })}
      min={-window}
      max={0}
      step={1}
      value={-Math.min(behind, window)}
      disabled={window === 0}
      onChange={(event) => setDragged(-Number(event.target.value))}
    />
  )
}
