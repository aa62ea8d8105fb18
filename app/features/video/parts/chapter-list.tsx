import { m } from '#app/paraglide/messages.js'
import { chapterAt } from '../../live/player/recording.ts'
import { videoLength } from '../../video-list/video-length.ts'
import type { ShownChapter } from '../chapter-text.ts'

interface ChapterListProps {
  chapters: readonly ShownChapter[]
  /** Where the video is played; absent before it is. */
  second: number | undefined
  onChoose: (second: number) => void
}

/** The chapters of a video; each leads there. */
export function ChapterList({ chapters, second, onChoose }: ChapterListProps) {
  const current = second === undefined ? -1 : chapterAt(chapters, second)
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-surface-1">
      <h2 className="px-3 pt-3 pb-1 font-bold">{m.player_chapters()}</h2>
      {/* Its own scroll: a long match has more chapters than a screen has lines. */}
      <ul className="max-h-80 overflow-y-auto p-1">
        {chapters.map(({ at, name, who, score }, index) => (
          <li key={at}>
            <button
              type="button"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onChoose(at)}
              className="grid min-h-10 w-full grid-cols-[3.5rem_minmax(0,1fr)_auto] items-baseline gap-2 rounded-md px-2 py-2 text-start outline-offset-[-2px] hover:bg-surface-2 aria-[current]:bg-surface-2 aria-[current]:text-brand-text"
            >
              <span className="figures text-13 text-text-muted">{videoLength(at)}</span>
              <span className="min-w-0">
                <span dir="auto" className="wrap-anywhere font-medium">
                  {name}
                </span>
                {who && <bdi className="wrap-anywhere ms-2 text-13 text-text-muted">{who}</bdi>}
              </span>
              {score && (
                // Home first in the reader's direction, as the teams stand.
                <span className="inline-flex gap-1 font-semibold tabular-nums">
                  <span>{score.home}</span>-<span>{score.away}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
