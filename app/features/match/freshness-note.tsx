import { cn } from '#app/lib/cn.ts'
import { useNow } from '#app/lib/use-now.ts'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '../shell/shell.queries.ts'
import { useFreshness } from './match.live.ts'

interface FreshnessNoteProps {
  /** False where nothing on the page can change, as in a list of results: then it says nothing of updates. */
  isLive?: boolean
}

/**
 * Says whether the page updates live, and otherwise how old its data is; and whose days the list shows, while the
 * visitor's own time zone is not known.
 */
export function FreshnessNote({ isLive = true }: FreshnessNoteProps) {
  const { assumedZone } = useShell()
  const { status, lastAt } = useFreshness()
  const text = useNow((nowMs) => {
    if (status === 'live') return m.match_freshness_live()
    if (lastAt === undefined) return m.match_freshness_connecting()
    return m.match_freshness_stale({ seconds: Math.max(1, Math.round((nowMs - lastAt) / 1000)) })
  }, 0)
  return (
    <p className="flex min-h-4 min-w-0 empty:hidden items-center gap-2 whitespace-nowrap text-12 text-text-muted tabular-nums">
      {isLive && (
        <span
          aria-hidden="true"
          className={cn(
            'size-2 shrink-0 rounded-full',
            status === 'live' ? 'bg-win' : status === 'connecting' ? 'bg-draw' : 'bg-warn',
          )}
        />
      )}
      {isLive && (
        // As wide as the usual text from the start, so that nothing beside it moves.
        <span
          data-usual={m.match_freshness_live()}
          className="grid before:invisible before:content-[attr(data-usual)] before:[grid-area:1/1]"
        >
          <span className="[grid-area:1/1]">{text}</span>
        </span>
      )}
      {assumedZone && <span className="ms-auto truncate">{m.match_list_zone({ zone: assumedZone })}</span>}
    </p>
  )
}
