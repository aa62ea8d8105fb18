import { cn } from '#app/lib/cn.ts'
import { numbered } from '#app/lib/numbered.ts'
import { m } from '#app/paraglide/messages.js'
import { Scroller } from '#app/ui/scroller.tsx'
import type { BoardOf } from './board-of.ts'

const OVER_END = '|'
const WICKET = 'bg-text text-bg'
const BOUNDARY = { home: 'bg-team-home text-on-team', away: 'bg-team-away text-on-team' }

/** The last balls, oldest first, with a line between two overs; scrolled to the newest. Its place is kept before the first. */
export function RecentBalls({ board: { recent, batting = 'home' } }: { board: BoardOf<'cricket'> }) {
  return (
    <div className="flex min-h-7 items-center gap-2 text-12">
      <span aria-hidden="true" className="shrink-0 text-text-muted">
        {m.match_board_recent_balls()}
      </span>
      {/* From right to left a scroller begins at its right end. */}
      <div dir="rtl" className="min-w-0">
        <Scroller label={m.match_board_recent_balls()}>
          <ol className="flex w-max gap-1" dir="ltr">
            {numbered(recent).map(({ number, item: ball }) =>
              ball === OVER_END ? (
                <li key={number} aria-hidden="true" className="mx-1 w-px bg-text-muted" />
              ) : (
                <li
                  key={number}
                  className={cn(
                    'figures grid size-7 shrink-0 place-items-center rounded-full font-semibold',
                    ball === 'W' ? WICKET : /^[46]$/.test(ball) ? BOUNDARY[batting] : 'bg-surface-2',
                  )}
                >
                  {ball}
                </li>
              ),
            )}
          </ol>
        </Scroller>
      </div>
    </div>
  )
}
