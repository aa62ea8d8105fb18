import { ListVideo } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { ControlMenu } from '../controls/control-menu.tsx'
import { type Chapter, chapterAt } from '../recording.ts'
import { formatBehind, type LivePosition, secondOf } from './live-position.ts'
import { useDragged } from './use-dragged.ts'

/** Half of a native slider's thumb: its middle never reaches the ends of the track. */
const THUMB_PX = 8

interface TimeLineProps {
  position: LivePosition
  chapters: readonly Chapter[]
  onSeek: (second: number) => void
}

/** A slider over the whole of a recording, with a mark where each chapter begins. */
export function TimeLine({ position, chapters, onSeek }: TimeLineProps) {
  const [dragged, setDragged] = useDragged(onSeek)
  const length = Math.floor(position.window)
  const second = Math.min(length, Math.max(0, dragged ?? secondOf(position)))
  const time = m.player_recording_time({ time: formatBehind(second), length: formatBehind(length) })
  const chapter = chapters[chapterAt(chapters, second)]
  return (
    <div className="relative">
      {length > 0 &&
        chapters.map(({ at, title }) => (
          // For the mouse; keys have the menu of chapters, and n and p.
          <button
            key={at}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            title={`${formatBehind(at)} ${title}`}
            onClick={() => onSeek(at)}
            style={{ left: `calc(${THUMB_PX}px + (100% - ${2 * THUMB_PX}px) * ${Math.min(1, at / length)})` }}
            className="absolute -top-2 flex h-3.5 w-3 -translate-x-1/2 cursor-pointer justify-center"
          >
            <span className={`h-full w-0.5 rounded-full ${at <= second ? 'bg-white' : 'bg-white/60'}`} />
          </button>
        ))}
      <input
        type="range"
        className="h-6 w-full min-w-0 cursor-pointer accent-white focus-visible:outline-white"
        aria-label={m.player_recording_label()}
        aria-valuetext={chapter ? `${time}, ${chapter.title}` : time}
        min={0}
        max={length}
        step={1}
        value={second}
        disabled={length === 0}
        onChange={(event) => setDragged(Number(event.target.value))}
      />
    </div>
  )
}

/** Where one is, of how much, and in a wide player the chapter. */
export function RecordingTime({ position, chapters }: Omit<TimeLineProps, 'onSeek'>) {
  const second = secondOf(position)
  const chapter = chapters[chapterAt(chapters, second)]
  return (
    <p className="flex min-w-0 items-center gap-2 px-2 text-13 text-white">
      <span className="whitespace-nowrap tabular-nums">
        {formatBehind(second)} / {formatBehind(position.window)}
      </span>
      {chapter && (
        <span dir="auto" className="hidden truncate text-white/85 @min-[560px]:block">
          {chapter.title}
        </span>
      )}
    </p>
  )
}

/** All chapters, within the player: in full screen there is no other list. */
export function ChapterMenu({ position, chapters, onSeek }: TimeLineProps) {
  const current = chapterAt(chapters, secondOf(position))
  return (
    <ControlMenu label={m.player_chapters()} icon={ListVideo}>
      <ul>
        {chapters.map(({ at, title }, index) => (
          <li key={at} className="break-inside-avoid">
            <button
              type="button"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onSeek(at)}
              className="flex min-h-10 w-full items-baseline gap-3 rounded-sm px-2 py-2 text-start hover:bg-white/15 focus-visible:outline-white aria-[current]:font-semibold"
            >
              <span className="shrink-0 text-white/75 tabular-nums">{formatBehind(at)}</span>
              <span dir="auto" className="wrap-anywhere min-w-0">
                {title}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </ControlMenu>
  )
}
