import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'

type LiveButtonProps = { isAtEdge: boolean; isLit: boolean; onGoLive: () => void }

/** A "live" indicator at the live edge; behind it, a button that returns to live. */
export function LiveButton({ isAtEdge, isLit, onGoLive }: LiveButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isAtEdge}
      onClick={isAtEdge ? undefined : onGoLive}
      className="inline-flex h-10 min-w-0 items-center gap-2 rounded-md px-2 text-13 font-semibold text-white hover:bg-white/15 focus-visible:-outline-offset-2 focus-visible:outline-white"
    >
      <span
        aria-hidden="true"
        className={cn('size-2 shrink-0 rounded-full', isAtEdge && isLit ? 'bg-live' : 'bg-white/50')}
      />
      <span dir="auto" className="truncate">
        {isAtEdge ? m.player_live() : m.player_go_live()}
      </span>
    </button>
  )
}
