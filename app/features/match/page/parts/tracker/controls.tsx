import type { KeyboardEvent } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { type Course, indexAt, keyFrom, lengthOf } from './course.ts'
import type { Playback } from './use-playback.ts'

interface ControlsProps {
  course: Course
  /** The last play that may be shown. */
  end: number
  playback: Playback
  /** The moment in words, for who does not see the drawing. */
  valueText: string
  isLive: boolean
  isStill: boolean
}

/** Play and pause, a line through the match with its key moments, and the way back to now. */
export function Controls({ course, end, playback, valueText, isLive, isStill }: ControlsProps) {
  const { index, isAtEnd, isPlaying, speed, stepMs, toggle, toEnd } = playback
  // Of a match that is over, until it is played.
  const isOffered = !isLive && isAtEnd && end > 0 && speed === 'minute'
  return (
    <div className="flex items-center gap-3 ps-2 pe-4 pb-2">
      <button
        type="button"
        aria-label={isOffered ? undefined : isPlaying ? m.player_pause() : m.player_play()}
        onClick={toggle}
        className={cn(
          'flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-full',
          isOffered ? 'bg-brand ps-3 pe-4 font-semibold text-13 text-on-brand' : 'hover:bg-surface-2',
        )}
      >
        <svg aria-hidden="true" width={20} height={20} viewBox="0 0 20 20" className="fill-current">
          <path d={isPlaying ? 'M5 4h3.5v12H5zM11.5 4H15v12h-3.5z' : 'm6 3 11 7-11 7Z'} />
        </svg>
        {isOffered && m.match_tracker_watch()}
      </button>
      <Scrubber
        course={course}
        end={end}
        index={index}
        nextMs={isPlaying && !isStill ? stepMs : 0}
        valueText={valueText}
        onShow={playback.show}
        onToggle={toggle}
      />
      {isLive && (
        <button
          type="button"
          aria-pressed={isAtEnd}
          onClick={toEnd}
          className={cn(
            'flex min-h-11 shrink-0 items-center gap-1.5 rounded-full px-3 font-semibold text-12',
            isAtEnd ? 'text-live' : 'text-text-muted hover:bg-surface-2',
          )}
        >
          <span aria-hidden="true" className="size-2 rounded-full bg-current" />
          {m.player_live()}
        </button>
      )}
    </div>
  )
}

interface ScrubberProps {
  course: Course
  end: number
  index: number
  /** How long the line takes to the next play. */
  nextMs: number
  valueText: string
  onShow: (index: number) => void
  onToggle: () => void
}

function Scrubber({ course, end, index, nextMs, valueText, onShow, onToggle }: ScrubberProps) {
  const { plays, times } = course
  const length = Math.max(1, times[end] ?? lengthOf(course))
  const shareOf = (at: number) => Math.min(1, (times[at] ?? 0) / length)
  const isRtl = document.dir === 'rtl'
  const share = shareOf(nextMs > 0 ? Math.min(end, index + 1) : index)
  const onKeyDown = (event: KeyboardEvent) => {
    const forth = isRtl ? 'ArrowLeft' : 'ArrowRight'
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
    const to = {
      [forth]: index + 1,
      [back]: index - 1,
      ArrowUp: index + 1,
      ArrowDown: index - 1,
      PageUp: keyFrom(course, index, 1, end),
      PageDown: keyFrom(course, index, -1, end),
      Home: 0,
      End: end,
    }[event.key]
    if (event.key === ' ') onToggle()
    else if (to !== undefined) onShow(to)
    if (event.key === ' ' || to !== undefined) event.preventDefault()
  }
  const move = `translateX(${((isRtl ? -share : share) * 100).toFixed(2)}%)`
  const motion = { transform: move, transition: nextMs > 0 ? `transform ${Math.round(nextMs)}ms linear` : 'none' }
  return (
    <div className="relative h-11 min-w-0 flex-1">
      <input
        type="range"
        min={0}
        max={length}
        value={times[index] ?? 0}
        step={1}
        aria-label={m.match_tracker_slider()}
        aria-valuetext={valueText}
        onChange={({ target }) => onShow(indexAt(course, Number(target.value)))}
        onKeyDown={onKeyDown}
        className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
      />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line outline-offset-4 peer-focus-visible:outline-2 peer-focus-visible:outline-brand"
      >
        <div className="absolute inset-0 overflow-hidden rounded-full">
          <div className="absolute inset-y-0 end-full w-full bg-text" style={motion} />
        </div>
        {plays.map(
          ({ seq, isKey, side }, at) =>
            isKey &&
            side &&
            at <= end && (
              <i
                key={seq}
                style={{ insetInlineStart: `${(shareOf(at) * 100).toFixed(2)}%` }}
                className={cn(
                  'absolute -top-1.5 h-4.5 w-0.5 rounded-full',
                  side === 'home' ? 'bg-team-home' : 'bg-team-away',
                )}
              />
            ),
        )}
        <div className="absolute inset-0" style={motion}>
          <i className="absolute -start-1.5 -top-1 size-3.5 rounded-full border-2 border-surface-1 bg-text" />
        </div>
      </div>
    </div>
  )
}
