import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'

const STEP =
  'inline-flex min-h-10 items-center rounded-md border border-line bg-surface-1 px-4 font-medium hover:bg-surface-2'

/** Links to the previous and next page of a list of which nobody counts the rows. */
export function Steps({ page, hasMore }: { page: number; hasMore: boolean }) {
  if (page === 1 && !hasMore) return null
  return (
    <nav aria-label={m.match_pager_label()} className="flex items-center justify-center gap-4">
      {page > 1 && (
        <Link
          to="."
          search={(search) => ({ ...search, page: page > 2 ? page - 1 : undefined })}
          rel="prev"
          className={STEP}
        >
          {m.match_pager_previous()}
        </Link>
      )}
      <span className="figures text-text-muted">{page}</span>
      {hasMore && (
        <Link to="." search={(search) => ({ ...search, page: page + 1 })} rel="next" className={STEP}>
          {m.match_pager_next()}
        </Link>
      )}
    </nav>
  )
}
